internal import FoundationCore
package import SelectorRuntime

/// `NSDateInterval`: a start date and a duration.
package final class NSDateInterval: RuntimeObject {
  @Strong private(set) var start: RuntimeObject?
  fileprivate(set) var duration = 0.0

  package var startTime: Double { (start as? NSDate)?.sinceReferenceDate ?? 0 }
  package var endTime: Double { startTime + duration }

  fileprivate func fill(_ start: NSDate, _ duration: Double) throws -> NSDateInterval {
    guard duration >= 0 else {
      throw RuntimeError(
        .invalidArgument,
        "*** -[\(className) initWithStartDate:duration:]: duration must be greater than or equal "
          + "to zero")
    }
    (self.start, self.duration) = (start, duration)
    return self
  }

  /// Returns whether the start and the duration are equal.
  private func equals(_ other: NSDateInterval) -> Bool {
    startTime == other.startTime && duration == other.duration
  }

  /// Returns the end date.
  fileprivate func end() throws -> RuntimeObject? {
    try foundation.date(sinceReferenceDate: endTime)
  }

  static func define(_ interval: ClassDefinition<NSDateInterval>) {
    interval.adopt(FoundationProtocols.copying)
    interval.adopt(FoundationProtocols.secureCoding)
    interval.classSide.method("supportsSecureCoding") { (_) -> Bool in true }
    interval.method("init") { (interval) -> NSDateInterval in
      let world = interval.foundation
      return try interval.fill(try world.date(sinceReferenceDate: world.absoluteTime), 0)
    }
    interval.method("initWithStartDate:duration:") {
      (interval, start: NSDate, duration: Double) -> NSDateInterval in
      try interval.fill(start, duration)
    }
    interval.method("initWithStartDate:endDate:") {
      (interval, start: NSDate, end: NSDate) -> NSDateInterval in
      try interval.fill(start, end.sinceReferenceDate - start.sinceReferenceDate)
    }
    interval.readonly("startDate", .copy, of: "NSDate") { $0.start }
    interval.readonly("endDate", .copy, of: "NSDate") { try $0.end() }
    interval.readonly("duration") { $0.duration }
    interval.method("isEqualToDateInterval:") { (interval, other: NSDateInterval) -> Bool in
      interval.equals(other)
    }
    interval.method("isEqual:") { (interval, other: Value) -> Bool in
      (other.object as? NSDateInterval).map { interval.equals($0) } ?? false
    }
    interval.method("hash") { (interval) -> Int in
      (interval.startTime.hashValue ^ interval.duration.hashValue) & 0x7FFF_FFFF
    }
    interval.method("compare:") { (interval, other: NSDateInterval) -> Int in
      let order = (interval.startTime, interval.duration)
      let theirs = (other.startTime, other.duration)
      return order < theirs ? -1 : order == theirs ? 0 : 1
    }
    interval.method("intersectsDateInterval:") { (interval, other: NSDateInterval) -> Bool in
      interval.startTime <= other.endTime && other.startTime <= interval.endTime
    }
    interval.method("intersectionWithDateInterval:") {
      (interval, other: NSDateInterval) -> NSDateInterval? in
      let start = max(interval.startTime, other.startTime)
      let end = min(interval.endTime, other.endTime)
      guard start <= end,
        let made = interval.runtime.createInstance(interval.isa) as? NSDateInterval
      else { return nil }
      return try made.fill(interval.foundation.date(sinceReferenceDate: start), end - start)
    }
    interval.method("containsDate:") { (interval, date: NSDate) -> Bool in
      let time = date.sinceReferenceDate
      return interval.startTime <= time && time <= interval.endTime
    }
    interval.method("copyWithZone:") { (interval, _: Value) -> NSDateInterval in interval }
    interval.method("encodeWithCoder:") { (interval, coder: NSCoder) in
      let start = interval.start.map { Value.object($0) } ?? .none
      try coder.encodeObject(start, forKey: "NS.startDate", isConditional: false)
      try coder.encodeScalar(.number(interval.duration), forKey: "NS.duration")
    }
    interval.method("initWithCoder:") { (interval, coder: NSCoder) -> NSDateInterval? in
      let start = try coder.decodeObject(forKey: "NS.startDate", of: nil).object as? NSDate
      let duration = try coder.decodeDouble(forKey: "NS.duration") ?? 0
      guard let start else { return nil }
      return try interval.fill(start, duration)
    }
    interval.method("description") { (interval) -> String in
      let start = try interval.foundation.description(of: interval.start)
      let end = try interval.foundation.description(of: interval.end())
      return "(Start Date) \(start) + (Duration) \(interval.duration) seconds = (End Date) \(end)"
    }
  }
}

extension FoundationWorld {
  /// Returns the result of an object's `description`.
  fileprivate func description(of object: RuntimeObject?) throws -> String {
    guard let object else { return "(null)" }
    return String.from(try runtime.send(object, runtime.known.description), in: runtime) ?? ""
  }
}

extension FoundationClasses {
  package static let dateInterval = NativeClass<NSDateInterval>(
    "NSDateInterval", superclass: object, NSDateInterval.define)
}
