internal import LuaBridge
internal import LuaModules

/// A key of a table; keys are sorted for display.
enum PrettyKey {
  case integer(Int64)
  case number(Double)
  case boolean(Bool)
  case string([UInt8])
  case other(LuaReference, text: String)

  /// The fields of the structures, in the order of their C declarations.
  private static let structures = [
    ["x", "y"], ["width", "height"], ["origin", "size"], ["top", "left", "bottom", "right"],
    ["location", "length"], ["a", "b", "c", "d", "tx", "ty"],
  ]

  /// The keys of a table, sorted: integers, floats, strings, booleans, others.
  ///
  /// The keys of a structure have the order of its declaration.
  static func keys(ofTableAt index: Int, on stack: LuaStack) -> [PrettyKey] {
    var keys: [PrettyKey] = []
    stack.pushNil()  // stack: … nil
    while stack.next(at: index) {  // stack: … key value
      stack.pop()  // stack: … key
      keys.append(key(at: stack.absolute(-1), on: stack))
    }  // stack: …
    keys.sort(by: precedes)
    guard let structure = structure(of: keys) else { return keys }
    return structure.map { .string(Array($0.utf8)) }
  }

  /// Whether the keys are those of a structure.
  static func isStruct(_ keys: [PrettyKey]) -> Bool { structure(of: keys) != nil }

  private static func structure(of keys: [PrettyKey]) -> [String]? {
    guard (2...6).contains(keys.count) else { return nil }
    let names = Set(keys.map(\.name))
    return structures.first { $0.count == keys.count && Set($0.map { Array($0.utf8) }) == names }
  }

  private static func key(at index: Int, on stack: LuaStack) -> PrettyKey {
    switch stack.type(at: index) {
    case .string: return .string(stack.bytes(at: index) ?? [])
    case .boolean: return .boolean(stack.boolean(at: index))
    case .number:
      if let integer = stack.exactInteger(at: index) { return .integer(integer) }
      return .number(stack.number(at: index) ?? 0)
    default:
      return .other(stack.makeReference(at: index), text: stack.description(at: index))
    }
  }

  /// The bytes of a string; empty for any other key.
  private var name: [UInt8] {
    if case .string(let bytes) = self { return bytes }
    return []
  }

  /// Pushes the key.
  func push(on stack: LuaStack) {
    switch self {
    case .integer(let value): stack.pushInteger(value)
    case .number(let value): stack.pushNumber(value)
    case .boolean(let value): stack.pushBoolean(value)
    case .string(let bytes): stack.pushBytes(bytes)
    case .other(let reference, _): stack.push(reference)
    }
  }

  /// The key in the notation of a table constructor.
  func label(on stack: LuaStack) -> String {
    switch self {
    case .string(let bytes):
      LuaNames.isName(bytes)
        ? String(decoding: bytes, as: UTF8.self)
        : "[\(PrettyPrinter.quote(bytes, limit: 200))]"
    case .integer(let value): "[\(value)]"
    case .boolean(let value): "[\(value)]"
    case .other(_, let text): "[\(PrettyPrinter.oneLine(text))]"
    case .number(let value): "[\(value)]"
    }
  }

  private var rank: Int {
    switch self {
    case .integer: 0
    case .number: 1
    case .string: 2
    case .boolean: 3
    case .other: 4
    }
  }

  private static func precedes(_ left: PrettyKey, _ right: PrettyKey) -> Bool {
    switch (left, right) {
    case (.integer(let left), .integer(let right)): left < right
    case (.number(let left), .number(let right)): left < right
    case (.string(let left), .string(let right)): left.lexicographicallyPrecedes(right)
    case (.boolean(let left), .boolean(let right)): !left && right
    case (.other(_, let left), .other(_, let right)): left < right
    default: left.rank < right.rank
    }
  }
}
