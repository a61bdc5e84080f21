internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
package import UIKitRuntime

/// A view of a month in which the user selects days, from UICalendarView.h.
///
/// A script taps a day with `gesture.tap` at its position, or with `uikit.choose` and its date
/// components. A horizontal swipe shows the next or the previous month. The delegate is asked for
/// the decorations of a month when it becomes visible.
final class UICalendarView: UIView, MonthView, ItemChooser {
  /// Keeps what the delegate responds to, according to private flags in iOS 17's header.
  private lazy var delegate = DelegateSlot(
    remembering: [
      "calendarView:didChangeVisibleDateComponentsFrom:",
      "calendarView:decorationForDateComponents:",
    ].map(runtime.selector))
  @Strong private var selection: UICalendarSelection?
  @Strong private var ownCalendar: RuntimeObject?
  @Strong private var range: RuntimeObject?
  @StrongList private var ownRecognizers: [UIGestureRecognizer] = []
  /// The first day of the visible month; nil until it is determined.
  private var month: CalendarDay?
  /// The visible decoration views.
  @StrongList private var decorations: [UIView] = []
  private var decoratedDays: [CalendarDay] = []
  private var wantsDecorations = true
  private var mustDecorate = true

  /// The heights of the parts of the view, as commonly seen; no document gives them.
  private static let (headerHeight, dayHeight) = (74.0, 44.0)

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 320, height: Self.headerHeight + 6 * Self.dayHeight)
  }

  // MARK: Dates

  private func calendar() throws -> RuntimeObject {
    if let ownCalendar { return ownCalendar }
    let made: RuntimeObject = try world.valueClass("NSCalendar").call(
      runtime.selector("currentCalendar"))
    ownCalendar = made
    return made
  }

  private func date(of day: CalendarDay) throws -> RuntimeObject {
    let calendar = try calendar()
    let components = try day.components(in: calendar, world)
    return try calendar.call(runtime.selector("dateFromComponents:"), components)
  }

  /// Returns the visible month, which is the current month initially.
  private func visibleMonth() throws -> CalendarDay {
    if let month { return month }
    let now: RuntimeObject = try world.valueClass("NSDate").call(runtime.selector("date"))
    // NSCalendarUnitYear, …Month, …Day
    let today: RuntimeObject = try calendar().call(
      runtime.selector("components:fromDate:"), 4 | 8 | 16, now)
    let day = try CalendarDay(today, className)
    let first = CalendarDay(year: day.year, month: day.month, day: 1)
    month = first
    return first
  }

  private func dayCount(_ month: CalendarDay) throws -> Int {
    // NSCalendarUnitDay in NSCalendarUnitMonth
    let range: IndexRange = try calendar().call(
      runtime.selector("rangeOfUnit:inUnit:forDate:"), 16, 8, date(of: month))
    // A script's calendar may return any length.
    return min(max(1, range.length), 32)
  }

  /// Returns the column of the month's first day.
  private func firstColumn(_ month: CalendarDay) throws -> Int {
    let calendar = try calendar()
    // NSCalendarUnitWeekday
    let weekday: Int = try calendar.call(
      runtime.selector("component:fromDate:"), 512, date(of: month))
    let first: Int = try calendar.call(runtime.selector("firstWeekday"))
    return (weekday - first + 7) % 7
  }

  private func isAvailable(_ day: CalendarDay) throws -> Bool {
    guard let range else { return true }
    return try range.call(runtime.selector("containsDate:"), date(of: day))
  }

  // MARK: User interaction

  func choose(_ answer: Value) throws {
    guard let components = answer.object, components.className == "NSDateComponents" else {
      throw RuntimeError(
        .invalidArgument,
        "uikit.choose: a UICalendarView takes the NSDateComponents of a day, got "
          + answer.typeName)
    }
    let day = try CalendarDay(components, "uikit.choose")
    guard try isAvailable(day) else {
      throw RuntimeError(
        .invalidArgument,
        "uikit.choose: the day \(day.year)-\(day.month)-\(day.day) is outside the "
          + "availableDateRange of the UICalendarView and cannot be tapped")
    }
    try tap(day)
  }

  private func tap(_ day: CalendarDay) throws {
    guard let selection else { return }
    let components = try day.components(in: calendar(), world)
    try keptAlive { try selection.keptAlive { try selection.tap(components) } }
  }

  func tapped(_ recognizer: UIGestureRecognizer) throws {
    let point: CGPoint = try recognizer.call(runtime.selector("locationInView:"), self)
    let month = try visibleMonth()
    let column = Int(nearestTo: point.x / (bounds.size.width / 7))
    let row = Int(nearestTo: ((point.y - Self.headerHeight) / Self.dayHeight).rounded(.down))
    let number = try row * 7 + column - firstColumn(month) + 1
    guard point.y >= Self.headerHeight, try (1...dayCount(month)).contains(number) else { return }
    let day = CalendarDay(year: month.year, month: month.month, day: number)
    if try isAvailable(day) { try tap(day) }
  }

  /// Shows another month, relative to the visible one.
  func turn(by months: Int) throws {
    let present = try visibleMonth()
    let number = present.month - 1 + months
    try show(
      CalendarDay(
        year: present.year + (number - (number % 12 + 12) % 12) / 12,
        month: (number % 12 + 12) % 12 + 1, day: 1))
  }

  private func show(_ new: CalendarDay) throws {
    let former = try visibleMonth()
    guard new != former else { return }
    month = new
    mustDecorate = true
    markNeedsLayout()
    let event = runtime.selector("calendarView:didChangeVisibleDateComponentsFrom:")
    guard let receiver = delegate.delegate(remembered: event) else { return }
    let components = try former.components(in: calendar(), world)
    try receiver.keptAlive { try receiver.send(event, self, components) }
  }

  // MARK: Decorations

  private func place(of day: CalendarDay) throws -> CGRect {
    let index = try day.day - 1 + firstColumn(visibleMonth())
    let width = bounds.size.width / 7
    return CGRect(
      x: Double(index % 7) * width, y: Self.headerHeight + Double(index / 7) * Self.dayHeight,
      width: width, height: Self.dayHeight)
  }

  /// Requests and shows the decorations of visible days, replacing their old ones.
  ///
  /// If `isNew` is true, all previous decorations have become invisible.
  private func decorate(_ days: [CalendarDay], isNew: Bool) throws {
    let known = zip(decoratedDays, decorations)
    for (day, view) in known where isNew || days.contains(day) {
      try view.keptAlive { if view.superview === self { try view.removeFromSuperview() } }
    }
    let kept = known.filter { !isNew && !days.contains($0.0) }
    decoratedDays = kept.map(\.0)
    decorations = kept.map(\.1)
    let asks = runtime.selector("calendarView:decorationForDateComponents:")
    guard wantsDecorations, let receiver = delegate.delegate(remembered: asks) else { return }
    for day in days {
      let components = try day.components(in: calendar(), world)
      let answer: UICalendarViewDecoration? = try receiver.keptAlive {
        try receiver.call(asks, self, components)
      }
      guard let answer, let view = try answer.keptAlive(during: { try answer.view() }) else {
        continue
      }
      decoratedDays.append(day)
      decorations.append(view)
      try insert(view, at: subviews.count)
    }
  }

  private func daysInSight() throws -> [CalendarDay] {
    let month = try visibleMonth()
    return try (1...dayCount(month)).map {
      CalendarDay(year: month.year, month: month.month, day: $0)
    }
  }

  private func layOut() throws {
    if ownRecognizers.isEmpty { ownRecognizers = try addMonthRecognizers() }
    if mustDecorate {
      mustDecorate = false
      try decorate(daysInSight(), isNew: true)
    }
    for (day, view) in zip(decoratedDays, decorations) {
      let (cell, size) = (try place(of: day), view.bounds.size)
      try view.place(
        CGRect(
          x: cell.origin.x + (cell.size.width - size.width) / 2, y: cell.maxY - size.height,
          width: size.width, height: size.height))
    }
  }
}

