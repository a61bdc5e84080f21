internal import LuaModules
internal import SelectorRuntime
import StringSearch

/// The search of `hookhost help --search`: finds words in names, descriptions and guides.
struct HelpSearch {
  /// Something that can be found: the name to pass to `hookhost help`, and its description.
  struct Entry {
    let name: String
    let kind: String
    let text: String
    /// Further words by which it is found, which are not shown.
    var words = ""
    /// The stems of its other names, which count as much as its name.
    var otherNames: Set<String> = []
  }

  /// The number of results that are shown.
  static let most = 25

  private let entries: [Entry]

  init(_ index: HelpIndex) {
    entries = Self.concepts + index.searchedNames + Self.guides
  }

  private static var concepts: [Entry] {
    HelpConcept.all.map { concept in
      Entry(
        name: concept.name, kind: "concept", text: concept.text.firstSentence,
        words: ([concept.title, concept.text] + concept.synonyms).joined(separator: " "),
        otherNames: Set(
          concept.names.map { HelpConcept.words(in: $0).map(HelpConcept.stem).joined() }))
    }
  }

  private static var guides: [Entry] {
    HelpGuide.all.flatMap { guide in
      guide.parts.map { part in
        let prose = part.blocks.compactMap { if case .prose(let text) = $0 { text } else { nil } }
        let isFirst = part.heading.isEmpty || part.heading == "Overview"
        return Entry(
          name: guide.name, kind: "guide",
          text: isFirst ? guide.title : "\(guide.title): \(part.heading)",
          words: prose.joined(separator: " "))
      }
    }
  }

  /// The entries with all words, the best first; if no entry has all, those with most of them.
  func results(for phrase: String) -> [Entry] {
    let words = HelpConcept.words(in: phrase).map(HelpConcept.stem)
    guard !words.isEmpty else { return [] }
    func order(_ kind: String) -> Int { ["constant", "selector"].contains(kind) ? 1 : 0 }
    let ranked = entries.enumerated().map { place, entry in
      let ranks = words.map { Self.rank(of: $0, in: entry) }
      return (
        entry: entry, place: place, hits: ranks.count { $0 > 0 }, rank: ranks.reduce(0, +)
      )
    }
    let most = ranked.map(\.hits).max() ?? 0
    guard most > 0 else { return [] }
    var seen: Set<String> = []
    return ranked.filter { $0.hits == most }
      .sorted {
        ($0.hits, $0.rank) != ($1.hits, $1.rank)
          ? ($0.hits, $0.rank) > ($1.hits, $1.rank)
          : (order($0.entry.kind), $0.entry.name.count, $0.place)
            < (order($1.entry.kind), $1.entry.name.count, $1.place)
      }
      .map(\.entry)
      .filter { seen.insert($0.name + "\n" + $0.text).inserted }
  }

  /// How well a stem fits an entry: its name before a word of the name, and that before the text.
  private static func rank(of stem: String, in entry: Entry) -> Int {
    let name = entry.name.lowercased()
    if HelpConcept.stem(name) == stem || entry.otherNames.contains(stem) { return 5 }
    if HelpConcept.words(in: entry.name).contains(where: { HelpConcept.stem($0) == stem }) {
      return 4
    }
    if name.contains(stem) { return 3 }
    if entry.text.lowercased().contains(stem) { return 2 }
    return entry.words.lowercased().contains(stem) ? 1 : 0
  }

  /// The page of the results; nil if nothing is found.
  func page(for phrase: String) -> HelpPage? {
    let found = results(for: phrase)
    guard !found.isEmpty else { return nil }
    let shown = found.prefix(Self.most)
    var page = HelpPage(name: phrase, kind: "\(found.count) found")
    if shown.count < found.count { page.kind += ", the first \(shown.count)" }
    page.text = "`hookhost help NAME` shows one of them."
    page.add(
      "Names", shown.map { .init(term: $0.name, text: $0.text.isEmpty ? $0.kind + "." : $0.text) })
    return page
  }
}

extension HelpIndex {
  /// All names with their descriptions, for the search.
  fileprivate var searchedNames: [HelpSearch.Entry] {
    let texts = functionTexts
    var entries: [HelpSearch.Entry] = []
    for topic in topics where topic.name != "concepts" {
      let kind = topic.name.hasSuffix("sses") ? topic.name.dropLast(2) : topic.name.dropLast()
      for name in topic.names {
        entries.append(
          .init(name: name, kind: String(kind), text: text(of: name, in: topic.name, texts)))
      }
    }
    for selector in Set(runtime.knownSelectors.map(\.name)).sorted() where !selector.hasPrefix(".")
    {
      entries.append(.init(name: selector, kind: "selector", text: ""))
    }
    return entries
  }

  /// The description of a name; empty for names that only have a list of members.
  private func text(of name: String, in topic: String, _ texts: [String: String]) -> String {
    switch topic {
    case "functions": texts[name]?.firstSentence ?? ""
    case "commands": Command.named.first { $0.name == name }?.summary.sentence ?? ""
    case "settings": settingPage(name)?.text ?? ""
    case "verdicts": verdictPage(name)?.text ?? ""
    case "rules": rulePage(name)?.text.firstSentence ?? ""
    case "techniques": techniquePage(name)?.text.firstSentence ?? ""
    case "limits": limitPage(name)?.text ?? ""
    case "modules": FunctionDocumentation.summaries[name] ?? ""
    case "options": optionPages(name).first?.text ?? ""
    default: ""
    }
  }
}
