internal import FoundationCore
internal import FoundationFiles
internal import SelectorRuntime
import StringSearch

// The files of downloads, and their resume data.
extension NSURLSessionTask {
  /// Writes the received data to a file that exists until the delegate has returned.
  func writeDownload() throws -> NSURL? {
    let world = foundation
    let path = FileStore.home + "/tmp/CFNetworkDownload_\(String(serial, radix: 36)).tmp"
    _ = world.write(received, to: path)
    return NSURL.make("file://" + path, of: runtime.cls(FoundationClasses.url))
  }

  /// Deletes the file, unless it was moved.
  func removeDownload(_ file: NSURL) {
    if let path = URLText(file.absoluteString)?.path { try? foundation.files.remove(path) }
  }

  /// Cancels a download, and calls the completion with the resume data.
  func cancel(producing completion: Block) throws {
    let url = currentRequest?.url?.absoluteString ?? ""
    // Only resources that a server can send in parts can be resumed.
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

  /// Continues a download after the data that was received earlier.
  func go(on resume: ResumeData) throws {
    received = resume.bytes
    countReceived = resume.bytes.count
    guard let request = try currentRequest?.mutableRequest() else { return }
    request.setHeader("Range", "bytes=\(resume.bytes.count)-")
    currentRequest = request
  }
}

/// The resume data of a download: a property list with the keys of a device.
struct ResumeData {
  let url: String
  let bytes: [UInt8]

  init(url: String, bytes: [UInt8]) {
    self.url = url
    self.bytes = bytes
  }

  /// Decodes the result of ``encoded``; returns nil for any other data.
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

/// The characters that XML replaces by entities.
enum MarkupEntities {
  private static let table: KeyValuePairs<String, String> = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&apos;",
  ]

  static func encode(_ text: String) -> String {
    // Quotation marks need no entity in text.
    table.prefix(3).reduce(text) { $0.replacing($1.key, with: $1.value) }
  }

  static func decode(_ text: String) -> String {
    table.reversed().reduce(text) { $0.replacing($1.value, with: $1.key) }
  }
}
