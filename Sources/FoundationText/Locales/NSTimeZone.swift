internal import FoundationCore
package import SelectorRuntime

/// A time zone with its rules; see ``TimeZoneRules`` for the known zones.
package final class NSTimeZone: RuntimeObject {
  private(set) var rules = TimeZoneRules(secondsFromGMT: 0)

  func fill(_ rules: TimeZoneRules?) -> NSTimeZone? {
    guard let rules else { return nil }
    self.rules = rules
    return self
  }

  private static func make(_ rules: TimeZoneRules?, _ cls: RuntimeClass) -> NSTimeZone? {
    cls.runtime.create(FoundationClasses.timeZone).fill(rules)
  }

  private func moment(_ date: NSDate?) -> Double {
    (date?.sinceReferenceDate ?? foundation.absoluteTime) + FoundationWorld.referenceDate
  }

  static func define(_ zone: ClassDefinition<NSTimeZone>) {
    zone.adopt(FoundationProtocols.copying)
    defineCoding(zone)
    let cls = zone.classSide
    for name in ["systemTimeZone", "localTimeZone", "defaultTimeZone"] {
      cls.method(name) { (cls) -> NSTimeZone? in make(cls.foundation.timeZone, cls) }
    }
    cls.method("resetSystemTimeZone") { (_) in }
    cls.method("setDefaultTimeZone:") { (cls, zone: NSTimeZone?) in
      cls.runtime.noteChange()
      cls.foundation.defaultTimeZone = zone?.rules
    }
    cls.method("timeZoneWithName:") { (cls, name: String) -> NSTimeZone? in
      make(cls.foundation.zoneRules(named: name), cls)
    }
    cls.method("timeZoneWithAbbreviation:") { (cls, name: String) -> NSTimeZone? in
      let named = (cls.foundation.zoneAbbreviations ?? TimeZoneNames.abbreviations)[name]
      return make(
        named.flatMap { TimeZoneRules(named: $0) } ?? TimeZoneRules(abbreviation: name), cls)
    }
    defineNames(zone)
    cls.method("timeZoneForSecondsFromGMT:") { (cls, seconds: Int) -> NSTimeZone? in
      seconds.magnitude > 18 * 3600 ? nil : make(TimeZoneRules(secondsFromGMT: seconds), cls)
    }
    cls.method("knownTimeZoneNames") { (_) -> [String] in TimeZoneRules.names() }
    zone.method("initWithName:") { (zone, name: String) -> NSTimeZone? in
      zone.fill(zone.foundation.zoneRules(named: name))
    }
    zone.readonly("name", .copy) { $0.rules.name }
    zone.readonly("secondsFromGMT") { (zone) -> Int in zone.rules.offset(at: zone.moment(nil)) }
    zone.method("secondsFromGMTForDate:") { (zone, date: NSDate) -> Int in
      zone.rules.offset(at: zone.moment(date))
    }
    zone.readonly("abbreviation", .copy) { (zone) -> String? in
      zone.rules.abbreviation(at: zone.moment(nil))
    }
    zone.method("abbreviationForDate:") { (zone, date: NSDate) -> String? in
      zone.rules.abbreviation(at: zone.moment(date))
    }
    zone.readonly("daylightSavingTime", getter: "isDaylightSavingTime") { (zone) -> Bool in
      zone.rules.savesDaylight(at: zone.moment(nil))
    }
    zone.method("isDaylightSavingTimeForDate:") { (zone, date: NSDate) -> Bool in
      zone.rules.savesDaylight(at: zone.moment(date))
    }
    zone.method("daylightSavingTimeOffset") { (zone) -> Double in
      Double(zone.rules.savingOffset(at: zone.moment(nil)))
    }
    zone.method("daylightSavingTimeOffsetForDate:") { (zone, date: NSDate) -> Double in
      Double(zone.rules.savingOffset(at: zone.moment(date)))
    }
    zone.method("nextDaylightSavingTimeTransition") { (zone) -> NSDate? in
      try zone.rules.change(after: zone.moment(nil)).map {
        try zone.foundation.date(sinceReferenceDate: $0 - FoundationWorld.referenceDate)
      }
    }
    zone.method("nextDaylightSavingTimeTransitionAfterDate:") { (zone, date: NSDate) -> NSDate? in
      try zone.rules.change(after: zone.moment(date)).map {
        try zone.foundation.date(sinceReferenceDate: $0 - FoundationWorld.referenceDate)
      }
    }
    zone.method("isEqualToTimeZone:") { (zone, other: NSTimeZone) -> Bool in
      zone.rules == other.rules
    }
    zone.method("isEqual:") { (zone, other: Value) -> Bool in
      (other.object as? NSTimeZone)?.rules == zone.rules
    }
    zone.method("hash") { (zone) -> Int in
      zone.rules.name.utf8.reduce(3) { ($0 &* 33 &+ Int($1)) & 0x7FFF_FFFF }
    }
    zone.method("copyWithZone:") { (zone, _: Value) -> NSTimeZone in zone }
    zone.method("description") { (zone) -> String in
      let seconds = zone.rules.offset(at: zone.moment(nil))
      return "\(zone.rules.name) (\(zone.rules.abbreviation(at: zone.moment(nil)))) "
        + "offset \(seconds)"
    }
  }
}

extension FoundationWorld {
  /// The default time zone of the app, or the device's.
  var timeZone: TimeZoneRules {
    if let defaultTimeZone { return defaultTimeZone }
    let name = deviceSettings.timeZone.text
    if let known = zoneOfDevice, known.asked == name { return known.rules }
    let rules = TimeZoneRules(named: name) ?? TimeZoneRules(secondsFromGMT: 0)
    zoneOfDevice = (name, rules)
    return rules
  }

  /// Creates the object of a time zone.
  func timeZoneObject(_ rules: TimeZoneRules) -> NSTimeZone {
    let made = runtime.create(FoundationClasses.timeZone)
    made.take(rules)
    return made
  }
}

extension NSTimeZone {
  fileprivate func take(_ rules: TimeZoneRules) { self.rules = rules }
}

extension FoundationClasses {
  package static let timeZone = NativeClass<NSTimeZone>(
    "NSTimeZone", superclass: object, NSTimeZone.define)
}

extension FoundationWorld {
  /// Returns a time zone by name or by abbreviation; the zone keeps the abbreviation as its name.
  func zoneRules(named name: String) -> TimeZoneRules? {
    if let rules = TimeZoneRules(named: name) { return rules }
    let zone = (zoneAbbreviations ?? TimeZoneNames.abbreviations)[name]
    return zone.flatMap { TimeZoneRules(named: $0) }?.called(name)
  }
}
