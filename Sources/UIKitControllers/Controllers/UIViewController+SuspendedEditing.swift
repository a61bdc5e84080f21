internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import UIKitText

/// The text that is edited behind a presented controller.
///
/// Since iOS 8 a presentation takes the keyboard away, and the text is edited again when the
/// controller is dismissed (dinhquan/SwiftAlertView#6, react-native#23852,
/// slackhq/SlackTextViewController#300). A search controller is presented for the text that is
/// being edited, which goes on.
extension UIViewController {
  private static let suspendedText = "_suspendedText"

  /// Ends editing behind a controller that is about to be presented.
  ///
  /// - Throws: errors of the text's delegate.
  final func suspendEditing(in window: UIWindow, for controller: UIViewController) throws {
    guard !(controller is UISearchController), let text = window.firstResponder,
      text is any TextEditing
    else { return }
    controller.makeStoredValues().set(Self.suspendedText, .object(text), .weak)
    try text.keptAlive { _ = try text.send(runtime.selector("resignFirstResponder")) }
  }

  /// Continues editing after this presented controller was dismissed.
  ///
  /// - Throws: errors of the text's delegate.
  final func resumeEditing() throws {
    guard let text = storedValues?.value(Self.suspendedText)?.object as? UIView else { return }
    storedValues?.remove(Self.suspendedText)
    guard let window = text.window, window.firstResponder == nil else { return }
    try text.keptAlive { _ = try text.send(runtime.selector("becomeFirstResponder")) }
  }
}
