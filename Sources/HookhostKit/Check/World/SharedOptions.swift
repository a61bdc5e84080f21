internal import LuaModules

/// The different options of the sources of a check.
///
/// Thousands of sources share a few dozen options, each with hundreds of folders, so that a message
/// contains each of them once.
struct SharedOptions {
  private(set) var list: [SourceOptions] = []
  /// The index that was found last; neighbouring sources mostly have the same options.
  private var latest = 0

  /// Creates an empty list.
  init() {}

  /// The index of options, which are added if they are new.
  mutating func index(of options: SourceOptions) -> Int {
    if list.indices.contains(latest), list[latest] == options { return latest }
    latest = list.firstIndex(of: options) ?? list.count
    if latest == list.count { list.append(options) }
    return latest
  }

  var json: JSON { .array(list.map(\.json)) }

  init(_ json: JSON?) { list = (json?.elements ?? []).map(SourceOptions.init) }
}

extension SourceOptions {
  fileprivate var json: JSON {
    .object([
      ("include", .strings(include)), ("quoted", .strings(quoted)), ("define", .strings(define)),
      ("prefix", prefixHeader.map { .text($0) }), ("arc", .flag(usesARC)),
      (
        "modules",
        .array(moduleMaps.map { .object([("name", .text($0.name)), ("path", .text($0.path))]) })
      ),
      ("ownModules", absentHeaders.map { .strings($0.ownModules) }),
      ("dependencies", absentHeaders.map { .strings($0.dependencies) }),
    ])
  }

  fileprivate init(_ json: JSON) {
    self.init()
    include = json["include"]?.words ?? []
    quoted = json["quoted"]?.words ?? []
    define = json["define"]?.words ?? []
    prefixHeader = json["prefix"]?.string
    usesARC = json["arc"]?.isTrue ?? true
    moduleMaps = (json["modules"]?.elements ?? []).compactMap { map in
      guard let name = map["name"]?.string, let path = map["path"]?.string else { return nil }
      return ModuleMap(name: name, path: path)
    }
    if let own = json["ownModules"]?.words, let dependencies = json["dependencies"]?.words {
      absentHeaders = AbsentHeaderRule(ownModules: Set(own), dependencies: Set(dependencies))
    }
  }
}
