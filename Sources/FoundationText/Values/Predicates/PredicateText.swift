internal import FoundationCore
internal import SelectorRuntime
import StringSearch

/// Formats predicates and expressions as `predicateFormat` does.
struct PredicateText {
  /// Returns the text of a constant that is neither text nor number: its description.
  let describe: (Value) throws -> UTF16Text
  /// Returns the text of a constant that is a text, otherwise nil.
  let textOf: (Value) throws -> UTF16Text?

  func text(of clause: PredicateClause) throws -> String {
    switch clause {
    case .truth(let truth): return truth ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let comparison): return try text(of: comparison)
    case .object(let object): return try describe(.object(object)).string
    case .compound(let kind, let clauses):
      let parts = try clauses.map { try part($0, of: kind) }
      switch kind {
      case .not: return "NOT " + (parts.first ?? "FALSEPREDICATE")
      case .and: return parts.isEmpty ? "TRUEPREDICATE" : parts.joined(separator: " AND ")
      case .or: return parts.isEmpty ? "FALSEPREDICATE" : parts.joined(separator: " OR ")
      }
    }
  }

  private func part(_ clause: PredicateClause, of kind: PredicateClause.Compound) throws -> String {
    let text = try text(of: clause)
    guard case .compound(let inner, let clauses) = clause, inner != .not, clauses.count > 1 else {
      return text
    }
    return inner == kind ? text : "(\(text))"
  }

  private func text(of comparison: PredicateComparison) throws -> String {
    let modifier =
      switch comparison.modifier {
      case .direct: ""
      case .all: "ALL "
      case .any: "ANY "
      }
    let letters = ["c", "d", "n", "l"].enumerated()
      .filter { comparison.options & 1 << $0.offset != 0 }.map(\.element).joined()
    let options = letters.isEmpty ? "" : "[\(letters)]"
    return try modifier + text(of: comparison.left)
      + " \(comparison.selectorName ?? comparison.kind.symbol)\(options) "
      + text(of: comparison.right)
  }

  func text(of expression: PredicateExpression) throws -> String {
    switch expression {
    case .constant(let value): return try text(ofConstant: value)
    case .evaluatedObject: return "SELF"
    case .variable(let name): return "$" + name
    case .keyPath(.evaluatedObject, let path): return path
    case .keyPath(let operand, let path): return try text(of: operand) + "." + path
    case .aggregate(let elements):
      return "{" + (try elements.map { try text(of: $0) }.joined(separator: ", ")) + "}"
    case .function(let selector, let arguments):
      if let sign = PredicateFunction.infix[selector], arguments.count == 2 {
        return try operand(arguments[0]) + " \(sign) " + operand(arguments[1])
      }
      let list = try arguments.map { try text(of: $0) }.joined(separator: ", ")
      return selector.filter { $0 == ":" }.count > 1
        ? "\(selector)(\(list))" : selector.replacing(":", with: "") + "(\(list))"
    case .index(let list, let index): return try text(of: list) + "[" + text(of: index) + "]"
    case .subquery(let collection, let name, let clause):
      return try "SUBQUERY(\(text(of: collection)), $\(name), \(text(of: clause)))"
    case .set(let operation, let left, let right):
      let word =
        switch operation {
        case .union: "UNION"
        case .intersect: "INTERSECT"
        case .minus: "MINUS"
        }
      return try "\(text(of: left)) \(word) \(text(of: right))"
    case .conditional(let clause, let yes, let no):
      return try "TERNARY(\(text(of: clause)), \(text(of: yes)), \(text(of: no)))"
    case .block(let block, let arguments):
      let list = try arguments.map { try text(of: $0) }.joined(separator: ", ")
      return "BLOCK(\(try describe(block.messageValue).string), {\(list)})"
    case .anyKey: return "ANYKEY"
    }
  }

  /// A sum or product inside another one is written in parentheses.
  private func operand(_ expression: PredicateExpression) throws -> String {
    let text = try text(of: expression)
    guard case .function(let selector, let arguments) = expression, arguments.count == 2,
      PredicateFunction.infix[selector] != nil
    else { return text }
    return "(\(text))"
  }

  private func text(of index: PredicateExpression.Index) throws -> String {
    switch index {
    case .first: "FIRST"
    case .last: "LAST"
    case .size: "SIZE"
    case .expression(let expression): try text(of: expression)
    }
  }

  /// The depth of nested lists that are written as lists; a list may contain itself.
  private static let deepestList = 10

  private func text(ofConstant value: Value, depth: Int = 0) throws -> String {
    if value.isNone { return "nil" }
    if let text = try textOf(value) {
      let escaped = text.string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(escaped)\""
    }
    if depth < Self.deepestList, let elements = value.elements {
      let parts = try elements.map { try text(ofConstant: $0, depth: depth + 1) }
      return "{" + parts.joined(separator: ", ") + "}"
    }
    return try describe(value).string
  }
}

extension PredicateComparison.Operator {
  var symbol: String {
    switch self {
    case .lessThan: "<"
    case .lessThanOrEqual: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqual: ">="
    case .equal: "=="
    case .notEqual: "!="
    case .matches: "MATCHES"
    case .like: "LIKE"
    case .beginsWith: "BEGINSWITH"
    case .endsWith: "ENDSWITH"
    case .in: "IN"
    case .contains: "CONTAINS"
    case .between: "BETWEEN"
    case .custom: "compare:"
    }
  }
}
