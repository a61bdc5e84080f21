import LuaBridge
import Testing

@Suite struct LuaStackTests {
  @Test func `strings keep their bytes, NULs and invalid UTF-8 included`() throws {
    try TestState.run { lua in
      let stack = lua.stack
      stack.pushString("a\0é")  // stack: text
      #expect(stack.string(at: 1) == "a\0é")
      #expect(stack.length(at: 1) == 4)
      stack.pushBytes([0xFF, 0x00, 0xFE])  // stack: text bytes
      #expect(stack.string(at: 2) == nil)
      #expect(stack.bytes(at: 2) == [0xFF, 0x00, 0xFE])
      stack.pushBytes([])  // stack: text bytes empty
      #expect(stack.string(at: 3) == "")
      stack.pushTable()  // stack: text bytes empty table
      stack.pushBoolean(true)  // stack: text bytes empty table true
      stack.rawSet(at: 4, key: "k\0ey")  // stack: text bytes empty table
      #expect(stack.rawGet(at: 4, key: "k\0ey") == .boolean)  // stack: … table true
      #expect(stack.rawGet(at: 4, key: "k") == .nil)  // stack: … table true nil
      stack.setCount(0)  // stack:
      try #expect(lua.error("error('\\xff\\0x', 0)").message == "\u{FFFD}\0x")
    }
  }

  @Test func `numbers are numbers only, and integers are exact`() throws {
    try TestState.run { lua in
      let stack = lua.stack
      stack.pushNumber(3)  // stack: 3.0
      stack.pushNumber(3.5)  // stack: 3.0 3.5
      stack.pushString("3")  // stack: 3.0 3.5 "3"
      stack.pushInteger(.max)  // stack: 3.0 3.5 "3" max
      stack.pushNumber(9.3e18)  // stack: 3.0 3.5 "3" max 9.3e18
      stack.pushNumber(.nan)  // stack: 3.0 3.5 "3" max 9.3e18 nan
      #expect((1...7).map { stack.integer(at: $0) } == [3, nil, nil, .max, nil, nil, nil])
      #expect(stack.number(at: 1) == 3 && stack.number(at: 3) == nil)
      #expect(stack.isInteger(at: 4) && !stack.isInteger(at: 1) && !stack.isInteger(at: 3))
      stack.setCount(0)  // stack:
    }
  }

  @Test func `a description never fails`() throws {
    try TestState.run { lua in
      let chunk = """
        failing = setmetatable({}, {__tostring = error})
        wrong = setmetatable({}, {__tostring = function() return {} end})
        named = setmetatable({}, {__name = "Named"})
        yielding = setmetatable({}, {__tostring = coroutine.yield})
        """
      try lua.run(chunk)
      let stack = lua.stack
      for (name, start) in ["failing": "table: 0x", "wrong": "table: 0x", "named": "Named: 0x"] {
        stack.pushGlobals()  // stack: globals
        stack.rawGet(at: 1, key: name)  // stack: globals value
        #expect(stack.description(at: -1).hasPrefix(start))
        #expect(stack.description(at: 2).hasPrefix(start))
        stack.setCount(0)  // stack:
      }
      stack.pushGlobals()  // stack: globals
      stack.rawGet(at: 1, key: "named")  // stack: globals named
      #expect(stack.typeName(at: 2) == "Named")
      #expect(stack.typeName(at: 3) == "no value")
      stack.rawGet(at: 1, key: "yielding")  // stack: globals named yielding
      #expect(stack.description(at: 3).hasPrefix("table: 0x"))
      stack.setCount(0)  // stack:
    }
  }

  @Test func `errors of metamethods are thrown, and the stack keeps its depth`() throws {
    try TestState.run { lua in
      try lua.run(
        "angry = setmetatable({}, {__index = error, __newindex = error, __eq = error})")
      let stack = lua.stack
      stack.pushGlobals()  // stack: globals
      stack.rawGet(at: 1, key: "angry")  // stack: globals angry
      #expect(throws: LuaError.self) { try stack.get(at: 2, key: "x") }
      stack.pushNil()  // stack: globals angry nil
      #expect(throws: LuaError.self) { try stack.set(at: 2, key: "x") }  // stack: globals angry
      stack.pushTable()  // stack: globals angry table
      #expect(throws: LuaError.self) { _ = try stack.equal(2, 3) }
      stack.pushNil()  // stack: globals angry table nil
      #expect(throws: LuaError.self) { try stack.getTop(at: 4) }  // stack: globals angry table
      #expect(stack.count == 3)
      stack.setCount(0)  // stack:
    }
  }

  @Test func `a table is enumerated, also while entries are removed`() throws {
    try TestState.run { lua in
      let stack = lua.stack
      stack.pushTable()  // stack: table
      for key in 1...20 {
        stack.pushInteger(Int64(key))  // stack: table value
        stack.rawSet(at: 1, key: "key\(key)")  // stack: table
      }
      var sum: Int64 = 0
      stack.pushNil()  // stack: table nil
      while stack.next(at: 1) {  // stack: table key value
        sum += stack.integer(at: -1) ?? 0
        stack.pop()  // stack: table key
        stack.copy(at: -1)  // stack: table key key
        stack.pushNil()  // stack: table key key nil
        stack.rawSetTop(at: 1)  // stack: table key
        stack.collectGarbage()
      }
      #expect(sum == 210)
      stack.pushString("never a key")  // stack: table text
      #expect(!stack.next(at: 1))  // stack: table
      #expect(stack.count == 1)
      stack.pop()  // stack:
    }
  }

  @Test func `a stack has a limit`() throws {
    try TestState.run { lua in
      try lua.stack.reserve(100_000)
      #expect(throws: LuaError.self) { try lua.stack.reserve(2_000_000) }
      #expect(throws: LuaError.self) { try lua.stack.reserve(.max) }
      let error = try lua.error("local function deep() return 1 + deep() end deep()")
      #expect(error.message.contains("stack overflow"))
    }
  }

  @Test func `functions and callers are known by their location`() throws {
    try TestState.run { lua in
      var place: (source: String, line: Int)?
      var info: LuaFunctionInfo?
      lua.define("look") { stack in
        place = stack.caller(level: 1)
        info = stack.functionInfo(at: 1)
        return 0
      }
      try lua.run("\nlook(function(a, b, ...)\n end)")
      #expect(place?.source == "test")
      #expect(place?.line == 2)
      #expect(info?.parameters == 2)
      #expect(info?.isVararg == true)
      #expect(info?.isNative == false)
      #expect(info?.source == "test")
      #expect(info?.line == 2)
      #expect(info?.lastLine == 3)
      try lua.run("look(print)")
      #expect(info?.isNative == true)
      #expect(lua.stack.caller(level: 1) == nil)
      #expect(lua.stack.traceback("here", level: 0).hasPrefix("here\nstack traceback:"))
    }
  }

  @Test func `chunks are text or binary as asked`() throws {
    try TestState.run { lua in
      #expect(throws: LuaError.self) { try lua.stack.load([27, 76], name: "=b", mode: "t") }
      let error = #expect(throws: LuaError.self) { try lua.stack.loadFile("/nowhere.lua") }
      #expect(error?.status == .fileError)
      #expect(error?.message.contains("/nowhere.lua") == true)
    }
  }
}
