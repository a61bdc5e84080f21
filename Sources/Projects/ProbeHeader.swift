import StringSearch

/// The header that Xcode makes of a `.d` file with probes of DTrace, as `dtrace -h` does.
///
/// A probe is a macro of its provider and its name: `next` of `RACSignal` is `RACSIGNAL_NEXT(…)`, and
/// `RACSIGNAL_NEXT_ENABLED()` says whether it is traced. Here it is not, so that probes do nothing.
struct ProbeHeader {
  private let macros: [String]

  /// Reads the providers of a file; nil if it declares none.
  init?(_ bytes: [UInt8]) {
    let words = Self.words(bytes)
    var macros: [String] = []
    var provider: String?
    var depth = 0
    for (place, word) in words.enumerated() {
      switch word {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth <= 0 { provider = nil }
      case "provider" where depth == 0 && place + 1 < words.count: provider = words[place + 1]
      case "probe" where depth == 1 && place + 1 < words.count:
        guard let provider else { continue }
        macros.append(Self.macro(provider) + "_" + Self.macro(words[place + 1]))
      default: break
      }
    }
    guard !macros.isEmpty else { return nil }
    self.macros = macros
  }

  /// The text of the header.
  var text: String {
    macros.map { "#define \($0)(...) do {} while (0)\n#define \($0)_ENABLED() (0)\n" }.joined()
  }

  /// The name in a macro: two underscores are a hyphen in DTrace, and one underscore in C.
  private static func macro(_ name: String) -> String {
    let parts = name.split(separator: "__", omittingEmptySubsequences: false)
    return parts.joined(separator: "_").uppercased()
  }

  /// The names and braces of a file, without its comments.
  private static func words(_ bytes: [UInt8]) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    var place = 0
    func isStart(_ first: Character, _ second: Character) -> Bool {
      place + 1 < bytes.count && bytes[place] == first.asciiValue
        && bytes[place + 1] == second.asciiValue
    }
    while place < bytes.count {
      let byte = bytes[place]
      if isStart("/", "*") {
        place += 2
        while place < bytes.count, !isStart("*", "/") { place += 1 }
        place += 2
        continue
      }
      if isStart("/", "/") {
        while place < bytes.count, bytes[place] != 10 { place += 1 }
        continue
      }
      let scalar = Character(Unicode.Scalar(byte))
      if scalar.isASCII && (scalar.isLetter || scalar.isNumber || scalar == "_") {
        word.append(byte)
      } else {
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
        if scalar == "{" || scalar == "}" { words.append(String(scalar)) }
      }
      place += 1
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    return words
  }
}
