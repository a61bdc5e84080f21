internal import FoundationCore
internal import FoundationNetwork
internal import SelectorRuntime

/// A script's table that describes the server's response.
struct NetworkAnswerTable {
  private static let known = [
    "status", "headers", "body", "delay", "chunks", "redirect", "error", "challenge",
  ]

  private let entries: [String: Value]
  /// The function and the argument, for error messages.
  private let function, place: String
  private let runtime: Runtime

  /// Checks a table.
  ///
  /// - Throws: `RuntimeError` if the value is not a table, or has an unknown key.
  init(_ value: Value, _ function: String, _ place: String, in runtime: Runtime) throws {
    self.function = function
    self.place = place
    self.runtime = runtime
    var entries: [String: Value] = [:]
    for entry in try NetworkAnswerTable.pairs(value, function, place) {
      guard case .string(let key) = entry.key, NetworkAnswerTable.known.contains(key) else {
        let key = if case .string(let text) = entry.key { text } else { entry.key.typeName }
        throw RuntimeError(
          .invalidArgument,
          "\(function): \(place) has an unknown option '\(key)'"
            + NearestName.question(key, among: NetworkAnswerTable.known) + "; there are "
            + NetworkAnswerTable.known.joined(separator: ", "))
      }
      entries[key] = entry.value
    }
    self.entries = entries
  }

  private static func pairs(
    _ value: Value, _ function: String, _ place: String
  ) throws -> [Value.DictionaryEntry] {
    switch value {
    case .dictionary(let entries): return entries
    case .foreign(let foreign):
      if let entries = foreign.dictionary() { return entries }
    case .object(let object):
      if case .dictionary(let entries)? = object.plainValue { return entries }
    default: break
    }
    throw RuntimeError(
      .invalidArgument, "\(function): \(place) must be a table, got \(value.typeName)")
  }

  private func wrong(_ key: String, _ expectation: String) -> RuntimeError {
    RuntimeError(
      .invalidArgument,
      "\(function): option '\(key)' must be \(expectation), "
        + "got \((entries[key] ?? .none).typeName)")
  }

  private func optional<T: MessageValue>(_ key: String, as type: T.Type = T.self) throws -> T? {
    guard let value = entries[key], !value.isNone else { return nil }
    guard let found = T.from(value, in: runtime) else { throw wrong(key, T.expectation) }
    return found
  }

  /// The response that the table describes.
  ///
  /// - Throws: `RuntimeError` that names the wrong option.
  func answer() throws -> NetworkAnswer {
    var answer = NetworkAnswer()
    if let status: Int = try optional("status") {
      guard (100...599).contains(status) else { throw wrong("status", "from 100 to 599") }
      answer.status = status
    }
    answer.headers = try headers()
    answer.body = try optional("body", as: ByteArgument.self)?.bytes ?? []
    if let delay: Double = try optional("delay") {
      guard delay.isFinite, delay >= 0 else {
        throw wrong("delay", "a number that is not negative")
      }
      answer.delay = delay
    }
    if let chunks: Int = try optional("chunks") {
      guard (0...1_000_000).contains(chunks) else {
        throw wrong("chunks", "from 0 to 1000000")
      }
      guard chunks > 0 || answer.body.isEmpty else {
        throw wrong("chunks", "at least 1 for a body that is not empty")
      }
      answer.chunks = chunks
    }
    answer.redirect = try optional("redirect")
    answer.challenge = try optional("challenge")
    answer.failure = try failure()
    return answer
  }

  private func headers() throws -> [(name: String, value: String)] {
    guard let value = entries["headers"], !value.isNone else { return [] }
    return try NetworkAnswerTable.pairs(value, function, "option 'headers'").map { entry in
      guard case .string(let name) = entry.key else {
        throw wrong("headers", "a table from names to texts")
      }
      switch entry.value {
      case .integer(let number): return (name, String(number))
      default:
        guard let text = String.from(entry.value, in: runtime) else {
          throw wrong("headers", "a table from names to texts")
        }
        return (name, text)
      }
    }
    .sorted { $0.name < $1.name }
  }

  /// `{domain, code}`, or a code of `NSURLErrorDomain` alone.
  private func failure() throws -> NetworkAnswer.Failure? {
    guard let value = entries["error"], !value.isNone else { return nil }
    if let code = Int.from(value, in: runtime) {
      return .init(domain: "NSURLErrorDomain", code: code)
    }
    if let error = value.object as? NSError {
      return .init(domain: error.domain, code: error.code)
    }
    guard let list = [Value].from(value, in: runtime), list.count == 2,
      let domain = String.from(list[0], in: runtime), let code = Int.from(list[1], in: runtime)
    else { throw wrong("error", "{domain, code}, or a code of NSURLErrorDomain") }
    return .init(domain: domain, code: code)
  }
}
