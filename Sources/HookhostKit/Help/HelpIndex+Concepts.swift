internal import LuaModules

/// Pages about subjects, which a reader finds by any word for them.
extension HelpIndex {
  /// The pages of the concepts with exactly this name or synonym.
  func conceptPages(_ name: String) -> [HelpPage] {
    // A dash begins an option or a method.
    guard !name.hasPrefix("-") else { return [] }
    return HelpConcept.exactly(name).map(page)
  }

  /// The pages of the concepts that a plural, another form or a whole question names.
  func conceptPages(near name: String) -> [HelpPage] {
    guard !name.hasPrefix("-") else { return [] }
    return HelpConcept.named(name).map(page)
  }

  /// The pages of the concepts that a part of a phrase names, unless the phrase is misspelled.
  ///
  /// A name with a dot, such as `gesture.flick`, is no phrase.
  func conceptPages(partOf phrase: String) -> [HelpPage] {
    guard !phrase.hasPrefix("-"), phrase.contains(" ") || !phrase.contains(".") else { return [] }
    let found = HelpConcept.named(partOf: phrase)
    guard !found.isEmpty, nearestConcept(to: phrase) == nil else { return [] }
    return found.map(page)
  }

  /// The page of a concept.
  func page(of concept: HelpConcept) -> HelpPage {
    var page = HelpPage(name: concept.name, kind: "concept: " + concept.title)
    page.text = concept.text
    if let example = concept.example {
      page.add("Example", code: HelpExample.of(example)?.code)
    } else {
      page.add("Example", code: concept.command)
    }
    if concept.listsErrors { page.add("Errors of every function", Self.commonErrors) }
    page.add(
      "See",
      concept.related.map { related in .init(term: related, text: summary(of: related)) })
    page.add(
      "Guides",
      concept.guides.map { .init(term: $0, text: HelpGuide.title(of: $0) ?? "") })
    page.add("Also called", names: concept.synonyms)
    return page
  }

  /// The first sentence about a name; empty for a method or a class.
  func summary(of name: String) -> String {
    if let text = functionTexts[name] { return text.firstSentence }
    if let command = Command.named.first(where: { $0.name == name }) {
      return command.summary.sentence
    }
    if let concept = HelpConcept.all.first(where: { $0.name == name }) {
      return concept.title.sentence
    }
    return optionPages(name).first?.text.firstSentence ?? ""
  }
}
