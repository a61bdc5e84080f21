internal import LuaModules
internal import Projects
internal import ScriptHost

/// A party of a check: the sources of a folder, or the model of an SDK that ships none.
struct CheckActor {
  /// Its unique name in reports.
  var name: String
  /// Its folder, relative to the checked one; empty for the app and for a model.
  var folder = ""
  /// All sources that its image links, its own and those of others that it needs.
  var sources: [ProjectImage.Source] = []
  /// The paths of its own sources.
  var own: Set<String> = []
  /// The paths of its own headers.
  var headers: [String] = []
  /// Its sources in languages that are not read.
  var foreign: [(language: String, path: String)] = []
  /// Whether it is an app with a `main`, which no other such app is linked with.
  var isProgram = false
  /// Whether it is an extension of an app: a program of its own, which has what it links only.
  var isExtension = false
  /// The prefix header that its project names, if the checked folder does not have it.
  var absentPrefix: String?
  var model: CheckModel?
  /// The installers that the settings name; nil if the general option applies.
  var installs: [String]?

  init(name: String) { self.name = name }
}

extension CheckActor {
  /// The actors of which an extension links sources; nil for an actor that any app may link.
  func links(among actors: [CheckActor]) -> Set<String>? {
    guard isExtension else { return nil }
    let linked = Set(sources.map(\.path))
    return Set(actors.filter { !$0.own.isDisjoint(with: linked) }.map(\.name))
  }

  /// The actor as a message; its sources name their options by their index in a list.
  func json(_ options: inout SharedOptions) -> JSON {
    let sources = sources.map { source in
      JSON.array([.text(source.path), .integer(options.index(of: source.options))])
    }
    return .object([
      ("name", .text(name)), ("folder", .text(folder)),
      ("sources", .array(sources)), ("own", .strings(own.sorted())),
      ("headers", .strings(headers)),
      ("model", model?.json), ("installs", installs.map { .strings($0) }),
    ])
  }

  init?(_ json: JSON, _ options: SharedOptions) {
    guard let name = json["name"]?.string else { return nil }
    self.name = name
    folder = json["folder"]?.string ?? ""
    sources = (json["sources"]?.elements ?? []).compactMap { source in
      guard let parts = source.elements, parts.count == 2, let path = parts[0].string,
        let place = parts[1].integer, options.list.indices.contains(place)
      else { return nil }
      return .init(path: path, options: options.list[place], bundle: nil)
    }
    own = Set(json["own"]?.words ?? [])
    headers = json["headers"]?.words ?? []
    model = json["model"].flatMap { try? CheckModel($0, source: "") }
    installs = json["installs"]?.words
  }
}
