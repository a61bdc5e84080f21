/// A command of the prompt: a line that begins with a colon.
struct REPLCommand: Sendable {
  /// The word behind the colon.
  let name: String

  /// The arguments behind the word, as the help shows them.
  var arguments = ""

  let summary: String

  /// The module that has to be there for it.
  var module: String?

  /// The names that the Tab key offers behind the word.
  var completes = Completes.nothing

  let run: @Sendable (ReadEvalPrintLoop, String) throws -> Void

  /// Names that can be offered.
  enum Completes: Sendable { case nothing, classes, files, topics }
}
