import LuaBridge
import Testing

// Only one state of a process can have a limit at a time, so these tests are serialized.
@Suite(.serialized) struct LuaTimeLimitTests {
  @Test func `a time limit ends a script in every coroutine, past every pcall`() throws {
    try TestState.run { lua in
      try lua.state.start(
        LuaTimeLimit(seconds: 0.02, grace: 600, lastWords: "too late\n", exitStatus: 1))
      #expect(throws: LuaError.self) {
        try TestState.run { other in
          try other.state.start(
            LuaTimeLimit(seconds: 1, grace: 1, lastWords: "second\n", exitStatus: 1))
        }
      }
      let chunk = """
        local function spin() while true do pcall(function() while true do end end) end end
        local outer = coroutine.wrap(function() while true do pcall(coroutine.wrap(spin)) end end)
        while true do pcall(outer) end
        """
      #expect(!lua.state.isTimeUp)
      try lua.stack.load(chunk, name: "=test")  // stack: chunk
      let error = #expect(throws: LuaError.self) {
        try lua.stack.callInterruptibly(arguments: 0, results: 0)  // stack:
      }
      #expect(error?.message.contains("time limit exceeded") == true)
      #expect(lua.state.isTimeUp)
      #expect(!lua.state.wasInterrupted)
    }
  }

  @Test func `the coroutine library does the same under a time limit`() throws {
    try TestState.run { lua in
      let chunk = """
        local log = {}
        local function note(...) log[#log + 1] = table.concat({...}, " ") end
        local co = coroutine.create(function(a) note(a, coroutine.yield(a + 1)) error("e", 0) end)
        note(select(2, coroutine.resume(co, 1)))
        note(tostring(select(2, coroutine.resume(co, "x"))), coroutine.status(co))
        note(tostring(select(2, coroutine.resume(co))))
        for value in coroutine.wrap(function() for i = 1, 3 do coroutine.yield(i) end end) do
          note(value)
        end
        note(tostring(select(2, pcall(coroutine.wrap(function() error("f", 0) end)))))
        note(tostring(select(2, pcall(coroutine.resume, 1))))
        note(tostring(coroutine.close(coroutine.create(print))))
        local function nest(n)
          return n == 0 and 0 or 1 + coroutine.wrap(nest)(n - 1)
        end
        note(nest(100), tostring((pcall(nest, 300))))
        return table.concat(log, ", ")
        """
      let plain = try lua.run(chunk)
      try lua.state.start(
        LuaTimeLimit(seconds: 600, grace: 600, lastWords: "too late\n", exitStatus: 1))
      try #expect(lua.run(chunk) == plain)
    }
  }
}
