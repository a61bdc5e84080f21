// The reference of a live world. It repeats no information: signatures and descriptions of
// functions come from the editor definitions, classes and protocols from the runtime, and settings,
// options and verdicts from their declarations. Additions there appear here without further
// changes.

internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime
import StringSearch
internal import Systems

/// Finds the pages about a name, in a live world.
struct HelpIndex {
  let bridge: Bridge
  let stack: LuaStack
  let cache = Cache()

  init(bridge: Bridge, stack: LuaStack) {
    self.bridge = bridge
    self.stack = stack
  }

  var runtime: Runtime { bridge.runtime }

  /// The pages about a name as typed; empty if there are none.
  ///
  /// Several items may have the same name: `trace` is a command and a module. A concept follows the
  /// items that a script can name, and precedes all others.
  func pages(for typed: String) -> [HelpPage] {
    let name = Self.bare(typed)
    if let method = methodPages(name) { return method }
    var pages = [commandPage(name), listPage(name), modulePage(name)].compactMap(\.self)
    pages += optionPages(name) + functionPages(name) + hookhostPages(name)
    pages += modulePages(ofC: name)
    pages += [
      classPage(name), protocolPage(name), recordPage(name), typePage(name), structurePage(name),
      enumerationPage(name), formatPage(name),
    ]
    .compactMap(\.self)
    if pages.isEmpty { pages = substitutePages(name) }
    let concepts = conceptPages(name)
    var others =
      constantPages(name)
      + [
        rulePage(name), settingPage(name), verdictPage(name), techniquePage(name), limitPage(name),
      ]
      .compactMap(\.self)
    if pages.isEmpty, others.isEmpty {
      others = pagesSearchedLast(name, searchesHeaders: concepts.isEmpty)
    }
    pages += concepts + others
    if pages.isEmpty { pages = [absentClassPage(name)].compactMap(\.self) }
    return pages.isEmpty ? pagesOfOtherForms(name) : pages
  }

  /// The pages that are searched only if nothing else has the name.
  private func pagesSearchedLast(_ name: String, searchesHeaders: Bool) -> [HelpPage] {
    // Selectors, and options without their dashes.
    var pages = optionPages("--" + name) + [selectorPage(name)].compactMap(\.self)
    // Methods without their type.
    if pages.isEmpty { pages = [methodPage(name)].compactMap(\.self) }
    if pages.isEmpty, searchesHeaders { pages = [cPage(name)].compactMap(\.self) }
    return pages.isEmpty ? [keyPage(name)].compactMap(\.self) : pages
  }

  /// The pages that a name reaches in another form: a guide, a question.
  private func pagesOfOtherForms(_ name: String) -> [HelpPage] {
    if let guide = HelpGuide.named(name) { return [guide.page] }
    if name.lowercased() == "hookhost" { return [.usage] }
    let near = conceptPages(near: name)
    guard near.isEmpty else { return near }
    let selectors = selectors(withPart: name)
    if !selectors.isEmpty { return selectors.compactMap(selectorPage) }
    if let declared = declarationPage(name) { return [declared] }
    let parts = conceptPages(partOf: name)
    return parts.isEmpty ? [propertyPage(path: name)].compactMap(\.self) : parts
  }

  /// The page of the last property of a path: of `navigationItem.rightBarButtonItem`.
  ///
  /// `gesture.tapp` is a misspelled function, not a path.
  private func propertyPage(path: String) -> HelpPage? {
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = names.first, let last = names.last, names.count > 1,
      names.allSatisfy({ LuaWords.isName(String($0)) }),
      !ModuleNames.all.contains(String(first)), first.first?.isLowercase == true
    else { return nil }
    return selectorPage(String(last))
  }

