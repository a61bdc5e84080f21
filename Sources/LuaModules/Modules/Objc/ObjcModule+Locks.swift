internal import FoundationCore
internal import FoundationThreads
internal import LuaBridge
internal import SelectorRuntime
internal import Threads

extension Bridge {
  /// `objc.synchronized` and `objc.unfairLock`.
  func setLockFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("synchronized") { call in
      let object = try call.optional(1, as: RuntimeObject.self)
      try call.function(2)
      let stack = call.stack
      let below = stack.count
      try call.bridge.world.synchronized(object) {
        guard stack.type(at: 2) == .function else {
          let block: Block = try call.value(2)
          call.bridge.push(try block(), on: stack)
          return
        }
        stack.copy(at: 2)
        try stack.call(arguments: 0, results: -1)
      }
      // stack: object function … results
      return stack.count - below
    }
    define("unfairLock") { call in call.answer(call.bridge.world.makeUnfairLock()) }
  }

  /// Waits while another thread runs the block of a token.
  func waitForOnce(_ token: OnceTable.Token, _ name: String) throws {
    guard let gate = onceGates[token], let holder = gate.holder?.thread,
      holder !== world.threads.current
    else { return }
    try gate.wait("dispatch_once '\(name)'")
  }
}
