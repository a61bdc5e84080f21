internal import LuaBridge
internal import SelectorRuntime

/// Counts by which one sees whether a script can have dropped anything since.
struct ScriptActivity: Equatable {
  /// How often Lua had been called.
  var calls: UInt64 = 0
  /// How many of its values Swift kept.
  var references = 0
  /// How many objects the script had taken hold of.
  var holdsTaken = 0
  /// How often nobody but the script held an object any more.
  var objectsLeft: UInt64 = 0
}

/// How much there was when all of Lua's heap was last collected.
struct CollectedHeap {
  /// How many bytes Lua used.
  let bytes: Int
  /// How many objects the script had taken hold of, ever.
  let holdsTaken: Int

  /// Whether so much has come since that it is worth a collection of all, as Lua's own collector sees
  /// it: twice as many bytes, or an object for each thousand of them.
  ///
  /// A collection of what is young leaves what died later, and their handles.
  func hasGrown(to now: CollectedHeap) -> Bool {
    now.bytes > bytes * 2 || now.holdsTaken - holdsTaken > max(1_000, now.bytes / 1_000)
  }
}

/// The autorelease pool: at its end goes what nobody holds, and what only dead variables held.
extension Bridge {
  private var activity: ScriptActivity {
    ScriptActivity(
      calls: state.callsMade, references: state.liveReferences, holdsTaken: holds.taken,
      objectsLeft: runtime.heldObjectReleases)
  }

  private var heap: CollectedHeap {
    CollectedHeap(bytes: state.usedBytes, holdsTaken: holds.taken)
  }

  /// Makes the next turn look for what dead variables held: the script that runs the loop has run.
  func scriptHasRun() { lastCollection.calls = .max }

  /// Runs at the end of a run-loop turn: the pool drains.
  ///
  /// A turn in which the script did nothing, or dropped nothing that would go, does not collect.
  func endTurn() throws {
    try state.checkStop()
    try releaseFinalized()
    if holds.taken > 0, hasToCollect() {
      try drainPool(from: turnMark, on: current)
      holds.findRoots(on: current) { handles.pushReached($0, on: current) }
    } else {
      try draining { runtime.drainPool(from: turnMark) }
    }
    runtime.releaseReplaced()
  }

  /// Runs at the end of a run: nothing is left to a later turn.
  func endRun() throws {
    guard holds.taken > 0, activity != lastCollection else { return }
    try drainPool(from: turnMark, on: current)
  }

  /// Ends what only dead script variables held, and what nobody held.
  func drainPool(from mark: Int, on stack: LuaStack) throws {
    // An error may have left those open that are inside this one.
    sourcePools.removeAll { $0 > mark }
    try draining {
      if drainYoung(from: mark, on: stack) { return lastCollection = activity }
      var references: Int
      // How many collections come before the next that follows links, and before the one after it.
      var (wait, nextWait) = (2, 8)
      repeat {
        references = state.liveReferences
        if wait > 0 {
          wait -= 1
          stack.collectGarbage()
          try releaseFinalized()
        } else if collectLinks(stack) < Bridge.fewLinks {
          (wait, nextWait) = (nextWait, min(nextWait * 2, 1000))
        }
        runtime.drainPool(from: mark)
      } while state.liveReferences < references
      lastHeap = heap
      lastCollection = activity
    }
  }

  /// More objects than this are sooner collected than looked for one by one.
  private static let fewHolds = 200

  /// Collects what is young, and answers whether the script still has all that is left: a whole
  /// collection would find nothing then.
  ///
  /// It costs what was made since the last one, however much Lua holds.
  private func drainYoung(from mark: Int, on stack: LuaStack) -> Bool {
    stack.collectStep()
    runtime.drainPool(from: mark)
    let now = heap
    if lastHeap == nil { lastHeap = now }
    guard holds.count <= Bridge.fewHolds, lastHeap?.hasGrown(to: now) == false else { return false }
    // An object that only something gone kept in reach is seen nowhere any more.
    holds.findAllRoots(on: stack) { handles.pushReached($0, on: stack) }
    return holds.areAllRooted(on: stack)
  }

  /// How many links have to have gone at once for it to have been worth the while.
  private static let fewLinks = 8

  /// Collects garbage, and what is garbage once that has gone, link by link: a collection for each
  /// link of a chain would take time in the square of its length.
  ///
  /// A `dealloc` that looks at what its object holds breaks the chain, since it could have kept it.
  /// - Returns: how many objects went after the garbage.
  func collectLinks(_ stack: LuaStack) -> Int {
    var links = 0
    shownObjects = []
    stack.collectGarbage { object in
      guard let object = object as? RuntimeObject, let shown = shownObjects,
        object.isHeldByScript, !shown.contains(ObjectIdentifier(object))
      else { return }
      links += 1
      letGo(of: object)
    }
    shownObjects = nil
    return links
  }

  private func hasToCollect() -> Bool {
    let now = activity
    if now == lastCollection { return false }
    return lastCollection.calls == .max || now.references != lastCollection.references
      || now.holdsTaken != lastCollection.holdsTaken || !holds.areRooted(on: current)
  }

  /// Runs a body; what a `dealloc` in it raises is raised at its end.
  private func draining(_ body: () throws -> Void) throws {
    let outer = isDraining
    isDraining = true
    defer { isDraining = outer }
    try body()
    if hasAdopted {
      hasAdopted = false
      current.collectGarbage()
      try releaseFinalized()
    }
    try throwPendingError()
  }
}
