/// A group of methods whose names begin with a word that says how they treat ownership.
///
/// `initWithFrame:` and `_init` are in the family `init`; `initials` is not. The rule is that of ARC:
/// https://clang.llvm.org/docs/AutomaticReferenceCounting.html#method-families
package enum MethodFamily: String, CaseIterable {
  case alloc, copy, `init`, mutableCopy, new

  /// The family of a selector; nil for most.
  package init?(_ selector: Selector) {
    let name = selector.name.drop { $0 == "_" }
    let family = Self.allCases.first {
      name.hasPrefix($0.rawValue) && name.dropFirst($0.rawValue.count).first?.isLowercase != true
    }
    guard let family else { return nil }
    self = family
  }
}
