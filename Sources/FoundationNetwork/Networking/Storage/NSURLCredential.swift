internal import FoundationCore
package import SelectorRuntime

/// A user name and password, a certificate, or the trust in a server.
package final class NSURLCredential: RuntimeObject {
  private(set) var user: String?
  private(set) var password: String?
  /// An `NSURLCredentialPersistence`; 1 is `NSURLCredentialPersistenceForSession`.
  private(set) var persistence = 1
  private var certificates = Value.none
  /// A `SecIdentityRef`, which is opaque here.
  private var identity = Value.none

  package override func destruct() {
    certificates.release()
    identity.release()
    (certificates, identity) = (.none, .none)
    super.destruct()
  }

  func fill(_ user: String?, _ password: String?, _ persistence: Int) -> NSURLCredential {
    (self.user, self.password, self.persistence) = (user, password, persistence)
    return self
  }

  private func fill(identity: Value, certificates: Value) -> NSURLCredential {
    certificates.retain()
    identity.retain()
    (self.identity, self.certificates) = (identity, certificates)
    return self
  }

  private static func blank(_ cls: RuntimeClass) throws -> NSURLCredential {
    guard let made = cls.runtime.createInstance(cls) as? NSURLCredential else {
      throw RuntimeError(.invalidArgument, "\(cls.name) is not a class of credentials")
    }
    return made
  }

  static func define(_ credential: ClassDefinition<NSURLCredential>) {
    defineCoding(credential)
    let cls = credential.classSide
    cls.method("credentialWithUser:password:persistence:") {
      (cls, user: String?, password: String?, persistence: Int) -> NSURLCredential in
      try blank(cls).fill(user, password, persistence)
    }
    cls.method("credentialForTrust:") { (cls, _: Value) -> NSURLCredential in
      try blank(cls).fill(nil, nil, 1)
    }
    cls.method("credentialWithIdentity:certificates:persistence:") {
      (cls, identity: Value, certificates: Value, persistence: Int) -> NSURLCredential? in
      if identity.isNone { return nil }
      return try blank(cls).fill(nil, nil, persistence)
        .fill(identity: identity, certificates: certificates)
    }
    credential.method("initWithUser:password:persistence:") {
      (credential, user: String?, password: String?, persistence: Int) -> NSURLCredential in
      credential.fill(user, password, persistence)
    }
    credential.method("initWithTrust:") { (credential, _: Value) -> NSURLCredential in
      credential.fill(nil, nil, 1)
    }
    credential.method("initWithIdentity:certificates:persistence:") {
      (credential, identity: Value, certificates: Value, persistence: Int) -> NSURLCredential? in
      if identity.isNone { return nil }
      return credential.fill(nil, nil, persistence)
        .fill(identity: identity, certificates: certificates)
    }
    credential.readonly("user", .copy) { $0.user }
    credential.readonly("password", .copy) { $0.password }
    credential.readonly("persistence") { $0.persistence }
    credential.readonly("hasPassword") { $0.password != nil }
    credential.readonly("certificates", .copy, of: "NSArray") { $0.certificates }
    credential.readonly("identity") { (credential) -> Value in credential.identity }
    credential.method("copyWithZone:") { (credential, _: Value) -> NSURLCredential in credential }
    credential.method("isEqual:") { (credential, other: Value) -> Bool in
      guard let other = other.object as? NSURLCredential else { return false }
      return other === credential
        || (other.user == credential.user && other.password == credential.password)
    }
    credential.method("hash") { (credential) -> Int in
      (credential.user ?? "").utf8.reduce(11) { ($0 &* 33 &+ Int($1)) & 0x7FFF_FFFF }
    }
  }
}

/// The area for which a credential is valid: a server, a port, a realm and a method.
package final class NSURLProtectionSpace: RuntimeObject {
  private(set) var host = ""
  private(set) var port = 0
  private(set) var scheme: String?
  private(set) var realm: String?
  private(set) var method = "NSURLAuthenticationMethodDefault"
  var isProxy = false

  func fill(
    _ host: String, _ port: Int, _ scheme: String?, _ realm: String?, _ method: String?
  ) -> NSURLProtectionSpace {
    (self.host, self.port, self.scheme, self.realm) = (host, port, scheme, realm)
    self.method = method ?? "NSURLAuthenticationMethodDefault"
    return self
  }

  /// A text that identifies the protection space.
  var key: String { "\(scheme ?? "")://\(host):\(port)/\(realm ?? "")?\(method)" }

  static func define(_ space: ClassDefinition<NSURLProtectionSpace>) {
    defineCoding(space)
    for (name, isProxy) in [("protocol", false), ("type", true)] {
      let selector =
        isProxy
        ? "initWithProxyHost:port:type:realm:authenticationMethod:"
        : "initWithHost:port:protocol:realm:authenticationMethod:"
      space.raw(selector, types: "@@:@q@@@") { receiver, selector, arguments in
        guard let space = receiver as? NSURLProtectionSpace else { return .none }
        space.isProxy = isProxy && name == "type"
        return .object(
          space.fill(
            try arguments.value(0, as: String.self, space, selector),
            try arguments.value(1, as: Int.self, space, selector),
            try arguments.value(2, as: String?.self, space, selector),
            try arguments.value(3, as: String?.self, space, selector),
            try arguments.value(4, as: String?.self, space, selector)))
      }
    }
    space.readonly("host", .copy) { $0.host }
    space.readonly("port") { $0.port }
    space.readonly("protocol", .copy) { $0.scheme }
    space.readonly("realm", .copy) { $0.realm }
    space.readonly("authenticationMethod", .copy) { $0.method }
    space.readonly("proxyType", .copy) { (space) -> String? in
      space.isProxy ? space.scheme : nil
    }
    space.readonly("isProxy") { $0.isProxy }
    space.readonly("receivesCredentialSecurely") { (space) -> Bool in
      space.scheme == "https" || space.method.hasSuffix("Digest")
    }
    space.readonly("serverTrust", .assign) { (space) -> Value in
      space.method == "NSURLAuthenticationMethodServerTrust" ? .object(space) : .none
    }
    space.readonly("distinguishedNames", .copy, of: "NSArray") { (_) -> Value in .none }
    space.method("copyWithZone:") { (space, _: Value) -> NSURLProtectionSpace in space }
    space.method("isEqual:") { (space, other: Value) -> Bool in
      (other.object as? NSURLProtectionSpace)?.key == space.key
    }
    space.method("hash") { (space) -> Int in
      space.key.utf8.reduce(7) { ($0 &* 33 &+ Int($1)) & 0x7FFF_FFFF }
    }
  }
}

