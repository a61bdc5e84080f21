internal import LuaModules

/// The DocC pages, which `scripts/docs` adds to the catalogue of this module.
extension Reference {
  /// One page for each chapter, and one that lists the classes by framework.
  func articles(_ index: HelpIndex) -> [GeneratedFiles.File] {
    let lists = HelpPage.markdown(
      of: [index.frameworksPage("classes"), index.frameworksPage("protocols")])
    let frameworks = GeneratedFiles.File(
      name: "articles/Reference-Frameworks.md",
      text:
        "# Reference: what exists, by framework\n\nThe classes and protocols.\n\n## Overview\n\n"
        + lists, markLines: 1)
    return [frameworks]
      + chapters.map { chapter in
        let name = chapter.title.split(separator: " ").map {
          $0.prefix(1).uppercased() + $0.dropFirst()
        }
        .joined(separator: "-")
        return .init(
          name: "articles/Reference-\(name).md",
          text: "# Reference: \(chapter.title)\n\n\(chapter.summary.markdown)\n\n## Overview\n\n"
            + HelpPage.markdown(of: chapter.pages), markLines: 1)
      }
  }
}

extension HelpPage {
  fileprivate static func markdown(of pages: [HelpPage]) -> String {
    pages.map(\.markdown).joined(separator: "\n")
  }

  /// The page as a section of an article.
  private var markdown: String {
    var lines = ["### `\(name)`", "", "*\(kind.markdown)*", ""]
    for paragraph in text.split(separator: "\n") { lines += [String(paragraph).markdown, ""] }
    if !signatures.isEmpty { lines += ["```lua"] + signatures + ["```", ""] }
    for section in orderedSections {
      if !section.title.isEmpty { lines += ["**\(section.title.markdown)**", ""] }
      switch section.contents {
      case .code(let code): lines += ["```lua", code, "```", ""]
      case .prose(let text): lines += [text.markdown, ""]
      case .names(let names): lines += [names.map { "`\($0)`" }.joined(separator: ", "), ""]
      case .entries(let entries):
        lines += entries.map { "- `\($0.term)`" + ($0.text.isEmpty ? "" : ": \($0.text.markdown)") }
        lines.append("")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The text with Markdown characters escaped.
  fileprivate var markdown: String {
    reduce(into: "") { result, character in
      if "*_<>[]#\\".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
