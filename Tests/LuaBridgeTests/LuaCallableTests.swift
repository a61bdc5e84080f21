import LuaBridge
import Testing

private struct Refusal: Error {}

@Suite struct LuaCallableTests {
  @Test func `no Lua error jumps over a Swift frame`() throws {
    let tracker = LifetimeTracker()
    try TestState.run { lua in
      lua.define("throwing") { stack in
        let local = tracker.make()
        defer { withExtendedLifetime(local) {} }
        throw Refusal()
      }
      lua.define("calling") { stack in
        let local = tracker.make()
        defer { withExtendedLifetime(local) {} }
        stack.copy(at: 1)  // stack: function function
        try stack.call(arguments: 0, results: 0)  // stack: function
        return 0
      }
      lua.define("indexing") { stack in
        let local = tracker.make()
        defer { withExtendedLifetime(local) {} }
        try stack.get(at: 1, key: "field")  // stack: value field
        return 1
      }
      let chunks = [
        "throwing()", "calling(throwing)", "calling(function() error({}) end)",
        "calling(function() calling(function() calling(throwing) end) end)", "indexing(nil)",
        "indexing(setmetatable({}, {__index = function() throwing() end}))",
        "calling(coroutine.wrap(function() throwing() end))",
        "coroutine.wrap(function() calling(throwing) end)()",
        "calling(function() local x <close> = setmetatable({}, {__close = throwing}) end)",
        "local function deep() calling(deep) end deep()",
        "for _ = 1, 1000 do pcall(throwing) end throwing()",
      ]
      for chunk in chunks {
        _ = try lua.error(chunk)
        #expect(lua.state.callDepth == 0, "\(chunk)")
        #expect(tracker.alive == 0, "\(chunk)")
      }
    }
  }

  @Test func `an error value passes through Swift unchanged`() throws {
    try TestState.run { lua in
      lua.define("pass") { stack in
        try stack.call(arguments: stack.count - 1, results: -1)  // stack: results
        return stack.count
      }
      lua.stack.pushHandle(LifetimeTracker(), tag: 1)  // stack: handle
      lua.setGlobal("handle")  // stack:
      let chunk = """
        local values = {12, 1.5, "text", {}, handle, print, coroutine.create(print), false}
        for i = 1, 9 do
          local ok, value = pcall(pass, error, values[i], 0)
          assert(not ok and rawequal(value, values[i]), tostring(values[i]))
        end
        """
      try lua.run(chunk)
      lua.stack.push(try #require(lua.error("pass(error, handle)").value))  // stack: handle
      #expect(lua.stack.handle(at: -1)?.tag == 1)
      lua.stack.pop()  // stack:
    }
  }

  @Test func `a Swift error becomes the value that the host returns for it`() throws {
    try TestState.run { lua in
      lua.define("refuse") { _ in throw Refusal() }
      try #expect(lua.run("return select(2, pcall(refuse))") == ["Refusal()"])
      lua.state.errorPusher = { _, stack in
        stack.pushTable()  // stack: error
        stack.pushString("refused")  // stack: error kind
        stack.rawSet(at: -2, key: "kind")  // stack: error
      }
      try #expect(lua.run("return select(2, pcall(refuse)).kind") == ["refused"])
      lua.state.errorPusher = { _, _ in }
      try #expect(lua.run("return select(2, pcall(refuse))") == ["Refusal()"])
    }
  }

  @Test func `an error has its location on request`() throws {
    try TestState.run { lua in
      lua.define("refuse") { stack in throw stack.error("refused") }
      try #expect(lua.error("\n\nrefuse()").message == "test:3: refused")
      try #expect(lua.error("refuse()").traceback == nil)
      let traced = try lua.error("local function inner() refuse() end inner()", traceback: true)
      #expect(traced.traceback?.contains("in local 'inner'") == true)
      #expect(traced.status == .runtimeError)
      try #expect(lua.error("local x = = 1").status == .syntaxError)
      try #expect(lua.error("if true then").isIncompleteInput)
      try #expect(lua.error("error({})").message == "(error object is a table value)")
    }
  }

  @Test func `code that yields below a callable fails, and the coroutine can continue`() throws {
    try TestState.run { lua in
      lua.define("call") { stack in
        try stack.call(arguments: 0, results: 0)  // stack:
        return 0
      }
      let chunk = """
        local co = coroutine.wrap(function()
          local ok, message = pcall(call, function() coroutine.yield() end)
          coroutine.yield(message)
          return "went on"
        end)
        return co(), co()
        """
      try #expect(
        lua.run(chunk) == ["attempt to yield across a C-call boundary", "went on"])
    }
  }

  @Test func `callables are released with their functions`() throws {
    let tracker = LifetimeTracker()
    try TestState.run { lua in
      lua.define("make") { stack in
        let local = tracker.make()
        stack.push(LuaClosure { _ in withExtendedLifetime(local) { 0 } })  // stack: function
        return 1
      }
      try lua.run("for i = 1, 100000 do make()() end")
      lua.stack.collectGarbage()
      #expect(tracker.alive == 0)
      try lua.run("keep = make()")
      #expect(tracker.alive == 1)
    }
    #expect(tracker.alive == 0)
  }

  @Test func `a callable finds its upvalues`() throws {
    try TestState.run { lua in
      lua.stack.pushInteger(40)  // stack: 40
      lua.stack.pushString("two")  // stack: 40 "two"
      let callable = LuaClosure { stack in
        stack.pushUpvalue(2)  // stack: … "two"
        stack.pushUpvalue(1)  // stack: … "two" 40
        return 2
      }
      lua.stack.push(callable, upvalues: 2)  // stack: function
      lua.setGlobal("upvalues")  // stack:
      try #expect(lua.run("return upvalues()") == ["two", "40"])
    }
  }

  @Test func `a callable that a script finalizes while it runs ends first`() throws {
    let tracker = LifetimeTracker()
    try TestState.run { lua in
      let local = tracker.make()
      let chunk = """
        local function finalize()
          local _, box = debug.getupvalue(victim, 1)
          debug.getmetatable(box).__gc(box)
          debug.getmetatable(box).__gc(box)
          debug.setupvalue(victim, 1, nil)
          box = nil
          collectgarbage() collectgarbage()
          assert(alive() == 1)
        end
        victim(finalize)
        assert(alive() == 0)
        return pcall(victim, print)
        """
      lua.define("alive") { stack in
        stack.pushInteger(Int64(tracker.alive))  // stack: count
        return 1
      }
      lua.define(
        "victim",
        LuaClosure { [local] stack in
          try stack.call(arguments: 0, results: 0)  // stack:
          return withExtendedLifetime(local) { 0 }
        })
      _ = consume local
      try #expect(
        lua.run(chunk) == ["false", "attempt to call a finalized native function"])
    }
  }
}
