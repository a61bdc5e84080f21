package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import UIKitText

extension UIKitClasses {
  /// The members of controls, menus and accessibility in the classes of other modules.
  package static var controlCategories: [NativeCategory] {
    [
      NativeCategory("UIControl", UIControl.defineControls),
      NativeCategory("UIApplication", UIApplication.defineKeys),
      NativeCategory("UIView") { (view: ClassDefinition<UIView>) in
        view.later(UIView.defineAccessibility)
      },
      NativeCategory("UIImageView") { (view: ClassDefinition<UIImageView>) in
        view.later(StandardElements.define)
      },
      NativeCategory("UILabel") { (label: ClassDefinition<UILabel>) in
        label.later(StandardElements.define)
      },
      NativeCategory("UIProgressView") { (view: ClassDefinition<UIProgressView>) in
        view.later(StandardElements.define)
      },
      NativeCategory("UITextView") { (view: ClassDefinition<UITextView>) in
        UITextView.defineFinding(view)
        view.later(StandardElements.define)
      },
    ]
  }
}

extension UIControl {
  /// Declares the private targets, and the interactions of menus and tool tips.
  fileprivate static func defineControls(_ control: ClassDefinition<UIControl>) {
    definePrivateTargets(control)
    defineInteractions(control)
  }
}
