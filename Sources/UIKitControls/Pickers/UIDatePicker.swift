package import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// A control for a date, a time or a duration.
///
/// Its wheels do not react to touches: a script selects a date by `setDate:animated:` and
/// `sendActionsForControlEvents:`.
package final class UIDatePicker: UIControl {
  private var date: HeldValue?
  private var least: HeldValue?
  private var most: HeldValue?
  package private(set) var mode = 2
  private var countDownDuration = 0.0

  package override func destruct() {
    (date, least, most) = (nil, nil, nil)
    super.destruct()
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    // As commonly seen of the wheels; no document states it.
    CGSize(width: 320, height: 216)
  }

  /// Seconds since the reference date, for comparisons.
  private func seconds(_ date: HeldValue?) throws -> Double? {
    guard let object = date?.value.object else { return nil }
    return try object.call(runtime.selector("timeIntervalSinceReferenceDate"))
  }

  private func setDate(_ new: HeldValue?) throws {
    guard let time = try seconds(new) else {
      throw RuntimeError(.invalidArgument, "-[\(className) setDate:]: argument 1 must be an NSDate")
    }
    // A date outside the limits is clamped.
    if let least, let limit = try seconds(least), time < limit {
      date = least
    } else if let most, let limit = try seconds(most), time > limit {
      date = most
    } else {
      date = new
    }
  }

  /// The selected date; the default is the present time.
  package func current() throws -> Value {
    if let date { return date.value }
    let dates = runtime.lookUpClass("NSDate")
    let now: Value = try dates?.call(runtime.selector("date")) ?? .none
    date = HeldValue(now)
    return now
  }

  static func define(_ picker: ClassDefinition<UIDatePicker>) {
    picker.overrideTraitChange()
    // Not declared in any header; apps set it by key-value coding.
    picker.keptIvar("_textColor", UIColor.self)
    let setDate = picker.runtime.selector("setDate:animated:")
    picker.property("date", .strong, of: "NSDate", get: { try $0.current() }) {
      (picker, date: Value) in try picker.send(setDate, date, false)
    }
    picker.method(setDate.name) { (picker, date: Value, _: Bool) in
      try picker.setDate(HeldValue(some: date))
    }
    picker.property(
      "minimumDate", .strong, of: "NSDate", get: { $0.least?.value ?? .none },
      set: { $0.least = HeldValue(some: $1) })
    picker.property(
      "maximumDate", .strong, of: "NSDate", get: { $0.most?.value ?? .none },
      set: { $0.most = HeldValue(some: $1) })
    // UIDatePickerModeDateAndTime
    picker.property("datePickerMode", get: { $0.mode }, set: { $0.mode = $1 })
    picker.property(
      "countDownDuration", get: { $0.countDownDuration }, set: { $0.countDownDuration = $1 })
    picker.stored("minuteInterval", usual: 1)
    picker.stored("locale", .strong, of: "NSLocale", usual: Value.none)
    picker.stored("calendar", .copy, of: "NSCalendar", usual: Value.none)
    picker.stored("timeZone", .strong, of: "NSTimeZone", usual: Value.none)
    picker.stored("preferredDatePickerStyle", usual: 0)
    picker.stored("roundsToMinuteInterval", usual: true)
    picker.readonly("datePickerStyle") { (_) -> Int in 1 }  // UIDatePickerStyleWheels
    picker.method("intrinsicContentSize") { (picker) -> CGSize in picker.sizeThatFits(.zero) }
  }
}

extension UIKitClasses {
  package static let datePicker = NativeClass<UIDatePicker>(
    "UIDatePicker", superclass: control, UIDatePicker.define)
}
