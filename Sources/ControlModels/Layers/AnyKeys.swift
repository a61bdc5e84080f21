internal import SelectorRuntime

extension ClassDefinition where Instance: StoringObject {
  /// Lets objects keep values behind keys that their class does not know.
  ///
  /// From the Core Animation Programming Guide: layers are containers for key-value coding.
  func keepsAnyKey() {
    // No property's name has a space.
    func name(_ key: String) -> String { "key " + key }
    method("valueForUndefinedKey:") { (object, key: String) -> Value in
      object.storedValues?.value(name(key)) ?? .none
    }
    method("setValue:forUndefinedKey:") { (object, value: Value, key: String) in
      object.makeStoredValues().set(name(key), value, .strong)
    }
  }
}
