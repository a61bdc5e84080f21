internal import Synchronization

/// The scripts' spellings of all selectors of a catalogue's classes and protocols.
///
/// They are known once one runtime of the process has created all classes. Other runtimes then need
/// not create theirs to find that no selector has a spelling.
final class NativeSpellings: Sendable {
  /// The hashes of the names; nil until a runtime has created everything.
  private let hashes = Mutex<Set<NameHash>?>(nil)

  /// Returns whether a selector may have this spelling; true when that is not known.
  /// - Complexity: O(length of the spelling).
  func mayHave(_ spelling: String) -> Bool {
    hashes.withLock { $0?.contains(NameHash(spelling)) ?? true }
  }

  /// Stores the names from a runtime that has created everything; only the first call has an
  /// effect.
  func store(_ names: Set<NameHash>) {
    hashes.withLock { kept in kept = kept ?? names }
  }
}
