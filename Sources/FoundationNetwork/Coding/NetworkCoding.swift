internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime

/// The archive formats of requests, responses and related objects.
extension NSURLRequest {
  static func defineCoding(_ request: ClassDefinition<NSURLRequest>) {
    request.coding { request, coder in
      try coder.encodeObject(request.url.messageValue, forKey: "NS.URL")
      try coder.encodeObject(request.mainDocument.messageValue, forKey: "NS.mainDocumentURL")
      try coder.encodeObject(.string(request.httpMethod), forKey: "NS.HTTPMethod")
      try coder.encodeObject(request.headers.dictionary, forKey: "NS.HTTPHeaderFields")
      if !request.body.isNone {
        let body = request.foundation.data(request.bodyBytes)
        try coder.encodeObject(.object(body), forKey: "NS.HTTPBody")
      }
      try coder.encodeObject(request.propertyList, forKey: "NS.protocolProperties")
      try coder.encodeScalar(.number(request.timeout), forKey: "NS.timeoutInterval")
      try coder.encodeScalar(.integer(Int64(request.cachePolicy)), forKey: "NS.cachePolicy")
      try coder.encodeScalar(.integer(Int64(request.serviceType)), forKey: "NS.networkServiceType")
      try coder.encodeScalar(.bool(request.handlesCookies), forKey: "NS.handlesCookies")
      for flag in flagNames {
        try coder.encodeScalar(.bool(request.flags.contains(flag)), forKey: "NS." + flag)
      }
    } decode: { request, coder in
      request.url = try coder.decodeURL("NS.URL")
      request.mainDocument = try coder.decodeURL("NS.mainDocumentURL")
      request.httpMethod = try coder.decodeText("NS.HTTPMethod") ?? "GET"
      request.setHeaders(try coder.decodeHeaders("NS.HTTPHeaderFields"))
      request.setBody(
        try coder.decodeObject(
          forKey: "NS.HTTPBody", of: [coder.foundation.valueClass("NSData")]))
      let properties = try coder.decodeObject(forKey: "NS.protocolProperties", of: nil)
      for entry in try coder.foundation.entries(of: properties) ?? [] {
        guard let key = String.from(entry.key, in: coder.runtime) else { continue }
        request.setProperty(entry.value, key)
      }
      request.timeout = try coder.decodeDouble(forKey: "NS.timeoutInterval") ?? 60
      request.cachePolicy = Int(try coder.decodeInteger(forKey: "NS.cachePolicy") ?? 0)
      request.serviceType = Int(try coder.decodeInteger(forKey: "NS.networkServiceType") ?? 0)
      request.handlesCookies = try coder.decodeBool(forKey: "NS.handlesCookies") ?? true
      request.flags = Set(
        try flagNames.filter { try coder.decodeBool(forKey: "NS." + $0) ?? false })
      return .object(request)
    }
  }
}

extension NSURLResponse {
  static func defineCoding(_ response: ClassDefinition<NSURLResponse>) {
    response.coding { response, coder in
      try coder.encodeObject(response.url.messageValue, forKey: "NS.URL")
      try coder.encodeObject(response.mimeType.messageValue, forKey: "NS.MIMEType")
      try coder.encodeObject(response.encodingName.messageValue, forKey: "NS.textEncodingName")
      try coder.encodeScalar(
        .integer(Int64(response.expectedLength)), forKey: "NS.expectedContentLength")
      guard response.isKind(of: "NSHTTPURLResponse") else { return }
      try coder.encodeScalar(.integer(Int64(response.status)), forKey: "NS.statusCode")
      try coder.encodeObject(response.headers.dictionary, forKey: "NS.allHeaderFields")
    } decode: { response, coder in
      let url = try coder.decodeURL("NS.URL")
      let type = try coder.decodeText("NS.MIMEType")
      let length = Int(try coder.decodeInteger(forKey: "NS.expectedContentLength") ?? -1)
      guard response.isKind(of: "NSHTTPURLResponse") else {
        let encoding = try coder.decodeText("NS.textEncodingName")
        return .object(response.fill(url, mimeType: type, length: length, encoding: encoding))
      }
      let fields = try coder.decodeHeaders("NS.allHeaderFields").entries ?? []
      let headers = fields.compactMap { field -> (name: String, value: String)? in
        guard let name = String.from(field.key, in: coder.runtime),
          let value = String.from(field.value, in: coder.runtime)
        else { return nil }
        return (name, value)
      }
      let status = Int(try coder.decodeInteger(forKey: "NS.statusCode") ?? 0)
      return .object(
        response.fill(
          url, status: status, headers: headers.sorted { $0.name < $1.name }, length: length,
          mimeType: type))
    }
  }
}

