internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
internal import Systems
package import UIKitBase
package import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// A control that a tap switches on and off.
package final class UISwitch: UIControl {
  package internal(set) var isOn = false

  /// The fixed size of every switch.
  ///
  /// 51 × 31 points is commonly seen up to iOS 18, 63 × 28 from 26 on; no document gives it.
  var size: CGSize {
    uikit.changes[.switchSize] ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  /// Whether a recognizer is for a tap, or for a one-finger drag along the switch.
  package override func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return isPlainTap(recognizer) }
    return pan.touches.count == 1 && abs(pan.translation.x) > abs(pan.translation.y)
  }

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let isOn = isOn
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      self.isOn = isOn
    }
  }

  package override var intrinsicSize: CGSize {
    uikit.changes[.switchIntrinsicSize] ? size : CGSize(width: 49, height: 31)
  }

  package override func didDecode() throws {
    try place(CGRect(origin: frame.origin, size: size))
  }

  package override func sizeThatFits(_: CGSize) -> CGSize { size }
}

extension UISwitch {
  static func define(_ control: ClassDefinition<UISwitch>) {
    control.later(StandardElements.define)
    let runtime = control.runtime
    let setOn = runtime.selector("setOn:animated:")
    control.method("initWithFrame:") { (control, frame: CGRect) -> UISwitch in
      try control.checkedSetFrame(CGRect(origin: frame.origin, size: control.size))
      return control
    }
    control.shown("onTintColor", .strong, usual: UIColor?.none)
    control.shown("thumbTintColor", .strong, usual: UIColor?.none)
    control.shown("onImage", .strong, usual: UIImage?.none)
    control.shown("offImage", .strong, usual: UIImage?.none)
    control.stored("title", .copy, usual: String?.none)
    control.stored("preferredStyle", usual: 0)
    control.readonly("style") { (_) -> Int in 2 }  // UISwitchStyleSliding
    control.property("on", getter: "isOn", get: { $0.isOn }) { (control, on: Bool) in
      try control.send(setOn, on, false)
    }
    control.method(setOn.name) { (control, on: Bool, _: Bool) in control.isOn = on }
    control.method("endTrackingWithTouch:withEvent:") {
      (control, _: UITouch?, event: UIEvent?) in
      guard control.isTouchInside else { return }
      try control.send(setOn, !control.isOn, true)
      try control.sendActions(for: [.valueChanged, .primaryActionTriggered], event)
    }
  }
}

extension UIKitClasses {
  package static let `switch` = NativeClass<UISwitch>(
    "UISwitch", superclass: control, UISwitch.define)
}
