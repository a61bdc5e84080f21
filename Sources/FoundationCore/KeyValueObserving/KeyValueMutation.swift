internal import SelectorRuntime

/// A change of a set.
///
/// The corresponding Objective-C type is `NSKeyValueSetMutationKind`.
enum SetMutation: Int {
  case union = 1
  case minus, intersect, set

  /// The type of change that observers receive.
  fileprivate var change: KeyValueChange {
    switch self {
    case .union: .insertion
    case .minus, .intersect: .removal
    case .set: .replacement
    }
  }
}

/// A change of a key's value: of the whole value, or of elements of a list or a set.
enum KeyValueMutation {
  case whole
  case list(KeyValueChange, at: [Int])
  case set(SetMutation, using: [Value])

  /// The type of change that observers receive.
  var change: KeyValueChange {
    switch self {
    case .whole: .setting
    case .list(let change, _): change
    case .set(let mutation, _): mutation.change
    }
  }

  /// Returns the messages before and after the change, and their arguments.
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

/// The part of a key's value that a change affects, as observers receive it.
enum ChangedPart {
  case whole
  /// Elements of a list, at these indexes.
  case elements([Int])
  /// Members of a set: the removed and the added ones.
  case members(old: [Value], new: [Value])

  /// Computes the part that a mutation of `value` will change.
  init(of mutation: KeyValueMutation, in value: Value, _ world: FoundationWorld) throws {
    switch mutation {
    case .whole: self = .whole
    case .list(_, let indexes): self = .elements(indexes)
    case .set(let kind, let objects):
      let members = value.elements ?? []
      let kept = try world.members(members, in: objects)
      let gone = try world.members(members, in: objects, areFound: false)
      let added = try world.members(objects, in: members, areFound: false)
      switch kind {
      case .union: self = .members(old: [], new: added)
      case .minus: self = .members(old: kept, new: [])
      case .intersect: self = .members(old: gone, new: [])
      case .set: self = .members(old: gone, new: added)
      }
    }
  }
}
