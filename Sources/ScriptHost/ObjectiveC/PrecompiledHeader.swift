internal import LuaBridge
internal import ObjectiveCSources
import StringSearch

/// A framework's header that libclang has precompiled, so that sources that include it load faster.
struct PrecompiledHeader {
  /// The frameworks whose headers are precompiled; each includes those after it.
  static let frameworks = ["UIKit", "Foundation"]

  private let library: String
  private let arguments: [String]
  private let framework: String
  private let name: String

  /// Creates the header of a framework.
  ///
  /// - Parameters:
  ///   - framework: One of ``frameworks``.
  ///   - library: The path of libclang.
  ///   - arguments: The arguments of clang that the framework's header depends on.
  ///   - usesARC: Whether they contain `-fobjc-arc`.
  init(_ framework: String, _ library: String, _ arguments: [String], usesARC: Bool) {
    self.library = library
    self.arguments = arguments
    self.framework = framework
    let stamp = Folder.stamp(of: Array(library.utf8)) ?? ""
    let counting = usesARC ? "arc" : "manual"
    let key = ([SourceHeaders.fingerprint, stamp] + arguments).joined(separator: " ")
    name = "\(framework)-\(counting)-\(SHA256.digits(Array(key.utf8)).prefix(32))"
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
    guard let cache = PrivateFolder.userCache else { return nil }
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
