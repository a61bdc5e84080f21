internal import FoundationCore
package import FoundationFiles
package import SelectorRuntime

/// A URL request; mutable requests have the class `NSMutableURLRequest`.
package final class NSURLRequest: RuntimeObject {
  @Strong package var url: NSURL?
  package internal(set) var httpMethod = "GET"
  /// The header fields, in the order in which they were first set.
  var headers: [(name: String, value: String)] {
    fields.values.sorted { $0.order < $1.order }.map { ($0.name, $0.value) }
  }
  /// The header fields, by their names in lower case.
  private var fields: [String: Field] = [:]
  private var lastOrder = 0
  /// The timeout in virtual seconds; the default is 60, from NSURLRequest.h.
  var timeout = 60.0
  private(set) var body = Value.none
  private(set) var bodyStream = Value.none
  var handlesCookies = true
  @Strong var mainDocument: NSURL?
  /// An `NSURLRequestCachePolicy`; 0 is `NSURLRequestUseProtocolCachePolicy`.
  var cachePolicy = 0
  /// An `NSURLRequestNetworkServiceType`; 0 is the default type.
  var serviceType = 0
  /// The `NSURLRequestAttribution`: whether the developer or the user initiated the request.
  var attribution = 0
  /// The partition of the request's cookies; nil for the partition of its own site.
  var cookiePartition: String?
  /// The Boolean properties that are set, by name.
  var flags: Set<String> = NSURLRequest.usualFlags
  /// The properties that protocols have attached to the request, by key.
  private var properties: [(key: String, value: Value)] = []

  /// A header field; the one that was first set has the least order.
  private struct Field {
    let order: Int
    let name: String
    var value: String
  }

  private static let usualFlags: Set<String> = [
    "allowsCellularAccess", "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess",
  ]

  package override func destruct() {
    setBody(.none)
    setBodyStream(.none)
    for (_, value) in properties { value.release() }
    properties = []
    super.destruct()
  }

  /// Creates a request for a URL.
  package static func make(_ url: NSURL?, of cls: RuntimeClass) throws -> NSURLRequest {
    guard let made = cls.runtime.createInstance(cls) as? NSURLRequest else {
      throw RuntimeError(.invalidArgument, "\(cls.name) is not a class of requests")
    }
    made.url = url
    return made
  }

  func fill(_ policy: Int, _ seconds: Double) -> NSURLRequest {
    cachePolicy = policy
    timeout = seconds
    return self
  }

  func copy(of cls: RuntimeClass) throws -> NSURLRequest {
    let made = try NSURLRequest.make(url, of: cls)
    made.httpMethod = httpMethod
    made.fields = fields
    made.lastOrder = lastOrder
    made.timeout = timeout
    made.cachePolicy = cachePolicy
    made.setBody(body)
    made.setBodyStream(bodyStream)
    made.handlesCookies = handlesCookies
    made.mainDocument = mainDocument
    made.serviceType = serviceType
    made.attribution = attribution
    made.cookiePartition = cookiePartition
    made.flags = flags
    for (key, value) in properties { made.setProperty(value, key) }
    return made
  }

  /// Returns a mutable copy.
  package func mutableRequest() throws -> NSURLRequest {
    try copy(of: runtime.cls(FoundationClasses.mutableURLRequest))
  }

  /// Returns an immutable copy.
  package func immutableRequest() throws -> NSURLRequest {
    try copy(of: runtime.cls(FoundationClasses.urlRequest))
  }
}

// The components of a request.
extension NSURLRequest {
  func setBody(_ body: Value) {
    body.retain()
    self.body.release()
    self.body = body
  }

  func setBodyStream(_ stream: Value) {
    stream.retain()
    bodyStream.release()
    bodyStream = stream
  }

  /// Returns the request as a session's protocols receive it.
  ///
  /// Its body is a stream instead of data, and it has the field `Content-Length`.
  func withStreamedBody() throws -> NSURLRequest {
    guard !body.isNone, bodyStream.isNone else { return self }
    let made = try immutableRequest()
    let stream = try runtime.cls(FoundationClasses.inputStream).send("inputStreamWithData:", body)
    made.setBody(.none)
    made.setBodyStream(stream)
    if header("Content-Length") == nil { made.setHeader("Content-Length", "\(bodyBytes.count)") }
    return made
  }

