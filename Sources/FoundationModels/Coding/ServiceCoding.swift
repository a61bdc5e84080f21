internal import SelectorRuntime

/// How notifications, sets of characters, calendars, locales and time zones are written.
extension NSNotification {
  static func defineCoding(_ notification: ClassDefinition<NSNotification>) {
    notification.coding { notification, coder in
      try coder.encodeObject(.string(notification.name), forKey: "NS.name", isConditional: false)
      try coder.encodeObject(notification.object, forKey: "NS.object", isConditional: false)
      try coder.encodeObject(notification.userInfo, forKey: "NS.userinfo", isConditional: false)
    } decode: { notification, coder in
      let name = try coder.decodeObject(forKey: "NS.name", of: nil)
      let object = try coder.decodeObject(forKey: "NS.object", of: nil)
      let userInfo = try coder.decodeObject(forKey: "NS.userinfo", of: nil)
      notification.fill(
        name: String.from(name, in: coder.runtime) ?? "", object: object, userInfo: userInfo)
      return .object(notification)
    }
  }
}

extension NSException {
  static func defineCoding(_ exception: ClassDefinition<NSException>) {
    exception.coding { exception, coder in
      try coder.encodeObject(.string(exception.name), forKey: "NS.name", isConditional: false)
      try coder.encodeObject(
        exception.reason.messageValue, forKey: "NS.reason", isConditional: false)
      try coder.encodeObject(exception.userInfo, forKey: "NS.userinfo", isConditional: false)
    } decode: { exception, coder in
      let texts = [coder.foundation.valueClass("NSString")]
      let name = try coder.decodeObject(forKey: "NS.name", of: texts)
      let reason = try coder.decodeObject(forKey: "NS.reason", of: texts)
      let userInfo = try coder.decodeObject(
        forKey: "NS.userinfo",
        of: coder.allowedClasses.map { $0 + [coder.foundation.valueClass("NSDictionary")] })
      exception.fill(
        name: String.from(name, in: coder.runtime) ?? "",
        reason: String.from(reason, in: coder.runtime), userInfo: userInfo)
      return .object(exception)
    }
  }
}

extension NSCharacterSet {
  /// The bits of the planes that are not empty, as `bitmapRepresentation` has them.
  static func defineCoding(_ set: ClassDefinition<NSCharacterSet>) {
    set.coding { set, coder in
      let bitmap = CharacterBitmap.bytes(of: set.members)
      try coder.encodeObject(
        .object(set.foundation.data(bitmap)), forKey: "NSBitmapRepresentation",
        isConditional: false)
    } decode: { set, coder in
      let data = try coder.decodeObject(
        forKey: "NSBitmapRepresentation", of: [coder.foundation.valueClass("NSData")])
      let bytes = ByteArgument.from(data, in: coder.runtime)?.bytes ?? []
      set.fill(CharacterBitmap.members(of: bytes))
      return .object(set)
    }
  }
}

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

extension NSUUID {
  static func defineCoding(_ uuid: ClassDefinition<NSUUID>) {
    uuid.coding { uuid, coder in
      try coder.encodeScalar(.foreign(ByteString(uuid.bytes)), forKey: "NS.uuidbytes")
    } decode: { uuid, coder in
      let given = try coder.decodeBytes(forKey: "NS.uuidbytes") ?? []
      return given.count == 16 ? .object(uuid.fill(given)) : .none
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
