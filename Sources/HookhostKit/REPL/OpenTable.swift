internal import LuaModules

/// The table constructor that is open at the end of some code, and its path from a call.
struct OpenTable: Equatable {
  /// A step from a table to a nested table.
  enum Step: Equatable {
    case key(String)
    case element
  }

  /// The code of the function: `uikit.nib`, `finger:move`.
  let function: String
  /// The index of the argument that is or contains the table, from 0.
  let argument: Int
  /// The steps from the argument to the table; empty for the argument itself.
  let steps: [Step]

  /// Finds the innermost table that is open at the end of the code; nil if it is not in a call.
  init?(endOf code: String) {
    let characters = Array(code)
    var opened: [(bracket: Character, place: Int)] = []
    var place = 0
    while place < characters.count {
      switch characters[place] {
      case "\"", "'": place = OpenCall.end(ofStringAt: place, characters)
      case "(", "{", "[": opened.append((characters[place], place))
      case ")", "}", "]": _ = opened.popLast()
      default: break
      }
      place += 1
    }
    let tables = opened.suffix(opened.count - (opened.lastIndex { $0.bracket != "{" } ?? -1) - 1)
    guard let first = tables.first else { return nil }
    let head = String(characters[..<first.place]).trimming(" ")
    if let last = head.last, last != "=", LuaPath(endOf: head)?.last.isEmpty == false {
      // In `finger:move {` the only argument has no parentheses.
      (function, argument) = (head, 0)
    } else if let call = OpenCall(endOf: head), !call.isInTable {
      (function, argument) = (call.function, call.arguments.count - 1)
    } else {
      return nil
    }
    steps = tables.dropFirst().map { Self.step(before: String(characters[..<$0.place])) }
  }

  /// The key before `=` at the end of some code; nil if there is none.
  static func key(atEndOf code: String) -> String? {
    let text = code.trimming(" ")
    guard text.last == "=" else { return nil }
    let head = text.dropLast().trimming(" ")
    if head.hasSuffix("\"]"), let start = head.dropLast(2).lastIndex(of: "\"") {
      return String(head[head.index(after: start)...].dropLast(2))
    }
    let name = LuaPath(endOf: head)?.last ?? ""
    return name.isEmpty ? nil : name
  }

  private static func step(before code: String) -> Step {
    key(atEndOf: code).map { .key($0) } ?? .element
  }
}
