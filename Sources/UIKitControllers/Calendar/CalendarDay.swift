internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// A day, identified by date components.
struct CalendarDay: Hashable {
  let year, month, day: Int

  /// Reads the year, month and day of date components.
  ///
  /// - Throws: ``RuntimeError`` that names the method, if one of them is not set.
  init(_ components: RuntimeObject, _ method: String) throws {
    func part(_ name: String) throws -> Int {
      let number: Int = try components.call(components.runtime.selector(name))
      // NSDateComponentUndefined
      guard number != Int.max else {
        throw RuntimeError(.invalidArgument, "\(method): the date components have no \(name)")
      }
      return number
    }
    (year, month, day) = (try part("year"), try part("month"), try part("day"))
  }

  init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Creates date components of the day in a calendar, with no owner yet.
  ///
  /// - Throws: the errors of the messages that create them.
  func components(in calendar: RuntimeObject, _ world: UIKitWorld) throws -> RuntimeObject {
    let runtime = world.runtime
    let made: RuntimeObject = try world.valueClass("NSDateComponents").call(
      runtime.selector("new"))
    try made.send(runtime.selector("setCalendar:"), calendar)
    for (name, number) in [("setYear:", year), ("setMonth:", month), ("setDay:", day)] {
      try made.send(runtime.selector(name), number)
    }
    return made
  }
}
