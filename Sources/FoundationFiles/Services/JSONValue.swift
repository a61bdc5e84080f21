package import FoundationCore

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// A JSON value.
package indirect enum JSONValue {
  case null
  case bool(Bool)
  case integer(Int64)
  /// An integer that only an unsigned 64-bit integer can represent.
  case unsigned(UInt64)
  case number(Double)
  /// A decimal number with all its digits.
  case decimal(DecimalNumber)
  case string(String)
  case list([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The output options.
  struct Style {
    var isPretty = false
    var sortsKeys = false
    var escapesSlashes = true
  }

  /// Returns the JSON text; each level is indented by two spaces if the style is pretty-printed.
  func text(_ style: Style, indent: String = "") -> String {
    let inner = indent + "  "
    let (open, between, close) =
      style.isPretty ? ("\n" + inner, ",\n" + inner, "\n" + indent) : ("", ",", "")
    switch self {
    case .null: return "null"
    case .bool(let bool): return bool ? "true" : "false"
    case .integer(let integer): return String(integer)
    case .unsigned(let integer): return String(integer)
    case .decimal(let decimal): return decimal.text
    case .number(let number):
      // Doubles are written like printf's `%.17g`.
      let text = FloatText(magnitude: abs(number), precision: 17, keepsPoint: false).text("g")
      return (number.sign == .minus ? "-" : "") + text
    case .string(let text): return JSONValue.quoted(text, style)
    case .list(let elements):
      if elements.isEmpty { return style.isPretty ? "[\n\n\(indent)]" : "[]" }
      return "[" + open + elements.map { $0.text(style, indent: inner) }.joined(separator: between)
        + close + "]"
    case .object(let entries):
      if entries.isEmpty { return style.isPretty ? "{\n\n\(indent)}" : "{}" }
      let sorted = style.sortsKeys ? entries.sorted { $0.key < $1.key } : entries
      let colon = style.isPretty ? " : " : ":"
      return "{" + open
        + sorted.map {
          JSONValue.quoted($0.key, style) + colon + $0.value.text(style, indent: inner)
        }
        .joined(separator: between) + close + "}"
    }
  }

  private static func quoted(_ text: String, _ style: Style) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "/" where style.escapesSlashes: result += "\\/"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

// Parts of a value, nil or empty where it has another type.
extension JSONValue {
  /// The value of an object's key.
  ///
  /// - Parameter key: The key.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The elements of a list.
  package var list: [JSONValue] {
    if case .list(let elements) = self { elements } else { [] }
  }

  /// The characters of a string.
  package var text: String? { if case .string(let text) = self { text } else { nil } }

  /// A Boolean.
  package var flag: Bool? { if case .bool(let flag) = self { flag } else { nil } }
}
