internal import SelectorRuntime
internal import UIKitBase

// The results of scripts, which are looked up by their text; literals need no entry.
extension WebPage {
  /// The outcome of a script.
  enum ScriptOutcome {
    /// Its result; nil is JavaScript's `undefined`.
    case value(Value)
    /// A result that an app cannot receive, such as a node of the document.
    case unsupported
    /// The message of an exception.
    case exception(String)
    /// The page's definition has no result for it.
    case unknown
  }

  /// The outcome of a script in this page.
  ///
  /// - Parameters:
  ///   - script: the source text.
  ///   - address: the URL of the page.
  ///   - isFunctionBody: whether the script returns its result.
  func evaluate(
    _ script: String, at address: String, isFunctionBody: Bool = false
  ) -> ScriptOutcome {
    if let known = javascript.first(where: { $0.script == script }) { return .value(known.value) }
    if let known = exceptions.first(where: { $0.script == script }) {
      return .exception(known.message)
    }
    var text = script.trimmed { $0.isWhitespace || $0 == ";" }
    if isFunctionBody {
      guard text.hasPrefix("return ") else { return text.isEmpty ? .value(.none) : .unknown }
      text = String(text.dropFirst(7)).trimmed { $0.isWhitespace }
    }
    switch text {
    case "", "undefined": return .value(.none)
    case "document.title": return .value(.string(title))
    case "document.URL", "document.location.href", "window.location.href", "location.href":
      return .value(.string(address))
    case "document", "document.body", "document.head", "document.documentElement", "window",
      "self", "this":
      return .unsupported
    case "true", "false": return .value(.bool(text == "true"))
    default: return Self.literal(text).map { .value($0) } ?? .unknown
    }
  }

  /// A decimal number, or a quoted string without escapes.
  private static func literal(_ text: String) -> Value? {
    if text.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == "." || $0 == "-") }) {
      if let integer = Int64(text) { return .integer(integer) }
      return Double(text).map { .number($0) }
    }
    guard let quote = text.first, quote == "'" || quote == "\"", text.count > 1, text.last == quote
    else { return nil }
    let inner = text.dropFirst().dropLast()
    return inner.contains { $0 == quote || $0 == "\\" } ? nil : .string(String(inner))
  }

  /// The message about a script without a defined result.
  func unknownScript(_ script: String, at address: String) -> String {
    let start = script.prefix(60) + (script.count > 60 ? "…" : "")
    return address.isEmpty
      ? "no page is loaded that defines the result of the script '\(start)'"
      : "the page '\(address)' does not define the result of the script '\(start)'; "
        + "uikit.page takes results in 'javascript' and exceptions in 'exceptions'"
  }
}

extension PageView {
  /// Logs a message about a script, once for each view.
  final func reportOnce(_ message: String) {
    guard reportedScripts.insert(message).inserted else { return }
    world.warn("\(className): \(message)")
  }
}

extension String {
  /// The text without the characters at both ends that satisfy a condition.
  fileprivate func trimmed(_ isRemoved: (Character) -> Bool) -> String {
    var text = Substring(self)
    while let first = text.first, isRemoved(first) { text = text.dropFirst() }
    while let last = text.last, isRemoved(last) { text = text.dropLast() }
    return String(text)
  }
}
