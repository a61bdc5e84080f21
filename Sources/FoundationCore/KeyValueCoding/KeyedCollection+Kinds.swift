internal import SelectorRuntime

extension KeyedCollection {
  /// The type of a key's value: a list of the host language, or one of Foundation's collections.
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

    /// Returns the value that is passed to a setter: a mutable collection of the same type.
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
  /// Replaces the elements of a mutable collection; returns false if the object is not one.
  final func replaceContents(with elements: [Value]) throws -> Bool {
    switch self {
    case let array as ArrayObject where array.isKind(of: "NSMutableArray"):
      array.replace(0..<array.elements.count, with: elements)
    case let set as SetObject where set.isKind(of: "NSMutableSet"):
      try set.replaceAll(with: elements)
    case let set as OrderedSetObject where set.isKind(of: "NSMutableOrderedSet"):
      elements.retainAll()
      defer { elements.releaseAll() }
      try set.replace(0..<set.elements.count)
      try set.fill(elements)
    default: return false
    }
    return true
  }
}
