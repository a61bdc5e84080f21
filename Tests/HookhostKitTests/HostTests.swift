import HookhostKit
import LuaBridge
import ScriptHost
import Testing

/// Properties of a host that a script cannot observe.
@Suite struct `A host` {
  /// Runs a script in its own host, and returns the output of `NSLog`.
  private func run(_ script: String) throws -> String {
    let state = try LuaState()
    var log = ""
    let host = Host(state) { log += $0 }
    do {
      let stack = state.stack
      try stack.load(script, name: "=script")
      try stack.call(arguments: 0, results: 0)
      try host.finish()
      #expect(state.callDepth == 0)
      #expect(stack.count == 0)
    }
    state.close()
    host.close()
    #expect(host.liveObjectCount == 0)
    return log
  }

  @Test func `leaves nothing alive when it is closed, whatever the script holds`() throws {
    let log = try run(
      """
      local A = objc.class("A", objc.NSObject, function(instance)
        objc.property(instance, "other")
        function instance:dealloc() objc.NSLog("dealloc") end
      end)
      kept = A:new()
      local left, right = A:new(), A:new()
      left:setOther_(right)
      right:setOther_(left)
      dispatch.after(5, function() objc.NSLog("later") end)
      uikit.keyWindow():addSubview_(objc.UIView:new())
      """)
    #expect(log == "2026-01-01 00:00:05.000 script[1:1] later\n")
  }

  @Test func `shares nothing with another, in another thread`() async throws {
    try await withThrowingTaskGroup(of: String.self) { group in
      for number in 1...4 {
        group.addTask {
          try run(
            """
            local Same = objc.class("Same", objc.NSObject, function(instance)
              function instance:number() return \(number) end
            end)
            for _ = 1, 2000 do assert(Same:new():number() == \(number)) end
            objc.once("token", function() objc.NSLog("%d", Same:new():number()) end)
            """)
        }
      }
      var numbers: Set<Character> = []
      for try await log in group { numbers.insert(log.dropLast().last ?? "?") }
      #expect(numbers == ["1", "2", "3", "4"])
    }
  }
}
