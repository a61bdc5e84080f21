internal import FoundationCore
internal import SelectorRuntime

/// A day as date components name it.
struct CalendarDay: Hashable {
  let year, month, day: Int

  /// Reads the year, the month and the day of components.
  ///
  /// - Throws: ``RuntimeError`` that names the method where one of them is not set.
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

  /// Components of the day in a calendar, which nobody owns yet.
  ///
  /// - Throws: what the messages that make them throw.
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
