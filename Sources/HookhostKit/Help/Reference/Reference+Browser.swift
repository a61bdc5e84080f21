internal import CEmbeddedFiles
internal import LuaModules
import StringSearch

/// The page for a browser: contains all pages as data, and the scripts that search and show them.
extension Reference {
  func browserPage(_ index: HelpIndex) -> GeneratedFiles.File {
    let template = PageTemplate(
      .reference_page_html,
      linking: [
        "reference_page.css": .reference_page_css,
        "reference_search.js": .reference_search_js,
        "reference_page.js": .reference_page_js,
      ])
    let text = template.filled(["version": Usage.version, "data": data(index)])
    return .init(name: "index.html", text: text)
  }

  /// The data as JSON, escaped so that it cannot end the `script` element.
  private func data(_ index: HelpIndex) -> String {
    var all = chapters.map { chapter in
      JSON.list([
        .text(chapter.title), .text(chapter.summary), .list(chapter.pages.map(\.json)),
      ])
    }
    // The text of a constant is its value and the name of its enumeration.
    var families: [String: String] = [:]
    for enumeration in Enumeration.all {
      for member in enumeration.members { families[member.name] = enumeration.name }
    }
    let constants = ModuleNames.all.sorted().flatMap { module in
      index.contents(of: module).constants.map { constant in
        var page = HelpPage(
          name: "\(module).\(constant.name)", kind: "constant of \(module)",
          signatures: ["\(module).\(constant.name) = \(constant.value)"])
        page.add("Member of", names: families[constant.name].map { [$0] } ?? [])
        return page
      }
    }
    all.append(
      .list([
        .text("Constants"), .text("The constants of the modules."), .list(constants.map(\.json)),
      ]))
    return JSONWriter.text(of: .list(all), .compact).replacing("<", with: "\\u003c")
  }
}

extension HelpPage {
  /// The page as a list: name, type, signatures, text, sections.
  fileprivate var json: JSON {
    .list([
      .text(name), .text(kind), .list(signatures.map { .text($0) }), .text(text),
      .list(orderedSections.map(\.json)),
    ])
  }
}

extension HelpPage.Section {
  /// The section as a list: title, type, contents.
  fileprivate var json: JSON {
    switch contents {
    case .code(let code): .list([.text(title), .text("code"), .text(code)])
    case .prose(let text): .list([.text(title), .text("prose"), .text(text)])
    case .names(let names):
      .list([.text(title), .text("names"), .list(names.map { .text($0) })])
    case .entries(let entries):
      .list([
        .text(title), .text("entries"),
        .list(entries.map { .list([.text($0.term), .text($0.text)]) }),
      ])
    }
  }
}

extension JSON {
  fileprivate static func list(_ elements: [JSON]) -> JSON { JSON(.array(elements)) }
}
