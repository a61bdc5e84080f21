/// An element of a document that Interface Builder has written: its attributes and the elements in it.
final class XMLElement {
  let name: String
  let attributes: [String: String]
  private(set) var children: [XMLElement] = []
  private(set) var text: String

  init(
    _ name: String, _ attributes: [String: String], _ children: [XMLElement] = [],
    _ text: String = ""
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  /// Calls a function with this element and each one inside it.
  func forEach(_ body: (XMLElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The element of that name inside this one.
  func first(_ name: String) -> XMLElement? { children.first { $0.name == name } }

  /// The elements inside the one of that name.
  func list(_ name: String) -> [XMLElement] { first(name)?.children ?? [] }

  /// Reads a document; nil when it is not well formed.
  static func root(of bytes: [UInt8]) -> XMLElement? {
    let top = XMLElement("", [:])
    var open = [top]
    var place = 0
    func find(_ text: StaticString, from start: Int) -> Int? {
      let wanted = Array("\(text)".utf8)
      var at = start
      while at + wanted.count <= bytes.count {
        if bytes[at] == wanted[0], bytes[at..<(at + wanted.count)].elementsEqual(wanted) {
          return at
        }
        at += 1
      }
      return nil
    }
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      open[open.count - 1].text += unescaped(String(decoding: bytes[place..<start], as: UTF8.self))
      if bytes[start...].starts(with: Array("<!--".utf8)) {
        guard let end = find("-->", from: start) else { return nil }
        place = end + 3
        continue
      }
      guard let end = find(">", from: start) else { return nil }
      place = end + 1
      let inner = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
      if inner.hasPrefix("?") || inner.hasPrefix("!") { continue }
      if inner.hasPrefix("/") {
        guard open.count > 1, open.removeLast().name == inner.dropFirst() else { return nil }
        continue
      }
      let isEmpty = inner.hasSuffix("/")
      let element = element(Substring(isEmpty ? String(inner.dropLast()) : inner))
      open[open.count - 1].children.append(element)
      if !isEmpty {
        guard open.count < 200 else { return nil }
        open.append(element)
      }
    }
    return open.count == 1 ? top.children.first : nil
  }

  private static func element(_ text: Substring) -> XMLElement {
    let name = text.prefix { !$0.isWhitespace }
    var rest = text[name.endIndex...]
    var attributes: [String: String] = [:]
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals].trimmed
      rest = rest[rest.index(after: equals)...]
      guard let quote = rest.first(where: { $0 == "\"" || $0 == "'" }),
        let open = rest.firstIndex(of: quote)
      else { break }
      let inner = rest[rest.index(after: open)...]
      guard let close = inner.firstIndex(of: quote) else { break }
      attributes[String(key)] = unescaped(String(inner[..<close]))
      rest = inner[inner.index(after: close)...]
    }
    return XMLElement(String(name), attributes)
  }

  private static func unescaped(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: ";") else {
        result += "&"
        break
      }
      let name = rest[..<end]
      rest = rest[rest.index(after: end)...]
      switch name {
      case "lt": result += "<"
      case "gt": result += ">"
      case "amp": result += "&"
      case "quot": result += "\""
      case "apos": result += "'"
      default:
        let isHex = name.hasPrefix("#x")
        let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
        if let scalar = number.flatMap(Unicode.Scalar.init) { result.unicodeScalars.append(scalar) }
      }
    }
    return result + rest
  }
}
