internal import FoundationCore
package import FoundationFiles
package import SelectorRuntime

/// A server's authentication challenge.
package final class NSURLAuthenticationChallenge: RuntimeObject {
  /// The client's response to a challenge.
  enum Decision {
    case use(NSURLCredential?)
    case defaultHandling, cancel, reject

    /// Creates the decision for an `NSURLSessionAuthChallengeDisposition` and its credential.
    init(disposition: Int, _ credential: NSURLCredential?) {
      switch disposition {
      case 0: self = .use(credential)
      case 2: self = .cancel
      case 3: self = .reject
      default: self = .defaultHandling
      }
    }
  }

  @Strong private(set) var space: NSURLProtectionSpace?
  @Strong private(set) var proposed: NSURLCredential?
  @Strong private var failureResponse: NSURLResponse?
  @Strong private var error: NSError?
  @Strong private(set) var sender: RuntimeObject?
  private var failures = 0
  var isAnswered = false
  /// Receives the decision; nil for a challenge that a script created.
  @Owned private var decide: ((Decision) throws -> Void)?

  var method: String { space?.method ?? "" }

  /// The HTTP name of the method.
  var schemeName: String {
    switch method {
    case "NSURLAuthenticationMethodHTTPDigest": "Digest"
    case "NSURLAuthenticationMethodNTLM": "NTLM"
    case "NSURLAuthenticationMethodNegotiate": "Negotiate"
    default: "Basic"
    }
  }

  /// Whether the challenge is sent to the session's delegate instead of the task's.
  var isOfSession: Bool {
    ["ServerTrust", "ClientCertificate", "NTLM", "Negotiate"].contains { method.hasSuffix($0) }
  }

  func fill(
    _ space: NSURLProtectionSpace?, sender: RuntimeObject?,
    _ decide: @escaping (Decision) throws -> Void
  ) {
    self.space = space
    self.sender = sender
    self.decide = decide
  }

  /// Adds the facts of a challenge of HTTP.
  func fill(proposed: NSURLCredential?, failures: Int, response: NSURLResponse) {
    (self.proposed, self.failures, failureResponse) = (proposed, failures, response)
  }

  /// Makes a decision; later decisions are ignored.
  func answer(_ decision: Decision) throws {
    guard !isAnswered, let decide else { return }
    isAnswered = true
    try decide(decision)
  }

  /// The continuation of a load after a challenge.
  package enum Outcome {
    case goOn
    /// The server's response of status 401 to a client without valid credentials.
    case refused
    case failed(Int)
  }

  /// Applies a delegate's response: an `NSURLSessionAuthChallengeDisposition` and a credential.
  ///
  /// - Throws: the errors of the load, which continues.
  package func answer(disposition: Int, _ credential: NSURLCredential?) throws {
    try answer(Decision(disposition: disposition, credential))
  }

  private func take(_ arguments: borrowing Arguments, _ selector: Selector) throws {
    space = try arguments.value(0, as: NSURLProtectionSpace?.self, self, selector)
    proposed = try arguments.value(1, as: NSURLCredential?.self, self, selector)
    failures = try arguments.value(2, as: Int.self, self, selector)
    failureResponse = try arguments.value(3, as: NSURLResponse?.self, self, selector)
    error = try arguments.value(4, as: NSError?.self, self, selector)
    sender = try arguments.value(5, as: RuntimeObject?.self, self, selector)
  }

  static func define(_ challenge: ClassDefinition<NSURLAuthenticationChallenge>) {
    challenge.raw(
      "initWithProtectionSpace:proposedCredential:previousFailureCount:failureResponse:"
        + "error:sender:", types: "@@:@@q@@@"
    ) { receiver, selector, arguments in
      guard let challenge = receiver as? NSURLAuthenticationChallenge else { return .none }
      try challenge.take(arguments, selector)
      return .object(challenge)
    }
    challenge.method("initWithAuthenticationChallenge:sender:") {
      (challenge, other: NSURLAuthenticationChallenge, sender: RuntimeObject?)
        -> NSURLAuthenticationChallenge in
      challenge.space = other.space
      challenge.proposed = other.proposed
      challenge.failures = other.failures
      challenge.sender = sender
      return challenge
    }
    challenge.readonly("protectionSpace", .copy) { $0.space }
    challenge.readonly("proposedCredential", .copy) { $0.proposed }
    challenge.readonly("previousFailureCount") { $0.failures }
    challenge.readonly("failureResponse", .copy) { $0.failureResponse }
    challenge.readonly("error", .copy) { $0.error }
    challenge.readonly("sender", .strong) { $0.sender }
  }

  /// Defines the methods of a challenge's sender.
  static func defineSender(_ sender: ClassDefinition<RuntimeObject>) {
    sender.method("useCredential:forAuthenticationChallenge:") {
      (_, credential: NSURLCredential?, challenge: NSURLAuthenticationChallenge) in
      try challenge.answer(.use(credential))
    }
    let others: [(String, Decision)] = [
      ("continueWithoutCredentialForAuthenticationChallenge:", .use(nil)),
      ("cancelAuthenticationChallenge:", .cancel),
      ("performDefaultHandlingForAuthenticationChallenge:", .defaultHandling),
      ("rejectProtectionSpaceAndContinueWithChallenge:", .reject),
    ]
    for (name, decision) in others {
      sender.method(name) { (_, challenge: NSURLAuthenticationChallenge) in
        try challenge.answer(decision)
      }
    }
    sender.adopt(FoundationProtocols.urlAuthenticationChallengeSender)
  }
}

