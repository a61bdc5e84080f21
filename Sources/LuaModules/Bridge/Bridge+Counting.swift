internal import FoundationCore
internal import FoundationThreads
package import LuaBridge
internal import SelectorRuntime

// Releases the script's reference to an object when no variable of a source refers to it.
//
// The reference is released at once if only the source can have had the object, otherwise after a
// collection has shown that no other Lua value refers to it. A source without ARC determines
// lifetimes itself: scripts do not retain its objects, so the retain count is the device's and the
// last `release` deallocates them.

extension Bridge {
  /// Sets the counting functions that compilers call without messages, such as `objc_retain`.
  package func setCountingFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    stack.setCountingFunctions()
    setCountingMessages(on: stack)
    define("settle") { call in
      try call.bridge.settle(on: call.stack)
      return 0
    }
    define("releasePooled") { call in
      call.runtime.releasePooled(try call.value(1))
      return 0
    }
    define("unretained") { call in
      guard let object = call.stack.handle(at: 1)?.object as? RuntimeObject else { return 0 }
      return call.answer(.opaque(UnretainedReference(object)))
    }
    define("whenDrained") { call in
      let task = PoolTask(call.bridge, call.stack.makeReference(at: 1))
      let block = try call.bridge.world.makeBlock(task, signature: nil)
      // Objects without a reference in the pool are deallocated before those that it releases.
      block.retain()
      block.autorelease()
      return 0
    }
    // `whenEnded(object, function)`: the function runs at the end of the object's deallocation.
    define("whenEnded") { call in
      guard let object = call.stack.handle(at: 1)?.object as? RuntimeObject else { return 0 }
      let block = try call.bridge.world.makeBlock(
        PoolTask(call.bridge, call.stack.makeReference(at: 2)), signature: nil)
      try call.runtime.setAssociation(
        of: object, .object(block), .object(block), .retain, isOfSystem: true)
      return 0
    }
    // A new collection that does not retain what is added to it.
    define("stopRetaining") { call in
      (call.stack.handle(at: 1)?.object as? ContainerObject)?.isUnretained = true
      return 0
    }
    define("setReceivers") { call in
      call.bridge.receivers = call.stack.makeReference(at: 1)
      return 0
    }
    define("countBlocks") { call in
      call.bridge.countedBlocks = CountedBlocks(call.stack)
      return 0
    }
  }

  /// Sets the functions that sources call for each object.
  private func setCountingMessages(on stack: LuaStack) {
    func define(
      _ name: String, _ body: @escaping CountingFunction.Body
    ) {
      stack.push(CountingFunction(self, body))
      stack.rawSet(at: -2, key: name)
    }
    define("leave") { bridge, object, stack in
      let (isAlone, isCaptured) = (stack.boolean(at: 2), stack.boolean(at: 3))
      stack.pushBoolean(bridge.leave(object, isAlone: isAlone, isCaptured: isCaptured))
      stack.pushBoolean(!object.isHeldByScript && !object.isDeallocating)
      return 2
    }
    // A variable, a block or a field has an object whose hold `leave` has ended.
    define("hold") { bridge, object, _ in
      bridge.hold(object)
      return 0
    }
    define("countByHand") { bridge, object, stack in
      bridge.countByHand(object, isOwned: stack.boolean(at: 2))
      return 0
    }
    define("allocate") { bridge, object, stack in
      try bridge.allocateCounted(object, on: stack)
    }
    define("make") { bridge, object, stack in
      try bridge.makeCounted(object, byNew: stack.boolean(at: 2), on: stack)
    }
    define("retain") { _, object, _ in
      object.retain()
      return 0
    }
    define("release") { _, object, _ in
      // A block that a restored snapshot drops disposes of erased objects.
      if object.isErased { return 0 }
      if object.isDeallocated { throw RuntimeError.deallocated("release", object) }
      object.release()
      return 0
    }
    // Returns the number of the pool's reference, with which `unpool` removes that one.
    define("autorelease") { _, object, stack in
      object.autorelease()
      stack.pushInteger(Int64(object.runtime.newestPooledReference))
      return 1
    }
    define("lock") { bridge, object, _ in
      try bridge.world.enterSynchronized(object)
      return 0
    }
    define("unlock") { bridge, object, stack in
      stack.pushBoolean(bridge.world.exitSynchronized(object))
      return 1
    }
    define("unpool") { _, object, stack in
      let reference = stack.integer(at: 2).map { Int($0) }
      stack.pushBoolean(object.runtime.unpool(object, reference: reference))
      return 1
    }
  }

  /// Releases the script's reference to an object that no variable of a source refers to.
  ///
  /// If other Lua values may refer to it, a collection has to determine that first.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - isAlone: Whether the reference was returned with a new object, so that there is no other
  ///     one.
  ///   - isCaptured: Whether a block or another unretained reference may refer to it.
  /// - Returns: Whether the object waits for a collection.
  private func leave(_ object: RuntimeObject, isAlone: Bool, isCaptured: Bool) -> Bool {
    guard object.isHeldByScript, !object.isDeallocating, !object.isImmortal else { return false }
    if runsOnlySources, !isCaptured, isAlone || object.retainCount > 1 {
      let before = runtime.heldObjectReleases
      letGo(of: object)
      hasLostOwners = hasLostOwners || runtime.heldObjectReleases != before
      return hasLostOwners
    }
    // An object with other owners keeps its position: an owner may release it later.
    let endsUnobserved = completeCollectionsLeft == nil ? object.isPlainText : object.isPlain
    guard !endsUnobserved else { return false }
    objectsLeft.append(object)
    return true
  }

  /// Lets the script hold an object with the reference that a pool of the script's gives up.
  ///
  /// A source counts the object by hand, and a variable of the script may have it. Where a source drains
  /// its own pool, the object is released as on a device, and the result is false.
  func adopt(_ object: RuntimeObject) -> Bool {
    guard !runsOnlySources, !drainsSourcePool, isStateOpen, !world.isEnding, object.hasHandle,
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
    !runsOnlySources && stack.isCalledByScript
  }

  /// Ends the script's hold of what was left and nothing in Lua has, and of what that had.
  ///
  /// The stack has the table of the variables' objects, with their counts, at index 1.
  private func settle(on stack: LuaStack) throws {
    guard finalizing == nil else { return }
    var links = 0
    while hasLostOwners || !objectsLeft.isEmpty {
      let isNeeded =
        hasLostOwners || objectsLeft.contains { $0.isHeldByScript && $0.retainCount == 1 }
      let isLinked = hasLostOwners
      hasLostOwners = false
      let left = objectsLeft
      objectsLeft.removeAll()
      guard isNeeded else { return }
      if !isLinked, links == 0 {
        let dropped = runtime.heldObjectReleases
        if let lost = try settleYoung(left, on: stack) {
          objectsLeft += lost
          continue
        }
        if runtime.heldObjectReleases == dropped, areReached(left, on: stack) { continue }
      }
      guard mayCollectCompletely() else {
        (objectsLeft, hasLostOwners) = (left, isLinked)
        try releaseFinalized()
        return
      }
      var dropped: UInt64
      repeat {
        dropped = runtime.heldObjectReleases
        isSettling = true
        // In a chain of objects, each collection releases one link; a long chain is released by
        // following its links.
        links += 1
        if links < 4 { stack.collectGarbage() } else { _ = collectLinks(stack) }
        isSettling = false
        sortFinalized(by: left)
        try releaseFinalized()
      } while runtime.heldObjectReleases != dropped && mayRepeatCollection(on: stack)
    }
  }

  /// Whether a complete collection would release none of the objects that variables have left.
  private func areReached(_ left: [RuntimeObject], on stack: LuaStack) -> Bool {
    finalizedObjects.isEmpty && !state.hasReleasedReferences
      && left.allSatisfy { object in
        !object.isHeldByScript || object.retainCount != 1
          || handles.pushReached(object, on: stack) && stack.popRoot() != nil
      }
  }

  /// Whether a complete collection may run now; counts it where their number is limited.
  ///
  /// After the last one of them, requests are granted at distances that double, from 32 on.
  private func mayCollectCompletely() -> Bool {
    guard let left = completeCollectionsLeft else { return true }
    completeCollectionsLeft = left - 1
    guard left <= 0 else { return true }
    let rounds = -left / 32
    return left % 32 == 0 && rounds & (rounds - 1) == 0
  }

  /// Releases objects by a collection of what was created last, which most variables refer to.
  ///
  /// - Parameter left: The objects that variables have left.
  /// - Returns: The objects that lost their last owner with these, other than a script's variables;
  ///   nil if only a complete collection tells what else is to be released.
  private func settleYoung(
    _ left: [RuntimeObject], on stack: LuaStack
  ) throws -> [RuntimeObject]? {
    guard !left.isEmpty else { return nil }
    isSettling = true
    stack.collectStep()
    isSettling = false
    // A complete collection finds the objects that are released in the order of their variables.
    guard !finalizedObjects.isEmpty,
      !left.contains(where: { $0.isHeldByScript && $0.retainCount == 1 })
    else { return nil }
    let dropped = runtime.heldObjectReleases
    holds.markAlone()
    sortFinalized(by: left)
    let hasReleased = state.hasReleasedReferences
    try releaseFinalized()
    guard !left.contains(where: { $0.isHeldByScript && $0.retainCount == 1 }) else { return nil }
    if runtime.heldObjectReleases == dropped { return [] }
    // A released function or table may have had the last reference to anything.
    guard !hasReleased, !state.hasReleasedReferences else { return nil }
    return holds.newlyAlone.filter { !$0.isPlainText && !isInVariable($0, on: stack) }
  }

  /// Whether a variable that ARC counts has an object, by the table at index 1.
  private func isInVariable(_ object: RuntimeObject, on stack: LuaStack) -> Bool {
    guard stack.type(at: 1) == .table, handles.pushReached(object, on: stack) else { return false }
    // stack: … handle
    stack.copy(at: 1)
    stack.insert(at: -2)
    // stack: … table handle
    let type = stack.rawGetTop(at: -2)
    stack.pop(2)
    return type != .nil
  }

  /// Sorts the finalized objects, so that those left by variables are released in that order.
  ///
  /// The last variable that has left an object counts.
  /// Objects that only they own are deallocated with them.
  private func sortFinalized(by left: [RuntimeObject]) {
    guard finalizedObjects.count > 1 else { return }
    let places = Dictionary(
      left.enumerated().map { (ObjectIdentifier($0.element), $0.offset) },
      uniquingKeysWith: { _, last in last })
    let placed = finalizedObjects.enumerated().map {
      (place: places[ObjectIdentifier($0.element)] ?? -1, found: $0.offset, object: $0.element)
    }
    finalizedObjects = placed.sorted { ($0.place, $0.found) < ($1.place, $1.found) }.map(\.object)
  }

  /// Runs the native `alloc` of a class, and makes a source count the new object by hand.
  ///
  /// Pushes whether the source owns the object already, which nothing else has, and the object.
  /// - Returns: The number of results; 0 if a message has to be sent instead.
  private func allocateCounted(_ receiver: RuntimeObject, on stack: LuaStack) throws -> Int {
    let alloc = runtime.known.alloc
    guard shownObjects == nil, let cls = receiver.asClass,
      let method = runtime.unobservedNativeMethod(alloc, of: cls)
    else { return 0 }
    let made = try method.invoke(cls, alloc)
    if let object = made.object, !object.hasHandle, !object.isHeldByScript, !object.isImmortal,
      !object.isCountedByHand, !object.isDeallocating
    {
      stack.pushBoolean(true)
      pushCounted(object, on: stack)
    } else {
      stack.pushBoolean(false)
      push(made, on: stack)
    }
    return 2
  }

  /// Creates an initialized object, and makes a source count it by hand.
  ///
  /// - Returns: The number of results; 0 if the messages have to be sent instead.
  private func makeCounted(
    _ receiver: RuntimeObject, byNew: Bool, on stack: LuaStack
  ) throws -> Int {
    guard shownObjects == nil, runtime.threads == nil, let cls = receiver.asClass,
      let object = try runtime.createUnowned(
        cls, runtime.births(of: cls), sending: byNew ? .newPlain : .allocPlain)
    else { return 0 }
    pushCounted(object, on: stack)
    return 1
  }

  /// Makes a source count the references to an object by hand from now on.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - isOwned: Whether the script's reference becomes a reference of the source; otherwise it is
  ///     added to the pool, like the result of a method.
  private func countByHand(_ object: RuntimeObject, isOwned: Bool) {
    guard !object.isImmortal, !object.isCountedByHand, !object.isDeallocating else { return }
    object.isCountedByHand = true
    guard object.isHeldByScript else {
      if isOwned { object.retain() }
      return
    }
    let isOlderThanPool = object.serial <= sourcePools.last ?? 0
    // A variable of a script may still hold an object that is older than the pool.
    if !isOwned, !runsOnlySources, isOlderThanPool { return }
    holds.handOver(object)
    object.isHeldByScript = false
    guard !isOwned else { return }
    // Without other owners, the object is in the pool of the message that created it.
    object.autorelease(order: isOlderThanPool && object.retainCount == 1 ? object.serial : nil)
  }
}

