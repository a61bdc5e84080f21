extension XMLPropertyList {
  /// Parses an XML property list; returns nil if the bytes are invalid.
  ///
  /// - Parameter goesOn: Called after some thousand tags; parsing fails when it returns false.
  static func list(
    of bytes: [UInt8], goesOn: @escaping () -> Bool = { true }
  ) -> PropertyList? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    var reader = Reader(text, goesOn)
    return reader.file()
  }

  /// Reads the tags of a property list.
  private struct Reader {
    private var rest: Substring
    private let goesOn: () -> Bool
    private var tags = 0

    init(_ text: String, _ goesOn: @escaping () -> Bool) {
      rest = Substring(text)
      self.goesOn = goesOn
    }

    /// A tag: its name, whether it is an end tag, and whether it is empty.
    private struct Tag {
      let name: Substring
      let isEnd, isEmpty: Bool
    }

    /// Returns the next tag; skips whitespace, comments and declarations.
    private mutating func tag() -> Tag? {
      while true {
        tags &+= 1
        if tags % 4096 == 0, !goesOn() { return nil }
        rest = rest.drop(while: \.isWhitespace)
        if rest.hasPrefix("<!--") {
          guard let end = range(of: "-->") else { return nil }
          rest = rest[end.upperBound...]
        } else if rest.hasPrefix("<?") || rest.hasPrefix("<!") {
          guard let end = rest.firstIndex(of: ">") else { return nil }
          rest = rest[rest.index(after: end)...]
        } else {
          break
        }
      }
      guard rest.first == "<", let end = rest.firstIndex(of: ">") else { return nil }
      var inside = rest[..<end].dropFirst()
      rest = rest[rest.index(after: end)...]
      let isEnd = inside.hasPrefix("/")
      if isEnd { inside = inside.dropFirst() }
      let isEmpty = inside.hasSuffix("/")
      if isEmpty { inside = inside.dropLast() }
      return Tag(
        name: inside.prefix { !$0.isWhitespace }, isEnd: isEnd, isEmpty: isEmpty)
    }

    private func range(of end: String) -> Range<Substring.Index>? {
      var place = rest.startIndex
      while place < rest.endIndex {
        if rest[place...].hasPrefix(end) { return place..<rest.index(place, offsetBy: end.count) }
        place = rest.index(after: place)
      }
      return nil
    }

    mutating func file() -> PropertyList? {
      guard let first = tag(), !first.isEnd else { return nil }
      if first.name != "plist" { return value(first, depth: 0) }
      guard let inside = tag(), let list = value(inside, depth: 0), let end = tag(), end.isEnd,
        end.name == "plist"
      else { return nil }
      return list
    }

    /// The maximum depth of nesting.
    private static let deepest = 512

    private mutating func value(_ tag: Tag, depth: Int) -> PropertyList? {
      guard !tag.isEnd, depth < Self.deepest else { return nil }
      switch tag.name {
      case "true": return end(of: tag) ? .boolean(true) : nil
      case "false": return end(of: tag) ? .boolean(false) : nil
      case "array": return array(tag, depth)
      case "dict": return dictionary(tag, depth)
      case "data" where tag.isEmpty: return nil
      default: return text(tag).flatMap { scalar(tag.name, $0) }
      }
    }

    /// Reads the end tag of an empty element, unless the tag was an empty-element tag.
    private mutating func end(of start: Tag) -> Bool {
      if start.isEmpty { return true }
      guard let end = tag() else { return false }
      return end.isEnd && end.name == start.name
    }

    private mutating func array(_ start: Tag, _ depth: Int) -> PropertyList? {
      var elements: [PropertyList] = []
      if start.isEmpty { return .array([]) }
      while let next = tag() {
        if next.isEnd { return next.name == "array" ? .array(elements) : nil }
        guard let element = value(next, depth: depth + 1) else { return nil }
        elements.append(element)
      }
      return nil
    }

    private mutating func dictionary(_ start: Tag, _ depth: Int) -> PropertyList? {
      var entries: [(key: UTF16Text, value: PropertyList)] = []
      if start.isEmpty { return .dictionary([]) }
      while let next = tag() {
        if next.isEnd {
          guard next.name == "dict" else { return nil }
          // XML represents an object's index in an archive as this dictionary.
          if entries.count == 1, entries[0].key == "CF$UID",
            case .integer(let place) = entries[0].value
          {
            return .uid(Int(place))
          }
          return .dictionary(entries)
        }
        guard next.name == "key", let key = text(next), let inside = tag(),
          let value = value(inside, depth: depth + 1)
        else { return nil }
        entries.append((UTF16Text(key), value))
      }
      return nil
    }

    /// Returns the text up to the end tag of an element.
    private mutating func text(_ start: Tag) -> String? {
      if start.isEmpty { return "" }
      guard let end = rest.firstIndex(of: "<") else { return nil }
      let inside = rest[..<end]
      rest = rest[end...]
      guard self.end(of: start) else { return nil }
      return Self.unescaped(inside)
    }

    private static func unescaped(_ text: Substring) -> String? {
      guard text.contains("&") else { return String(text) }
      var result = ""
      var rest = text
      while let place = rest.firstIndex(of: "&") {
        result += rest[..<place]
        guard let end = rest[place...].firstIndex(of: ";") else { return nil }
        switch rest[rest.index(after: place)..<end] {
        case "amp": result += "&"
        case "lt": result += "<"
        case "gt": result += ">"
        case "quot": result += "\""
        case "apos": result += "'"
        case let name where name.hasPrefix("#"):
          let isHex = name.hasPrefix("#x")
          guard let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10),
            let scalar = Unicode.Scalar(number)
          else { return nil }
          result.unicodeScalars.append(scalar)
        default: return nil
        }
        rest = rest[rest.index(after: end)...]
      }
      return result + rest
    }

    /// Decodes the base 64 text of a data element as CFPropertyList.c does.
    ///
    /// Other ASCII characters are skipped, a group of fewer than four characters is dropped, and
    /// padding only shortens the group that it ends.
    ///
    /// - Returns: nil for a character that is not ASCII.
    private func data(_ text: String.UTF8View) -> [UInt8]? {
      var result: [UInt8] = []
      var group: UInt32 = 0
      var (count, padding) = (0, 0)
      for letter in text {
        guard letter < 0x80 else { return nil }
        let isPadding = letter == UInt8(ascii: "=")
        if isPadding {
          padding += 1
        } else if letter != 0x20, !(0x09...0x0D).contains(letter) {
          padding = 0
        }
        guard let value = isPadding ? 0 : Base64.value(of: letter) else { continue }
        group = group << 6 | value
        count += 1
        guard count % 4 == 0 else { continue }
        result.append(UInt8(truncatingIfNeeded: group >> 16))
        if padding < 2 { result.append(UInt8(truncatingIfNeeded: group >> 8)) }
        if padding < 1 { result.append(UInt8(truncatingIfNeeded: group)) }
      }
      return result
    }

    private func scalar(_ name: Substring, _ text: String) -> PropertyList? {
      switch name {
      case "string": return .string(UTF16Text(text))
      case "integer":
        if let integer = Int64(text) { return .integer(integer) }
        return UInt64(text).map { .unsigned($0) }
      case "real": return Double(text).map { .real($0) }
      case "data": return data(text.utf8).map { .data($0) }
      case "date":
        let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
        guard numbers.count == 6 else { return nil }
        let date = CalendarDate.secondsSince1970(numbers)
        return .date(date - FoundationWorld.referenceDate)
      default: return nil
      }
    }
  }
}
