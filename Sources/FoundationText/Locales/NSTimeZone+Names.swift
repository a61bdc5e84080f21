internal import FoundationCore
internal import SelectorRuntime

/// The display names of time zones, and their data.
extension NSTimeZone {
  static func defineNames(_ zone: ClassDefinition<NSTimeZone>) {
    zone.method("localizedName:locale:") { (zone, style: Int, locale: NSLocale?) -> String? in
      guard let style = TimeZoneNames.Style(rawValue: style) else { return nil }
      let identifier = locale?.identifier ?? zone.foundation.deviceSettings.locale
      return TimeZoneNames.name(of: zone.rules, style, for: identifier)
    }
    let cls = zone.classSide
    cls.method("abbreviationDictionary") { (cls) -> Value in
      let names = cls.foundation.zoneAbbreviations ?? TimeZoneNames.abbreviations
      return .dictionary(
        names.sorted { $0.key < $1.key }
          .map { .init(key: .string($0.key), value: .string($0.value)) })
    }
    cls.method("setAbbreviationDictionary:") { (cls, names: Value) in
      let world = cls.foundation
      world.runtime.noteChange()
      let pairs = try world.entries(of: names)?.compactMap { entry -> (String, String)? in
        guard let key = String.from(entry.key, in: world.runtime),
          let value = String.from(entry.value, in: world.runtime)
        else { return nil }
        return (key, value)
      }
      world.zoneAbbreviations = pairs.map { Dictionary($0) { $1 } }
    }
    // The IANA release of the built-in rules, which are used where the system has no table.
    cls.method("timeZoneDataVersion") { (_) -> String in "2025b" }
    zone.readonly("data", .copy) { (zone) -> NSData in
      zone.foundation.data(TimeZoneNames.data(of: zone.rules))
    }
    cls.method("timeZoneWithName:data:") { (cls, name: String, data: NSData?) -> NSTimeZone? in
      cls.runtime.create(FoundationClasses.timeZone).fill(name, data)
    }
    zone.method("initWithName:data:") { (zone, name: String, data: NSData?) -> NSTimeZone? in
      zone.fill(name, data)
    }
  }

  /// Returns a time zone with a name, whose rules are given as data in the format of RFC 8536.
  private func fill(_ name: String, _ data: NSData?) -> NSTimeZone? {
    guard let data else { return fill(foundation.zoneRules(named: name)) }
    return fill(ZoneHistory(data.bytes).map { TimeZoneRules(name, history: $0) })
  }
}
