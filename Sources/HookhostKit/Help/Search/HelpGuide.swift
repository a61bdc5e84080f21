internal import LuaBridge
internal import LuaModules
import StringSearch

/// A guide, which is a Markdown page beside the program: installed, or in its source tree.
struct HelpGuide {
  /// The file's name without its extension: `The-Clock`.
  let name: String
  let title: String
  /// The paragraphs and blocks of code, by heading.
  let parts: [Part]

  /// A heading with what follows it.
  struct Part {
    let heading: String
    var blocks: [Block] = []
  }

  /// A paragraph, or a block of code.
  enum Block {
    case prose(String)
    case code(String)
  }

  /// All guides; empty if there are none beside the program.
  static let all: [HelpGuide] = {
    guard let examples = try? InstalledExamples.find() else { return [] }
    return examples.items.filter { !$0.isFolder }.compactMap { item in
      guard let bytes = try? WholeFile.read(Array(item.path.utf8)) else { return nil }
      return HelpGuide(name: item.name, text: String(decoding: bytes, as: UTF8.self))
    }
  }()

  /// The guide with a name, regardless of case and hyphens, and with or without `.md`.
  static func named(_ typed: String) -> HelpGuide? {
    var name = typed
    if name.hasSuffix(".md") { name.removeLast(3) }
    let key = HelpConcept.key(of: name)
    guard !key.isEmpty, !typed.hasPrefix("-") else { return nil }
    return all.first { HelpConcept.key(of: $0.name) == key || HelpConcept.key(of: $0.title) == key }
  }

  /// The title of a guide; nil if it is not beside the program.
  static func title(of name: String) -> String? { all.first { $0.name == name }?.title }

  /// Parses the Markdown of a guide.
  init(name: String, text: String) {
    var title = name
    var parts: [Part] = [Part(heading: "")]
    var code: [Substring]?
    var paragraph: [Substring] = []
    func close() {
      if !paragraph.isEmpty {
        parts[parts.count - 1].blocks.append(.prose(paragraph.joined(separator: " ")))
      }
      paragraph = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        close()
        if let lines = code {
          parts[parts.count - 1].blocks.append(.code(lines.joined(separator: "\n")))
          code = nil
        } else {
          code = []
        }
      } else if code != nil {
        code?.append(line)
      } else if line.hasPrefix("#") {
        close()
        let heading = line.trimming("# `")
        if line.hasPrefix("# ") { title = heading } else { parts.append(Part(heading: heading)) }
      } else if line.isEmpty {
        close()
      } else if line.hasPrefix("|") || line.hasPrefix("- ") {
        // Rows of tables and items of lists keep their lines.
        close()
        paragraph = [line]
      } else {
        paragraph.append(line.drop { $0 == " " })
      }
    }
    close()
    self.name = name
    self.title = title
    self.parts = parts
  }

  /// The page that shows the whole guide.
  var page: HelpPage {
    var page = HelpPage(name: name, kind: "guide: " + title)
    for part in parts {
      var heading = part.heading == "Overview" ? "" : part.heading
      for block in part.blocks {
        switch block {
        case .prose(let text):
          page.sections.append(.init(title: heading, contents: .prose(text.linked)))
        case .code(let code):
          page.sections.append(.init(title: heading, contents: .code(code)))
        }
        heading = ""
      }
    }
    return page
  }
}

extension String {
  /// The text with DocC's links as names of guides: `<doc:The-Clock>`.
  var linked: String {
    var text = self
    while let start = text.firstRange(of: "<doc:"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    {
      let name = String(text[start.upperBound..<end])
      text.replaceSubrange(start.lowerBound...end, with: name)
    }
    return text
  }
}
