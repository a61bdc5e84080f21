internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime

/// An abstract class that apps subclass to load certain requests.
package final class NSURLProtocol: RuntimeObject {
  @Strong private var request: NSURLRequest?
  @Strong private var client: RuntimeObject?
  @Strong private var cachedResponse: NSCachedURLResponse?
  @Strong private var task: NSURLSessionTask?

  private func fill(
    _ request: NSURLRequest?, _ cached: NSCachedURLResponse?, _ client: RuntimeObject?
  ) -> NSURLProtocol {
    self.request = request
    cachedResponse = cached
    self.client = client
    return self
  }

  static func define(_ proto: ClassDefinition<NSURLProtocol>) {
    defineClassSide(proto.classSide)
    proto.method("initWithRequest:cachedResponse:client:") {
      (proto, request: NSURLRequest?, cached: NSCachedURLResponse?, client: RuntimeObject?)
        -> NSURLProtocol in
      proto.fill(request, cached, client)
    }
    proto.method("initWithTask:cachedResponse:client:") {
      (proto, task: NSURLSessionTask, cached: NSCachedURLResponse?, client: RuntimeObject?)
        -> Value in
      proto.task = task
      return try proto.send(
        "initWithRequest:cachedResponse:client:", try task.currentRequest?.withStreamedBody(),
        cached, client)
    }
    proto.readonly("client", .strong, of: "<NSURLProtocolClient>") { $0.client }
    proto.readonly("request", .copy) { $0.request }
    proto.readonly("cachedResponse", .copy) { $0.cachedResponse }
    proto.readonly("task", .copy) { $0.task }
    for name in ["startLoading", "stopLoading"] {
      proto.method(name) { (proto) in throw proto.isAbstract("NSURLProtocol", name) }
    }
  }

  private static func defineClassSide(_ cls: ClassDefinition<RuntimeClass>) {
    cls.method("registerClass:") { (cls, added: RuntimeClass) -> Bool in
      guard added.isSubclass(of: cls.runtime.cls(FoundationClasses.urlProtocol)) else {
        return false
      }
      cls.foundation.registeredProtocols.insert(added, at: 0)
      return true
    }
    cls.method("unregisterClass:") { (cls, removed: RuntimeClass) in
      cls.foundation.registeredProtocols.removeAll(removed)
    }
    for name in ["canInitWithRequest:", "canonicalRequestForRequest:"] {
      cls.method(name) { (cls, request: NSURLRequest) -> Value in
        throw RuntimeError(
          .invalidArgument,
          "*** +[NSURLProtocol \(name)]: method only defined for abstract class.  "
            + "Define +[\(cls.name) \(name)]!")
      }
    }
    cls.method("canInitWithTask:") { (cls, task: NSURLSessionTask) -> Value in
      try cls.send("canInitWithRequest:", try task.currentRequest?.withStreamedBody())
    }
    cls.method("requestIsCacheEquivalent:toRequest:") {
      (cls, one: NSURLRequest, other: NSURLRequest) -> Value in try one.send("isEqual:", other)
    }
    cls.method("propertyForKey:inRequest:") { (_, key: String, request: NSURLRequest) -> Value in
      request.property(key)
    }
    cls.method("setProperty:forKey:inRequest:") {
      (_, value: Value, key: String, request: NSURLRequest) in request.setProperty(value, key)
    }
    cls.method("removePropertyForKey:inRequest:") { (_, key: String, request: NSURLRequest) in
      request.setProperty(.none, key)
    }
  }

  /// Defines one of the system's own protocols, which accepts the URLs of its schemes.
  static func defineSystem(_ schemes: [String])
    -> @Sendable (ClassDefinition<NSURLProtocol>) -> Void
  {
    { proto in
      proto.classSide.method("canInitWithRequest:") { (_, request: NSURLRequest) -> Bool in
        let scheme = URLText(request.url?.absoluteString ?? "")?.scheme?.lowercased()
        return schemes.contains(scheme ?? "")
      }
      proto.classSide.method("canonicalRequestForRequest:") {
        (_, request: NSURLRequest) -> NSURLRequest in request
      }
      proto.method("startLoading") { (_) in }
      proto.method("stopLoading") { (_) in }
    }
  }
}

extension RuntimeClass {
  /// Whether the class equals another class or inherits from it.
  final func isSubclass(of other: RuntimeClass) -> Bool {
    var place: RuntimeClass? = self
    while let cls = place {
      if cls === other { return true }
      place = cls.superclass
    }
    return false
  }
}

extension FoundationWorld {
  /// The system's protocols, which are in the list of every configuration.
  var systemProtocols: [RuntimeClass] {
    FoundationClasses.systemProtocols.map { runtime.cls($0) }
  }
}

extension FoundationClasses {
  static let urlProtocol = NativeClass<NSURLProtocol>(
    "NSURLProtocol", superclass: object, NSURLProtocol.define)

  /// The system's protocols, in the order of a default configuration.
  static let systemProtocols: [NativeClass<NSURLProtocol>] = [
    ("_NSURLHTTPProtocol", ["http", "https"]), ("_NSURLDataProtocol", ["data"]),
    ("_NSURLFTPProtocol", ["ftp"]), ("_NSURLFileProtocol", ["file"]),
    ("NSAboutURLProtocol", ["about"]),
  ].map { name, schemes in
    NativeClass<NSURLProtocol>(
      name, superclass: urlProtocol, NSURLProtocol.defineSystem(schemes))
  }

  /// The client to which a protocol reports.
  static let urlProtocolClient = NativeClass<URLProtocolClient>(
    "__NSCFURLProtocolClient_NS", superclass: object, URLProtocolClient.define)
}

extension FoundationWorld {
  /// The protocols that scripts have registered, latest first.
  var registeredProtocols: [RuntimeClass] {
    get { self[RegisteredProtocols.self] }
    _modify { yield &self[RegisteredProtocols.self] }
  }

  private enum RegisteredProtocols: SavedWorldKey {
    static func initialValue(in world: FoundationWorld) -> [RuntimeClass] { [] }
  }
}
