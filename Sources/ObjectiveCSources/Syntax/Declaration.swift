/// A declaration that a source refers to.
final class Declaration {
  /// The values of libclang's `CXCursorKind` that lowering distinguishes.
  enum Kind: Int {
    case structure = 2
    case union = 3
    case enumeration = 5
    case field = 6
    case enumerator = 7
    case function = 8
    case variable = 9
    case parameter = 10
    case interface = 11
    case category = 12
    case protocolDeclaration = 13
    case property = 14
    case ivar = 15
    case instanceMethod = 16
    case classMethod = 17
    case typeName = 20
    case other = 0
  }

  /// The values of "ownership.h" in CLibclang.
  enum Ownership: Int {
    case byName, retained, unretained, initializer, withoutFamily
  }

  let number: Int
  let kind: Kind
  let name: String
  let file: Int
  let line: Int
  /// Whether it is in a header of the library.
  let isSystem: Bool
  private(set) var type: CType?
  private let typeNumber: Int
  private(set) weak var parent: Declaration?
  /// An enumerator's value, a property's attributes, or a variable's or function's storage class.
  let value: Int
  private(set) var encoding: String
  let getter: String
  let setter: String
  /// The ownership of the result of a method or a function, from its attributes.
  let ownership: Ownership
  /// Which references a method or a function releases, as in "ownership.h": bit 0 is the receiver's.
  private let consumed: Int
  fileprivate(set) var fields: [Declaration] = []

  private let parentNumber: Int

  init(_ line: TreeLine) {
    number = line.number(1)
    kind = Kind(rawValue: line.number(2)) ?? .other
    name = line.text(3)
    file = line.number(4)
    self.line = line.number(5)
    isSystem = line.number(6) == 1
    typeNumber = line.number(7)
    parentNumber = line.number(8)
    value = line.number(9)
    encoding = line.text(10)
    getter = line.text(11)
    setter = line.text(12)
    ownership = Ownership(rawValue: line.number(14)) ?? .byName
    consumed = line.number(15)
  }

  func setFields(_ fields: [Declaration]) { self.fields = fields }

  /// Resolves the references, some of which are read later than this declaration.
  func link(_ types: [Int: CType], _ declarations: [Int: Declaration]) {
    let found = types[typeNumber]
    type = kind == .parameter ? found?.decayed : found
    parent = declarations[parentNumber]
  }

  /// Releases the references.
  func unlink() {
    type = nil
    fields = []
  }

  /// Makes a property strong if it has no storage attribute, as under ARC.
  func assumeStrong() {
    let ways = [PropertyAttribute.assign, .copy, .weak, .strong, .unsafeUnretained, .retain]
    guard kind == .property, type?.isRetainable == true,
      !ways.contains(where: hasAttribute), !hasAttribute(.readonly)
    else { return }
    let type = encoding.prefix { $0 != "," }
    // A block is copied.
    let attributes = encoding.dropFirst(type.count)
    guard !attributes.contains("&"), !attributes.hasPrefix(",C") else { return }
    encoding = type + ",&" + encoding.dropFirst(type.count)
  }

  /// Whether a variable or function is `static`: `CX_SC_Static` in "clang-c/Index.h".
  var isStatic: Bool { value == 3 }

  /// Whether a variable or function is `extern`: `CX_SC_Extern`.
  var isExtern: Bool { value == 2 }

  /// Whether a field is an anonymous structure or union, whose fields are accessed as its owner's.
  var isUnnamed: Bool { kind == .field && (name.isEmpty || name.contains("(")) }

  /// Whether a method or a function releases the reference of its receiver or of an argument.
  var consumesReferences: Bool { consumed != 0 }

  /// Whether a method releases the reference of its receiver: `ns_consumes_self`.
  var consumesReceiver: Bool { consumed & 1 != 0 }

  /// Whether a method or a function releases the reference of an argument: `ns_consumed`.
  func consumes(argument index: Int) -> Bool { index < 63 && consumed >> (index + 1) & 1 != 0 }

  var isMethod: Bool { kind == .instanceMethod || kind == .classMethod }

  /// The type of a property, also of one that only methods declare.
  ///
  /// A setter that accepts a number has the type of its argument, which its encoding ends with.
  var propertyType: CType? {
    guard isMethod, name.hasSuffix(":") else { return type }
    let end = encoding.reversed().drop { $0.isNumber || $0 == "-" }.prefix(2)
    guard let letter = end.first, end.last?.isNumber == true else { return type }
    return CType(numberCode: letter) ?? type
  }

  /// Whether a property has an attribute: a bit of `CXObjCPropertyAttrKind`.
  func hasAttribute(_ attribute: PropertyAttribute) -> Bool {
    value & attribute.rawValue != 0
  }

  enum PropertyAttribute: Int {
    case readonly = 0x01
    case assign = 0x04
    case copy = 0x20
    case weak = 0x200
    case strong = 0x400
    case unsafeUnretained = 0x800
    case retain = 0x10
    case classProperty = 0x1000
  }
}
