package import SelectorRuntime
internal import VirtualTime

/// A point in time, before or after the start of the virtual clock.
///
/// It is stored as an offset from a start. Dates that are created from the current time keep their
/// exact virtual time, which would be rounded as seconds since the reference date.
package final class NSDate: RuntimeObject {
  /// The start that `seconds` is relative to, in seconds since the reference date.
  private var start = 0.0
  private var seconds = 0.0

  /// The time in seconds since the reference date.
  package var sinceReferenceDate: Double { start + seconds }

  /// The time in virtual seconds.
  var virtualTime: Double {
    let start = foundation.startSinceReferenceDate
    return start == self.start ? seconds : sinceReferenceDate - start
  }

  /// Returns the interval since another date, in seconds.
  fileprivate func seconds(since other: NSDate) -> Double {
    start == other.start
      ? seconds - other.seconds : sinceReferenceDate - other.sinceReferenceDate
  }

  /// Sets the date to a virtual time.
  @discardableResult
  func set(virtualTime: Double) -> NSDate {
    (start, seconds) = (foundation.startSinceReferenceDate, virtualTime)
    return self
  }

  /// Sets the date to a time in seconds since the reference date.
  @discardableResult
  package func set(sinceReferenceDate seconds: Double) -> NSDate {
    (start, self.seconds) = (0, seconds)
    return self
  }

  /// Sets the date to a time relative to another date.
  @discardableResult
  func set(_ interval: Double, since other: NSDate) -> NSDate {
    (start, seconds) = (other.start, other.seconds + interval)
    return self
  }

  /// Creates a date from a virtual time.
  static func make(_ virtualTime: Double, of cls: RuntimeClass) throws -> NSDate {
    try blank(cls).set(virtualTime: virtualTime)
  }

  package static func blank(_ cls: RuntimeClass) throws -> NSDate {
    guard let made = cls.runtime.createInstance(cls) as? NSDate else {
      throw RuntimeError(.invalidArgument, "\(cls.name) is not a class of dates")
    }
    return made
  }

  /// Returns the virtual time of a date; a number is a virtual time already.
  ///
  /// A nil date has passed: its seconds since the reference date are 0, as of every message to nil.
  package static func virtualTime(
    _ value: Value, in runtime: Runtime, _ method: String
  ) throws -> Double {
    if value.isNone { return -.infinity }
    if let date = value.object as? NSDate { return date.virtualTime }
    if let seconds = Double.from(value, in: runtime) { return seconds }
    throw RuntimeError(
      .invalidArgument, "\(method): argument 1 must be an NSDate, got \(value.typeName)")
  }
}

extension NSDate {
  static func define(_ date: ClassDefinition<NSDate>) {
    date.adopt(FoundationProtocols.copying)
    defineMaking(date)
    defineCoding(date)
    defineComparing(date)
    date.classSide.method("timeIntervalSinceReferenceDate") { (cls) -> Double in
      cls.foundation.absoluteTime
    }
    date.readonly("timeIntervalSinceReferenceDate") { $0.sinceReferenceDate }
    date.readonly("timeIntervalSince1970") { $0.sinceReferenceDate + FoundationWorld.referenceDate }
    date.readonly("timeIntervalSinceNow") { $0.virtualTime - $0.foundation.runLoop.now }
    // A message to nil returns 0, so nil is the reference date here.
    date.method("timeIntervalSinceDate:") { (date, other: NSDate?) -> Double in
      other.map { date.seconds(since: $0) } ?? date.sinceReferenceDate
    }
    date.method("description") { (date) -> String in
      let moment = CalendarDate(
        secondsSince1970: (date.sinceReferenceDate + FoundationWorld.referenceDate).rounded(.down))
      return "\(moment.text) +0000"
    }
    date.method("descriptionWithLocale:") { (date, _: Value) -> Value in
      try date.runtime.send(date, date.runtime.known.description)
    }
    date.method("copyWithZone:") { (date, _: Value) -> NSDate in date }
  }

