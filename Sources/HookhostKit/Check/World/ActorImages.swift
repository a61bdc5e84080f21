internal import LuaBridge

/// The compiled sources of the actors, of which Lua has only those of the latest ones.
///
/// Each complete collection of Lua visits all functions that it has, and a run causes dozens of them: with
/// the sources of twenty SDKs, a run of two would take several times as long.
final class ActorImages {
  /// A source whose functions Lua can load.
  struct Source {
    let path: String
    let code: [UInt8]
  }

  private var sources: [Int: [Source]] = [:]
  /// The lists of `{path, run}` of the actors that were used last, the latest one first.
  private var loaded: [(actor: Int, list: LuaReference)] = []

  /// Loading a list again takes less time than a collection takes longer with it.
  private static let mostLoaded = 2

  func contains(_ actor: Int) -> Bool { sources[actor] != nil }

  func add(_ list: [Source], of actor: Int) { sources[actor] = list }

  /// Pushes the list of an actor's sources, which is empty if they were not read.
  ///
  /// - Throws: an error of Lua's if memory is exhausted.
  func push(_ actor: Int, on stack: LuaStack) throws {
    if let place = loaded.firstIndex(where: { $0.actor == actor }) {
      let known = loaded.remove(at: place)
      loaded.insert(known, at: 0)
      return stack.push(known.list)
    }
    let sources = sources[actor] ?? []
    stack.pushTable(array: sources.count)
    for (place, source) in sources.enumerated() {
      stack.pushTable()
      try stack.load(source.code, name: "@\(source.path)", mode: "b")
      stack.rawSet(at: -2, key: "run")
      stack.pushString(source.path)
      stack.rawSet(at: -2, key: "path")
      stack.rawSet(at: -2, index: Int64(place + 1))
    }
    // stack: … list
    loaded.insert((actor, stack.makeReference(at: -1)), at: 0)
    if loaded.count > Self.mostLoaded { loaded.removeLast() }
  }
}
