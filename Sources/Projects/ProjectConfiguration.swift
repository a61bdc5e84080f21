internal import LuaBridge
internal import LuaModules

/// The configuration of a project, from its `hookhost.lua` and the command line.
///
/// `hookhost.lua` returns a table with `include`, `define`, `sources`, `exclude` (lists), `arc` (a
/// boolean) and `prefix` (a header). It runs in a state of its own, in a sandbox and without hookhost's
/// modules: to read a project runs nothing that could harm.
package struct ProjectConfiguration {
  /// Folders with headers.
  package var include: [String] = []
  var define: [String] = []
  /// Patterns of the sources that belong to the project, instead of those that its files name.
  var sources: [String] = []
  /// Patterns of what is left out.
  var exclude: [String] = []
  var usesARC: Bool?
  var prefixHeader: String?
  /// Folders in which third parties' sources are looked for.
  var vendors: [String] = []
  /// The target that is wanted.
  var target: String?

  static let fileName = "hookhost.lua"

  /// The time that `hookhost.lua` has: it makes a table, it computes nothing.
  private static let timeLimit = LuaTimeLimit(
    seconds: 5, grace: 1, lastWords: "hookhost: hookhost.lua: time limit exceeded\n",
    exitStatus: ExitStatus.timeLimit.rawValue)

  /// The memory that `hookhost.lua` may use, in bytes.
  private static let memoryLimit = 64 << 20

  private static let lists = ["include", "define", "sources", "exclude"]

  /// Adds what the `hookhost.lua` of a folder says.
  ///
  /// - Parameter path: The file; nothing is added when it is not there.
  /// - Throws: ``SourceError`` that names what is wrong with it.
  mutating func addFile(_ path: String) throws {
    guard let text = ProjectPath.bytes(path) else { return }
    func wrong(_ reason: String) -> SourceError { SourceError(message: "\(path): \(reason)") }
    do {
      let state = try LuaState()
      defer { state.close() }
      state.limitOwnMemory(to: Self.memoryLimit)
      let stack = state.stack
      let folder = Array((ProjectPath.folder(of: path) + "/").utf8)
      try Sandbox(folder: folder == Array("/".utf8) ? Array("./".utf8) : folder).install(in: stack)
      try state.trackCoroutines()
      try stack.load(text, name: "@\(path)", mode: "t")
      try stack.call(arguments: 0, results: 1, within: Self.timeLimit)
      // stack: configuration
      guard stack.type(at: -1) == .table else { throw wrong("must return a table") }
      stack.pushNil()
      while stack.next(at: -2) {
        // stack: configuration key value
        guard stack.type(at: -2) == .string, let key = stack.string(at: -2) else {
          throw wrong("has a key that is no name")
        }
        try take(key, stack, wrong)
        stack.pop()
      }
    } catch is LuaLateCall {
      throw wrong("runs longer than 5 s")
    } catch let error as LuaError {
      if error.status == .memoryError { throw wrong("needs more memory than it may use (64 MB)") }
      let isNamed = error.message.hasPrefix("\(path):")
      throw isNamed ? SourceError(message: error.message) : wrong(error.message)
    }
  }

  private mutating func take(
    _ key: String, _ stack: LuaStack, _ wrong: (String) -> SourceError
  ) throws {
    switch key {
    case "arc":
      guard stack.type(at: -1) == .boolean else { throw wrong("'arc' must be true or false") }
      usesARC = stack.boolean(at: -1)
    case "prefix", "target":
      guard stack.type(at: -1) == .string, let text = stack.string(at: -1) else {
        throw wrong("'\(key)' must be a string")
      }
      if key == "prefix" { prefixHeader = text } else { target = target ?? text }
    case _ where Self.lists.contains(key):
      let texts = try texts(key, stack, wrong)
      switch key {
      case "include": include += texts
      case "define": define += texts
      case "sources": sources += texts
      default: exclude += texts
      }
    default:
      throw wrong(
        "knows no '\(key)'; it may say arc, define, exclude, include, prefix, sources, target")
    }
  }

  /// The strings of the list on top.
  private func texts(
    _ key: String, _ stack: LuaStack, _ wrong: (String) -> SourceError
  ) throws -> [String] {
    guard stack.type(at: -1) == .table else { throw wrong("'\(key)' must be a list of strings") }
    return try (0..<stack.length(at: -1)).map { place in
      stack.rawGet(at: -1, index: Int64(place + 1))
      defer { stack.pop() }
      guard stack.type(at: -1) == .string, let text = stack.string(at: -1) else {
        throw wrong("'\(key)' must be a list of strings")
      }
      return text
    }
  }
}

extension SourceOptions {
  /// The configuration of a project that is read with these options.
  package var project: ProjectConfiguration {
    var configuration = ProjectConfiguration()
    configuration.vendors = vendors
    configuration.target = target
    return configuration
  }
}

extension ProjectConfiguration {
  /// An empty configuration.
  package static let none = ProjectConfiguration()
}
