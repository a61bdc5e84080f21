/// The hashes of a table's entries by their weak objects, to find the entries of a deallocated one.
///
/// An object's own `hash` cannot be sent while it is deallocated.
package struct WeakHashes {
  private var hashes: [ObjectIdentifier: Set<Int>] = [:]

  package init() {}

  /// Adds the hash of an entry with a weak object.
  package mutating func add(_ hash: Int, of value: Value) {
    if let object = value.object { hashes[ObjectIdentifier(object), default: []].insert(hash) }
  }

  /// Removes and returns the hashes of an object.
  package mutating func remove(_ object: RuntimeObject) -> Set<Int> {
    hashes.removeValue(forKey: ObjectIdentifier(object)) ?? []
  }
}