extension UICalendarView {
  static func define(_ view: ClassDefinition<UICalendarView>) {
    view.property(
      "delegate", .weak, of: "<UICalendarViewDelegate>", get: { $0.delegate.object }
    ) { (view, delegate: RuntimeObject?) in
      try view.delegate.set(delegate, of: view)
      view.mustDecorate = true
      view.markNeedsLayout()
    }
    view.property("selectionBehavior", .strong, get: { $0.selection }) {
      (view, selection: UICalendarSelection?) in
      view.selection?.view = nil
      view.selection = selection
      selection?.view = view
    }
    view.property("calendar", .copy, of: "NSCalendar", get: { try $0.calendar() }) {
      (view, calendar: RuntimeObject) in
      view.ownCalendar = try calendar.call(view.runtime.selector("copy"))
      view.mustDecorate = true
      view.markNeedsLayout()
    }
    for (name, kind) in [("locale", "NSLocale"), ("timeZone", "NSTimeZone")] {
      view.stored(name, .strong, of: kind, usual: Value.none)
    }
    view.stored("fontDesign", .copy, usual: "NSCTFontUIFontDesignDefault")
    view.property(
      "availableDateRange", .copy, of: "NSDateInterval",
      get: { (view) -> RuntimeObject? in try view.dateRange() }, set: { $0.range = $1 })
    defineMonths(view)
    view.property("wantsDateDecorations", get: { $0.wantsDecorations }) {
      (view, wants: Bool) in
      view.wantsDecorations = wants
      view.mustDecorate = true
      view.markNeedsLayout()
    }
    view.method("reloadDecorationsForDateComponents:animated:") {
      (view, dates: [RuntimeObject], _: Bool) in
      let method = "-[UICalendarView reloadDecorationsForDateComponents:animated:]"
      let days = try dates.map { try CalendarDay($0, method) }
      let seen = try view.daysInSight()
      try view.keptAlive { try view.decorate(days.filter(seen.contains), isNew: false) }
      view.markNeedsLayout()
    }
    view.method("layoutSubviews") { (view) in try view.layOut() }
    view.defineMonthActions()
    view.method("intrinsicContentSize") { (view) -> CGSize in view.sizeThatFits(.zero) }
  }

