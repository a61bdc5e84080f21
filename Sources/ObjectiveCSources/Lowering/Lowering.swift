// Lowers the syntax tree of a source to readable Lua: names, order, comments and lines are those of
// the source. The types of expressions decide how C semantics are kept; where Lua has no
// equivalent, functions of the module `hookhost.c` are called, which the first line imports.
//
// A construct that is not supported gives a warning when the source is read, and raises an error
// when it is run.

import StringSearch

/// The host declarations that a source may use.
package struct HostDeclarations {
  /// The out-parameters that native code returns after the result, by selector.
  package var outParameters: [String: OutParameters]

  /// The frameworks for which there are only headers.
  package var absentFrameworks: Set<String>

  /// The classes that some of the known systems do not have yet.
  package var laterClasses: Set<String>

  package init(
    outParameters: [String: OutParameters] = [:], absentFrameworks: Set<String> = [],
    laterClasses: Set<String> = []
  ) {
    self.outParameters = outParameters
    self.absentFrameworks = absentFrameworks
    self.laterClasses = laterClasses
  }
}

/// The Lua text of a source.
package struct Translation {
  package let text: String
  /// Warnings for what is not supported, one a line: `file:line: warning: …`.
  package let warnings: [String]
  /// The library functions and variables that the source uses.
  package let needs: [LibraryNeed]
  /// Whether a macro names the version of an availability check; such a check counts as passed.
  package let hasUnreadVersions: Bool
  /// The files of the source, including its headers.
  package let files: [String]
}

