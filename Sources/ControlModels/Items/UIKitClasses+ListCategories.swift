internal import SelectorRuntime

extension UIKitClasses {
  /// The members of lists in the classes of other modules.
  static var listCategories: [NativeCategory] {
    [
      NativeCategory("UIView") { (view: ClassDefinition<UIView>) in UIView.defineFocus(view) }
    ]
  }
}