  private static func defineMonths(_ view: ClassDefinition<UICalendarView>) {
    let set = view.runtime.selector("setVisibleDateComponents:animated:")
    view.property(
      "visibleDateComponents", .copy, of: "NSDateComponents",
      get: { (view) -> RuntimeObject in
        try view.visibleMonth().components(in: view.calendar(), view.world)
      }
    ) { (view, components: RuntimeObject) in try view.send(set, components, false) }
    view.method(set.name) { (view, components: RuntimeObject, _: Bool) in
      let runtime = view.runtime
      let year: Int = try components.call(runtime.selector("year"))
      let month: Int = try components.call(runtime.selector("month"))
      // NSDateComponentUndefined
      guard year != Int.max, month != Int.max else {
        throw RuntimeError(
          .invalidArgument, "\(view.methodName(set)): the date components need a year and a month")
      }
      try view.keptAlive { try view.show(CalendarDay(year: year, month: month, day: 1)) }
    }
  }

  /// Returns the unlimited default date range.
  private func dateRange() throws -> RuntimeObject {
    if let range { return range }
    let dates = world.valueClass("NSDate")
    let (start, end): (RuntimeObject, RuntimeObject) = (
      try dates.call(runtime.selector("distantPast")),
      try dates.call(runtime.selector("distantFuture"))
    )
    let made: RuntimeObject = try world.valueClass("NSDateInterval").call(
      runtime.selector("alloc"))
    return try made.call(runtime.selector("initWithStartDate:endDate:"), start, end)
  }
}

extension UIKitClasses {
  static let calendarView = NativeClass<UICalendarView>(
    "UICalendarView", superclass: view, UICalendarView.define)

  /// The calendar view, its selections and its decorations, superclasses first.
  @NativeClassList package static var calendars: [NativeClassDeclaration] {
    calendarSelection
    calendarSelectionSingleDate
    calendarSelectionMultiDate
    calendarViewDecoration
    calendarView
  }
}
