internal import FoundationCore
package import FoundationFiles
package import SelectorRuntime
import StringSearch

/// The metadata of a server's response; HTTP responses have the class `NSHTTPURLResponse`.
package final class NSURLResponse: RuntimeObject {
  @Strong package private(set) var url: NSURL?
  private(set) var mimeType: String?
  private(set) var expectedLength = -1
  private(set) var encodingName: String?
  /// The HTTP status code.
  package private(set) var status = 0
  private(set) var headers: [(name: String, value: String)] = []

  package func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  func fill(_ url: NSURL?, mimeType: String?, length: Int, encoding: String?) -> NSURLResponse {
    self.url = url
    self.mimeType = mimeType
    expectedLength = length
    encodingName = encoding
    return self
  }

  func fill(
    _ url: NSURL?, status: Int, headers: [(name: String, value: String)], length: Int? = nil,
    mimeType: String? = nil
  ) -> NSURLResponse {
    self.url = url
    self.status = status
    self.headers = headers.map { (HeaderName.canonical($0.name), $0.value) }
    let type = header("Content-Type").map(ContentType.init)
    self.mimeType = type?.mimeType ?? mimeType
    encodingName = type?.charset
    expectedLength = header("Content-Length").flatMap { Int($0) } ?? length ?? -1
    return self
  }

  /// The suggested file name for saving the data.
  private var suggestedFilename: String {
    if let named = header("Content-Disposition").flatMap(ContentType.filename) { return named }
    let address = Substring(url?.absoluteString ?? "")
    let path = address[
      ..<(address.index { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? address.endIndex)]
    let last = URLText(String(path))?.lastPathComponent ?? ""
    let name = last.isEmpty || last == "/" ? URLText(String(path))?.host ?? "Unknown" : last
    guard !last.contains("."), let ending = mimeType.flatMap(ContentType.fileExtension) else {
      return name
    }
    return name + "." + ending
  }
}

extension NSURLResponse {
  static func define(_ response: ClassDefinition<NSURLResponse>) {
    response.method("initWithURL:MIMEType:expectedContentLength:textEncodingName:") {
      (response, url: NSURL?, type: String?, length: Int, encoding: String?) -> NSURLResponse in
      response.fill(url, mimeType: type, length: length, encoding: encoding)
    }
    response.readonly("URL", .copy) { $0.url }
    response.readonly("MIMEType", .copy) { $0.mimeType }
    response.readonly("expectedContentLength") { $0.expectedLength }
    response.readonly("textEncodingName", .copy) { $0.encodingName }
    response.readonly("suggestedFilename", .copy) { $0.suggestedFilename }
    response.method("copyWithZone:") { (response, _: Value) -> NSURLResponse in response }
    defineCoding(response)
    response.method("description") { (response) -> String in
      "<\(response.apparentClass.name): \(response.address)> "
        + "{ URL: \(response.url?.absoluteString ?? "(null)") }"
    }
  }

  static func defineHTTP(_ response: ClassDefinition<NSURLResponse>) {
    response.method("initWithURL:statusCode:HTTPVersion:headerFields:") {
      (response, url: NSURL?, status: Int, _: String?, fields: Value) -> NSURLResponse in
      let headers = (fields.entries ?? []).compactMap { entry -> (String, String)? in
        guard let name = String.from(entry.key, in: response.runtime),
          let value = String.from(entry.value, in: response.runtime)
        else { return nil }
        return (name, value)
      }
      return response.fill(url, status: status, headers: headers.sorted { $0.0 < $1.0 })
    }
    response.readonly("statusCode") { $0.status }
    response.readonly("allHeaderFields", .copy, of: "NSDictionary") { (response) -> Value in
      let pairs = response.headers.map { header in
        (key: Value.string(header.name), value: Value.string(header.value))
      }
      // For sources: names match in any case. A script gets a table.
      if response.foundation.boxesTexts, !pairs.isEmpty,
        let fields = try response.foundation.makeDictionary(pairs) as? DictionaryObject
      {
        fields.ignoresCase = true
        return .object(fields)
      }
      return .dictionary(pairs.map { .init(key: $0.key, value: $0.value) })
    }
    response.method("valueForHTTPHeaderField:") { (response, name: String) -> String? in
      response.header(name)
    }
    response.classSide.method("localizedStringForStatusCode:") { (_, status: Int) -> String in
      HTTPStatus.words(status)
    }
    response.method("description") { (response) -> String in
      let headers = response.headers.map { "    \"\($0)\" =     (\n        \"\($1)\"\n    );\n" }
      return "<\(response.apparentClass.name): \(response.address)> "
        + "{ URL: \(response.url?.absoluteString ?? "(null)") } "
        + "{ Status Code: \(response.status), Headers {\n\(headers.joined())} }"
    }
  }
}

/// The canonical names of the header fields that CFNetwork recognizes.
enum HeaderName {
  /// Converts `content-type` to `Content-Type`; a name with uppercase letters is unchanged.
  static func canonical(_ name: String) -> String {
    switch name.lowercased() {
    case "etag": return "Etag"
    case "www-authenticate": return "Www-Authenticate"
    default: break
    }
    guard name == name.lowercased() else { return name }
    return name.split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: "-")
  }
}

