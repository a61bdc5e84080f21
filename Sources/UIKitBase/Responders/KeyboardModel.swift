package import QuartzCore

/// The keyboard, as responders and layout guides use it.
package protocol KeyboardModel: AnyObject {
  /// The keyboard's frame on the screen, if it is shown.
  var shownFrame: CGRect? { get }

  /// Adds a view with a keyboard layout guide, which is laid out when the keyboard changes.
  func isFollowed(by view: UIView)

  /// Called when a responder became first responder.
  ///
  /// - Throws: the errors of the responder's input view methods, and of observers.
  func serves(_ responder: UIResponder) throws

  /// Called when a responder has resigned first responder.
  ///
  /// - Throws: the errors of observers.
  func leaves(_ responder: UIResponder) throws
}
