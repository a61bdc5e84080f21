internal import CEmbeddedFiles
internal import LuaBridge
internal import LuaModules
internal import ScriptHost
internal import SelectorRuntime
import StringSearch

/// Support for lines in Objective-C.
extension ReadEvalPrintLoop {
  /// Compiles and pushes a line of Objective-C; returns false if the line is Lua.
  ///
  /// An ambiguous line is Objective-C if clang accepts it.
  ///
  /// - Throws: clang's errors about a line that can only be Objective-C.
  func loadObjectiveC(_ line: [UInt8]) throws -> Bool {
    var entered = ObjectiveCLine(String(decoding: line, as: UTF8.self))
    let isCertain =
      entersObjectiveC || entered.isCertain || entered.mayContinue && isRefused(entered)
    guard isCertain || entered.isPossible else { return false }
    guard isCertain else { return try push(entered, isCertain: false) }
    while !entered.isComplete {
      guard case .line(let more) = input.readLine(prompt: Array(">> ".utf8)) else { return true }
      entered = ObjectiveCLine(entered.text + "\n" + String(decoding: more, as: UTF8.self))
    }
    return try push(entered, isCertain: true)
  }

  private func push(_ line: ObjectiveCLine, isCertain: Bool) throws -> Bool {
    var variables = objectiveC.variables.filter { line.names.contains($0.key) }
    for name in line.names where variables[name] == nil {
      if let type = typeOfGlobal(name) { variables[name] = type }
    }
    var declared = line.isDeclaration ? nil : line.variable
    if let declared { variables[declared.name] = declared.type }
    var failure: SourceError?
    for body in line.bodies {
      do {
        let text = try translate(ObjectiveCLine.head(objectiveC, variables), body)
        input.remember(Array(line.text.utf8))
        if failure != nil, line.declaresSeveral {
          throw LuaError("a line declares one variable; declare the others in lines of their own")
        }
        if line.isDeclaration, let lasting = line.lasting { objectiveC.texts.append(lasting) }
        if let declared { objectiveC.variables[declared.name] = declared.type }
        try push(text, variables.keys.sorted())
        return true
      } catch let error as SourceError {
        // The last body contains the line as a statement, so that clang points into the line itself;
        // its variables are its own.
        failure = error
        if let name = declared?.name { variables[name] = objectiveC.variables[name] }
        declared = nil
      }
    }
    guard let failure, isCertain || isMistaken(line) else { return false }
    input.remember(Array(line.text.utf8))
    throw LuaError(failure.message)
  }

  /// Whether a line that may be either language is a statement of Objective-C with a mistake.
  ///
  /// A line with a semicolon that Lua cannot compile, or continue, and that has no word of Lua is
  /// one: clang's message describes its mistake.
  private func isMistaken(_ line: ObjectiveCLine) -> Bool {
    line.text.hasSuffix(";") && isRefused(line)
  }

  /// Whether Lua can neither compile a line nor continue it, and it has no word of Lua.
  private func isRefused(_ line: ObjectiveCLine) -> Bool {
    guard !line.resemblesLua else { return false }
    let bottom = stack.count
    defer { stack.setCount(bottom) }
    do {
      try check(Array(line.text.utf8))
      return false
    } catch {
      return !"\(error)".contains("<eof>")
    }
  }

  /// Pushes a function that runs a translated line.
  private func push(_ text: String, _ variables: [String]) throws {
    try stack.load(.objective_c_line_lua, name: "=[hookhost]")
    try bridge.pushSourceModule(stack)
    try stack.load(Array(text.utf8), name: "=" + REPLSource.name, mode: "t")
    stack.pushTable(array: variables.count)
    for (place, name) in variables.enumerated() {
      stack.pushString(name)
      stack.rawSet(at: -2, index: Int64(place + 1))
    }
    // stack: run module source names
    try stack.call(arguments: 3, results: 1)  // stack: chunk
  }

  /// Translates a source with clang.
  ///
  /// - Throws: `SourceError` with clang's messages, whose positions refer to the line.
  private func translate(_ head: String, _ body: String) throws -> String {
    let path = "/hookhost/prompt.m"
    do {
      let translator = SourceTranslator(options: bridge.sourceOptions, gate: bridge.gate)
      return try translator.translate(path, contents: Array((head + body + "\n").utf8)).text
    } catch let error as SourceError {
      throw SourceError(message: Self.words(error.message, path))
    }
  }

  /// clang's errors about the line, each with the line and a caret.
  ///
  /// The source contains a line twice, as a value and in a `typeof`, so equal errors are shown once.
  private static func words(_ message: String, _ path: String) -> String {
    var errors: [String] = []
    var current: [Substring]?
    func close() {
      guard let lines = current else { return }
      let text = lines.joined(separator: "\n")
      if !errors.contains(text) { errors.append(text) }
      current = nil
    }
    for line in message.split(separator: "\n") {
      if line.hasPrefix(path) {
        close()
        guard let kind = line.firstRange(of: "error: ") else { continue }
        current = ["error: " + line[kind.upperBound...]]
      } else if current != nil, let bar = line.firstIndex(of: "|"),
        line[..<bar].allSatisfy({ $0 == " " || $0.isNumber })
      {
        // The line and the caret, without the number of the line in the temporary file.
        current?.append("  |" + line[line.index(after: bar)...])
      } else if line.hasPrefix(" ") {
        current?.append(line)
      }
    }
    close()
    return errors.isEmpty ? message : errors.prefix(3).joined(separator: "\n")
  }

  /// The C type of a Lua global that a source may use; nil if it has none.
  private func typeOfGlobal(_ name: String) -> String? {
    stack.pushGlobals()
    defer { stack.pop(2) }
    stack.rawGet(at: -1, key: name)  // stack: … globals value
    switch stack.type(at: -1) {
    case .boolean: return "BOOL %"
    case .number: return stack.integer(at: -1) == nil ? "double %" : "long %"
    case .string: return "NSString *%"
    default:
      guard let object = stack.handle(at: -1)?.object as? RuntimeObject else { return nil }
      if object is RuntimeClass { return "Class %" }
      var cls: RuntimeClass? = object.apparentClass
      // The headers declare the public classes of the frameworks.
      while let found = cls, found.source != nil || found.name.hasPrefix("_") {
        cls = found.superclass
      }
      return cls.map { "\($0.name) *%" } ?? "id %"
    }
  }

  /// `:objc`: switches between treating every line as Objective-C and detecting the language.
  func switchLanguage() {
    entersObjectiveC.toggle()
    say(
      entersObjectiveC
        ? "lines are Objective-C now; :objc goes back to Lua" : "lines are Lua again")
  }
}
