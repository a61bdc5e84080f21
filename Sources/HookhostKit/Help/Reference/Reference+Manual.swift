internal import LuaModules

/// The manual pages, one for each chapter: modules in section 3, all others in section 7.
extension Reference {
  var manualPages: [GeneratedFiles.File] {
    chapters.map { chapter in
      let section =
        ModuleNames.all.contains(chapter.name) && chapter.title.hasPrefix("Module") ? 3 : 7
      let name = section == 7 && chapter.name == "lab" ? "verdicts" : chapter.name
      return .init(
        name: "man/hookhost-\(name).\(section)", text: manual(chapter, name, section),
        markLines: 1)
    }
  }

  private func manual(_ chapter: Chapter, _ name: String, _ section: Int) -> String {
    var page = ManualText()
    page.line(".\\\" Made by `hookhost --emit-reference` from what hookhost has.")
    page.line(
      ".TH HOOKHOST-\(name.uppercased()) \(section) \"\(Usage.date)\" "
        + "\"hookhost \(Usage.version)\" \"hookhost\"")
    // Names and code are neither justified nor hyphenated.
    page.line(".ad l")
    page.line(".nh")
    page.section("NAME")
    let summary = chapter.summary.firstSentence
    page.text("hookhost-\(name) \\- " + ManualText.escaped(String(summary.dropLast())))
    page.section("DESCRIPTION")
    page.text(ManualText.escaped(chapter.summary))
    page.section(chapter.name == "classes" ? "CLASSES" : "ENTRIES")
    for entry in chapter.pages { write(entry, &page) }
    page.section("SEE ALSO")
    page.line(".BR hookhost (1)")
    return page.source
  }

  private func write(_ entry: HelpPage, _ page: inout ManualText) {
    page.line(".SS \"\(ManualText.escaped(entry.name))\"")
    for paragraph in entry.text.split(separator: "\n") {
      page.text(ManualText.escaped(String(paragraph)))
    }
    if !entry.signatures.isEmpty { page.line(".PP") }
    for signature in entry.signatures {
      page.line(".B \"\(ManualText.escaped(signature))\"")
      page.line(".PP")
    }
    for section in entry.orderedSections {
      page.line(".PP")
      if !section.title.isEmpty { page.line(".I \"\(ManualText.escaped(section.title))\"") }
      switch section.contents {
      case .code(let code):
        page.line(".nf")
        page.line(".RS 4")
        for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
          page.verbatim(ManualText.escaped(String(line)))
        }
        page.line(".RE")
        page.line(".fi")
      case .prose(let text): page.text(ManualText.escaped(text))
      case .names(let names):
        page.line(".PP")
        page.text(ManualText.escaped(names.joined(separator: ", ")))
      case .entries(let entries):
        for entry in entries {
          page.line(".TP")
          page.line(".B \"\(ManualText.escaped(entry.term))\"")
          page.text(ManualText.escaped(entry.text))
        }
      }
    }
  }
}
