package import FoundationCore
package import SelectorRuntime

/// The components of a date, or a duration; the default is `NSDateComponentUndefined`.
package enum NSDateComponentsClass {
  static let undefined = Int.max

  static func define(_ components: ClassDefinition<FieldedObject>) {
    // The first definition of a method is the one that is used.
    components.method("isEqual:") { (components, other: Value) -> Bool in
      guard let other = other.object as? FieldedObject,
        other.apparentClass === components.apparentClass
      else { return false }
      return try components.hasEqualParts(other)
    }
    components.fieldsAreCopied()
    components.fieldsAreCoded()
    for unit in CalendarMoment.Unit.allCases { components.field(unit.name, usual: undefined) }
    components.field("leapMonth", getter: "isLeapMonth", usual: false)
    components.field("calendar", .copy, of: "NSCalendar", usual: RuntimeObject?.none)
    components.field("timeZone", .copy, of: "NSTimeZone", usual: RuntimeObject?.none)
    components.method("setValue:forComponent:") { (components, value: Int, unit: Int) in
      guard let unit = CalendarMoment.Unit(rawValue: unit) else { return }
      components[unit.name] = .integer(Int64(value))
    }
    components.method("valueForComponent:") { (components, unit: Int) -> Int in
      CalendarMoment.Unit(rawValue: unit).flatMap { components.part($0) } ?? undefined
    }
    components.method("isValidDateInCalendar:") {
      (components, calendar: RuntimeObject) -> Value in
      let copy = try components.copied(as: components.apparentClass)
      copy["calendar"] = .object(calendar)
      return try copy.send("isValidDate")
    }
    components.readonly("date", .copy, of: "NSDate") { (components) -> Value in
      try components["calendar"].object?.send("dateFromComponents:", components) ?? .none
    }
    components.readonly("validDate", getter: "isValidDate") { (components) -> Bool in
      // Without a calendar, components have no valid date.
      guard components["calendar"].object != nil else { return false }
      guard let month = components.part(.month), (1...12).contains(month) else {
        return components.part(.month) == nil
      }
      let days = CalendarMoment.days(in: month, components.part(.year) ?? 2000)
      return (1...days).contains(components.part(.day) ?? 1)
        && (0...23).contains(components.part(.hour) ?? 0)
        && (0...59).contains(components.part(.minute) ?? 0)
        && (0...59).contains(components.part(.second) ?? 0)
    }
    components.method("description") { (components) -> String in
      let parts = CalendarMoment.Unit.allCases.compactMap { unit in
        components.part(unit).map { "\n    \(unit.name): \($0)" }
      }
      return "<NSDateComponents: \(components.address)>" + parts.joined()
    }
  }
}

extension FieldedObject {
  /// Returns a component that was set, or nil.
  func part(_ unit: CalendarMoment.Unit) -> Int? {
    guard has(unit.name), let value = Int.from(self[unit.name], in: runtime),
      value != NSDateComponentsClass.undefined
    else { return nil }
    return value
  }

  /// Whether other date components have equal values.
  ///
  /// An undefined value is equal to one that was not set.
  fileprivate func hasEqualParts(_ other: FieldedObject) throws -> Bool {
    let isLeap = { (object: FieldedObject) in
      Bool.from(object["leapMonth"], in: object.runtime) ?? false
    }
    return try CalendarMoment.Unit.allCases.allSatisfy { part($0) == other.part($0) }
      && isLeap(self) == isLeap(other)
      && ["calendar", "timeZone"].allSatisfy { try foundation.isEqual(self[$0], other[$0]) }
  }

  /// Returns a component that was set, limited so that no calculation with it overflows, or nil.
  func limitedPart(_ unit: CalendarMoment.Unit) -> Int? {
    part(unit).map { min(max($0, -1_000_000_000_000), 1_000_000_000_000) }
  }
}

extension FoundationClasses {
  package static let dateComponents = NativeClass<FieldedObject>(
    "NSDateComponents", superclass: object, NSDateComponentsClass.define)
}
