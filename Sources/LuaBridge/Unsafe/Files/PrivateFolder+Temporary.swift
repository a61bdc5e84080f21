internal import Glibc

extension PrivateFolder {
  /// Creates a folder of its own in the temporary folder, for a run that has no cache.
  ///
  /// - Returns: nil if the folder cannot be created.
  package static func temporary() -> PrivateFolder? {
    let base = ProcessContext.variable("TMPDIR").flatMap {
      $0.first == UInt8(ascii: "/") ? $0 : nil
    }
    var template = (base ?? Array("/tmp".utf8)) + Array("/hookhost-XXXXXX\0".utf8)
    let isMade = unsafe template.withUnsafeMutableBytes { bytes in
      unsafe bytes.withMemoryRebound(to: CChar.self) { text in
        guard let start = text.baseAddress else { return false }
        return unsafe mkdtemp(start) != nil
      }
    }
    return isMade ? PrivateFolder(madeAt: template.dropLast()) : nil
  }
}
