package import SelectorRuntime

/// A failure, as methods with an error parameter and failing loads report it.
package final class NSError: RuntimeObject {
  package private(set) var domain = ""
  package private(set) var code = 0
  package private(set) var userInfo = Value.none

  package func fill(domain: String, code: Int, userInfo: Value) {
    for value in userInfo.heldValues { value.retain() }
    for value in self.userInfo.heldValues { value.release() }
    self.domain = domain
    self.code = code
    self.userInfo = userInfo
  }

  package override func destruct() {
    fill(domain: domain, code: code, userInfo: .none)
    super.destruct()
  }

  private func text(_ key: String) -> String? {
    for entry in userInfo.entries ?? [] where entry.key.isText(key) {
      let value = entry.value.object?.plainValue ?? entry.value
      if case .string(let text) = value { return text }
    }
    return nil
  }

  private func entry(_ key: String) -> Value {
    (userInfo.entries ?? []).first { $0.key.isText(key) }?.value ?? .none
  }

  private var localizedDescription: String {
    if let text = text("NSLocalizedDescription") { return text }
    let reason = text("NSLocalizedFailureReason") ?? "(\(domain) error \(code).)"
    return "The operation couldn’t be completed. " + reason
  }

  static func define(_ error: ClassDefinition<NSError>) {
    error.adopt(FoundationProtocols.copying)
    defineCoding(error)
    error.classSide.method("errorWithDomain:code:userInfo:") {
      (cls, domain: String, code: Int, userInfo: Value) -> RuntimeObject in
      let made = cls.runtime.createInstance(cls)
      (made as? NSError)?.fill(domain: domain, code: code, userInfo: userInfo)
      return made
    }
    error.method("initWithDomain:code:userInfo:") {
      (error, domain: String, code: Int, userInfo: Value) -> NSError in
      error.fill(domain: domain, code: code, userInfo: userInfo)
      return error
    }
    error.readonly("domain", .copy) { $0.domain }
    error.readonly("code") { $0.code }
    error.readonly("userInfo", .copy, of: "NSDictionary") { (error) -> Value in
      error.userInfo.isNone ? .dictionary([]) : error.userInfo
    }
    error.readonly("localizedDescription", .copy) { $0.localizedDescription }
    error.readonly("localizedFailureReason", .copy) { (error) -> String? in
      error.text("NSLocalizedFailureReason")
    }
    error.method("localizedRecoverySuggestion") { (error) -> String? in
      error.text("NSLocalizedRecoverySuggestion")
    }
    error.method("localizedRecoveryOptions") { (error) -> Value in
      let entry = error.userInfo.entries?.first { $0.key.isText("NSLocalizedRecoveryOptions") }
      return entry?.value ?? .none
    }
    error.readonly("helpAnchor", .copy) { $0.text("NSHelpAnchor") }
    error.readonly("recoveryAttempter", .strong) { (error) -> Value in
      error.entry("NSRecoveryAttempter")
    }
    error.readonly("underlyingErrors", .copy, of: "NSArray") { (error) -> Value in
      let one = error.entry("NSUnderlyingError")
      let several =
        try error.foundation.elements(
          of: error.entry("NSMultipleUnderlyingErrorsKey")) ?? []
      return .list((one.isNone ? [] : [one]) + several)
    }
    error.method("copyWithZone:") { (error, _: Value) -> NSError in error }
    error.method("isEqual:") { (error, other: Value) -> Bool in
      guard let other = other.object as? NSError else { return false }
      return other === error || (other.domain == error.domain && other.code == error.code)
    }
    error.method("hash") { (error) -> Int in error.code & 0x7FFF_FFFF }
    error.method("description") { (error) -> String in
      let text = error.text("NSLocalizedDescription").map { "\"\($0)\"" } ?? "\"(null)\""
      return "Error Domain=\(error.domain) Code=\(error.code) \(text)"
    }
  }
}

extension Value {
  /// The value itself and, of a plain dictionary, what stands in it.
  fileprivate var heldValues: [Value] {
    guard case .dictionary(let entries) = self else { return [self] }
    return entries.map(\.value)
  }
}

extension FoundationWorld {
  /// Makes an error.
  package func error(domain: String, code: Int, _ description: String) -> NSError? {
    guard let cls = runtime.lookUpClass("NSError"),
      let made = runtime.createInstance(cls) as? NSError
    else { return nil }
    made.fill(
      domain: domain, code: code,
      userInfo: .dictionary([
        .init(key: .string("NSLocalizedDescription"), value: .string(description))
      ]))
    return made
  }
}

extension FoundationClasses {
  static let error = NativeClass<NSError>(
    "NSError", superclass: object, NSError.define)
}
