internal import Synchronization

/// A table among the alternatives of a declared type: `NibObject|NibObject[]` has two.
///
/// The tables in a script are checked and completed by it, at any depth of the declarations.
package enum DeclaredTable {
  /// A table with fields of its own, of a record or in the type itself.
  case fields([FunctionDocumentation.Field], FunctionDocumentation.Record.OtherKeys)
  /// A list whose elements are of one type.
  case list(of: String)
  /// A table with any keys and values of one type.
  case map(to: String)

  /// A cache of parsed types, since each call of a function needs those of its tables.
  private static let read = Mutex<[String: [DeclaredTable]]>([:])

  /// The tables among the alternatives of a type.
  package static func all(in type: String) -> [DeclaredTable] {
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

  /// The string literals that a type lists, without their quotes.
  package static func words(in type: String) -> [String] {
    alternatives(of: type[...]).filter { $0.hasPrefix("\"") }.map { $0.trimming("\"") }
  }

  /// The types of a key's value in any of some tables.
  package static func types(behind key: String, in tables: [DeclaredTable]) -> [String] {
    tables.compactMap { table in
      switch table {
      case .fields(let fields, _): fields.first { $0.key == key }?.type
      case .map(let type): type
      case .list: nil
      }
    }
  }

  /// The types of the elements of any of some tables.
  package static func elementTypes(in tables: [DeclaredTable]) -> [String] {
    tables.compactMap { if case .list(let type) = $0 { type } else { nil } }
  }

  /// The alternatives of a type, separated by `|`, without the mark for nil.
  private static func alternatives(of type: Substring) -> [Substring] {
    let whole = type.last == "?" ? type.dropLast() : type
    // The parameters and results of a function type do not count.
    if whole.hasPrefix("fun(") { return [] }
    let parts = split(whole, "|")
    guard parts.count == 1 else { return parts.flatMap(alternatives) }
    return whole.first == "(" && whole.last == ")"
      ? alternatives(of: whole.dropFirst().dropLast()) : [whole]
  }

  /// Splits a string at separators outside brackets.
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
