import Hookhost
import Testing

@Suite struct `Limits of an embedded host` {
  @Test func `stop a script that takes too long, and only that run`() throws {
    let host = try Host(limits: HostLimits(seconds: 0.2))
    let error = try #require(throws: HostError.self) {
      try host.run("while true do pcall(error) end")
    }
    #expect(error.kind == .time)
    #expect(try host.run("return 1", as: Int.self) == 1)
  }

  @Test func `stop a run loop that never becomes idle`() throws {
    let host = try Host(limits: HostLimits(seconds: 0.2))
    try host.run("local function again() dispatch.after(0.001, again) end again()")
    let error = try #require(throws: HostError.self) { try host.clock.runUntilIdle() }
    #expect(error.kind == .time)
  }

  @Test(arguments: [
    "objc.NSAttributedString:alloc():initWithMarkdownString_options_baseURL_error_(text, nil, nil, nil)",
    "objc.NSString:stringWithFormat_(text)",
    "objc.NSJSONSerialization:JSONObjectWithData_options_error_("
      + "objc.NSData:dataWithBytes_length_(list, #list), 4, nil)",
    "objc.NSXMLParser:alloc():initWithData_(objc.NSData:dataWithBytes_length_(xml, #xml)):parse()",
  ])
  func `interrupt native code that reads a long input`(_ call: String) throws {
    let inputs = """
      text = ("%%a *b* "):rep(400000)
      list = "[" .. ("1,"):rep(1000000) .. "1]"
      xml = "<a>" .. ("<b/>"):rep(300000) .. "</a>"
      """
    let clock = ContinuousClock()
    let free = try Host()
    try free.run(inputs)
    let whole = try clock.measure { _ = try free.run(call) }
    let seconds = Double(whole.components.seconds) + Double(whole.components.attoseconds) / 1e18
    let limited = try Host(limits: HostLimits(seconds: max(0.01, seconds / 10)))
    try limited.run(inputs)
    let part = clock.measure {
      let error = #expect(throws: HostError.self) { try limited.run(call) }
      #expect(error?.kind == .time)
    }
    #expect(part < whole / 2)
    #expect(try limited.run("return 1", as: Int.self) == 1)
  }

  @Test func `stop a script that allocates too much memory`() throws {
    let host = try Host(limits: HostLimits(memory: 32 << 20))
    let error = try #require(throws: HostError.self) {
      try host.run("local all = {} while true do all[#all + 1] = ('x'):rep(1e6) .. #all end")
    }
    #expect(error.kind == .memory)
    #expect(try host.run("return 1", as: Int.self) == 1)
  }

  @Test func `remove what a script must not access`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("own.lua", "return 'own'")
    let host = try Host(sandbox: .strict(modules: folder.path))
    #expect(try host.run("return require 'own'", as: String.self) == "own")
    #expect(try host.run("return io == nil and os.execute == nil", as: Bool.self))
    let closed = try Host(sandbox: .strict(modules: nil))
    #expect(throws: HostError.self) { try closed.run("require 'own'") }
    #expect(try closed.run("return require 'objc' == objc", as: Bool.self))
  }

  @Test func `reads sources of a sandbox's folder alone`() throws {
    let (folder, outside) = (try TemporaryFolder(), try TemporaryFolder())
    let own = try folder.write("own.m", "int own(void) { return 7; }")
    let secret = try outside.write("secret.m", "the_secret_text")
    let host = try Host(sandbox: .strict(modules: folder.path))
    #expect(try host.run("return pcall(objc.import, '\(own)')", as: Bool.self))
    for path in [secret, outside.path + "/absent.m"] {
      let message = try host.run(
        "return tostring(select(2, pcall(objc.import, '\(path)')))", as: String.self)
      #expect(message.hasSuffix("cannot open \(path): no file that a sandboxed script may read"))
    }
    let closed = try Host(sandbox: .strict(modules: nil))
    #expect(try !closed.run("return pcall(objc.import, '\(own)')", as: Bool.self))
  }
}

@Suite struct `Several hosts` {
  @Test func `live side by side and share nothing`() throws {
    let hosts = try (0..<3).map { _ in try Host() }
    for (number, host) in hosts.enumerated() {
      try host.set("number", to: number)
      try host.run(
        "objc.class('Same', objc.NSObject, function(i) function i:n() return number end end)")
    }
    for (number, host) in hosts.enumerated() {
      #expect(try host.send(try host.make("Same"), "n", as: Int.self) == number)
    }
  }

  @Test func `have a time limit each, on their own threads`() async throws {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 1...2 {
        group.addTask {
          let host = try Host(limits: HostLimits(seconds: 0.05))
          var stopped = 0
          for _ in 1...10 {
            let error = #expect(throws: HostError.self) { try host.run("while true do end") }
            if error?.kind == .time { stopped += 1 }
            #expect(try host.run("return ...", with: number, as: Int.self) == number)
          }
          return stopped
        }
      }
      for try await stopped in group { #expect(stopped == 10) }
    }
  }

  @Test func `run on a thread each`() async throws {
    try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 1...2 {
        group.addTask {
          let host = try Host()
          try host.define("mine") { number }
          return try host.run(
            """
            local Same = objc.class("Same", objc.NSObject, function(instance)
              function instance:number() return mine() end
            end)
            local sum = 0
            for _ = 1, 5000 do sum = sum + Same:new():number() end
            return sum
            """, as: Int.self)
        }
      }
      var sums: Set<Int> = []
      for try await sum in group { sums.insert(sum) }
      #expect(sums == [5000, 10000])
    }
  }
}
