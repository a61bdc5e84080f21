internal import LuaModules

/// A hook of an actor that has run alone, as the processes of a check send it to each other.
extension LaidHook {
  /// The hook as JSON.
  ///
  /// - Parameter depth: The number of implementations outside it; nil if it is in no chain.
  func json(depth: Int?) -> JSON {
    .object([
      ("owner", .text(owner)), ("method", .text(method)), ("place", .text(place)),
      ("installed", installed.map { .text($0) }), ("laid", .flag(isLaid)),
      ("runs", .integer(count)), ("depth", depth.map { .integer($0) }),
      ("receivers", JSON(.object(runs.map { JSON.Member($0.key, .integer($0.value)) }))),
    ])
  }

  init?(_ json: JSON) {
    guard let owner = json["owner"]?.string, let method = json["method"]?.string,
      let place = json["place"]?.string,
      case .object(let receivers)? = json["receivers"]?.content
    else { return nil }
    var runs: [String: Int] = [:]
    for one in receivers { runs[one.name] = one.value.integer }
    self.init(
      owner: owner, method: method, place: place, installed: json["installed"]?.string,
      isLaid: json["laid"]?.isTrue ?? false, runs: runs)
  }
}

extension LabJudge {
  /// Compares the next orders with the hooks of actors that have run alone in another process.
  func take(promises: JSON?) {
    promised = [:]
    guard case .object(let members)? = promises?.content else { return }
    for one in members {
      promised[one.name] = LaidHooks(hooks: one.value.elements?.compactMap(LaidHook.init) ?? [])
    }
  }
}
