// no traps of count: the room and the bytes read are counted by zlib.

/// Whole data in DEFLATE's format (RFC 1951), without a header as `NSData` compresses it, or with one.
package enum ZlibData {
  /// A device compresses with zlib's level 5.
  private static let level = 5
  /// A negative number of window bits stands for data without a header.
  private static let rawWindow = -15
  /// 32 more than the window's bits stands for either header.
  private static let headedWindow = 47
  /// The number of bytes that a step may write.
  private static let room = 256 << 10

  /// Compresses bytes.
  ///
  /// - Parameter check: Throws to stop a long operation.
  static func deflated(_ bytes: [UInt8], check: () throws -> Void) throws -> [UInt8] {
    var settings = ZlibStream.Settings(inflates: false)
    (settings.level, settings.windowBits) = (level, rawWindow)
    return try converted(bytes, settings, check)
  }

  /// Decompresses bytes.
  ///
  /// - Throws: ``CompressionFailure`` for invalid data.
  static func inflated(_ bytes: [UInt8], check: () throws -> Void) throws -> [UInt8] {
    var settings = ZlibStream.Settings(inflates: true)
    settings.windowBits = rawWindow
    return try converted(bytes, settings, check)
  }

  /// Decompresses bytes with the header of gzip or of zlib (RFC 1952, RFC 1950).
  package static func decoded(_ bytes: [UInt8]) throws -> [UInt8] {
    var settings = ZlibStream.Settings(inflates: true)
    settings.windowBits = headedWindow
    return try converted(bytes, settings) {}
  }

  private static func converted(
    _ bytes: [UInt8], _ settings: ZlibStream.Settings, _ check: () throws -> Void
  ) throws -> [UInt8] {
    guard let stream = try ZlibStream.make(settings).stream else { throw CompressionFailure() }
    var rest = bytes[...]
    var result: [UInt8] = []
    while true {
      try check()
      let step = stream.step(rest.prefix(room), room: room, flush: flush(rest))
      rest = rest.dropFirst(step.read)
      result += step.output
      if step.code == ZlibStream.Code.streamEnd { return result }
      // Z_BUF_ERROR after progress: there is more to write.
      let isFine =
        step.code == ZlibStream.Code.success || step.code == ZlibStream.Code.bufferError
      guard isFine, step.read > 0 || !step.output.isEmpty else { throw CompressionFailure() }
    }
  }

  /// Returns `Z_FINISH` for the last part, else `Z_NO_FLUSH`.
  private static func flush(_ rest: ArraySlice<UInt8>) -> Int {
    rest.count <= room ? ZlibStream.finish : 0
  }
}

/// Data that is not in the format of the algorithm.
struct CompressionFailure: Error {}
