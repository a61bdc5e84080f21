/// A node of the syntax tree of a source.
final class SyntaxNode {
  /// A value that clang evaluated.
  enum Evaluation {
    case none
    case integer(Int)
    case floating(Double)
    case text(String)
  }

  /// The values of libclang's `CXCursorKind` that lowering distinguishes.
  enum Kind: Int {
    case unknown = 0
    case unexposedDeclaration = 1
    case structure = 2
    case union = 3
    case enumeration = 5
    case field = 6
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
    case implementation = 18
    case categoryImplementation = 19
    case typeName = 20
    case synthesize = 37
    case dynamic = 38
    case superclassReference = 40
    case protocolReference = 41
    case classReference = 42
    case typeReference = 43
    case memberReference = 47
    case labelReference = 48
    case unexposed = 100
    case reference = 101
    case member = 102
    case call = 103
    case message = 104
    case block = 105
    case integer = 106
    case floating = 107
    case imaginary = 108
    case string = 109
    case character = 110
    case parenthesis = 111
    case unary = 112
    case subscripting = 113
    case binary = 114
    case compoundAssignment = 115
    case conditional = 116
    case cast = 117
    case compoundLiteral = 118
    case initializerList = 119
    case addressOfLabel = 120
    case statementExpression = 121
    case genericSelection = 122
    case sizeOf = 136
    case objectString = 137
    case encode = 138
    case selector = 139
    case protocolExpression = 140
    case bridgedCast = 141
    case objectBoolean = 145
    case selfExpression = 146
    case availability = 148
    case unexposedStatement = 200
    case label = 201
    case compound = 202
    case caseLabel = 203
    case defaultLabel = 204
    case ifStatement = 205
    case switchStatement = 206
    case whileLoop = 207
    case doLoop = 208
    case forLoop = 209
    case goto = 210
    case indirectGoto = 211
    case continueStatement = 212
    case breakStatement = 213
    case returnStatement = 214
    case assembly = 215
    case tryStatement = 216
    case catchClause = 217
    case finallyClause = 218
    case throwStatement = 219
    case synchronized = 220
    case pool = 221
    case forIn = 222
    case empty = 230
    case declaration = 231
  }

  let kind: Kind
  /// The number of the node type, also of one that lowering does not know.
  let rawKind: Int
  /// The type of an expression, or of the declared entity.
  private(set) var type: CType?
  /// The declaration to which the node refers.
  let reference: Declaration?
  /// The declaration that the node is.
  let declaration: Declaration?
  /// libclang's number of the operator; for a variable, 1 if it has an initializer.
  let operation: Int
  let file: Int
  let line: Int
  let column: Int
  let start: Int
  let end: Int
  let spelledFile: Int
  let spelledStart: Int
  let spelledEnd: Int
  let evaluation: Evaluation
  let name: String
  private(set) var children: [SyntaxNode] = []

  init(_ line: TreeLine, types: [Int: CType], declarations: [Int: Declaration]) {
    rawKind = line.number(2)
    kind = Kind(rawValue: rawKind) ?? .unknown
    type = types[line.number(3)]
    reference = declarations[line.number(4)]
    declaration = declarations[line.number(5)]
    operation = line.number(6)
    file = line.number(7)
    self.line = line.number(8)
    column = line.number(9)
    start = line.number(10)
    end = line.number(11)
    spelledFile = line.number(12)
    spelledStart = line.number(13)
    spelledEnd = line.number(14)
    switch line.number(15) {
    case 1: evaluation = .integer(line.number(16))
    case 2: evaluation = .floating(Double(line.text(16)) ?? 0)
    case 3, 4, 5: evaluation = .text(line.text(16))
    default: evaluation = .none
    }
    name = line.text(17)
  }

  /// Sets the types that libclang does not show.
  ///
  /// These are pointer types for array parameters and for expressions that use them, and the types
  /// of properties.
  func settleTypes() {
    for child in children { child.settleTypes() }
    if let placeholder = type, case .other = placeholder.kind {
      type = typeOfProperty ?? placeholder
      return
    }
    guard let array = type, array.isArray else { return }
    let isPointer: Bool
    switch kind {
    case .parameter: isPointer = true
    case .reference: isPointer = reference?.kind == .parameter
    case .binary, .compoundAssignment, .conditional, .cast, .call: isPointer = true
    case .unary: isPointer = operation != Operators.dereference
    case .unexposed, .parenthesis: isPointer = operands.first?.type?.isPointer ?? false
    default: isPointer = false
    }
    if isPointer { type = array.decayed }
  }

  /// The type of a property expression, or of an expression that changes a property.
  ///
  /// clang has a placeholder type wherever nothing converts the value, as in `a.count || b.count`.
  private var typeOfProperty: CType? {
    switch kind {
    case .member: return reference?.propertyType
    case .parenthesis: return operands.count == 1 ? operands[0].type : nil
    case .unexposed:
      return operands.count == 1 && operands[0].start == start ? operands[0].type : nil
    case .unary where Operators.isIncrement(operation) || operation == Operators.extensionMark:
      return operands.first?.type
    case .binary where operation == Operators.assign: return operands.first?.type
    case .compoundAssignment: return operands.first?.type
    default: return nil
    }
  }

  func add(_ child: SyntaxNode) { children.append(child) }

  /// Whether the node is an attribute of its parent.
  var isAttribute: Bool { rawKind >= 400 && rawKind < 500 }

  /// `CXCursor_NSConsumed`, the attribute of a parameter.
  static let consumedAttribute = 424

  /// Whether it names a type.
  var isTypeName: Bool {
    switch kind {
    case .typeReference, .classReference, .protocolReference, .superclassReference: true
    default: false
    }
  }

  /// The children that are expressions or statements.
  var operands: [SyntaxNode] { children.filter { !$0.isTypeName && !$0.isAttribute } }

  /// Whether it is an expression.
  var isExpression: Bool { rawKind >= 100 && rawKind < 200 }

  /// Calls the body for the node and all of its descendants.
  func forEach(_ body: (SyntaxNode) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// Calls the body for all nodes that are evaluated; operands of `typeof` are not.
  func forEachEvaluated(_ body: (SyntaxNode) -> Void) {
    body(self)
    for child in evaluatedChildren { child.forEachEvaluated(body) }
  }

  /// The initializer of a variable.
  var initialValue: SyntaxNode? { operation == 1 ? operands.last : nil }

  /// The first expression in a variable's initializer that names the variable itself.
  var ownReference: SyntaxNode? {
    guard let number = declaration?.number else { return nil }
    var result: SyntaxNode?
    initialValue?.forEachEvaluated {
      if result == nil, $0.kind == .reference, $0.reference?.number == number { result = $0 }
    }
    return result
  }

  /// The children without the operands of `typeof` in the type of a variable or a cast, and without
  /// those of a constant `sizeof`.
  ///
  /// The count of an array is evaluated, and is included.
  private var evaluatedChildren: [SyntaxNode] {
    switch kind {
    case .encode: return []
    case .cast: return operands.suffix(1)
    case .sizeOf:
      if case .integer = evaluation { return [] }
      return children
    case .variable where type?.isArray == false:
      let value = initialValue
      return children.filter { !$0.isExpression || $0 === value }
    default: return children
    }
  }
}
