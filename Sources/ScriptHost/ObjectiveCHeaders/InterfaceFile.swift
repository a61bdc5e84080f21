// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// A file of `Interfaces`: Objective-C declarations, and the text between them.
///
/// The Swift types of native methods determine the classes of arguments and results. They do not
/// determine the parameters of blocks, the parameter of a generic class that is returned,
/// enumerations, `const char *`, variadic lists or pointers for a second result. The files declare
/// these in Objective-C, as API notes do for Swift. Whether a member exists is determined by the
/// runtime.
package struct InterfaceFile {
  /// Types, constants and functions, in their order, unchanged.
  package private(set) var text = ""
  package private(set) var blocks: [Block] = []

  /// An `@interface` or a `@protocol`.
  package struct Block {
    package enum Kind { case interface, category, `protocol` }

    package let kind: Kind
    package let name: String
    /// Its first line.
    let head: String
    /// The name of the superclass, if the head contains one.
    let superclass: String?
    /// The names in the last angle brackets: the adopted protocols, if any.
    let adopted: [String]
    package var members: [Member] = []
  }

  /// A declaration inside a block.
  package enum Member: Equatable {
    /// `@optional`, `@required`.
    case mark(String)
    case method(String, selector: String, isInstance: Bool)
    case property(String, Property)
  }

  /// A declared property, with the messages that read and write it.
  package struct Property: Equatable {
    package let name: String
    package let getter: String
    /// The setter's selector; nil for a readonly property.
    package let setter: String?
    package let isInstance: Bool
  }

  /// The lines between declarations that are copied unchanged.
  private static let marks: Set<Substring> = [
    "@optional", "@required", "NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END",
  ]

  /// Reads a file; each declaration must start on a new line, and end with `;` at a line's end.
  package init(_ source: String) {
    var block: Block?
    var declaration = ""
    let newline = UInt8(ascii: "\n")
    for bytes in source.utf8.split(separator: newline, omittingEmptySubsequences: false) {
      let line = Substring(bytes)
      if block == nil {
        if bytes.first == UInt8(ascii: "@"), let begun = Block(String(line)) {
          block = begun
        } else {
          text += line
          text += "\n"
        }
      } else if declaration.isEmpty, line.hasPrefix("@end") {
        blocks.append(contentsOf: [block].compactMap(\.self))
        block = nil
      } else if declaration.isEmpty, InterfaceFile.marks.contains(line) {
        block?.members.append(.mark(String(line)))
      } else if !declaration.isEmpty || "-+@".contains(line.first ?? " ") {
        if !declaration.isEmpty { declaration += "\n" }
        declaration += line
        guard line.hasSuffix(";") else { continue }
        block?.members.append(Member(declaration))
        declaration = ""
      }
    }
  }
}

extension InterfaceFile.Block {
  /// Starts a block; nil for a line that is not the head of a block.
  init?(_ line: String) {
    let isProtocol = line.hasPrefix("@protocol ")
    guard isProtocol || line.hasPrefix("@interface "), !line.hasSuffix(";") else { return nil }
    head = line
    adopted = Self.adopted(line)
    let rest = line.drop { $0 != " " }.dropFirst()
    name = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    let behind = rest.dropFirst(name.count)
    let colon = behind.firstIndex(of: ":")
    let isCategory = behind.contains("(")
    kind = isProtocol ? .protocol : isCategory ? .category : .interface
    superclass = colon.map { colon in
      let above = behind[behind.index(after: colon)...].drop { $0 == " " }
      return String(above.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  private static func adopted(_ head: String) -> [String] {
    guard let open = head.lastIndex(of: "<"), let close = head.lastIndex(of: ">") else { return [] }
    return head[head.index(after: open)..<close].split(separator: ",").map { name in
      String(name.filter { !$0.isWhitespace })
    }
  }

  /// The parameters of a generic class, with their brackets.
  var parameters: String {
    let behind = head.dropFirst("@interface \(name)".count)
    guard kind == .interface, behind.first == "<" else { return "" }
    return behind.firstIndex(of: ">").map { String(behind[...$0]) } ?? ""
  }
}

extension InterfaceFile.Member {
  init(_ text: String) {
    guard text.hasPrefix("@property") else {
      self = .method(
        text, selector: DeclarationReader.selector(of: text), isInstance: text.hasPrefix("-"))
      return
    }
    let attributes = DeclarationReader.attributes(of: text)
    func value(of name: String) -> String? {
      attributes.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
    }
    let name = DeclarationReader.name(of: text)
    let setter = value(of: "setter") ?? "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    self = .property(
      text,
      .init(
        name: name, getter: value(of: "getter") ?? name,
        setter: attributes.contains("readonly") ? nil : setter,
        isInstance: !attributes.contains("class")))
  }

  /// The messages that it declares for instances and the class, as `-frame` and `+layer`.
  var keys: [String] {
    switch self {
    case .mark: []
    case .method(_, let selector, let isInstance): [(isInstance ? "-" : "+") + selector]
    case .property(_, let property):
      [property.getter, property.setter].compactMap(\.self).map {
        (property.isInstance ? "-" : "+") + $0
      }
    }
  }
}
