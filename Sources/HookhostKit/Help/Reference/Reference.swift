internal import LuaBridge
internal import LuaModules
internal import ScriptHost
internal import SelectorRuntime

/// The whole reference as files: a page for browsers, manual pages, and pages for DocC.
struct Reference {
  /// A chapter: its title, and its pages in order.
  struct Chapter {
    /// The base name of its files: `objc`, `classes`.
    let name: String
    let title: String
    let summary: String
    var pages: [HelpPage]
  }

  let chapters: [Chapter]

  init(_ index: HelpIndex) {
    chapters =
      [
        Chapter(
          name: "concepts", title: "Concepts",
          summary: "Subjects, each with its other names, pages and guides.",
          pages: HelpConcept.all.map(index.page))
      ] + ModuleNames.all.sorted().map { Self.chapter(ofModule: $0, index) }
      + [
        Chapter(
          name: "classes", title: "Classes", summary: "The classes, by name.",
          pages: index.classes.compactMap { index.classPage($0.name) }),
        Chapter(
          name: "protocols", title: "Protocols", summary: "The protocols, by name.",
          pages: index.protocols.compactMap { index.protocolPage($0.name) }),
        Chapter(
          name: "enumerations", title: "Enumerations",
          summary: "The constants that belong together, with their values, by framework.",
          pages: index.pages(of: Enumeration.byFramework.flatMap(\.own))),
        Chapter(
          name: "settings", title: "Settings",
          summary: "What sources disagree on, what is done, and what else can be done.",
          pages: SettingNote.all.compactMap { index.settingPage($0.name) }),
        Chapter(
          name: "lab", title: "Verdicts and techniques",
          summary: "What came of an order in the lab, and the ways of hooking that it compares.",
          pages: LabVerdict.allCases.compactMap { index.verdictPage($0.rawValue) }
            + LabTechnique.all.compactMap { index.techniquePage($0.name) }),
        Chapter(
          name: "command", title: "Commands and limits",
          summary: "What the program does, and what stops a script.",
          pages: Command.named.compactMap { $0.name.flatMap(index.commandPage) }
            + HostLimit.all.compactMap { index.limitPage($0.name) }),
        Chapter(
          name: "formats", title: "JSON outputs",
          summary: "The formats of `--output json`, each with its JSON Schema.",
          pages: OutputFormat.all.compactMap { index.formatPage($0.fullName) }),
      ]
  }

  private static func chapter(ofModule module: String, _ index: HelpIndex) -> Chapter {
    let functions = index.functions(of: module).map { "\(module).\($0)" }
    let methods = index.methods(of: module)
    var pages = (functions + methods).flatMap { index.functionPages($0) }
    pages += FunctionDocumentation(module: module).records.compactMap {
      index.recordPage($0.name)
    }
    pages += FunctionDocumentation.valueTypes.filter { $0.module == module }.compactMap {
      index.typePage($0.name)
    }
    if module == "uikit" {
      pages += FunctionDocumentation.structures.compactMap { index.structurePage($0.name) }
    }
    return Chapter(
      name: module, title: "Module \(module)",
      summary: (FunctionDocumentation.summaries[module] ?? "")
        + " The concept `errors` lists what every function raises.", pages: pages)
  }

  /// The JSON Schemas of the outputs; the first three lines are the title.
  private static var schemas: [GeneratedFiles.File] {
    OutputFormat.all.map { format in
      GeneratedFiles.File(
        name: "schemas/\(format.name).json", text: format.schema, markLines: 3)
    }
  }

  /// Creates a world, and writes its reference to a folder.
  ///
  /// - Throws: `GeneratedFiles.Failure`.
  static func write(to folder: [UInt8]) throws {
    let files = try ReferenceWorld.read { bridge, stack in
      let index = HelpIndex(bridge: bridge, stack: stack)
      let reference = Reference(index)
      return [reference.browserPage(index)] + reference.manualPages + reference.articles(index)
        + schemas
    }
    try GeneratedFiles(files: files).write(to: folder)
  }
}
