internal import LuaBridge
internal import LuaModules

extension LuaStack {
  /// The value at an index as JSON: a table is an array if it has elements, else an object.
  ///
  /// Functions and other values without a JSON form are null. The members of objects are sorted.
  ///
  /// - Throws: ``CheckError`` for tables that are nested too deeply, as those in a circle are.
  func json(at index: Int, depth: Int = 0) throws -> JSON {
    guard depth < 20 else { throw CheckError("a table holds tables that are nested too deeply") }
    let index = absolute(index)
    switch type(at: index) {
    case .string: return .text(String(decoding: bytes(at: index) ?? [], as: UTF8.self))
    case .boolean: return JSON(.bool(boolean(at: index)))
    case .number:
      if let integer = exactInteger(at: index) { return JSON(.integer(integer)) }
      return JSON(.number(number(at: index) ?? 0))
    case .table: return try table(at: index, depth: depth + 1)
    default: return JSON(.null)
    }
  }

  private func table(at index: Int, depth: Int) throws -> JSON {
    try reserve(4)
    var members: [JSON.Member] = []
    let count = length(at: index)
    var elements: [JSON] = []
    for place in 0..<count {
      rawGet(at: index, index: Int64(place + 1))
      elements.append(try json(at: -1, depth: depth))
      pop()
    }
    pushNil()
    while next(at: index) {
      // stack: … key value
      if type(at: -2) == .string, let key = string(at: -2) {
        members.append(.init(key, try json(at: -1, depth: depth)))
      }
      pop()
    }
    if members.isEmpty { return .array(elements) }
    if !elements.isEmpty { members.append(.init("", .array(elements))) }
    return JSON(.object(members.sorted { $0.name < $1.name }))
  }
}

extension JSON {
  /// Whether the value is `true`.
  var isTrue: Bool { content == .bool(true) }

  /// An object without the members that are nil.
  static func object(_ members: [(String, JSON?)]) -> JSON {
    JSON(.object(members.compactMap { name, value in value.map { Member(name, $0) } }))
  }

  static func flag(_ flag: Bool) -> JSON { JSON(.bool(flag)) }
}
