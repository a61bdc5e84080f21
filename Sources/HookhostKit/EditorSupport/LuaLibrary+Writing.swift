internal import LuaBridge

extension LuaLibrary {
  /// Why the library could not be written, as a sentence without a dot.
  struct Failure: Error {
    let message: String
  }

  /// Makes a world, and writes its library into a folder, which is made when it is not there.
  ///
  /// Other files in the folder stay; a file of that name that hookhost did not write, too.
  /// - Throws: ``Failure``.
  static func write(to folder: [UInt8]) throws {
    let name = String(decoding: folder, as: UTF8.self)
    let files = try all()
    do {
      try Folder.make(folder)
    } catch let failure as SystemFailure {
      throw Failure(message: "cannot make the folder '\(name)': \(failure)")
    }
    for file in files {
      let path = folder + Array("/\(file.name)".utf8)
      let place = "'\(name)/\(file.name)'"
      do {
        if let old = try? WholeFile.read(path), !isOurs(old, as: file) {
          throw Failure(message: "\(place) is not a file that hookhost wrote; move it away first")
        }
        try WholeFile.replace(path, with: Array(file.text.utf8))
      } catch let failure as SystemFailure {
        throw Failure(message: "cannot write \(place): \(failure)")
      }
    }
  }

  /// The files of a fresh world.
  private static func all() throws -> [File] {
    let state = try LuaState()
    let host = Host(state) { _ in }
    defer {
      state.close()
      host.close()
    }
    var files: [File] = []
    let stack = state.stack
    stack.push(
      LuaClosure { stack in
        files = try LuaLibrary(bridge: try host.startWorld(stack), stack: stack).files()
        return 0
      })  // stack: make
    try stack.call(arguments: 0, results: 0)  // stack:
    return files
  }

  private static func isOurs(_ bytes: [UInt8], as file: File) -> Bool {
    let start = file.text.split(separator: "\n").prefix(2).joined(separator: "\n")
    return bytes.isEmpty || bytes.starts(with: start.utf8)
  }
}
