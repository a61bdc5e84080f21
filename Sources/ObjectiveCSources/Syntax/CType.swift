import StringSearch

/// A C or Objective-C type, as clang resolved it.
final class CType {
  /// The values of libclang's `CXTypeKind` that lowering distinguishes.
  enum Kind {
    case void, bool, object, classObject, selector, pointer, block, record, enumeration, array
    case function, null, complex, vector, other
    case integer(bits: Int, isSigned: Bool)
    case floating(bits: Int)
  }

  let kind: Kind
  /// The spelling in the source.
  let spelling: String
  let canonical: String
  private(set) var pointee: CType?
  private(set) var element: CType?
  let count: Int
  let size: Int
  let alignment: Int
  private(set) var declaration: Declaration?
  private(set) var result: CType?
  let isVariadic: Bool
  let isNonnull: Bool
  let encoding: String
  private(set) var parameters: [CType] = []
  private let line: TreeLine

  init(_ fields: TreeLine) {
    line = fields
    spelling = fields.text(2)
    canonical = fields.text(3)
    count = fields.number(6)
    size = fields.number(7)
    alignment = fields.number(8)
    isVariadic = fields.number(11) == 1
    isNonnull = fields.number(12) == 0
    encoding = fields.text(13)
    kind = CType.kind(fields.number(1), size: size)
  }

  /// Creates a type without component types.
  init(_ kind: Kind) {
    self.kind = kind
    line = TreeLine([])
    spelling = ""
    canonical = ""
    encoding = ""
    count = 0
    size = 0
    alignment = 0
    isVariadic = false
    isNonnull = false
  }

  /// Creates the type of a number from its letter in encodings; nil for any other letter.
  convenience init?(numberCode letter: Character) {
    let widths: [Character: Int] = ["c": 8, "s": 16, "i": 32, "l": 64, "q": 64]
    let small = letter.lowercased().first ?? letter
    switch letter {
    case "B": self.init(.bool)
    case "f": self.init(.floating(bits: 32))
    case "d": self.init(.floating(bits: 64))
    default:
      guard let bits = widths[small] else { return nil }
      self.init(.integer(bits: bits, isSigned: small == letter))
    }
  }

  /// Creates the pointer type to which an array parameter decays.
  private init(decaying array: CType, to element: CType) {
    kind = .pointer
    line = TreeLine([])
    spelling = element.spelling + " *"
    canonical = element.canonical + " *"
    encoding = element.encoding == "c" ? "*" : "^" + element.encoding
    count = 0
    size = 8
    alignment = 8
    isVariadic = false
    isNonnull = array.isNonnull
    pointee = element
  }

  private var decay: CType?

  /// The type of a parameter that is declared with this type: an array decays to a pointer.
  var decayed: CType {
    guard isArray, let element else { return self }
    let made = decay ?? CType(decaying: self, to: element)
    decay = made
    return made
  }

  /// Resolves the component types, some of which are read later than this one.
  func link(_ types: [Int: CType], _ declarations: [Int: Declaration]) {
    pointee = types[line.number(4)]
    element = types[line.number(5)]
    declaration = declarations[line.number(9)]
    result = types[line.number(10)]
    parameters = (14..<max(14, line.count)).compactMap { types[line.number($0)] }
  }

  /// Releases the component types, which may form a reference cycle.
  func unlink() {
    decay?.unlink()
    decay = nil
    pointee = nil
    element = nil
    declaration = nil
    result = nil
    parameters = []
  }

  /// The numbers are those of `CXTypeKind` in "clang-c/Index.h".
  private static func kind(_ number: Int, size: Int) -> Kind {
    switch number {
    case 2: .void
    case 3: .bool
    case 4, 5, 6, 7, 8, 9, 10, 11: .integer(bits: size * 8, isSigned: false)
    case 13...18, 12, 19, 20: .integer(bits: size * 8, isSigned: true)
    case 21: .floating(bits: 32)
    case 22, 23: .floating(bits: 64)
    case 24: .null
    case 27, 109: .object
    case 28: .classObject
    case 29: .selector
    case 100: .complex
    case 101: .pointer
    case 102: .block
    case 105: .record
    case 106: .enumeration
    case 110, 111: .function
    case 112, 114, 115: .array
    case 113, 176: .vector
    default: .other
    }
  }

  /// The type used in arithmetic: for an enumeration, its integer type.
  var valueKind: Kind {
    if case .enumeration = kind { return declaration?.type?.valueKind ?? CType.int }
    return kind
  }

  static let int = Kind.integer(bits: 32, isSigned: true)

