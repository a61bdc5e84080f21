internal import FoundationCore
package import SelectorRuntime

extension ClassDefinition where Instance: StoringObject {
  /// Defines copying and equality of objects that consist of stored properties.
  package func copiesStoredValues(_ more: @escaping (Instance, Instance) -> Void = { _, _ in }) {
    adopt(FoundationProtocols.copying)
    method("copyWithZone:") { (object, _: Value) -> RuntimeObject in
      let made = try object.foundation.instance(Instance.self, of: object.isa)
      made.storedValues = object.storedValues?.copy()
      more(object, made)
      return made
    }
    method("isEqual:") { (object, other: Value) -> Bool in
      guard let other = other.object as? Instance, other.isa === object.isa else { return false }
      return try object === other
        || (object.storedValues ?? StoredValues()).isEqual(
          to: other.storedValues ?? StoredValues(), in: object.foundation)
    }
    method("hash") { (object) -> Int in
      object.isa.name.utf8.reduce(5) { ($0 &* 33 &+ Int($1)) & 0x7FFF_FFFF }
    }
  }
}
