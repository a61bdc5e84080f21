internal import SelectorRuntime
internal import VirtualTime

/// A moment of the virtual clock, which starts at the reference date.
final class NSDate: RuntimeObject {
  /// Virtual seconds since the start, which is the reference date.
  private(set) var seconds = 0.0

  static func make(_ seconds: Double, of cls: RuntimeClass) throws -> NSDate {
    guard let made = cls.runtime.createInstance(cls) as? NSDate else {
      throw RuntimeError(.invalidArgument, "\(cls.name) is not a class of dates")
    }
    made.seconds = seconds
    return made
  }

  static func define(in runtime: Runtime, superclass: RuntimeClass) {
    let date = ClassDefinition<NSDate>("NSDate", in: runtime, superclass: superclass)
    let cls = date.classSide
    cls.method("date") { (cls) -> NSDate in try make(cls.foundation.runLoop.now, of: cls) }
    cls.method("dateWithTimeIntervalSinceNow:") { (cls, seconds: Double) -> NSDate in
      try make(cls.foundation.runLoop.now + seconds, of: cls)
    }
    cls.method("dateWithTimeIntervalSinceReferenceDate:") { (cls, seconds: Double) -> NSDate in
      try make(seconds, of: cls)
    }
    cls.method("distantFuture") { (cls) -> NSDate in try make(63_113_904_000, of: cls) }
    cls.method("distantPast") { (cls) -> NSDate in try make(-63_114_076_800, of: cls) }
    cls.method("timeIntervalSinceReferenceDate") { (cls) -> Double in cls.foundation.runLoop.now }
    date.method("timeIntervalSinceReferenceDate") { (date) -> Double in date.seconds }
    date.method("timeIntervalSinceNow") { (date) -> Double in
      date.seconds - date.foundation.runLoop.now
    }
    date.method("timeIntervalSinceDate:") { (date, other: NSDate) -> Double in
      date.seconds - other.seconds
    }
    date.method("dateByAddingTimeInterval:") { (date, seconds: Double) -> NSDate in
      try make(date.seconds + seconds, of: date.apparentClass)
    }
    date.method("compare:") { (date, other: NSDate) -> Int in
      date.seconds < other.seconds ? -1 : date.seconds > other.seconds ? 1 : 0
    }
    date.method("isEqual:") { (date, other: Value) -> Bool in
      (other.object as? NSDate)?.seconds == date.seconds
    }
    date.method("hash") { (date) -> Int in
      Int(truncatingIfNeeded: date.seconds.bitPattern) & 0x7FFF_FFFF
    }
    date.method("description") { (date) -> String in "\(date.seconds) s" }
    date.method("copyWithZone:") { (date, _: Value) -> NSDate in date }
  }

  /// The virtual seconds that a date, or a plain number of seconds, names.
  static func seconds(_ value: Value, in runtime: Runtime, _ method: String) throws -> Double {
    if let date = value.object as? NSDate { return date.seconds }
    if let seconds = Double.from(value, in: runtime) { return seconds }
    throw RuntimeError(
      .invalidArgument, "\(method): argument 1 must be an NSDate, got \(value.typeName)")
  }
}
