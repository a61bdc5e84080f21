internal import FoundationCore
internal import FoundationThreads
package import LuaBridge
internal import SelectorRuntime
internal import Threads
internal import VirtualTime

/// The `dispatch` module: the functions of libdispatch without their prefix, in C's argument order.
extension Bridge {
  /// Fills the module's table, which is on top.
  package func fillDispatchModule(on stack: LuaStack) {
    setQueueFunctions(on: stack)
    setBlockFunctions(on: stack)
    setGroupFunctions(on: stack)
    setSourceFunctions(on: stack)
    let define = ModuleDefiner(bridge: self, module: "dispatch", stack: stack)
    define("once") { call in try call.bridge.once(call) }
    for (name, value) in Self.dispatchConstants {
      stack.pushString(value)
      stack.rawSet(at: -2, key: name)
    }
    // The main queue is an object, and few scripts need it.
    refuseUnknownNames(of: "dispatch", on: stack) { [unowned self] name, stack in
      guard name == "main" else { return false }
      entering(stack) { push(world.object(of: world.threads.mainQueue), on: stack) }
      return true
    }
  }

  /// The functions and values of C's constants.
  private static let dispatchConstants: [(String, String)] = [
    ("QUEUE_SERIAL", "serial"), ("QUEUE_CONCURRENT", "concurrent"),
    ("DISPATCH_QUEUE_SERIAL", "serial"), ("DISPATCH_QUEUE_CONCURRENT", "concurrent"),
    ("SOURCE_TYPE_TIMER", "timer"), ("SOURCE_TYPE_DATA_ADD", "data_add"),
    ("SOURCE_TYPE_DATA_OR", "data_or"), ("SOURCE_TYPE_DATA_REPLACE", "data_replace"),
    ("DISPATCH_SOURCE_TYPE_TIMER", "timer"), ("DISPATCH_SOURCE_TYPE_DATA_ADD", "data_add"),
    ("DISPATCH_SOURCE_TYPE_DATA_OR", "data_or"),
    ("DISPATCH_SOURCE_TYPE_DATA_REPLACE", "data_replace"),
    ("QOS_CLASS_USER_INTERACTIVE", "user-interactive"),
    ("QOS_CLASS_USER_INITIATED", "user-initiated"), ("QOS_CLASS_DEFAULT", "default"),
    ("QOS_CLASS_UTILITY", "utility"), ("QOS_CLASS_BACKGROUND", "background"),
  ]

  // MARK: Queues

  private func setQueueFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "dispatch", stack: stack)
    define("get_main_queue") { call in
      call.answer(call.bridge.world.object(of: call.threads.mainQueue))
    }
    for name in ["global", "get_global_queue"] {
      define(name) { call in
        call.answer(call.bridge.world.object(of: call.threads.globalQueue(try call.quality(1))))
      }
    }
    for name in ["queue", "queue_create", "queue_create_with_target"] {
      define(name) { call in call.answer(try call.makeQueue()) }
    }
    define("set_target_queue") { call in
      let target = try call.optional(2, as: DispatchQueueObject.self)
      try call.queue(1).setTarget(try target?.queue())
      return 0
    }
    define("queue_get_label") { call in
      let given = try call.optional(1, as: DispatchQueueObject.self)?.queue()
      let queue = given ?? call.threads.currentQueue
      return call.answer(.string(queue?.label ?? ""))
    }
    define("get_current_queue") { call in
      let queue = call.threads.currentQueue ?? call.threads.globalQueue(.default)
      return call.answer(call.bridge.world.object(of: queue))
    }
    define("queue_set_specific") { call in
      let queue = try call.queue(1)
      let key = try call.specificKey(2)
      try queue.setSpecific(key, call.isPresent(3) ? call.stack.makeReference(at: 3) : nil)
      return 0
    }
    define("queue_get_specific") { call in
      call.answer(specific: try call.queue(1).specifics[call.specificKey(2)])
    }
    define("get_specific") { call in
      call.answer(specific: call.threads.currentQueue?.specific(try call.specificKey(1)))
    }
    define("assert_queue") { call in
      try call.queue(1).assertCurrent(true)
      return 0
    }
    define("assert_queue_not") { call in
      try call.queue(1).assertCurrent(false)
      return 0
    }
    define("assert_queue_barrier") { call in
      try call.queue(1).assertCurrent(true)
      return 0
    }
  }

  // MARK: Blocks

  private func setBlockFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "dispatch", stack: stack)
    define("async") { call in
      let (queue, block) = try call.queueAndBlock(1)
      try call.threads.point()
      queue.async(from: call.bridge.definition(of: block)) { try block() }
      return 0
    }
    define("barrier_async") { call in
      let queue = try call.queue(1)
      let block: Block = try call.value(2)
      try call.threads.point()
      queue.async(barrier: true, from: call.bridge.definition(of: block)) { try block() }
      return 0
    }
    define("sync") { call in try call.sync(barrier: false) }
    define("async_and_wait") { call in try call.sync(barrier: false) }
    define("barrier_sync") { call in try call.sync(barrier: true) }
    define("after") { call in
      let seconds: Double = try call.value(1)
      let (queue, block) = try call.queueAndBlock(2)
      try call.bridge.dispatch(block, after: seconds, on: queue, call)
      return 0
    }
    define("apply") { call in
      let count: Int = try call.value(1)
      guard count >= 0 else { throw call.wrong(1, "a number that is not negative") }
      let queue =
        try call.optional(2, as: DispatchQueueObject.self)?.queue()
        ?? call.threads.globalQueue(.default)
      let block: Block = try call.value(3)
      try call.threads.point()
      try queue.apply(count) { try block(.integer(Int64($0))) }
      return 0
    }
  }

  /// Runs a block on a queue at its due time; the run loop runs blocks of the main queue.
  private func dispatch(
    _ block: Block, after seconds: Double, on queue: BlockQueue, _ call: FunctionCall
  ) throws {
    guard queue.isMain else {
      guard seconds.isFinite else { throw call.wrong(1, "a finite number of seconds") }
      let order = call.threads.releasedPoint()
      call.threads.schedule(after: seconds) {
        queue.async(after: order, from: self.definition(of: block)) { try block() }
      }
      return
    }
    try usingLoop(call.name) {
      try $0.schedule(after: seconds, phase: .blocks) { try queue.runNow { try block() } }
    }
  }
}
