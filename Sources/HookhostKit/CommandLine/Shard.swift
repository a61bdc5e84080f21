internal import LuaBridge

/// One of several parts that work is divided into, as `i/n`.
struct Shard: Equatable, Sendable {
  /// Counted from 0.
  let index: Int
  let count: Int

  /// All of it.
  static let whole = Shard(index: 0, count: 1)

  init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Reads the value of an option: `2/4`, the second of four.
  ///
  /// - Throws: ``CommandLineError`` for anything else.
  init(option: String, _ text: String) throws {
    guard let shard = Shard(text) else {
      throw CommandLineError.badValue(
        option: option, value: text, expected: "I/N, such as 1/4")
    }
    self = shard
  }

  /// Reads `2/4`, the second of four; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count
    else { return nil }
    self.init(index: number - 1, count: count)
  }

  /// Whether this part does the work of a number.
  func includes(_ number: Int) -> Bool { number % count == index }

  /// The shard that continuous integration names: `CI_NODE_INDEX` of `CI_NODE_TOTAL`, counted from 1 as GitLab
  /// does, or from 0 as Heroku does, which is told by `HEROKU_TEST_RUN_ID`.
  ///
  /// - Throws: ``CommandLineError`` when they do not fit each other.
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
