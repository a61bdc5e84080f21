internal import LuaBridge

/// The headers that sources include, written once for each program.
enum SourceHeaders {
  /// The folder with the headers, which are made when they are not there.
  ///
  /// - Throws: ``SourceError`` when they cannot be written.
  static func folder() throws -> String {
    let folder = cache + Array("/headers-\(fingerprint)".utf8)
    if Folder.hasFile(folder + Array("/Foundation/Foundation.h".utf8)) {
      return String(decoding: folder, as: UTF8.self)
    }
    do {
      try HeaderLibrary.make(folder)
    } catch {
      let name = String(decoding: folder, as: UTF8.self)
      throw SourceError(message: "cannot write the headers into \(name): \(error)")
    }
    return String(decoding: folder, as: UTF8.self)
  }

  /// The folder of what is made again when it is lost: that of the user, or the temporary one.
  static var cache: [UInt8] {
    let slash = Array("/hookhost".utf8)
    if let named = ProcessContext.variable("XDG_CACHE_HOME"), !named.isEmpty {
      return named + slash
    }
    if let home = ProcessContext.variable("HOME"), !home.isEmpty {
      return home + Array("/.cache".utf8) + slash
    }
    return (ProcessContext.variable("TMPDIR") ?? Array("/tmp".utf8)) + slash
  }

  /// The mark that tells this program from others: its size and when it was written.
  static var fingerprint: String {
    Folder.stamp(of: Array("/proc/self/exe".utf8)) ?? "unknown"
  }
}
