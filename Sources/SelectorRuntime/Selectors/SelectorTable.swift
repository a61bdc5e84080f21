/// Every selector of one runtime, by name and by spelling.
///
/// Scripts write `addSubview_` for `addSubview:`. Two selectors can share a spelling (`a_b:` and
/// `a:b:`), so a spelling is looked up here and never decoded.
package struct SelectorTable {
  /// Every selector that there has been, at its index, so that a name has one selector for good.
  private var selectors: [Selector] = []
  /// Where the selectors of a name stand, and those that are spelled so.
  private var places = NameChains(capacity: SelectorTable.usualCount)
  /// Those that scripts or models have made known, in the order in which they became so.
  private var known: [Selector] = []
  /// Those that native classes have made known.
  private var native: [Selector] = []
  /// How often a selector has become known.
  private var lastKnown = 0
  /// Whether a native class is being made, whose selectors are known for good.
  var isNative = false

  /// Those that are known: the native ones, then the others in the order in which they became so.
  package var all: [Selector] { native + known.filter { !$0.isNative } }

  /// What a view's class and those above it bring: room for them at once instead of eight times.
  private static let usualCount = 1500

  /// The hashes of the names of the native ones.
  var nativeNames: Set<NameHash> { Set(native.lazy.map { NameHash($0.name) }) }

  init() {
    selectors.reserveCapacity(SelectorTable.usualCount)
  }

  /// How many are known.
  var knownCount: Int { known.count }

  /// Makes a name known and answers its selector, the same one each time.
  ///
  /// The corresponding Objective-C function is `sel_registerName`.
  /// - Complexity: O(length of the name).
  package mutating func register(_ name: String) -> Selector {
    let hash = NameHash(name)
    if let found = find(name, hash) {
      if !found.isKnown || isNative && !found.isNative { makeKnown(found) }
      return found
    }
    let selector = Selector(name: name, index: selectors.count)
    selectors.append(selector)
    places.append(hash)
    makeKnown(selector)
    return selector
  }

  private func find(_ name: String, _ hash: NameHash) -> Selector? {
    var place = places.last(hash)
    while let found = place {
      if selectors[found].isNamed(name) { return selectors[found] }
      place = places.last(hash, before: found)
    }
    return nil
  }

  private mutating func makeKnown(_ selector: Selector) {
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

  /// Forgets those beyond the first `count` known ones; whoever holds one still has it.
  /// - Complexity: O(forgotten selectors).
  mutating func forget(knownAfter count: Int) {
    for selector in known[count...] where !selector.isNative {
      selector.knownOrder = 0
    }
    known.removeSubrange(count...)
  }

  /// Answers the selector of a name, or nil when nobody has registered it.
  ///
  /// - Complexity: O(length of the name).
  package func lookUp(_ name: String) -> Selector? {
    find(name, NameHash(name)).flatMap { $0.isKnown ? $0 : nil }
  }

  /// The selector at an index.
  func at(_ index: Int) -> Selector { selectors[index] }

  /// Answers the selectors that a script spells so, in the order in which they became known.
  ///
  /// - Complexity: O(length of the spelling).
  package func spelled(_ spelling: String) -> [Selector] {
    let hash = NameHash(spelling)
    var found: [Selector] = []
    var place = places.last(hash)
    while let next = place {
      let selector = selectors[next]
      if selector.isKnown, selector.isSpelled(spelling) { found.append(selector) }
      place = places.last(hash, before: next)
    }
    return found.count < 2 ? found : found.sorted { $0.knownOrder < $1.knownOrder }
  }
}
