extension RuntimeClass {
  /// Checks, in debug builds, what every change must leave true.
  ///
  /// The table holds the newest entry of each selector; each cached slot is what a walk up the
  /// chain finds; and each class stands in its superclass's list of subclasses.
  /// - Complexity: O(methods + cached selectors × depth).
  func checkInvariants() {
    for selector in table.keys { checkInvariants(of: selector) }
    if let parent = superclass {
      assert(
        !isRegistered || parent.subclasses.contains { $0 === self },
        "\(name) is missing among the subclasses of \(parent.name)")
    }
  }

  /// Checks what a change of one selector must leave true.
  /// - Complexity: O(methods + depth).
  func checkInvariants(of selector: Selector) {
    assert(
      methods.first { $0.selector === selector } === table[selector],
      "the method table of \(name) disagrees with its list about \(selector)")
    assert(
      table[selector].map { $0.owner === self } ?? true,
      "\(name) holds a method of another class for \(selector)")
    assert(
      cache.holds(
        nothingBut: method(selector)?.implementation ?? runtime.forwardingImplementation,
        for: selector),
      "the cache of \(name) holds what a lookup of \(selector) would not find")
  }
}