extension FoundationWorld {
  /// Creates a challenge for a method and a URL.
  func challenge(
    _ method: String, at url: NSURL?, realm: String = "",
    _ decide: @escaping (NSURLAuthenticationChallenge.Decision) throws -> Void
  ) -> NSURLAuthenticationChallenge {
    let text = URLText(url?.absoluteString ?? "")
    let scheme = text?.scheme
    let isTrust = method == "NSURLAuthenticationMethodServerTrust"
    let space = runtime.create(FoundationClasses.urlProtectionSpace).fill(
      text?.host ?? "", text?.port ?? (scheme == "http" ? 80 : 443), scheme,
      isTrust ? nil : realm, method)
    let made = runtime.create(FoundationClasses.urlAuthenticationChallenge)
    made.fill(
      space, sender: runtime.create(FoundationClasses.urlChallengeSender), decide)
    return made
  }
}

extension FoundationClasses {
  static let urlAuthenticationChallenge = NativeClass<NSURLAuthenticationChallenge>(
    "NSURLAuthenticationChallenge", superclass: object, NSURLAuthenticationChallenge.define)

  /// The challenge sender, to which the delegates of connections respond.
  static let urlChallengeSender = NativeClass<RuntimeObject>(
    "NSURLConnectionInternalConnection", superclass: object,
    NSURLAuthenticationChallenge.defineSender)
}

extension FoundationWorld {
  /// Creates a challenge for a client without a session, such as a web view.
  ///
  /// - Parameters:
  ///   - method: the authentication method.
  ///   - url: the URL that is loaded.
  ///   - outcome: called once, when the challenge has been answered, with the continuation of the
  ///     load.
  package func webChallenge(
    _ method: String, at url: NSURL?,
    outcome: @escaping (NSURLAuthenticationChallenge.Outcome) throws -> Void
  ) -> NSURLAuthenticationChallenge {
    let isTrust = method == "NSURLAuthenticationMethodServerTrust"
    return challenge(method, at: url) { (decision: NSURLAuthenticationChallenge.Decision) in
      switch decision {
      case .use(.some): try outcome(.goOn)
      case .cancel: try outcome(.failed(NetworkFailure.cancelled))
      case .reject where isTrust: try outcome(.failed(-1202))
      case .use(nil), .defaultHandling, .reject: try outcome(isTrust ? .goOn : .refused)
      }
    }
  }
}
