internal import CEmbeddedFiles
internal import LuaModules

// Readers search for a subject by the words of their field: "kvo", "screenshot", "retain cycle". The
// reference has pages for names only, so concepts.txt lists the subjects, each with its synonyms and
// the names that belong to it. A new synonym is one word in that file.

/// A subject of the reference: its synonyms, a description, and the related pages.
struct HelpConcept {
  /// The name of its page.
  let name: String
  let title: String
  /// The other names under which it is found.
  var synonyms: [String] = []
  var text = ""
  /// The names of related pages.
  var related: [String] = []
  /// The names of guides, without their extension.
  var guides: [String] = []
  /// The path of the example; nil if a command line is shown.
  var example: String?
  /// A command line that shows the subject.
  var command: String?
  /// Whether its page lists the errors that all functions share.
  var listsErrors = false

  /// All concepts, in the order of the file.
  static let all: [HelpConcept] = parse(EmbeddedFile.concepts_txt.text)

  /// The concepts by the keys of their names and synonyms.
  private static let byKey: [String: [Int]] = index { [key(of: $0)] }

  /// The concepts by the stems of their names and synonyms.
  private static let byStem: [String: [Int]] = index { [words(in: $0).map(stem).joined()] }

  /// The concepts by each stem that occurs in their names, titles, and synonyms.
  private static let byWord: [String: [Int]] = index { words(in: $0).map(stem) }

  private static func index(_ keys: (String) -> [String]) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for (place, concept) in all.enumerated() {
      for key in Set(concept.names.flatMap(keys)) where !key.isEmpty {
        found[key, default: []].append(place)
      }
    }
    return found
  }

  /// Its names, the most specific ones first.
  var names: [String] { [name, title] + synonyms }

  /// The concepts with a name, regardless of case, hyphens and blanks.
  ///
  /// A concept of that name comes before those with the synonym.
  static func exactly(_ typed: String) -> [HelpConcept] {
    let typedKey = key(of: typed)
    return (byKey[typedKey] ?? []).map { all[$0] }
      .stablySorted { key(of: $0.name) == typedKey ? 0 : 1 }
  }

  /// The concepts with a name in another form: a plural, a verb, or in a question.
  static func named(_ typed: String) -> [HelpConcept] {
    let places = byStem[words(in: typed).map(stem).joined()] ?? byPhrase(typed)
    return places.map { all[$0] }
  }

  /// The concepts that have most of the words of a phrase, at most three.
  static func near(_ typed: String) -> [HelpConcept] {
    let stems = Set(words(in: typed).map(stem).filter { !stopStems.contains($0) })
    var counts: [Int: Int] = [:]
    for stem in stems { for place in byWord[stem] ?? [] { counts[place, default: 0] += 1 } }
    let best = counts.values.max() ?? 0
    guard best > 0, best * 2 >= stems.count else { return [] }
    return counts.filter { $0.value == best }.keys.sorted().prefix(3).map { all[$0] }
  }

  /// The places of the concepts with all significant words of a phrase: "how do I swizzle a method".
  private static func byPhrase(_ typed: String) -> [Int] {
    let typedWords = words(in: typed)
    guard typedWords.count > 1 else { return [] }
    let kept = typedWords.map(stem).filter { !stopStems.contains($0) }
    guard !kept.isEmpty else { return [] }
    if let found = byStem[kept.joined()] { return found }
    var common = Set(byWord[kept[0]] ?? [])
    for stem in kept.dropFirst() { common.formIntersection(byWord[stem] ?? []) }
    return common.sorted()
  }

  /// The concepts that the longest part of a phrase names: "timer keeps a retain cycle".
  ///
  /// Of parts with equally many words the last one counts, since English puts the noun last; one word
  /// of a phrase that has many does not say enough.
  static func named(partOf typed: String) -> [HelpConcept] {
    let stems = words(in: typed).map(stem)
    for length in stride(from: stems.count - 1, through: 1, by: -1) {
      guard length > 1 || stems.count <= 3 else { return [] }
      for start in stride(from: stems.count - length, through: 0, by: -1) {
        let part = stems[start..<(start + length)]
        guard part.contains(where: { !stopStems.contains($0) }) else { continue }
        if let found = byStem[part.joined()] { return found.map { all[$0] } }
      }
    }
    return []
  }

  /// Words that say nothing about the subject of a question, as stems.
  private static let stopStems = Set(
    """
    a an the i my is are do does did how to can could should what when why where which of in on at by
    for with from and or it its this that me you we use using there get make want need
    """.split(whereSeparator: \.isWhitespace).map { stem(String($0)) })
}

// MARK: Words

extension HelpConcept {
  /// The letters and digits of a name, in lower case.
  static func key(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The words of a text in lower case; hyphens, underscores and punctuation separate them.
  static func words(in text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// A word without the ending of a plural or of a verb; short words are unchanged.
  static func stem(_ word: String) -> String {
    var word = word
    for (ending, shortest) in [("ies", 5), ("ing", 6), ("ed", 5), ("es", 6), ("s", 4)]
    where word.count >= shortest && word.hasSuffix(ending) && !word.hasSuffix("ss") {
      word.removeLast(ending.count)
      if ending == "ies" { word += "y" }
      break
    }
    // "swapped" and "swap", "replace" and "replacing".
    if word.count > 3, let last = word.last, word.dropLast().last == last, !"lsz".contains(last) {
      word.removeLast()
    }
    if word.count > 4, word.hasSuffix("e") { word.removeLast() }
    return word
  }
}

// MARK: The file

extension HelpConcept {
  /// Parses the file; the lines before the first `#` are its introduction.
  static func parse(_ text: String) -> [HelpConcept] {
    var concepts: [HelpConcept] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        let head = split(line.dropFirst(2))
        concepts.append(HelpConcept(name: head.key, title: head.value))
        continue
      }
      guard let last = concepts.indices.last else { continue }
      let (key, value) = split(line)
      switch key {
      case "also": concepts[last].synonyms += list(value)
      case "see": concepts[last].related += list(value)
      case "guide": concepts[last].guides += list(value)
      case "example": concepts[last].example = value
      case "run": concepts[last].command = value
      case "errors": concepts[last].listsErrors = true
      default: concepts[last].text += (concepts[last].text.isEmpty ? "" : "\n") + line
      }
    }
    return concepts
  }

  private static func split(_ line: Substring) -> (key: String, value: String) {
    let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? parts[1].trimming(" ") : "")
  }

  private static func list(_ value: String) -> [String] {
    value.split(separator: ",").map { $0.trimming(" ") }
  }
}

extension Array {
  /// The elements sorted by a key; elements with equal keys keep their order.
  fileprivate func stablySorted(by key: (Element) -> Int) -> [Element] {
    enumerated().sorted { (key($0.element), $0.offset) < (key($1.element), $1.offset) }
      .map(\.element)
  }
}
