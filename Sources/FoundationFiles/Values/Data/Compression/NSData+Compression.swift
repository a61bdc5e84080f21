internal import FoundationCore
internal import SelectorRuntime

/// Compression and decompression of data.
extension NSData {
  /// `NSDataCompressionAlgorithm`, with the values of NSData.h.
  private enum Algorithm: Int {
    case lzfse, lz4, lzma, zlib

    /// - Throws: ``CompressionFailure``; the error of the check, and that zlib is missing.
    func compressed(_ bytes: [UInt8], check: () throws -> Void) throws -> [UInt8] {
      switch self {
      case .lzfse: BlockStream.storedLZFSE(bytes)
      case .lz4: BlockStream.packedLZ4(bytes)
      case .lzma: throw CompressionFailure()
      case .zlib: try ZlibData.deflated(bytes, check: check)
      }
    }

    func decompressed(_ bytes: [UInt8], check: () throws -> Void) throws -> [UInt8] {
      switch self {
      case .lzfse, .lz4: try BlockStream.read(bytes)
      case .lzma: throw CompressionFailure()
      case .zlib: try ZlibData.inflated(bytes, check: check)
      }
    }
  }

  /// NSCompressionFailedError and NSDecompressionFailedError of FoundationErrors.h.
  private static func failure(isCompressing: Bool, _ world: FoundationWorld) -> NSError? {
    world.error(
      domain: "NSCocoaErrorDomain", code: isCompressing ? 5376 : 5377,
      isCompressing
        ? "The data couldn’t be compressed." : "The data couldn’t be decompressed.")
  }

  private func converted(_ algorithm: Int, isCompressing: Bool) throws -> [UInt8]? {
    guard let algorithm = Algorithm(rawValue: algorithm) else { return nil }
    let check = foundation.checkStop
    do {
      return isCompressing
        ? try algorithm.compressed(bytes, check: check)
        : try algorithm.decompressed(bytes, check: check)
    } catch is CompressionFailure {
      return nil
    }
  }

  static func defineCompression(_ data: ClassDefinition<NSData>) {
    for (word, isCompressing) in [("compressed", true), ("decompressed", false)] {
      data.method(word + "DataUsingAlgorithm:error:") {
        (data, algorithm: Int, last: InOut<NSError?>) -> Value in
        guard let bytes = try data.converted(algorithm, isCompressing: isCompressing) else {
          let error = failure(isCompressing: isCompressing, data.foundation)
          return OutValues.answer(.none, [error.messageValue], to: last.messageValue)
        }
        return OutValues.answer(
          .object(data.foundation.data(bytes)), [.none], to: last.messageValue)
      }
    }
  }

  static func defineOwnCompression(_ data: ClassDefinition<NSData>) {
    for (word, isCompressing) in [("compress", true), ("decompress", false)] {
      data.method(word + "UsingAlgorithm:error:") {
        (data, algorithm: Int, last: InOut<NSError?>) -> Value in
        guard let bytes = try data.converted(algorithm, isCompressing: isCompressing) else {
          let error = failure(isCompressing: isCompressing, data.foundation)
          return OutValues.answer(.bool(false), [error.messageValue], to: last.messageValue)
        }
        data.change { $0 = bytes }
        return OutValues.answer(.bool(true), [.none], to: last.messageValue)
      }
    }
  }
}
