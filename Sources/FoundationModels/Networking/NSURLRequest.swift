package import SelectorRuntime

/// A request for a URL; its mutable form is the class `NSMutableURLRequest`.
package final class NSURLRequest: RuntimeObject {
  @Strong package var url: NSURL?
  package internal(set) var httpMethod = "GET"
  /// In the order in which they were set first.
  private var headers: [(name: String, value: String)] = []
  private var timeout = 60.0
  private var body = Value.none
  private var handlesCookies = true
  @Strong private var mainDocument: NSURL?
  /// An `NSURLRequestCachePolicy`; 0 is `NSURLRequestUseProtocolCachePolicy`.
  private var cachePolicy = 0

  package override func destruct() {
    url = nil
    mainDocument = nil
    super.destruct()
  }

  /// Makes one for a URL.
  package static func make(_ url: NSURL?, of cls: RuntimeClass) throws -> NSURLRequest {
    guard let made = cls.runtime.createInstance(cls) as? NSURLRequest else {
      throw RuntimeError(.invalidArgument, "\(cls.name) is not a class of requests")
    }
    made.url = url
    return made
  }

  private func fill(_ policy: Int, _ seconds: Double) -> NSURLRequest {
    cachePolicy = policy
    timeout = seconds
    return self
  }

  private func copy(of cls: RuntimeClass) throws -> NSURLRequest {
    let made = try NSURLRequest.make(url, of: cls)
    made.httpMethod = httpMethod
    made.headers = headers
    made.timeout = timeout
    made.cachePolicy = cachePolicy
    made.body = body
    made.handlesCookies = handlesCookies
    made.mainDocument = mainDocument
    return made
  }

  private func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  private func setHeader(_ name: String, _ value: String?) {
    let place = headers.firstIndex { $0.name.lowercased() == name.lowercased() }
    switch (place, value) {
    case (let place?, let value?): headers[place].value = value
    case (let place?, nil): headers.remove(at: place)
    case (nil, let value?): headers.append((name, value))
    case (nil, nil): break
    }
  }

  static func define(_ request: ClassDefinition<NSURLRequest>) {
    request.declare("HTTPMethod", Value.self, .copy, of: "NSString", isReadonly: true)
    request.declare("URL", Value.self, .copy, of: "NSURL", isReadonly: true)
    request.declare("allHTTPHeaderFields", Value.self, .copy, of: "NSDictionary", isReadonly: true)
    request.declare("timeoutInterval", Double.self, isReadonly: true)
    request.classSide.method("requestWithURL:") { (cls, url: NSURL?) -> NSURLRequest in
      try make(url, of: cls)
    }
    request.classSide.method("requestWithURL:cachePolicy:timeoutInterval:") {
      (cls, url: NSURL?, policy: Int, seconds: Double) -> NSURLRequest in
      try make(url, of: cls).fill(policy, seconds)
    }
    request.method("initWithURL:cachePolicy:timeoutInterval:") {
      (request, url: NSURL?, policy: Int, seconds: Double) -> NSURLRequest in
      request.url = url
      return request.fill(policy, seconds)
    }
    request.method("cachePolicy") { (request) -> Int in request.cachePolicy }
    request.method("initWithURL:") { (request, url: NSURL?) -> NSURLRequest in
      request.url = url
      return request
    }
    request.method("URL") { (request) -> NSURL? in request.url }
    request.method("HTTPMethod") { (request) -> String in request.httpMethod }
    request.method("timeoutInterval") { (request) -> Double in request.timeout }
    request.method("valueForHTTPHeaderField:") { (request, name: String) -> String? in
      request.header(name)
    }
    request.method("allHTTPHeaderFields") { (request) -> Value in
      .dictionary(request.headers.map { .init(key: .string($0.name), value: .string($0.value)) })
    }
    request.method("HTTPBody") { (request) -> Value in request.body }
    request.method("HTTPShouldHandleCookies") { (request) -> Bool in request.handlesCookies }
    request.method("mainDocumentURL") { (request) -> NSURL? in request.mainDocument }
    request.method("isEqual:") { (request, other: Value) -> Bool in
      guard let other = other.object as? NSURLRequest else { return false }
      return other.url?.absoluteString == request.url?.absoluteString
        && other.httpMethod == request.httpMethod
    }
    request.method("hash") { (request) -> Int in
      (request.url?.absoluteString ?? "").utf8.reduce(7) { ($0 &* 33 &+ Int($1)) & 0x7FFF_FFFF }
    }
    request.method("description") { (request) -> String in
      "<\(request.apparentClass.name): \(request.address)> "
        + "{ URL: \(request.url?.absoluteString ?? "(null)") }"
    }
    request.method("copy") { (request) -> NSURLRequest in
      try request.copy(of: request.runtime.cls(FoundationClasses.urlRequest))
    }
    request.method("mutableCopy") { (request) -> NSURLRequest in
      try request.copy(of: request.runtime.cls(FoundationClasses.mutableURLRequest))
    }
  }

  static func defineMutable(_ request: ClassDefinition<NSURLRequest>) {
    request.method("setURL:") { (request, url: NSURL?) in request.url = url }
    request.method("setHTTPMethod:") { (request, method: String) in request.httpMethod = method }
    request.method("setCachePolicy:") { (request, policy: Int) in request.cachePolicy = policy }
    request.method("setTimeoutInterval:") { (request, seconds: Double) in
      request.timeout = seconds
    }
    request.method("setValue:forHTTPHeaderField:") { (request, value: String?, field: String) in
      request.setHeader(field, value)
    }
    request.method("addValue:forHTTPHeaderField:") { (request, value: String, field: String) in
      request.setHeader(field, (request.header(field).map { $0 + "," } ?? "") + value)
    }
    request.method("setAllHTTPHeaderFields:") { (request, fields: Value) in
      request.headers = []
      for entry in fields.entries ?? [] {
        if case (.string(let name), .string(let value)) = (entry.key, entry.value) {
          request.headers.append((name, value))
        }
      }
      request.headers.sort { $0.name < $1.name }
    }
    request.method("setHTTPBody:") { (request, body: Value) in request.body = body }
    request.method("setHTTPShouldHandleCookies:") { (request, handles: Bool) in
      request.handlesCookies = handles
    }
    request.method("setMainDocumentURL:") { (request, url: NSURL?) in request.mainDocument = url }
  }
}

extension FoundationClasses {
  static let urlRequest = NativeClass<NSURLRequest>(
    "NSURLRequest", superclass: object, NSURLRequest.define)

  static let mutableURLRequest = NativeClass<NSURLRequest>(
    "NSMutableURLRequest", superclass: urlRequest, NSURLRequest.defineMutable)
}
