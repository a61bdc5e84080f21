internal import CXML
internal import SelectorRuntime
import StringSearch
internal import Synchronization

/// libxml2, which parses XML on a device too.
///
/// It is loaded with the first document.
final class XMLLibrary: Sendable {
  static let shared = XMLLibrary()

  /// The address of the loaded library, which stays loaded; 0 without one.
  private let address: Mutex<UInt>

  private init() {
    address = Mutex(unsafe UInt(bitPattern: xml_library_load()))
  }

  /// Creates a parser of one document.
  ///
  /// - Throws: an error that names Debian's package if libxml2 is not installed.
  func makeParser() throws -> XMLPushParser {
    guard let library = unsafe OpaquePointer(bitPattern: address.withLock { $0 }) else {
      throw RuntimeError(
        .generic,
        "NSXMLParser needs libxml2, which is not installed; Debian's package is libxml2")
    }
    guard let parser = unsafe xml_parser_create(library) else {
      throw RuntimeError(.generic, "NSXMLParser: libxml2 has no memory for a parser")
    }
    return unsafe XMLPushParser(parser)
  }
}

/// A parser of libxml2, which receives a document in pieces.
///
/// The corresponding C functions are `xmlCreatePushParserCtxt` and `xmlParseChunk`.
@safe final class XMLPushParser {
  private let parser: OpaquePointer

  fileprivate init(_ parser: OpaquePointer) { unsafe self.parser = parser }

  deinit { unsafe xml_parser_free(parser) }

  /// Parses the next piece of the document, and returns its events.
  func parse(_ piece: ArraySlice<UInt8>, isLast: Bool) -> [XMLEvent] {
    let events = unsafe piece.withUnsafeBufferPointer {
      unsafe xml_parser_parse(parser, $0.baseAddress, $0.count, isLast)
    }
    let bytes = unsafe UnsafeRawBufferPointer(start: events.bytes, count: events.count)
    var result: [XMLEvent] = []
    var offset = 0
    func number() -> UInt32 {
      defer { offset += MemoryLayout<UInt32>.size }
      return unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    }
    func text() -> String? {
      let count = number()
      guard count != UInt32.max else { return nil }
      defer { offset += Int(count) }
      return unsafe String(decoding: bytes[offset..<offset + Int(count)], as: UTF8.self)
        .withOrderedAccents
    }
    while offset < bytes.count {
      let (type, line, column, own, count) = (number(), number(), number(), number(), number())
      result.append(
        XMLEvent(
          type: xml_event_type(type), line: Int(line), column: Int(column), number: Int(own),
          texts: (0..<count).map { _ in text() }))
    }
    return result
  }
}

/// An event of a document, as `CXML.h` describes it.
struct XMLEvent {
  let type: xml_event_type
  let line, column: Int
  let number: Int
  let texts: [String?]

  /// Returns a text; an empty one if it is missing.
  func text(_ index: Int) -> String { texts[index] ?? "" }
}
