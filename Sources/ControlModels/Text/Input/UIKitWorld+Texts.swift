internal import SelectorRuntime

extension UIKitWorld {
  /// Gives responders and layout guides the keyboard.
  func connectTexts() { keyboardModel = keyboard }
}

extension UIKitClasses {
  /// The members of texts in the classes of other modules.
  static var textCategories: [NativeCategory] {
    [
      NativeCategory("UIResponder", UIResponder.defineInput),
      NativeCategory("UIImage", UIImage.defineProviding),
      NativeCategory("UIColor", UIColor.defineProviding),
    ]
  }
}
