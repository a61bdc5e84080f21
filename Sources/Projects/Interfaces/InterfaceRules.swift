internal import CEmbeddedFiles
internal import LuaModules

/// The rules of `interface_properties.txt`, by the objects and the names in Interface Builder's files.
struct InterfaceRules {
  /// The type of a value, in the words of the file.
  enum Kind: String {
    case flag, set, unset, number, length, scale, integer, text, image, color, size, insets
    case word, choice, bits
  }

  /// A property, and the numbers of the words that are its values.
  struct Rule {
    let kind: Kind
    let property: String
    var words: [Substring: Int] = [:]
  }

  private var rules: [Substring: [Substring: Rule]] = [:]
  private var suffixes: [Substring] = []

  static let all = InterfaceRules()

  private init() {
    EmbeddedFile.interface_properties_txt.readLines { line in
      if !line.hasPrefix("#") { read(line.split(separator: " ")) }
      return true
    }
    suffixes = rules.keys.filter { $0.hasPrefix("*") }
  }

  private mutating func read(_ parts: [Substring]) {
    guard parts.count > 2, let kind = Kind(rawValue: String(parts[1])) else { return }
    var names = parts.dropFirst(2)
    var words: [Substring: Int] = [:]
    if kind == .word || kind == .choice || kind == .bits {
      var next = 0
      for word in names.dropFirst().map({ $0.split(separator: "=") }) {
        let number = word.count > 1 ? Int(word[1]) ?? next : next
        words[word[0]] = number
        next = number + 1
      }
      names = names.prefix(1)
    }
    for name in names.map({ $0.split(separator: "=") }) {
      let rule = Rule(kind: kind, property: String(name[name.count - 1]), words: words)
      for object in parts[0].split(separator: ",") {
        rules[object, default: [:]][name[0]] = rule
      }
    }
  }

  /// The rule for an attribute or element of an object; the object's own comes before those of several.
  func rule(_ name: String, of object: String) -> Rule? {
    rules[object[...]]?[name[...]]
      ?? suffixes.lazy.filter { object.hasSuffix($0.dropFirst()) }
      .compactMap { rules[$0]?[name[...]] }.first
  }

  /// The properties that an attribute has which the file leaves out.
  func defaults(of object: String) -> [(name: String, property: String, value: InterfaceValue)] {
    (rules[object[...]] ?? [:]).compactMap { name, rule in
      switch rule.kind {
      case .set, .unset: (String(name), rule.property, .flag(rule.kind == .set))
      case .choice: (String(name), rule.property, .integer(0))
      default: nil
      }
    }
  }
}
