/// The pods that a Podfile gives to each target, read as text: the Podfile is not run.
struct Podfile {
  /// A target of the Podfile.
  struct Target {
    let name: String
    /// The names of its pods, without subspecs; those of the targets around it follow its own.
    var pods: [String] = []
  }

  private(set) var targets: [Target] = []
  /// The folders of pods that are read from the disk: `pod 'Kit', :path => '..'`.
  private(set) var folders: [String: String] = [:]

  /// Reads a Podfile.
  init(_ text: String) {
    var reader = PodfileReader(RubyText.tokens(text))
    targets = reader.read()
    folders = reader.folders
  }

  /// The pods of a target: those that the Podfile gives to the name, else those it gives to all targets.
  func pods(of target: String) -> [String] {
    targets.first { $0.name == target }?.pods ?? targets.first { $0.name.isEmpty }?.pods ?? []
  }
}

/// Goes over the tokens of a Podfile, statement by statement.
private struct PodfileReader {
  /// A block that is open.
  private struct Block {
    /// The targets that it makes; empty for an abstract target, nil for any other block.
    var targets: [String]?
    var pods: [String] = []
    /// Whether the pods of the blocks around it belong to its targets.
    var inherits = true
    /// The method that it defines.
    var method: String?
    /// A variable that stands for names: `%w[A B].each do |name|`.
    var names: (variable: String, list: [String])?
  }

  private let tokens: [RubyText.Token]
  private var place = 0
  private var open = [Block()]
  private var methods: [String: [String]] = [:]
  private var found: [Podfile.Target] = []
  private var indexes: [String: Int] = [:]
  private var linked: [String] = []
  private(set) var folders: [String: String] = [:]

  /// The most blocks around a target whose pods it has.
  private static let deepest = 100

  private static let openers: Set<String> = [
    "if", "unless", "case", "while", "until", "begin", "for", "class", "module",
  ]

  init(_ tokens: [RubyText.Token]) { self.tokens = tokens }

  mutating func read() -> [Podfile.Target] {
    while place < tokens.count {
      let end = tokens[place...].firstIndex(of: .line) ?? tokens.count
      read(Array(tokens[place..<end]))
      place = end + 1
    }
    while open.count > 1 { closeBlock() }
    let common = open[0].pods
    for name in linked { add(common, to: name) }
    // Pods outside all targets belong to every target that has no exclusive ones.
    if linked.isEmpty { add(common, to: "") }
    return found
  }

  private mutating func read(_ line: [RubyText.Token]) {
    guard let first = line.first else { return }
    let opensBlock =
      line.contains(.word("do"))
      || line.last == .sign("{")
      || line.lastIndex(of: .sign("|")).map { $0 > 1 } == true
        && line.contains(.sign("{"))
    guard case .word(let word) = first else {
      if opensBlock { open.append(iteration(line)) }
      return
    }
    switch word {
    case "end": closeBlock()
    case "def":
      var block = Block()
      if case .word(let name)? = line.dropFirst().first { block.method = name }
      open.append(block)
    case "pod":
      guard let name = texts(line).first.map(Self.root) else { return }
      open[open.count - 1].pods.append(name)
      if let option = line.firstIndex(of: .symbol("path")) {
        let values = line[option...].compactMap { token in
          if case .text(let text) = token { text } else { nil }
        }
        folders[name] = values.first
      }
    case "target", "abstract_target":
      var block = Block()
      block.targets = word == "target" ? names(line) : [String]()
      block.inherits = !line.contains(.symbol("exclusive"))
      if opensBlock { open.append(block) }
    case "inherit!":
      if line.contains(.symbol("none")) { open[open.count - 1].inherits = false }
    case "link_with":
      // In the block of a target, it names the project's targets that get the pods.
      let names = texts(line)
      guard let block = open.lastIndex(where: { $0.targets != nil }) else {
        linked += names
        return
      }
      open[block].targets?.append(contentsOf: names)
    case _ where Self.openers.contains(word): open.append(Block())
    default:
      if let pods = methods[word] { open[open.count - 1].pods += pods }
      if opensBlock { open.append(iteration(line)) }
    }
  }

  /// The texts of a statement that are not values of options.
  private func texts(_ line: [RubyText.Token]) -> [String] {
    let options = line.firstIndex { if case .symbol = $0 { true } else { false } } ?? line.count
    return line[..<options].compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  /// The names of a target: a text, a symbol, or a variable of a block around it.
  private func names(_ line: [RubyText.Token]) -> [String] {
    guard line.count > 1 else { return [] }
    let argument = line[1] == .sign("(") && line.count > 2 ? line[2] : line[1]
    switch argument {
    case .text(let name), .symbol(let name): return [name]
    case .word(let variable):
      return open.compactMap(\.names).last { $0.variable == variable }?.list ?? []
    default: return []
    }
  }

  /// The block of `[…].each do |name|`.
  private func iteration(_ line: [RubyText.Token]) -> Block {
    var block = Block()
    guard let bar = line.firstIndex(of: .sign("|")), bar + 1 < line.count,
      case .word(let variable) = line[bar + 1]
    else { return block }
    let list = line[..<bar].compactMap { token -> String? in
      switch token {
      case .text(let text): text
      case .symbol(let text): text
      default: nil
      }
    }
    block.names = (variable, list)
    return block
  }

  private mutating func closeBlock() {
    guard open.count > 1, let block = open.popLast() else { return }
    if let method = block.method {
      methods[method] = block.pods
      return
    }
    guard let targets = block.targets else {
      // Conditions and iterations add to what is around them.
      open[open.count - 1].pods += block.pods
      return
    }
    var pods = block.pods
    if block.inherits, open.count <= Self.deepest {
      for outer in open.reversed() { pods += outer.pods }
    }
    for name in targets { add(pods, to: name) }
  }

  private mutating func add(_ pods: [String], to name: String) {
    guard let index = indexes[name] else {
      indexes[name] = found.count
      return found.append(Podfile.Target(name: name, pods: pods))
    }
    found[index].pods += pods
  }

  private static func root(_ name: String) -> String { String(name.prefix { $0 != "/" }) }
}
