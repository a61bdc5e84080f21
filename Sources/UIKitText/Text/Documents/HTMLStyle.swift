internal import FoundationCore
internal import FoundationFiles
internal import FoundationText
internal import SelectorRuntime
import StringSearch
internal import UIKitBase
internal import UIKitRuntime

/// The style of text in HTML, from its elements and inline styles.
struct HTMLStyle: Equatable {
  /// The default size of 12 and the default family are those of a device's reader.
  var font = FontDescription(family: "Times New Roman", face: "TimesNewRomanPSMT", size: 12)
  /// Red, green, blue and alpha from 0 to 1.
  var color = [0.0, 0, 0, 1]
  var background: [Double]?
  var isUnderlined = false
  var isStruck = false
  var superscript = 0
  var link: String?
  var alignment = 4
  var spacing = 0.0
  var indent = 0.0
  var keepsBlanks = false

  /// The sizes of headings, relative to the surrounding text.
  private static let headers = ["h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67]

  /// Applies an element and its attributes.
  mutating func enter(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "b", "strong", "th": setBold(true)
    case "i", "em", "cite", "var": setItalic(true)
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "sup": superscript = 1
    case "sub": superscript = -1
    case "code", "tt", "kbd", "samp", "pre":
      setFamily("Courier New")
      if name == "pre" { keepsBlanks = true }
    case "a":
      guard let address = attributes["href"] else { break }
      (link, isUnderlined, color) = (address, true, [0, 0, 0.933, 1])
    case "p": spacing = font.size
    case "blockquote": indent += 40
    case "font":
      if let color = attributes["color"].flatMap(Self.color) { self.color = color }
      if let face = attributes["face"] { setFamily(face) }
      let sizes = [10, 10, 13, 16, 18, 24, 32, 48].map(Double.init)
      if let size = attributes["size"].flatMap({ Int($0) }), sizes.indices.contains(size) {
        font.size = sizes[size] * 0.75
      }
    default:
      if let factor = Self.headers[name] {
        font.size *= factor
        setBold(true)
        spacing = font.size * (factor > 1 ? 1 / factor + 0.17 : 1.33)
      }
    }
    if let name = attributes["align"] { setAlignment(name) }
    for rule in (attributes["style"] ?? "").split(separator: ";") {
      let parts = rule.split(separator: ":", maxSplits: 1).map(Self.trimmed)
      if parts.count == 2 { apply(parts[0].lowercased(), parts[1]) }
    }
  }

  private mutating func apply(_ property: String, _ value: String) {
    switch property {
    case "color": color = Self.color(value) ?? color
    case "background-color", "background": background = Self.color(value) ?? background
    case "font-family": setFamily(value)
    case "font-size": font.size = Self.size(value, of: font.size) ?? font.size
    case "font-weight":
      setBold(value == "bold" || value == "bolder" || Int(value).map { $0 >= 600 } ?? false)
    case "font-style": setItalic(value == "italic" || value == "oblique")
    case "text-decoration", "text-decoration-line":
      isUnderlined = value.contains("underline")
      isStruck = value.contains("line-through")
    case "text-align": setAlignment(value)
    case "white-space": keepsBlanks = value.hasPrefix("pre")
    default: break
    }
  }

  private mutating func setAlignment(_ name: String) {
    // NSTextAlignment
    let numbers = ["left": 0, "center": 1, "right": 2, "justify": 3]
    alignment = numbers[name.lowercased()] ?? alignment
  }

  private mutating func setBold(_ isBold: Bool) {
    font.weight = isBold ? FontWeight.bold : FontWeight.regular
    font = font.withFaceOfFamily() ?? font
  }

  private mutating func setItalic(_ isItalic: Bool) {
    font.isItalic = isItalic
    font = font.withFaceOfFamily() ?? font
  }

  /// Sets the first family that exists.
  private mutating func setFamily(_ names: String) {
    for word in names.split(separator: ",") {
      let name = Self.trimmed(word).filter { $0 != "\"" && $0 != "'" }
      var changed = font
      if name.hasPrefix("-apple-system") || name == "system-ui" {
        (changed.family, changed.face) = (FontDescription.systemFamily, nil)
      } else {
        let generic = [
          "monospace": "Courier New", "courier": "Courier New", "sans-serif": "Helvetica",
          "serif": "Times New Roman",
        ]
        changed.family = generic[name.lowercased()] ?? name
        guard let found = changed.withFaceOfFamily() else { continue }
        changed = found
      }
      return font = changed
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let head = text.drop { $0.isWhitespace }
    return String(head.reversed().drop { $0.isWhitespace }.reversed())
  }

  private static func size(_ text: String, of size: Double) -> Double? {
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let number = Double(digits) else { return nil }
    return switch text.dropFirst(digits.count) {
    case "px", "pt", "": number
    case "em", "rem": number * size
    case "%": number / 100 * size
    default: nil
    }
  }

  /// Parses a CSS color into its components.
  private static func color(_ text: String) -> [Double]? {
    let names: [String: Int] = [
      "black": 0, "white": 0xFFFFFF, "red": 0xFF0000, "green": 0x008000, "blue": 0x0000FF,
      "yellow": 0xFFFF00, "gray": 0x808080, "grey": 0x808080, "orange": 0xFFA500,
      "purple": 0x800080, "silver": 0xC0C0C0, "navy": 0x000080, "teal": 0x008080,
      "maroon": 0x800000, "olive": 0x808000, "lime": 0x00FF00, "aqua": 0x00FFFF,
      "fuchsia": 0xFF00FF, "pink": 0xFFC0CB, "brown": 0xA52A2A,
    ]
    let word = text.lowercased()
    var number = names[word]
    if word.hasPrefix("#") {
      let digits = word.dropFirst()
      number = Int(
        digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits), radix: 16)
    } else if word.hasPrefix("rgb"), let open = word.firstIndex(of: "(") {
      let parts = word[open...].dropFirst().split { ", )/".contains($0) }.compactMap { Double($0) }
      guard parts.count >= 3 else { return nil }
      return parts.prefix(3).map { $0 / 255 } + [parts.count > 3 ? parts[3] : 1]
    }
    return number.map { number in
      [16, 8, 0].map { Double(number >> $0 & 255) / 255 } + [1]
    }
  }

  /// The text attributes for this style.
  func attributes(in world: UIKitWorld) -> Attributes {
    func color(_ parts: [Double]) -> Value {
      .object(world.create(UIKitClasses.color).fill(parts[0], parts[1], parts[2], parts[3]))
    }
    var result = Attributes()
    result["NSFont"] = .object(world.fonts.font(font))
    result["NSColor"] = color(self.color)
    result["NSBackgroundColor"] = background.map(color)
    var format = ParagraphFormat()
    (format.alignment, format.paragraphSpacing) = (alignment, spacing)
    (format.headIndent, format.firstLineHeadIndent) = (indent, indent)
    format.defaultTabInterval = 36
    let style = world.create(UIKitClasses.paragraphStyle)
    style.take(format)
    result["NSParagraphStyle"] = .object(style)
    if isUnderlined { result["NSUnderline"] = .integer(1) }
    if isStruck { result["NSStrikethrough"] = .integer(1) }
    if superscript != 0 {
      result["NSBaselineOffset"] = .number(Double(superscript) * font.size / 3)
    }
    if let link {
      result["NSLink"] = (try? world.makeURL(link)).map { .object($0) } ?? .string(link)
    }
    return result
  }
}