/// The app's credentials, by protection space.
package final class NSURLCredentialStorage: RuntimeObject {
  private var spaces: [NSURLProtectionSpace] = []
  private var credentials: [(space: String, credential: NSURLCredential)] = []
  private var defaults: [String: String] = [:]

  package override func destruct() {
    for space in spaces { space.release() }
    for (_, credential) in credentials { credential.release() }
    (spaces, credentials) = ([], [])
    super.destruct()
  }

  func defaultCredential(for space: NSURLProtectionSpace) -> NSURLCredential? {
    let known = credentials.filter { $0.space == space.key }
    let user = defaults[space.key]
    return known.first { user != nil && $0.credential.user == user }?.credential
      ?? (known.count == 1 ? known.first?.credential : nil)
  }

  func set(_ credential: NSURLCredential, for space: NSURLProtectionSpace) {
    recordRestoration()
    remove(credential.user, for: space)
    space.retain()
    spaces.append(space)
    credential.retain()
    credentials.append((space.key, credential))
  }

  private func remove(_ user: String?, for space: NSURLProtectionSpace) {
    let old = credentials.filter { $0.space == space.key && $0.credential.user == user }
    credentials.removeAll { $0.space == space.key && $0.credential.user == user }
    for (_, credential) in old { credential.release() }
  }

  /// Records the current credentials, so that a snapshot can restore them.
  private func recordRestoration() {
    let (spaces, credentials, defaults) = (spaces, credentials, defaults)
    runtime.recordUndo { [weak self] in
      guard let self else { return }
      (self.spaces, self.credentials, self.defaults) = (spaces, credentials, defaults)
    }
  }

  private func byUser(_ space: NSURLProtectionSpace) -> Value {
    .dictionary(
      credentials.filter { $0.space == space.key }.map {
        .init(key: .string($0.credential.user ?? ""), value: .object($0.credential))
      })
  }

  static func define(_ storage: ClassDefinition<NSURLCredentialStorage>) {
    storage.classSide.method("sharedCredentialStorage") { (cls) -> RuntimeObject in
      cls.foundation.only("NSURLCredentialStorage")
    }
    storage.method("credentialsForProtectionSpace:") {
      (storage, space: NSURLProtectionSpace) -> Value in
      storage.credentials.contains { $0.space == space.key } ? storage.byUser(space) : .none
    }
    storage.readonly("allCredentials", .copy, of: "NSDictionary") { (storage) -> Value in
      .dictionary(
        storage.spaces.map { .init(key: .object($0), value: storage.byUser($0)) })
    }
    storage.method("setCredential:forProtectionSpace:") {
      (storage, credential: NSURLCredential, space: NSURLProtectionSpace) in
      storage.set(credential, for: space)
    }
    storage.method("removeCredential:forProtectionSpace:") {
      (storage, credential: NSURLCredential, space: NSURLProtectionSpace) in
      storage.recordRestoration()
      storage.remove(credential.user, for: space)
    }
    storage.method("removeCredential:forProtectionSpace:options:") {
      (storage, credential: NSURLCredential, space: NSURLProtectionSpace, _: Value) in
      storage.recordRestoration()
      storage.remove(credential.user, for: space)
    }
    storage.method("defaultCredentialForProtectionSpace:") {
      (storage, space: NSURLProtectionSpace) -> NSURLCredential? in
      storage.defaultCredential(for: space)
    }
    storage.method("setDefaultCredential:forProtectionSpace:") {
      (storage, credential: NSURLCredential, space: NSURLProtectionSpace) in
      storage.set(credential, for: space)
      storage.defaults[space.key] = credential.user
    }
  }
}

extension FoundationClasses {
  static let urlCredential = NativeClass<NSURLCredential>(
    "NSURLCredential", superclass: object, NSURLCredential.define)

  static let urlProtectionSpace = NativeClass<NSURLProtectionSpace>(
    "NSURLProtectionSpace", superclass: object, NSURLProtectionSpace.define)

  static let urlCredentialStorage = NativeClass<NSURLCredentialStorage>(
    "NSURLCredentialStorage", superclass: object, NSURLCredentialStorage.define)
}
