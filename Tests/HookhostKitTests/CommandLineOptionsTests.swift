import HookhostKit
import LuaModules
import Testing

@Suite struct CommandLineOptionsTests {
  @Test func `options end at the script`() throws {
    let options = try parse("-W", "-e", "x", "-lm", "-l", "g=m", "-v", "s.lua", "-e", "a")
    #expect(
      options.actions == [
        .warn, .execute(bytes("x")), .require(module: bytes("m"), global: bytes("m")),
        .require(module: bytes("m"), global: bytes("g")),
      ])
    #expect(options.script == .file(bytes("s.lua")))
    #expect(options.scriptPosition == 8)
    #expect(options.showsVersion && !options.isInteractive)
  }

  @Test func `a dash is standard input, and dashes end the options`() throws {
    try #expect(parse("-").script == .standardInput)
    try #expect(parse("--", "-").script == .file(bytes("-")))
    try #expect(parse("--", "-e").script == .file(bytes("-e")))
    try #expect(parse("--").script == nil)
    try #expect(parse("-i").showsVersion)
    try #expect(parse("-E").ignoresEnvironment)
  }

  @Test func `limits have units`() throws {
    try #expect(parse("--memory-limit", "10").memoryLimit == 10)
    try #expect(parse("--memory-limit=3k").memoryLimit == 3072)
    try #expect(parse("--memory-limit", "2G").memoryLimit == 2 << 30)
    try #expect(parse("--time-limit=0.5").timeLimit == 0.5)
    try #expect(parse("--sandbox", "s.lua").isSandboxed)
    for text in ["", "0", "-1", "K", "1.5M", "1T", "99999999999G", "١"] {
      #expect(throws: CommandLineError.self, "\(text)") { try parse("--memory-limit=\(text)") }
    }
    for text in ["", "0", "-1", "inf", "nan", "soon"] {
      #expect(throws: CommandLineError.self, "\(text)") { try parse("--time-limit", text) }
    }
  }

  @Test(arguments: ["-h", "---", "-Ex", "-vv", "-iv", "-Wx", "--foo", "--help=x", "--sandbox=1"])
  func `Lua rejects unknown options`(option: String) {
    let error = #expect(throws: CommandLineError.self) { try parse(option) }
    #expect(error == .unrecognized(bytes(option)))
    #expect(error?.status == .failure)
    #expect(error?.message == bytes("unrecognized option '\(option)'"))
  }

  @Test func `help is a command only as the first word`() throws {
    try #expect(parse("help").information == .help)
    try #expect(parse("help", "me").information == .help)
    try #expect(parse("--", "help").script == .file(bytes("help")))
    try #expect(parse("s.lua", "help").information == nil)
  }

  @Test func `an option without its argument is an error`() {
    for arguments in [["-e"], ["-l"], ["-e", "-v"]] {
      let error = #expect(throws: CommandLineError.self) {
        try CommandLineOptions((["hookhost"] + arguments).map(bytes))
      }
      #expect(error?.message == bytes("'\(arguments[0])' needs argument"))
    }
    let error = #expect(throws: CommandLineError.self) { try parse("--time-limit") }
    #expect(error?.status == .badUsage)
  }

  private func parse(_ arguments: String...) throws -> CommandLineOptions {
    try CommandLineOptions((["hookhost"] + arguments).map(bytes))
  }

  private func bytes(_ text: String) -> [UInt8] {
    Array(text.utf8)
  }
}
