internal import Threads

/// Values that options of several commands take.
extension CommandArguments {
  /// Reads in how many processes work is done.
  ///
  /// - Throws: ``CommandLineError`` for anything but a number from 1 to 256.
  static func jobs(_ option: String, _ text: String) throws -> Int {
    guard let jobs = Int(text), (1...256).contains(jobs) else {
      throw CommandLineError.badValue(
        option: option, value: text, expected: "a number from 1 to 256")
    }
    return jobs
  }

  /// Reads how long something may take.
  ///
  /// - Throws: ``CommandLineError`` for anything but a number that is more than 0.
  static func seconds(_ option: String, _ text: String) throws -> Double {
    guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
      throw CommandLineError.badValue(option: option, value: text, expected: "seconds")
    }
    return seconds
  }

  /// Reads which of a world's threads goes on at switch points.
  ///
  /// - Throws: ``CommandLineError`` for what is no schedule.
  static func schedule(_ option: String, _ text: String) throws -> String {
    guard Schedule.named(text) != nil else {
      throw CommandLineError.badValue(
        option: option, value: text,
        expected: "cooperative, random:SEED or an exact schedule such as exact:4>2,9>1")
    }
    return text
  }
}
