package import SelectorRuntime

/// The coding of objects that consist of their properties, such as formatters.
///
/// Each property that was set is encoded as an object under its name.
extension NSCoder {
  /// Encodes the given properties of an object, read by key-value coding.
  package func encodeProperties(_ names: [String], of object: RuntimeObject) throws {
    for name in names {
      let value = try foundation.value(forKeyPath: name, of: .object(object))
      if !value.isNone { try encodeProperty(value, name) }
    }
  }

  /// Encodes the value of a property.
  package func encodeProperty(_ value: Value, _ name: String) throws {
    try encodeObject(value, forKey: "NS." + name, isConditional: false)
  }

  /// Decodes the given properties that were encoded, in the order of the names.
  ///
  /// - Parameter classes: Names of classes that they may have, beside those of Foundation.
  package func decodeProperties(
    _ names: [String], of object: RuntimeObject, _ classes: [String] = []
  ) throws {
    for name in names {
      guard let value = try decodeProperty(name, classes) else { continue }
      _ = try object.send("setValue:forKey:", value, name)
    }
  }

  /// Returns the decoded value of a property, or nil if it was not encoded.
  package func decodeProperty(_ name: String, _ classes: [String] = []) throws -> Value? {
    guard try containsValue(forKey: "NS." + name) else { return nil }
    let classes = (Self.propertyClasses + classes).compactMap { runtime.lookUpClass($0) }
    return try decodeObject(forKey: "NS." + name, of: classes)
  }

  /// The classes that the properties may have.
  private static let propertyClasses = [
    "NSString", "NSNumber", "NSArray", "NSDictionary", "NSFormatter", "NSLocale", "NSTimeZone",
    "NSCalendar", "NSDate", "NSDateComponents", "NSPersonNameComponents", "NSURL", "NSData",
  ]
}

extension ClassDefinition where Instance == FieldedObject {
  /// Defines the coding of objects by the properties that were set.
  package func fieldsAreCoded() {
    coding { object, coder in
      for property in object.storedProperties
      where property.setter != nil || object.has(property.name) {
        try coder.encodeProperty(object[property.name], property.name)
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
  /// The properties of the class, in alphabetical order.
  fileprivate var storedProperties: [DeclaredProperty] {
    var found: [DeclaredProperty] = []
    var cls: RuntimeClass? = apparentClass
    while let next = cls, next.superclass != nil {
      found += next.visibleProperties
      cls = next.superclass
    }
    return found.sorted { $0.name < $1.name }
  }
}
