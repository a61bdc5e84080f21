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
      summary: "what gets a new world: each file (default), each test, or nothing"),
    TestOption(
      name: "test-time-limit", value: "SECONDS",
      summary: "time limit for each part of a test (default 60)"),
    TestOption(name: "jobs", letter: "j", value: "N", summary: "run files in N processes at once"),
    TestOption(
      name: "shard", value: "I/N",
      summary: "run part I of N of the files; default CI_NODE_INDEX of CI_NODE_TOTAL"),
    TestOption(
      name: "leaks", isNegatable: true,
      summary: "list the objects that each test leaks (default)"),
    TestOption(
      name: "system", value: "VERSION",
      summary: "behave as this iOS, 9.3 to 26.0 (default 18.5)"),
    TestOption(
      name: "systems", value: "VERSIONS",
      summary: "run each file under each of these versions of iOS, separated by commas"),
    TestOption(
      name: "assumptions",
      summary: "name the unmeasured settings on which a test depends"),
    TestOption(
      name: "fail-on-assumptions", summary: "fail if a test depends on such a setting"),
    TestOption(
      name: "watch", summary: "run the affected files again after each save, until Ctrl-C"),
    TestOption(name: "fail-on-leaks", summary: "fail tests that leak objects"),
    TestOption(
      name: "include", letter: "I", value: "DIR",
      summary: "search a folder for headers of Objective-C sources"),
    TestOption(
      name: "define", letter: "D", value: "NAME[=VALUE]",
      summary: "define a macro for Objective-C sources"),
    TestOption(
      name: "prefix-header", value: "FILE",
      summary: "include a header before everything else in Objective-C sources"),
    TestOption(name: "no-arc", summary: "Objective-C sources use manual reference counting"),
    TestOption(
      name: "source", value: "FILE.m",
      summary: "a source that the Objective-C test cases use"),
    TestOption(
      name: "vendor", value: "DIR",
      summary: "search a folder for third-party sources that a project uses"),
    TestOption(
      name: "files", value: "DIR[:ro]",
      summary: "copy a folder into the app's files and its main bundle, for each file of tests"),
    TestOption(
      name: "schedule", value: "NAME",
      summary: "select the thread that runs at switch points, as when a script is run"),
    TestOption(
      name: "coverage-format", value: "text|lcov|cobertura",
      summary: "the form of the coverage report; --coverage=FORMAT is the same"),
    TestOption(
      name: "coverage-output", value: "FILE",
      summary: "write the coverage report to FILE (stderr, lcov.info or coverage.xml)"),
    TestOption(
      name: "update", summary: "write the pictures that assert.screen compares with"),
    TestOption(name: "target", value: "NAME", summary: "run only this target of a project"),
  ]

  /// The options of busted.
  static let ofBusted = [
    TestOption(
      name: "pattern", letter: "p", value: "PATTERN",
      summary: "pattern of file names to run (_spec)"),
    TestOption(name: "exclude-pattern", value: "PATTERN", summary: "pattern of file names to skip"),
    TestOption(
      name: "tags", letter: "t", value: "TAGS", summary: "run only tests with these #tags"),
    TestOption(name: "exclude-tags", value: "TAGS", summary: "skip tests with these #tags"),
    TestOption(name: "filter", value: "PATTERN", summary: "run only tests whose name matches"),
    TestOption(name: "filter-out", value: "PATTERN", summary: "skip tests whose name matches"),
    TestOption(name: "list", letter: "l", summary: "list the tests instead of running them"),
    TestOption(
      name: "output", letter: "o", value: "LIBRARY",
      summary: "plainTerminal, utfTerminal, TAP, json, junit, gtest, or a module"),
    TestOption(
      name: "Xoutput", value: "OPTION", isShort: true,
      summary: "pass OPTION to the output library, such as junit's file name"),
    TestOption(name: "helper", value: "PATH", summary: "a script to run before the tests"),
    TestOption(
      name: "Xhelper", value: "OPTION", isShort: true, summary: "pass OPTION to the helper"),
    TestOption(name: "e", value: "STATEMENT", isShort: true, summary: "run STATEMENT first"),
    TestOption(
      name: "directory", letter: "C", value: "DIR", summary: "change to DIR before anything else"),
    TestOption(
      name: "config-file", letter: "f", value: "FILE", summary: "read FILE instead of .busted"),
    TestOption(name: "run", letter: "r", value: "RUN", summary: "the part of .busted to use"),
    TestOption(name: "lpath", letter: "m", value: "PATH", summary: "prepend to package.path"),
    TestOption(name: "cpath", value: "PATH", summary: "prepend to package.cpath"),
    TestOption(name: "loaders", value: "NAMES", summary: "loaders of test files (lua,moonscript)"),
    TestOption(name: "version", summary: "show the version of busted"),
    TestOption(
      name: "lua", value: "LUA", summary: "the interpreter; only hookhost is allowed"),
    TestOption(name: "repeat", value: "COUNT", summary: "run everything COUNT times"),
    TestOption(name: "seed", value: "SEED", summary: "the seed of random orders and numbers"),
    TestOption(name: "lang", value: "LANG", summary: "the language of messages (en)"),
    TestOption(
      name: "coverage", letter: "c", isNegatable: true,
      summary: "measure coverage, with luacov if it is installed and no format is given"),
    TestOption(name: "coverage-config-file", value: "FILE", summary: "luacov's configuration"),
    TestOption(
      name: "verbose", letter: "v", isNegatable: true, summary: "show tracebacks of errors"),
    TestOption(
      name: "keep-going", letter: "k", isNegatable: true,
      summary: "continue after a failure (default)"),
    TestOption(
      name: "recursive", letter: "R", isNegatable: true,
      summary: "search subfolders (default)"),
    TestOption(
      name: "shuffle", isNegatable: true, summary: "run files and tests in a random order"),
    TestOption(name: "shuffle-files", isNegatable: true, summary: "run files in a random order"),
    TestOption(name: "shuffle-tests", isNegatable: true, summary: "run tests in a random order"),
    TestOption(name: "sort", isNegatable: true, summary: "sort files and tests by name"),
    TestOption(name: "sort-files", isNegatable: true, summary: "sort files by name"),
    TestOption(name: "sort-tests", isNegatable: true, summary: "sort tests by name"),
    TestOption(
      name: "auto-insulate", isNegatable: true, summary: "isolate the globals of files (default)"),
    TestOption(name: "lazy", isNegatable: true, summary: "run setup only where a test runs"),
    TestOption(
      name: "suppress-pending", isNegatable: true, summary: "hide pending tests"),
    TestOption(
      name: "defer-print", isNegatable: true, summary: "print the report only at the end"),
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
    case "DIR", "DIR[:ro]": return .folder
    case "PATH": return name == "helper" ? .file : .folder
    default:
      // `file|test|none`
      let words = value.split(separator: "|").map(String.init)
      return words.count > 1 ? .words(words) : .nothing
    }
  }
}
