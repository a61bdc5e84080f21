internal import Synchronization

/// A table that a declared type lets stand in its place: `NibObject|NibObject[]` has two.
///
/// What a script writes into a table is checked and completed by it, as deep as the declarations go.
enum DeclaredTable {
  /// A table with fields of its own, of a record or in the type itself.
  case fields([FunctionDocumentation.Field], FunctionDocumentation.Record.OtherKeys)
  /// A list whose elements are of one type.
  case list(of: String)
  /// A table from any keys to values of one type.
  case map(to: String)

  /// The types that have been read, since each call of a function asks for those of its tables.
  private static let read = Mutex<[String: [DeclaredTable]]>([:])

  /// The tables among the alternatives of a type.
  static func all(in type: String) -> [DeclaredTable] {
    if let known = read.withLock({ $0[type] }) { return known }
    let tables = alternatives(of: type[...]).compactMap(DeclaredTable.init)
    read.withLock { $0[type] = tables }
    return tables
  }

  private init?(_ type: Substring) {
    if type.hasSuffix("[]") {
      self = .list(of: String(type.dropLast(2)))
    } else if type.hasPrefix("{") {
      let fields = OptionTable.fields(of: String(type))
      self = .fields(fields.map { .init(name: $0.name, type: $0.type, text: "") }, .refused)
    } else if type.hasPrefix("table<"),
      let comma = Self.split(type.dropFirst(6).dropLast(), ",").last
    {
      self = .map(to: comma.trimming(" "))
    } else if let record = FunctionDocumentation.recordsByName[String(type)] {
      self = .fields(record.fields, record.otherKeys)
    } else {
      return nil
    }
  }

  /// The words that a type lists, without their quotes.
  static func words(in type: String) -> [String] {
    alternatives(of: type[...]).filter { $0.hasPrefix("\"") }.map { $0.trimming("\"") }
  }

  /// The types behind a key of any of some tables.
  static func types(behind key: String, in tables: [DeclaredTable]) -> [String] {
    tables.compactMap { table in
      switch table {
      case .fields(let fields, _): fields.first { $0.key == key }?.type
      case .map(let type): type
      case .list: nil
      }
    }
  }

  /// The types of the elements of any of some tables.
  static func elementTypes(in tables: [DeclaredTable]) -> [String] {
    tables.compactMap { if case .list(let type) = $0 { type } else { nil } }
  }

  /// The parts of a type between its bars, without the mark of what may be nil.
  private static func alternatives(of type: Substring) -> [Substring] {
    let whole = type.last == "?" ? type.dropLast() : type
    // What a function takes and answers are no tables that stand there.
    if whole.hasPrefix("fun(") { return [] }
    let parts = split(whole, "|")
    guard parts.count == 1 else { return parts.flatMap(alternatives) }
    return whole.first == "(" && whole.last == ")"
      ? alternatives(of: whole.dropFirst().dropLast()) : [whole]
  }

  /// The parts of a text between separators outside its brackets.
  private static func split(_ text: Substring, _ separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var (start, depth) = (text.startIndex, 0)
    for place in text.indices {
      if "({<".contains(text[place]) { depth += 1 }
      if ")}>".contains(text[place]) { depth -= 1 }
      guard depth == 0, text[place] == separator else { continue }
      parts.append(text[start..<place])
      start = text.index(after: place)
    }
    return parts + [text[start...]]
  }
}
