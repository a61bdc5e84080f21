import LuaBridge
import Testing

@Suite struct LuaHandleTests {
  @Test func `only a handle is accepted as a handle`() throws {
    try TestState.run { lua in
      lua.define("isHandle") { stack in
        stack.pushBoolean(stack.handle(at: 1) != nil || stack.emptyHandle(at: 1) != nil)
        return 1
      }
      let chunk = """
        local real = io.tmpfile()
        local _, box = debug.getupvalue(isHandle, 1)
        local values = {1, "x", {}, print, real, box, coroutine.create(print), true,
          debug.upvalueid(function() return real end, 1), debug.getregistry()}
        debug.setmetatable(real, debug.getmetatable(box))
        for i, value in ipairs(values) do assert(not isHandle(value), i) end
        assert(not isHandle(nil) and not isHandle())
        """
      try lua.run(chunk)
    }
  }

  @Test func `a handle of another state is rejected`() throws {
    // Only a forged userdata can pass between states; here, one that the other state created.
    try TestState.run { first in
      try TestState.run { second in
        first.stack.pushHandle(LifetimeTracker(), tag: 1)  // stack: handle
        #expect(
          heldObject(in: first.stack, tag: 1) is LifetimeTracker
        )
        second.stack.pushHandle(LifetimeTracker(), tag: 1)  // stack: handle
        let object = try #require(first.stack.emptyHandle(at: 1))
        #expect(second.stack.handle(at: 1)?.object !== object)
        first.stack.pop()  // stack:
        second.stack.pop()  // stack:
      }
    }
  }

  @Test func `a handle has its tag, and stores a flag`() throws {
    try TestState.run { lua in
      let object = LifetimeTracker()
      lua.stack.pushHandle(object, tag: 7)  // stack: handle
      #expect(heldObject(in: lua.stack, tag: 7) === object)
      #expect(heldObject(in: lua.stack, tag: 8) == nil)
      #expect(lua.stack.handle(at: 1)?.flag == false)
      lua.stack.setHandleFlag(at: 1, true)
      #expect(lua.stack.handle(at: 1)?.flag == true)
      #expect(lua.stack.emptyHandle(at: 1) === object)
      #expect(lua.stack.emptyHandle(at: 1) == nil)
      #expect(lua.stack.handle(at: 1) == nil)
      #expect(heldObject(in: lua.stack, tag: 7) == nil)
      lua.stack.pop()  // stack:
    }
  }

  @Test func `a finalizer that is called explicitly releases once`() throws {
    let tracker = LifetimeTracker()
    try TestState.run { lua in
      pushFinalized(tracker.make(), in: lua)
      lua.setGlobal("handle")
      try lua.run("local f = getmetatable(handle).__gc; f(handle); f(handle); f(); f({})")
      #expect(tracker.alive == 0)
      pushFinalized(tracker.make(), in: lua)
      lua.stack.pop()  // stack:
      lua.stack.collectGarbage()
      #expect(tracker.alive == 0)
    }
  }

  @Test func `closing releases the object of every handle, also without its finalizer`()
    throws
  {
    let tracker = LifetimeTracker()
    try TestState.run { lua in
      for name in ["kept", "robbed", "dropped"] {
        pushFinalized(tracker.make(), in: lua)
        lua.setGlobal(name)
      }
      lua.stack.pushHandle(tracker.make(), tag: 1)  // stack: handle
      lua.setGlobal("bare")  // stack:
      try lua.run("debug.setmetatable(robbed, nil) dropped = nil collectgarbage()")
      #expect(tracker.alive == 3)
    }
    #expect(tracker.alive == 0)
  }

  @Test func `an object can use Lua while a handle releases it`() throws {
    final class Farewell {
      let stack: LuaStack
      init(_ stack: LuaStack) { self.stack = stack }
      deinit {
        stack.pushGlobals()  // stack: … globals
        stack.pushString("said")  // stack: … globals text
        stack.rawSet(at: -2, key: "farewell")  // stack: … globals
        stack.pop()  // stack: …
      }
    }
    try TestState.run { lua in
      pushFinalized(Farewell(lua.stack), in: lua)
      lua.stack.pop()  // stack:
      try #expect(lua.run("collectgarbage() return farewell") == ["said"])
    }
  }

  private func pushFinalized(_ object: AnyObject, in lua: TestState) {
    lua.stack.pushHandle(object, tag: 1)  // stack: handle
    lua.stack.pushTable()  // stack: handle metatable
    lua.stack.push(
      LuaClosure { stack in
        _ = stack.emptyHandle(at: 1)
        return 0
      })  // stack: handle metatable finalize
    lua.stack.rawSet(at: -2, key: "__gc")  // stack: handle metatable
    lua.stack.setMetatable(at: -2)  // stack: handle
  }

  private func heldObject(in stack: LuaStack, tag: UInt8) -> AnyObject? {
    unsafe stack.uncountedHandleObject(at: 1, tag: tag)?.takeUnretainedValue()
  }
}
