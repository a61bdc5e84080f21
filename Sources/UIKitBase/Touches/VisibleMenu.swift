/// A menu over a view that a touch outside it dismisses.
package protocol VisibleMenu: AnyObject {
  /// Dismisses the menu for a touch outside it; the touch is delivered to its view.
  ///
  /// - Throws: errors of the menu's delegate.
  func touchCame(in view: UIView) throws

  /// Dismisses the menu.
  ///
  /// - Throws: errors of the menu's delegate.
  func leave() throws
}
