internal import LuaBridge
internal import ScriptHost

/// Reads `--setup`, `--drive` and `--files`.
extension SourceSurroundings {
  /// The options, in the order of the help.
  static let names = ["--drive", "--setup", "--files"]

  /// Reads one of the options.
  ///
  /// - Throws: ``CommandLineError`` for a file or a folder that is not there.
  mutating func read(_ name: String, _ value: [UInt8]) throws {
    switch name {
    case "--setup": setup = try Self.script(name, value)
    case "--drive": drive = try Self.script(name, value)
    default: files = try MountedFolder(name, value)
    }
  }

  private static func script(_ option: String, _ path: [UInt8]) throws -> [UInt8] {
    guard Folder.hasFile(path) else {
      throw CommandLineError.badValue(
        option: option, value: String(decoding: path, as: UTF8.self),
        expected: "the path of a Lua file")
    }
    return path
  }
}

extension MountedFolder {
  /// Reads the value of an option.
  ///
  /// - Throws: ``CommandLineError`` if there is no such folder.
  init(_ option: String, _ value: [UInt8]) throws {
    let endings: [(text: String, isReadOnly: Bool)] = [(":ro", true), (":copy", false)]
    // A folder may have such a name itself.
    let ending = Folder.exists(value) ? nil : endings.first { value.ends($0.text) }
    let path = Array(value.dropLast(ending?.text.utf8.count ?? 0))
    guard Folder.exists(path) else {
      throw CommandLineError.badValue(
        option: option, value: String(decoding: value, as: UTF8.self),
        expected: "a folder, with :ro behind it if the app must not change it")
    }
    self.init(path: path, isReadOnly: ending?.isReadOnly ?? false)
  }
}

extension [UInt8] {
  fileprivate func ends(_ text: String) -> Bool { suffix(text.utf8.count) == Array(text.utf8)[...] }
}
