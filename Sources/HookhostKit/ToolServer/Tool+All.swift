/// The tools of `hookhost mcp`.
extension Tool {
  /// The longest time that a call may ask for, in seconds.
  static let longest = 120.0

  static let all = [run, test, check, lab, trace, help]

  private static let time = Argument(
    name: "timeLimit", kind: .number, text: "seconds, at most 120; 10 by default")

  private static let code = Argument(name: "code", kind: .string, text: "a script in Lua")

  private static let path = Argument(
    name: "path", kind: .string, text: "a script, or an Objective-C source (.m)")

  private static let run = Tool(
    name: "run",
    text:
      "Runs a Lua script, or an Objective-C source, in a fresh world of UIKit on a virtual clock, "
      + "in a sandbox. Returns its output and exit status.",
    arguments: [code, path, time]
  ) { given in
    try ["--sandbox", "--memory-limit=512M", limit(given, "--time-limit")] + script(given)
  }

  private static let trace = Tool(
    name: "trace",
    text: "Runs a script like run, and returns every message that involves its code or hooks. With "
      + "why, returns the chain that led to the last change of a property.",
    arguments: [
      code, path,
      Argument(name: "only", kind: .string, text: "classes, separated by commas"),
      Argument(
        name: "why", kind: .string, text: "OBJECT.PROPERTY; OBJECT is a class or a global variable"),
      time,
    ]
  ) { given in
    let view =
      (given.text("only").map { ["--only=" + $0] } ?? [])
      + (given.text("why").map { ["--why=" + $0] } ?? [])
    return try ["trace"] + view
      + ["--sandbox", "--memory-limit=512M", limit(given, "--time-limit")] + script(given)
  }

  private static let test = Tool(
    name: "test",
    text: "Runs busted specs, XCTest cases, or the tests of a project, and returns a report in the "
      + "Test Anything Protocol.",
    arguments: [
      Argument(
        name: "path", kind: .string, text: "a file or a folder of specs, or a project",
        isRequired: true),
      Argument(name: "filter", kind: .string, text: "a Lua pattern of the tests' names"), time,
    ]
  ) { given in
    try ["test", "-o", "TAP", limit(given, "--test-time-limit")]
      + (given.text("filter").map { ["--filter=" + $0] } ?? []) + ["--", file(given)]
  }

  private static let check = Tool(
    name: "check",
    text:
      "Finds which SDKs of an app's folder hook what, and which pairs of them break. Returns JSON.",
    arguments: [
      Argument(name: "path", kind: .string, text: "the folder of the app", isRequired: true), time,
    ]
  ) { given in
    try ["check", "--output=json", limit(given, "--time-limit"), "--", file(given)]
  }

  private static let lab = Tool(
    name: "lab",
    text: "Runs the scenarios of a *_lab.lua file in every order of their actors. Returns JSON.",
    arguments: [
      Argument(name: "path", kind: .string, text: "a file or a folder", isRequired: true), time,
    ]
  ) { given in
    try ["lab", "--output=json", limit(given, "--time-limit"), "--", file(given)]
  }

  private static let help = Tool(
    name: "help",
    text:
      "Shows the page of a function, class, selector, C function, option, guide or subject (kvo, "
      + "screenshot), or searches all pages.",
    arguments: [
      Argument(name: "name", kind: .string, text: "the name or subject to look up"),
      Argument(name: "search", kind: .string, text: "words to search for"),
    ]
  ) { given in
    switch (given.text("name"), given.text("search")) {
    case (let name?, nil): ["help", name]
    case (nil, let words?): ["help", "--search=" + words]
    default: throw Misuse(message: "help takes either 'name' or 'search'")
    }
  }

  // MARK: Arguments

  private static func limit(_ given: [String: Given], _ option: String) throws -> String {
    let seconds = given.number("timeLimit") ?? 10
    guard seconds > 0, seconds <= longest else {
      throw Misuse(message: "'timeLimit' must be more than 0 and at most 120 seconds")
    }
    return "\(option)=\(seconds)"
  }

  private static func script(_ given: [String: Given]) throws -> [String] {
    switch (given.text("code"), given.text("path")) {
    case (let code?, nil): return ["-e", code]
    case (nil, _?): return ["--", try file(given)]
    default: throw Misuse(message: "either 'code' or 'path' is needed")
    }
  }

  /// The path of a call, which cannot be an option.
  private static func file(_ given: [String: Given]) throws -> String {
    let path = given.text("path") ?? ""
    guard !path.isEmpty else { throw Misuse(message: "'path' must not be empty") }
    return path.hasPrefix("-") ? "./" + path : path
  }
}
