package import SelectorRuntime

extension Value {
  /// The objects to retain when the value is stored.
  ///
  /// These are the object itself, the elements of a list, and the keys and values of a dictionary.
  package var heldObjects: [RuntimeObject] {
    switch self {
    case .object(let object): [object]
    case .list(let list): list.flatMap(\.heldObjects)
    case .dictionary(let entries): entries.flatMap { $0.key.heldObjects + $0.value.heldObjects }
    default: []
    }
  }
}
