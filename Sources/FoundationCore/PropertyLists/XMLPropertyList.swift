internal import VirtualTime

/// XML property lists, as `writeToFile:atomically:` writes them.
package enum XMLPropertyList {
  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  package static func text(of list: PropertyList) -> String {
    var text = head
    write(list, "", to: &text)
    return text + "</plist>\n"
  }

  private static func write(_ list: PropertyList, _ indent: String, to text: inout String) {
    switch list {
    case .string(let string): text += "\(indent)<string>\(escaped(string))</string>\n"
    case .integer(let integer): text += "\(indent)<integer>\(integer)</integer>\n"
    case .unsigned(let integer): text += "\(indent)<integer>\(integer)</integer>\n"
    case .real(let number): text += "\(indent)<real>\(real(number))</real>\n"
    case .boolean(let truth): text += "\(indent)<\(truth)/>\n"
    case .date(let seconds): text += "\(indent)<date>\(date(seconds))</date>\n"
    case .uid(let place):
      write(.dictionary([("CF$UID", .integer(Int64(place)))]), indent, to: &text)
    case .data(let bytes):
      text += "\(indent)<data>\n"
      // Lines have 76 characters; a tab counts as eight.
      let width = max(4, (76 - 8 * indent.count) / 4 * 4)
      var rest = Base64.text(of: bytes, 0)[...]
      while !rest.isEmpty {
        text += indent + rest.prefix(width) + "\n"
        rest = rest.dropFirst(width)
      }
      text += "\(indent)</data>\n"
    case .array(let elements):
      write("array", elements.isEmpty, indent, to: &text) { text in
        for element in elements { write(element, indent + "\t", to: &text) }
      }
    case .dictionary(let entries):
      write("dict", entries.isEmpty, indent, to: &text) { text in
        let sorted = entries.sorted { $0.key.units.lexicographicallyPrecedes($1.key.units) }
        for entry in sorted {
          text += "\(indent)\t<key>\(escaped(entry.key))</key>\n"
          write(entry.value, indent + "\t", to: &text)
        }
      }
    }
  }

  private static func write(
    _ tag: String, _ isEmpty: Bool, _ indent: String, to text: inout String,
    _ body: (inout String) -> Void
  ) {
    if isEmpty {
      text += "\(indent)<\(tag)/>\n"
    } else {
      text += "\(indent)<\(tag)>\n"
      body(&text)
      text += "\(indent)</\(tag)>\n"
    }
  }

  private static func escaped(_ text: UTF16Text) -> String {
    var result = ""
    for character in text.string.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  private static func real(_ number: Double) -> String {
    if number.isNaN { return "nan" }
    if number.isInfinite { return number < 0 ? "-infinity" : "+infinity" }
    return NumberText.double(number)
  }

  /// Returns a date in the format `2026-01-01T00:00:00Z`.
  private static func date(_ seconds: Double) -> String {
    let moment = CalendarDate(
      secondsSince1970: (seconds + FoundationWorld.referenceDate).rounded(.down))
    return moment.text.split(separator: " ").joined(separator: "T") + "Z"
  }
}