  /// The selectors with a part of that name: of `prepareForSegue`, `prepareForSegue:sender:`.
  ///
  /// It is empty if more than three have it, since their pages would say nothing together.
  private func selectors(withPart part: String) -> [String] {
    guard LuaWords.isName(part) else { return [] }
    let first = part + ":"
    let later = ":" + first
    let found = runtime.knownSelectors.map(\.name).filter { name in
      name.utf8.count >= first.utf8.count && (name.hasPrefix(first) || name.contains(later))
    }
    return found.count > 3 ? [] : found.sorted()
  }

  /// The page of the class that has another name on other systems or in Swift: `UserDefaults`.
  private func substitutePages(_ name: String) -> [HelpPage] {
    guard let substitute = ClassSubstitute(runtime: runtime).name(for: name) else { return [] }
    return [classPage(substitute)].compactMap(\.self).map { page in
      var page = page
      page.text = "\(name) is not here; it is called \(substitute) here."
      return page
    }
  }

  /// The name without spaces, call parentheses and `objc.` before a class.
  private static func bare(_ typed: String) -> String {
    var name = typed.trimming(" \t\n`\"'")
    if name.hasSuffix("()") { name.removeLast(2) }
    let afterDot = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    if afterDot.count == 2, afterDot[0] == "objc", afterDot[1].first?.isUppercase == true {
      return String(afterDot[1])
    }
    return name
  }

  /// The clause about an unknown name, with the nearest names.
  func missing(_ typed: String) -> String {
    let name = Self.bare(typed)
    let head = "nothing is called '\(PrettyPrinter.oneLine(typed))'"
    if let hint = ClassSubstitute(runtime: runtime).hint(for: name) { return "\(head); \(hint)" }
    let offered = suggestions(for: name)
    if !offered.isEmpty { return "\(head); did you mean \(Self.listed(offered))?" }
    if let hint = Framework.hint(for: name) { return "\(head); \(hint)" }
    return "\(head); `hookhost help --search WORDS` searches all pages"
  }

  private static func listed(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard quoted.count > 1 else { return quoted[0] }
    return quoted.dropLast().joined(separator: ", ") + " or " + quoted[quoted.count - 1]
  }

  /// All names that have pages, the most common first; selectors are last.
  var allNames: [String] {
    if let names = cache.names { return names }
    let names =
      topics.flatMap(\.names) + tableKeys + Set(runtime.knownSelectors.map(\.name)).sorted()
    cache.names = names
    return names
  }

  /// The constants and functions of a module, read once: there are thousands of constants.
  func contents(of module: String) -> ModuleContents {
    if let known = cache.modules[module] { return known }
    let contents = ModuleContents(module, on: stack)
    cache.modules[module] = contents
    return contents
  }

  /// The contents that an index reads once, with the first use.
  final class Cache {
    var classes: [RuntimeClass]?
    var modules: [String: ModuleContents] = [:]
    var names: [String]?
  }
}

// MARK: Topics

extension HelpIndex {
  /// A category of items that have pages.
  struct Topic {
    /// The name of the list.
    let name: String
    let summary: String
    let names: [String]
  }

  /// The names of all lists.
  static let topicNames = [
    "topics", "concepts", "commands", "modules", "functions", "classes", "protocols", "structures",
    "types",
    "enumerations", "constants", "settings", "verdicts", "rules", "techniques", "limits", "formats",
    "options",
  ]

