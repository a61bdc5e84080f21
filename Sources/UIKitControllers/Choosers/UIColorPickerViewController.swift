package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A controller in which the user chooses a color, from UIColorPickerViewController.h.
package final class UIColorPickerViewController: UIViewController, ItemChooser {
  /// Keeps whether the delegate responds to the two selections, according to private flags in iOS 17's
  /// header; the end is checked when it is sent.
  private lazy var delegate = DelegateSlot(remembering: kept)
  private lazy var kept = [
    "colorPickerViewController:didSelectColor:continuously:",
    "colorPickerViewControllerDidSelectColor:",
  ].map(runtime.selector)

  private func tell(_ name: String, _ arguments: any MessageValue...) throws -> Bool {
    let selector = runtime.selector(name)
    let receiver =
      try kept.contains { $0 === selector }
      ? delegate.delegate(remembered: selector) : delegate.delegate(respondingTo: selector)
    guard let receiver else { return false }
    let values = [messageValue] + arguments.map(\.messageValue)
    _ = try receiver.keptAlive { try runtime.send(receiver, selector, Arguments(values)) }
    return true
  }

  /// Chooses a color, as a tap does, or closes the picker.
  ///
  /// - Parameter answer: a color; no value closes the picker.
  package func choose(_ answer: Value) throws {
    if answer.isNone {
      _ = try tell("colorPickerViewControllerDidFinish:")
      return try dismissItself()
    }
    guard let color = answer.object as? UIColor else {
      throw RuntimeError(
        .invalidArgument,
        "uikit.choose: a UIColorPickerViewController takes a UIColor, got \(answer.typeName)")
    }
    try send(runtime.selector("setSelectedColor:"), color)
    // The older method is for delegates that do not implement the newer one.
    if try tell("colorPickerViewController:didSelectColor:continuously:", color, false) { return }
    _ = try tell("colorPickerViewControllerDidSelectColor:")
  }

  static func define(_ picker: ClassDefinition<UIColorPickerViewController>) {
    picker.property(
      "delegate", .weak, of: "<UIColorPickerViewControllerDelegate>", get: { $0.delegate.object },
      set: { try $0.delegate.set($1, of: $0) })
    let white = picker.runtime.selector("whiteColor")
    picker.property(
      "selectedColor", .strong,
      get: { (picker) -> UIColor in
        if let color = picker.storedValues?.value("selectedColor")?.object as? UIColor {
          return color
        }
        return try picker.runtime.cls(UIKitClasses.color).call(white)
      }
    ) { (picker, color: UIColor) in
      picker.makeStoredValues().set("selectedColor", .object(color), .strong)
    }
    picker.stored("supportsAlpha", usual: true)
    picker.stored("supportsEyedropper", usual: true)
    picker.stored("maximumLinearExposure", usual: 1.0)
  }
}

extension UIKitClasses {
  package static let colorPickerViewController = NativeClass<UIColorPickerViewController>(
    "UIColorPickerViewController", superclass: viewController, UIColorPickerViewController.define)
}
