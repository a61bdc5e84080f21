internal import LuaBridge
internal import ObjectiveCSources

/// The Lua of a source, with what is said when it is read.
struct TranslatedSource: Equatable {
  /// The Lua text.
  var text: String
  /// clang's warnings, and what cannot be translated.
  var warnings: String
  /// The functions and variables of the library that it uses.
  var needs: [LibraryNeed]
  /// The files that it was made of, but those of the library.
  var files: [String]

  /// Whether it has a `main`, which the chunk answers last.
  var definesMain: Bool { text.contains("}, globals.main end)") }

  /// Whether it is a program of tests: it has test cases, and no `main`.
  var holdsTests: Bool { !definesMain && text.contains(", \"XCTestCase\", {") }
}

extension Bridge {
  /// The names that a source uses and the library lacks, as warnings.
  func missing(_ needs: [LibraryNeed], on stack: LuaStack) throws -> String {
    guard !needs.isEmpty else { return "" }
    var text = ""
    try pushSourceModule(stack)
    // stack: … module
    defer { stack.pop() }
    for need in needs {
      stack.rawGet(at: -1, key: need.isFunction ? "hasFunction" : "hasConstant")
      stack.pushString(need.name)
      try stack.call(arguments: 1, results: 1)
      // stack: … module isThere
      if !stack.boolean(at: -1) {
        let kind = need.isFunction ? "function" : "constant"
        text += "\(need.place): warning: the \(kind) '\(need.name)' is not available\n"
      }
      stack.pop()
    }
    return text
  }
}
