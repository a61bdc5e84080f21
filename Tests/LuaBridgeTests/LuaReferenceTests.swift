import LuaBridge
import Testing

@Suite struct LuaReferenceTests {
  @Test func `a reference keeps its value until it is released`() throws {
    try TestState.run { lua in
      try lua.run("weak = setmetatable({}, {__mode = 'v'}) weak[1] = {}")
      let count = "collectgarbage() return #weak"
      lua.stack.pushGlobals()  // stack: globals
      lua.stack.rawGet(at: 1, key: "weak")  // stack: globals weak
      lua.stack.rawGet(at: 2, index: 1)  // stack: globals weak value
      var reference: LuaReference? = lua.stack.reference()  // stack: globals weak
      lua.stack.pop(2)  // stack:
      #expect(lua.state.liveReferences == 1)
      try #expect(lua.run(count) == ["1"])
      if let reference { reference.push(to: lua.stack) }  // stack: value
      #expect(lua.stack.type(at: 1) == .table)
      lua.stack.pop()  // stack:
      reference = nil
      #expect(lua.state.liveReferences == 0)
      try #expect(lua.run(count) == ["0"])
    }
  }

  @Test func `a reference that is released in a callable is gone for the script at once`() throws {
    try TestState.run { lua in
      var references: [LuaReference] = []
      lua.define("hold") { stack in
        references.append(stack.makeReference(at: 1))
        return 0
      }
      lua.define("drop") { _ in
        references.removeAll()
        return 0
      }
      let chunk = """
        local weak = setmetatable({{}}, {__mode = "v"})
        hold(weak[1]) collectgarbage() assert(weak[1])
        drop() collectgarbage() assert(not weak[1])
        """
      try lua.run(chunk)
    }
  }

  @Test func `a reference made in a coroutine outlives it`() throws {
    try TestState.run { lua in
      var reference: LuaReference?
      lua.define("hold") { stack in
        reference = stack.makeReference(at: 1)
        return 0
      }
      try lua.run("coroutine.wrap(function() hold('value') end)() collectgarbage()")
      reference?.push(to: lua.stack)  // stack: value
      #expect(lua.stack.string(at: 1) == "value")
      lua.stack.pop()  // stack:
      reference = nil
    }
  }

  @Test func `a reference that outlives its state is nil and harmless`() throws {
    let state = try LuaState()
    state.stack.pushTable()  // stack: table
    let reference = state.stack.reference()  // stack:
    state.close()
    try TestState.run { other in
      other.stack.push(reference)  // stack: nil
      #expect(other.stack.type(at: 1) == .nil)
      other.stack.pop()  // stack:
    }
    #expect(state.liveReferences == 0)
  }
}
