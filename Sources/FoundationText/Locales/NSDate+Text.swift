internal import FoundationCore
internal import SelectorRuntime

/// Creates dates from strings in the format of their descriptions.
extension NSDate {
  static func defineReading(_ date: ClassDefinition<NSDate>) {
    let cls = date.classSide
    cls.method("dateWithString:") { (cls, text: String) -> NSDate? in
      try seconds(of: text).map { try blank(cls).set(sinceReferenceDate: $0) }
    }
    date.method("initWithString:") { (date, text: String) -> NSDate? in
      seconds(of: text).map { date.set(sinceReferenceDate: $0) }
    }
  }

  /// Parses `2001-03-24 10:45:32 +0600`; returns seconds since the reference date.
  private static func seconds(of text: String) -> Double? {
    DatePattern("yyyy-MM-dd HH:mm:ss Z")
      .seconds(of: text, in: TimeZoneRules(secondsFromGMT: 0))
      .map { $0 - FoundationWorld.referenceDate }
  }
}
