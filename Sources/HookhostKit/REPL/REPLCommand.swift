/// A command of the prompt: a line that begins with a colon.
struct REPLCommand: Sendable {
  /// The name after the colon.
  let name: String

  /// The arguments after the name, as the help shows them.
  var arguments = ""

  let summary: String

  /// The module that the command requires.
  var module: String?

  /// The names that Tab completes after the command.
  var completes = Completes.nothing

  let run: @Sendable (ReadEvalPrintLoop, String) throws -> Void

  /// The sets of names that can be completed.
  enum Completes: Sendable { case nothing, classes, files, topics }
}
