internal import UIKitText

/// Builds the text of an SVG drawing.
struct SVGText {
  private(set) var text = ""
  private var identifiers = 0

  /// Adds an element without content.
  mutating func element(_ name: String, _ attributes: SVGAttributes) {
    open(name, attributes, end: "/>\n")
  }

  /// Adds an element that holds a text.
  mutating func element(
    _ name: String, _ attributes: SVGAttributes, content: String
  ) {
    open(name, attributes, end: ">")
    text += MarkupText.escaped(content) + "</\(name)>\n"
  }

  /// Begins an element; ``close(_:)`` ends it.
  mutating func open(
    _ name: String, _ attributes: SVGAttributes, end: String = ">\n"
  ) {
    text += "<" + name
    for (key, value) in attributes.list { text += " \(key)=\"\(MarkupText.escaped(value))\"" }
    text += end
  }

  mutating func close(_ name: String) { text += "</\(name)>\n" }

  /// Appends text that is already SVG.
  mutating func add(_ drawing: String) { text += drawing }

  /// Returns an identifier that no other element has.
  mutating func identifier(_ stem: String) -> String {
    identifiers += 1
    return "\(stem)\(identifiers)"
  }
}

/// The attributes of an element, in order.
struct SVGAttributes: ExpressibleByDictionaryLiteral {
  private(set) var list: [(key: String, value: String)]

  init(dictionaryLiteral elements: (String, String)...) {
    list = elements.map { ($0.0, $0.1) }
  }

  static func + (left: SVGAttributes, right: SVGAttributes) -> SVGAttributes {
    var sum = left
    sum.list += right.list
    return sum
  }
}
