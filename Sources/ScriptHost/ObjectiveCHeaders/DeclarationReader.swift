internal import LuaModules
import StringSearch

/// Parses an Objective-C declaration: a method's selector, a property's name.
///
/// It supports only the syntax that the declarations in `Interfaces` use.
package struct DeclarationReader {
  private var rest: Substring.UTF8View

  private init(_ text: Substring) { rest = text.utf8 }

  /// The selector of `- (void)setFrame:(CGRect)frame animated:(BOOL)animated;`, without its sign.
  static func selector(of method: String) -> String {
    var reader = DeclarationReader(method.dropFirst())
    reader.skipTypes()
    var part = reader.word()
    let colon = UInt8(ascii: ":")
    guard reader.rest.first == colon else { return part }
    var name = ""
    while reader.rest.first == colon {
      name += part + ":"
      reader.rest.removeFirst()
      reader.skipTypes()
      _ = reader.word()
      reader.skipSpace()
      part = reader.word()
    }
    return name
  }

  /// The words in the brackets of `@property (nonatomic, getter=isHidden) BOOL hidden;`.
  static func attributes(of property: String) -> [String] {
    guard let open = property.firstIndex(of: "("), let close = property.firstIndex(of: ")"),
      property[..<open].allSatisfy({ $0.isLetter || $0.isWhitespace || $0 == "@" })
    else { return [] }
    return property[property.index(after: open)..<close].split(separator: ",").map { attribute in
      String(attribute.filter { !$0.isWhitespace })
    }
  }

  /// The name of a property; the name of a block property follows its `^`.
  static func name(of property: String) -> String {
    var words = DeclarationReader(property[...])
    if let block = property.firstRange(of: "(^") {
      words.rest = property[block.upperBound...].utf8.prefix { $0 != UInt8(ascii: ")") }
    }
    var name = ""
    while !words.rest.isEmpty {
      let word = words.word()
      if word.isEmpty {
        words.rest.removeFirst()
      } else if !isAnnotation(word) {
        name = word
      }
    }
    return name
  }

  /// Whether a word is a macro such as `UI_APPEARANCE_SELECTOR`.
  private static func isAnnotation(_ word: String) -> Bool {
    let underscore = UInt8(ascii: "_")
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return word.utf8.contains(underscore)
      && word.utf8.allSatisfy { capitals.contains($0) || $0 == underscore }
  }

  private mutating func skipSpace() {
    let spaces = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n")]
    rest = rest.drop { spaces.contains($0) }
  }

  /// Skips white space and bracketed text.
  private mutating func skipTypes() {
    skipSpace()
    while rest.first == UInt8(ascii: "(") {
      var depth = 0
      while let next = rest.popFirst() {
        if next == UInt8(ascii: "(") { depth += 1 }
        if next == UInt8(ascii: ")") { depth -= 1 }
        if depth == 0 { break }
      }
      skipSpace()
    }
  }

  private mutating func word() -> String {
    let word = rest.prefix(while: LuaWords.isNamePart)
    rest = rest[word.endIndex...]
    return String(Substring(word))
  }
}

/// The types in a declaration, as they are written.
extension DeclarationReader {
  /// The return type of a method, and the types of its parameters.
  package static func types(of method: String) -> [String] {
    var types: [String] = []
    var (type, depth) = ("", 0)
    for character in method {
      if character == ")" {
        depth -= 1
        if depth == 0 {
          types.append(type)
          type = ""
        }
      }
      if depth > 0 { type.append(character) }
      if character == "(" { depth += 1 }
    }
    let count = 1 + selector(of: method).count { $0 == ":" }
    // Any further brackets belong to an attribute.
    return Array(types.prefix(count))
  }

  /// The type of a property, with the attributes that give its nullability.
  package static func type(of property: String, named name: String) -> String {
    let attributes = attributes(of: property)
    var rest = property.dropFirst("@property".count)
    if !attributes.isEmpty, let close = rest.firstIndex(of: ")") {
      rest = rest[rest.index(after: close)...]
    }
    if !rest.contains("(^"), let place = rest.ranges(of: name).last {
      rest = rest[..<place.lowerBound]
    }
    let marks = attributes.filter { $0.hasPrefix("null") }
    return (marks + [String(rest)]).joined(separator: " ")
  }

  /// The name and the definition of a `typedef`; nil for another form of definition.
  ///
  /// Supported are `typedef NSString *NSRunLoopMode NS_TYPED_ENUM;`, block types, and enumerations,
  /// which are integers.
  package static func typedef(_ line: String) -> (name: String, type: String)? {
    let definition = line.dropFirst("typedef ".count)
    if definition.hasPrefix("NS_"), let close = definition.firstIndex(of: ")"),
      let comma = definition[..<close].lastIndex(of: ",")
    {
      let name = definition[definition.index(after: comma)..<close]
      return (String(name.drop { $0 == " " }), "NSInteger")
    }
    guard line.hasSuffix(";"), !line.contains("struct") else { return nil }
    if definition.contains("(^") { return (name(of: line), String(definition)) }
    let name = name(of: String(line.dropLast()))
    guard !line.contains("("), let place = definition.ranges(of: name).last else { return nil }
    return (name, String(definition[..<place.lowerBound]))
  }
}
