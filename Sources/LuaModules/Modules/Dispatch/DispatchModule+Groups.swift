internal import FoundationCore
internal import FoundationThreads
internal import LuaBridge
internal import SelectorRuntime
internal import Threads

extension Bridge {
  /// Groups and semaphores.
  func setGroupFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "dispatch", stack: stack)
    define("group_create") { call in call.answer(call.bridge.world.makeGroup()) }
    define("group_enter") { call in
      try call.threads.point()
      try call.group(1).enter()
      return 0
    }
    define("group_leave") { call in
      try call.threads.point()
      try call.group(1).leave()
      return 0
    }
    define("group_async") { call in
      let (queue, block) = try call.queueAndBlock(2)
      try call.threads.point()
      try call.group(1).async(queue, from: call.bridge.definition(of: block)) { try block() }
      return 0
    }
    define("group_notify") { call in
      let (queue, block) = try call.queueAndBlock(2)
      try call.threads.point()
      try call.group(1).notify(queue) { _ = try block() }
      return 0
    }
    define("group_wait") { call in
      let group = try call.group(1)
      try call.threads.point()
      return call.answer(.bool(try group.wait(for: call.timeout(2))))
    }
    define("semaphore_create") { call in
      call.answer(call.bridge.world.makeSemaphore(try call.value(1)))
    }
    define("semaphore_wait") { call in
      let semaphore = try call.semaphore(1)
      try call.threads.point()
      return call.answer(.bool(try semaphore.wait(for: call.timeout(2))))
    }
    define("semaphore_signal") { call in
      let semaphore = try call.semaphore(1)
      try call.threads.point()
      return call.answer(.bool(semaphore.signal()))
    }
  }

  /// Sources, and the functions that suspend and resume any object.
  func setSourceFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "dispatch", stack: stack)
    for name in ["source", "source_create"] {
      define(name) { call in call.answer(try call.makeSource()) }
    }
    define("source_set_timer") { call in
      let source = try call.source(1)
      try source.setTimer(
        after: try call.optional(2, as: Double.self) ?? 0,
        every: try call.optional(3, as: Double.self))
      return 0
    }
    define("source_set_event_handler") { call in
      let block = try call.optional(2, as: Block.self)
      try call.source(1).eventHandler = block.map { block in { _ = try block() } }
      return 0
    }
    define("source_set_cancel_handler") { call in
      let block = try call.optional(2, as: Block.self)
      try call.source(1).cancelHandler = block.map { block in { _ = try block() } }
      return 0
    }
    define("source_set_registration_handler") { call in
      let block = try call.optional(2, as: Block.self)
      try call.source(1).registrationHandler = block.map { block in { _ = try block() } }
      return 0
    }
    define("source_merge_data") { call in
      try call.threads.point()
      try call.source(1).merge(call.value(2))
      return 0
    }
    define("source_get_data") { call in
      call.answer(.integer(Int64(try call.source(1).data)))
    }
    define("source_cancel") { call in
      try call.source(1).cancel()
      return 0
    }
    define("source_testcancel") { call in call.answer(.bool(try call.source(1).isCancelled)) }
    define("suspend") { call in
      if let source = try call.optional(1, as: RuntimeObject.self) as? DispatchSourceObject {
        try source.source().suspend()
      } else {
        try call.queue(1).suspend()
      }
      return 0
    }
    define("resume") { call in
      if let source = try call.optional(1, as: RuntimeObject.self) as? DispatchSourceObject {
        try source.source().resume()
      } else {
        try call.queue(1).resume()
      }
      return 0
    }
    define("activate") { call in
      if let source = try call.optional(1, as: RuntimeObject.self) as? DispatchSourceObject {
        try source.source().activate()
      } else {
        try call.queue(1).activate()
      }
      return 0
    }
  }
}
