internal import LuaModules

/// The call that is open at the end of some code: its function, and its arguments so far.
struct OpenCall: Equatable {
  /// The code of the function: `gesture.flick`, `finger:move`.
  let function: String
  /// The code of the arguments so far, trimmed; the last one is incomplete.
  let arguments: [String]
  /// Whether the end is directly in a table constructor of the last argument.
  let isInTable: Bool

  /// Finds the innermost call that is open at the end of the code; nil if there is none.
  init?(endOf code: String) {
    let characters = Array(code)
    var opened: [(bracket: Character, place: Int)] = []
    var place = 0
    while place < characters.count {
      let character = characters[place]
      switch character {
      case "\"", "'":
        place = Self.end(ofStringAt: place, characters)
      case "(", "{", "[": opened.append((character, place))
      case ")", "}", "]": _ = opened.popLast()
      default: break
      }
      place += 1
    }
    guard let last = opened.last else { return nil }
    if last.bracket == "{" {
      let before = String(characters[..<last.place]).trimming(" ")
      // In `finger:move {` the only argument has no parentheses.
      if let end = before.last, LuaPath(endOf: before)?.last.isEmpty == false, end != "=" {
        self.init(before, String(characters[(last.place)...]), isInTable: true)
        return
      }
      guard opened.count > 1, opened[opened.count - 2].bracket == "(" else { return nil }
      let outer = opened[opened.count - 2].place
      self.init(
        String(characters[..<outer]), String(characters[(outer + 1)...]), isInTable: true)
      return
    }
    guard last.bracket == "(" else { return nil }
    self.init(
      String(characters[..<last.place]), String(characters[(last.place + 1)...]),
      isInTable: false)
  }

  private init(_ function: String, _ inside: String, isInTable: Bool) {
    self.function = function.trimming(" ")
    arguments = Self.split(inside)
    self.isInTable = isInTable
  }

  /// The parts between commas that are outside brackets and strings.
  private static func split(_ text: String) -> [String] {
    let characters = Array(text)
    var parts: [String] = []
    var (start, depth, place) = (0, 0, 0)
    while place < characters.count {
      switch characters[place] {
      case "\"", "'": place = end(ofStringAt: place, characters)
      case "(", "{", "[": depth += 1
      case ")", "}", "]": depth -= 1
      case "," where depth == 0:
        parts.append(String(characters[start..<place]).trimming(" "))
        start = place + 1
      default: break
      }
      place += 1
    }
    return parts + [String(characters[min(start, characters.count)...]).trimming(" ")]
  }

  /// The index of the closing quote of a string, or the last index of the text.
  static func end(ofStringAt start: Int, _ characters: [Character]) -> Int {
    var place = start + 1
    while place < characters.count, characters[place] != characters[start] {
      place += characters[place] == "\\" ? 2 : 1
    }
    return min(place, characters.count - 1)
  }

  /// The code before the parentheses of a call; nil if the code does not end with a call.
  static func function(ofCall code: String) -> String? {
    guard code.hasSuffix(")") else { return nil }
    let characters = Array(code)
    var opened: [Int] = []
    var place = 0
    while place < characters.count {
      switch characters[place] {
      case "\"", "'": place = end(ofStringAt: place, characters)
      case "(": opened.append(place)
      case ")":
        guard let start = opened.popLast() else { return nil }
        if place == characters.count - 1 { return String(characters[..<start]).trimming(" ") }
      default: break
      }
      place += 1
    }
    return nil
  }
}
