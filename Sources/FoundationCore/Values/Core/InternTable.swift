package import SelectorRuntime

/// Objects of which there is one for each key, kept as long as anybody can name them.
///
/// They are constants: nobody owns them, and one that nobody can name is made again when it is
/// wanted.
package struct InternTable<Key: Hashable> {
  private struct Entry {
    weak var object: RuntimeObject?
  }

  private var entries: [Key: Entry] = [:]
  /// How many there may be before those that nobody names are taken out.
  private var limit = 1024

  package init() {}

  /// The object of a key, made when there is none.
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
