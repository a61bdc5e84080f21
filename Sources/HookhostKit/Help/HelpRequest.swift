internal import LuaBridge
internal import LuaModules

/// The arguments of `hookhost help`: what is looked up, and the form of the answer.
struct HelpRequest {
  /// The query.
  enum Subject {
    case usage
    case ownHelp
    case systems([String])
    /// The JSON Schema of a format.
    case schema(OutputFormat)
    case name(String)
    case search(String)
    /// The names on standard input, one a line.
    case input
  }

  let subject: Subject
  private(set) var isJSON = false

  /// - Throws: ``CommandLineError`` for `--search` without words, and for an unknown format.
  init(_ words: [String]) throws {
    var words = words
    // A lone `--output` is the name of an option, whose page is shown.
    for format in ["json", "text"] {
      if words.first == "--output=" + format {
        words.removeFirst()
        isJSON = format == "json"
      } else if words.starts(with: ["--output", format]) {
        words.removeFirst(2)
        isJSON = format == "json"
      }
    }
    let search = "--search"
    if words.isEmpty {
      subject = .usage
    } else if words == ["--help"] {
      subject = .ownHelp
    } else if words == ["-"] {
      subject = .input
    } else if words[0] == "systems" {
      subject = .systems(Array(words.dropFirst()))
    } else if words[0] == "--schema" || words[0].hasPrefix("--schema=") {
      let name = words[0].dropFirst("--schema=".count) + words.dropFirst().joined(separator: " ")
      guard let format = OutputFormat.named(String(name)) else {
        throw CommandLineError.badValue(
          option: "--schema", value: String(name),
          expected: OutputFormat.all.map(\.name).joined(separator: ", "))
      }
      subject = .schema(format)
    } else if words[0] == search || words[0].hasPrefix(search + "=") {
      let first = words[0].dropFirst(search.count + 1)
      let query = ([String(first)] + words.dropFirst()).filter { !$0.isEmpty }
        .joined(separator: " ")
      guard query.contains(where: { $0.isLetter || $0.isNumber }) else {
        throw CommandLineError.misused("'\(search)' needs words to search for")
      }
      subject = .search(query)
    } else {
      let name = words.joined(separator: " ")
      // A pasted `hookhost test` means the command.
      let head = "hookhost "
      subject = .name(name.hasPrefix(head) ? String(name.dropFirst(head.count)) : name)
    }
  }
}

/// The answer to one query: pages, or the reason why there are none.
struct HelpAnswer {
  let query: String
  /// The command of that name, whose own help is shown.
  var command: Command?
  var pages: [HelpPage] = []
  /// The clause about a name without a page.
  var fault = ""

  var isFound: Bool { command != nil || !pages.isEmpty }

  /// Looks up a name.
  init(about name: String, in index: HelpIndex) {
    query = name
    command = Command.named.first { $0.name == name }
    pages = index.pages(for: name)
    if !isFound { fault = index.missing(name) }
  }

  /// The usage of the program, as a page.
  static let usage = HelpAnswer()

  private init() {
    query = ""
    pages = [.usage]
  }

  /// Searches for words.
  init(searching words: String, in index: HelpIndex) {
    query = words
    pages = [HelpSearch(index).page(for: words)].compactMap(\.self)
    if pages.isEmpty {
      fault =
        "no page has the words '\(PrettyPrinter.oneLine(words))'; `hookhost help topics` lists all"
    }
  }

  /// The pages for a terminal of the given width.
  func text(width: Int?, _ style: TerminalStyle) -> String {
    let shown = pages.filter { command == nil || $0.kind != "command" }
    return ((command.map { [$0.help] } ?? []) + shown.map { $0.text(width: width, style) })
      .joined(separator: "\n")
  }

  /// The answer as one line of JSON.
  var json: String {
    let value = MachineOutput.object(
      "help",
      [
        ("query", .text(query)), ("found", .flag(isFound)),
        ("message", fault.isEmpty ? nil : .text(fault)),
        ("pages", .array(pages.map(\.value))),
      ])
    return JSONWriter.text(of: value) + "\n"
  }
}

extension HelpPage {
  /// The usage of the program.
  static var usage: HelpPage {
    var page = HelpPage(name: "hookhost", kind: "usage of the program")
    page.add("Usage", code: Usage.help.trimming("\n"))
    page.add(
      "Commands",
      Command.named.map { .init(term: $0.name ?? "", text: $0.summary.sentence) })
    return page
  }

  /// The page as an object.
  fileprivate var value: JSON {
    .object([
      ("name", .text(name)), ("kind", .text(kind)), ("text", .text(text)),
      ("signatures", .strings(signatures)), ("sections", .array(orderedSections.map(\.value))),
    ])
  }
}

extension HelpPage.Section {
  fileprivate var value: JSON {
    let content: (String, JSON) =
      switch contents {
      case .code(let code): ("code", .text(code))
      case .prose(let text): ("text", .text(text))
      case .names(let names): ("names", .strings(names))
      case .entries(let entries):
        (
          "entries",
          .array(entries.map { .object([("term", .text($0.term)), ("text", .text($0.text))]) })
        )
      }
    return .object([("title", .text(title)), content])
  }
}
