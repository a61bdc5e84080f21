internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitRuntime

// The sizes and distances in this file are measured on screens of iOS 15 to 17; no document states
// them.

extension UIPickerView: DrawnView {
  /// The band behind the selected rows.
  func shapes(_ look: Look) -> [Shape] { [Shape.band(in: bounds, look)] }
}

extension UIDatePicker: DrawnView {
  /// The wheels with the selected date or time, and the rows around it.
  func shapes(_ look: Look) -> [Shape] {
    guard let date = try? current().object,
      let seconds: Double = try? date.call(runtime.selector("timeIntervalSinceReferenceDate"))
    else { return [] }
    let wheels = WheelDate(seconds: seconds).wheels(mode: mode)
    var shapes = [Shape.band(in: bounds, look)]
    let room = min(bounds.size.width, 320)
    // The wheel of days in UIDatePickerModeDateAndTime is wider than the others.
    let shares = mode == 2 ? [1.9, 1, 1, 1] : Array(repeating: 1, count: wheels.count)
    let unit = room / max(1, shares.reduce(0, +))
    var right = bounds.center.x - room / 2
    for (wheel, share) in zip(wheels, shares) {
      let (left, width) = (right, unit * share)
      right += width
      for (row, text) in wheel.enumerated() {
        let distance = row - wheel.count / 2
        let y = bounds.center.y + Double(distance) * 32
        let rect = CGRect(x: left, y: y - 16, width: width, height: 32)
        guard rect.origin.y >= bounds.origin.y, rect.maxY <= bounds.maxY else { continue }
        let paint = distance == 0 ? look[.label] : look[.label].faded(0.5 / Double(abs(distance)))
        shapes += Shape.line(text, look.font(distance == 0 ? 21 : 20), paint, in: rect, 1, look)
      }
    }
    return shapes
  }
}

extension Shape {
  /// The band behind a wheel's selected row.
  fileprivate static func band(in bounds: CGRect, _ look: Look) -> Shape {
    let place = CGRect(
      x: bounds.origin.x + 8, y: bounds.center.y - 16, width: max(0, bounds.size.width - 16),
      height: 32)
    return .rectangle(place, look[.tertiarySystemFill], radius: 8)
  }
}

/// A time in the Gregorian calendar of UTC, as the wheels of a date picker show it.
struct WheelDate {
  /// Days since 2001, and seconds of the day.
  private let days: Int
  private let second: Int

  init(seconds: Double) {
    let whole = Int(seconds.clamped(to: -1e11...1e11).rounded(.down))
    days = Int((Double(whole) / 86400).rounded(.down))
    second = whole - days * 86400
  }

  /// The rows of each wheel, with the selected one in the middle.
  func wheels(mode: Int) -> [[String]] {
    func around(_ row: (Int) -> String) -> [String] { (-3...3).map(row) }
    func wrapped(_ value: Int, _ count: Int) -> Int { ((value % count) + count) % count }
    let (year, month, day) = Self.date(of: days)
    let minute = second / 60 % 60
    let hour = second / 3600
    let hours = around { "\(wrapped(hour + $0 + 11, 12) + 1)" }
    let minutes = around { Self.twoDigits(wrapped(minute + $0, 60)) }
    let half = around {
      $0 == 0
        ? (hour < 12 ? "AM" : "PM")
        : hour < 12 && $0 == 1 ? "PM" : hour >= 12 && $0 == -1 ? "AM" : ""
    }
    switch mode {
    // UIDatePickerModeTime, …Date, …DateAndTime
    case 0: return [hours, minutes, half]
    case 1:
      return [
        around { Self.months[wrapped(month - 1 + $0, 12)] },
        around { "\(wrapped(day - 1 + $0, 31) + 1)" }, around { "\(year + $0)" },
      ]
    case 2:
      let names = around { offset in
        let (_, month, day) = Self.date(of: days + offset)
        // 1 January 2001 was a Monday.
        let name = Self.days[wrapped(days + offset, 7)]
        return "\(name) \(Self.months[month - 1].prefix(3)) \(day)"
      }
      return [names, hours, minutes, half]
    default: return [around { "\(wrapped(hour + $0, 24))" }, minutes]
    }
  }

  private static let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// Converts a day to year, month and day, with years that begin in March.
  private static func date(of days: Int) -> (year: Int, month: Int, day: Int) {
    // Days from 1 March of the year 0 to 1 January 2001.
    let shifted = days + 730_791
    let era = Int((Double(shifted) / 146_097).rounded(.down))
    let inEra = shifted - era * 146_097
    let year = (inEra - inEra / 1460 + inEra / 36524 - inEra / 146_096) / 365
    let inYear = inEra - (365 * year + year / 4 - year / 100)
    let march = (5 * inYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    return (year + era * 400 + (month <= 2 ? 1 : 0), month, inYear - (153 * march + 2) / 5 + 1)
  }
}
