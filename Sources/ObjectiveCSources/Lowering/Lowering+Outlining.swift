/// The nesting depth of an expression or a statement in its Lua function.
struct SourceDepth {
  /// A message uses three levels and three registers; Lua allows 200 levels and 255 registers.
  static let mostExpressions = 40
  /// A loop uses three levels, and four of a function's 200 variables.
  static let mostStatements = 25

  var expressions = 0
  var statements = 0
}

extension Lowering {
  /// Lowers an expression to the result of a separately compiled function.
  ///
  /// The parts of the expression are evaluated into variables first.
  func outlined(_ body: () -> Lowered) -> Lowered {
    let outer = output
    output = []
    let lowered = body()
    let statements = output
    output = outer
    let variables = statements.filter { !$0.withoutMarks.allSatisfy(\.isWhitespace) }
    // A statement that a jump may leave stays in front.
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
    result.lowBits = nil
    return result
  }

  /// Whether a statement may be moved to the body of a separate function.
  ///
  /// It must not declare names that later statements use, nor contain a label that is jumped to
  /// from outside.
  func canBeOutlined(_ node: SyntaxNode) -> Bool {
    guard function != nil, function?.entered == nil else { return false }
    switch node.kind {
    case .compound, .ifStatement, .whileLoop, .doLoop, .forLoop, .forIn, .switchStatement,
      .tryStatement, .synchronized, .pool:
      return labels(in: node).isEmpty
    default: return false
    }
  }

  /// Lowers a statement to the body of a separately compiled function.
  func lowerOutlined(_ node: SyntaxNode, _ body: () -> Void) {
    emit("", at: node)
    _ = helper("outlined")
    protected([], by: "runOutlined") { [self] in
      OutlinedFunctions.mark("function() \(collecting { inScope { body() } }) end")
    }
  }
}
