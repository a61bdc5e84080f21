internal import CZlib
internal import SelectorRuntime

/// zlib, which compresses data on a device too.
///
/// It is loaded with the first use, and stays loaded.
package final class ZlibLibrary: Sendable {
  package static let shared = ZlibLibrary()

  /// The address of the loaded library; 0 without one.
  private let address: UInt

  private init() { address = unsafe UInt(bitPattern: zlib_library_load()) }

  /// Checks that zlib is installed.
  ///
  /// - Throws: An error that names Debian's package.
  fileprivate func library() throws -> OpaquePointer {
    guard let library = unsafe OpaquePointer(bitPattern: address) else {
      throw RuntimeError(
        .generic, "compression needs zlib, which is not installed; Debian's package is zlib1g")
    }
    return unsafe library
  }

  /// A checksum of zlib.h.
  package enum Checksum { case crc32, adler32 }

  /// Continues a checksum with bytes.
  package func checksum(_ kind: Checksum, _ sum: UInt64, _ bytes: [UInt8]) throws -> UInt64 {
    let library = unsafe try library()
    return unsafe bytes.withUnsafeBufferPointer {
      unsafe zlib_checksum(library, kind == .crc32, sum, $0.baseAddress, $0.count)
    }
  }

  /// Returns the largest size of compressed data.
  ///
  /// The corresponding C function is `compressBound`.
  package func bound(_ size: UInt64) throws -> UInt64 {
    unsafe zlib_bound(try library(), size)
  }
}

/// A stream of zlib, which is compressed or decompressed in steps.
///
/// The corresponding C functions are `inflate` and `deflate`.
@safe package final class ZlibStream {
  /// The arguments of `inflateInit2` and `deflateInit2`.
  package struct Settings {
    package var inflates: Bool
    package var level = -1
    package var windowBits = 15
    package var memoryLevel = 8
    package var strategy = 0

    package init(inflates: Bool) { self.inflates = inflates }
  }

  /// The result codes of zlib.h.
  package enum Code {
    package static let success = 0
    package static let streamEnd = 1
    package static let streamError = -2
    package static let bufferError = -5
  }

  /// The flush mode `Z_FINISH`.
  package static let finish = 4

  private var stream: OpaquePointer?

  /// Creates a stream; the code is that of zlib, and the stream nil after an error.
  ///
  /// - Throws: An error that names Debian's package if zlib is missing.
  package static func make(_ settings: Settings) throws -> (stream: ZlibStream?, code: Int) {
    let library = unsafe try ZlibLibrary.shared.library()
    var code: Int32 = 0
    func number(_ value: Int) -> Int32 { Int32(clamping: value) }
    let made = unsafe zlib_stream_create(
      library,
      zlib_settings(
        inflates: settings.inflates, level: number(settings.level),
        window_bits: number(settings.windowBits), memory_level: number(settings.memoryLevel),
        strategy: number(settings.strategy)), &code)
    return (unsafe made.map { unsafe ZlibStream($0) }, Int(code))
  }

  private init(_ stream: OpaquePointer) { unsafe self.stream = stream }

  deinit { _ = end() }

  /// Frees the stream, and returns the code: an error if not all of its data was written.
  package func end() -> Int {
    guard let open = unsafe stream else { return Code.streamError }
    unsafe stream = nil
    return unsafe Int(zlib_stream_free(open))
  }

  /// Processes bytes, and writes at most `room` bytes.
  ///
  /// - Returns: The code, the number of processed bytes, and the written ones.
  package func step(
    _ input: ArraySlice<UInt8>, room: Int, flush: Int
  ) -> (code: Int, read: Int, output: [UInt8]) {
    guard let stream = unsafe stream else { return (Code.streamError, 0, []) }
    var result = zlib_step()
    let output = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, written in
      result = unsafe input.withUnsafeBufferPointer {
        unsafe zlib_stream_step(
          stream, $0.baseAddress, $0.count, buffer.baseAddress, room, Int32(clamping: flush))
      }
      written = result.written
    }
    return (Int(result.code), result.read, output)
  }

  /// Begins again with the same settings, and returns the code.
  package func reset() -> Int {
    unsafe stream.map { unsafe Int(zlib_stream_reset($0)) } ?? Code.streamError
  }

  /// The message of the last error, or nil.
  package var message: String? {
    guard let text = unsafe stream.flatMap({ unsafe zlib_stream_message($0) }) else { return nil }
    return unsafe String(cString: text)
  }

  /// The checksum of the data so far.
  package var checksum: UInt64 { unsafe stream.map { unsafe zlib_stream_checksum($0) } ?? 0 }

  /// Returns the largest size of compressed data.
  ///
  /// The corresponding C function is `deflateBound`.
  package func bound(_ size: UInt64) -> UInt64 {
    unsafe stream.map { unsafe zlib_stream_bound($0, size) } ?? 0
  }
}
