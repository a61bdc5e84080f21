internal import LuaBridge

/// One of several equal parts of the work, written as `i/n`.
struct Shard: Equatable, Sendable {
  /// The index of the part, from 0.
  let index: Int
  let count: Int

  /// A single part that contains all of the work.
  static let whole = Shard(index: 0, count: 1)

  init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Parses the value of an option: `2/4`, the second of four.
  ///
  /// - Throws: ``CommandLineError`` for any other text.
  init(option: String, _ text: String) throws {
    guard let shard = Shard(text) else {
      throw CommandLineError.badValue(
        option: option, value: text, expected: "I/N, such as 1/4")
    }
    self = shard
  }

  /// Parses `2/4`, the second of four; nil for any other text.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count
    else { return nil }
    self.init(index: number - 1, count: count)
  }

  /// Whether this part includes the item with a number.
  func includes(_ number: Int) -> Bool { number % count == index }

  /// The shard that the continuous integration system sets in the environment.
  ///
  /// It is number `CI_NODE_INDEX` of `CI_NODE_TOTAL`. Numbers start at 1, as in GitLab, or at 0 if
  /// `HEROKU_TEST_RUN_ID` is set, as in Heroku.
  ///
  /// - Throws: ``CommandLineError`` if the variables are inconsistent.
  static func ofEnvironment() throws -> Shard {
    let names = ["CI_NODE_INDEX", "CI_NODE_TOTAL"]
    let texts = names.map {
      ProcessContext.variable($0).map { String(decoding: $0, as: UTF8.self) }
    }
    guard let index = texts[0], let total = texts[1], !index.isEmpty, !total.isEmpty else {
      return .whole
    }
    let first = ProcessContext.variable("HEROKU_TEST_RUN_ID") == nil ? 1 : 0
    guard let number = Int(index), let count = Int(total),
      let shard = Shard("\(number.subtractingReportingOverflow(first - 1).partialValue)/\(count)")
    else {
      throw CommandLineError.misused(
        "CI_NODE_INDEX is '\(index)' and CI_NODE_TOTAL '\(total)': "
          + "the index must be \(first) to \(first == 1 ? "the total" : "one less than the total")")
    }
    return shard
  }
}
