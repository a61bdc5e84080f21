internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// A control with two halves that decrement and increment a value.
///
/// The value changes when the touch ends; while it is held down, the value changes repeatedly.
package final class UIStepper: UIControl {
  // The default values are those of the documentation.
  package private(set) var value = 0.0
  package private(set) var minimumValue = 0.0
  package private(set) var maximumValue = 100.0
  private var stepValue = 1.0
  private var isContinuous = true
  private var autorepeat = true
  package private(set) var wraps = false
  /// The pressed half: -1 or 1; 0 without a touch.
  private var direction = 0.0
  private var hasRepeated = false
  private var repetition: RunLoop.Entry?

  /// 94 × 32 points is commonly seen; no document gives it.
  static let size = CGSize(width: 94, height: 32)
  /// The delay and interval of autorepeat: our values, since there are no measurements.
  private static let (patience, beat) = (0.5, 0.1)

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let values = (value, minimumValue, maximumValue)
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      (value, minimumValue, maximumValue) = values
    }
  }

  package override func destruct() {
    repetition?.cancel()
    super.destruct()
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  package override func isOwnGesture(_ recognizer: UIGestureRecognizer) -> Bool {
    isPlainTap(recognizer)
  }

  private func set(_ value: Double) { self.value = value.clamped(to: minimumValue...maximumValue) }

  private func direction(of touch: UITouch?) -> Double {
    guard let touch, let point = touch.window?.convert(touch.location, to: self) else { return 0 }
    return point.x < bounds.center.x ? -1 : 1
  }

  /// Changes the value by one step; at a limit it wraps around, if enabled, or stays.
  private func step(_ event: UIEvent?, tells: Bool) throws {
    let before = value
    var next = value + direction * stepValue
    if wraps, minimumValue < maximumValue {
      if next > maximumValue { next = minimumValue }
      if next < minimumValue { next = maximumValue }
    }
    set(next)
    guard value != before, tells else { return }
    try sendActions(for: [.valueChanged, .primaryActionTriggered], event)
  }

  /// Changes the value by steps, as a user of an assistive technology does.
  ///
  /// - Throws: errors of the actions.
  func step(by steps: Int) throws {
    direction = Double(steps)
    defer { direction = 0 }
    try step(nil, tells: true)
  }

  private func scheduleRepetition(after seconds: Double) throws {
    repetition?.cancel()
    repetition = try world.runLoop.schedule(after: seconds, phase: .timers) { [weak self] in
      guard let self, !isDeallocating, isTracking, direction != 0 else { return }
      try keptAlive {
        hasRepeated = true
        if isTouchInside { try step(nil, tells: isContinuous) }
        if isTracking { try scheduleRepetition(after: Self.beat) }
      }
    }
  }

  private func begin(_ touch: UITouch?) throws -> Bool {
    direction = direction(of: touch)
    hasRepeated = false
    if autorepeat { try scheduleRepetition(after: Self.patience) }
    return direction != 0
  }

  private func end(_ event: UIEvent?) throws {
    repetition?.cancel()
    repetition = nil
    defer { direction = 0 }
    guard isTouchInside else { return }
    guard hasRepeated else { return try step(event, tells: true) }
    if !isContinuous { try sendActions(for: [.valueChanged, .primaryActionTriggered], event) }
  }

  private func forgetTouch() {
    repetition?.cancel()
    repetition = nil
    direction = 0
  }

  package override var intrinsicSize: CGSize { Self.size }

  package override func didDecode() throws {
    try place(CGRect(origin: frame.origin, size: Self.size))
  }
}

extension UIStepper {
  static func define(_ stepper: ClassDefinition<UIStepper>) {
    stepper.keyed("setBackgroundImage:forState:", "backgroundImageForState:")
    stepper.keyed("setIncrementImage:forState:", "incrementImageForState:")
    stepper.keyed("setDecrementImage:forState:", "decrementImageForState:")
    stepper.keyed(
      "setDividerImage:forLeftSegmentState:rightSegmentState:",
      "dividerImageForLeftSegmentState:rightSegmentState:")
    stepper.method("initWithFrame:") { (stepper, frame: CGRect) -> UIStepper in
      try stepper.checkedSetFrame(CGRect(origin: frame.origin, size: size))
      return stepper
    }
    stepper.method("beginTrackingWithTouch:withEvent:") {
      (stepper, touch: UITouch?, _: UIEvent?) -> Bool in try stepper.begin(touch)
    }
    stepper.method("endTrackingWithTouch:withEvent:") {
      (stepper, _: UITouch?, event: UIEvent?) in try stepper.end(event)
    }
    stepper.method("cancelTrackingWithEvent:") { (stepper, _: UIEvent?) in stepper.forgetTouch() }
    defineValues(stepper)
    stepper.later(StandardElements.define)
  }

  private static func defineValues(_ stepper: ClassDefinition<UIStepper>) {
    stepper.property("value", get: { Real($0.value) }, set: { $0.set($1.number) })
    stepper.property("minimumValue", get: { $0.minimumValue }) { (stepper, value: Double) in
      try stepper.refuse(value > stepper.maximumValue || value.isNaN, "setMinimumValue:", value)
      stepper.minimumValue = value
      stepper.set(stepper.value)
    }
    stepper.property("maximumValue", get: { $0.maximumValue }) { (stepper, value: Double) in
      try stepper.refuse(value < stepper.minimumValue || value.isNaN, "setMaximumValue:", value)
      stepper.maximumValue = value
      stepper.set(stepper.value)
    }
    stepper.property("stepValue", get: { $0.stepValue }) { (stepper, value: Double) in
      try stepper.refuse(!(value > 0), "setStepValue:", value)
      stepper.stepValue = value
    }
    stepper.property(
      "continuous", getter: "isContinuous", get: { $0.isContinuous }, set: { $0.isContinuous = $1 })
    stepper.property("autorepeat", get: { $0.autorepeat }, set: { $0.autorepeat = $1 })
    stepper.property("wraps", get: { $0.wraps }, set: { $0.wraps = $1 })
  }

  /// Raises for values that the documentation prohibits: crossed limits and invalid steps.
  private func refuse(_ isWrong: Bool, _ method: String, _ value: Double) throws {
    guard isWrong else { return }
    throw RuntimeError(
      .invalidArgument,
      "-[\(className) \(method)]: \(value.isNaN ? .nan : value) does not fit a stepper from "
        + "\(minimumValue) to \(maximumValue)")
  }
}

extension UIKitClasses {
  package static let stepper = NativeClass<UIStepper>(
    "UIStepper", superclass: control, UIStepper.define)
}
