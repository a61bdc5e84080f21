internal import CStandardLibrary

// no traps of count: counts are not negative.

/// Converts text to and from the encodings that the C library supports.
///
/// Its tables are loaded on first use of an encoding. The corresponding C function is `iconv`.
@safe package final class TextConverter {
  /// Opened and closed by this object, which outlives each conversion.
  private let descriptor: iconv_t

  /// Opens a conversion; fails if the library does not support an encoding.
  package init?(from source: String, to target: String) {
    let opened = unsafe iconv_open(target, source)
    // The error result is the pointer −1.
    guard unsafe opened != iconv_t(bitPattern: -1), let opened = unsafe opened else { return nil }
    unsafe descriptor = opened
  }

  deinit { unsafe iconv_close(descriptor) }

  /// Returns the converted bytes, or nil if some cannot be converted.
  func converted(_ bytes: [UInt8]) -> [UInt8]? {
    var source = bytes
    // At most four bytes result from one; some encodings add a final escape sequence.
    var target = [UInt8](repeating: 0, count: bytes.count * 4 + 16)
    let count = target.count
    let left = unsafe source.withUnsafeMutableBytes { source in
      unsafe target.withUnsafeMutableBytes { target -> Int? in
        var input = unsafe source.baseAddress?.assumingMemoryBound(to: CChar.self)
        var output = unsafe target.baseAddress?.assumingMemoryBound(to: CChar.self)
        var (inputLeft, outputLeft) = (source.count, target.count)
        // Resets the state from the previous conversion.
        _ = unsafe iconv(descriptor, nil, nil, nil, nil)
        guard unsafe iconv(descriptor, &input, &inputLeft, &output, &outputLeft) != -1,
          unsafe iconv(descriptor, nil, nil, &output, &outputLeft) != -1
        else { return nil }
        return outputLeft
      }
    }
    return left.map { Array(target.prefix(count - $0)) }
  }

  /// A part of a conversion.
  package struct Step {
    /// The number of characters that were converted irreversibly, or −1 for an error.
    package let count: Int
    /// The C library's `errno` of an error: `E2BIG`, `EILSEQ` or `EINVAL`; or 0.
    package let error: Int
    package let read: Int
    package let written: [UInt8]
  }

  /// Converts as many bytes as there is room for, and keeps the state for the next step.
  ///
  /// - Parameter bytes: The bytes; nil writes the end of the state, and resets it.
  package func step(_ bytes: [UInt8]?, room: Int) -> Step {
    var source = bytes ?? []
    var target = [UInt8](repeating: 0, count: room)
    return unsafe source.withUnsafeMutableBytes { source in
      unsafe target.withUnsafeMutableBytes { target in
        var input = unsafe source.baseAddress?.assumingMemoryBound(to: CChar.self)
        var output = unsafe target.baseAddress?.assumingMemoryBound(to: CChar.self)
        var (inputLeft, outputLeft) = (source.count, target.count)
        let count =
          bytes == nil
          ? unsafe iconv(descriptor, nil, nil, &output, &outputLeft)
          : unsafe iconv(descriptor, &input, &inputLeft, &output, &outputLeft)
        let isError = count == -1
        return unsafe Step(
          count: isError ? -1 : Int(count), error: isError ? Int(errno) : 0,
          read: source.count - inputLeft, written: Array(target.prefix(room - outputLeft)))
      }
    }
  }
}
