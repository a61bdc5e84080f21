extension RuntimeClass {
  /// Checks, in debug builds, the invariants that hold after every change.
  ///
  /// The list finds the newest method of each selector. Each cached slot equals the result of a
  /// lookup. Each class is in its superclass's list of subclasses.
  /// - Complexity: O(methods²).
  func checkInvariants() {
    for method in list.newestFirst { checkInvariants(of: method.selector) }
    if let parent = superclass {
      assert(
        !isRegistered || parent.subclasses.contains { $0 === self },
        "\(name) is missing among the subclasses of \(parent.name)")
    }
  }

  /// Checks the invariants of one selector after a change.
  /// - Complexity: O(methods + depth).
  func checkInvariants(of selector: Selector) {
    assert(brokenInvariant(of: selector) == nil, brokenInvariant(of: selector) ?? "")
  }

  /// Returns a description of the broken invariant of one selector, or nil.
  /// - Complexity: O(methods + depth).
  package func brokenInvariant(of selector: Selector) -> String? {
    if list.newestFirst.first(where: { $0.selector === selector }) !== list[selector] {
      return "the method list of \(name) does not find the newest entry of \(selector)"
    }
    if let method = list[selector], method.owner !== self {
      return "\(name) holds a method of another class for \(selector)"
    }
    let found = method(selector)?.implementation ?? runtime.forwardingImplementation
    if !cache.holds(nothingBut: found, for: selector) {
      return "the cache of \(name) holds what a lookup of \(selector) would not find"
    }
    return nil
  }
}
