package import LuaBridge
internal import SelectorRuntime

/// Counters that show whether a script can have dropped a reference since the last check.
struct ScriptActivity: Equatable {
  /// The number of calls into Lua.
  var calls: UInt64 = 0
  /// The number of Lua values that Swift keeps.
  var references = 0
  /// The number of objects that the script has retained.
  var holdsTaken = 0
  /// How often an object was left with only the script's reference.
  var objectsLeft: UInt64 = 0
}

/// The size of Lua's heap when it was last collected completely.
struct CollectedHeap {
  /// The bytes that Lua used.
  let bytes: Int
  /// The number of objects that the script has ever retained.
  let holdsTaken: Int

  /// Whether the heap has grown enough for a complete collection, by the rule of Lua's collector.
  ///
  /// The rule is twice as many bytes, or one object for each thousand bytes. A collection of young
  /// objects leaves objects that died later, and their handles.
  func hasGrown(to now: CollectedHeap) -> Bool {
    now.bytes > bytes * 2 || now.holdsTaken - holdsTaken > max(1_000, now.bytes / 1_000)
  }
}

/// The autorelease pool: draining it releases unowned objects and those held by dead variables.
extension Bridge {
  private var activity: ScriptActivity {
    ScriptActivity(
      calls: state.callsMade, references: state.liveReferences, holdsTaken: holds.taken,
      objectsLeft: runtime.heldObjectReleases)
  }

  private var heap: CollectedHeap {
    CollectedHeap(bytes: state.usedBytes, holdsTaken: holds.taken)
  }

  /// Makes the next turn check dead variables, since the script that runs the loop has run.
  func scriptHasRun() { lastCollection.calls = .max }

  /// Runs at the end of a run-loop turn: drains the pool.
  ///
  /// A turn in which the script did nothing, or dropped nothing that would be deallocated, does not
  /// collect garbage.
  package func endTurn() throws {
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

  /// Runs at the end of a run: drains everything, since no later turn follows.
  func endRun() throws {
    guard holds.taken > 0, activity != lastCollection else { return }
    try drainPool(from: turnMark, on: current)
  }

  /// Releases the objects that only dead script variables hold, and those without an owner.
  ///
  /// - Parameters:
  ///   - mark: The position in the pool to drain down to.
  ///   - stack: The stack.
  ///   - isInner: Whether the pool is one inside a turn, whose end collects what this one leaves.
  package func drainPool(
    from mark: Int, on stack: LuaStack, isInner: Bool = false
  ) throws {
    // An error may have left those open that are inside this one.
    sourcePools.removeAll { $0 > mark }
    if drainsSourcePool, isSettled(on: stack) {
      return try draining { runtime.drainPool(from: mark) }
    }
    try draining {
      if leavesNothing(from: mark, on: stack) || drainYoung(from: mark, on: stack)
        || putsOffCollection(on: stack)
      {
        return lastCollection = activity
      }
      if isInner, skipsCollection() { return }
      let held = holds.count
      defer { spaceCollections(after: held, isInner: isInner) }
      var references: Int
      // The collections to wait before the next one that follows links, and before the one after
      // it.
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
      } while state.liveReferences < references && mayRepeatCollection(on: stack)
      lastHeap = heap
      lastCollection = activity
    }
  }

  /// Drains the pool, and returns whether no variable can have left an object since.
  ///
  /// Each collection of young objects ages the others, and only a complete one finds an old object that
  /// is left. So where these are limited, a turn that leaves nothing collects nothing.
  private func leavesNothing(from mark: Int, on stack: LuaStack) -> Bool {
    guard completeCollectionsLeft != nil else { return false }
    runtime.drainPool(from: mark)
    return lastHeap?.hasGrown(to: heap) == false
      && !holds.mayBeLeft(on: stack) { handles.pushReached($0, on: stack) }
  }

