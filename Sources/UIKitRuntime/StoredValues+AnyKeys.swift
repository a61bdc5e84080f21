package import SelectorRuntime

extension ClassDefinition where Instance: StoringObject {
  /// Lets instances store values for keys that their class does not declare.
  ///
  /// From the Core Animation Programming Guide: layers are key-value coding containers.
  package func keepsAnyKey() {
    // A name with a space cannot collide with a property's.
    func name(_ key: String) -> String { "key " + key }
    method("valueForUndefinedKey:") { (object, key: String) -> Value in
      object.storedValues?.value(name(key)) ?? .none
    }
    method("setValue:forUndefinedKey:") { (object, value: Value, key: String) in
      object.makeStoredValues().set(name(key), value, .strong)
    }
  }
}

extension StoringObject {
  /// Copies the values of keys that are no properties.
  ///
  /// - Parameter other: The object that has the values.
  package final func copyKeys(of other: StoringObject) {
    for (name, value) in other.storedValues?.values ?? [:] where name.hasPrefix("key ") {
      makeStoredValues().set(name, value, .strong)
    }
  }
}
