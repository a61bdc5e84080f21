package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

extension UIKitClasses {
  /// The members of lists in the classes of other modules.
  package static var listCategories: [NativeCategory] {
    [
      NativeCategory("UIView") { (view: ClassDefinition<UIView>) in UIView.defineFocus(view) }
    ]
  }
}
