internal import LuaModules
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
  /// Its sources in languages that are not read.
  var foreign: [(language: String, path: String)] = []
  var model: CheckModel?
  /// The installers that the settings name; nil if the general option applies.
  var installs: [String]?

  init(name: String) { self.name = name }
}

extension CheckActor {
  var json: JSON {
    .object([
      ("name", .text(name)), ("folder", .text(folder)),
      ("sources", .array(sources.map(\.json))), ("own", .strings(own.sorted())),
      ("model", model?.json), ("installs", installs.map { .strings($0) }),
    ])
  }

  init?(_ json: JSON) {
    guard let name = json["name"]?.string else { return nil }
    self.name = name
    folder = json["folder"]?.string ?? ""
    sources = json["sources"]?.elements?.compactMap(ProjectImage.Source.init) ?? []
    own = Set(json["own"]?.words ?? [])
    model = json["model"].flatMap { try? CheckModel($0, source: "") }
    installs = json["installs"]?.words
  }
}

extension ProjectImage.Source {
  fileprivate var json: JSON {
    .object([
      ("path", .text(path)), ("include", .strings(options.include)),
      ("quoted", .strings(options.quoted)), ("define", .strings(options.define)),
      ("prefix", options.prefixHeader.map { .text($0) }), ("arc", .flag(options.usesARC)),
      (
        "modules",
        .array(
          options.moduleMaps.map { .object([("name", .text($0.name)), ("path", .text($0.path))]) })
      ),
      ("ownModules", options.absentHeaders.map { .strings($0.ownModules) }),
      ("dependencies", options.absentHeaders.map { .strings($0.dependencies) }),
    ])
  }

  fileprivate init?(_ json: JSON) {
    guard let path = json["path"]?.string else { return nil }
    var options = SourceOptions()
    options.include = json["include"]?.words ?? []
    options.quoted = json["quoted"]?.words ?? []
    options.define = json["define"]?.words ?? []
    options.prefixHeader = json["prefix"]?.string
    options.usesARC = json["arc"]?.isTrue ?? true
    options.moduleMaps = (json["modules"]?.elements ?? []).compactMap { map in
      guard let name = map["name"]?.string, let path = map["path"]?.string else { return nil }
      return ModuleMap(name: name, path: path)
    }
    if let own = json["ownModules"]?.words, let dependencies = json["dependencies"]?.words {
      options.absentHeaders = AbsentHeaderRule(
        ownModules: Set(own), dependencies: Set(dependencies))
    }
    self.init(path: path, options: options, bundle: nil)
  }
}
