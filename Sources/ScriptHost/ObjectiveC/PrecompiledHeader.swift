internal import LuaBridge
internal import ObjectiveCSources
import StringSearch

/// A framework's header that libclang has precompiled, so that sources that include it load faster.
struct PrecompiledHeader {
  private let library: String
  private let arguments: [String]
  private let framework: String?
  private let name: String

  /// The header that a source includes; the larger one if it includes several.
  init(of source: [UInt8], _ library: String, _ arguments: [String], usesARC: Bool) {
    self.library = library
    self.arguments = arguments
    let text = String(decoding: source, as: UTF8.self)
    framework = ["UIKit", "Foundation"].first { name in
      text.contains("<\(name)/\(name).h>") || text.contains("@import \(name);")
    }
    let stamp = Folder.stamp(of: Array(library.utf8)) ?? ""
    let counting = usesARC ? "arc" : "manual"
    let key = ([SourceHeaders.fingerprint, stamp] + arguments).joined(separator: " ")
    name = "\(framework ?? "")-\(counting)-\(SHA256.digits(Array(key.utf8)).prefix(32))"
  }

  /// The path of the file, and the path of the header it was created from.
  struct Paths {
    let file: String
    let header: String
  }

  /// The paths; the file is created if it is missing or was changed; nil if there is none.
  ///
  /// libclang writes a temporary file and renames it at the end, so that another run never finds an
  /// incomplete file.
  var paths: Paths? {
    guard let framework, let cache = SourceHeaders.cache else { return nil }
    let headerName = "\(framework)-prefix.h"
    let paths = Paths(
      file: String(decoding: cache.path(of: name + ".pch"), as: UTF8.self),
      header: String(decoding: cache.path(of: headerName), as: UTF8.self))
    let line = Array("#import <\(framework)/\(framework).h>\n".utf8)
    if cache.read(headerName) == line {
      if let stamp = cache.stamp(name + ".pch"), cache.read(name + ".seal") == Array(stamp.utf8) {
        return paths
      }
    } else if !cache.write(headerName, line) {
      return nil
    }
    let words = arguments.map { $0 == "-xobjective-c" ? "-xobjective-c-header" : $0 }
    guard
      SourceReading.precompile(
        library: library, arguments: words + [paths.header], output: paths.file),
      let stamp = cache.stamp(name + ".pch")
    else {
      WholeFile.remove(Array(paths.file.utf8))
      return nil
    }
    return cache.write(name + ".seal", Array(stamp.utf8)) ? paths : nil
  }
}
