internal import SelectorRuntime
internal import UIKitRuntime

/// The end of editing, and the layout direction of a view.
extension UIView {
  /// Ends the editing of a text field or text view in the view.
  ///
  /// - Parameter force: whether its delegate is not asked.
  private final func endEditing(force: Bool) throws -> Bool {
    guard let responder = window?.firstResponder ?? (self as? UIWindow)?.firstResponder,
      let editing = responder as? UIView, editing.isDescendant(of: self)
    else { return false }
    let field = editing as? any ForcedEditing
    return try editing.keptAlive {
      field?.mustEnd = force
      defer { field?.mustEnd = false }
      return try editing.call(selectors.resignFirstResponder)
    }
  }

  /// `UISemanticContentAttributeForceLeftToRight` and `…ForceRightToLeft`.
  private static let forced = [3: 0, 4: 1]

  static func defineEditing(_ view: ClassDefinition<UIView>) {
    let direction = view.cls.runtime.selector("userInterfaceLayoutDirection")
    let attribute = view.cls.runtime.selector("semanticContentAttribute")
    view.method("endEditing:") { (view, force: Bool) -> Bool in
      try view.endEditing(force: force)
    }
    view.readonly("effectiveUserInterfaceLayoutDirection") { (view) -> Int in
      try forced[view.call(attribute, as: Int.self)] ?? view.world.application.call(direction)
    }
    view.classSide.method("userInterfaceLayoutDirectionForSemanticContentAttribute:") {
      (cls, attribute: Int) -> Int in
      try forced[attribute] ?? cls.uikit.application.call(direction)
    }
  }
}
