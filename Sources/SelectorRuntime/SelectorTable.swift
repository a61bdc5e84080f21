/// Every selector of one runtime, by name and by spelling.
///
/// Scripts write `addSubview_` for `addSubview:`. Two selectors can share a spelling (`a_b:` and
/// `a:b:`), so a spelling is looked up here and never decoded.
package struct SelectorTable {
  private var byName: [String: Selector] = [:]
  private var bySpelling: [String: [Selector]] = [:]

  /// All of them, in the order in which they became known.
  package private(set) var all: [Selector] = []

  /// Makes a name known and answers its selector, the same one each time.
  ///
  /// The corresponding Objective-C function is `sel_registerName`.
  /// - Complexity: O(length of the name).
  package mutating func register(_ name: String) -> Selector {
    if let known = byName[name] { return known }
    let selector = Selector(name: name, index: all.count)
    all.append(selector)
    byName[name] = selector
    bySpelling[selector.spelling, default: []].append(selector)
    return selector
  }

  /// Answers the selector of a name, or nil when nobody has registered it.
  /// - Complexity: O(length of the name).
  package func lookUp(_ name: String) -> Selector? { byName[name] }

  /// Answers the selectors that a script spells so, in the order in which they became known.
  /// - Complexity: O(length of the spelling).
  package func spelled(_ spelling: String) -> [Selector] { bySpelling[spelling] ?? [] }
}
