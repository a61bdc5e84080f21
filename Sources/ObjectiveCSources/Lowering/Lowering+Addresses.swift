/// The addresses of variables without a Lua variable, and offsets computed from a null pointer.
extension Lowering {
  /// A variable that another source or the library may define as well.
  func placeOfGlobal(_ variable: Declaration, _ type: CType?) -> Place {
    let globals = helper("globals")
    let text = "\(globals)\(LuaText.field(variable.name))"
    // An array is a pointer to its first element.
    let isArray = type?.isArray == true
    var place = Place(
      text, type, address: isArray ? text : self.fieldAddress(globals, variable.name, type))
    if type?.isRecord == true {
      place.part = inside("C.located(\(fieldAddress(globals, variable.name, type)))", "0")
    }
    return place
  }

  /// The offset of a field whose structure begins at a null pointer, as in `&((type *)0)->field`.
  func offsetFromNull(_ node: SyntaxNode) -> Int? {
    let inner = node.underlying
    guard let owner = inner.operands.first else { return nil }
    if inner.kind == .subscripting, let array = array(under: owner), inner.operands.count == 2,
      case .integer(let index) = inner.operands[1].evaluation
    {
      return offsetFromNull(array).map { $0 + index * (inner.type?.size ?? 0) }
    }
    guard inner.kind == .member, let field = inner.reference, field.kind == .field else {
      return nil
    }
    let isPointer = owner.type?.isPointer == true
    guard let start = isPointer ? isNullConstant(owner) ? 0 : nil : offsetFromNull(owner) else {
      return nil
    }
    let record = isPointer ? owner.type?.pointee : owner.type
    return path(to: field, in: record?.declaration).reduce(start) { $0 + $1.value / 1024 / 8 }
  }

  private func isNullConstant(_ node: SyntaxNode) -> Bool {
    let inner = node.underlying
    if inner.kind == .cast { return inner.operands.last.map(isNullConstant) ?? false }
    guard inner.kind == .integer, case .integer(0) = inner.evaluation else { return false }
    return true
  }
}
