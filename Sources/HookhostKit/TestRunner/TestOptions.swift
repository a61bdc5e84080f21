internal import LuaBridge
internal import SelectorRuntime

/// What is wrong with the command line of `hookhost test`.
struct TestUsageError: Error, Equatable {
  let message: String
}

/// What a command line of `hookhost test` asks for.
struct TestOptions: Equatable {
  /// What gets a world of its own.
  enum Isolation: String, CaseIterable, Sendable {
    case file, test, none
  }

  /// A part of the files: the `index`-th of `count`, from 1.
  struct Shard: Equatable {
    var index = 1
    var count = 1
  }

  var isolation = Isolation.file
  /// How long each part of a test may take, in seconds.
  var timeLimit = 60.0
  var jobs = 1
  var shard = Shard()
  /// Whether objects that a test leaves behind are named, and whether it fails then.
  var findsLeaks = false
  var failsOnLeaks = false
  var showsHelp = false
  /// The options that busted reads, in its own long spelling.
  var busted: [[UInt8]] = []
  /// The files and folders that were named.
  var paths: [[UInt8]] = []

  /// Reads the arguments behind `hookhost test`.
  ///
  /// - Parameter variable: answers the value of an environment variable.
  /// - Throws: ``TestUsageError``.
  init(_ arguments: ArraySlice<[UInt8]>, variable: (String) -> [UInt8]?) throws {
    var rest = arguments
    var namesShard = false
    while let argument = rest.popFirst() {
      if argument == Array("--".utf8) {
        paths += rest
        break
      }
      guard argument.first == UInt8(ascii: "-"), argument.count > 1 else {
        paths.append(argument)
        continue
      }
      if argument == Array("--help".utf8) {
        showsHelp = true
        continue
      }
      let found = try Self.option(argument)
      var value = found.value
      if found.option.value != nil, value == nil {
        guard let next = rest.popFirst() else {
          throw TestUsageError(message: "'\(found.option.spelling)' needs a value")
        }
        value = next
      }
      if found.option.name == "shard" { namesShard = true }
      try take(found.option, value: value, isNegated: found.isNegated)
    }
    if !namesShard { try readShard(variable) }
  }

  private mutating func take(_ option: TestOption, value: [UInt8]?, isNegated: Bool) throws {
    let text = value.map { String(decoding: $0, as: UTF8.self) } ?? ""
    func wrong(_ expected: String) -> TestUsageError {
      TestUsageError(message: "'--\(option.name)' takes \(expected), not '\(text)'")
    }
    switch option.name {
    case "isolate":
      guard let isolation = Isolation(rawValue: text) else { throw wrong("file, test or none") }
      self.isolation = isolation
    case "test-time-limit":
      guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
        throw wrong("seconds, more than 0")
      }
      timeLimit = seconds
    case "jobs":
      guard let jobs = Int(text), (1...256).contains(jobs) else { throw wrong("1 to 256") }
      self.jobs = jobs
    case "leaks": findsLeaks = true
    case "fail-on-leaks": failsOnLeaks = true
    case "shard":
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let index = parts[0], let count = parts[1],
        let shard = Self.shard(index, count)
      else { throw wrong("I/N, with I from 1 to N") }
      self.shard = shard
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

  private static func shard(_ index: Int, _ count: Int) -> Shard? {
    guard count >= 1, (1...count).contains(index) else { return nil }
    return Shard(index: index, count: count)
  }

  /// The shard that a CI system tells of.
  private mutating func readShard(_ variable: (String) -> [UInt8]?) throws {
    guard let index = variable("CI_NODE_INDEX"), let count = variable("CI_NODE_TOTAL") else {
      return
    }
    func number(_ bytes: [UInt8]) -> Int { Int(String(decoding: bytes, as: UTF8.self)) ?? 0 }
    guard let shard = Self.shard(number(index), number(count)) else {
      throw TestUsageError(
        message: "CI_NODE_INDEX must be from 1 to CI_NODE_TOTAL, not "
          + "'\(String(decoding: index, as: UTF8.self))' of "
          + "'\(String(decoding: count, as: UTF8.self))'; --shard overrides both")
    }
    self.shard = shard
  }
}

// MARK: One argument

extension TestOptions {
  private typealias Found = (option: TestOption, value: [UInt8]?, isNegated: Bool)

  /// The option that an argument names, and the value that is attached to it.
  private static func option(_ argument: [UInt8]) throws -> Found {
    let text = String(decoding: argument, as: UTF8.self)
    guard text.hasPrefix("--") else { return try shortOption(argument, text) }
    let parts = argument.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let word = String(decoding: parts[0].dropFirst(2), as: UTF8.self)
    let value = parts.count == 2 ? Array(parts[1]) : nil
    for option in TestOption.all where !option.isShort {
      let isNegated = option.isNegatable && word == "no-" + option.name
      guard word == option.name || isNegated else { continue }
      if option.value == nil, value != nil {
        throw TestUsageError(message: "'--\(word)' takes no value")
      }
      return (option, value, isNegated)
    }
    throw unknown("--" + word)
  }

  private static func shortOption(_ argument: [UInt8], _ text: String) throws -> Found {
    for option in TestOption.all where option.isShort {
      let name = "-" + option.name
      guard text == name || text.hasPrefix(name + "=") else { continue }
      let value = text == name ? nil : Array(argument.dropFirst(name.utf8.count + 1))
      return (option, value, false)
    }
    for option in TestOption.all {
      guard let letter = option.letter, text.dropFirst().first == letter else { continue }
      guard argument.count > 2 else { return (option, nil, false) }
      guard option.value != nil else { break }
      let value = argument.dropFirst(2)
      return (option, Array(value.first == UInt8(ascii: "=") ? value.dropFirst() : value), false)
    }
    throw unknown(text)
  }

  private static func unknown(_ spelling: String) -> TestUsageError {
    let words = TestOption.all.flatMap { option -> [String] in
      let word = (option.isShort ? "-" : "--") + option.name
      return option.isNegatable ? [word, "--no-" + option.name] : [word]
    }
    let near = NearestName.find(spelling, among: words + ["--help"])
    let hint = near.map { "; did you mean '\($0)'?" } ?? ""
    return TestUsageError(message: "unknown option '\(spelling)'\(hint)")
  }
}
