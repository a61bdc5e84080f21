internal import FoundationCore
package import UIKitBase

/// The menus of texts, which the module of menus provides.
package struct TextMenus {
  /// Called after the delegate of a text view was set.
  package var delegateWasSet: (UITextView) throws -> Void = { _ in }
  /// Called after a text view was tapped twice.
  package var wordWasTapped: (UITextView) throws -> Void = { _ in }
}

private enum TextMenusKey: WorldKey {
  static func initialValue(in world: FoundationWorld) -> TextMenus { TextMenus() }
}

extension UIKitWorld {
  /// The menus of texts.
  package var textMenus: TextMenus {
    get { self[TextMenusKey.self] }
    set { self[TextMenusKey.self] = newValue }
  }
}
