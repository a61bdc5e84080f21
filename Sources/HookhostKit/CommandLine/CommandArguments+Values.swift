internal import FoundationCore
internal import LuaModules
internal import Systems
internal import Threads

/// Values of options that several commands accept.
extension CommandArguments {
  /// Parses the number of worker processes.
  ///
  /// - Throws: ``CommandLineError`` if it is not a number from 1 to 256.
  static func jobs(_ option: String, _ text: String) throws -> Int {
    guard let jobs = Int(text), (1...256).contains(jobs) else {
      throw CommandLineError.badValue(
        option: option, value: text, expected: "a number from 1 to 256")
    }
    return jobs
  }

  /// Parses a duration in seconds.
  ///
  /// - Throws: ``CommandLineError`` if it is not a positive number.
  static func seconds(_ option: String, _ text: String) throws -> Double {
    guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
      throw CommandLineError.badValue(option: option, value: text, expected: "seconds")
    }
    return seconds
  }

  /// Parses a schedule, which selects the thread that runs after each switch point.
  ///
  /// - Throws: ``CommandLineError`` if it is not a valid schedule.
  static func schedule(_ option: String, _ text: String) throws -> String {
    guard Schedule.named(text) != nil else {
      throw CommandLineError.badValue(
        option: option, value: text,
        expected: "cooperative, random:SEED or an exact schedule such as exact:4>2,9>1")
    }
    return text
  }

  /// Parses a version of the system.
  ///
  /// - Throws: ``CommandLineError`` if it is not a known version.
  static func system(_ option: String, _ text: String) throws -> String {
    guard SystemVersion(text) != nil else {
      throw CommandLineError.badValue(
        option: option, value: text, expected: SystemVersion.expectation)
    }
    return text
  }

  /// Parses versions of the system, separated by commas, under each of which a command runs.
  ///
  /// - Throws: ``CommandLineError`` for a version that is unknown or repeated.
  static func systems(_ option: String, _ text: String) throws -> [String] {
    var systems: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = try system(option, part.trimming(" "))
      guard !systems.contains(where: { SystemVersion($0) == SystemVersion(name) }) else {
        throw CommandLineError.misused("'\(option)' names the version \(name) twice")
      }
      systems.append(name)
    }
    return systems
  }
}
