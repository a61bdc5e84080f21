internal import CEmbeddedFiles
internal import LuaBridge
internal import LuaModules

/// The functions of the worker's script.
extension CheckWorld {
  /// The parts of the standard app's life, in the order in which its script receives them.
  static let partsOfApp: [EmbeddedFile] = [
    .check_uses_lua, .check_scenes_lua, .check_controls_lua, .check_services_lua,
  ]
  /// The scripts that read facts from what `check_calls.lua` has found in the text of an actor.
  static let readers: [EmbeddedFile] = [
    .check_callers_lua, .check_loads_lua, .check_counterparts_lua, .check_unrun_lua,
    .check_arguments_lua,
  ]

  /// The actors whose sources are loaded with an actor's, before the first `+load` of either.
  ///
  /// An app has all classes before the first `+load`, also those of an image that is initialized later.
  func actorsLoaded(with actor: Int) -> [Int] {
    let later = running.drop { $0 != plan.actors[actor].name }
    return (beside[actor] ?? [])
      + (loadsNaming[actor] ?? []).filter { later.contains(plan.actors[$0].name) }
  }

  /// Describes the entries that the inventory lacks, for which the text of the actor is read again.
  ///
  /// - Parameter known: The methods of the inventory, each with the position of its hook.
  func describeNew(
    _ entries: inout [InventoryEntry], of actor: Int, besides known: [JSON]
  ) throws {
    func key(_ method: String?, _ place: String?) -> String { "\(method ?? "") \(place ?? "")" }
    let keys = Set(known.map { key($0["method"]?.string, $0["place"]?.string) })
    let new = entries.indices.filter { !keys.contains(key(entries[$0].method, entries[$0].place)) }
    guard !new.isEmpty else { return }
    var described = new.map { entries[$0] }
    try describe(&described, of: actor)
    for (entry, place) in zip(described, new) { entries[place] = entry }
    try forgetTexts()
  }

  /// Removes what the script knows of the text of the latest actor.
  func forgetTexts() throws { _ = try ask("forget") }

  /// Notes a function or a constant that a source uses and hookhost does not have.
  func noteLacking(_ kind: String, _ name: String) {
    guard let kind = MissingName.Kind(rawValue: kind) else { return }
    let places: [String] = (0..<CheckWorld.nearestCalls).compactMap { level in
      bridge.current.caller(level: level).map { "\($0.source):\($0.line)" }
    }
    let place = places.first { plan.parties.owner(of: $0) != nil }
    let missing = MissingName(kind, name, at: plan.parties.whole(place))
    if !lacking.contains(where: { $0.isLike(missing) }) { lacking.append(missing) }
  }

  /// The calls among which the one of the source that uses a missing name is.
  private static let nearestCalls = 8

  /// Notes an exception of the app's life, after which it may go on with its next step.
  ///
  /// - Returns: Whether it does: an endless recursion would only come again.
  func noteFault(_ finding: LabFinding) -> Bool {
    let finding = finding.saying("drive")
    if !scenario.noted.contains(finding) { scenario.noted.append(finding) }
    let isMany = scenario.noted.count >= CheckWorld.mostFaults
    return [.error, .unrecognized, .dangling, .deadlock].contains(finding.verdict) && !isMany
  }

  /// The number of exceptions after which the life of the app ends.
  private static let mostFaults = 8
}
