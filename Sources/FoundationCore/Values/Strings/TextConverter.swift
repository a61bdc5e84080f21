internal import Glibc

/// Converts texts to and from the encodings that the C library knows.
///
/// Its tables are loaded when an encoding is first asked for. The corresponding C function is `iconv`.
@safe final class TextConverter {
  /// Opened and closed by this object alone, which lives longer than each conversion.
  private let descriptor: iconv_t

  /// Opens a conversion; nil when the library knows no such encoding.
  init?(from source: String, to target: String) {
    let opened = unsafe iconv_open(target, source)
    // The answer for an error is −1 as a pointer.
    guard unsafe opened != iconv_t(bitPattern: -1), let opened = unsafe opened else { return nil }
    unsafe descriptor = opened
  }

  deinit { unsafe iconv_close(descriptor) }

  /// The bytes in the other encoding, or nil when some of them have no place in it.
  func converted(_ bytes: [UInt8]) -> [UInt8]? {
    var source = bytes
    // No encoding takes more than four bytes for one, and some end with a shift back.
    var target = [UInt8](repeating: 0, count: bytes.count * 4 + 16)
    let count = target.count
    let left = unsafe source.withUnsafeMutableBytes { source in
      unsafe target.withUnsafeMutableBytes { target -> Int? in
        var input = unsafe source.baseAddress?.assumingMemoryBound(to: CChar.self)
        var output = unsafe target.baseAddress?.assumingMemoryBound(to: CChar.self)
        var (inputLeft, outputLeft) = (source.count, target.count)
        // A conversion begins anew, whatever the one before left behind.
        _ = unsafe iconv(descriptor, nil, nil, nil, nil)
        guard unsafe iconv(descriptor, &input, &inputLeft, &output, &outputLeft) != -1,
          unsafe iconv(descriptor, nil, nil, &output, &outputLeft) != -1
        else { return nil }
        return outputLeft
      }
    }
    return left.map { Array(target.prefix(count - $0)) }
  }
}
