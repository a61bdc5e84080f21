package import SelectorRuntime

/// The codes of coding errors in FoundationErrors.h.
package enum CodingFailure: Int {
  case readCorrupt = 4864
  case valueNotFound = 4865
  case invalidValue = 4866
}

extension FoundationWorld {
  /// Returns the `NSError` of a failed coding; `reason` is its `NSDebugDescription`.
  package func codingError(_ code: CodingFailure, _ reason: String) -> NSError? {
    guard let made = runtime.createInstance(runtime.cls(FoundationClasses.error)) as? NSError else {
      return nil
    }
    made.fill(
      domain: "NSCocoaErrorDomain", code: code.rawValue,
      userInfo: .dictionary([
        .init(key: .string("NSDebugDescription"), value: .string(reason))
      ]))
    return made
  }

  /// Returns a result and its error as out-values; an exception that `body` raises becomes the
  /// error.
  ///
  /// - Parameter failing: Makes the error from the exception's reason.
  /// - Throws: errors of `body` that are not exceptions.
  package func answeringError(
    _ body: () throws -> (Value, NSError?), failing: (String) -> NSError?
  ) throws -> Value {
    var result = Value.none
    var failure: NSError?
    do {
      (result, failure) = try body()
    } catch let error as RuntimeError {
      failure = failing(error.reason)
    } catch let error as RaisedException {
      takeException(of: error) { failure = failing($0.reason ?? $0.name) }
    }
    if failure != nil { result = .none }
    return .foreign(OutValues([result, failure.map { .object($0) } ?? .none]))
  }
}

extension NSError {
  /// The description for developers: `NSDebugDescription`.
  package var debugText: String {
    for entry in userInfo.entries ?? [] where entry.key.isText("NSDebugDescription") {
      if case .string(let text) = entry.value { return text }
    }
    return ""
  }
}
