// Tab completion. It runs no script code: a receiver is known if it is a path of names that leads
// through tables and the classes of `objc`, read without metamethods.

internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

/// Finds completions of the name before the cursor.
struct Completion {
  let bridge: Bridge
  let stack: LuaStack

  /// The possible completions of a name.
  struct Candidates: Equatable {
    /// The part of the name that was typed.
    var start: String

    /// The matching names, sorted, without duplicates.
    var names: [String]
  }

  /// The maximum number of names in a list.
  private static let listLimit = 200

  /// Handles the Tab key: inserts the common prefix of all names, or else lists them.
  func answer(to text: [UInt8], width: Int) -> LineEditor.Answer {
    let found = candidates(for: String(decoding: text, as: UTF8.self))
    guard let first = found.names.first else { return LineEditor.Answer() }
    var common = Array(first.utf8)
    for name in found.names.dropFirst() {
      common = zip(common, name.utf8).prefix { $0 == $1 }.map(\.0)
    }
    let insertion = Array(common.dropFirst(found.start.utf8.count))
    if !insertion.isEmpty || found.names.count == 1 {
      return LineEditor.Answer(insertion: insertion)
    }
    var listing = DisplayWidth.columns(Array(found.names.prefix(Self.listLimit)), width: width)
    let rest = found.names.count - Self.listLimit
    if rest > 0 { listing += "… \(rest) more\n" }
    return LineEditor.Answer(listing: Array(listing.utf8))
  }

  /// The possible completions of the text.
  func candidates(for text: String) -> Candidates {
    let blanks = text.drop { $0 == " " }
    if blanks.hasPrefix(":"), !blanks.hasPrefix("::") { return command(String(blanks.dropFirst())) }
    let line = CompletedLine(text)
    switch line.syntax {
    case .comment: return Candidates(start: "", names: [])
    case .string(let content): return string(content, behind: line.code)
    case .code: return name(line.code)
    }
  }

  private func matching(_ start: String, _ names: some Sequence<String>) -> Candidates {
    let found = Set(names.filter { $0.hasPrefix(start) && ($0.first != "_" || !start.isEmpty) })
    return Candidates(start: start, names: found.sorted())
  }

  private var classNames: [String] { bridge.runtime.classList.map(\.name) }

  private func command(_ text: String) -> Candidates {
    guard let space = text.firstIndex(of: " ") else {
      return matching(text, REPLCommands.all.map(\.name))
    }
    let command = REPLCommands.all.first { $0.name == text[..<space] }
    let start = String(text[text.index(after: space)...])
    switch command?.completes {
    case .classes: return matching(start, classNames)
    case .topics:
      return matching(
        start, HelpIndex.topicNames + HelpIndex(bridge: bridge, stack: stack).allNames)
    case .files: return matching(start, paths(in: start))
    default: return Candidates(start: start, names: [])
    }
  }

  /// The files and folders that match the start of a path.
  private func paths(in start: String) -> [String] {
    let folder = start.lastIndex(of: "/").map { String(start[...$0]) } ?? ""
    let names = (try? Folder.names(in: Array((folder.isEmpty ? "." : folder).utf8))) ?? []
    return names.map { name in
      let path = folder + String(decoding: name, as: UTF8.self)
      return Folder.exists(Array(path.utf8)) ? path + "/" : path
    }
  }

  /// Completes a string: a selector, a class or nothing, depending on the function before it.
  private func string(_ content: String, behind code: String) -> Candidates {
    let known = bridge.runtime.knownSelectors.map(\.name)
    if code.hasSuffix("["), let path = LuaPath(endOf: String(code.dropLast())),
      pushValue(of: path.whole)
    {  // stack: … receiver
      defer { stack.pop() }  // stack: …
      return matching(content, selectors(at: -1).map(\.name))
    }
    let function = LuaPath(endOf: code.trimming("( "))?.last ?? ""
    switch function {
    case "class", "protocol", "category", "allocateClassPair", "allocateProtocol", "property":
      return Candidates(start: content, names: [])
    case "getClass", "lookUpClass", "getMetaClass", "NSClassFromString", "duplicateClass":
      return matching(content, classNames)
    case "sel", "sel_registerName", "NSSelectorFromString": return matching(content, known)
    default:
      if let words = words(forStringBehind: code) ?? declaredWords(forStringBehind: code) {
        return matching(content, words)
      }
      if let own = selectors(forStringBehind: code) { return matching(content, own) }
      let isSelector = content.contains(":") || code.hasSuffix(",") || code.hasSuffix(", ")
      return isSelector && !content.isEmpty
        ? matching(content, known)
        : Candidates(start: content, names: [])
    }
  }

