/// All selectors of one runtime, by name and by spelling.
///
/// Scripts write `addSubview_` for `addSubview:`. Two selectors can have the same spelling (`a_b:`
/// and `a:b:`), so a spelling is looked up here and never decoded.
package struct SelectorTable {
  /// Every selector ever created, at its index, so that a name always has the same selector.
  private var selectors: [Selector] = []
  /// The index by name and by spelling.
  private var indexes = NameChains(capacity: SelectorTable.usualCount)
  /// The registered selectors of scripts and models, in registration order.
  private var known: [Selector] = []
  /// The registered selectors of native classes.
  private var native: [Selector] = []
  /// The number of registrations.
  private var lastKnown = 0
  /// The names of messages that the running system does not have yet, and their sorted hashes.
  private var absentNames: [String] = []
  private var absentHashes: [UInt32] = []
  /// Whether a native class is being created, whose selectors are permanent.
  var isNative = false

  /// The registered selectors: native ones, then others in registration order.
  package var all: [Selector] { native + known.filter { !$0.isNative } }

  /// The number of selectors of UIView and its superclasses, reserved at once.
  private static let usualCount = 1500

  /// The hashes of the native selectors' names.
  var nativeNames: Set<NameHash> { Set(native.lazy.map { NameHash($0.name) }) }

  init() {
    selectors.reserveCapacity(SelectorTable.usualCount)
  }

  /// The number of selectors in `known`.
  var knownCount: Int { known.count }

  /// Registers a name and returns its selector, the same one each time.
  ///
  /// The corresponding Objective-C function is `sel_registerName`.
  /// - Complexity: O(length of the name).
  package mutating func register(_ name: String) -> Selector {
    let hash = NameHash(name)
    if let found = find(name, hash) {
      if !found.isKnown || isNative && !found.isNative { markRegistered(found) }
      return found
    }
    let selector = Selector(name: name, index: selectors.count)
    if !absentNames.isEmpty { selector.isAbsent = isAbsent(name, hash) }
    selectors.append(selector)
    indexes.append(hash)
    markRegistered(selector)
    return selector
  }

  /// Sets the names of messages that the running system does not have yet.
  /// - Complexity: O(names × log names).
  mutating func setAbsent(_ names: [String]) {
    for name in absentNames { find(name, NameHash(name))?.isAbsent = false }
    absentNames = names
    absentHashes = names.map { NameHash($0).bits }.sorted()
    for name in names { find(name, NameHash(name))?.isAbsent = true }
  }

  /// Returns whether a name that is registered for the first time is one of them.
  private func isAbsent(_ name: String, _ hash: NameHash) -> Bool {
    var (low, high) = (0, absentHashes.count)
    while low < high {
      let middle = (low + high) / 2
      if absentHashes[middle] < hash.bits { low = middle + 1 } else { high = middle }
    }
    return low < absentHashes.count && absentHashes[low] == hash.bits && absentNames.contains(name)
  }

  private func find(_ name: String, _ hash: NameHash) -> Selector? {
    var index = indexes.last(hash)
    while let found = index {
      if selectors[found].isNamed(name) { return selectors[found] }
      index = indexes.last(hash, before: found)
    }
    return nil
  }

  private mutating func markRegistered(_ selector: Selector) {
    if !selector.isKnown {
      lastKnown += 1
      selector.knownOrder = lastKnown
    }
    if isNative {
      selector.isNative = true
      native.append(selector)
    } else {
      known.append(selector)
    }
  }

  /// Unregisters the selectors after the first `count`; existing references stay valid.
  /// - Complexity: O(removed selectors).
  mutating func forget(knownAfter count: Int) {
    for selector in known[count...] where !selector.isNative {
      selector.knownOrder = 0
    }
    known.removeSubrange(count...)
  }

  /// Returns the selector with a name, or nil when it is not registered.
  ///
  /// - Complexity: O(length of the name).
  package func lookUp(_ name: String) -> Selector? {
    find(name, NameHash(name)).flatMap { $0.isKnown ? $0 : nil }
  }

  /// Returns the selector at an index.
  func at(_ index: Int) -> Selector { selectors[index] }

  /// Returns the selectors with a script's spelling, in registration order.
  ///
  /// - Complexity: O(length of the spelling).
  package func spelled(_ spelling: String) -> [Selector] {
    let hash = NameHash(spelling)
    var found: [Selector] = []
    var index = indexes.last(hash)
    while let next = index {
      let selector = selectors[next]
      if selector.isKnown, selector.isSpelled(spelling) { found.append(selector) }
      index = indexes.last(hash, before: next)
    }
    return found.count < 2 ? found : found.sorted { $0.knownOrder < $1.knownOrder }
  }
}
