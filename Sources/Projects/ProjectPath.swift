internal import LuaBridge
internal import ObjectiveCSources

/// Paths of a project, relative to its folder, and the one place where its files are read.
package enum ProjectPath {
  /// The `PATH_MAX` of macOS: paths of this length or more are not opened there.
  static let limit = 1024

  /// A path without `.`, `..` and doubled slashes; nil when it leads out of the project's folder.
  static func normalized(_ path: String) -> String? {
    if isNormal(path) { return path }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        return nil
      }
    }
    return parts.joined(separator: "/")
  }

  /// The absolute path to which a path of an absolute folder leads, also out of it.
  static func leading(_ path: String, outOf folder: String) -> String {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Whether a path has no part that is empty, `.` or `..`.
  private static func isNormal(_ path: String) -> Bool {
    var (length, dots) = (0, 0)
    func isName() -> Bool { length > 0 && (length > dots || dots > 2) }
    for byte in path.utf8 {
      if byte == UInt8(ascii: "/") {
        guard isName() else { return false }
        (length, dots) = (0, 0)
      } else {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
      }
    }
    return isName()
  }

  /// A path inside a folder; `""` is the project's own folder.
  package static func join(_ folder: String, _ path: String) -> String {
    folder.isEmpty ? path : path.isEmpty ? folder : folder + "/" + path
  }

  /// The absolute path of a path that may be relative to a folder.
  static func absolute(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }

  package static func name(_ path: String) -> String { PathText.name(of: path) }

  package static func folder(of path: String) -> String { PathText.folder(of: path) }

  /// The folder of an absolute path.
  package static func parent(_ path: String) -> String {
    let folder = folder(of: path)
    return folder.isEmpty ? "/" : folder
  }

  /// The name without its extension.
  package static func stem(_ path: String) -> String { PathText.stem(of: path) }

  /// The extension in lower case, without its dot.
  package static func ending(_ path: String) -> String { PathText.ending(of: path) }

  /// Whether a path is in a folder.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }

  /// The bytes of a file; nil when it cannot be read.
  package static func bytes(_ path: String) -> [UInt8]? {
    try? WholeFile.readRegular(Array(path.utf8))
  }

  package static func text(_ path: String) -> String? {
    bytes(path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The absolute path without links.
  package static func real(_ path: String) -> String? {
    ProcessContext.realPath(Array(path.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }
}
