internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime

// URLs that need no server.
extension URLLoad {
  /// Responds to a `file:`, `data:` or `about:` URL; returns whether the URL is one of these.
  func answerLocally(_ scheme: String, _ url: NSURL) throws -> Bool {
    let text = url.absoluteString
    switch scheme {
    case "file":
      let path = URLText(text)?.path ?? ""
      guard let bytes = world.files[path]?.bytes else {
        try fail(NetworkFailure.fileNotFound)
        return true
      }
      try answer(bytes, FileType.mimeType(of: path), nil)
    case "data":
      guard let content = DataURL(text) else {
        try fail(NetworkFailure.badURL)
        return true
      }
      try answer(content.bytes, content.type.mimeType, content.type.charset)
    case "about": try answer([], "text/html", nil)
    default: return false
    }
    return true
  }

  private func answer(_ bytes: [UInt8], _ mimeType: String, _ encoding: String?) throws {
    let response = world.runtime.create(FoundationClasses.urlResponse)
      .fill(url, mimeType: mimeType, length: bytes.count, encoding: encoding)
    try receive(response) { [weak self] in
      try self?.deliver(bytes.isEmpty ? [] : [0..<bytes.count], of: bytes)
    }
  }
}

/// The contents of a `data` URL (RFC 2397).
struct DataURL {
  let type: ContentType
  let bytes: [UInt8]

  init?(_ text: String) {
    guard let comma = text.firstIndex(of: ","), text.hasPrefix("data:") else { return nil }
    let head = text[..<comma].dropFirst(5)
    let body = PercentEncoding.decode(String(text[text.index(after: comma)...]))
    let isBase64 = head.hasSuffix(";base64")
    let name = isBase64 ? head.dropLast(7) : head
    type = ContentType(name.isEmpty ? "text/plain;charset=us-ascii" : String(name))
    guard let decoded = isBase64 ? Base64.bytes(of: Array(body.utf8), 0) : Array(body.utf8) else {
      return nil
    }
    bytes = decoded
  }
}

/// The MIME types of file name extensions.
enum FileType {
  static func mimeType(of path: String) -> String {
    switch path.split(separator: ".").last?.lowercased() {
    case "html", "htm": "text/html"
    case "txt": "text/plain"
    case "json": "application/json"
    case "css": "text/css"
    case "js": "text/javascript"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "pdf": "application/pdf"
    default: "application/octet-stream"
    }
  }
}
