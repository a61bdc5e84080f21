package import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A control with a thumb that is dragged between a minimum and a maximum value.
package final class UISlider: UIControl {
  package private(set) var value = 0.0
  package private(set) var minimumValue = 0.0
  package private(set) var maximumValue = 1.0
  /// Whether value changes are sent during the drag, or only at its end.
  package var isContinuous = true
  /// The distance of the touch from the thumb's center.
  private var grip = 0.0

  /// The size of the thumb in points, as commonly seen; no document gives it.
  private static let thumb = 28.0

  /// Returns the frame of the thumb on a track for a value.
  private func thumbRect(on track: CGRect, at value: Double) -> CGRect {
    let span = maximumValue - minimumValue
    let part = span > 0 ? (value - minimumValue) / span : 0
    return CGRect(
      x: track.origin.x + part * max(0, track.size.width - Self.thumb),
      y: track.center.y - Self.thumb / 2, width: Self.thumb, height: Self.thumb)
  }

  /// Returns the frames of the track and the thumb from the methods that subclasses can override.
  private func places() throws -> (track: CGRect, thumb: CGRect) {
    let track: CGRect = try call(runtime.selector("trackRectForBounds:"), bounds)
    let thumb: CGRect = try call(
      runtime.selector("thumbRectForBounds:trackRect:value:"), bounds, track, value)
    return (track, thumb)
  }

  /// The current frame of the thumb; if an overridden method raises, the default one.
  package var thumbRect: CGRect { (try? places().thumb) ?? thumbRect(on: bounds, at: value) }

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let values = (value, minimumValue, maximumValue)
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      (value, minimumValue, maximumValue) = values
    }
  }

  private func setValue(_ value: Double) {
    self.value = min(max(value, minimumValue), max(minimumValue, maximumValue))
    markNeedsLayout()
  }

  private func setMinimum(_ value: Double) {
    minimumValue = value
    maximumValue = max(maximumValue, value)
    setValue(self.value)
  }

  private func setMaximum(_ value: Double) {
    maximumValue = value
    minimumValue = min(minimumValue, value)
    setValue(self.value)
  }

  /// Returns the position of a touch on the track; nil if it has left the window.
  private func position(of touch: UITouch?) -> Double? {
    guard let touch else { return nil }
    return touch.window?.convert(touch.location, to: self)?.x
  }

  /// Whether a recognizer is for a swipe along the slider while the thumb is touched.
  package override func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isTracking, let swipe = recognizer as? UISwipeGestureRecognizer else {
      return super.isOwnGesture(recognizer)
    }
    return swipe.numberOfTouchesRequired == 1 && !swipe.direction.isDisjoint(with: [.left, .right])
  }

  /// Begins a drag; returns false if the touch is outside of the thumb.
  private func begin(_ touch: UITouch?) throws -> Bool {
    let thumb = try places().thumb
    guard let x = position(of: touch), x >= thumb.origin.x, x <= thumb.maxX else { return false }
    grip = x - thumb.center.x
    return true
  }

  private func drag(_ touch: UITouch?, _ event: UIEvent?) throws {
    let (track, thumb) = try places()
    let length = track.size.width - thumb.size.width
    guard let x = position(of: touch), length > 0 else { return }
    let part = (x - grip - thumb.size.width / 2 - track.origin.x) / length
    let old = value
    setValue(minimumValue + part * (maximumValue - minimumValue))
    if isContinuous, value != old {
      try sendActions(for: [.valueChanged, .primaryActionTriggered], event)
    }
  }
}

extension UISlider {
  static func define(_ slider: ClassDefinition<UISlider>) {
    slider.later(StandardElements.define)
    slider.property("value", get: { Real($0.value) }, set: { $0.setValue($1.number) })
    slider.method("setValue:animated:") { (slider, value: Real, _: Bool) in
      slider.setValue(value.number)
    }
    slider.property(
      "minimumValue", get: { Real($0.minimumValue) }, set: { $0.setMinimum($1.number) })
    slider.property(
      "maximumValue", get: { Real($0.maximumValue) }, set: { $0.setMaximum($1.number) })
    defineLook(slider)
    slider.property(
      "continuous", getter: "isContinuous", get: { $0.isContinuous }, set: { $0.isContinuous = $1 })
    slider.method("thumbRectForBounds:trackRect:value:") {
      (slider, _: CGRect, track: CGRect, value: Double) -> CGRect in
      slider.thumbRect(on: track, at: value)
    }
    slider.method("layoutSubviews") { (slider) in _ = try slider.places() }
    slider.method("beginTrackingWithTouch:withEvent:") {
      (slider, touch: UITouch?, _: UIEvent?) -> Bool in try slider.begin(touch)
    }
    slider.method("continueTrackingWithTouch:withEvent:") {
      (slider, touch: UITouch?, event: UIEvent?) -> Bool in
      try slider.drag(touch, event)
      return true
    }
    slider.method("endTrackingWithTouch:withEvent:") { (slider, _: UITouch?, event: UIEvent?) in
      if !slider.isContinuous {
        try slider.sendActions(for: [.valueChanged, .primaryActionTriggered], event)
      }
    }
  }
}

extension UIKitClasses {
  package static let slider = NativeClass<UISlider>(
    "UISlider", superclass: control, UISlider.define)
}
