internal import FoundationCore
internal import FoundationFiles
internal import FoundationNetwork
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

// Scripts that the app evaluates in the page. There is no JavaScript engine: the results are those
// that the page's definition lists. Numbers and messages of the errors are those of WKError.h and
// WKError.mm.
extension WKWebView {
  /// Evaluates a script.
  ///
  /// A script without a defined result fails like one that raises an exception, whose message says
  /// so; without a completion handler the message is logged.
  ///
  /// - Parameters:
  ///   - script: the source text.
  ///   - completion: called with the result and an error in a later turn.
  ///   - arguments: the arguments of a value that is a function.
  ///   - isFunctionBody: whether the script is the body of a function, which returns its result.
  /// - Throws: errors of a function of the page's definition.
  func evaluate(
    _ script: String, _ completion: Block?, arguments: Value = .none, isFunctionBody: Bool = false
  ) throws {
    switch try outcome(of: script, arguments, isFunctionBody: isFunctionBody) {
    case .value(let value) where isSerializable(value): try complete(completion, with: value)
    case .value, .unsupported: try complete(completion, with: .none, error: .unsupportedResult)
    case .exception(let message):
      try complete(completion, with: .none, error: .exception(message, shownAddress))
    case .unknown:
      let message = page.unknownScript(script, at: shownAddress)
      if completion == nil { reportOnce(message) }
      try complete(completion, with: .none, error: .exception(message, shownAddress))
    }
  }

  private func outcome(
    of script: String, _ arguments: Value, isFunctionBody: Bool
  ) throws -> WebPage.ScriptOutcome {
    let outcome = page.evaluate(script, at: shownAddress, isFunctionBody: isFunctionBody)
    if case .value(.foreign(let function)) = outcome, function.isBlock {
      return .value(try function.invoke([arguments]))
    }
    if case .unknown = outcome, try runWindowScript(script) { return .value(.none) }
    return outcome
  }

  /// Calls a completion handler in a later turn, with an error if the view is deallocated by then.
  private func complete(
    _ completion: Block?, with value: Value, error: ScriptFailure? = nil
  ) throws {
    guard let completion else { return }
    let held = HeldValue(value)
    try world.runLoop.schedule(after: 0, phase: .blocks) { [weak self, unowned world] in
      let isGone = self.map { $0.isDeallocating } ?? true
      let failure = isGone ? .invalidated : error
      let object = failure?.error(in: world)
      try completion(isGone ? .none : held.value, object.messageValue)
    }
  }

  /// Whether WebKit can return a result of this type to the app.
  private func isSerializable(_ value: Value) -> Bool {
    switch value {
    case .none, .bool, .integer, .number, .string: return true
    case .list(let elements): return elements.allSatisfy(isSerializable)
    case .dictionary(let entries): return entries.allSatisfy { isSerializable($0.value) }
    case .foreign(let foreign):
      if let elements = foreign.list() { return elements.allSatisfy(isSerializable) }
      return foreign.dictionary()?.allSatisfy { isSerializable($0.value) } ?? false
    case .object(let object):
      return object === runtime.null
        || ["NSString", "NSNumber", "NSArray", "NSDictionary", "NSDate"].contains {
          object.isKind(of: $0)
        }
    case .selector, .structure, .opaque: return false
    }
  }
}

/// An error of `WKErrorDomain` with which a script fails.
enum ScriptFailure {
  case invalidated
  /// The message of the exception, and the URL of its page.
  case exception(String, String)
  case unsupportedResult

  func error(in world: UIKitWorld) -> NSError? {
    switch self {
    // WKErrorWebViewInvalidated
    case .invalidated:
      return world.error(domain: "WKErrorDomain", code: 3, "The WKWebView was invalidated")
    // WKErrorJavaScriptResultTypeIsUnsupported
    case .unsupportedResult:
      return world.error(
        domain: "WKErrorDomain", code: 5,
        "JavaScript execution returned a result of an unsupported type")
    // WKErrorJavaScriptExceptionOccurred
    case .exception(let message, let address):
      var facts: [Value.DictionaryEntry] = [
        .init(key: .string("WKJavaScriptExceptionMessage"), value: .string(message)),
        .init(key: .string("WKJavaScriptExceptionLineNumber"), value: .integer(1)),
        .init(key: .string("WKJavaScriptExceptionColumnNumber"), value: .integer(1)),
      ]
      if let url = world.request(for: address.isEmpty ? "about:blank" : address)?.url {
        facts.append(
          .init(key: .string("WKJavaScriptExceptionSourceURL"), value: .object(url)))
      }
      return world.error(
        domain: "WKErrorDomain", code: 4, "A JavaScript exception occurred", facts)
    }
  }
}
