/// Array types of variable length that a `typedef` in a function names.
///
/// The number of elements is read where the type is declared; later changes of its variables do not
/// change the type.
extension Lowering {
  /// Stores the dimensions of a declared type; ignores any other type.
  func lowerArrayType(_ node: SyntaxNode) {
    guard let scope = function, let number = node.declaration?.number,
      var element = node.type, element.isArray, element.count < 0
    else { return }
    while element.isArray, let inner = element.element { element = inner }
    let counts = counts(in: node).map { text in
      let name = temporary("count")
      emit("local \(name) = \(text)")
      return name
    }
    guard !counts.isEmpty else { return }
    scope.arrayTypes[number] = .init(counts: counts, elementSize: element.size)
  }

  /// The dimensions that a declaration contains, the outer one first.
  func counts(in node: SyntaxNode) -> [String] {
    // The innermost dimension is first.
    node.operands.filter { $0.type?.isArithmetic == true }.reversed().map { value($0).text }
  }

  /// The declared type that a declaration or a `sizeof` names; nil for any other type.
  func arrayType(of node: SyntaxNode) -> FunctionScope.ArrayType? {
    guard let scope = function, !scope.arrayTypes.isEmpty else { return nil }
    let number = node.children.first { $0.isTypeName }?.reference?.number
    return number.flatMap { scope.arrayTypes[$0] }
  }
}
