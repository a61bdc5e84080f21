/// Every selector of one runtime, by name and by spelling.
///
/// Scripts write `addSubview_` for `addSubview:`. Two selectors can share a spelling (`a_b:` and
/// `a:b:`), so a spelling is looked up here and never decoded.
package struct SelectorTable {
  /// Every selector that there has been, so that a name has one selector for good.
  private var byName: [String: Selector] = [:]
  private var bySpelling: [String: [Selector]] = [:]
  /// Those that scripts or models have made known, in the order in which they became so.
  private var known: [Selector] = []
  /// Those that native classes have made known.
  private var native: [Selector] = []
  /// Whether a native class is being made, whose selectors are known for good.
  var isNative = false

  /// Those that are known: the native ones, then the others in the order in which they became so.
  package var all: [Selector] { native + known.filter { !$0.isNative } }

  /// The hashes of the spellings of the native ones.
  var nativeSpellings: Set<Int> { Set(native.lazy.map(\.spelling.hashValue)) }

  init() {
    // A view's class and those above it bring some 1,500: room for them at once instead of eight times.
    byName.reserveCapacity(1500)
    bySpelling.reserveCapacity(1500)
  }

  /// How many are known.
  var knownCount: Int { known.count }

  /// Makes a name known and answers its selector, the same one each time.
  ///
  /// The corresponding Objective-C function is `sel_registerName`.
  /// - Complexity: O(length of the name).
  package mutating func register(_ name: String) -> Selector {
    if let found = byName[name] {
      if !found.isKnown || isNative && !found.isNative { makeKnown(found) }
      return found
    }
    let selector = Selector(name: name, index: byName.count)
    byName[name] = selector
    makeKnown(selector)
    return selector
  }

  private mutating func makeKnown(_ selector: Selector) {
    if !selector.isKnown { bySpelling[selector.spelling, default: []].append(selector) }
    selector.isKnown = true
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
      selector.isKnown = false
      bySpelling[selector.spelling]?.removeAll { $0 === selector }
    }
    known.removeSubrange(count...)
  }

  /// Answers the selector of a name, or nil when nobody has registered it.
  ///
  /// - Complexity: O(length of the name).
  package func lookUp(_ name: String) -> Selector? {
    byName[name].flatMap { $0.isKnown ? $0 : nil }
  }

  /// Answers the selectors that a script spells so, in the order in which they became known.
  ///
  /// - Complexity: O(length of the spelling).
  package func spelled(_ spelling: String) -> [Selector] { bySpelling[spelling] ?? [] }
}
