internal import LuaModules
import StringSearch

// no traps of count: the count is that of an earlier list.

/// Empty headers in place of those of third parties that are absent, with the names that sources use.
///
/// An absent header is read as an empty one. An unknown name is then declared if its use determines
/// its form: the receiver of a class message, a superclass and `Name *` are classes, the names between
/// `<` and `>` protocols. They are missing at run time, as the classes of a weakly linked framework
/// are. Another type of a parameter or a variable is taken as that of objects, since most are block
/// types; a constant remains an error.
struct AbsentHeaders {
  /// The folder of the empty headers, which are only in memory.
  static let folder = "/hookhost/absent"
  /// The folder of the header that declares the names.
  static let framework = "absent-names"
  private static let names = "/hookhost/\(framework)/names.h"

  private let rule: AbsentHeaderRule?
  private let files: SourceFiles
  /// The absent headers, in the order in which they were found to be.
  private(set) var headers: [String] = []
  /// The classes, with the types of their class properties and of messages without arguments.
  private var classes: [String: [String: String]] = [:]
  /// The types of messages without arguments to what class messages return.
  private var results: [String: [String: String]] = [:]
  /// The numbers of the type parameters of generic classes.
  private var parameters: [String: Int] = [:]
  private var protocols: Set<String> = []
  /// The types that are no classes, which are those of objects.
  private var types: Set<String> = []
  /// The selectors that the protocols declare, each with an object of its own type as its result.
  private var selectors: Set<String> = []

  /// Creates the absent headers of a source.
  ///
  /// - Parameters:
  ///   - rule: Which headers may be absent; nil if none may be.
  ///   - files: The files that clang sees; the headers are added to them.
  init(_ rule: AbsentHeaderRule?, _ files: SourceFiles) {
    (self.rule, self.files) = (rule, files)
  }

  /// The additional arguments for clang.
  var arguments: [String] { headers.isEmpty ? [] : ["-idirafter", Self.folder] }

  /// The names of the classes and protocols that are declared.
  var declared: [String] { (Array(classes.keys) + protocols).sorted() }

  /// Adds the headers that clang has not found, and declares the names that it does not know.
  ///
  /// - Returns: Whether anything is new, so that the source is to be read again.
  mutating func take(_ diagnostics: String) -> Bool {
    guard let rule else { return false }
    let before = (headers.count, classes, results, parameters, protocols, selectors)
    let typesBefore = types
    for line in diagnostics.split(separator: "\n") {
      guard let message = Message(line) else { continue }
      if message.text.hasSuffix("' file not found"), let name = message.quoted.first {
        if rule.allows(name), !headers.contains(name) { headers.append(name) }
      } else if !headers.isEmpty {
        declare(message)
      }
    }
    let now = (headers.count, classes, results, parameters, protocols, selectors)
    guard before != now || types != typesBefore else { return false }
    files.add(Self.names, Array(text.utf8))
    for header in headers.dropFirst(before.0) {
      files.add("\(Self.folder)/\(header)", Array("#import \"\(Self.names)\"\n".utf8))
    }
    return true
  }

  /// Whether diagnostics report a missing header that may be absent.
  func mayTake(_ diagnostics: String) -> Bool {
    guard let rule else { return false }
    return diagnostics.split(separator: "\n").contains { line in
      guard let message = Message(line), message.text.hasSuffix("' file not found"),
        let name = message.quoted.first
      else { return false }
      return rule.allows(name) && !headers.contains(name)
    }
  }

