package import SelectorRuntime

/// Key-value coding of NSObject.
///
/// Each step is a message (`valueForKeyPath:` sends `valueForKey:`, and so on), so that a class can
/// override any of them.
extension NSObjectClass {
  private static func nilKey(
    _ method: String, _ attempt: String, _ object: RuntimeObject
  ) -> RuntimeError {
    let name = "-[\(object.apparentClass.name) \(method)]"
    return RuntimeError(.invalidArgument, "*** \(name): attempt to \(attempt) a nil key")
  }

  static func defineKeyValueCoding(_ object: ClassDefinition<RuntimeObject>) {
    object.classSide.method("accessInstanceVariablesDirectly") { (_) -> Bool in true }
    object.method("valueForKey:") { (object, key: String?) -> Value in
      guard let key else { throw nilKey("valueForKey:", "retrieve a value for", object) }
      return try object.storedValue(forKey: key)
    }
    object.method("valueForKeyPath:") { (object, path: String) -> Value in
      try object.foundation.value(atKeyPath: KeyPath(path), of: object)
    }
    // Each of these three methods calls its predecessor from before OS X 10.3 if the class has it.
    object.method("valueForUndefinedKey:") { (object, key: String?) -> Value in
      if let answer = try object.older("handleQueryWithUnboundKey:", key.messageValue) {
        return answer
      }
      throw object.foundation.undefinedKey("valueForUndefinedKey:", key ?? "nil", object)
    }
    object.method("setValue:forKey:") { (object, value: Value, key: String?) in
      guard let key else { throw nilKey("setValue:forKey:", "set a value for", object) }
      try object.storeValue(value, forKey: key)
    }
    object.method("setValue:forKeyPath:") { (object, value: Value, path: String) in
      try object.foundation.set(value, atKeyPath: KeyPath(path), of: object)
    }
    object.method("setValue:forUndefinedKey:") { (object, value: Value, key: String?) -> Value in
      if try object.older("handleTakeValue:forUnboundKey:", value, key.messageValue) != nil {
        return .none
      }
      throw object.foundation.undefinedKey("setValue:forUndefinedKey:", key ?? "nil", object)
    }
    object.method("setNilValueForKey:") { (object, key: String) -> Value in
      if try object.older("unableToSetNilForKey:", key.messageValue) != nil { return .none }
      throw RuntimeError(
        .invalidArgument,
        "[\(object.descriptionForErrors) setNilValueForKey]: could not set nil as the value for "
          + "the key \(key).")
    }
    defineBulk(object)
    defineKeyedCollections(object)
    defineValidation(object)
  }

  private static func defineBulk(_ object: ClassDefinition<RuntimeObject>) {
    object.method("dictionaryWithValuesForKeys:") { (object, keys: [String]) -> Value in
      let world = object.foundation
      return .dictionary(
        try keys.map { key in
          .init(key: .string(key), value: try world.value(forKey: key, of: .object(object)))
        })
    }
    object.method("setValuesForKeysWithDictionary:") { (object, values: Value) in
      if case .none = values { return }
      guard let entries = try object.foundation.entries(of: values) else {
        throw RuntimeError(
          .invalidArgument,
          "\(object.className) setValuesForKeysWithDictionary: needs a dictionary, "
            + "got \(values.typeName)")
      }
      let world = object.foundation
      // Sorted by key, so that the order is deterministic.
      let keyed = entries.compactMap { entry -> (String, Value)? in
        String.from(entry.key, in: world.runtime).map { ($0, entry.value) }
      }
      for (key, value) in keyed.sorted(by: { $0.0 < $1.0 }) {
        try world.set(value.isNull(in: world.runtime) ? .none : value, forKey: key, of: object)
      }
    }
  }
}

extension RuntimeObject {
  /// Returns the result of an optional method; nil if the class does not implement it.
  fileprivate final func older(_ name: String, _ arguments: Value...) throws -> Value? {
    let selector = runtime.selector(name)
    guard isa.method(selector) != nil else { return nil }
    return try runtime.send(self, selector, Arguments(arguments))
  }

  /// Implements `-[NSObject valueForKey:]`.
  fileprivate final func storedValue(forKey key: String) throws -> Value {
    let search = AccessorSearch(key, of: self)
    if let getter = try search.getter() {
      return try foundation.keyed(try runtime.send(self, getter)) {
        isa.method(getter).map { foundation.encoding(of: $0.types).result }
      }
    }
    if let elements = try search.indexedElements() { return .list(elements) }
    if let members = try search.members() { return .object(try foundation.makeSet(members)) }
    if let ivar = try search.ivar() {
      return try foundation.keyed(try runtime.value(of: ivar, in: self)) { ivar.types }
    }
    return try runtime.send(
      self, foundation.keyValue.valueForUndefinedKey, Arguments(.string(key)))
  }

  /// Implements `-[NSObject setValue:forKey:]`.
  fileprivate final func storeValue(_ value: Value, forKey key: String) throws {
    let search = AccessorSearch(key, of: self)
    let selectors = foundation.keyValue
    if let setter = try search.setter() {
      let types = isa.method(setter).map { TypeEncoding($0.types).arguments } ?? []
      let type = types.count > 2 ? types[2] : "@"
      guard let argument = try value.unboxed(as: type, in: runtime) else {
        _ = try runtime.send(self, selectors.setNilValueForKey, Arguments(.string(key)))
        return
      }
      _ = try runtime.send(self, setter, Arguments(argument))
    } else if let ivar = try search.ivar() {
      guard let content = try value.unboxed(as: ivar.types, in: runtime) else {
        _ = try runtime.send(self, selectors.setNilValueForKey, Arguments(.string(key)))
        return
      }
      try notifying(ofDirectChangeOf: key) {
        try runtime.setValueByKey(content, of: ivar, in: self)
      }
    } else {
      _ = try runtime.send(
        self, selectors.setValueForUndefinedKey, Arguments(value, .string(key)))
    }
  }

  /// The object in errors of key-value coding: `<Foo 0x…>`.
  final var descriptionForErrors: String {
    self is RuntimeClass ? className : "<\(apparentClass.name) \(address)>"
  }
}

extension FoundationWorld {
  /// Returns the exception of an undefined key of an object.
  func undefinedKey(_ message: String, _ key: String, _ object: RuntimeObject) -> any Error {
    exception(
      named: "NSUnknownKeyException",
      "[\(object.descriptionForErrors) \(message)]: this class is not key value coding-compliant "
        + "for the key \(key).",
      userInfo: .dictionary([
        .init(key: .string("NSTargetObjectUserInfoKey"), value: .object(object)),
        .init(key: .string("NSUnknownUserInfoKey"), value: .string(key)),
      ]))
  }

  /// Returns the error that raises an exception of any name.
  package func exception(
    named name: String, _ reason: String, userInfo: Value = .none
  ) -> any Error {
    guard let cls = runtime.lookUpClass("NSException"),
      let made = runtime.createInstance(cls) as? NSException
    else { return RuntimeError(.generic, reason) }
    made.fill(name: name, reason: reason, userInfo: userInfo)
    return made.raised()
  }
}
