// A page of the reference is data: what finds it does not know whether it becomes text on a
// terminal, Markdown in a catalogue, a manual page or a part of the page for browsers.

/// One page of the reference: what a name is, how it is used, what belongs to it.
struct HelpPage: Equatable {
  /// A term with its explanation, which may be empty.
  struct Entry: Equatable {
    var term: String
    var text = ""
  }

  /// A part of the page, under a title.
  struct Section: Equatable {
    /// The kinds of contents.
    enum Contents: Equatable {
      /// Lines of Lua, or of a shell.
      case code(String)
      case entries([Entry])
      /// Names that stand in columns.
      case names([String])
    }

    var title: String
    var contents: Contents
  }

  /// The name that finds it.
  var name: String
  /// The kind of thing, and where it belongs: `function of gesture`.
  var kind: String
  /// How it is written, in lines of Lua.
  var signatures: [String] = []
  /// Its purpose, in sentences.
  var text = ""
  var sections: [Section] = []

  /// Adds a section of terms, unless there is none.
  mutating func add(_ title: String, _ entries: [Entry]) {
    if !entries.isEmpty { sections.append(Section(title: title, contents: .entries(entries))) }
  }

  /// Adds a section of names in columns, unless there is none.
  mutating func add(_ title: String, names: [String]) {
    if !names.isEmpty { sections.append(Section(title: title, contents: .names(names))) }
  }

  /// Adds a section with code, unless there is none.
  mutating func add(_ title: String, code: String?) {
    if let code { sections.append(Section(title: title, contents: .code(code))) }
  }
}
