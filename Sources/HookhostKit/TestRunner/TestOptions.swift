internal import LuaBridge
internal import LuaModules
internal import ScriptHost
internal import SelectorRuntime

/// The parsed arguments of `hookhost test`.
struct TestOptions: Equatable {
  /// The form of a coverage report.
  enum CoverageFormat: String, CaseIterable, Sendable {
    case text, lcov, cobertura
  }

  /// The scope that gets a world of its own.
  enum Isolation: String, CaseIterable, Sendable {
    case file, test, none
  }

  var isolation = Isolation.file
  /// The time limit of each part of a test, in seconds.
  var timeLimit = 60.0
  var jobs = 1
  var shard = Shard.whole
  /// Whether leaked objects are reported, and whether they fail the test.
  var findsLeaks = true
  var failsOnLeaks = false
  /// The versions of the system under each of which the files run; empty for the usual one.
  var systems: [String] = []
  /// Whether the report names the systems: `--systems` was given, not `--system`.
  var namesSystems = false
  /// Whether the settings of low confidence are found on which tests depend, and whether such a
  /// test is a failure.
  var findsAssumptions = false
  var failsOnAssumptions = false
  var showsHelp = false
  /// Whether the affected files are run again each time a file is saved.
  var watches = false
  /// The schedule of the threads of each world; nil for the cooperative one.
  var schedule: String?
  /// The form of the coverage report, and its file; nil for the usual ones.
  var coverageFormat: CoverageFormat?
  var coverageFile: [UInt8]?
  /// Whether pictures of screens are written instead of compared.
  var updatesPictures = false
  /// Whether to print busted's version.
  var showsVersion = false
  /// How Objective-C sources are compiled, and the sources that test cases use.
  var sources = SourceOptions()
  var sourceFiles: [String] = []
  /// The folder that is copied into the app's files.
  var files: MountedFolder?
  /// The options for busted, in long form.
  var busted: [[UInt8]] = []
  /// The named files and folders.
  var paths: [[UInt8]] = []

  /// Parses the arguments after `hookhost test`.
  ///
  /// - Throws: ``CommandLineError``.
  init(_ arguments: ArraySlice<[UInt8]>) throws {
    var reader = OptionReader(Array(arguments))
    var namesShard = false
    while true {
      while let option = reader.nextOption() {
        if option.text == "--help" {
          showsHelp = true
          continue
        }
        if option.text == "--ignore-lua" { continue }
        let found = try Self.option(option)
        var value = found.value
        if found.option.value != nil, value == nil {
          guard let next = reader.nextWord() else {
            throw CommandLineError.missingValue(found.option.spelling)
          }
          value = next
        }
        if found.option.name == "shard" { namesShard = true }
        try take(found.option, value: value, isNegated: found.isNegated)
      }
      guard let word = reader.nextWord() else { break }
      paths.append(word)
    }
    if !namesShard { shard = try Shard.ofEnvironment() }
  }

