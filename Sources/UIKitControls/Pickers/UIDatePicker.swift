internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
internal import Systems
package import UIKitBase
package import UIKitRuntime

/// A control for a date, a time or a duration.
///
/// Fingers turn its wheels and tap its days; a compact one has fields that open them above the
/// window. Each change by the user sends the actions for `UIControlEventValueChanged`; changes by
/// code send none.
package final class UIDatePicker: UIControl {
  @Strong private var date: RuntimeObject?
  @Strong var least: RuntimeObject?
  @Strong var most: RuntimeObject?
  @Strong var calendar: RuntimeObject?
  @Strong var locale: RuntimeObject?
  @Strong var timeZone: RuntimeObject?
  package private(set) var mode = 2
  private var preferredStyle = 0
  var minuteInterval = 1
  var countDownDuration = 0.0
  /// Whether the duration has changed in a window; before iOS 14 the user's first change sends no
  /// event.
  private var hasChangedDuration = false

  /// The views of the style; the view hierarchy retains them.
  @Strong private var wheels: DatePickerWheels?
  @Strong private var days: DatePickerDays?
  @StrongList private var fields: [DatePickerField] = []
  /// The open days or wheels of a compact picker.
  @Strong private(set) var cover: DatePickerCover?
  private var mustMakeViews = true

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let (date, mode, duration) = (date, mode, countDownDuration)
    let hasChanged = hasChangedDuration
    return { [weak self] in
      rest()
      guard let self, !isDeallocated else { return }
      (self.date, self.mode, countDownDuration) = (date, mode, duration)
      hasChangedDuration = hasChanged
      mustMakeViews = true
    }
  }

  // Styles.

  /// `UIDatePickerStyleWheels`, `…Compact` or `…Inline`.
  ///
  /// Before iOS 14 there are only wheels; a duration, or a month with a year, has wheels always.
  package var style: Int {
    guard uikit.changes[.datePickerStyle], mode < 3 else { return 1 }
    return preferredStyle == 0 ? 2 : preferredStyle
  }

  /// As commonly seen of each style; no document states it.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    switch style {
    case 1: return CGSize(width: 320, height: 216)
    case 3 where mode != 0:
      return CGSize(
        width: 320, height: DatePickerDays.height + (mode == 2 ? DatePickerField.height : 0))
    default:
      try? makeViews()
      let width = fields.reduce(-Self.gap) { $0 + $1.frame.size.width + Self.gap }
      return CGSize(width: max(0, width), height: DatePickerField.height)
    }
  }

  /// The distance between the fields for the date and the time, as commonly seen.
  private static let gap = 5.0

  package override var intrinsicSize: CGSize { sizeThatFits(.zero) }

  package override func stateDidChange() throws { markNeedsLayout() }

  private func rebuild() throws {
    mustMakeViews = true
    try close(sendsEvent: false)
    try send(selectors.setNeedsLayout)
  }

  private func makeViews() throws {
    guard mustMakeViews else { return }
    mustMakeViews = false
    let old: [UIView] = [wheels, days].compactMap { $0 } + fields
    (wheels, days, fields) = (nil, nil, [])
    for view in old { try view.keptAlive { try view.removeFromSuperview() } }
    if style == 1 {
      let made = try world.makeView(UIKitClasses.datePickerWheels, frame: bounds)
      wheels = made
      try insert(made, at: 0)
      return try made.show(mode, of: self)
    }
    if style == 3, mode != 0 {
      let made = try world.makeView(UIKitClasses.datePickerDays, frame: bounds)
      made.picker = self
      days = made
      try insert(made, at: 0)
      try made.follow()
    }
    let times = style == 2 ? [false, true] : [true]
    for showsTime in times where mode == 2 || showsTime == (mode == 0) {
      guard style == 2 || mode != 1 else { continue }
      let field = try world.makeView(UIKitClasses.datePickerField)
      (field.picker, field.showsTime) = (self, showsTime)
      fields.append(field)
      try insert(field, at: subviews.count)
      try field.follow()
    }
  }

  private func layOut() throws {
    try makeViews()
    try wheels?.place(bounds)
    let hasDays = days != nil
    let fieldHeight = hasDays && !fields.isEmpty ? DatePickerField.height : 0
    try days?.place(
      CGRect(
        x: 0, y: 0, width: bounds.size.width, height: max(0, bounds.size.height - fieldHeight)))
    var x = 0.0
    for field in fields {
      let y =
        hasDays
        ? bounds.size.height - fieldHeight : (bounds.size.height - DatePickerField.height) / 2
      try field.place(CGRect(origin: CGPoint(x: x, y: y), size: field.frame.size))
      x += field.frame.size.width + Self.gap
    }
    for view in subviews { view.isUserInteractionEnabled = isEnabled }
  }

  // Dates.

  /// The calendar, locale and time zone of the picker.
  func parts() throws -> DatePickerCalendar {
    try DatePickerCalendar(calendar, locale, timeZone, world)
  }

  /// The present time, in seconds since the reference date.
  var presentTime: Double { world.absoluteTime }

  private func seconds(_ date: RuntimeObject) throws -> Double {
    try date.call(runtime.selector("timeIntervalSinceReferenceDate"))
  }

  /// The selected date, in seconds since the reference date.
  func seconds() throws -> Double { try date.map { try seconds($0) } ?? presentTime }

  /// The selected date; the default is the present time.
  package func current() throws -> RuntimeObject {
    if let date { return date }
    return try world.valueClass("NSDate").call(runtime.selector("date"))
  }

  /// The duration as hours and minutes.
  func countDownParts() -> DatePickerCalendar.Parts {
    let minutes = Int(nearestTo: (countDownDuration / 60).rounded(.down))
    return .init(
      year: 1, month: 1, day: 1, hour: minutes / 60 % 24, minute: minutes % 60, second: 0)
  }

  /// The nearest date between the limits; nil if the date is between them.
  private func limit(_ time: Double) throws -> RuntimeObject? {
    if let least, try time < seconds(least) { return least }
    if let most, try time > seconds(most) { return most }
    return nil
  }

  private func set(_ new: RuntimeObject?, animated: Bool) throws {
    guard let new, new.isKind(of: "NSDate") else {
      throw RuntimeError(.invalidArgument, "-[\(className) setDate:]: argument 1 must be an NSDate")
    }
    // A date outside the limits is clamped.
    date = try limit(seconds(new)) ?? new
    try showDate(animated: animated)
  }

  /// Shows the date in all views.
  func showDate(animated: Bool) throws {
    guard !mustMakeViews else { return }
    try wheels?.follow(animated: animated)
    try days?.follow()
    for field in fields { try field.follow() }
    switch cover?.card {
    case let card as DatePickerWheels: try card.follow(animated: animated)
    case let card as DatePickerDays: try card.follow()
    default: break
    }
    if !fields.isEmpty { markNeedsLayout() }
  }

  // Choices of the user.

  /// Selects a date as the user does; a date outside the limits becomes the nearest allowed one.
  func pick(_ time: Double) throws {
    date = try limit(time) ?? parts().date(time)
    try showDate(animated: true)
    try sendActions(for: [.valueChanged, .primaryActionTriggered], nil)
  }

  /// Selects a duration as the user does; the shortest one is a minute.
  func pick(countDown seconds: Double) throws {
    countDownDuration = max(Double(60 * minuteInterval), seconds)
    try showDate(animated: true)
    let sends = hasChangedDuration || uikit.changes[.countdownFirstChange]
    hasChangedDuration = true
    if sends { try sendActions(for: [.valueChanged, .primaryActionTriggered], nil) }
  }

  /// The date with another day; its time of day stays.
  private func time(ofDay day: Int, _ month: Int, _ year: Int) throws -> Double {
    let calendar = try parts()
    var parts = try calendar.parts(of: seconds())
    (parts.year, parts.month, parts.day) = (year, month, day)
    return try calendar.seconds(of: parts)
  }

  /// Whether a part of a day is between the limits.
  func allows(day: Int, _ month: Int, _ year: Int) throws -> Bool {
    let calendar = try parts()
    let time = try time(ofDay: day, month, year)
    if let least, try calendar.days(from: seconds(least), to: time) < 0 { return false }
    if let most, try calendar.days(from: seconds(most), to: time) > 0 { return false }
    return true
  }

  func pick(day: Int, _ month: Int, _ year: Int) throws {
    try pick(time(ofDay: day, month, year))
  }

  // Compact pickers.

  /// Opens the days, or the wheels of the time, above the window.
  ///
  /// - Throws: errors of the messages that add the views, and of the actions.
  func open(showsTime: Bool, from field: UIView) throws {
    guard cover == nil, let window else { return }
    let cover = try world.makeView(UIKitClasses.datePickerCover, frame: window.bounds)
    self.cover = cover
    try window.insert(cover, at: window.subviews.count)
    if showsTime {
      let card = try world.makeView(UIKitClasses.datePickerWheels)
      try card.show(0, of: self)
      try cover.show(card, CGSize(width: 240, height: 216), below: field, self)
    } else {
      let card = try world.makeView(UIKitClasses.datePickerDays)
      card.picker = self
      try card.follow()
      try cover.show(
        card, CGSize(width: 320, height: DatePickerDays.height), below: field, self)
    }
    try sendActions(for: .editingDidBegin, nil)
  }

  /// Closes the open days or wheels.
  func close(sendsEvent: Bool = true) throws {
    guard let cover else { return }
    self.cover = nil
    try cover.keptAlive { try cover.removeFromSuperview() }
    if sendsEvent { try sendActions(for: .editingDidEnd, nil) }
  }
}

