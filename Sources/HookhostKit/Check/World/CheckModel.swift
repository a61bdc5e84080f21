internal import CEmbeddedFiles
internal import LuaModules

/// A description of an SDK that ships no source: the methods that it hooks, and how.
struct CheckModel: Equatable {
  struct HookedMethod: Equatable {
    /// The class, or `<Protocol>` for the app's delegate.
    let cls: String
    let selector: String
    let isClassMethod: Bool
    let technique: HookTechnique
  }

  let name: String
  let methods: [HookedMethod]
  /// Whether the original implementation is called.
  let callsOriginal: Bool
  /// Whether the original is called by another selector than that of the message.
  let renamesCommand: Bool
  /// The public page that the facts are from, and the day on which it was read.
  let page: String
  let date: String
  /// The file that describes it.
  let source: String
}

extension CheckModel {
  /// Reads a model.
  ///
  /// - Throws: ``CheckError`` that names what is wrong with it.
  init(_ json: JSON, source: String) throws {
    guard case .object(let members) = json.content, let name = json["name"]?.string, !name.isEmpty
    else { throw CheckError("a model must be a table with a name and methods") }
    func wrong(_ text: String) -> CheckError { CheckError("the model \(name) \(text)") }
    let known = ["name", "methods", "calls", "cmd", "page", "date", "source"]
    if let other = members.first(where: { !known.contains($0.name) }) {
      let names = known.joined(separator: ", ")
      throw wrong("has an unknown field '\(other.name)'; there are \(names)")
    }
    func choice(_ key: String, _ words: [String]) throws -> Bool {
      guard let value = json[key] else { return true }
      guard let word = value.string, let place = words.firstIndex(of: word) else {
        throw wrong("must have \(words.map { "'\($0)'" }.joined(separator: " or ")) as '\(key)'")
      }
      return place == 0
    }
    guard let rows = json["methods"]?.elements, !rows.isEmpty else {
      throw wrong("must have a list of methods")
    }
    self.name = name
    methods = try rows.map { row in
      let words = (row.words ?? row[""]?.words) ?? []
      guard words.count == 2, !words.contains("") else {
        throw wrong("has a method that is not {\"Class\", \"selector\", technique = …}")
      }
      let word = row["technique"]?.string ?? "exchange"
      guard let technique = HookTechnique(rawValue: word), technique.canBeModelled else {
        let names = HookTechnique.allCases.filter(\.canBeModelled).map(\.rawValue)
        throw wrong(
          "has the unknown technique '\(word)'; there are \(names.joined(separator: ", "))")
      }
      let isClassMethod = words[1].hasPrefix("+")
      return HookedMethod(
        cls: words[0], selector: isClassMethod ? String(words[1].dropFirst()) : words[1],
        isClassMethod: isClassMethod, technique: technique)
    }
    callsOriginal = try choice("calls", ["original", "never"])
    renamesCommand = try !choice("cmd", ["kept", "renamed"])
    page = json["page"]?.string ?? ""
    date = json["date"]?.string ?? ""
    self.source = json["source"]?.string ?? source
  }

  var json: JSON {
    .object([
      ("name", .text(name)),
      (
        "methods",
        .array(
          methods.map { method in
            .object([
              ("", .strings([method.cls, (method.isClassMethod ? "+" : "") + method.selector])),
              ("technique", .text(method.technique.rawValue)),
            ])
          })
      ),
      ("calls", .text(callsOriginal ? "original" : "never")),
      ("cmd", .text(renamesCommand ? "renamed" : "kept")), ("page", .text(page)),
      ("date", .text(date)), ("source", .text(source)),
    ])
  }

  /// The file name under which its hooks appear in chains, without a line.
  var chunkName: String { "\(name).model" }

  /// The models that come with hookhost, sorted by name.
  ///
  /// - Throws: ``CheckError`` if one of them is wrong.
  static func all() throws -> [CheckModel] {
    try list(of: EmbeddedFile.check_models_lua.bytes, name: "check_models.lua")
  }

  /// Finds models by their names, in any case, and those of files.
  ///
  /// - Throws: ``CommandLineError`` for an unknown name and for a file that is wrong.
  static func named(_ names: [String]) throws -> [CheckModel] {
    do {
      let known = try all()
      return try names.flatMap { name -> [CheckModel] in
        if name.hasSuffix(".lua") {
          do {
            let value = try CheckSettings.value(of: name)
            return try (value.elements ?? [value]).map { try CheckModel($0, source: name) }
          } catch let error as CheckError {
            throw CheckError("\(name): \(error)")
          }
        }
        guard let found = known.first(where: { $0.name.lowercased() == name.lowercased() }) else {
          let names = known.map(\.name).joined(separator: ", ")
          throw CheckError("no model is named '\(name)'; there are \(names)")
        }
        return [found]
      }
    } catch let error as CheckError {
      throw CommandLineError.misused("\(error)")
    }
  }

  private static func list(of text: [UInt8], name: String) throws -> [CheckModel] {
    try CheckSettings.value(text, path: name).elements?.map { try CheckModel($0, source: name) }
      .sorted { $0.name.lowercased() < $1.name.lowercased() } ?? []
  }
}
