internal import LuaBridge
import StringSearch

/// Headers of the system whose names a source writes in another case, as in `<UIKit/UIKIt.h>`.
///
/// The file system of macOS ignores case, so such a source compiles there. Here a file in memory,
/// which has the name that the source writes, includes the header.
struct RecasedHeaders {
  private static let folder = "/hookhost/recased"

  private let headers: SourceHeaders.Place
  private let files: SourceFiles
  private var recased: Set<String> = []

  init(_ headers: SourceHeaders.Place, _ files: SourceFiles) {
    (self.headers, self.files) = (headers, files)
  }

  /// The additional arguments for clang.
  var arguments: [String] { recased.isEmpty ? [] : ["-idirafter", Self.folder] }

  /// Adds a file for each header that clang has not found because of its case.
  ///
  /// - Returns: Whether anything is new, so that the source is to be read again.
  mutating func take(_ diagnostics: String) -> Bool {
    let missing = diagnostics.split(separator: "\n").compactMap { line -> String? in
      guard line.hasSuffix("' file not found") else { return nil }
      return line.split(separator: "'").dropLast().last.map(String.init)
    }.filter { !recased.contains($0) }
    guard !missing.isEmpty else { return false }
    let names = headers.names
    let before = recased.count
    for name in missing {
      let folded = name.lowercased()
      guard let known = names.first(where: { $0.lowercased() == folded }) else { continue }
      recased.insert(name)
      files.add("\(Self.folder)/\(name)", Array("#import <\(known)>\n".utf8))
    }
    return recased.count > before
  }
}

extension SourceHeaders.Place {
  /// The names of the headers, as in `UIKit/UIView.h`.
  fileprivate var names: [String] {
    if !texts.isEmpty { return texts.map(\.name) }
    let found = (try? Folder.files(below: Array(path.utf8))) ?? []
    return found.map { String(decoding: $0, as: UTF8.self) }
  }
}
