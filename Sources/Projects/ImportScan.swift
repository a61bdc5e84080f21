import StringSearch

/// The inclusions of a file and the classes that it implements, found in its text without clang.
package struct ImportScan {
  struct Inclusion: Hashable {
    let name: String
    /// Whether it stands between `<` and `>`.
    let isAngled: Bool
  }

  private(set) var inclusions: [Inclusion] = []
  /// The classes whose `@implementation` stands in the file.
  package private(set) var classes: [String] = []
  /// The classes of ``classes`` that the file implements other than by a category.
  private(set) var implementations: [String] = []
  /// The classes whose `@interface` with a superclass stands in the file.
  private(set) var interfaces: [String] = []
  /// Whether it sends what ARC forbids: `retain`, `release`, `[super dealloc]`.
  private(set) var countsByHand = false
  package private(set) var definesMain = false
  /// Whether it has, or names, test cases.
  package private(set) var isOfTests = false

  package init(_ text: [UInt8]) {
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x0A { end += 1 }
      var first = start
      while first < end, text[first] == 0x20 || text[first] == 0x09 { first += 1 }
      if first < end {
        switch text[first] {
        case UInt8(ascii: "#"): readDirective(text[(first + 1)..<end])
        case UInt8(ascii: "@"): readStatement(text[first..<end])
        default: read(text[first..<end])
        }
      }
      start = end + 1
    }
  }

  private static let implementation = Array("@implementation".utf8)
  private static let module = Array("@import".utf8)
  private static let interface = Array("@interface".utf8)

  private mutating func readDirective(_ line: ArraySlice<UInt8>) {
    let line = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard line.first == UInt8(ascii: "i") else { return }
    let word = line.prefix { $0 != 0x20 && $0 != 0x09 && $0 != 0x22 && $0 != 0x3C }
    guard ["import", "include", "include_next"].contains(String(decoding: word, as: UTF8.self))
    else {
      return
    }
    let rest = line.dropFirst(word.count).drop { $0 == 0x20 || $0 == 0x09 }
    guard let open = rest.first, open == 0x22 || open == 0x3C else { return }
    let name = rest.dropFirst().prefix { $0 != (open == 0x22 ? 0x22 : 0x3E) }
    add(String(decoding: name, as: UTF8.self), isAngled: open == 0x3C)
  }

  private mutating func add(_ name: String, isAngled: Bool) {
    inclusions.append(Inclusion(name: name, isAngled: isAngled))
    if name.hasPrefix("XCTest/") || name.hasPrefix("SenTestingKit/") { isOfTests = true }
  }

  private mutating func readStatement(_ line: ArraySlice<UInt8>) {
    if line.starts(with: Self.implementation) {
      let (name, next) = Self.name(in: line.dropFirst(Self.implementation.count))
      guard !name.isEmpty else { return }
      classes.append(name)
      if next != UInt8(ascii: "(") { implementations.append(name) }
    } else if line.starts(with: Self.module) {
      let text = Substring(decoding: line.dropFirst(Self.module.count), as: UTF8.self)
      let name = text.prefix { $0 != ";" }.trimmed.prefix { $0 != "." }
      add("\(name)/\(name).h", isAngled: true)
    } else if line.starts(with: Self.interface) {
      let (name, next) = Self.name(in: line.dropFirst(Self.interface.count))
      if next == UInt8(ascii: ":") || next == UInt8(ascii: "<") { interfaces.append(name) }
      let text = String(decoding: line, as: UTF8.self)
      if text.contains("XCTestCase") || text.contains("SenTestCase") { isOfTests = true }
    }
  }

  /// The name at the start of a text, and the first byte behind it.
  private static func name(in text: ArraySlice<UInt8>) -> (name: String, next: UInt8?) {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    let text = text.drop(while: isSpace)
    let name = text.prefix(while: isOfName)
    let next = text.dropFirst(name.count).drop(while: isSpace).first
    return (String(decoding: name, as: UTF8.self), next)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || byte == 0x5F
      || (0x61...0x7A).contains(byte)
  }

  private static let counting = [" retain]", " release]", " autorelease]", "[super dealloc]"].map {
    Array($0.utf8)
  }

  /// How the line with the name of `main` begins; its type may be on the line before.
  private static let beginningsOfMain = [
    "int main(", "int main (", "void main(", "main(", "main (",
  ]
  private static let firstOfMain = Set(beginningsOfMain.compactMap(\.utf8.first))

  private mutating func read(_ line: ArraySlice<UInt8>) {
    if !definesMain, let first = line.first, Self.firstOfMain.contains(first) {
      let text = String(decoding: line.prefix(40), as: UTF8.self)
      definesMain = Self.beginningsOfMain.contains { text.hasPrefix($0) }
    }
    guard !countsByHand, let bracket = line.lastIndex(of: UInt8(ascii: "]")),
      bracket > line.startIndex,
      !line.starts(with: [0x2F, 0x2F])
    else { return }
    // `release];`, `retain];`, `autorelease];`, `dealloc];`: the last message of a statement, mostly.
    guard [UInt8(ascii: "e"), UInt8(ascii: "n"), UInt8(ascii: "c")].contains(line[bracket - 1])
    else {
      return
    }
    let head = line[...bracket]
    countsByHand = Self.counting.contains { head.suffix($0.count).elementsEqual($0) }
  }
}
