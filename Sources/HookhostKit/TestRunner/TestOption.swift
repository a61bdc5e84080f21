/// An option of `hookhost test`, as its help lists it.
struct TestOption: Sendable {
  /// The name after two dashes; for an option without a long name, the letters after one dash.
  let name: String
  /// The letter after one dash.
  var letter: Character?
  /// The name of its value in the help; nil for an option without one.
  var value: String?
  /// Whether the prefix `--no-` negates the option.
  var isNegatable = false
  /// Whether the name follows one dash.
  var isShort = false
  let summary: String

  /// The options that hookhost adds.
  static let own = [
    TestOption(
      name: "isolate", value: "file|test|none",
      summary: "what gets a fresh world: each file (default), each test, nothing"),
    TestOption(
      name: "test-time-limit", value: "SECONDS",
      summary: "how long each part of a test may take (default 60)"),
    TestOption(name: "jobs", letter: "j", value: "N", summary: "run files in N processes at once"),
    TestOption(
      name: "shard", value: "I/N",
      summary: "run the I-th of N parts of the files; else CI_NODE_INDEX of CI_NODE_TOTAL"),
    TestOption(
      name: "leaks", isNegatable: true,
      summary: "name the objects that each test leaves behind (default)"),
    TestOption(
      name: "watch", summary: "run again what a saved file concerns, until Ctrl-C"),
    TestOption(name: "fail-on-leaks", summary: "fail tests that leave objects behind"),
    TestOption(
      name: "include", letter: "I", value: "DIR",
      summary: "look there for the headers of sources in Objective-C"),
    TestOption(
      name: "define", letter: "D", value: "NAME[=VALUE]",
      summary: "define a macro for sources in Objective-C"),
    TestOption(
      name: "prefix-header", value: "FILE",
      summary: "include a header before everything else in sources in Objective-C"),
    TestOption(name: "no-arc", summary: "sources in Objective-C count references by hand"),
    TestOption(
      name: "source", value: "FILE.m",
      summary: "a source that the test cases in Objective-C use"),
    TestOption(
      name: "vendor", value: "DIR",
      summary: "look there for third parties' sources that a project uses"),
    TestOption(name: "target", value: "NAME", summary: "only this target of a project"),
  ]

  /// The options of busted.
  static let ofBusted = [
    TestOption(name: "pattern", letter: "p", value: "PATTERN", summary: "files by name (_spec)"),
    TestOption(name: "exclude-pattern", value: "PATTERN", summary: "files to leave out"),
    TestOption(name: "tags", letter: "t", value: "TAGS", summary: "only tests with these #tags"),
    TestOption(name: "exclude-tags", value: "TAGS", summary: "no tests with these #tags"),
    TestOption(name: "filter", value: "PATTERN", summary: "only tests whose name matches"),
    TestOption(name: "filter-out", value: "PATTERN", summary: "no tests whose name matches"),
    TestOption(name: "list", letter: "l", summary: "list the tests instead of running them"),
    TestOption(
      name: "output", letter: "o", value: "LIBRARY",
      summary: "plainTerminal, utfTerminal, TAP, json, junit, gtest, or a module"),
    TestOption(
      name: "Xoutput", value: "OPTION", isShort: true,
      summary: "pass OPTION to the output library, as junit's file name"),
    TestOption(name: "helper", value: "PATH", summary: "a script to run before the tests"),
    TestOption(
      name: "Xhelper", value: "OPTION", isShort: true, summary: "pass OPTION to the helper"),
    TestOption(name: "e", value: "STATEMENT", isShort: true, summary: "run STATEMENT first"),
    TestOption(
      name: "directory", letter: "C", value: "DIR", summary: "change to DIR before anything else"),
    TestOption(
      name: "config-file", letter: "f", value: "FILE", summary: "read FILE instead of .busted"),
    TestOption(name: "run", letter: "r", value: "RUN", summary: "the part of .busted to use"),
    TestOption(name: "lpath", letter: "m", value: "PATH", summary: "goes before package.path"),
    TestOption(name: "cpath", value: "PATH", summary: "goes before package.cpath"),
    TestOption(name: "loaders", value: "NAMES", summary: "loaders of test files (lua,moonscript)"),
    TestOption(name: "version", summary: "show the version of busted"),
    TestOption(
      name: "lua", value: "LUA", summary: "the interpreter: hookhost, and no other one"),
    TestOption(name: "repeat", value: "COUNT", summary: "run everything COUNT times"),
    TestOption(name: "seed", value: "SEED", summary: "the seed of random orders and numbers"),
    TestOption(name: "lang", value: "LANG", summary: "the language of messages (en)"),
    TestOption(
      name: "coverage", letter: "c", isNegatable: true, summary: "measure coverage with luacov"),
    TestOption(name: "coverage-config-file", value: "FILE", summary: "luacov's configuration"),
    TestOption(
      name: "verbose", letter: "v", isNegatable: true, summary: "show tracebacks of errors"),
    TestOption(
      name: "keep-going", letter: "k", isNegatable: true,
      summary: "go on after a failure (default)"),
    TestOption(
      name: "recursive", letter: "R", isNegatable: true,
      summary: "look into folders in folders (default)"),
    TestOption(name: "shuffle", isNegatable: true, summary: "files and tests in a random order"),
    TestOption(name: "shuffle-files", isNegatable: true, summary: "files in a random order"),
    TestOption(name: "shuffle-tests", isNegatable: true, summary: "tests in a random order"),
    TestOption(name: "sort", isNegatable: true, summary: "files and tests by their names"),
    TestOption(name: "sort-files", isNegatable: true, summary: "files by their names"),
    TestOption(name: "sort-tests", isNegatable: true, summary: "tests by their names"),
    TestOption(
      name: "auto-insulate", isNegatable: true, summary: "keep the files' globals apart (default)"),
    TestOption(name: "lazy", isNegatable: true, summary: "setup only where a test runs"),
    TestOption(
      name: "suppress-pending", isNegatable: true, summary: "say nothing of pending tests"),
    TestOption(
      name: "defer-print", isNegatable: true, summary: "print nothing before the end"),
    TestOption(
      name: "enable-sound", letter: "s", isNegatable: true, summary: "speak the result"),
  ]

  static let all = own + ofBusted

  /// The spelling of the option in error messages.
  var spelling: String { (isShort ? "-" : "--") + name }

  /// The option for the help, the manual page and the completions.
  var commandOption: CommandOption {
    var lines = [""]
    for word in summary.split(separator: " ") {
      let longer = lines[lines.count - 1] + (lines[lines.count - 1].isEmpty ? "" : " ") + word
      if longer.count <= 48 { lines[lines.count - 1] = longer } else { lines.append(String(word)) }
    }
    return CommandOption(
      (letter.map { "-\($0), " } ?? "") + (isShort ? "-" : isNegatable ? "--[no-]" : "--") + name
        + (value.map { " \($0)" } ?? ""), lines.joined(separator: "\n"), completes: completion)
  }

  /// The type of its value, for shell completions.
  private var completion: CommandOption.Completion {
    guard let value else { return .nothing }
    switch value {
    case "LIBRARY":
      return .words(["plainTerminal", "utfTerminal", "TAP", "json", "junit", "gtest"])
    case "FILE": return .file
    case "DIR": return .folder
    case "PATH": return name == "helper" ? .file : .folder
    default:
      // `file|test|none`
      let words = value.split(separator: "|").map(String.init)
      return words.count > 1 ? .words(words) : .nothing
    }
  }
}