  private mutating func declare(_ message: Message) {
    guard let name = message.quoted.first else {
      // These name nothing, the latter for a parameter of a block: the text does.
      if ["expected a type", "type-id cannot have a name"].contains(message.text) {
        declareType(message)
      }
      return
    }
    let text = message.text
    if message.quoted.contains("id") {
      declareResults(message)
    } else if text == "bad receiver type 'void'" {
      declareSelector(message)
    } else if text.hasPrefix("unknown type name '")
      || text.hasPrefix("use of undeclared identifier '")
    {
      declareType(message)
    } else if text.hasPrefix("cannot find interface declaration for '")
      || text.hasPrefix("receiver '") && text.hasSuffix("is a forward declaration")
      || text.hasPrefix("attempting to use the forward class '")
    {
      add(name)
    } else if text.hasPrefix("receiver type '"), text.hasSuffix("is a forward declaration") {
      add(name)
    } else if text.hasPrefix("cannot find protocol declaration for '")
      || text.hasPrefix("no type or protocol named '")
    {
      protocols.insert(name)
    } else if text.contains(" non-parameterized class '")
      || text.hasSuffix(" previously declared with type parameters"), classes[name] != nil
    {
      // How many there are is in the next error, if it is not one.
      parameters[name] = 1
    } else if text.hasPrefix("too many type arguments for class '"), parameters[name] != nil {
      parameters[name] = text.firstRange(of: "(have ").flatMap {
        Int(text[$0.upperBound...].prefix(while: \.isNumber))
      }
    } else if text.hasPrefix("property '"), message.quoted.count == 2 {
      let owner = message.quoted[1]
      if text.contains("' cannot be found in forward class object '") {
        add(owner)
      } else if text.contains("' not found on object of type '"), classes[owner] != nil {
        if classes[owner]?[name] == nil { classes[owner]?[name] = "id" }
      }
    }
  }

  /// Declares a class, which a message may name with the arguments of its type.
  private mutating func add(_ type: String) {
    let cls = String(type.prefix { $0 != "<" && $0 != " " })
    types.remove(cls)
    if classes[cls] == nil { classes[cls] = [:] }
  }

  private static let plainTypes: Set<String> = [
    "double", "float", "CGFloat", "NSTimeInterval", "int", "unsigned int", "long", "unsigned long",
    "long long", "unsigned long long", "NSInteger", "NSUInteger", "BOOL", "bool", "char", "short",
    "CGRect", "CGSize", "CGPoint", "NSRange", "UIEdgeInsets",
  ]

  /// Gives the class messages in a message's line, and the messages to what they return, the type that their place
  /// in it has.
  private mutating func declareResults(_ message: Message) {
    let isNumber =
      message.text.contains("in a boxed expression")
      || message.text.hasPrefix("arithmetic on pointer to interface")
    guard let type = isNumber ? "double" : message.quoted.first(where: Self.plainTypes.contains),
      let line = line(of: message)
    else { return }
    let words = String(decoding: line, as: UTF8.self).split(
      separator: "[", omittingEmptySubsequences: false)
    func isReceiver(_ place: Int) -> Bool {
      place > 1 && words[place - 1].allSatisfy(\.isWhitespace)
    }
    for (place, part) in words.enumerated().dropFirst() {
      let names = part.prefix { $0 != "]" }.split(separator: " ").map(String.init)
      guard names.count == 2, part.contains("]"), let known = classes[names[0]],
        names[1].utf8.allSatisfy({ Self.isOfName($0) })
      else { continue }
      // The receiver of another message is an object; what that one returns may be the receiver of a third.
      if isReceiver(place) {
        guard !isReceiver(place - 1) else { continue }
        let outer = part.drop { $0 != "]" }.dropFirst().drop(while: \.isWhitespace)
        let name = outer.prefix { $0 != "]" }
        guard !name.isEmpty, name.utf8.allSatisfy({ Self.isOfName($0) }) else { continue }
        results[names[0], default: [:]][String(name)] = type
      } else if known[names[1]] == nil {
        classes[names[0]]?[names[1]] = type
      }
    }
  }

  /// Declares the message at a message's column, to whose result another one is sent.
  ///
  /// Its receiver has the type of an absent protocol, so that clang takes a method of another class,
  /// which returns nothing.
  private mutating func declareSelector(_ message: Message) {
    guard !protocols.isEmpty, let line = line(of: message), message.column > 0 else { return }
    var (depth, word, selector) = (0, "", "")
    for character in String(decoding: line.dropFirst(message.column - 1), as: UTF8.self) {
      if "[({".contains(character) { depth += 1 }
      if "])}".contains(character) { depth -= 1 }
      if depth == 0 { break }
      guard depth == 1 else { continue }
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else if character == ":" {
        selector += "\(word):"
        word = ""
      } else if character != "]" {
        word = ""
      }
    }
    if selector.isEmpty { selector = word }
    if depth == 0, !selector.isEmpty { selectors.insert(selector) }
  }

