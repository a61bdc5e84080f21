internal import CProcess

/// The digest by which the contents of files are compared: SHA-256.
package enum SHA256 {
  /// The 64 hexadecimal digits of the digest of some bytes.
  ///
  /// - Complexity: O(bytes).
  package static func digits(_ bytes: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    unsafe bytes.withUnsafeBytes { bytes in
      unsafe digest.withUnsafeMutableBufferPointer { digest in
        if let start = digest.baseAddress {
          unsafe bridge_sha256(bytes.baseAddress, bytes.count, start)
        }
      }
    }
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
