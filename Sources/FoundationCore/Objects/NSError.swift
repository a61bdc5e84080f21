package import SelectorRuntime

/// An error, as methods with an error parameter and failed loads report it.
package final class NSError: RuntimeObject {
  package private(set) var domain = ""
  package private(set) var code = 0
  package private(set) var userInfo = Value.none
  /// The description that the user info does not contain, as of file errors.
  private var computedDescription: String?

  package func fill(
    domain: String, code: Int, userInfo: Value, description: String? = nil
  ) {
    computedDescription = description
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

  /// Returns a user info value, or the value of the domain's provider.
  private func entry(_ key: String) throws -> Value {
    if let entry = (userInfo.entries ?? []).first(where: { $0.key.isText(key) }) {
      return entry.value
    }
    guard let provider = foundation.errorProviders[domain] else { return .none }
    return try provider(.object(self), .string(key))
  }

  private func text(_ key: String) throws -> String? { String.from(try entry(key), in: runtime) }

  private func failureReason() throws -> String? {
    try text("NSLocalizedFailureReason") ?? SystemFailures.reason(domain, code)
  }

  private func localizedDescription() throws -> String {
    if let text = try text("NSLocalizedDescription") ?? computedDescription { return text }
    if let failure = try text("NSLocalizedFailure") {
      return try failureReason().map { failure + " " + $0 } ?? failure
    }
    if try text("NSLocalizedFailureReason") == nil,
      let whole = SystemFailures.description(domain, code)
    {
      return whole
    }
    let reason = try failureReason() ?? "(\(domain) error \(code).)"
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
    error.readonly("localizedDescription", .copy) { try $0.localizedDescription() }
    error.readonly("localizedFailureReason", .copy) { (error) -> String? in
      try error.failureReason()
    }
    error.readonly("localizedRecoverySuggestion", .copy) { (error) -> String? in
      try error.text("NSLocalizedRecoverySuggestion")
    }
    error.readonly("localizedRecoveryOptions", .copy, of: "NSArray") { (error) -> Value in
      try error.entry("NSLocalizedRecoveryOptions")
    }
    error.readonly("helpAnchor", .copy) { try $0.text("NSHelpAnchor") }
    error.readonly("recoveryAttempter", .strong) { (error) -> Value in
      try error.entry("NSRecoveryAttempter")
    }
    error.readonly("underlyingErrors", .copy, of: "NSArray") { (error) -> Value in
      let one = try error.entry("NSUnderlyingError")
      let several =
        try error.foundation.elements(
          of: try error.entry("NSMultipleUnderlyingErrorsKey")) ?? []
      return .list((one.isNone ? [] : [one]) + several)
    }
    error.method("copyWithZone:") { (error, _: Value) -> NSError in error }
    defineProviders(error.classSide)
    error.method("isEqual:") { (error, other: Value) -> Bool in
      guard let other = other.object as? NSError else { return false }
      if other === error { return true }
      guard other.domain == error.domain, other.code == error.code else { return false }
      return try error.userInfo.isSame(as: other.userInfo, in: error.foundation)
    }
    error.method("hash") { (error) -> Int in
      error.domain.utf8.reduce(error.code) { $0 &* 33 &+ Int($1) } & 0x7FFF_FFFF
    }
    error.method("description") { (error) -> String in
      let own =
        try error.text("NSLocalizedDescription") ?? error.computedDescription
        ?? error.text("NSDebugDescription")
      let text =
        own ?? SystemFailures.reason(error.domain, error.code)
        ?? SystemFailures.description(error.domain, error.code) ?? "(null)"
      let start = "Error Domain=\(error.domain) Code=\(error.code) \"\(text)\""
      let entries = error.userInfo.entries ?? []
      if entries.isEmpty { return start }
      let parts = try entries.map { entry in
        let value = try error.foundation.text(of: entry.value)
        // Only the underlying error is preceded by its address.
        let isUnderlying = entry.key.isText("NSUnderlyingError") && entry.value.object is NSError
        let text = isUnderlying ? "\(entry.value.object?.address ?? "") {\(value)}" : value
        return "\(try error.foundation.text(of: entry.key))=\(text)"
      }
      return start + " UserInfo={\(parts.joined(separator: ", "))}"
    }
  }

  /// Defines the user info value providers, which supply missing values for the errors of a domain.
  private static func defineProviders(_ cls: ClassDefinition<RuntimeClass>) {
    cls.method("setUserInfoValueProviderForDomain:provider:") {
      (cls, domain: String, provider: Block?) in
      cls.runtime.noteChange()
      cls.foundation.errorProviders[domain] = provider
    }
    cls.method("userInfoValueProviderForDomain:") { (cls, domain: String) -> Block? in
      cls.foundation.errorProviders[domain]
    }
  }
}

extension Value {
  /// Returns whether two dictionaries have equal entries.
  fileprivate func isSame(as other: Value, in world: FoundationWorld) throws -> Bool {
    let (own, others) = (entries ?? [], other.entries ?? [])
    guard own.count == others.count else { return false }
    return try own.allSatisfy { entry in
      try others.contains {
        try world.isEqual($0.key, entry.key) && world.isEqual($0.value, entry.value)
      }
    }
  }

  /// The value itself or, for a dictionary of the host language, its values.
  fileprivate var heldValues: [Value] {
    guard case .dictionary(let entries) = self else { return [self] }
    return entries.map(\.value)
  }
}

extension FoundationWorld {
  /// Returns an error whose user info has a description and more entries.
  package func error(
    domain: String, code: Int, _ description: String, _ more: [Value.DictionaryEntry] = []
  ) -> NSError? {
    guard let cls = runtime.lookUpClass("NSError"),
      let made = runtime.createInstance(cls) as? NSError
    else { return nil }
    made.fill(
      domain: domain, code: code,
      userInfo: .dictionary(
        [.init(key: .string("NSLocalizedDescription"), value: .string(description))] + more))
    return made
  }
}

extension FoundationClasses {
  package static let error = NativeClass<NSError>(
    "NSError", superclass: object, NSError.define)
}
