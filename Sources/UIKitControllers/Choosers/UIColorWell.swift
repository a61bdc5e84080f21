package import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A control that displays a color and presents a color picker, from UIColorWell.h.
///
/// A tap presents a `UIColorPickerViewController`, in which `uikit.choose` chooses a color.
package final class UIColorWell: UIControl {
  @Weak private var picker: UIColorPickerViewController?

  package override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 28, height: 28) }

  private func showPicker() throws {
    guard isEnabled, picker == nil, let root = window?.rootViewController else { return }
    let made: UIColorPickerViewController = try runtime.cls(
      UIKitClasses.colorPickerViewController
    ).call(runtime.selector("new"))
    try made.keptAlive {
      let color: UIColor? = try call(runtime.selector("selectedColor"))
      if let color { try made.send(runtime.selector("setSelectedColor:"), color) }
      let hasAlpha: Bool = try call(runtime.selector("supportsAlpha"))
      try made.send(runtime.selector("setSupportsAlpha:"), hasAlpha)
      let title: String? = try call(runtime.selector("title"))
      try made.send(runtime.selector("setTitle:"), title)
      try made.send(runtime.selector("setDelegate:"), self)
      picker = made
      try root.frontmost.send(
        runtime.selector("presentViewController:animated:completion:"), made, true, Block?.none)
    }
  }

  static func define(_ well: ClassDefinition<UIColorWell>) {
    well.stored("title", .copy, usual: String?.none)
    well.stored("supportsAlpha", usual: true)
    well.stored("selectedColor", .strong, usual: UIColor?.none)
    well.method("intrinsicContentSize") { (well) -> CGSize in well.sizeThatFits(.zero) }
    well.method("endTrackingWithTouch:withEvent:") { (well, _: UITouch?, _: UIEvent?) in
      if well.isTouchInside { try well.keptAlive { try well.showPicker() } }
    }
    let set = well.runtime.selector("setSelectedColor:")
    well.method("colorPickerViewController:didSelectColor:continuously:") {
      (well, _: UIColorPickerViewController, color: UIColor, _: Bool) in
      try well.keptAlive {
        try well.send(set, color)
        try well.sendActions(for: .valueChanged, nil)
      }
    }
  }
}

extension UIKitClasses {
  package static let colorWell = NativeClass<UIColorWell>(
    "UIColorWell", superclass: control, UIColorWell.define)
}