/// A parsed `Content-Type` header.
struct ContentType {
  let mimeType: String
  let charset: String?

  init(_ text: String) {
    let parts = Substring(text).parts(at: UInt8(ascii: ";")).map { $0.trimmed }
    mimeType = (parts.first ?? "").lowercased()
    charset = parts.dropFirst().compactMap { ContentType.parameter("charset", in: $0) }.first?
      .lowercased()
  }

  /// Returns the file name of a `Content-Disposition` header.
  static func filename(_ text: String) -> String? {
    var parts: [Substring] = []
    var (start, isQuoted, isEscaped) = (text.startIndex, false, false)
    for (offset, byte) in Array(text.utf8).enumerated() {
      if byte == UInt8(ascii: "\"") && !isEscaped { isQuoted.toggle() }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      guard byte == UInt8(ascii: ";") && !isQuoted else { continue }
      let place = text.utf8.index(text.startIndex, offsetBy: offset)
      parts.append(text[start..<place])
      start = text.utf8.index(after: place)
    }
    parts.append(text[start...])
    // Folders in the name are removed, so that the file cannot be saved outside its target folder.
    return parts.compactMap { parameter("filename", in: $0.trimmed) }.first?
      .replacing("/", with: "_")
  }

  private static func parameter(_ name: String, in text: String) -> String? {
    guard text.prefix(name.count + 1).lowercased() == name + "=" else { return nil }
    let value = text.dropFirst(name.count + 1)
    guard value.hasPrefix("\"") else { return String(value) }
    let quoted = value.dropFirst()
    return String(quoted[..<(quoted.index(ofByte: UInt8(ascii: "\"")) ?? quoted.endIndex)])
  }

  static func fileExtension(_ mimeType: String) -> String? {
    switch mimeType {
    case "text/html": "html"
    case "text/plain": "txt"
    case "application/json": "json"
    case "application/pdf": "pdf"
    case "image/png": "png"
    case "image/jpeg": "jpeg"
    default: nil
    }
  }
}

/// The English texts of `+localizedStringForStatusCode:`, as seen on devices.
enum HTTPStatus {
  static func words(_ status: Int) -> String {
    switch status {
    case 100: "continue"
    case 101: "switching protocols"
    case 102..<200: "informational"
    case 200: "no error"
    case 201: "created"
    case 202: "accepted"
    case 203: "non-authoritative information"
    case 204: "no content"
    case 205: "reset content"
    case 206: "partial content"
    case 207..<300: "success"
    case 300: "multiple choices"
    case 301: "moved permanently"
    case 302: "found"
    case 303: "see other"
    case 304: "not modified"
    case 305: "needs proxy"
    case 307: "temporarily redirected"
    case 306, 308..<400: "redirected"
    case 400: "bad request"
    case 401: "unauthorized"
    case 402: "payment required"
    case 403: "forbidden"
    case 404: "not found"
    case 405: "method not allowed"
    case 406: "unacceptable"
    case 407: "proxy authentication required"
    case 408: "request timed out"
    case 409: "conflict"
    case 410: "no longer exists"
    case 411: "length required"
    case 412: "precondition failed"
    case 413: "request too large"
    case 414: "requested URL too long"
    case 415: "unsupported media type"
    case 416: "requested range not satisfiable"
    case 417: "expectation failed"
    case 418..<500: "client error"
    case 500: "internal server error"
    case 501: "unimplemented"
    case 502: "bad gateway"
    case 503: "service unavailable"
    case 504: "gateway timed out"
    case 505: "unsupported version"
    default: "server error"
    }
  }
}

extension FoundationClasses {
  static let urlResponse = NativeClass<NSURLResponse>(
    "NSURLResponse", superclass: object, NSURLResponse.define)

  static let httpURLResponse = NativeClass<NSURLResponse>(
    "NSHTTPURLResponse", superclass: urlResponse, NSURLResponse.defineHTTP)
}
