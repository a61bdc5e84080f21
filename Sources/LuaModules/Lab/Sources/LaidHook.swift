/// A hook of a party in one run of a scenario, with its calls while the app was driven.
package struct LaidHook: Equatable {
  /// The party that owns the hook.
  package let owner: String
  /// The hooked method, such as `-[UIView layoutSubviews]`.
  package let method: String
  /// The position of its implementation, as `file:line`.
  package let place: String
  /// The position where it was installed.
  package let installed: String?
  /// Whether it changes a method of another party's class, or adds one.
  ///
  /// A delegate method of the party's own class does not.
  package let isLaid: Bool
  /// The number of calls of its implementation, by the class of the receiver.
  package var runs: [String: Int]

  package init(
    owner: String, method: String, place: String, installed: String?, isLaid: Bool,
    runs: [String: Int]
  ) {
    (self.owner, self.method, self.place) = (owner, method, place)
    (self.installed, self.isLaid, self.runs) = (installed, isLaid, runs)
  }

  /// The name of the method's selector.
  var selector: String {
    String(method.dropLast().split(separator: " ", maxSplits: 1).last ?? "")
  }

  package var count: Int { runs.values.reduce(0, +) }

  /// Identifies a hook in a run; it is equal in every order.
  struct Identity: Hashable, Comparable {
    let owner, method, place: String

    static func < (left: Identity, right: Identity) -> Bool {
      (left.owner, left.method, left.place) < (right.owner, right.method, right.place)
    }
  }

  var identity: Identity { Identity(owner: owner, method: method, place: place) }

  /// The positions of the implementation and the installation: `A.m:14, installed at A.m:5`.
  var places: String { LabParty.places(place, installed) }

  var party: LabParty {
    LabParty(owner: owner, method: method, place: place, installed: installed)
  }
}

/// One implementation in the chain of a method, from the outermost to the innermost.
struct ChainLink: Equatable {
  /// The party that owns it; nil for the app and for native code.
  let owner: String?
  /// Its position in a script or a source, or the name of a native method.
  let text: String
  /// The position of its code; for native code, the position where a party installed it.
  let place: String?
  /// The position where it was installed; nil for an original implementation.
  let installed: String?
  let runs: Int
}

/// A party of a finding, with the positions of its hook.
package struct LabParty: Equatable, Sendable {
  package let owner: String
  /// The hooked method; nil for the party that raised an error.
  package let method: String?
  /// The position of the implementation or of the error, as `file:line`.
  package let place: String
  /// The position where it was installed, if known.
  package let installed: String?

  package init(owner: String, method: String?, place: String, installed: String?) {
    self.owner = owner
    self.method = method
    self.place = place
    self.installed = installed
  }

  static func places(_ place: String, _ installed: String?) -> String {
    guard let installed, installed != place else { return place }
    return "\(place), installed at \(installed)"
  }

  /// A description of the party: `B (B.m:6, installed at B.m:7)`.
  var text: String { "\(owner) (\(LabParty.places(place, installed)))" }

  /// The method and the party: `-[UIView layoutSubviews] by B (B.m:6)`.
  package var hookText: String { method.map { "\($0) by \(text)" } ?? text }

  /// The file of the implementation.
  package var file: String { place.lastIndex(of: ":").map { String(place[..<$0]) } ?? place }
  package var line: Int? {
    place.lastIndex(of: ":").flatMap { Int(place[place.index(after: $0)...]) }
  }
}

/// The hooks of one run, and the chain of implementations of each hooked method.
package struct LaidHooks: Equatable {
  package var hooks: [LaidHook] = []
  /// The implementations of each method, the outermost first.
  var chains: [String: [ChainLink]] = [:]
  /// The parties that restored an earlier implementation, by the hook that they removed.
  var undone: [LaidHook.Identity: LabParty] = [:]

  package init(hooks: [LaidHook] = []) { self.hooks = hooks }

  /// Whether any hook changes a method, and whether one of these ran.
  var isAnyLaid: Bool { hooks.contains(where: \.isLaid) }
  var hasAnyRun: Bool { hooks.contains { $0.isLaid && $0.count > 0 } }

  /// The descriptions of a method's implementations.
  func chain(of method: String) -> [String] { (chains[method] ?? []).map(\.text) }

  /// The number of implementations outside a hook in the chain of its method; nil if it is not there.
  package func depth(of hook: LaidHook) -> Int? {
    chains[hook.method]?.firstIndex { $0.text == hook.place }
  }

  /// Returns the party that keeps a hook from running.
  ///
  /// It is the nearest party outside the hook that ran more often, else the nearest one outside it,
  /// else any other party of the chain.
  func silencer(of hook: LaidHook) -> LabParty? {
    if let found = undone[hook.identity], found.owner != hook.owner { return found }
    if let found = silencer(of: hook, in: hook.method) { return found }
    // Two parties may use the same name for the method that they exchange.
    let others = chains.filter { $0.value.contains { $0.text == hook.place } }.keys.sorted()
    for method in others where method != hook.method {
      if let found = silencer(of: hook, in: method) { return found }
    }
    return nil
  }

  /// Whether a hook never ran, though the nearest one of another party outside it did.
  ///
  /// An exception may end one run of the outer hook, but not several.
  func isSilenced(_ hook: LaidHook, running expected: Int) -> Bool {
    guard hook.count == 0, let outer = outside(hook, in: hook.method).first else { return false }
    return outer.runs >= min(expected, 3)
  }

  /// Another party's links of a chain outside a hook, the nearest one first.
  private func outside(_ hook: LaidHook, in method: String) -> [ChainLink] {
    let chain = chains[method] ?? []
    let own = chain.firstIndex { $0.text == hook.place } ?? chain.endIndex
    return chain[..<own].reversed().filter { $0.owner != nil && $0.owner != hook.owner }
  }

  private func silencer(of hook: LaidHook, in method: String) -> LabParty? {
    guard let chain = chains[method] else { return nil }
    let own = chain.firstIndex { $0.text == hook.place } ?? chain.endIndex
    let outside = outside(hook, in: method)
    let inside = chain[own...].filter { $0.owner != nil && $0.owner != hook.owner }
    guard
      let link = outside.first(where: { $0.runs > hook.count }) ?? outside.first ?? inside.first,
      let owner = link.owner, let place = link.place
    else { return nil }
    return LabParty(owner: owner, method: method, place: place, installed: link.installed)
  }
}
