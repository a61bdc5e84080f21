/// How deep an expression or a statement stands in the function of Lua around it.
struct SourceDepth {
  /// A message is three levels of Lua and as many registers, and there are 200 levels and 255 registers.
  static let mostExpressions = 40
  /// A loop is three levels, and four of a function's 200 variables.
  static let mostStatements = 25

  var expressions = 0
  var statements = 0
}

extension Lowering {
  /// An expression as the answer of a function, which is compiled by itself, with the variables for
  /// the parts of the expression.
  func outlined(_ body: () -> Lowered) -> Lowered {
    let outer = output
    output = []
    let lowered = body()
    let statements = output
    output = outer
    let variables = statements.filter { !$0.withoutMarks.allSatisfy(\.isWhitespace) }
    // A statement that may be left by a jump stays in front.
    let isPlain = variables.allSatisfy { $0.withoutMarks.drop { $0 == " " }.hasPrefix("local ") }
    if lowered.isConstant || !isPlain { output += statements }
    if lowered.isConstant { return lowered }
    _ = helper("outlined")
    let before = isPlain ? statements.map { "\($0) " }.joined() : ""
    let rest = function?.isVariadic == true && function?.isInFunctionOfTry == false ? "..." : ""
    var result = lowered
    let function = OutlinedFunctions.mark("function(\(rest)) \(before)return \(lowered.text) end")
    result.text = "\(function)(\(rest))"
    result.precedence = .atom
    result.converted = nil
    return result
  }

  /// Whether a statement may be the body of a function: it declares nothing for those behind it, and
  /// no jump from outside enters it.
  func canBeOutlined(_ node: SyntaxNode) -> Bool {
    guard function != nil, function?.entered == nil else { return false }
    switch node.kind {
    case .compound, .ifStatement, .whileLoop, .doLoop, .forLoop, .forIn, .switchStatement,
      .tryStatement, .synchronized, .pool:
      return labels(in: node).isEmpty
    default: return false
    }
  }

  /// A statement as the body of a function, which is compiled by itself.
  func lowerOutlined(_ node: SyntaxNode, _ body: () -> Void) {
    emit("", at: node)
    _ = helper("outlined")
    protected([], by: "runOutlined") { [self] in
      OutlinedFunctions.mark("function() \(collecting { inScope { body() } }) end")
    }
  }
}
