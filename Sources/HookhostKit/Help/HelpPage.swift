// A page of the reference is data, independent of its output format: text on a terminal, Markdown
// in a catalogue, a manual page, or part of the browser page.

/// One page of the reference: the description of a name, its usage, and related names.
struct HelpPage: Equatable {
  /// A term with its description, which may be empty.
  struct Entry: Equatable {
    var term: String
    var text = ""
  }

  /// A part of the page with a title.
  struct Section: Equatable {
    /// The types of contents.
    enum Contents: Equatable {
      /// Lines of Lua or shell code.
      case code(String)
      case entries([Entry])
      /// Names in columns.
      case names([String])
      /// Paragraphs, one a line.
      case prose(String)
    }

    /// The title; empty for a section that continues the one before it.
    var title: String
    var contents: Contents
  }

  /// The name of the page.
  var name: String
  /// The type of the item and its owner: `function of gesture`.
  var kind: String
  /// The signatures, as lines of Lua.
  var signatures: [String] = []
  /// The description, in sentences.
  var text = ""
  var sections: [Section] = []

  /// The sections in the order in which a page shows them: the example comes first.
  var orderedSections: [Section] {
    sections.filter { $0.title == "Example" } + sections.filter { $0.title != "Example" }
  }

  /// Adds a link to the page of the errors that all functions share.
  mutating func addErrorsLink() {
    add("Errors", [Entry(term: "errors", text: "The errors that all functions share.")])
  }

  /// Adds a section of terms, unless there are none.
  mutating func add(_ title: String, _ entries: [Entry]) {
    if !entries.isEmpty { sections.append(Section(title: title, contents: .entries(entries))) }
  }

  /// Adds a section of names in columns, unless there are none.
  mutating func add(_ title: String, names: [String]) {
    if !names.isEmpty { sections.append(Section(title: title, contents: .names(names))) }
  }

  /// Adds a section with code, unless it is nil.
  mutating func add(_ title: String, code: String?) {
    if let code { sections.append(Section(title: title, contents: .code(code))) }
  }
}