extension NSCachedURLResponse {
  static func defineCoding(_ cached: ClassDefinition<NSCachedURLResponse>) {
    cached.coding { cached, coder in
      try coder.encodeObject(cached.response.messageValue, forKey: "NS.response")
      try coder.encodeObject(cached.data.messageValue, forKey: "NS.data")
      try coder.encodeObject(cached.userInfo, forKey: "NS.userInfo")
      try coder.encodeScalar(.integer(Int64(cached.policy)), forKey: "NS.storagePolicy")
    } decode: { cached, coder in
      let world = coder.foundation
      let response = try coder.decodeObject(
        forKey: "NS.response", of: [world.runtime.cls(FoundationClasses.urlResponse)])
      let data = try coder.decodeObject(forKey: "NS.data", of: [world.valueClass("NSData")])
      let info = try coder.decodeObject(forKey: "NS.userInfo", of: nil)
      let policy = Int(try coder.decodeInteger(forKey: "NS.storagePolicy") ?? 0)
      return .object(
        cached.fill(response.object as? NSURLResponse, data.object as? NSData, info, policy))
    }
  }
}

extension NSURLCredential {
  static func defineCoding(_ credential: ClassDefinition<NSURLCredential>) {
    credential.coding { credential, coder in
      try coder.encodeObject(credential.user.messageValue, forKey: "NS.user")
      try coder.encodeObject(credential.password.messageValue, forKey: "NS.password")
      try coder.encodeScalar(.integer(Int64(credential.persistence)), forKey: "NS.persistence")
    } decode: { credential, coder in
      let persistence = try coder.decodeInteger(forKey: "NS.persistence") ?? 1
      return .object(
        credential.fill(
          try coder.decodeText("NS.user"), try coder.decodeText("NS.password"), Int(persistence)))
    }
  }
}

extension NSURLProtectionSpace {
  static func defineCoding(_ space: ClassDefinition<NSURLProtectionSpace>) {
    space.coding { space, coder in
      try coder.encodeObject(.string(space.host), forKey: "NS.host")
      try coder.encodeScalar(.integer(Int64(space.port)), forKey: "NS.port")
      try coder.encodeObject(space.scheme.messageValue, forKey: "NS.protocol")
      try coder.encodeObject(space.realm.messageValue, forKey: "NS.realm")
      try coder.encodeObject(.string(space.method), forKey: "NS.authenticationMethod")
      try coder.encodeScalar(.bool(space.isProxy), forKey: "NS.isProxy")
    } decode: { space, coder in
      space.isProxy = try coder.decodeBool(forKey: "NS.isProxy") ?? false
      let port = try coder.decodeInteger(forKey: "NS.port") ?? 0
      return .object(
        space.fill(
          try coder.decodeText("NS.host") ?? "", Int(port), try coder.decodeText("NS.protocol"),
          try coder.decodeText("NS.realm"), try coder.decodeText("NS.authenticationMethod")))
    }
  }
}

extension [(name: String, value: String)] {
  /// Header fields as the dictionary that methods accept and return.
  fileprivate var dictionary: Value {
    .dictionary(map { .init(key: .string($0.name), value: .string($0.value)) })
  }
}

extension NSCoder {
  fileprivate func decodeURL(_ key: String) throws -> NSURL? {
    let url = try decodeObject(forKey: key, of: [runtime.cls(FoundationClasses.url)])
    return url.object as? NSURL
  }

  func decodeText(_ key: String) throws -> String? {
    let text = try decodeObject(forKey: key, of: [foundation.valueClass("NSString")])
    return String.from(text, in: runtime)
  }

  func decodeHeaders(_ key: String) throws -> Value {
    let classes = ["NSDictionary", "NSString"].map { foundation.valueClass($0) }
    return try foundation.unbox(decodeObject(forKey: key, of: classes))
  }
}