  /// The line of a source that a message is about.
  private func line(of message: Message) -> ArraySlice<UInt8>? {
    guard let bytes = files.read(message.file) else { return nil }
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: message.line, omittingEmptySubsequences: false)
    guard message.line > 0, message.line <= lines.count else { return nil }
    return lines[message.line - 1]
  }

  /// Declares the name at a message's column if its use shows that it is a class.
  private mutating func declareType(_ message: Message) {
    guard let line = line(of: message) else { return }
    guard message.column > 0, message.column <= line.count else { return }
    let before = line.prefix(message.column - 1).reversed().first { !Self.isBlank($0) }
    var rest = line.dropFirst(message.column - 1)
    let name = rest.prefix { Self.isOfName($0) }
    rest = rest.dropFirst(name.count)
    let isJoined = rest.first == UInt8(ascii: ".")
    rest = rest.drop(while: Self.isBlank)
    if rest.first == UInt8(ascii: "<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) {
      rest = rest[(end + 1)...].drop(while: Self.isBlank)
    }
    guard let first = name.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) else {
      return
    }
    let isReceiver =
      before == UInt8(ascii: "[")
      && rest.first.map { Self.isOfName($0) && !(0x30...0x39).contains($0) } == true
    let hasProperty = isJoined && !message.text.hasPrefix("unknown")
    let text = String(decoding: name, as: UTF8.self)
    if rest.first == UInt8(ascii: "*") || isReceiver || hasProperty { return add(text) }
    let isParameter = before == UInt8(ascii: "(") && rest.first == UInt8(ascii: ")")
    let isOfVariable =
      message.text.hasPrefix("unknown type") && rest.first.map(Self.isOfName) == true
    if isParameter || isOfVariable, classes[text] == nil { types.insert(text) }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// Whether a byte may be part of a name in C.
  static func isOfName(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x5F
      || (0x61...0x7A).contains(byte)
  }

  private var text: String {
    let methods = selectors.sorted().map {
      "- (instancetype)\($0.replacing(":", with: ":(id)argument "));\n"
    }
    let protocols = protocols.sorted().map {
      "@protocol \($0) <NSObject>\n\(methods.joined())@end\n"
    }
    let classes = classes.sorted { $0.key < $1.key }.map { name, properties in
      var lines = properties.sorted { $0.key < $1.key }.map {
        "@property (class, readonly) \($1) \($0);\n"
      }
      lines += results[name, default: [:]].sorted { $0.key < $1.key }.map {
        "@property (readonly) \($1) \($0);\n"
      }
      let list = (0..<parameters[name, default: 0]).map { "__covariant Type\($0)" }
      let parameters = list.isEmpty ? "" : "<\(list.joined(separator: ", "))>"
      return "@interface \(name)\(parameters) : NSObject\n\(lines.joined())@end\n"
    }
    let types = types.sorted().map { "typedef id \($0);\n" }
    return """
      #pragma clang system_header
      #pragma once
      #import <UIKit/UIKit.h>
      \(types.joined())\(protocols.joined())\(classes.joined())
      """
  }

  /// An error of clang's: `file:line:column: error: text`.
  private struct Message {
    let file: String
    let line: Int
    let column: Int
    let text: Substring

    init?(_ line: Substring) {
      let marks = [": fatal error: ", ": error: ", ": warning: property '"]
      guard let mark = marks.lazy.compactMap({ line.firstRange(of: $0) }).first else { return nil }
      let parts = line[..<mark.lowerBound].split(separator: ":")
      guard parts.count >= 3, let row = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      else { return nil }
      file = parts.dropLast(2).joined(separator: ":")
      (self.line, self.column) = (row, column)
      let words = line[mark].hasSuffix("'") ? "property '" : ""
      text = words + line[mark.upperBound...]
    }

    /// The words between single quotes.
    var quoted: [String] {
      let parts = text.split(separator: "'", omittingEmptySubsequences: false)
      return parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    }
  }
}
