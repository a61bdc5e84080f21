internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime

// Challenges of HTTP: a response of status 401 that names an authentication scheme.

/// A load's credential, and the challenge that it answers.
struct HTTPAuthorization {
  let authentication: HTTPAuthentication
  let user: String
  let password: String
  let persistence: Int
  /// The number of credentials that the server was sent, including this one.
  let attempts: Int
}

extension URLLoad {
  /// Challenges the client if a response asks for a credential; returns whether the load waits for it.
  func asksForCredential(_ answer: NetworkAnswer) throws -> Bool {
    guard answer.status == 401, answer.failure == nil,
      let authentication = HTTPAuthentication(answer.headers)
    else {
      keepCredential()
      return false
    }
    let attempts = authorization?.attempts ?? 0
    authorization = nil
    let challenge = world.challenge(
      authentication.method, at: url, realm: authentication.realm
    ) { [weak self] decision in
      guard let self, !isOver else { return }
      try later(0) { [weak self] in
        try self?.decide(decision, authentication, attempts, answer)
      }
    }
    let text = URLText(url?.absoluteString ?? "")
    let ofURL = text?.user.map { user in
      world.runtime.create(FoundationClasses.urlCredential).fill(user, text?.password ?? "", 0)
    }
    let stored = challenge.space.flatMap { context.credentials?.defaultCredential(for: $0) }
    challenge.fill(
      proposed: attempts == 0 ? ofURL ?? stored : nil, failures: attempts,
      response: world.httpResponse(
        url, answer.status, answer.headers, length: answer.body.count, mimeType: nil))
    try pass(challenge)
    return true
  }

  private func decide(
    _ decision: NSURLAuthenticationChallenge.Decision, _ authentication: HTTPAuthentication,
    _ attempts: Int, _ answer: NetworkAnswer
  ) throws {
    var chosen: NSURLCredential?
    switch decision {
    case .cancel: return try fail(context.cancelledChallenge)
    case .use(let credential?): chosen = credential
    case .defaultHandling: chosen = challenge?.proposed
    case .use(nil), .reject: break
    }
    guard let chosen, let user = chosen.user else { return try go(on: answer) }
    authorization = HTTPAuthorization(
      authentication: authentication, user: user, password: chosen.password ?? "",
      persistence: chosen.persistence, attempts: attempts + 1)
    try start()
  }

  /// Stores a credential that the server has accepted, for its protection space.
  private func keepCredential() {
    guard let authorization, authorization.persistence != 0, let space = challenge?.space,
      let storage = context.credentials
    else { return }
    let credential = world.runtime.create(FoundationClasses.urlCredential)
      .fill(authorization.user, authorization.password, authorization.persistence)
    storage.set(credential, for: space)
  }

  /// Returns the request with the field for the load's credential.
  func authorized(_ request: NSURLRequest) throws -> NSURLRequest {
    guard let authorization, let url = URLText(request.url?.absoluteString ?? "") else {
      return request
    }
    let path = url.encodedPath.isEmpty ? "/" : url.encodedPath
    let sent = try request.mutableRequest()
    sent.setHeader(
      "Authorization",
      authorization.authentication.field(
        user: authorization.user, password: authorization.password, method: request.httpMethod,
        uri: path + (url.query.map { "?" + $0 } ?? "")))
    return sent
  }
}
