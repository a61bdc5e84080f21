/// The syntax tree of a source, read from the lines of the reader process.
final class SyntaxTree {
  private(set) var files: [Int: String] = [:]
  private(set) var roots: [SyntaxNode] = []
  /// Functions as clang prints them, with macros expanded: those whose selectors come from macros.
  private(set) var prints: [Int: String] = [:]
  private var types: [Int: CType] = [:]
  private(set) var declarations: [Int: Declaration] = [:]

  /// Reads a tree.
  ///
  /// - Parameters:
  ///   - bytes: The lines.
  ///   - assumesStrong: Whether properties without a storage attribute are strong.
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8], assumesStrong: Bool = false) {
    var structures: [(Int, [Int])] = []
    var open: [SyntaxNode] = []
    for slice in bytes.split(separator: UInt8(ascii: "\n")) {
      let line = TreeLine(slice)
      switch line.letter {
      case UInt8(ascii: "F"): files[line.number(1)] = line.text(2)
      case UInt8(ascii: "T"):
        types[line.number(1)] = CType(TreeLine(shifting: line))
      case UInt8(ascii: "D"):
        declarations[line.number(1)] = Declaration(line)
      case UInt8(ascii: "P"): prints[line.number(1)] = line.text(2)
      case UInt8(ascii: "R"):
        structures.append((line.number(1), (2..<max(2, line.count)).map { line.number($0) }))
      default:
        let depth = line.number(1)
        let node = SyntaxNode(line, types: types, declarations: declarations)
        open.removeSubrange(min(depth, open.count)...)
        if let parent = open.last { parent.add(node) } else { roots.append(node) }
        open.append(node)
      }
    }
    for (number, fields) in structures {
      declarations[number]?.setFields(fields.compactMap { declarations[$0] })
    }
    for type in types.values { type.link(types, declarations) }
    for declaration in declarations.values { declaration.link(types, declarations) }
    if assumesStrong { declarations.values.forEach { $0.assumeStrong() } }
    for root in roots { root.settleTypes() }
  }

  deinit {
    for type in types.values { type.unlink() }
    for declaration in declarations.values { declaration.unlink() }
  }
}

/// One line: fields separated by tabs.
struct TreeLine {
  let letter: UInt8
  private let fields: [ArraySlice<UInt8>]

  init(_ bytes: ArraySlice<UInt8>) {
    letter = bytes.first ?? 0
    fields = bytes.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
  }

  /// Takes the line of a type without its number.
  init(shifting line: TreeLine) {
    letter = line.letter
    fields = Array(line.fields.dropFirst())
  }

  var count: Int { fields.count }

  func number(_ place: Int) -> Int {
    guard place < fields.count else { return 0 }
    var result = 0
    var isNegative = false
    for byte in fields[place] {
      if byte == UInt8(ascii: "-") {
        isNegative = true
      } else {
        result = result &* 10 &+ Int(byte &- UInt8(ascii: "0"))
      }
    }
    return isNegative ? 0 &- result : result
  }

  func text(_ place: Int) -> String {
    guard place < fields.count else { return "" }
    let field = fields[place]
    guard field.contains(UInt8(ascii: "\\")) else { return String(decoding: field, as: UTF8.self) }
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in field {
      if isEscaped {
        bytes.append(
          byte == UInt8(ascii: "t") ? 9 : byte == UInt8(ascii: "n") ? 10 : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
