internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import UIKitText

/// The accessibility properties of UIKit's own views.
enum StandardElements {
  static func define(_ label: ClassDefinition<UILabel>) {
    label.standardElement(
      label: { $0.text },
      traits: { $0.isEnabled ? .staticText : [.staticText, .notEnabled] })
  }

  static func define(_ view: ClassDefinition<UIImageView>) {
    view.standardElement(isElement: false, traits: { _ in .image })
  }

  static func define(_ view: ClassDefinition<UIProgressView>) {
    view.standardElement(
      value: { accessibilityPercentage($0.progress) }, traits: { _ in .updatesFrequently })
  }

  static func define(_ view: ClassDefinition<UITextView>) {
    let text = view.runtime.selector("text")
    view.standardElement(value: { try $0.call(text) }, traits: { _ in .textEntry })
  }

  static func define(_ button: ClassDefinition<UIButton>) {
    button.standardElement(
      label: { $0.currentTitle }, traits: { $0.accessibilityTraits(.button) })
  }

  static func define(_ field: ClassDefinition<UITextField>) {
    let placeholder = field.runtime.selector("placeholder")
    field.standardElement(
      // The value of an empty field is its placeholder; that of a secure one is dots.
      value: { field in
        if field.text.isEmpty { return try field.call(placeholder) }
        return field.isSecret ? String(repeating: "•", count: field.text.count) : field.text
      },
      traits: { $0.accessibilityTraits(.textEntry) })
  }

  static func define(_ control: ClassDefinition<UISwitch>) {
    control.standardElement(
      value: { $0.isOn ? "1" : "0" }, traits: { $0.accessibilityTraits([.button, .toggle]) })
  }

  static func define(_ slider: ClassDefinition<UISlider>) {
    let setValue = slider.runtime.selector("setValue:animated:")
    slider.standardElement(
      value: { slider in
        let span = slider.maximumValue - slider.minimumValue
        return accessibilityPercentage(
          span > 0 ? (slider.value - slider.minimumValue) / span : 0)
      },
      traits: { $0.accessibilityTraits(.adjustable) })
    // A tenth of the range, as commonly seen.
    slider.adjustable { slider, steps in
      let before = slider.value
      let step = Double(steps) * (slider.maximumValue - slider.minimumValue) / 10
      try slider.send(setValue, before + step, true)
      guard slider.value != before else { return }
      try slider.sendActions(for: [.valueChanged, .primaryActionTriggered], nil)
    }
  }

  static func define(_ stepper: ClassDefinition<UIStepper>) {
    stepper.adjustable { try $0.step(by: $1) }
  }

  /// A wheel is the adjustable element of a picker, not the picker itself.
  static func define(_ wheel: ClassDefinition<PickerWheel>) {
    wheel.standardElement(traits: { _ in .adjustable })
    wheel.adjustable { wheel, steps in try wheel.picker?.step(wheel.tag, by: steps) }
  }

  static func define(_ control: ClassDefinition<UIPageControl>) {
    control.standardElement(
      value: { "page \($0.currentPage + 1) of \($0.numberOfPages)" },
      traits: { $0.accessibilityTraits([.updatesFrequently, .adjustable]) })
    control.adjustable { try $0.step(by: $1) }
  }
}
