internal import LuaModules

/// One piece of work of a worker.
enum CheckTask {
  /// Translates sources for the cache, each given by its actor and its index in the actor's sources.
  case reading([(actor: Int, place: Int)])
  /// Finds what one actor changes.
  case inventory(actor: Int, install: CheckOptions.Install, system: String?)
  /// Runs one order of actors, with their installers, the actors that are loaded with them, and those whose
  /// classes the `+load`s of actors that load without an exception name, by the actors' numbers; and the
  /// classes that any actor of the check hooks. `promises` has the hooks of actors that have run alone, by
  /// their names.
  case order(
    number: Int, actors: [Int], installs: [Int: [CheckInstaller]], beside: [Int: [Int]],
    loadsNaming: [Int: [Int]], probes: [JSON], hooked: [String], promises: JSON?, system: String?)

  /// The system under which it runs; nil for the usual one.
  var system: String? {
    switch self {
    case .reading: nil
    case .inventory(_, _, let system): system
    case .order(_, _, _, _, _, _, _, _, let system): system
    }
  }

  /// The order that it runs; nil for other work.
  var run: CheckResult.Run? {
    guard case .order(_, let actors, let installs, _, _, _, _, _, let system) = self else {
      return nil
    }
    let removers = actors.flatMap { installs[$0] ?? [] }.filter(\.removes).map(\.name)
    return .init(actors: actors, system: system, removers: removers)
  }

  var message: [UInt8] {
    switch self {
    case .reading(let sources):
      let pairs = sources.map { JSON.array([.integer($0.actor), .integer($0.place)]) }
      return JSON.object([("sources", .array(pairs))]).message
    case .inventory(let actor, let install, let system):
      var names: JSON?
      if case .named(let list) = install { names = .strings(list) }
      return JSON.object([
        ("inventory", .integer(actor)), ("names", names), ("none", .flag(install == .none)),
        ("system", system.map { .text($0) }),
      ]).message
    case .order(
      let number, let actors, let installs, let beside, let loadsNaming, let probes, let hooked,
      let promises, let system):
      return JSON.object([
        ("order", .integer(number)), ("actors", .array(actors.map { .integer($0) })),
        (
          "installs",
          .array(
            installs.sorted { $0.key < $1.key }.map { number, list in
              .object([
                ("actor", .integer(number)), ("list", .array(list.map(\.json))),
                ("beside", .array((beside[number] ?? []).map { .integer($0) })),
                (
                  "loadsNaming",
                  loadsNaming[number].map { .array($0.map { .integer($0) }) }
                ),
              ])
            })
        ),
        ("probes", .array(probes)), ("hooked", .strings(hooked)),
        ("promises", promises), ("system", system.map { .text($0) }),
      ]).message
    }
  }

  init?(_ message: [UInt8]) {
    guard let json = JSON(message: message) else { return nil }
    let system = json["system"]?.string
    if let sources = json["sources"]?.elements {
      self = .reading(
        sources.compactMap { pair in
          guard let numbers = pair.elements?.compactMap(\.integer), numbers.count == 2 else {
            return nil
          }
          return (numbers[0], numbers[1])
        })
    } else if let actor = json["inventory"]?.integer {
      let install =
        json["names"]?.words.map { CheckOptions.Install.named($0) }
        ?? (json["none"]?.isTrue ?? false ? .none : .auto)
      self = .inventory(actor: actor, install: install, system: system)
    } else if let number = json["order"]?.integer,
      let actors = json["actors"]?.elements?.compactMap(\.integer)
    {
      var installs: [Int: [CheckInstaller]] = [:]
      var beside: [Int: [Int]] = [:]
      var loadsNaming: [Int: [Int]] = [:]
      for one in json["installs"]?.elements ?? [] {
        guard let actor = one["actor"]?.integer else { continue }
        installs[actor] = one["list"]?.elements?.compactMap(CheckInstaller.init) ?? []
        beside[actor] = one["beside"]?.elements?.compactMap(\.integer) ?? []
        loadsNaming[actor] = one["loadsNaming"]?.elements?.compactMap(\.integer)
      }
      self = .order(
        number: number, actors: actors, installs: installs, beside: beside,
        loadsNaming: loadsNaming, probes: json["probes"]?.elements ?? [],
        hooked: json["hooked"]?.words ?? [], promises: json["promises"], system: system)
    } else {
      return nil
    }
  }
}
