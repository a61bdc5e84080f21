internal import SelectorRuntime

/// The objects of the tables that one call of `objc.box` has boxed, each created once.
///
/// Tables that share their parts can describe 2ⁿ values by n tables. Their objects share the same
/// parts.
struct BoxedTables {
  /// A table, identified by the host language.
  private struct Key: Hashable {
    let table: ForeignValue

    static func == (left: Key, right: Key) -> Bool { left.table.isSame(as: right.table) }

    func hash(into hasher: inout Hasher) { hasher.combine(table.identityHash) }
  }

  private var objects: [Key: RuntimeObject] = [:]

  /// The object of a table; nil if it has not been created.
  subscript(table: ForeignValue) -> RuntimeObject? {
    get { objects.isEmpty ? nil : objects[Key(table: table)] }
    set { objects[Key(table: table)] = newValue }
  }
}

/// The values of the containers that one call of `objc.unbox` has unboxed, each created once.
struct UnboxedContainers {
  /// The containers that are being unboxed.
  var open: Set<ObjectIdentifier> = []
  /// The objects are kept, so that no other object has the same identity meanwhile.
  private var values: [ObjectIdentifier: (object: RuntimeObject, value: Value)] = [:]

  /// The value of a container; nil if it has not been unboxed.
  subscript(object: RuntimeObject) -> Value? {
    get { values[ObjectIdentifier(object)]?.value }
    set { values[ObjectIdentifier(object)] = newValue.map { (object, $0) } }
  }
}
