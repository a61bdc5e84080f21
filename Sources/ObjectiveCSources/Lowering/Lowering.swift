// From the tree of a source to Lua that a person can read: names, order, comments and lines are the
// source's. C's meaning is kept by what an expression's type says; where Lua has no word for it, the
// functions of the module `hookhost.c` do it, whose names stand in the first line.
//
// Constructs that cannot be had are named when the source is read, and are errors where they are
// reached.

/// The host's declarations that a source may use.
package struct HostDeclarations {
  /// By selector, the out-parameters that native code answers behind the result.
  package var outParameters: [String: OutParameters]

  /// The frameworks of which only headers are here.
  package var absentFrameworks: Set<String>

  package init(
    outParameters: [String: OutParameters] = [:], absentFrameworks: Set<String> = []
  ) {
    self.outParameters = outParameters
    self.absentFrameworks = absentFrameworks
  }
}

/// The Lua text of a source.
package struct Translation {
  package let text: String
  /// The needs of the source that cannot be had, a line each: `file:line: warning: …`.
  package let warnings: [String]
  /// The functions and variables of the library that it uses.
  package let needs: [LibraryNeed]
  /// Whether it asks for a version that a macro names, which counts as reached.
  package let hasUnreadVersions: Bool
  /// The files that it was made of.
  package let files: [String]
}

/// A function or variable that a header declares and a source uses.
package struct LibraryNeed: Sendable, Equatable {
  package let name: String
  package let isFunction: Bool
  /// Where it is used first: `file:line:column`.
  package let place: String

  package init(name: String, isFunction: Bool, place: String) {
    self.name = name
    self.isFunction = isFunction
    self.place = place
  }
}

