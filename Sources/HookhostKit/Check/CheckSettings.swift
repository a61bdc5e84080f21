internal import LuaBridge
internal import LuaModules
internal import Projects
internal import ScriptHost

/// The settings of a check: those of `hookcheck.lua`, and those of the command line.
///
/// `hookcheck.lua` runs in a state of its own, in a sandbox and without hookhost's modules. Its paths
/// are relative to its folder.
struct CheckSettings {
  enum FailOn: String {
    case error, warning, never
  }

  /// An actor that is named by the settings; a path may be a pattern with `*`.
  struct Actor: Equatable {
    var name: String?
    var path: String
    var include: [String] = []
    var define: [String] = []
    var usesARC: Bool?
    var installs: [String]?
  }

  var actors: [Actor] = []
  var include: [String] = []
  var define: [String] = []
  var drive: String?
  var setup: String?
  /// Names of models that come with hookhost, or paths of files with models.
  var models: [String] = []
  /// Models that `hookcheck.lua` itself describes.
  var ownModels: [CheckModel] = []
  var install: CheckOptions.Install?
  /// Rules that are not reported, or `RULE -[Class selector]` for one method.
  var ignored: [String] = []
  var failOn: FailOn?

  static let fileName = "hookcheck.lua"

  init() {}

  /// Reads a `hookcheck.lua`.
  ///
  /// - Throws: ``CheckError`` that names what is wrong with it.
  init(_ path: String, folder: String) throws {
    let json = try CheckSettings.value(of: path)
    if case .array(let elements) = json.content, elements.isEmpty { return }
    guard case .object(let members) = json.content else {
      throw CheckError("must return a table of options by name")
    }
    func inside(_ path: String) -> String {
      path.hasPrefix("/") || folder == "." ? path : folder + "/" + path
    }
    for member in members {
      let (key, value) = (member.name, member.value)
      switch key {
      case "actors": actors = try CheckSettings.actors(value)
      case "include": include = try CheckSettings.words(key, value).map(inside)
      case "define": define = try CheckSettings.words(key, value)
      case "drive": drive = inside(try CheckSettings.word(key, value))
      case "setup": setup = inside(try CheckSettings.word(key, value))
      case "models":
        for element in value.elements ?? [value] {
          if let name = element.string {
            models.append(name.hasSuffix(".lua") ? inside(name) : name)
          } else {
            ownModels.append(try CheckModel(element, source: path))
          }
        }
      case "install":
        install =
          try value.string.map { CheckOptions.install($0) }
          ?? .named(CheckSettings.words(key, value))
      case "ignore": ignored = try CheckSettings.words(key, value)
      case "failOn":
        guard let known = value.string.flatMap(FailOn.init(rawValue:)) else {
          throw CheckError("'failOn' must be error, warning or never")
        }
        failOn = known
      default:
        throw CheckError(
          "unknown option '\(key)'; there are actors, define, drive, failOn, ignore, include, "
            + "install, models, setup")
      }
    }
  }

  /// Takes what the command line says instead, or in addition.
  mutating func override(with other: CheckSettings) {
    if !other.actors.isEmpty { actors = other.actors }
    include += other.include
    define += other.define
    drive = other.drive ?? drive
    setup = other.setup ?? setup
    models += other.models.filter { !models.contains($0) }
    install = other.install ?? install
    failOn = other.failOn ?? failOn
  }

  /// The value that a Lua file returns.
  static func value(of path: String) throws -> JSON {
    guard let text = ProjectPath.bytes(path) else { throw CheckError("cannot be read") }
    return try value(text, path: path)
  }

  static func value(_ text: [UInt8], path: String) throws -> JSON {
    let state: LuaState
    do { state = try LuaState() } catch { throw CheckError("\(error)") }
    defer { state.close() }
    // Settings and models are small.
    state.limitOwnMemory(to: 64 << 20)
    do {
      let stack = state.stack
      let folder = ProjectPath.folder(of: path)
      try Sandbox(folder: Array((folder.isEmpty ? "./" : folder + "/").utf8)).install(in: stack)
      try stack.load(text, name: "@\(path)", mode: "t")
      let limit = LuaTimeLimit(
        seconds: 10, grace: 2, lastWords: "hookhost: hookcheck.lua did not end\n",
        exitStatus: ExitStatus.timeLimit.rawValue)
      try stack.call(arguments: 0, results: 1, within: limit)
      return try stack.json(at: -1)
    } catch is LuaLateCall {
      throw CheckError("did not end within 10 s")
    } catch let error as LuaError {
      throw CheckError(error.message)
    }
  }

  private static func actors(_ value: JSON) throws -> [Actor] {
    guard let elements = value.elements else {
      throw CheckError("'actors' must be a list of paths, or of tables with a path")
    }
    return try elements.map { element in
      if let path = element.string { return Actor(path: path) }
      guard case .object(let members) = element.content, let path = element["path"]?.string else {
        throw CheckError("an actor must be a path, or a table with a path")
      }
      var actor = Actor(path: path)
      for member in members {
        switch member.name {
        case "name": actor.name = try word("name", member.value)
        case "path": break
        case "include": actor.include = try words("include", member.value)
        case "define": actor.define = try words("define", member.value)
        case "install": actor.installs = try words("install", member.value)
        case "arc":
          guard case .bool(let flag) = member.value.content else {
            throw CheckError("'arc' of an actor must be true or false")
          }
          actor.usesARC = flag
        default:
          throw CheckError(
            "the actor \(path) has an unknown option '\(member.name)'; there are arc, define, "
              + "include, install, name, path")
        }
      }
      return actor
    }
  }

  static func word(_ key: String, _ value: JSON) throws -> String {
    guard let word = value.string else { throw CheckError("'\(key)' must be a string") }
    return word
  }

  static func words(_ key: String, _ value: JSON) throws -> [String] {
    guard let words = value.string.map({ [$0] }) ?? value.words else {
      throw CheckError("'\(key)' must be a list of strings")
    }
    return words
  }
}