  /// Whether the end of a turn leaves a complete collection to a later one.
  ///
  /// Where complete collections are limited, one runs only if it may deallocate an object: what has
  /// other owners than dead variables stays alive anyway. The next turns leave what they lose to one of
  /// them, since objects that belong together are lost in consecutive turns.
  private func putsOffCollection(on stack: LuaStack) -> Bool {
    guard lastHeap?.hasGrown(to: heap) == false else { return false }
    if putsOffCollections { return true }
    guard completeCollectionsLeft != nil else { return false }
    if findsAllLeft { return !mayRepeatCollection(on: stack) }
    if turnsPutOff > 0 {
      turnsPutOff -= 1
      return true
    }
    let mayDeallocate = holds.mayBeLeft(on: stack) { handles.pushReached($0, on: stack) }
    if mayDeallocate { turnsPutOff = Bridge.turnsBetweenCollections }
    return !mayDeallocate
  }

  /// Whether an inner pool leaves a complete collection to a later one, or to the end of the turn.
  private func skipsCollection() -> Bool {
    guard poolsToSkip > 0, lastHeap?.hasGrown(to: heap) == false else { return false }
    poolsToSkip -= 1
    scriptHasRun()
    return true
  }

  /// Decides how many inner pools leave out the next complete collection.
  ///
  /// Beside many objects, each pool would take as long as all of them do. After a collection that
  /// released nothing, twice as many pools leave it out, up to one for each `fewHolds` objects.
  ///
  /// - Parameters:
  ///   - held: The number of objects that the script held before the collection.
  ///   - isInner: Whether an inner pool has collected.
  private func spaceCollections(after held: Int, isInner: Bool) {
    let mayGrow = isInner && holds.count == held
    poolDistance = mayGrow ? min(2 * poolDistance + 1, held / Bridge.fewHolds) : 0
    poolsToSkip = poolDistance
  }

  /// Whether another complete collection may follow one that has released objects.
  ///
  /// Where complete collections are limited, one that would deallocate nothing is left out.
  func mayRepeatCollection(on stack: LuaStack) -> Bool {
    completeCollectionsLeft == nil
      || holds.mayBeLeft(on: stack) { handles.pushReached($0, on: stack) }
  }

  /// The turns that leave objects and still put off a complete collection after the last one.
  private static let turnsBetweenCollections = 16

  /// Whether each turn collects if it may deallocate any object, where complete collections are limited.
  package var findsAllLeft: Bool {
    get { !holds.regardsAges }
    set { holds.regardsAges = !newValue }
  }

  /// Limits the complete collections from now on.
  ///
  /// - Parameter count: How many of them the variables of sources may cause at once.
  package func limitCompleteCollections(to count: Int) {
    (completeCollectionsLeft, turnsPutOff) = (count, 0)
  }

  /// Collects completely, so that the next turns do not have to.
  package func collectCompletely() {
    current.collectGarbage()
    lastHeap = heap
  }

  /// Whether the script holds what it held after the last collection, all of it in variables.
  ///
  /// If so, the pool of a source that counts by hand is drained without a collection.
  private func isSettled(on stack: LuaStack) -> Bool {
    holds.taken == lastCollection.holdsTaken
      && state.liveReferences == lastCollection.references && holds.areAllRooted(on: stack)
  }

  /// With more objects than this, a collection is cheaper than looking for each object.
  private static let fewHolds = 200

  /// With fewer objects than this, each pool may look at all of them.
  private static let manyHolds = 1000

  /// Collects young objects, and returns whether the script still reaches all remaining ones.
  ///
  /// If so, a complete collection would find nothing. The cost depends on what was created since
  /// the last collection, not on the size of Lua's heap.
  private func drainYoung(from mark: Int, on stack: LuaStack) -> Bool {
    stack.collectStep()
    runtime.drainPool(from: mark)
    let now = heap
    if lastHeap == nil { lastHeap = now }
    guard holds.count <= Bridge.fewHolds, lastHeap?.hasGrown(to: now) == false else { return false }
    // An object that was reachable only through a deallocated one is not found any more.
    holds.findAllRoots(on: stack) { handles.pushReached($0, on: stack) }
    return holds.areAllRooted(on: stack)
  }

  /// The number of links that must be released in one pass to make following links worthwhile.
  private static let fewLinks = 8

  /// Collects garbage, and objects that become garbage when their owner is released, link by link.
  ///
  /// A collection for each link of a chain would take quadratic time. A `dealloc` that reads its
  /// ivars breaks the chain, since it could have kept the value.
  /// - Returns: The number of objects that were deallocated after the garbage.
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

  /// Runs a body; an error that a `dealloc` raises in it is raised at its end.
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