  private static func defineMaking(_ date: ClassDefinition<NSDate>) {
    let cls = date.classSide
    for name in ["date", "now"] {
      cls.method(name) { (cls) -> NSDate in try make(cls.foundation.runLoop.now, of: cls) }
    }
    cls.method("dateWithTimeIntervalSinceNow:") { (cls, seconds: Double) -> NSDate in
      try make(cls.foundation.runLoop.now + seconds, of: cls)
    }
    cls.method("dateWithTimeIntervalSinceReferenceDate:") { (cls, seconds: Double) -> NSDate in
      try blank(cls).set(sinceReferenceDate: seconds)
    }
    cls.method("dateWithTimeIntervalSince1970:") { (cls, seconds: Double) -> NSDate in
      try blank(cls).set(sinceReferenceDate: seconds - FoundationWorld.referenceDate)
    }
    cls.method("dateWithTimeInterval:sinceDate:") {
      (cls, seconds: Double, other: NSDate) -> NSDate in
      try blank(cls).set(seconds, since: other)
    }
    for (name, moment) in [
      ("distantFuture", 63_113_904_000.0), ("distantPast", -63_114_076_800),
    ] {
      // Each is a shared object, for all classes.
      cls.method(name) { (cls) -> RuntimeObject in
        cls.foundation.constant(name, of: "NSDate") { date in
          _ = (date as? NSDate)?.set(sinceReferenceDate: moment)
        }
      }
    }
    date.method("init") { (date) -> NSDate in date.set(virtualTime: date.foundation.runLoop.now) }
    date.method("initWithTimeIntervalSinceNow:") { (date, seconds: Double) -> NSDate in
      date.set(virtualTime: date.foundation.runLoop.now + seconds)
    }
    date.method("initWithTimeIntervalSinceReferenceDate:") { (date, seconds: Double) -> NSDate in
      date.set(sinceReferenceDate: seconds)
    }
    date.method("initWithTimeIntervalSince1970:") { (date, seconds: Double) -> NSDate in
      date.set(sinceReferenceDate: seconds - FoundationWorld.referenceDate)
    }
    date.method("initWithTimeInterval:sinceDate:") {
      (date, seconds: Double, other: NSDate) -> NSDate in
      date.set(seconds, since: other)
    }
    for name in ["dateByAddingTimeInterval:", "addTimeInterval:"] {
      date.method(name) { (date, seconds: Double) -> NSDate in
        try blank(date.apparentClass).set(seconds, since: date)
      }
    }
  }

  private static func defineComparing(_ date: ClassDefinition<NSDate>) {
    date.method("compare:") { (date, other: NSDate?) -> Int in
      let (left, right) = (date.sinceReferenceDate, other?.sinceReferenceDate ?? 0)
      return left < right ? -1 : left > right ? 1 : 0
    }
    date.method("isEqual:") { (date, other: Value) -> Bool in
      (other.object as? NSDate)?.sinceReferenceDate == date.sinceReferenceDate
    }
    date.method("isEqualToDate:") { (date, other: NSDate?) -> Bool in
      other?.sinceReferenceDate == date.sinceReferenceDate
    }
    date.method("earlierDate:") { (date, other: NSDate?) -> NSDate in
      guard let other else { return date }
      return date.seconds(since: other) <= 0 ? date : other
    }
    date.method("laterDate:") { (date, other: NSDate?) -> NSDate in
      guard let other else { return date }
      return date.seconds(since: other) >= 0 ? date : other
    }
    date.method("hash") { (date) -> Int in
      Int(exactly: date.sinceReferenceDate.rounded(.down)) ?? 0
    }
  }
}

extension FoundationWorld {
  /// Creates a date from the seconds since the reference date.
  package func date(sinceReferenceDate seconds: Double) throws -> NSDate {
    try NSDate.blank(runtime.cls(FoundationClasses.date)).set(sinceReferenceDate: seconds)
  }

  /// Creates a date from a virtual time.
  package func date(atVirtualTime time: Double) -> NSDate {
    runtime.create(FoundationClasses.date).set(virtualTime: time)
  }
}

extension FoundationClasses {
  package static let date = NativeClass<NSDate>(
    "NSDate", superclass: object, NSDate.define)
}