/// Lowers one source.
package final class Lowering {
  let tree: SyntaxTree
  let mainFile: Int
  let path: String
  let usesARC: Bool
  let host: HostDeclarations
  private var files: [Int: SourceFile] = [:]
  private let read: (String) -> [UInt8]?
  /// The statements of the block that is being lowered.
  var output: [String] = []
  var function: FunctionScope?
  /// The functions of the module that are used.
  var helpers: Set<String> = []
  /// The structures that are used, in the order in which they need each other.
  var records: [(name: String, text: String)] = []
  var recordNames: [Int: String] = [:]
  /// The structures whose descriptions are being written.
  var openRecords: Set<Int> = []
  /// Names of the file's scope: functions and variables.
  var fileNames: [Int: String] = [:]
  var fileLocals: [String] = []
  var takenFileNames: Set<String> = []
  /// Whether a table holds the names of the file for which Lua has no room.
  var hasMoreNames = false
  /// Variables of the file's scope that are cells.
  var fileCells: Set<Int> = []
  /// Variables of other files.
  var externals: Set<Int> = []
  var temporaries = 0
  var warnings: [String] = []
  private(set) var needs: [LibraryNeed] = []
  private var needed: Set<String> = []
  /// Variables that ARC counts, and those that hold weakly.
  var ownedVariables: Set<Int> = []
  var weakVariables: Set<Int> = []
  /// Messages whose reference somebody takes: a variable, an initializer, the caller.
  var consumed: Set<ObjectIdentifier> = []
  /// The names of what says how many blocks have a variable that they share.
  var sharedTokens: [Int: String] = [:]
  /// Cells of which a block has a copy.
  var copiedCells: Set<Int> = []
  /// By a kind of nodes, the words of those whose text is in macros.
  var wordsOfMacros: [SyntaxNode.Kind: [ObjectIdentifier: String]] = [:]
  /// Where the lines of the main file begin.
  var lineStarts: [Int] = []
  /// Assignments to static variables, which come before anything runs.
  var fileInitializers: [String] = []
  /// Values of file variables that functions below them are part of, which come behind all functions.
  var lateValues: [String] = []
  /// The variables of ``lateValues``, and the functions that were defined.
  var lateVariables: Set<Int> = []
  var definedFunctions: Set<Int> = []
  var interfaces: [String: Interface] = [:]
  var categories: [String: Interface] = [:]
  /// The type that a property or an element is wanted in, which itself has a placeholder for one.
  var wantedType: CType?
  /// How deep what is being lowered stands in the function of Lua around it.
  var depth = SourceDepth()
  var implementation: ImplementationContext?
  /// Functions that run before `main`.
  var constructors: [(priority: Int, name: String)] = []
  var definesMain = false
  var hasUnreadVersions = false
  var knownImplementations: Set<String> = []
  /// The variables outside functions, which a function may declare again as `extern`.
  private(set) lazy var fileVariables = Set(
    tree.roots.filter { $0.kind == .variable }.compactMap { $0.declaration?.number })

  /// Classes that are weakly imported, so that an absent one is nil.
  private(set) lazy var weaklyImportedClasses: Set<String> = {
    let classes = tree.roots.filter { node in
      node.kind == .interface
        && node.children.contains { $0.isAttribute && head($0, 40).contains("weak_import") }
    }
    var names = Set(classes.map(\.name))
    guard !names.isEmpty else { return names }
    // So is a class below an absent one; a superclass is declared first.
    for node in tree.roots where node.kind == .interface {
      let above = node.children.first { $0.kind == .superclassReference }?.name ?? ""
      if names.contains(above) { names.insert(node.name) }
    }
    return names
  }()

  /// The methods that no message reaches; see `Lowering+DirectMethods.swift`.
  private(set) lazy var directMethods = findDirectMethods()

  /// The names that classes have in the runtime where an attribute says so: `objc_runtime_name`.
  private lazy var runtimeNames = statedNames(of: .interface)
  /// As these, of protocols, which may be called as a class is.
  private lazy var protocolRuntimeNames = statedNames(of: .protocolDeclaration)

  private func statedNames(of kind: SyntaxNode.Kind) -> [String: String] {
    var names: [String: String] = [:]
    for node in tree.roots where node.kind == kind {
      for attribute in node.children where attribute.isAttribute {
        let words = written(attribute)
        guard let start = words.firstRange(of: "objc_runtime_name")?.upperBound else { continue }
        let name = words[start...].split(separator: "\"", omittingEmptySubsequences: false)
        if name.count > 2 { names[node.name] = String(name[1]) }
      }
    }
    return names
  }

  /// The name of a class in the runtime.
  func runtimeName(_ name: String) -> String { runtimeNames[name] ?? name }

  /// The name of a protocol in the runtime.
  func runtimeName(ofProtocol name: String) -> String { protocolRuntimeNames[name] ?? name }

  /// Classes of frameworks that are declared alone, which have no objects.
  private(set) lazy var absentClasses: Set<String> = {
    let files = tree.files.filter { file in
      let names = file.value.utf8.split(separator: UInt8(ascii: "/")).suffix(2)
      guard names.count == 2, let folder = names.first else { return false }
      return host.absentFrameworks.contains(String(Substring(folder)))
    }
    let classes = tree.declarations.values.filter {
      $0.kind == .interface && $0.isSystem && files[$0.file] != nil
    }
    return Set(classes.map(\.name))
  }()

  /// Functions that share their names with others: `__attribute__((overloadable))`.
  private(set) lazy var overloadedNames: Set<String> = {
    let functions = tree.roots.filter { node in
      node.kind == .function
        && node.children.contains { $0.isAttribute && head($0, 40).contains("overloadable") }
    }
    return Set(functions.compactMap { $0.declaration?.name })
  }()

  /// Translates a source that clang has read.
  ///
  /// - Parameters:
  ///   - bytes: The tree, as the reader wrote it.
  ///   - path: The source's path, as clang was given it.
  ///   - usesARC: Whether references are counted as ARC does.
  ///   - host: What the host knows.
  ///   - read: Reads a file of which the tree tells.
  package static func translate(
    tree bytes: [UInt8], path: String, usesARC: Bool, host: HostDeclarations,
    read: @escaping (String) -> [UInt8]?
  ) -> Translation {
    LargeStack.run {
      // Whatever clang has read without ARC is ARC's all the same.
      let tree = SyntaxTree(bytes, assumesStrong: usesARC)
      let lowering = Lowering(tree, path, usesARC, host, read)
      let text = lowering.chunk()
      let comments = lowering.source(lowering.mainFile)?.comments() ?? [:]
      return Translation(
        text: LineLayout.text(of: text, comments: comments), warnings: lowering.warnings,
        needs: lowering.needs, hasUnreadVersions: lowering.hasUnreadVersions,
        files: lowering.tree.files.values.sorted())
    }
  }

  private init(
    _ tree: SyntaxTree, _ path: String, _ usesARC: Bool, _ host: HostDeclarations,
    _ read: @escaping (String) -> [UInt8]?
  ) {
    self.tree = tree
    self.path = path
    self.usesARC = usesARC
    self.host = host
    self.read = read
    mainFile = tree.files.first { $0.value == path }?.key ?? -1
  }

  /// The bytes of a file of the tree.
  func source(_ number: Int) -> SourceFile? {
    if let known = files[number] { return known }
    guard let name = tree.files[number], let bytes = read(name) else { return nil }
    let file = SourceFile(bytes: bytes)
    files[number] = file
    return file
  }

  /// A node as the source spells it.
  func spelled(_ node: SyntaxNode) -> String {
    source(node.file)?.text(node.start, node.end) ?? ""
  }

  /// A node as it was written, be it in a macro or among the arguments of one.
  func written(_ node: SyntaxNode) -> String {
    guard node.spelledEnd > node.spelledStart else { return spelled(node) }
    return source(node.spelledFile)?.text(node.spelledStart, node.spelledEnd) ?? ""
  }

  /// The first characters of a node where it was written, be it in a macro.
  func head(_ node: SyntaxNode, _ count: Int) -> String {
    source(node.spelledFile)?.head(at: node.spelledStart, count: count) ?? ""
  }

  /// Appends a statement that stood where a node is.
  func emit(_ text: String, at node: SyntaxNode? = nil) {
    let needsPart = text.hasPrefix("(")
    let mark = node.map { place($0) } ?? ""
    output.append(mark + (needsPart ? ";" : "") + text)
  }

  /// The mark of where a node stood; what an included file brings has no line of its own.
  func place(_ node: SyntaxNode) -> String {
    guard node.line > 0, node.file == mainFile else { return "" }
    return LineLayout.mark(node.line, node.column)
  }

  /// Collects the statements that a body appends.
  func collecting(_ body: () -> Void) -> String {
    let outer = output
    output = []
    body()
    defer { output = outer }
    return output.joined(separator: " ")
  }

  /// Names a function of the module, which the first line will fetch.
  func helper(_ name: String) -> String {
    assert(reservedNames.contains(name), "a source may have a function '\(name)' of its own")
    helpers.insert(name)
    return name
  }

  /// A name that nothing else has.
  func temporary(_ base: String = "t") -> String {
    temporaries += 1
    return "\(base)_\(temporaries)"
  }

  /// Notes what a source uses of the library.
  func need(_ declaration: Declaration, at node: SyntaxNode) {
    guard declaration.isSystem, needed.insert(declaration.name).inserted else { return }
    let place = "\(tree.files[node.file] ?? path):\(node.line):\(node.column)"
    let isFunction = declaration.kind == .function
    needs.append(LibraryNeed(name: declaration.name, isFunction: isFunction, place: place))
  }

  /// Notes what cannot be had; answers an expression that raises it.
  func missing(_ what: String, at node: SyntaxNode) -> Lowered {
    let name = tree.files[node.file] ?? path
    warnings.append("\(name):\(node.line):\(node.column): warning: \(what)")
    return Lowered(text: "\(helper("missing"))(\(LuaText.quoted(what)))")
  }
}

/// The `@implementation` that is being lowered.
final class ImplementationContext {
  let name: String
  let isCategory: Bool
  init(name: String, isCategory: Bool) {
    self.name = name
    self.isCategory = isCategory
  }
}
