internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
import StringSearch
internal import UIKitBase
package import UIKitRuntime

/// The wheels of a date picker; which ones there are depends on its mode and its locale.
///
/// Wheels whose values repeat have many rows, as on a device, so that they turn without end.
package final class DatePickerWheels: UIPickerView {
  package override class var declaredName: String { "_UIDatePickerView" }

  /// The content of a wheel.
  private enum Wheel {
    /// A day of the week, a month and a day, from the day of the first date.
    case date
    case year, month, day, hour, minute, half
  }

  @Weak var picker: UIDatePicker?
  /// The mode of the picker for which the wheels were made: a `UIDatePickerMode`.
  private var mode = 0
  private var kinds: [Wheel] = []
  private var minuteInterval = 1
  private var hasHalves = false
  /// The date of the row in the middle of the wheel of dates.
  private var firstDate = 0.0

  /// The row of the first date; the wheel of dates has twice as many rows.
  private static let middle = 5_000
  /// How many times the values of a wheel are repeated.
  private static let repetitions = 200

  /// Rebuilds the wheels of a mode.
  ///
  /// - Throws: errors of the calendar's messages.
  func show(_ mode: Int, of picker: UIDatePicker) throws {
    self.picker = picker
    self.mode = mode
    minuteInterval = picker.minuteInterval
    let calendar = try picker.parts()
    hasHalves = try mode != 3 && calendar.hasHalves()
    let times: [Wheel] = hasHalves ? [.hour, .minute, .half] : [.hour, .minute]
    switch mode {
    case 0: kinds = times
    case 1: kinds = try Self.order(calendar.pattern("yMMMMd"))
    case 2: kinds = [.date] + times
    case 4: kinds = try Self.order(calendar.pattern("yMMMM"))
    default: kinds = [.hour, .minute]
    }
    firstDate = try picker.seconds()
    try reload()
    _ = try send(runtime.selector("numberOfComponents"))
    try follow(animated: false)
  }

  /// The wheels of a date in the order of the locale's pattern.
  private static func order(_ pattern: String) -> [Wheel] {
    var found: [Wheel] = []
    for letter in pattern {
      let wheel: Wheel? =
        switch letter {
        case "y": .year
        case "M", "L": .month
        case "d": .day
        default: nil
        }
      if let wheel, !found.contains(wheel) { found.append(wheel) }
    }
    return found
  }

  // Rows.

  /// The number of values of a wheel before they repeat; nil if they do not.
  private func period(_ wheel: Wheel) -> Int? {
    switch wheel {
    case .month: 12
    case .day: 31
    case .hour: 24
    case .minute: 60 / minuteInterval
    case .date, .year, .half: nil
    }
  }

  override func rowCounts() throws -> [Int] {
    kinds.map { wheel in
      if let period = period(wheel) { return period * Self.repetitions }
      return switch wheel {
      case .half: 2
      // The years that a device has.
      case .year: 10_000
      default: 2 * Self.middle
      }
    }
  }

  override func width(of wheel: Int) throws -> Double? {
    guard kinds.contains(.date), kinds.indices.contains(wheel) else { return nil }
    // The wheel of dates is about twice as wide as the others; measured on screens.
    let unit = bounds.size.width / (Double(kinds.count) + 0.9)
    return kinds[wheel] == .date ? 1.9 * unit : unit
  }

  override func title(_ row: Int, _ wheel: Int) throws -> String? {
    guard let picker, kinds.indices.contains(wheel) else { return nil }
    let calendar = try picker.parts()
    let kind = kinds[wheel]
    let value = period(kind).map { row % $0 } ?? row
    switch kind {
    case .date:
      let date = try calendar.adding(days: row - Self.middle, to: firstDate)
      if try calendar.days(from: picker.presentTime, to: date) == 0 { return "Today" }
      return try calendar.text(date, "EEEMMMd").replacing(",", with: "")
    case .year: return "\(row + 1)"
    case .month: return try calendar.names("standaloneMonthSymbols")[value]
    case .day: return "\(value + 1)"
    case .hour: return "\(hasHalves ? (value + 11) % 12 + 1 : value)"
    case .minute:
      let minute = value * minuteInterval
      return mode != 3 && minute < 10 ? "0\(minute)" : "\(minute)"
    case .half: return try calendar.half(row == 1)
    }
  }

  // The picker's date.

  /// The row of a wheel that shows a value, and is nearest to the selected one.
  private func row(_ value: Int, _ wheel: Int) -> Int {
    guard let period = period(kinds[wheel]) else { return value }
    let present = selectedRow(wheel)
    let base = present > 0 ? present : period * (Self.repetitions / 2)
    var distance = (value - base % period + period) % period
    if distance > period / 2 { distance -= period }
    return base + distance
  }

  /// Turns the wheels to the picker's date.
  ///
  /// - Throws: errors of the calendar's messages.
  func follow(animated: Bool) throws {
    guard let picker else { return }
    let parts = try mode == 3 ? picker.countDownParts() : picker.parts().parts(of: picker.seconds())
    for (place, wheel) in kinds.enumerated() {
      let value: Int =
        switch wheel {
        case .date:
          try Self.middle + picker.parts().days(from: firstDate, to: picker.seconds())
        case .year: parts.year - 1
        case .month: parts.month - 1
        case .day: parts.day - 1
        case .hour: parts.hour
        case .minute: parts.minute / minuteInterval
        case .half: parts.hour / 12
        }
      let new = row(value, place)
      if new != selectedRow(place) { try select(new, place, animated: animated) }
    }
  }

  /// Changes the picker's date after the user has turned a wheel.
  override func didTurn(_ place: Int, _ row: Int) throws {
    guard let picker, !picker.isDeallocating, kinds.indices.contains(place) else { return }
    let calendar = try picker.parts()
    var parts = try mode == 3 ? picker.countDownParts() : calendar.parts(of: picker.seconds())
    let value = period(kinds[place]).map { row % $0 } ?? row
    switch kinds[place] {
    case .date:
      let day = try calendar.parts(of: calendar.adding(days: row - Self.middle, to: firstDate))
      (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    case .year: parts.year = row + 1
    case .month: parts.month = value + 1
    case .day: parts.day = value + 1
    case .hour: (parts.hour, parts.second) = (value, 0)
    case .minute: (parts.minute, parts.second) = (value * minuteInterval, 0)
    case .half: parts.hour = parts.hour % 12 + 12 * row
    }
    try picker.keptAlive {
      if mode == 3 {
        try picker.pick(countDown: Double(parts.hour * 3600 + parts.minute * 60))
      } else {
        try picker.pick(calendar.seconds(of: parts))
      }
    }
  }

  static func define(_ wheels: ClassDefinition<DatePickerWheels>) {}
}

extension UIKitClasses {
  package static let datePickerWheels = NativeClass<DatePickerWheels>(
    "_UIDatePickerView", superclass: pickerView, DatePickerWheels.define)
}
