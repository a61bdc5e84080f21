internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime

// Where downloads are written, and how they go on later.
extension NSURLSessionTask {
  /// Writes what has come into a file that lasts as long as the delegate looks at it.
  func writeDownload() throws -> NSURL? {
    let world = foundation
    let path = FileStore.home + "/tmp/CFNetworkDownload_\(String(serial, radix: 36)).tmp"
    _ = world.write(received, to: path)
    return NSURL.make("file://" + path, of: runtime.cls(FoundationClasses.url))
  }

  /// Removes the file again, if nobody has moved it.
  func removeDownload(_ file: NSURL) {
    if let path = URLText(file.absoluteString)?.path { try? foundation.files.remove(path) }
  }

  /// Cancels a download, and hands over what is needed to go on with it.
  func cancel(producing completion: Block) throws {
    let url = currentRequest?.url?.absoluteString ?? ""
    // Only what a server can send in parts can be gone on with.
    let canResume = state == .running && !received.isEmpty && currentRequest?.httpMethod == "GET"
    let data = canResume ? foundation.data(ResumeData(url: url, bytes: received).encoded) : nil
    data?.retain()
    try send("cancel")
    guard let session else { return }
    try session.deliver(data) {
      defer { data?.release() }
      try completion(data.messageValue)
    }
  }

  /// Goes on with what has come before.
  func go(on resume: ResumeData) throws {
    received = resume.bytes
    countReceived = resume.bytes.count
    guard let request = try currentRequest?.mutableRequest() else { return }
    request.setHeader("Range", "bytes=\(resume.bytes.count)-")
    currentRequest = request
  }
}

/// The data that a download needs to go on: a property list with the keys of a device's.
struct ResumeData {
  let url: String
  let bytes: [UInt8]

  init(url: String, bytes: [UInt8]) {
    self.url = url
    self.bytes = bytes
  }

  /// Reads what ``encoded`` wrote; nil for anything else.
  init?(_ encoded: [UInt8]) {
    guard let text = String(validating: encoded, as: UTF8.self),
      let url = ResumeData.value("NSURLSessionDownloadURL", "string", in: text),
      let body = ResumeData.value("NSURLSessionResumeData", "data", in: text),
      let bytes = Base64.bytes(of: Array(body.utf8), 0)
    else { return nil }
    self.init(url: MarkupEntities.decode(url), bytes: bytes)
  }

  private static func value(_ key: String, _ type: String, in text: String) -> String? {
    guard let start = text.firstRange(of: "<key>\(key)</key><\(type)>"),
      let end = text[start.upperBound...].firstRange(of: "</\(type)>")
    else { return nil }
    return String(text[start.upperBound..<end.lowerBound])
  }

  var encoded: [UInt8] {
    let text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist version=\"1.0\"><dict>"
      + "<key>NSURLSessionDownloadURL</key><string>\(MarkupEntities.encode(url))</string>"
      + "<key>NSURLSessionResumeBytesReceived</key><integer>\(bytes.count)</integer>"
      + "<key>NSURLSessionResumeData</key><data>\(Base64.text(of: bytes, 0))</data>"
      + "</dict></plist>"
    return Array(text.utf8)
  }
}

/// The characters that XML writes as entities.
enum MarkupEntities {
  private static let table: KeyValuePairs<String, String> = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&apos;",
  ]

  static func encode(_ text: String) -> String {
    // Quotes need no entity between tags.
    table.prefix(3).reduce(text) { $0.replacing($1.key, with: $1.value) }
  }

  static func decode(_ text: String) -> String {
    table.reversed().reduce(text) { $0.replacing($1.value, with: $1.key) }
  }
}
