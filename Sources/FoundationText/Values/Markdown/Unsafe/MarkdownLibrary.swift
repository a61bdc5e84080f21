internal import CMarkdown
internal import SelectorRuntime
internal import Synchronization

/// cmark-gfm, which parses Markdown on a device too.
///
/// It is loaded with the first text, and stays loaded.
final class MarkdownLibrary: Sendable {
  static let shared = MarkdownLibrary()

  /// The address of the loaded library; 0 without one.
  ///
  /// One text is parsed at a time, since the library has global tables.
  private let address: Mutex<UInt>

  private init() { address = Mutex(unsafe UInt(bitPattern: markdown_library_load())) }

  /// Parses a text, and returns the beginnings and ends of its elements in their order.
  ///
  /// - Parameters:
  ///   - text: The Markdown.
  ///   - hasTables: Whether tables are parsed. A text with a line of more than 1,000 columns has
  ///     none.
  ///   - goesOn: Called regularly; parsing is stopped when it returns false.
  /// - Returns: Nil if parsing was stopped, or if the memory did not suffice.
  /// - Throws: An error that names Debian's packages if the library is missing.
  func parse(
    _ text: String, hasTables: Bool, goesOn: @escaping () -> Bool
  ) throws -> [MarkdownEvent]? {
    let source = Array(text.utf8)
    let question = MarkdownQuestion(goesOn)
    let events = try address.withLock { address -> [MarkdownEvent]? in
      guard let library = unsafe OpaquePointer(bitPattern: address) else {
        throw RuntimeError(
          .generic,
          "Markdown needs cmark-gfm, which is not installed; Debian's packages are "
            + "libcmark-gfm0.29.0.gfm.6 and libcmark-gfm-extensions0.29.0.gfm.6")
      }
      let made = unsafe source.withUnsafeBufferPointer {
        unsafe markdown_parse(
          library, $0.baseAddress, $0.count, hasTables,
          { owner in
            unsafe Unmanaged<MarkdownQuestion>.fromOpaque(owner).takeUnretainedValue().goesOn()
          }, Unmanaged.passUnretained(question).toOpaque())
      }
      defer { unsafe markdown_events_free(made) }
      if unsafe made.is_stopped { return nil }
      return unsafe Self.read(UnsafeRawBufferPointer(start: made.bytes, count: made.count))
    }
    return events
  }

  private static func read(_ bytes: UnsafeRawBufferPointer) -> [MarkdownEvent] {
    var result: [MarkdownEvent] = []
    var offset = 0
    func number() -> UInt32 {
      defer { offset += MemoryLayout<UInt32>.size }
      return unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
    }
    while offset < bytes.count {
      let (type, isEnd, own, length) = (number(), number(), number(), Int(number()))
      let text = unsafe bytes[offset..<offset + length]
      result.append(
        unsafe MarkdownEvent(
          type: markdown_type(type), isEnd: isEnd != 0, number: Int(Int32(bitPattern: own)),
          bytes: Array(text)))
      offset += length
    }
    return result
  }
}

/// The callback that decides whether parsing goes on.
private final class MarkdownQuestion {
  let goesOn: () -> Bool

  init(_ goesOn: @escaping () -> Bool) { self.goesOn = goesOn }
}

/// The beginning or the end of an element, as `CMarkdown.h` describes it.
struct MarkdownEvent {
  let type: markdown_type
  let isEnd: Bool
  let number: Int
  let bytes: [UInt8]

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