extension UIDatePicker {
  static func define(_ picker: ClassDefinition<UIDatePicker>) {
    picker.overrideTraitChange()
    // Not declared in any header; apps set it by key-value coding.
    picker.keptIvar("_textColor", UIColor.self)
    let setDate = picker.runtime.selector("setDate:animated:")
    picker.property("date", .strong, of: "NSDate", get: { Value.object(try $0.current()) }) {
      (picker, date: Value) in try picker.send(setDate, date, false)
    }
    picker.method(setDate.name) { (picker, date: Value, animated: Bool) in
      picker.hasChangedDuration = picker.hasChangedDuration || picker.window != nil
      try picker.keptAlive { try picker.set(date.object, animated: animated) }
    }
    picker.property("minimumDate", .strong, of: "NSDate", get: { $0.least }) {
      (picker, date: RuntimeObject?) in
      picker.least = date
      try picker.showLimits()
    }
    picker.property("maximumDate", .strong, of: "NSDate", get: { $0.most }) {
      (picker, date: RuntimeObject?) in
      picker.most = date
      try picker.showLimits()
    }
    // UIDatePickerModeDateAndTime
    picker.property("datePickerMode", get: { $0.mode }) { (picker, mode: Int) in
      picker.mode = mode
      picker.hasChangedDuration = false
      try picker.rebuild()
    }
    picker.property("countDownDuration", get: { $0.countDownDuration }) {
      (picker, seconds: Double) in
      picker.countDownDuration = seconds
      picker.hasChangedDuration = picker.hasChangedDuration || picker.window != nil
      if picker.mode == 3 { try picker.showDate(animated: false) }
    }
    defineLooks(picker)
    picker.method("layoutSubviews") { (picker) in try picker.keptAlive { try picker.layOut() } }
    picker.method("intrinsicContentSize") { (picker) -> CGSize in picker.sizeThatFits(.zero) }
  }