  private func name(_ code: String) -> Candidates {
    if let (start, names) = optionKeys(in: code) ?? names(behindCallIn: code) {
      return matching(start, names)
    }
    guard let path = LuaPath(endOf: code) else { return Candidates(start: "", names: []) }
    guard let separator = path.separator else {
      stack.pushGlobals()  // stack: … globals
      defer { stack.pop() }  // stack: …
      return matching(path.last, fields(at: -1) + LuaNames.keywords)
    }
    guard pushValue(of: path.receiver) else { return Candidates(start: path.last, names: []) }
    defer { stack.pop() }  // stack: …
    let messages = selectors(at: -1).map(\.spelling)
    if !messages.isEmpty { return matching(path.last, messages) }
    var names = fields(at: -1, functionsOnly: separator == ":")
    if path.receiver == ["objc"] { names += classNames }
    return matching(path.last, names)
  }
}

// MARK: Values

extension Completion {
  /// Pushes the value of a path of names; if there is none, pushes nothing and returns false.
  private func pushValue(of path: [String]) -> Bool {
    guard (try? stack.reserve(12)) != nil else { return false }
    stack.pushGlobals()  // stack: … globals
    for (step, name) in path.enumerated() {
      if !replaceTop(byFieldNamed: name, isClass: step == 1 && path[0] == "objc") {
        stack.pop()  // stack: …
        return false
      }
    }
    return !path.isEmpty
  }

  private func replaceTop(byFieldNamed name: String, isClass: Bool) -> Bool {
    guard stack.type(at: -1) == .table else { return false }
    if stack.rawGet(at: -1, key: name) == .nil, isClass,  // stack: … table value
      let cls = bridge.runtime.lookUpClass(name)
    {
      stack.pop()  // stack: … table
      bridge.push(cls, on: stack)  // stack: … table class
    }
    stack.remove(at: -2)  // stack: … value
    return stack.type(at: -1) != .nil
  }

  /// The class of the value of a path, a metaclass for a class; nil for other values.
  func classOfValue(_ path: [String]) -> RuntimeClass? {
    guard pushValue(of: path) else { return nil }  // stack: … value
    defer { stack.pop() }  // stack: …
    guard let object = stack.handle(at: -1)?.object as? RuntimeObject, !object.isDeallocated
    else { return nil }
    return object.isa
  }

  /// The selectors to which the object at an index responds; empty for any other value.
  private func selectors(at index: Int) -> [Selector] {
    guard let object = stack.handle(at: index)?.object as? RuntimeObject, !object.isDeallocated
    else { return [] }
    return object.isa.lineage.flatMap { $0.methods.map(\.selector) }
  }

  /// The field names of a table, including those of its `__index` tables.
  private func fields(at index: Int, functionsOnly: Bool = false) -> [String] {
    var names: [String] = []
    stack.copy(at: index)  // stack: … value
    defer { stack.pop() }  // stack: …
    for _ in 0..<20 {
      if stack.type(at: -1) == .table {
        stack.pushNil()  // stack: … table nil
        while stack.next(at: -2) {  // stack: … table key value
          if let bytes = stack.bytes(at: -2), LuaNames.isName(bytes),
            !functionsOnly || stack.type(at: -1) == .function
          {
            names.append(String(decoding: bytes, as: UTF8.self))
          }
          stack.pop()  // stack: … table key
        }  // stack: … table
      }
      guard stack.metatable(at: -1) else { break }  // stack: … value metatable
      let kind = stack.rawGet(at: -1, key: "__index")  // stack: … value metatable next
      stack.remove(at: -2)  // stack: … value next
      stack.remove(at: -2)  // stack: … next
      if kind != .table { break }
    }
    return names
  }
}