/// A function of the compiler's for an object, which does nothing for other values.
@safe private final class CountingFunction: LuaCallable {
  typealias Body = (Bridge, RuntimeObject, LuaStack) throws -> Int

  /// The bridge outlives every closure of its Lua state, so it is not retained here.
  private let bridge: Unmanaged<Bridge>
  private let body: Body

  init(_ bridge: Bridge, _ body: @escaping Body) {
    unsafe self.bridge = .passUnretained(bridge)
    self.body = body
  }

  override func call(_ stack: LuaStack) throws -> Int {
    guard let known = unsafe stack.uncountedHandleObject(at: 1, tag: HandleTag.object.rawValue)
    else { return 0 }
    // Only objects of the runtime have this tag. It may be released here, and the handle emptied.
    let object = unsafe unsafeDowncast(known.takeUnretainedValue(), to: RuntimeObject.self)
    return try unsafe bridge._withUnsafeGuaranteedRef { bridge in
      bridge.functionCalls += 1
      if bridge.calledName != nil { bridge.calledName = nil }
      let outer = bridge.current
      bridge.current = stack
      defer { bridge.current = outer }
      let results = try body(bridge, object, stack)
      if bridge.runtime.pendingError != nil { try bridge.throwPendingError() }
      return results
    }
  }
}

/// A function that runs when its block is deallocated: with a pool, or with an object.
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
