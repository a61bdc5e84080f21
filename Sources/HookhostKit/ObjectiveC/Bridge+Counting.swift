internal import LuaBridge
internal import SelectorRuntime

// A source that counts references by hand says itself what lives: its objects get no hold of the
// script's, so that the count is the device's and the last `release` ends them.

extension Bridge {
  /// Counting without messages, for what the compiler does: `objc_retain` and its like.
  func setCountingFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("countByHand") { call in
      guard let object = call.stack.handle(at: 1)?.object as? RuntimeObject else { return 0 }
      call.bridge.countByHand(object, isOwned: call.stack.boolean(at: 2))
      return 0
    }
    define("retain") { call in
      (call.stack.handle(at: 1)?.object as? RuntimeObject)?.retain()
      return 0
    }
    define("release") { call in
      guard let object = call.stack.handle(at: 1)?.object as? RuntimeObject else { return 0 }
      if object.isDeallocated { throw RuntimeError.deallocated("release", object) }
      object.release()
      return 0
    }
    define("autorelease") { call in
      (call.stack.handle(at: 1)?.object as? RuntimeObject)?.autorelease()
      return 0
    }
  }

  /// Lets a source count an object from now on.
  ///
  /// - Parameter isOwned: whether the script's hold, which ends, becomes a reference of the source; else
  ///   the pool gets it, as it has what a method answers.
  private func countByHand(_ object: RuntimeObject, isOwned: Bool) {
    guard !object.isImmortal, !object.isCountedByHand, !object.isDeallocating else { return }
    if object.isHeldByScript {
      holds.remove(object)
      object.isHeldByScript = false
      if !isOwned { object.autorelease() }
    } else if isOwned {
      object.retain()
    }
    object.isCountedByHand = true
  }
}

extension RuntimeObject {
  /// Where no list of held objects has a place: the mark of an object that no script may hold.
  private static let countedByHand: Int32 = -2

  /// Whether a source counts the references, so that variables of scripts do not.
  var isCountedByHand: Bool {
    get { scriptHoldPlace == RuntimeObject.countedByHand }
    set { scriptHoldPlace = newValue ? RuntimeObject.countedByHand : -1 }
  }
}
