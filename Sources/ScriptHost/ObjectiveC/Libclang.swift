internal import LuaBridge
internal import LuaModules

/// Finds libclang, which parses Objective-C, when the first source is read.
enum Libclang {
  /// The path of the library.
  ///
  /// It is that of the toolchain whose `clang` or `swift` is in `PATH`, or Debian's.
  ///
  /// - Throws: ``SourceError`` that names the package to install.
  static func find() throws -> String {
    for candidate in candidates where Folder.hasFile(Array(candidate.utf8)) { return candidate }
    throw SourceError(
      message: "no libclang was found, which reads Objective-C: install Swift's toolchain or the "
        + "package libclang1-19 (any from 17 on), or name the library with --libclang=PATH")
  }

  private static var candidates: [String] {
    var result: [String] = []
    // The tarball has the library beside the program.
    if let program = ProcessContext.program {
      let folder = String(decoding: program, as: UTF8.self).split(separator: "/").dropLast()
      result.append("/" + folder.joined(separator: "/") + "/libclang.so")
    }
    let folders = (ProcessContext.variable("PATH") ?? []).split(separator: UInt8(ascii: ":"))
    for folder in folders {
      for tool in ["clang", "swift"] {
        let path = Array(folder) + Array("/\(tool)".utf8)
        guard let real = ProcessContext.realPath(path) else { continue }
        let text = String(decoding: real, as: UTF8.self)
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let library = parts.dropLast(2).joined(separator: "/") + "/lib/libclang"
        result += [library + ".so", library + ".dylib"]
      }
    }
    for version in (17...24).reversed() {
      result.append("/usr/lib/llvm-\(version)/lib/libclang.so.1")
      result.append("/usr/lib/x86_64-linux-gnu/libclang-\(version).so.1")
      result.append("/usr/lib/aarch64-linux-gnu/libclang-\(version).so.1")
    }
    return result + appleCandidates
  }

  /// Those of Xcode, its command line tools and Homebrew.
  private static var appleCandidates: [String] {
    [
      "/Applications/Xcode.app/Contents/Developer/Toolchains/XcodeDefault.xctoolchain/usr",
      "/Library/Developer/CommandLineTools/usr", "/opt/homebrew/opt/llvm", "/usr/local/opt/llvm",
    ].map { $0 + "/lib/libclang.dylib" }
  }
}