  var isVoid: Bool { if case .void = kind { true } else { false } }
  var isBool: Bool { if case .bool = kind { true } else { false } }
  var isComplex: Bool { if case .complex = kind { true } else { false } }
  var isVector: Bool { if case .vector = kind { true } else { false } }
  /// Whether it is a vector of `ext_vector_type`.
  var isExtendedVector: Bool { isVector && canonical.contains("ext_vector_type") }
  var isRecord: Bool { if case .record = kind { true } else { false } }
  var isPointer: Bool { if case .pointer = kind { true } else { false } }
  var isBlock: Bool { if case .block = kind { true } else { false } }
  var isArray: Bool { if case .array = kind { true } else { false } }
  var isFunction: Bool { if case .function = kind { true } else { false } }
  var isSelector: Bool { if case .selector = kind { true } else { false } }

  /// Whether it is an object or a class.
  var isObject: Bool {
    switch kind {
    case .object, .classObject: true
    default: false
    }
  }

  /// Whether ARC retains the value of a variable of this type; a `Class` only where it says so.
  var isRetainable: Bool {
    switch kind {
    case .block, .object: true
    case .classObject: spelling.contains("__strong") || spelling.contains("__weak")
    default: false
    }
  }

  var integer: (bits: Int, isSigned: Bool)? {
    if case .integer(let bits, let isSigned) = valueKind { (bits, isSigned) } else { nil }
  }

  var isFloating: Bool { if case .floating = kind { true } else { false } }

  var isFloat32: Bool { if case .floating(bits: 32) = kind { true } else { false } }

  /// The type of the parts of a complex number.
  var part: CType {
    let isFloating = canonical.contains("double") || canonical.contains("float")
    if isFloating { return CType(.floating(bits: size * 4)) }
    return CType(.integer(bits: size * 4, isSigned: !canonical.contains("unsigned")))
  }

  /// The number of an array's dimensions.
  var depth: Int { isArray ? 1 + (element?.depth ?? 0) : 0 }

  /// Whether it is a number: an integer, a boolean or a floating-point number.
  var isArithmetic: Bool { integer != nil || isFloating || isBool }

  var isWeak: Bool { isRetainable && spelling.contains("__weak") }
  /// Whether the reference is unretained and not zeroed: `__unsafe_unretained`.
  var isUnsafe: Bool { isRetainable && spelling.contains("__unsafe_unretained") }
  /// Whether a variable of this type does not retain: it is autoreleasing or unretained.
  var isUnretained: Bool {
    spelling.contains("__unsafe_unretained") || spelling.contains("__autoreleasing")
  }

  /// Whether it points to characters.
  var isCString: Bool {
    guard isPointer || isArray, let target = pointee ?? element else { return false }
    return target.integer?.bits == 8
  }

  /// Whether it points to a function.
  var isFunctionPointer: Bool { isPointer && pointee?.isFunction == true }

  /// The protocols in an object type, as written; the element classes of a collection look the same.
  private var protocolNames: [Substring] {
    guard let end = canonical.lastIndex(of: ">") else { return [] }
    var depth = 0
    let start = canonical[...end].indices.last { index in
      if canonical[index] == ">" { depth += 1 }
      if canonical[index] == "<" { depth -= 1 }
      return depth == 0
    }
    guard let start, start < end else { return [] }
    let list = canonical[canonical.index(after: start)..<end]
    guard list.allSatisfy({ $0.isLetter || $0.isNumber || "_, ".contains($0) }) else { return [] }
    let names = list.split { $0 == "," || $0 == " " }
    if names.contains("id") || names.contains("Class") { return [] }
    // The canonical spelling sorts them.
    let written = spelling.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    func place(_ name: Substring) -> Int { written.firstIndex(of: name) ?? written.count }
    return names.sorted { place($0) < place($1) }
  }

  /// The extended encoding, with class names and block signatures, as blocks have it.
  var extendedEncoding: String {
    switch kind {
    case .block:
      guard let pointee else { return "@?" }
      let parts = [pointee.result?.extendedEncoding ?? "v", "@?"]
      return "@?<\((parts + pointee.parameters.map(\.extendedEncoding)).joined())>"
    case .object:
      let name = self.pointee?.declaration?.name ?? ""
      let protocols = protocolNames.map { "<\($0)>" }.joined()
      return name.isEmpty && protocols.isEmpty ? "@" : "@\"\(name)\(protocols)\""
    case .void: return "v"
    case .classObject: return "#"
    case .selector: return ":"
    default: return encoding.isEmpty ? "?" : encoding
    }
  }

  /// Whether it is `IMP`.
  var isImplementation: Bool {
    spelling.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains("IMP")
      || canonical == "id (*)(id, SEL, ...)"
  }
}