  private mutating func take(_ option: TestOption, value: [UInt8]?, isNegated: Bool) throws {
    let text = value.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let spelling = option.spelling
    func wrong(_ expected: String) -> CommandLineError {
      .badValue(option: spelling, value: text, expected: expected)
    }
    switch option.name {
    case "isolate":
      guard let isolation = Isolation(rawValue: text) else { throw wrong("file, test or none") }
      self.isolation = isolation
    case "test-time-limit":
      timeLimit = try CommandArguments.seconds(spelling, text)
    case "jobs": jobs = try CommandArguments.jobs(spelling, text)
    case "leaks": findsLeaks = !isNegated
    case "schedule": schedule = try CommandArguments.schedule(spelling, text)
    case "update": updatesPictures = true
    case "coverage-output":
      coverageFile = value
      measureCoverage()
    case "coverage-format": try setCoverageFormat(spelling, text)
    case "coverage" where value != nil: try setCoverageFormat(spelling, text)
    case "fail-on-leaks": failsOnLeaks = true
    case "system", "systems":
      guard systems.isEmpty || namesSystems == (option.name == "systems") else {
        throw CommandLineError.misused("'--system' and '--systems' exclude each other")
      }
      namesSystems = option.name == "systems"
      systems =
        namesSystems
        ? try CommandArguments.systems(spelling, text)
        : [try CommandArguments.system(spelling, text)]
    case "assumptions": findsAssumptions = true
    case "fail-on-assumptions":
      findsAssumptions = true
      failsOnAssumptions = true
    case "watch": watches = true
    case "include": sources.include.append(text)
    case "define": sources.define.append(text)
    case "prefix-header": sources.prefixHeader = text
    case "no-arc": sources.usesARC = false
    case "source": sourceFiles.append(text)
    case "files": files = try MountedFolder(spelling, value ?? [])
    case "vendor": sources.vendors.append(text)
    case "target": sources.target = text
    case "version": showsVersion = true
    case "lua":
      guard OwnProgram.isNamed(value ?? []) else {
        throw CommandLineError.misused(
          "'--lua' names another interpreter, '\(text)': hookhost itself runs the tests")
      }
    case "shard": shard = try Shard(option: spelling, text)
    case "repeat", "seed":
      guard Int(text) != nil else { throw wrong("a whole number") }
      busted.append(Array("--\(option.name)=\(text)".utf8))
    default:
      let name = (option.isShort ? "-" : isNegated ? "--no-" : "--") + option.name
      if let value, !option.isShort {
        busted.append(Array("\(name)=".utf8) + value)
      } else {
        busted.append(Array(name.utf8))
        if let value { busted.append(value) }
      }
    }
  }
}

// MARK: Coverage

extension TestOptions {
  private mutating func setCoverageFormat(_ spelling: String, _ text: String) throws {
    guard let format = CoverageFormat(rawValue: text) else {
      throw CommandLineError.badValue(
        option: spelling, value: text,
        expected: CoverageFormat.allCases.map(\.rawValue).joined(separator: ", "))
    }
    coverageFormat = format
    measureCoverage()
  }

  private mutating func measureCoverage() {
    let option = Array("--coverage".utf8)
    if !busted.contains(option) { busted.append(option) }
  }
}

// MARK: One argument

extension TestOptions {
  private typealias Found = (option: TestOption, value: [UInt8]?, isNegated: Bool)

  /// The option that an argument names, and its attached value.
  private static func option(_ given: OptionReader.Option) throws -> Found {
    guard given.name.hasPrefix("--") else { return try shortOption(given) }
    var word = String(given.name.dropFirst(2))
    // The name of the option in the other commands.
    if word == "time-limit" { word = "test-time-limit" }
    for option in TestOption.all where !option.isShort {
      let isNegated = option.isNegatable && word == "no-" + option.name
      guard word == option.name || isNegated else { continue }
      let isOptional = word == "coverage"
      if option.value == nil, given.attached != nil, !isOptional {
        throw CommandLineError.misused("'--\(word)' takes no value")
      }
      return (option, given.attached, isNegated)
    }
    throw unknown("--" + word)
  }

  /// Like ``option(_:)``, for one dash: busted also has longer names, such as `-Xoutput`.
  private static func shortOption(_ given: OptionReader.Option) throws -> Found {
    for option in TestOption.all where option.isShort {
      let name = "-" + option.name
      guard given.text == name || given.text.hasPrefix(name + "=") else { continue }
      let isAttached = given.text != name
      return (
        option, isAttached ? Array(given.argument.dropFirst(name.utf8.count + 1)) : nil, false
      )
    }
    for option in TestOption.all {
      guard let letter = option.letter, given.name == "-\(letter)" else { continue }
      guard let value = given.attached else { return (option, nil, false) }
      guard option.value != nil else { break }
      return (
        option, Array(value.first == UInt8(ascii: "=") ? value.dropFirst() : value[...]), false
      )
    }
    throw unknown(given.text)
  }

  private static func unknown(_ spelling: String) -> CommandLineError {
    let words = TestOption.all.flatMap { option -> [String] in
      let word = (option.isShort ? "-" : "--") + option.name
      return option.isNegatable ? [word, "--no-" + option.name] : [word]
    }
    return .misused(CommandArguments.unknown(spelling, words + ["--help"]))
  }
}
