internal import CEmbeddedFiles
internal import LuaModules

/// A hooking technique in `require "techniques"`; its description is the comment of its function.
struct LabTechnique {
  let name: String
  let text: String

  /// All techniques, in the order of their file.
  static var all: [LabTechnique] {
    var techniques: [LabTechnique] = []
    var comment: [Substring] = []
    let file = EmbeddedFile.techniques_lua.text
    let head = "function techniques."
    for line in file.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--") {
        comment.append(line.drop { $0 == "-" || $0 == " " })
        continue
      }
      if line.hasPrefix(head), !comment.isEmpty {
        let name = line.dropFirst(head.count).prefix { $0 != "(" }
        let text = comment.filter { !$0.isEmpty }.joined(separator: " ")
        techniques.append(LabTechnique(name: String(name), text: text))
      }
      comment = []
    }
    return techniques
  }
}
