/// The parts of paths, found by bytes: the characters of the thousands of paths of a project take seconds.
///
/// A project asks for them for each of its files, so they are here, where code is optimized.
package enum PathText {
  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// The text behind the last slash of a path.
  package static func name(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
  }

  /// The text in front of the last slash of a path; empty if there is none.
  package static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: slash).map { String(path[..<$0]) } ?? ""
  }

  /// The name of a path without its extension.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    return name.utf8.lastIndex(of: dot).map { String(name[..<$0]) } ?? name
  }

  /// The extension of a path in lower case, without its dot.
  package static func ending(of path: String) -> String {
    for place in path.utf8.indices.reversed() {
      switch path.utf8[place] {
      case slash: return ""
      case dot: return path[path.utf8.index(after: place)...].lowercased()
      default: break
      }
    }
    return ""
  }

  /// The names between the slashes of a path.
  package static func parts(of path: String) -> [Substring] {
    path.utf8.split(separator: slash).map { Substring($0) }
  }

  /// The name of a module in the name of a folder: `Kiwi.framework`, `OCMock-3.1`.
  package static func module(ofFolder folder: Substring) -> Substring {
    let bytes = folder.utf8
    guard
      let mark = bytes.lastIndex(where: { $0 == UInt8(ascii: "-") || !isOfVersion($0) }),
      bytes[mark] == UInt8(ascii: "-")
    else {
      let framework = ".framework"
      let isFramework = bytes.suffix(framework.utf8.count).elementsEqual(framework.utf8)
      return isFramework ? folder.dropLast(framework.utf8.count) : folder
    }
    return folder[..<mark]
  }

  private static func isOfVersion(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == dot
  }
}
