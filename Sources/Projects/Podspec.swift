import StringSearch

/// The declarations of a podspec, read as text: the assignments that people write, its subspecs, globs.
struct Podspec {
  indirect enum Value: Equatable {
    case text(String)
    case list([Value])
    case table([String: Value])
    case flag(Bool)

    var texts: [String] {
      switch self {
      case .text(let text): [text]
      case .list(let list): list.flatMap(\.texts)
      case .table(let table): table.keys.sorted().flatMap { table[$0]?.texts ?? [] }
      case .flag: []
      }
    }
  }

  /// A spec or subspec: its attributes by their names (`source_files`, `ios.source_files`) and its parts.
  final class Spec {
    let name: String
    let isTest: Bool
    /// The values that were assigned and added, in order.
    private var attributes: [String: [Value]] = [:]
    fileprivate(set) var dependencies: [String] = []
    fileprivate(set) var subspecs: [Spec] = []
    fileprivate let depth: Int

    init(_ name: String, isTest: Bool = false, depth: Int = 0) {
      self.name = name
      self.isTest = isTest
      self.depth = depth
    }

    /// The texts of an attribute, those for iOS included.
    func texts(_ name: String) -> [String] {
      [name, "ios." + name].flatMap { (attributes[$0] ?? []).flatMap(\.texts) }
    }

    func value(_ name: String) -> Value? {
      guard let values = attributes["ios." + name] ?? attributes[name] else { return nil }
      return values.count == 1 ? values[0] : .list(values)
    }

    fileprivate func set(_ value: Value, of name: String) { attributes[name] = [value] }

    fileprivate func add(_ value: Value, to name: String) {
      attributes[name, default: []].append(value)
    }
  }

  /// The most specs, or values, inside one another.
  fileprivate static let deepest = 100

  let spec: Spec

  /// Reads a podspec; nil when no spec is in it.
  init?(_ text: String) {
    var reader = PodspecReader(RubyText.tokens(text))
    guard let spec = reader.read() else { return nil }
    self.spec = spec
  }
}

/// Goes over the tokens of a podspec.
private struct PodspecReader {
  private let tokens: [RubyText.Token]
  private var place = 0
  /// The specs whose blocks are open, by their variables; nil for any other block.
  private var open: [(variable: String, spec: Podspec.Spec)?] = []
  private var root: Podspec.Spec?
  /// The number of values that are being read, one inside another.
  private var depth = 0
  /// The values of the variables of the file.
  private var variables: [String: Podspec.Value] = [:]

  init(_ tokens: [RubyText.Token]) { self.tokens = tokens }

  private var next: RubyText.Token? { place < tokens.count ? tokens[place] : nil }

  private static let openers: Set<String> = [
    "if", "unless", "case", "while", "until", "def", "begin", "for", "class", "module",
  ]

  mutating func read() -> Podspec.Spec? {
    while next != nil { readStatement() }
    return root
  }

  private mutating func readStatement() {
    defer { skipLine() }
    guard case .word(let word)? = next else { return }
    place += 1
    if word == "end" {
      _ = open.popLast()
    } else if Self.openers.contains(word) {
      open.append(nil)
    } else if word.hasSuffix("Specification.new") || word.hasSuffix("Spec.new") || word == "Pod" {
      let spec = Podspec.Spec("")
      root = root ?? spec
      openBlock(of: spec)
    } else if let (spec, attribute) = attribute(word) {
      read(attribute, of: spec)
    } else if next == .sign("="), !word.contains(".") {
      place += 1
      variables[word] = readValues()
    }
  }

  /// The spec and the attribute of `s.ios.source_files`.
  private func attribute(_ word: String) -> (Podspec.Spec, String)? {
    guard let dot = word.firstIndex(of: ".") else { return nil }
    let variable = word[..<dot]
    for case let (name, spec)? in open.reversed() where name == variable {
      return (spec, String(word[word.index(after: dot)...]))
    }
    return nil
  }

