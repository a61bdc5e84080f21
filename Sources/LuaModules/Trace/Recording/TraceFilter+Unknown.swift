package import SelectorRuntime

extension TraceFilter {
  /// A name in a filter that does not exist.
  package struct Unknown {
    /// Its type: a class or a selector.
    let kind: String
    let name: String
    /// The most similar existing name of that type.
    let near: String?

    init(_ kind: String, _ name: String, among known: [String]) {
      (self.kind, self.name) = (kind, name)
      let letters = Self.letters(of: name)
      near =
        known.first { Self.letters(of: $0) == letters } ?? NearestName.find(name, among: known)
    }

    /// Whether it differs only in colons, underscores and case, or in one letter, from that name.
    ///
    /// Any other unknown name may be one that a script defines later.
    var isMisspelt: Bool {
      guard let near, name.utf8.count > 7, !name.hasSuffix(near) else { return false }
      return Self.letters(of: near) == Self.letters(of: name)
        || NearestName.find(name, among: [near], limit: 1) != nil
    }

    package var summary: String {
      "there is no \(kind) '\(name)'" + (near.map { " (did you mean '\($0)'?)" } ?? "")
    }

    private static func letters(of name: String) -> String {
      name.lowercased().filter { $0 != ":" && $0 != "_" }
    }
  }

  /// The names in the filter that do not exist, classes before selectors.
  package func unknown(in runtime: Runtime) -> [Unknown] {
    let lost = (classes ?? []).filter { runtime.lookUpClass($0) == nil }.sorted()
    let unheard = (selectors ?? []).filter { !runtime.isKnown($0) }.sorted()
    if lost.isEmpty && unheard.isEmpty { return [] }
    let classNames = lost.isEmpty ? [] : runtime.classList.map(\.name)
    let selectorNames = unheard.isEmpty ? [] : runtime.knownSelectors.map(\.name)
    return lost.map { Unknown("class", $0, among: classNames) }
      + unheard.map { Unknown("selector", $0, among: selectorNames) }
  }
}