  /// The bytes of the body; empty without a body.
  package var bodyBytes: [UInt8] { ByteArgument.from(body, in: runtime)?.bytes ?? [] }

  package func header(_ name: String) -> String? { fields[name.lowercased()]?.value }

  package func setHeader(_ name: String, _ value: String?) {
    let key = name.lowercased()
    guard let value else { return fields[key] = nil }
    lastOrder += 1
    fields[key, default: Field(order: lastOrder, name: name, value: value)].value = value
  }

  func setHeaders(_ list: Value) {
    fields = [:]
    let named = (list.entries ?? []).compactMap { entry -> (name: String, value: String)? in
      guard let name = String.from(entry.key, in: runtime) else { return nil }
      return String.from(entry.value, in: runtime).map { (name, $0) }
    }
    for (name, value) in named.sorted(by: { $0.name < $1.name }) { setHeader(name, value) }
  }

  /// The properties that protocols have attached to the request, as a dictionary.
  var propertyList: Value {
    .dictionary(properties.map { .init(key: .string($0.key), value: $0.value) })
  }

  func property(_ key: String) -> Value { properties.first { $0.key == key }?.value ?? .none }

  func setProperty(_ value: Value, _ key: String) {
    value.retain()
    let old = properties.first { $0.key == key }?.value
    properties.removeAll { $0.key == key }
    if !value.isNone { properties.append((key, value)) }
    old?.release()
  }
}

extension NSURLRequest {
  static func define(_ request: ClassDefinition<NSURLRequest>) {
    defineMaking(request)
    defineCoding(request)
    request.declare("HTTPMethod", Value.self, .copy, of: "NSString", isReadonly: true)
    request.declare("URL", Value.self, .copy, of: "NSURL", isReadonly: true)
    request.declare("allHTTPHeaderFields", Value.self, .copy, of: "NSDictionary", isReadonly: true)
    request.declare("timeoutInterval", Double.self, isReadonly: true)
    request.method("cachePolicy") { (request) -> Int in request.cachePolicy }
    request.method("URL") { (request) -> NSURL? in request.url }
    request.method("HTTPMethod") { (request) -> String in request.httpMethod }
    request.method("timeoutInterval") { (request) -> Double in request.timeout }
    request.method("valueForHTTPHeaderField:") { (request, name: String) -> String? in
      request.header(name)
    }
    request.method("allHTTPHeaderFields") { (request) -> Value in
      // Without header fields the dictionary is nil.
      if request.fields.isEmpty { return .none }
      return .dictionary(
        request.headers.map { .init(key: .string($0.name), value: .string($0.value)) })
    }
    request.method("HTTPBody") { (request) -> Value in request.body }
    request.method("HTTPBodyStream") { (request) -> Value in request.bodyStream }
    request.method("HTTPShouldHandleCookies") { (request) -> Bool in request.handlesCookies }
    request.method("mainDocumentURL") { (request) -> NSURL? in request.mainDocument }
    request.method("networkServiceType") { (request) -> Int in request.serviceType }
    request.method("cookiePartitionIdentifier") { (request) -> String? in
      request.cookiePartition
    }
    request.method("attribution") { (request) -> Int in request.attribution }
    for flag in flagNames {
      request.method(flag) { (request) -> Bool in request.flags.contains(flag) }
    }
    request.method("isEqual:") { (request, other: Value) -> Bool in
      guard let other = other.object as? NSURLRequest else { return false }
      return try other.url?.absoluteString == request.url?.absoluteString
        && other.httpMethod == request.httpMethod
        && other.bodyBytes == request.bodyBytes
        && other.fields.mapValues(\.value) == request.fields.mapValues(\.value)
        && request.foundation.isEqual(other.propertyList, request.propertyList)
    }
    request.method("hash") { (request) -> Int in
      (request.url?.absoluteString ?? "").utf8.reduce(7) { ($0 &* 33 &+ Int($1)) & 0x7FFF_FFFF }
    }
    request.method("description") { (request) -> String in
      "<\(request.apparentClass.name): \(request.address)> "
        + "{ URL: \(request.url?.absoluteString ?? "(null)") }"
    }
    request.method("copyWithZone:") { (request, _: Value) -> NSURLRequest in
      // Copies of a mutable request are mutable.
      request.isKind(of: "NSMutableURLRequest")
        ? try request.mutableRequest() : try request.immutableRequest()
    }
    request.method("mutableCopyWithZone:") { (request, _: Value) -> NSURLRequest in
      try request.mutableRequest()
    }
  }

