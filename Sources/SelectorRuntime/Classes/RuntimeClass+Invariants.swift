extension RuntimeClass {
  /// Checks, in debug builds, what every change must leave true.
  ///
  /// The list finds the newest entry of each selector; each cached slot is what a walk up the
  /// chain finds; and each class stands in its superclass's list of subclasses.
  /// - Complexity: O(methods²).
  func checkInvariants() {
    for method in list.newestFirst { checkInvariants(of: method.selector) }
    if let parent = superclass {
      assert(
        !isRegistered || parent.subclasses.contains { $0 === self },
        "\(name) is missing among the subclasses of \(parent.name)")
    }
  }

  /// Checks what a change of one selector must leave true.
  /// - Complexity: O(methods + depth).
  func checkInvariants(of selector: Selector) {
    assert(brokenInvariant(of: selector) == nil, brokenInvariant(of: selector) ?? "")
  }

  /// The invariant that is broken for one selector, or nil.
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
