internal import FoundationCore
internal import LuaBridge
internal import SelectorRuntime

// An object that no variable of a source counts any more loses the script's hold of it: at once
// where the source alone can have had it, else once a collection has shown that nothing in Lua has
// it.
//
// A source that counts references by hand says itself what lives: its objects get no hold of the
// script's, so that the count is the device's and the last `release` ends them.

extension Bridge {
  /// Counting without messages, for what the compiler does: `objc_retain` and its like.
  func setCountingFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("leave") { call in
      guard let object = call.stack.handle(at: 1)?.object as? RuntimeObject else { return 0 }
      let isWaiting = call.bridge.leave(
        object, isAlone: call.stack.boolean(at: 2), isCaptured: call.stack.boolean(at: 3))
      return call.answer(.bool(isWaiting))
    }
    define("settle") { call in
      try call.bridge.settle(on: call.stack)
      return 0
    }
    define("countByHand") { call in
      guard let object = call.stack.handle(at: 1)?.object as? RuntimeObject else { return 0 }
      call.bridge.countByHand(object, isOwned: call.stack.boolean(at: 2))
      return 0
    }
    define("retain") { call in
      (call.stack.handle(at: 1)?.object as? RuntimeObject)?.retain()
      return 0
    }
    define("unretained") { call in
      guard let object = call.stack.handle(at: 1)?.object as? RuntimeObject else { return 0 }
      return call.answer(.opaque(UnretainedReference(object)))
    }
    define("release") { call in
      guard let object = call.stack.handle(at: 1)?.object as? RuntimeObject else { return 0 }
      if object.isDeallocated { throw RuntimeError.deallocated("release", object) }
      object.release()
      return 0
    }
    define("whenDrained") { call in
      let task = PoolTask(call.bridge, call.stack.makeReference(at: 1))
      try call.bridge.world.makeBlock(task, signature: nil).autorelease()
      return 0
    }
    define("unpool") { call in
      guard let object = call.stack.handle(at: 1)?.object as? RuntimeObject else { return 0 }
      return call.answer(.bool(object.runtime.unpool(object)))
    }
    define("countBlocks") { call in
      call.bridge.countedBlocks = CountedBlocks(call.stack)
      return 0
    }
    define("autorelease") { call in
      (call.stack.handle(at: 1)?.object as? RuntimeObject)?.autorelease()
      return 0
    }
  }

  /// Ends the script's hold of an object that no variable of a source counts any more, or notes that a
  /// collection has to tell who else has it.
  ///
  /// - Parameters:
  ///   - isAlone: whether the reference came with the object, so that nobody else has one.
  ///   - isCaptured: whether a block or another place that nobody counts may have it.
  /// - Returns: whether it waits for a collection.
  private func leave(_ object: RuntimeObject, isAlone: Bool, isCaptured: Bool) -> Bool {
    guard object.isHeldByScript, !object.isDeallocating, !object.isImmortal else { return false }
    if runsOnlySources, !isCaptured, isAlone || object.retainCount > 1 {
      let before = runtime.heldObjectReleases
      letGo(of: object)
      hasLostOwners = hasLostOwners || runtime.heldObjectReleases != before
      return hasLostOwners
    }
    guard object.retainCount == 1, !object.isPlainText else { return false }
    objectsLeft.append(object)
    return true
  }

  /// Lets the script hold an object with the reference that a pool of the script's gives up.
  ///
  /// A source counts the object by hand, and a variable of the script may have it. Where a source drains
  /// its own pool, the object is released as on a device, and the answer is false.
  func adopt(_ object: RuntimeObject) -> Bool {
    guard !runsOnlySources, !drainsSourcePool, state.isOpen, !world.isEnding, object.hasHandle,
      !object.isHeldByScript, !object.isDeallocating, !object.isImmortal,
      isReached(object, on: current)
    else { return false }
    object.isHeldByScript = true
    holds.add(object)
    hasAdopted = true
    return true
  }

  /// Whether the function that calls is one of a script in Lua, not of a translated source.
  func isWrittenInLua(_ stack: LuaStack) -> Bool {
    guard !runsOnlySources, let file = stack.caller(level: 1)?.source else { return false }
    return !file.hasSuffix(".m") && !file.hasSuffix(".mm") && !file.hasPrefix("[")
  }

  /// Ends the script's hold of what was left and nothing in Lua has, and of what that had.
  private func settle(on stack: LuaStack) throws {
    guard finalizing == nil else { return }
    var links = 0
    while hasLostOwners || !objectsLeft.isEmpty {
      let isNeeded =
        hasLostOwners || objectsLeft.contains { $0.isHeldByScript && $0.retainCount == 1 }
      hasLostOwners = false
      let left = objectsLeft
      objectsLeft.removeAll()
      guard isNeeded else { return }
      var dropped: UInt64
      repeat {
        dropped = runtime.heldObjectReleases
        isSettling = true
        // A chain of objects loses a link by each collection, a long one by following the links.
        links += 1
        if links < 4 { stack.collectGarbage() } else { _ = collectLinks(stack) }
        isSettling = false
        sortFinalized(by: left)
        try releaseFinalized()
      } while runtime.heldObjectReleases != dropped
    }
  }

  /// Has the objects that were left end in that order, whatever Lua found first; what only they hold has
  /// no other owner by then, so that it ends within their end.
  private func sortFinalized(by left: [RuntimeObject]) {
    guard finalizedObjects.count > 1 else { return }
    let places = Dictionary(
      left.enumerated().map { (ObjectIdentifier($0.element), $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let placed = finalizedObjects.enumerated().map {
      (place: places[ObjectIdentifier($0.element)] ?? -1, found: $0.offset, object: $0.element)
    }
    finalizedObjects = placed.sorted { ($0.place, $0.found) < ($1.place, $1.found) }.map(\.object)
  }

  /// Lets a source count an object from now on.
  ///
  /// - Parameter isOwned: whether the script's hold, which ends, becomes a reference of the source; else
  ///   the pool gets it, as it has what a method answers.
  private func countByHand(_ object: RuntimeObject, isOwned: Bool) {
    guard !object.isImmortal, !object.isCountedByHand, !object.isDeallocating else { return }
    object.isCountedByHand = true
    guard object.isHeldByScript else {
      if isOwned { object.retain() }
      return
    }
    // What is older than the pool may be in a variable of a script, which goes on holding it.
    if !isOwned, !runsOnlySources, object.serial <= sourcePools.last ?? 0 { return }
    holds.remove(object)
    object.isHeldByScript = false
    if !isOwned { object.autorelease() }
  }
}

/// A function that runs when the pool drains which has the block around it.
private final class PoolTask: ForeignValue {
  private unowned let bridge: Bridge
  private let function: LuaReference

  init(_ bridge: Bridge, _ function: LuaReference) {
    self.bridge = bridge
    self.function = function
  }

  override var isBlock: Bool { true }

  override var typeName: String { "block" }

  deinit {
    guard !bridge.world.isEnding else { return }
    let stack = bridge.current
    function.push(to: stack)
    do { try stack.call(arguments: 0, results: 0) } catch { bridge.runtime.postpone(error) }
  }
}

extension RuntimeObject {
  /// Whether it is a text or a number, whose end nobody can see.
  fileprivate var isPlainText: Bool {
    switch plainValue {
    case .string, .number, .integer, .bool: true
    default: false
    }
  }
}
