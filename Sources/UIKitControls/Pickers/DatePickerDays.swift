internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// The days of a month in a date picker: a tap selects one.
///
/// A horizontal swipe, or a tap on an arrow beside the month's name, shows another month.
package final class DatePickerDays: UIView, MonthView {
  package override class var declaredName: String { "_UIDatePickerCalendarView" }

  @Weak var picker: UIDatePicker?
  @StrongList private var ownRecognizers: [UIGestureRecognizer] = []
  /// The labels of the visible month; the view hierarchy retains them.
  @StrongList private var labels: [UIView] = []
  private var year = 0
  private var month = 0
  private var mustWrite = true

  /// The heights of the parts of the view, as commonly seen; no document gives them.
  static let (headerHeight, weekdayHeight, dayHeight) = (44.0, 26.0, 44.0)
  /// The width of each arrow beside the month's name.
  private static let arrowWidth = 44.0
  /// The height with six weeks.
  static let height = headerHeight + weekdayHeight + 6 * dayHeight

  /// Shows the month of the picker's date.
  ///
  /// - Throws: errors of the calendar's messages.
  func follow() throws {
    guard let picker else { return }
    let parts = try picker.parts().parts(of: picker.seconds())
    (year, month) = (parts.year, parts.month)
    mustWrite = true
    markNeedsLayout()
  }

  package func turn(by months: Int) {
    let number = month - 1 + months
    year += number < 0 ? -1 : number / 12
    month = (number + 12) % 12 + 1
    mustWrite = true
    markNeedsLayout()
  }

  private var cellWidth: Double { bounds.size.width / 7 }

  private func frame(ofDay day: Int, firstColumn: Int) -> CGRect {
    let index = day - 1 + firstColumn
    return CGRect(
      x: Double(index % 7) * cellWidth,
      y: Self.headerHeight + Self.weekdayHeight + Double(index / 7) * Self.dayHeight,
      width: cellWidth, height: Self.dayHeight)
  }

  package func tapped(_ recognizer: UIGestureRecognizer) throws {
    guard let picker, !picker.isDeallocating else { return }
    let point: CGPoint = try recognizer.call(runtime.selector("locationInView:"), self)
    guard point.y >= Self.headerHeight else {
      let arrow = ((bounds.size.width - point.x) / Self.arrowWidth).rounded(.down)
      if arrow == 0 || arrow == 1 { turn(by: arrow == 0 ? 1 : -1) }
      return
    }
    let calendar = try picker.parts()
    let column = try calendar.firstColumn(year, month)
    let days = 1...(try calendar.dayCount(year, month))
    let found = days.first {
      let cell = frame(ofDay: $0, firstColumn: column)
      return cell.origin.x <= point.x && point.x < cell.maxX && cell.origin.y <= point.y
        && point.y < cell.maxY
    }
    guard let day = found, try picker.allows(day: day, month, year) else { return }
    try picker.keptAlive { try picker.pick(day: day, month, year) }
  }

  // Looks.

  private func layOut() throws {
    if ownRecognizers.isEmpty { ownRecognizers = try addMonthRecognizers() }
    guard let picker, mustWrite || labels.isEmpty else { return }
    mustWrite = false
    let old = labels
    labels = []
    for label in old { try label.keptAlive { try label.removeFromSuperview() } }
    let calendar = try picker.parts()
    let column = try calendar.firstColumn(year, month)
    let first = DatePickerCalendar.Parts(
      year: year, month: month, day: 1, hour: 12, minute: 0, second: 0)
    let (header, width) = (Self.headerHeight, bounds.size.width)
    try add(
      calendar.text(calendar.seconds(of: first), "yMMMM"),
      CGRect(x: 8, y: 0, width: max(0, width - 2 * Self.arrowWidth - 8), height: header), at: 0)
    for (place, text) in ["‹", "›"].enumerated() {
      let x = width - Double(2 - place) * Self.arrowWidth
      try add(text, CGRect(x: x, y: 0, width: Self.arrowWidth, height: header))
    }
    for (place, name) in try calendar.weekdays().enumerated() {
      try add(
        name,
        CGRect(
          x: Double(place) * cellWidth, y: header, width: cellWidth, height: Self.weekdayHeight))
    }
    for day in 1...(try calendar.dayCount(year, month)) {
      let label = try add("\(day)", frame(ofDay: day, firstColumn: column))
      // As commonly seen of days that cannot be selected.
      if try !picker.allows(day: day, month, year) { label.alpha = 0.3 }
    }
  }

  @discardableResult
  private func add(_ text: String, _ frame: CGRect, at alignment: Int = 1) throws -> UIView {
    let label = try world.makeView(UIKitClasses.label, frame: frame)
    label.textAlignment = alignment
    try label.send(selectors.setText, text)
    labels.append(label)
    try insert(label, at: subviews.count)
    return label
  }

  static func define(_ days: ClassDefinition<DatePickerDays>) {
    days.method("layoutSubviews") { (days) in try days.keptAlive { try days.layOut() } }
    days.defineMonthActions()
  }
}

extension UIKitClasses {
  package static let datePickerDays = NativeClass<DatePickerDays>(
    "_UIDatePickerCalendarView", superclass: view, DatePickerDays.define)
}
