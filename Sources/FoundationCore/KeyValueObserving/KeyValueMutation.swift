internal import SelectorRuntime

/// A change of a set.
///
/// The corresponding Objective-C type is `NSKeyValueSetMutationKind`.
enum SetMutation: Int {
  case union = 1
  case minus, intersect, set

  /// As which change observers are told of it.
  fileprivate var change: KeyValueChange {
    switch self {
    case .union: .insertion
    case .minus, .intersect: .removal
    case .set: .replacement
    }
  }
}

/// A change of a key's value that is about to happen: another value, or other elements of a list or
/// of a set.
enum KeyValueMutation {
  case whole
  case list(KeyValueChange, at: [Int])
  case set(SetMutation, using: [Value])

  /// As which change observers are told of it.
  var change: KeyValueChange {
    switch self {
    case .whole: .setting
    case .list(let change, _): change
    case .set(let mutation, _): mutation.change
    }
  }

  /// The messages around it, for a key.
  func messages(
    _ selectors: KeyValueSelectors, _ key: String
  ) -> (before: Selector, after: Selector, arguments: [Value]) {
    switch self {
    case .whole: return (selectors.willChange, selectors.didChange, [.string(key)])
    case .list(let change, let indexes):
      let list = Value.list(indexes.map { .integer(Int64($0)) })
      return (
        selectors.willChangeIndexes, selectors.didChangeIndexes,
        [.integer(Int64(change.rawValue)), list, .string(key)]
      )
    case .set(let mutation, let objects):
      return (
        selectors.willChangeSet, selectors.didChangeSet,
        [.string(key), .integer(Int64(mutation.rawValue)), .list(objects)]
      )
    }
  }
}

/// Which part of a key's value a change is about, as observers are told.
enum ChangedPart {
  case whole
  /// Elements of a list, at these places.
  case elements([Int])
  /// Members of a set: those that go, and those that come.
  case members(old: [Value], new: [Value])

  /// The part that a mutation of `value` will change.
  init(of mutation: KeyValueMutation, in value: Value, _ world: FoundationWorld) throws {
    switch mutation {
    case .whole: self = .whole
    case .list(_, let indexes): self = .elements(indexes)
    case .set(let kind, let objects):
      let members = value.elements ?? []
      let kept = try members.filter { try world.contains($0, in: objects) }
      let gone = try members.filter { try !world.contains($0, in: objects) }
      let added = try objects.filter { try !world.contains($0, in: members) }
      switch kind {
      case .union: self = .members(old: [], new: added)
      case .minus: self = .members(old: kept, new: [])
      case .intersect: self = .members(old: gone, new: [])
      case .set: self = .members(old: gone, new: added)
      }
    }
  }
}

extension FoundationWorld {
  /// Whether a value is equal to one of several.
  func contains(_ value: Value, in values: [Value]) throws -> Bool {
    try values.contains { try isEqual($0, value) }
  }
}
