internal import LuaBridge

extension LuaLibrary {
  /// Why the library could not be written, as a sentence without a dot.
  struct Failure: Error {
    let message: String
  }

  /// Makes a world, and writes its library into a folder, which is made when it is not there.
  ///
  /// Other files in the folder stay; a file of that name that hookhost did not write, too, and then
  /// none is written.
  /// - Throws: ``Failure``.
  static func write(to folder: [UInt8]) throws {
    let name = String(decoding: folder, as: UTF8.self)
    let files = try all()
    do {
      try Folder.make(folder)
    } catch let failure as SystemFailure {
      throw Failure(message: "cannot make the folder '\(name)': \(failure)")
    }
    let contents = files.map { file in
      (path: folder + Array("/\(file.name)".utf8), bytes: Array(file.text.utf8))
    }
    for (file, (path, _)) in zip(files, contents) {
      guard let old = try? WholeFile.read(path), !isOurs(old, as: file) else { continue }
      throw Failure(
        message: "'\(name)/\(file.name)' is not a file that hookhost wrote; move it away first")
    }
    do {
      try WholeFile.replace(contents)
    } catch let failure as FileFailure {
      let path = String(decoding: failure.path, as: UTF8.self)
      throw Failure(message: "cannot write '\(path)': \(failure.failure)")
    }
  }

  /// The files of a fresh world.
  private static func all() throws -> [File] {
    try ReferenceWorld.read { bridge, stack in
      try LuaLibrary(bridge: bridge, stack: stack).files()
    }
  }

  private static func isOurs(_ bytes: [UInt8], as file: File) -> Bool {
    let start = file.text.split(separator: "\n").prefix(2).joined(separator: "\n")
    return bytes.isEmpty || bytes.starts(with: start.utf8)
  }
}
