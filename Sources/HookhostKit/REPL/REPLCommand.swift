/// What a line that begins with a colon does.
struct REPLCommand: Sendable {
  /// The word behind the colon.
  let name: String

  /// What follows the word, as the help shows it.
  var arguments = ""

  let summary: String

  /// The module that has to be there for it.
  var module: String?

  /// What the Tab key offers behind the word.
  var completes = Completes.nothing

  let run: @Sendable (ReadEvalPrintLoop, String) throws -> Void

  /// Names that can be offered.
  enum Completes: Sendable { case nothing, classes, files }
}
