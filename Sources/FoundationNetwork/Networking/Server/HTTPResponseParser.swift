internal import FoundationFiles
import StringSearch

// no traps of count: lengths are those of received bytes, or were checked to be small.

/// Reads an HTTP/1.1 response (RFC 9112) from the bytes of a connection, as they arrive.
struct HTTPResponseParser {
  /// The parts of a response, in their order.
  private enum Part {
    case head
    /// A body of a known length; nil lasts until the connection ends.
    case body(remaining: Int?)
    case chunkSize
    case chunk(remaining: Int)
    case trailer
    case complete
  }

  private(set) var status = 0
  private(set) var headers: [(name: String, value: String)] = []
  private(set) var body: [UInt8] = []
  /// Whether the bytes are not those of a response.
  private(set) var isInvalid = false
  private var part = Part.head
  private var received: [UInt8] = []
  /// The numbers of bytes that were read, and in which the end of a head or line was searched.
  private var (position, searched) = (0, 0)
  /// Whether the request was one for the headers only.
  private let isHead: Bool

  init(isHead: Bool) { self.isHead = isHead }

  var isComplete: Bool { if case .complete = part { true } else { false } }

  /// The body without its compression.
  var decodedBody: [UInt8] {
    guard ["gzip", "x-gzip", "deflate"].contains(header("Content-Encoding")?.lowercased()) else {
      return body
    }
    return (try? ZlibData.decoded(body)) ?? body
  }

  /// Reads received bytes.
  mutating func receive(_ bytes: [UInt8]) {
    received += bytes
    while !isInvalid, advance() {}
    received.removeFirst(position)
    (position, searched) = (0, max(0, searched - position))
  }

  /// Ends the response with the connection.
  mutating func end() {
    if case .body(remaining: nil) = part { part = .complete } else { isInvalid = !isComplete }
  }

  /// Reads the next part; returns false if it needs more bytes.
  private mutating func advance() -> Bool {
    switch part {
    case .complete: return false
    case .head: return readHead()
    case .body(nil):
      _ = take(.max)
      return false
    case .body(let remaining?):
      let rest = take(remaining)
      part = rest == 0 ? .complete : .body(remaining: rest)
      return rest == 0
    case .chunkSize:
      guard let line = takeLine() else { return false }
      guard let size = Int(line.prefix { $0.isHexDigit }, radix: 16), size < 1 << 32 else {
        isInvalid = true
        return false
      }
      part = size == 0 ? .trailer : .chunk(remaining: size)
      return true
    case .chunk(let remaining):
      let rest = take(remaining)
      part = .chunk(remaining: rest)
      // An empty line follows each chunk.
      guard rest == 0, takeLine() != nil else { return false }
      part = .chunkSize
      return true
    case .trailer:
      guard let line = takeLine() else { return false }
      if line.isEmpty { part = .complete }
      return true
    }
  }

  private mutating func readHead() -> Bool {
    let mark = "\r\n\r\n".utf8
    searched = max(searched, position)
    while received.count >= searched + mark.count, !received[searched...].starts(with: mark) {
      searched += 1
    }
    guard received.count >= searched + mark.count else { return false }
    let lines = String(decoding: received[position..<searched], as: UTF8.self)
      .utf8.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self).trimmed }
    position = searched + mark.count
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count >= 2, words[0].hasPrefix("HTTP/"), let number = Int(words[1]) else {
      isInvalid = true
      return false
    }
    // An interim response precedes the final one.
    guard number >= 200 else { return true }
    status = number
    headers = lines.dropFirst().compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      return (String(line[..<colon]), String(line[line.index(after: colon)...]).trimmed)
    }
    part = bodyPart()
    return true
  }

  private func bodyPart() -> Part {
    if isHead || status == 204 || status == 304 { return .complete }
    if header("Transfer-Encoding")?.lowercased().hasSuffix("chunked") == true { return .chunkSize }
    let length = header("Content-Length").flatMap { Int($0) }
    return .body(remaining: length.map { max(0, $0) })
  }

  /// Moves at most `count` bytes to the body, and returns how many are missing.
  private mutating func take(_ count: Int) -> Int {
    let part = received[position...].prefix(count)
    body += part
    position += part.count
    return count - part.count
  }

  private mutating func takeLine() -> String? {
    searched = max(searched, position)
    guard let end = received[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = received.count
      return nil
    }
    defer { position = end + 1 }
    return String(decoding: received[position..<end], as: UTF8.self).trimmed
  }

  private func header(_ name: String) -> String? {
    headers.last { $0.name.lowercased() == name.lowercased() }?.value
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate var trimmed: String {
    let start = drop { $0 == " " || $0 == "\r" || $0 == "\t" }
    let end = start.lastIndex { $0 != " " && $0 != "\r" && $0 != "\t" }
    return end.map { String(start[...$0]) } ?? ""
  }
}