  private mutating func read(_ attribute: String, of spec: Podspec.Spec) {
    switch attribute {
    case "subspec", "test_spec", "app_spec":
      var name = attribute
      while let token = next, token != .line, token != .word("do"), token != .sign("{") {
        if case .text(let text) = token { name = text }
        place += 1
      }
      let part = Podspec.Spec(name, isTest: attribute != "subspec", depth: spec.depth + 1)
      // A spec that is nested too deep is read, and left out.
      if part.depth <= Podspec.deepest { spec.subspecs.append(part) }
      openBlock(of: part)
    case "dependency", "ios.dependency":
      if case .text(let name)? = next { spec.dependencies.append(name) }
      if case .sign("(")? = next, place + 1 < tokens.count, case .text(let name) = tokens[place + 1]
      {
        spec.dependencies.append(name)
      }
    default:
      var isSum = false
      if next == .sign("+") || next == .sign("|") {
        isSum = true
        place += 1
      }
      guard next == .sign("=") else { return }
      place += 1
      let value = readValues()
      if isSum { spec.add(value, to: attribute) } else { spec.set(value, of: attribute) }
    }
  }

  /// `do |s|` behind what opens a block of a spec.
  private mutating func openBlock(of spec: Podspec.Spec) {
    while let token = next, token != .line {
      place += 1
      guard token == .sign("|"), case .word(let variable)? = next else { continue }
      open.append((variable, spec))
      return
    }
  }

  /// One value, or a list of values separated by commas; also values joined by `+`.
  private mutating func readValues() -> Podspec.Value {
    var values = [readValue()]
    while next == .sign(",") || next == .sign("+") {
      place += 1
      while next == .line { place += 1 }
      values.append(readValue())
    }
    return values.count == 1 ? values[0] : .list(values)
  }

  private mutating func readValue() -> Podspec.Value {
    guard let token = next, depth < Podspec.deepest else { return .list([]) }
    depth += 1
    defer { depth -= 1 }
    place += 1
    switch token {
    case .text(var text):
      // Texts beside each other are one.
      while case .text(let more)? = next {
        text += more
        place += 1
      }
      skipMessages()
      for case (let name, .text(let value)) in variables where text.contains("#{") {
        text = text.replacing("#{\(name)}", with: value)
      }
      return .text(text)
    case .symbol(let name):
      guard next == .sign("="), place + 1 < tokens.count, tokens[place + 1] == .sign(">") else {
        return .text(name)
      }
      place += 2
      return .table([name: readValue()])
    case .word("true"): return .flag(true)
    case .word("false"): return .flag(false)
    case .sign("["):
      let list = readList(until: "]")
      skipMessages()
      return .list(list)
    case .sign("{"): return readTable()
    case .sign("("):
      let list = readList(until: ")")
      return .list(list)
    case .line:
      place -= 1
      return .list([])
    case .word(let word):
      // A call has its arguments.
      if next == .sign("(") {
        place += 1
        return word.hasPrefix("Dir") || word.hasPrefix("FileList")
          ? .list(readList(until: ")"))
          : {
            _ = readList(until: ")"); return .list([])
          }()
      }
      if word == "Dir" || word == "FileList", next == .sign("[") {
        place += 1
        let list = readList(until: "]")
        skipMessages()
        return .list(list)
      }
      return variables[word] ?? .list([])
    case .sign: return .list([])
    }
  }

  private mutating func readList(until end: Character) -> [Podspec.Value] {
    var values: [Podspec.Value] = []
    while let token = next, token != .sign(end) {
      if token == .line || token == .sign(",") || token == .sign("+") {
        place += 1
        continue
      }
      let before = place
      values.append(readValue())
      if place == before { place += 1 }
    }
    place += 1
    return values
  }

  private mutating func readTable() -> Podspec.Value {
    var table: [String: Podspec.Value] = [:]
    while let token = next, token != .sign("}") {
      place += 1
      let key: String
      switch token {
      case .text(let text): key = text
      case .symbol(let name): key = name
      default: continue
      }
      while next == .sign("=") || next == .sign(">") || next == .line { place += 1 }
      table[key] = readValue()
    }
    place += 1
    return .table(table)
  }

  /// Passes over `.freeze`, `.join(…)` and the like behind a value.
  private mutating func skipMessages() {
    while next == .sign("."), place + 1 < tokens.count, case .word = tokens[place + 1] {
      place += 2
    }
  }

  private mutating func skipLine() {
    while let token = next {
      // `if` and `unless` behind a statement open nothing; a `do` or `{` of another message does.
      if token == .word("do") { open.append(nil) }
      place += 1
      if token == .line || token == .sign(";") { return }
    }
  }
}