  /// The Boolean properties of NSURLRequest.h that have no effect here.
  static let flagNames = [
    "allowsCellularAccess", "allowsExpensiveNetworkAccess", "allowsConstrainedNetworkAccess",
    "HTTPShouldUsePipelining", "assumesHTTP3Capable", "requiresDNSSECValidation",
    "allowsPersistentDNS",
  ]

  private static func defineMaking(_ request: ClassDefinition<NSURLRequest>) {
    let cls = request.classSide
    cls.method("requestWithURL:") { (cls, url: NSURL?) -> NSURLRequest in
      try make(url, of: cls)
    }
    cls.method("requestWithURL:cachePolicy:timeoutInterval:") {
      (cls, url: NSURL?, policy: Int, seconds: Double) -> NSURLRequest in
      try make(url, of: cls).fill(policy, seconds)
    }
    request.method("initWithURL:cachePolicy:timeoutInterval:") {
      (request, url: NSURL?, policy: Int, seconds: Double) -> NSURLRequest in
      request.url = url
      return request.fill(policy, seconds)
    }
    request.method("initWithURL:") { (request, url: NSURL?) -> NSURLRequest in
      request.url = url
      return request
    }
  }

  static func defineMutable(_ request: ClassDefinition<NSURLRequest>) {
    request.method("setURL:") { (request, url: NSURL?) in request.url = url }
    request.method("setHTTPMethod:") { (request, method: String?) in
      request.httpMethod = method ?? "GET"
    }
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
      request.setHeaders(fields)
    }
    request.method("setHTTPBody:") { (request, body: Value) in
      guard body.isNone || ByteArgument.from(body, in: request.runtime) != nil else {
        throw RuntimeError(
          .invalidArgument,
          "-[\(request.className) setHTTPBody:]: argument 1 must be NSData, a string or nil, "
            + "got \(body.typeName)")
      }
      let copied =
        if let data = body.object { try data.send("copy") } else { body }
      request.setBody(copied)
      request.setBodyStream(.none)
    }
    request.method("setHTTPBodyStream:") { (request, stream: RuntimeObject?) in
      request.setBodyStream(stream.messageValue)
      request.setBody(.none)
    }
    request.method("setCookiePartitionIdentifier:") { (request, partition: String?) in
      request.cookiePartition = partition
    }
    request.method("setAttribution:") { (request, attribution: Int) in
      request.attribution = attribution
    }
    request.method("setHTTPShouldHandleCookies:") { (request, handles: Bool) in
      request.handlesCookies = handles
    }
    request.method("setMainDocumentURL:") { (request, url: NSURL?) in request.mainDocument = url }
    request.method("setNetworkServiceType:") { (request, type: Int) in
      request.serviceType = type
    }
    for flag in flagNames {
      let setter = "set" + flag.prefix(1).uppercased() + flag.dropFirst() + ":"
      request.method(setter) { (request, isOn: Bool) in
        if isOn { request.flags.insert(flag) } else { request.flags.remove(flag) }
      }
    }
  }
}

extension FoundationClasses {
  static let urlRequest = NativeClass<NSURLRequest>(
    "NSURLRequest", superclass: object, NSURLRequest.define)

  static let mutableURLRequest = NativeClass<NSURLRequest>(
    "NSMutableURLRequest", superclass: urlRequest, NSURLRequest.defineMutable)
}
