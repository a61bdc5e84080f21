package import LuaBridge
package import LuaModules
package import ObjectiveCSources
import StringSearch

/// The Lua code of a source, with the messages for its user.
package struct TranslatedSource: Equatable {
  /// The Lua text.
  package var text: String
  /// Clang's warnings, and warnings about code that cannot be translated.
  package var warnings: String
  /// The functions and variables of the library that it uses.
  package var needs: [LibraryNeed]
  /// The headers of third parties that it was read without.
  package var absentHeaders: [String] = []
  /// The classes and protocols of those headers that it uses.
  package var absentNames: [String] = []
  /// The files that it was created from, except the library's.
  var files: [String]

  /// Whether it has a `main`, which is the last result of the chunk.
  var definesMain: Bool { text.contains("}, globals.main end)") }

  /// Whether it is a test program: it has test cases and no `main`.
  var holdsTests: Bool { !definesMain && text.contains(", \"XCTestCase\", {") }
}

extension Bridge {
  /// Warnings about the names that a source uses and the library does not have.
  package func missing(_ needs: [LibraryNeed], on stack: LuaStack) throws -> String {
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

extension Bridge {
  /// Translates a source that this world may read.
  ///
  /// - Throws: ``SourceError`` if it does not compile.
  package func translate(_ path: String, _ options: SourceOptions) throws -> TranslatedSource {
    try SourceTranslator(options: options, gate: gate).translate(path)
  }
}
