internal import LuaBridge
internal import ObjectiveCSources

/// A framework's header as libclang has read it once, so that sources which include it are read faster.
struct PrecompiledHeader {
  private let library: String
  private let arguments: [String]
  private let framework: String?
  private let file: [UInt8]

  /// The header that a source includes, the larger one if it includes several.
  init(of source: String, _ library: String, _ arguments: [String], usesARC: Bool) {
    self.library = library
    self.arguments = arguments
    let text = String(decoding: (try? WholeFile.read(Array(source.utf8))) ?? [], as: UTF8.self)
    framework = ["UIKit", "Foundation"].first { name in
      text.contains("<\(name)/\(name).h>") || text.contains("@import \(name);")
    }
    let stamp = Folder.stamp(of: Array(library.utf8)) ?? ""
    let counting = usesARC ? "arc" : "manual"
    let name = "\(framework ?? "")-\(counting)-\(SourceHeaders.fingerprint)-\(stamp).pch"
    file = SourceHeaders.cache + Array("/\(name)".utf8)
  }

  /// The path of the file, which is made when it is not there; nil when there is none.
  ///
  /// libclang writes a file beside it first and gives it the name at the end, so that another run never
  /// finds half of one.
  var path: String? {
    guard let framework else { return nil }
    let path = String(decoding: file, as: UTF8.self)
    if Folder.hasFile(file) { return path }
    let header = String(
      decoding: SourceHeaders.cache + Array("/\(framework)-prefix.h".utf8), as: UTF8.self)
    let line = "#import <\(framework)/\(framework).h>\n"
    if (try? WholeFile.read(Array(header.utf8))) != Array(line.utf8) {
      try? WholeFile.replace(Array(header.utf8), with: Array(line.utf8))
    }
    let words = arguments.map { $0 == "-xobjective-c" ? "-xobjective-c-header" : $0 }
    let isMade = SourceReading.precompile(
      library: library, arguments: words + [header], output: path)
    return isMade ? path : nil
  }
}