  private static func defineLooks(_ picker: ClassDefinition<UIDatePicker>) {
    picker.property("minuteInterval", get: { $0.minuteInterval }) { (picker, minutes: Int) in
      // Only divisors of 60 up to 30 are accepted, as documented.
      picker.minuteInterval = 1...30 ~= minutes && 60 % minutes == 0 ? minutes : 1
      try picker.rebuild()
    }
    picker.property("locale", .strong, of: "NSLocale", get: { $0.locale }) {
      (picker, locale: RuntimeObject?) in
      picker.locale = locale
      try picker.rebuild()
    }
    picker.property("calendar", .copy, of: "NSCalendar", get: { $0.calendar }) {
      (picker, calendar: RuntimeObject?) in
      picker.calendar = try calendar?.call(picker.runtime.selector("copy"))
      try picker.rebuild()
    }
    picker.property("timeZone", .strong, of: "NSTimeZone", get: { $0.timeZone }) {
      (picker, zone: RuntimeObject?) in
      picker.timeZone = zone
      try picker.rebuild()
    }
    picker.property("preferredDatePickerStyle", get: { $0.preferredStyle }) {
      (picker, style: Int) in
      picker.preferredStyle = style
      try picker.rebuild()
    }
    picker.stored("roundsToMinuteInterval", usual: true)
    picker.readonly("datePickerStyle") { $0.style }
  }

  private func showLimits() throws {
    try days?.follow()
    if let card = cover?.card as? DatePickerDays { try card.follow() }
  }
}

extension UIKitClasses {
  package static let datePicker = NativeClass<UIDatePicker>(
    "UIDatePicker", superclass: control, UIDatePicker.define)
}