  /// All topics, in the order of the reference.
  var topics: [Topic] {
    [
      Topic(
        name: "concepts", summary: "subjects, each with its pages and guides",
        names: HelpConcept.all.map(\.name)),
      Topic(
        name: "commands", summary: "what the program does",
        names: (Command.named.compactMap(\.name)).sorted()),
      Topic(
        name: "modules", summary: "the tables that a script has", names: ModuleNames.all.sorted()),
      Topic(
        name: "functions", summary: "the functions of the modules",
        names: ModuleNames.all.sorted().flatMap { module in
          functions(of: module).map { "\(module).\($0)" } + methods(of: module)
        }),
      Topic(name: "classes", summary: "the classes, by framework", names: classes.map(\.name)),
      Topic(
        name: "protocols", summary: "the protocols, by framework", names: protocols.map(\.name)),
      Topic(
        name: "structures", summary: "C structures and tables with fields",
        names: FunctionDocumentation.structures.map(\.name) + records.map(\.record.name)),
      Topic(
        name: "types", summary: "the words for types in the lines about functions",
        names: FunctionDocumentation.valueTypes.map(\.name)),
      Topic(
        name: "enumerations", summary: "constants that belong together, by framework",
        names: Enumeration.all.map(\.name)),
      Topic(
        name: "constants", summary: "the constants of the modules",
        names: ModuleNames.all.sorted().flatMap { module in
          contents(of: module).constants.map { "\(module).\($0.name)" }
        }),
      Topic(
        name: "settings", summary: "what sources disagree on, and what is done",
        names: SettingNote.all.map(\.name)),
      Topic(
        name: "verdicts", summary: "what came of an order in the lab",
        names: LabVerdict.allCases.map(\.rawValue)),
      Topic(
        name: "rules", summary: "the findings of `hookhost check`",
        names: CheckRule.all.map(\.name)),
      Topic(
        name: "techniques", summary: "the ways of hooking that the lab compares",
        names: LabTechnique.all.map(\.name)),
      Topic(name: "limits", summary: "what stops a script", names: HostLimit.all.map(\.name)),
      Topic(
        name: "formats", summary: "the JSON outputs, each with its schema",
        names: OutputFormat.all.map(\.fullName)),
      Topic(
        name: "options", summary: "the options of all commands",
        names: Set(([.script] + Command.named).flatMap { $0.options.flatMap(\.flags) })
          .filter { $0.hasPrefix("--") && $0.count > 2 }.sorted()),
    ]
  }

  /// The page of a name in a topic; a name may occur in two topics.
  private func entry(_ name: String, in topic: Topic) -> HelpPage? {
    switch topic.name {
    case "concepts": conceptPages(name).first
    case "settings": settingPage(name)
    case "verdicts": verdictPage(name)
    case "rules": rulePage(name)
    case "techniques": techniquePage(name)
    case "limits": limitPage(name)
    case "modules": modulePage(name)
    case "types": typePage(name)
    default: pages(for: name).first
    }
  }

  /// The page that lists a topic, the classes of a framework, or all topics.
  func listPage(_ name: String) -> HelpPage? {
    if name == "topics" {
      var page = HelpPage(name: name, kind: "what the reference has")
      page.text = "`hookhost help NAME` shows the page of a name, :help NAME does at the prompt."
      page.add(
        "Topics",
        topics.map { .init(term: $0.name, text: "\($0.summary) (\($0.names.count))") })
      return page
    }
    if name == "classes" || name == "protocols" { return frameworksPage(name) }
    if name == "enumerations" { return enumerationsPage }
    if let framework = Framework.present.first(where: { $0.name == name }) {
      return page(of: framework)
    }
    guard Self.topicNames.contains(name), let topic = topics.first(where: { $0.name == name })
    else { return nil }
    var page = HelpPage(name: name, kind: topic.summary)
    switch name {
    case "options", "constants": page.add("Names", names: topic.names)
    default:
      // The first sentence of each page is its summary.
      let texts = topic.name == "functions" ? functionTexts : [:]
      page.add(
        "Names",
        topic.names.map { name in
          let text = texts[name] ?? entry(name, in: topic)?.text ?? ""
          return .init(term: name, text: text.firstSentence)
        })
    }
    if name == "functions" { page.addErrorsLink() }
    return page
  }
}

extension String {
  /// The text up to the first period that ends a sentence.
  var firstSentence: String {
    let line = split(separator: "\n").first.map(String.init) ?? ""
    guard let end = line.firstRange(of: ". ") else { return line }
    return String(line[..<end.lowerBound]) + "."
  }
}
