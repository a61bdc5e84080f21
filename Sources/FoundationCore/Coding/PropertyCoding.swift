package import SelectorRuntime

/// How formatters, and other objects that consist of their properties, are archived: each property
/// that was set, as an object under its name.
extension NSCoder {
  /// Writes some of an object's properties, by key-value coding.
  package func encodeProperties(_ names: [String], of object: RuntimeObject) throws {
    for name in names {
      let value = try foundation.value(forKeyPath: name, of: .object(object))
      if !value.isNone { try encodeObject(value, forKey: "NS." + name, isConditional: false) }
    }
  }

  /// Reads those that were written, in the order of the names.
  package func decodeProperties(_ names: [String], of object: RuntimeObject) throws {
    for name in names {
      guard let value = try decodeProperty(name) else { continue }
      _ = try object.send("setValue:forKey:", value, name)
    }
  }

  /// The value of a property, or nil when it was not written.
  fileprivate func decodeProperty(_ name: String) throws -> Value? {
    guard try containsValue(forKey: "NS." + name) else { return nil }
    let classes = Self.propertyClasses.compactMap { runtime.lookUpClass($0) }
    return try decodeObject(forKey: "NS." + name, of: classes)
  }

  /// The classes that properties of such objects have.
  private static let propertyClasses = [
    "NSString", "NSNumber", "NSArray", "NSDictionary", "NSFormatter", "NSLocale", "NSTimeZone",
    "NSCalendar", "NSDate", "NSDateComponents", "NSPersonNameComponents", "NSURL", "NSData",
  ]
}

extension ClassDefinition where Instance == FieldedObject {
  /// Lets objects be archived by the properties that were set.
  package func fieldsAreCoded() {
    coding { object, coder in
      for property in object.storedProperties
      where property.setter != nil || object.has(property.name) {
        try coder.encodeObject(
          object[property.name], forKey: "NS." + property.name, isConditional: false)
      }
    } decode: { object, coder in
      for property in object.storedProperties {
        guard let value = try coder.decodeProperty(property.name), !value.isNone else { continue }
        object[property.name] = value
      }
      return .object(object)
    }
  }
}

extension FieldedObject {
  /// The properties of its class, in alphabetical order.
  fileprivate var storedProperties: [DeclaredProperty] {
    var found: [DeclaredProperty] = []
    var cls: RuntimeClass? = apparentClass
    while let next = cls, next.superclass != nil {
      found += next.nativeProperties
      cls = next.superclass
    }
    return found.sorted { $0.name < $1.name }
  }
}
