internal import SelectorRuntime

extension KeyedCollection {
  /// The kind of a key's value: a plain list, or one of Foundation's collections.
  enum Kind {
    case list, array, set, orderedSet

    init(_ value: Value) {
      switch value.object {
      case is ArrayObject: self = .array
      case is SetObject: self = .set
      case is OrderedSetObject: self = .orderedSet
      default: self = .list
      }
    }

    /// The value that a setter gets, which can be changed as the one that it replaces.
    func value(of elements: [Value], in world: FoundationWorld) throws -> Value {
      switch self {
      case .list: .list(elements)
      case .array: .object(world.makeMutableArray(elements))
      case .set: .object(try world.makeMutableSet(elements))
      case .orderedSet: .object(try world.makeOrderedSet(elements, isMutable: true))
      }
    }
  }
}

extension RuntimeObject {
  /// Gives a collection that can be changed other elements, and answers whether it is one.
  final func replaceContents(with elements: [Value]) throws -> Bool {
    switch self {
    case let array as ArrayObject where array.isKind(of: "NSMutableArray"):
      array.replace(0..<array.elements.count, with: elements)
    case let set as SetObject where set.isKind(of: "NSMutableSet"):
      try set.replaceAll(with: elements)
    case let set as OrderedSetObject where set.isKind(of: "NSMutableOrderedSet"):
      set.replace(0..<set.elements.count, with: elements)
    default: return false
    }
    return true
  }
}
