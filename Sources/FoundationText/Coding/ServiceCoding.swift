internal import FoundationCore
internal import SelectorRuntime

/// Archives calendars, locales and time zones.
extension NSLocale {
  static func defineCoding(_ locale: ClassDefinition<NSLocale>) {
    locale.method("classForCoder") { (locale) -> RuntimeClass in
      locale.foundation.valueClass("NSLocale")
    }
    locale.coding { locale, coder in
      try coder.encodeObject(
        .string(locale.identifier), forKey: "NS.identifier", isConditional: false)
    } decode: { locale, coder in
      let text = try coder.decodeObject(
        forKey: "NS.identifier", of: [coder.foundation.valueClass("NSString")])
      return .object(locale.fill(String.from(text, in: coder.runtime) ?? ""))
    }
  }
}

extension NSTimeZone {
  static func defineCoding(_ zone: ClassDefinition<NSTimeZone>) {
    zone.coding { zone, coder in
      try coder.encodeObject(.string(zone.rules.name), forKey: "NS.name", isConditional: false)
    } decode: { zone, coder in
      let name = try coder.decodeObject(
        forKey: "NS.name", of: [coder.foundation.valueClass("NSString")])
      let runtime = coder.runtime
      return try runtime.send(zone, runtime.selector("initWithName:"), Arguments(name))
    }
  }
}

extension NSCalendar {
  static func defineCoding(_ calendar: ClassDefinition<NSCalendar>) {
    calendar.coding { calendar, coder in
      let runtime = coder.runtime
      for (key, name) in [
        ("NS.identifier", "calendarIdentifier"), ("NS.timezone", "timeZone"),
        ("NS.locale", "locale"),
      ] {
        let part = try runtime.send(calendar, runtime.selector(name))
        try coder.encodeObject(part, forKey: key, isConditional: false)
      }
      try coder.encodeScalar(.integer(Int64(calendar.firstWeekday)), forKey: "NS.firstwkdy")
      let days = try runtime.send(calendar, runtime.selector("minimumDaysInFirstWeek"))
      try coder.encodeScalar(days, forKey: "NS.mindays")
    } decode: { calendar, coder in
      let identifier = try coder.decodeObject(forKey: "NS.identifier", of: nil)
      guard
        let made = try calendar.send("initWithCalendarIdentifier:", identifier).object
      else { return .none }
      for (key, setter) in [("NS.timezone", "setTimeZone:"), ("NS.locale", "setLocale:")] {
        let part = try coder.decodeObject(forKey: key, of: nil)
        if !part.isNone { _ = try made.send(setter, part) }
      }
      for (key, setter) in [
        ("NS.firstwkdy", "setFirstWeekday:"), ("NS.mindays", "setMinimumDaysInFirstWeek:"),
      ] {
        guard let number = try coder.decodeInteger(forKey: key) else { continue }
        _ = try made.send(setter, Int(number))
      }
      return .object(made)
    }
  }
}
