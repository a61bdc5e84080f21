internal import FoundationCore
internal import SelectorRuntime
internal import UIKitRuntime

/// The selection of a calendar view, from UICalendarSelection.h; subclasses define its size.
class UICalendarSelection: RuntimeObject {
  /// Keeps what the delegate responds to, according to private flags in iOS 17's header.
  final lazy var delegate = DelegateSlot(remembering: messages.map(runtime.selector))
  /// The optional messages of the delegate.
  var messages: [String] { [] }
  /// The calendar view that uses the selection.
  @Weak final var view: UICalendarView?

  /// Handles a tap on a day.
  ///
  /// - Throws: the errors of the delegate.
  func tap(_ components: RuntimeObject) throws {}

  /// Asks the delegate for permission; returns true if it does not implement the method.
  final func allows(_ name: String, _ components: RuntimeObject?) throws -> Bool {
    let question = runtime.selector(name)
    guard let delegate = delegate.delegate(remembered: question) else { return true }
    return try delegate.keptAlive { try delegate.call(question, self, components) }
  }

  /// Notifies the delegate.
  final func tell(_ name: String, _ components: RuntimeObject?) throws {
    let event = runtime.selector(name)
    guard let delegate = delegate.delegate(remembered: event) else { return }
    try delegate.keptAlive { try delegate.send(event, self, components) }
  }

  final func isSame(_ left: RuntimeObject, _ right: RuntimeObject) throws -> Bool {
    try CalendarDay(left, className) == CalendarDay(right, className)
  }

  final func copied(_ components: RuntimeObject) throws -> RuntimeObject {
    try components.call(runtime.selector("copy"))
  }

  static func define(_ selection: ClassDefinition<UICalendarSelection>) {
    // The delegate is asked at each tap, so there is nothing to update.
    selection.method("updateSelectableDates") { _ in }
  }
}

/// A selection of at most one day, from UICalendarSelectionSingleDate.h.
final class UICalendarSelectionSingleDate: UICalendarSelection {
  @Strong private var selected: RuntimeObject?

  override var messages: [String] {
    ["dateSelection:canSelectDate:", "dateSelection:didSelectDate:"]
  }

  /// Handles a tap; a tap on the selected day deselects it, which the delegate can refuse too.
  override func tap(_ components: RuntimeObject) throws {
    let isSelected = try selected.map { try isSame($0, components) } ?? false
    let new = isSelected ? nil : components
    guard try allows("dateSelection:canSelectDate:", new) else { return }
    selected = try new.map(copied)
    try tell("dateSelection:didSelectDate:", new)
  }

  static func define(_ selection: ClassDefinition<UICalendarSelectionSingleDate>) {
    selection.method("initWithDelegate:") {
      (selection, delegate: RuntimeObject?) -> UICalendarSelectionSingleDate in
      try selection.delegate.set(delegate, of: selection)
      return selection
    }
    selection.readonly("delegate", .weak, of: "<UICalendarSelectionSingleDateDelegate>") {
      $0.delegate.object
    }
    let set = selection.runtime.selector("setSelectedDate:animated:")
    selection.property(
      "selectedDate", .copy, of: "NSDateComponents", get: { $0.selected }
    ) { (selection, date: RuntimeObject?) in try selection.send(set, date, false) }
    selection.method(set.name) { (selection, date: RuntimeObject?, _: Bool) in
      if let date { _ = try CalendarDay(date, selection.methodName(set)) }
      selection.selected = try date.map(selection.copied)
    }
  }
}

/// A selection of several days, from UICalendarSelectionMultiDate.h.
final class UICalendarSelectionMultiDate: UICalendarSelection {
  @StrongList private var selected: [RuntimeObject] = []

  override var messages: [String] {
    ["canSelect", "canDeselect", "didSelect", "didDeselect"].map { "multiDateSelection:\($0)Date:" }
  }

  override func tap(_ components: RuntimeObject) throws {
    if let place = try selected.firstIndex(where: { try isSame($0, components) }) {
      guard try allows("multiDateSelection:canDeselectDate:", components) else { return }
      if selected.indices.contains(place) { selected.remove(at: place) }
      return try tell("multiDateSelection:didDeselectDate:", components)
    }
    guard try allows("multiDateSelection:canSelectDate:", components) else { return }
    selected.append(try copied(components))
    try tell("multiDateSelection:didSelectDate:", components)
  }

  static func define(_ selection: ClassDefinition<UICalendarSelectionMultiDate>) {
    selection.method("initWithDelegate:") {
      (selection, delegate: RuntimeObject?) -> UICalendarSelectionMultiDate in
      try selection.delegate.set(delegate, of: selection)
      return selection
    }
    selection.readonly("delegate", .weak, of: "<UICalendarSelectionMultiDateDelegate>") {
      $0.delegate.object
    }
    let set = selection.runtime.selector("setSelectedDates:animated:")
    selection.property(
      "selectedDates", .copy, of: "NSArray", get: { $0.selected }
    ) { (selection, dates: [RuntimeObject]) in try selection.send(set, dates, false) }
    selection.method(set.name) { (selection, dates: [RuntimeObject], _: Bool) in
      for date in dates { _ = try CalendarDay(date, selection.methodName(set)) }
      selection.selected = try dates.map(selection.copied)
    }
  }
}

extension UIKitClasses {
  static let calendarSelection = NativeClass<UICalendarSelection>(
    "UICalendarSelection", superclass: FoundationClasses.object, UICalendarSelection.define)
  static let calendarSelectionSingleDate = NativeClass<UICalendarSelectionSingleDate>(
    "UICalendarSelectionSingleDate", superclass: calendarSelection,
    UICalendarSelectionSingleDate.define)
  static let calendarSelectionMultiDate = NativeClass<UICalendarSelectionMultiDate>(
    "UICalendarSelectionMultiDate", superclass: calendarSelection,
    UICalendarSelectionMultiDate.define)
}
