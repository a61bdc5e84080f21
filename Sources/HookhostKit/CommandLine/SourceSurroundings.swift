internal import LuaBridge

/// What the command line adds to a source or a project: scripts around its `main`, and files.
package struct SourceSurroundings: Equatable, Sendable {
  /// `--setup`: a Lua file that runs before the source is loaded.
  package var setup: [UInt8]?

  /// `--drive`: a Lua file that runs after the source's `main` has launched its app.
  package var drive: [UInt8]?

  /// `--files`: a folder whose files the app sees.
  package var files: MountedFolder?

  package init() {}

  /// The options, in the order of the help.
  static let names = ["--drive", "--setup", "--files"]

  /// Whether none of the options was given.
  var isEmpty: Bool { self == SourceSurroundings() }

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

/// A folder of the disk that an app sees as its own: `--files DIR`, `DIR:ro` or `DIR:copy`.
package struct MountedFolder: Equatable, Sendable {
  /// The folder's path on the disk.
  package let path: [UInt8]

  /// Whether the app cannot change the files; otherwise its changes stay in memory.
  package let isReadOnly: Bool

  /// Reads the value of an option.
  ///
  /// - Throws: ``CommandLineError`` if there is no such folder.
  init(_ option: String, _ value: [UInt8]) throws {
    let endings: [(text: String, isReadOnly: Bool)] = [(":ro", true), (":copy", false)]
    // A folder may have such a name itself.
    let ending = Folder.exists(value) ? nil : endings.first { value.ends($0.text) }
    path = Array(value.dropLast(ending?.text.utf8.count ?? 0))
    isReadOnly = ending?.isReadOnly ?? false
    guard Folder.exists(path) else {
      throw CommandLineError.badValue(
        option: option, value: String(decoding: value, as: UTF8.self),
        expected: "a folder, with :ro behind it if the app must not change it")
    }
  }
}

extension [UInt8] {
  fileprivate func ends(_ text: String) -> Bool { suffix(text.utf8.count) == Array(text.utf8)[...] }
}
