internal import Synchronization

/// How scripts spell the selectors of a catalogue's classes and protocols, and of those beside them.
///
/// They are known once one runtime has made all of these, and are the same in every other runtime of
/// the process, which need not make its own to learn that none has a selector spelled so.
final class NativeSpellings: Sendable {
  /// The hashes of the names; nil until a runtime has made everything.
  private let hashes = Mutex<Set<NameHash>?>(nil)

  /// Whether a selector may be spelled so, as far as is known.
  /// - Complexity: O(length of the spelling).
  func mayHave(_ spelling: String) -> Bool {
    hashes.withLock { $0?.contains(NameHash(spelling)) ?? true }
  }

  /// Keeps what a runtime that has made everything knows; the first one's answer stays.
  func keep(_ names: Set<NameHash>) {
    hashes.withLock { kept in kept = kept ?? names }
  }
}
