package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

extension UIKitWorld {
  /// Gives responders and layout guides the keyboard.
  package func connectTexts() { keyboardModel = keyboard }
}

extension UIKitClasses {
  /// The members of texts in the classes of other modules.
  package static var textCategories: [NativeCategory] {
    [
      NativeCategory("UIResponder", UIResponder.defineInput),
      NativeCategory("UIImage", UIImage.defineProviding),
      NativeCategory("UIColor", UIColor.defineProviding),
    ]
  }
}
