package import SelectorRuntime

/// A table of unique objects by key, which it does not retain.
///
/// The objects are constants without an owner. One that is not referenced any more is created again
/// when it is needed.
package struct InternTable<Key: Hashable> {
  private struct Entry { weak var object: RuntimeObject? }

  private var entries: [Key: Entry] = [:]
  /// The count at which unreferenced entries are evicted.
  private var limit = 1024

  package init() {}

  /// Returns the object of a key, created if there is none.
  package mutating func object(for key: Key, make: () -> RuntimeObject) -> RuntimeObject {
    if let found = entries[key]?.object { return found }
    if entries.count >= limit {
      entries = entries.filter { $0.value.object != nil }
      limit = max(1024, entries.count * 2)
    }
    let made = make()
    entries[key] = Entry(object: made)
    return made
  }
}
