/// A hook that a party has laid in one run of a scenario, and how often it ran while the app was driven.
struct LaidHook: Equatable {
  /// The party.
  let owner: String
  /// The hooked method, such as `-[UIView layoutSubviews]`.
  let method: String
  /// Where its implementation stands, as `file:line`.
  let place: String
  /// Where it was put there.
  let installed: String?
  /// Whether it changes a method of another party's class, or adds one; a delegate method of the party's own
  /// class does not.
  let isLaid: Bool
  /// How often its implementation was entered, by the class of the receiver.
  var runs: [String: Int]

  /// The name of the method's selector.
  var selector: String {
    String(method.dropLast().split(separator: " ", maxSplits: 1).last ?? "")
  }

  var count: Int { runs.values.reduce(0, +) }

  /// What tells it from the others of a run, and is the same in every order.
  struct Identity: Hashable, Comparable {
    let owner, method, place: String

    static func < (left: Identity, right: Identity) -> Bool {
      (left.owner, left.method, left.place) < (right.owner, right.method, right.place)
    }
  }

  var identity: Identity { Identity(owner: owner, method: method, place: place) }

  /// Both of its places: `A.m:14, installed at A.m:5`.
  var places: String { LabParty.places(place, installed) }

  var party: LabParty {
    LabParty(owner: owner, method: method, place: place, installed: installed)
  }
}

/// One implementation of a method, for the chain of them from the outside to the inside.
struct ChainLink: Equatable {
  /// The party; nil for the app's and for native code.
  let owner: String?
  /// Where a script or a source has it, or the name of a native method.
  let text: String
  /// Where its code stands, or of native code where a party put it there.
  let place: String?
  /// Where it was put there; nil for what was there before.
  let installed: String?
  let runs: Int
}

/// A party of a finding, with the places of its hook.
struct LabParty: Equatable, Sendable {
  let owner: String
  /// The method that its hook is on; nil for the party that raised an error.
  let method: String?
  /// Where the implementation stands, or the error was raised, as `file:line`.
  let place: String
  /// Where it was put there, if that is known.
  let installed: String?

  static func places(_ place: String, _ installed: String?) -> String {
    guard let installed, installed != place else { return place }
    return "\(place), installed at \(installed)"
  }

  /// The party in words: `B (B.m:6, installed at B.m:7)`.
  var text: String { "\(owner) (\(LabParty.places(place, installed)))" }

  /// The same behind its method: `-[UIView layoutSubviews] by B (B.m:6)`.
  var hookText: String { method.map { "\($0) by \(text)" } ?? text }

  /// The file and the line of the implementation.
  var file: String { place.lastIndex(of: ":").map { String(place[..<$0]) } ?? place }
  var line: Int? {
    place.lastIndex(of: ":").flatMap { Int(place[place.index(after: $0)...]) }
  }
}

/// The hooks of one run, and the chain of implementations of each hooked method.
struct LaidHooks: Equatable {
  var hooks: [LaidHook] = []
  /// The implementations of each method from the outside to the inside.
  var chains: [String: [ChainLink]] = [:]
  /// Who has put back what was there before a hook.
  var undone: [LaidHook.Identity: LabParty] = [:]

  /// Whether any hook changes a method, and whether one of these ran.
  var isAnyLaid: Bool { hooks.contains(where: \.isLaid) }
  var hasAnyRun: Bool { hooks.contains { $0.isLaid && $0.count > 0 } }

  /// The links of a method in words.
  func chain(of method: String) -> [String] { (chains[method] ?? []).map(\.text) }

  /// Answers who keeps a hook from running: the nearest party outside it that ran more often, else the
  /// nearest one outside it, else any other party of the chain.
  func silencer(of hook: LaidHook) -> LabParty? {
    if let found = undone[hook.identity], found.owner != hook.owner { return found }
    if let found = silencer(of: hook, in: hook.method) { return found }
    // Two parties may have given one name to what they exchange.
    let others = chains.filter { $0.value.contains { $0.text == hook.place } }.keys.sorted()
    for method in others where method != hook.method {
      if let found = silencer(of: hook, in: method) { return found }
    }
    return nil
  }

  private func silencer(of hook: LaidHook, in method: String) -> LabParty? {
    guard let chain = chains[method] else { return nil }
    let own = chain.firstIndex { $0.text == hook.place } ?? chain.endIndex
    let outside = chain[..<own].reversed().filter { $0.owner != nil && $0.owner != hook.owner }
    let inside = chain[own...].filter { $0.owner != nil && $0.owner != hook.owner }
    guard
      let link = outside.first(where: { $0.runs > hook.count }) ?? outside.first ?? inside.first,
      let owner = link.owner, let place = link.place
    else { return nil }
    return LabParty(owner: owner, method: method, place: place, installed: link.installed)
  }
}
