import LuaBridge
import Testing

@Suite struct LuaStateTests {
  @Test func `the memory limit raises, and the state remains usable`() throws {
    try TestState.run { lua in
      lua.state.memoryLimit = lua.state.usedBytes + 100_000
      let grow = "local list = {} for i = 1, 1e9 do list[i] = {i} end"
      try #expect(lua.error(grow).status == .memoryError)
      try #expect(lua.run("return pcall(function() \(grow) end)").last == "not enough memory")
      try #expect(lua.error("('x'):rep(1 << 20)").message == "not enough memory")
      try #expect(lua.run("return 'usable'") == ["usable"])
      lua.state.memoryLimit = nil
      try #expect(lua.run("return #('x'):rep(1 << 20)") == ["1048576"])
    }
  }

  @Test func `Swift can exceed the memory limit, and its caller gets the error`() throws {
    try TestState.run { lua in
      let megabyte = [UInt8](repeating: 120, count: 1 << 20)
      lua.define("push") { stack in
        stack.pushBytes(megabyte)  // stack: string
        return 1
      }
      lua.define("waste") { stack in
        stack.pushBytes(megabyte)  // stack: string
        return 0
      }
      lua.state.memoryLimit = lua.state.usedBytes + 100_000
      lua.stack.pushBytes(megabyte)  // stack: string
      #expect(lua.stack.length(at: 1) == megabyte.count)
      lua.stack.pop()  // stack:
      try #expect(lua.run("return pcall(push)") == ["false", "not enough memory"])
      try #expect(lua.error("push()").status == .memoryError)
      try #expect(lua.run("return select('#', waste())") == ["0"])
    }
  }

  @Test func `a limit too small for the libraries is an error`() {
    var configuration = LuaConfiguration()
    configuration.memoryLimit = 4096
    #expect(throws: LuaError.self) { _ = try LuaState(configuration) }
  }

  @Test func `a state without libraries has none`() throws {
    var configuration = LuaConfiguration()
    configuration.opensLibraries = false
    try TestState.run(configuration) { lua in
      try #expect(lua.run("return print, _G") == ["nil", "nil"])
    }
  }

  @Test func `closing from inside a callable waits for the owner`() throws {
    let tracker = LifetimeTracker()
    var state: LuaState? = try LuaState()
    weak let weakState = state
    if let lua = state {
      lua.stack.push(
        LuaClosure { [object = tracker.make()] _ in
          weakState?.close()
          return withExtendedLifetime(object) { 0 }
        })  // stack: function
      try lua.stack.call(arguments: 0, results: 0)  // stack:
      #expect(lua.isOpen)
    }
    state = nil
    #expect(weakState == nil)
    #expect(tracker.alive == 0)
  }

  @Test func `finalizers that run while the state closes find it usable`() throws {
    var log: [String] = []
    let state = try LuaState()
    let lua = TestState(state: state)
    lua.define("note") { stack in
      log.append(stack.description(at: 1))
      stack.pushTable()  // stack: text table
      _ = stack.reference()  // stack: text
      return 0
    }
    try lua.run("kept = setmetatable({}, {__gc = function() note 'finalized' end})")
    state.close()
    state.close()
    #expect(log == ["finalized"])
    #expect(state.callDepth == 0)
  }
}