/// A function or a variable that a header declares and a source uses.
package struct LibraryNeed: Sendable, Equatable {
  package let name: String
  package let isFunction: Bool
  /// The position of its first use: `file:line:column`.
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
  /// Whether the source includes a header of Foundation or of a framework above it.
  private(set) var usesFoundation = true
  let host: HostDeclarations
  private var files: [Int: SourceFile] = [:]
  private let read: (String) -> [UInt8]?
  /// The statements of the block that is being lowered.
  var output: [String] = []
  var function: FunctionScope?
  /// The functions of the module that are used.
  var helpers: Set<String> = []
  /// The structures that are used, each after those it depends on.
  var records: [(name: String, text: String)] = []
  var recordNames: [Int: String] = [:]
  /// The structures whose descriptions are incomplete.
  var openRecords: Set<Int> = []
  /// The names in the file's scope: functions and variables.
  var fileNames: [Int: String] = [:]
  var fileLocals: [String] = []
  var takenFileNames: Set<String> = []
  /// Whether a table holds the names of the file that exceed Lua's limit.
  var hasMoreNames = false
  /// The file-scope variables that are cells.
  var fileCells: Set<Int> = []
  /// Variables of other files.
  var externals: Set<Int> = []
  var temporaries = 0
  var warnings: [String] = []
  private(set) var needs: [LibraryNeed] = []
  private var needed: Set<String> = []
  /// The variables that ARC retains, and the weak ones.
  var ownedVariables: Set<Int> = []
  var weakVariables: Set<Int> = []
  /// The messages whose result is retained by a variable, an initializer or the caller.
  var consumed: Set<ObjectIdentifier> = []
  /// The block literals that ARC does not copy, so that they stay on the stack.
  var uncopiedBlocks: Set<ObjectIdentifier> = []
  /// The compound literals that are arguments.
  var passedLiterals: Set<ObjectIdentifier> = []
  /// The names of what says how many blocks have a variable that they share.
  var sharedTokens: [Int: String] = [:]
  /// The statements that write arguments back after their call.
  var writeBacks: [ObjectIdentifier: String] = [:]
  /// Cells of which a block has a copy.
  var copiedCells: Set<Int> = []
  /// The texts of nodes that come from macros, by node type.
  var wordsOfMacros: [SyntaxNode.Kind: [ObjectIdentifier: String]] = [:]
  /// The names of the swizzles in functions that clang has printed.
  private(set) lazy var printedElements = findPrintedElements()
  /// The offsets of the lines of the main file.
  var lineStarts: [Int] = []
  /// The assignments to static variables, which precede all other code.
  var fileInitializers: [String] = []
  /// The initial values that refer to functions defined below; they are emitted after all
  /// functions.
  var lateValues: [String] = []
  /// The variables of ``lateValues``; the functions that are defined so far.
  var lateVariables: Set<Int> = []
  var definedFunctions: Set<Int> = []
  var interfaces: [String: Interface] = [:]
  var categories: [String: Interface] = [:]
  /// The type required for a property or an element, whose own type is a placeholder.
  var wantedType: CType?
  /// The current nesting depth in the enclosing Lua function.
  var depth = SourceDepth()
  var implementation: ImplementationContext?
  /// The functions that run before `main`.
  var constructors: [(priority: Int, name: String)] = []
  var definesMain = false
  var hasUnreadVersions = false
  var knownImplementations: Set<String> = []
  private(set) lazy var usesJumpPoints = Lowering.usesJumpPoints(tree)
  /// The file-scope variables, which a function may declare again as `extern`.
  private(set) lazy var fileVariables = Set(
    tree.roots.filter { $0.kind == .variable }.compactMap { $0.declaration?.number })

  /// The weakly imported classes, which are nil if absent.
  private(set) lazy var weaklyImportedClasses: Set<String> = {
    let classes = tree.roots.filter { node in
      node.kind == .interface
        && node.children.contains { $0.isAttribute && head($0, 40).contains("weak_import") }
    }
    var names = Set(classes.map(\.name))
    // Those that came later than the oldest system are linked weakly.
    names.formUnion(
      tree.declarations.values.lazy.filter {
        $0.kind == .interface && $0.isSystem && self.host.laterClasses.contains($0.name)
      }.map(\.name))
    guard !names.isEmpty else { return names }
    // So is a class below an absent one; a superclass is declared first.
    for node in tree.roots where node.kind == .interface {
      let above = node.children.first { $0.kind == .superclassReference }?.name ?? ""
      if names.contains(above) { names.insert(node.name) }
    }
    return names
  }()

  /// The methods that messages do not reach; see `Lowering+DirectMethods.swift`.
  private(set) lazy var directMethods = findDirectMethods()

  /// The names that classes have in the runtime where an attribute says so: `objc_runtime_name`.
  private lazy var runtimeNames = statedNames(of: .interface)
  /// As these, of protocols, which may be called as a class is.
  private lazy var protocolRuntimeNames = statedNames(of: .protocolDeclaration)

  private func statedNames(of kind: SyntaxNode.Kind) -> [String: String] {
    var names: [String: String] = [:]
    for node in tree.roots where node.kind == kind {
      for attribute in node.children where attribute.isAttribute {
        guard var argument = argument(ofAttribute: "objc_runtime_name", attribute)?[...] else {
          continue
        }
        if !argument.contains("\"") { argument = definition(ofMacroIn: argument, node) ?? argument }
        let name = argument.split(separator: "\"", omittingEmptySubsequences: false)
        if name.count > 2 { names[node.name] = String(name[1]) }
      }
    }
    return names
  }

  /// The text of the macro whose name is in parentheses, if the node's file defines it.
  private func definition(ofMacroIn text: Substring, _ node: SyntaxNode) -> Substring? {
    let name = text.drop { !$0.isLetter && $0 != "_" }
      .prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty, let file = source(node.file) else { return nil }
    let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.lazy.compactMap { line -> Substring? in
      let words = line.split(separator: " ", maxSplits: 2)
      return words.count == 3 && words[0] == "#define" && words[1] == name ? words[2] : nil
    }.first
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

  /// The functions that share a name with others: `__attribute__((overloadable))`.
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
  ///   - bytes: The serialized tree.
  ///   - path: The path that clang received.
  ///   - usesARC: Whether the source is compiled with ARC.
  ///   - usesFoundation: Whether the source includes a header of Foundation or of a framework above.
  ///   - host: The declarations of the host.
  ///   - read: Reads a file that the tree refers to.
  package static func translate(
    tree bytes: [UInt8], path: String, usesARC: Bool, usesFoundation: Bool = true,
    host: HostDeclarations, read: @escaping (String) -> [UInt8]?
  ) -> Translation {
    LargeStack.run {
      // Without ARC, clang does not report properties as strong; here they are.
      let tree = SyntaxTree(bytes, assumesStrong: usesARC)
      let lowering = Lowering(tree, path, usesARC, host, read)
      lowering.usesFoundation = usesFoundation
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

  /// The content of a file of the tree.
  func source(_ number: Int) -> SourceFile? {
    if let known = files[number] { return known }
    guard let name = tree.files[number], let bytes = read(name) else { return nil }
    let file = SourceFile(bytes: bytes)
    files[number] = file
    return file
  }

  /// The source text of a node.
  func spelled(_ node: SyntaxNode) -> String {
    source(node.file)?.text(node.start, node.end) ?? ""
  }

  /// The text of a node, which may be in a macro or in a macro argument.
  func written(_ node: SyntaxNode) -> String {
    guard node.spelledEnd > node.spelledStart else { return spelled(node) }
    return source(node.spelledFile)?.text(node.spelledStart, node.spelledEnd) ?? ""
  }

  /// The first characters of a node's text, which may be in a macro.
  func head(_ node: SyntaxNode, _ count: Int) -> String {
    source(node.spelledFile)?.head(at: node.spelledStart, count: count) ?? ""
  }

  /// Appends a statement at the source position of a node.
  func emit(_ text: String, at node: SyntaxNode? = nil) {
    let needsPart = text.hasPrefix("(")
    let mark = node.map { place($0) } ?? ""
    output.append(mark + (needsPart ? ";" : "") + text)
  }

  /// The line mark of a node; a node of an included file has none.
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

  /// Returns the name of a function of the module, and has the first line import it.
  func helper(_ name: String) -> String {
    assert(reservedNames.contains(name), "a source may have a function '\(name)' of its own")
    helpers.insert(name)
    return name
  }

  /// A call of a helper with one argument.
  func call(of name: String, _ argument: String) -> String { "\(helper(name))(\(argument))" }

  /// Returns an unused name.
  func temporary(_ base: String = "t") -> String {
    temporaries += 1
    return "\(base)_\(temporaries)"
  }

  /// Records a use of a library declaration.
  func need(_ declaration: Declaration, at node: SyntaxNode) {
    guard declaration.isSystem, needed.insert(declaration.name).inserted else { return }
    let place = "\(tree.files[node.file] ?? path):\(node.line):\(node.column)"
    let isFunction = declaration.kind == .function
    needs.append(LibraryNeed(name: declaration.name, isFunction: isFunction, place: place))
  }

  /// Records an unsupported construct; returns an expression that raises an error.
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
