extension Lowering {
  func lowerUnary(_ node: SyntaxNode) -> Lowered {
    guard let operand = node.operands.first else { return .none }
    if let result = lowerComplexUnary(node, operand) ?? lowerVectorNot(node, operand) {
      return result
    }
    switch node.operation {
    case Operators.addressOf: return address(of: operand)
    case Operators.dereference: return read(place(of: node))
    case Operators.plus, Operators.extensionMark: return value(operand)
    case Operators.not:
      let test = condition(operand)
      if test.text == "true" || test.text == "false" { return .boolean(test.text == "false") }
      if test.precedence == .comparison, test.text.hasSuffix(" ~= nil") {
        return Lowered(
          text: test.text.dropLast(7) + " == nil", precedence: .comparison, isBoolean: true)
      }
      return Lowered(
        text: "not \(test.operand(.unary))", precedence: .unary, isBoolean: true)
    case Operators.minus:
      let inner = value(operand)
      if let integer = inner.integer { return narrowed(.constant(0 &- integer), to: node.type) }
      return narrowed(
        Lowered(
          text: "-\(inner.operand(.power))", precedence: .unary, isConstant: inner.isConstant),
        to: node.type)
    case Operators.complement:
      let inner = value(operand)
      let result = Lowered(text: "~\(inner.operand(.power))", precedence: .unary)
      return node.type?.integer?.isSigned == false ? narrowed(result, to: node.type) : result
    default: return lowerIncrement(node, operand, isUsed: true)
    }
  }

  /// Lowers increments and decrements such as `i++`.
  func lowerIncrement(_ node: SyntaxNode, _ operand: SyntaxNode, isUsed: Bool) -> Lowered {
    wantedType = node.type
    let type = type(of: operand)
    let place = place(of: operand)
    let isAdding =
      node.operation == Operators.postIncrement || node.operation == Operators.preIncrement
    let isPost =
      node.operation == Operators.postIncrement || node.operation == Operators.postDecrement
    var old = Lowered(text: place.text)
    if isPost && isUsed {
      let name = temporary()
      emit("local \(name) = \(place.text)")
      old = Lowered(text: name)
    }
    var new: Lowered
    if type?.isPointer == true {
      new = Lowered(text: "\(helper("add"))(\(old.text), \(isAdding ? "1" : "-1"))")
    } else if type?.isBool == true {
      new = isAdding ? .boolean(true) : Lowered(text: "not \(old.text)", isBoolean: true)
    } else {
      let one = type?.isFloating == true ? "1.0" : "1"
      new = narrowed(
        Lowered(text: "\(old.text) \(isAdding ? "+" : "-") \(one)", precedence: .sum),
        to: type)
    }
    if let width = bitWidth(of: operand) { new = narrowedToField(new, width, type) }
    let changed = assign(new, to: place, operand, node, isUsed: isUsed && !isPost)
    return isUsed && isPost ? old : changed
  }

  /// Assigns a computed value; the result is what a property was set to, or what a variable holds.
  private func assign(
    _ value: Lowered, to place: Place, _ left: SyntaxNode, _ node: SyntaxNode, isUsed: Bool
  ) -> Lowered {
    guard isUsed, isProperty(left) else {
      let value = isInsideUnion(left) ? settled(value) : value
      emit(place.assignment(value.text), at: isUsed ? nil : node)
      return isUsed ? read(place) : .none
    }
    let result = Lowered(text: stable(value), isBoolean: value.isBoolean)
    emit(place.assignment(result.text))
    return result
  }

  func lowerBinary(_ node: SyntaxNode) -> Lowered {
    let operands = node.operands
    guard operands.count == 2 else { return .none }
    let (left, right) = (operands[0], operands[1])
    switch node.operation {
    case Operators.assign: return lowerAssignment(node, left, right, isUsed: true)
    case Operators.comma:
      lowerUnused(left)
      return lower(right)
    case 20, 21: return lowerLogical(node, left, right)
    case 11...16: return lowerComparison(node, left, right)
    default:
      let (first, second) = inOrder(left, right)
      return arithmetic(node.operation, first, left.type, second, right.type, node.type, at: node)
    }
  }

  /// The values of two operands; the first is stored in a variable if the second needs statements.
  func inOrder(_ left: SyntaxNode, _ right: SyntaxNode) -> (Lowered, Lowered) {
    var first = value(left)
    var second = Lowered.none
    let statements = collecting { second = value(right) }
    if !statements.isEmpty {
      if !first.isConstant {
        let name = temporary()
        emit("local \(name) = \(first.text)")
        first = Lowered(text: name, isBoolean: first.isBoolean)
      }
      output.append(statements)
    }
    return (first, second)
  }

  private func lowerLogical(
    _ node: SyntaxNode, _ left: SyntaxNode, _ right: SyntaxNode
  ) -> Lowered {
    let isAnd = node.operation == 20
    let first = condition(left)
    var second = Lowered.none
    let statements = collecting { second = condition(right) }
    let precedence: Lowered.Precedence = isAnd ? .and : .or
    if statements.isEmpty {
      return Lowered(
        text: "\(first.operand(precedence)) \(isAnd ? "and" : "or") "
          + second.operand(isAnd ? .comparison : .and),
        precedence: precedence, isBoolean: true)
    }
    let result = temporary()
    emit("local \(result) = \(first.text)")
    emit(
      "if \(isAnd ? "" : "not ")\(result) then \(statements) \(result) = \(second.text) end")
    return Lowered(text: result, isBoolean: true)
  }

  private func lowerComparison(
    _ node: SyntaxNode, _ left: SyntaxNode, _ right: SyntaxNode
  ) -> Lowered {
    var (first, second) = inOrder(left, right)
    let words = [11: "<", 12: ">", 13: "<=", 14: ">=", 15: "==", 16: "~="]
    let word = words[node.operation] ?? "=="
    let isEquality = node.operation >= 15
    guard let type = left.type else { return .none }
    if type.isVector { return vectorComparison(word, first, second, node.type) }
    if first.isBoolean != second.isBoolean || (!isEquality && first.isBoolean) {
      if type.isArithmetic {
        first = asNumber(first, type)
        second = asNumber(second, type)
      }
    }
    if let other = right.type, type.isComplex != other.isComplex {
      first = complex(first, type, type.isComplex ? type : other)
      second = complex(second, other, type.isComplex ? type : other)
    }
    if let one = first.integer, let two = second.integer, isEquality {
      return .boolean((one == two) == (word == "=="))
    }
    if type.integer?.bits == 64, type.integer?.isSigned == false, !isEquality {
      let ult = helper("ult")
      let (low, high) =
        node.operation == 11 || node.operation == 14 ? (first, second) : (second, first)
      let text = "\(ult)(\(low.text), \(high.text))"
      let isNegated = node.operation == 13 || node.operation == 14
      return isNegated
        ? Lowered(text: "not \(text)", precedence: .unary, isBoolean: true)
        : Lowered(text: text, isBoolean: true)
    }
    // Objects, classes and selectors are ordered by address.
    if !isEquality, type.isObject || type.isSelector {
      let integer = helper("integer")
      return Lowered(
        text: "\(integer)(\(first.text)) \(word) \(integer)(\(second.text))",
        precedence: .comparison, isBoolean: true)
    }
    if type.isPointer, !isEquality {
      return Lowered(
        text: "\(helper("diff"))(\(first.text), \(second.text)) \(word) 0",
        precedence: .comparison, isBoolean: true)
    }
    return Lowered(
      text: "\(first.operand(.bitOr)) \(word) \(second.operand(.bitOr))", precedence: .comparison,
      isBoolean: true)
  }

  func lowerAssignment(
    _ node: SyntaxNode, _ left: SyntaxNode, _ right: SyntaxNode, isUsed: Bool
  ) -> Lowered {
    var target = Place("nil", left.type)
    let before = collecting { target = place(of: left) }
    var assigned = Lowered.none
    let endsParts = !isProperty(left) && left.type?.isRecord == true && holdsReferences(left.type)
    let isClaimed = (target.isOwned || target.isUncounted) && mayBeAnswered(right.retainedOperand)
    let isLiteral = right.underlying.kind == .compoundLiteral
    if endsParts && !isLiteral || isClaimed {
      consumed.insert(ObjectIdentifier(right.retainedOperand))
    }
    let statements = collecting {
      assigned =
        endsParts
        ? owningCopy(value(right), type(of: left)) : copied(value(right), type(of: left))
      if isClaimed { assigned = claimed(assigned, right) }
      if let type = type(of: left), type.isArithmetic, isProperty(left) {
        // The tree does not contain the conversion to a property's type.
        assigned = convert(assigned, from: right.type, to: type, at: right)
      }
    }
    // clang evaluates the right side before the place.
    if !statements.isEmpty { output.append(statements) }
    if !before.isEmpty {
      if !statements.isEmpty || assigned.mayCall, !assigned.isConstant {
        assigned = Lowered(text: stable(assigned), isBoolean: assigned.isBoolean)
      }
      output.append(before)
    }
    if let width = bitWidth(of: left) { assigned = narrowedToField(assigned, width, left.type) }
    // A call on the right side may change the place, whose old value is read last.
    let isLocal = left.underlying.reference.flatMap { function?.name(of: $0.number) } != nil
    let mayChange =
      target.isUncounted || target.isOwned && (!isLocal || target.text.hasSuffix("[0]"))
    if isUsed && !assigned.isConstant && !target.isNamed
      || mayChange && assigned.mayCall && !assigned.isConstant
      || !assigned.isConstant && !assigned.isName && isInsideUnion(left)
    {
      assigned = Lowered(text: stable(assigned), isBoolean: assigned.isBoolean)
    }
    if !endsParts, let record = left.type?.declaration, isPartOfCell(left) {
      assigned = Lowered(
        text: "\(helper("assignParts"))(\(recordName(record)), \(target.text), \(assigned.text))")
    }
    emit(
      endsParts
        ? target.assignment(replacing(target, assigned).text) + " settle()"
        : assignment(to: target, assigned), at: isUsed ? nil : node)
    guard isUsed else { return .none }
    if target.isNamed && !target.isWeak { return read(target) }
    return assigned
  }

  /// Whether a structure is in memory: an element, a pointer's target, a variable whose address, or
  /// that of a part, is taken, or a part of one of these.
  ///
  /// It is assigned in place, since pointers to its parts stay valid.
  private func isPartOfCell(_ node: SyntaxNode) -> Bool {
    guard node.type?.isRecord == true, !isProperty(node) else { return false }
    var inner = node.underlying
    while inner.kind == .member, inner.reference?.kind == .field, let owner = inner.operands.first,
      owner.type?.isPointer != true
    {
      inner = owner.underlying
    }
    switch inner.kind {
    case .subscripting: return true
    case .member: return inner.reference?.kind == .field
    case .unary: return inner.operation == Operators.dereference
    default: break
    }
    guard inner.kind == .reference, let variable = inner.reference else { return false }
    return function?.name(of: variable.number) != nil
      ? isCell(variable) : fileCells.contains(variable.number)
  }

  func isProperty(_ node: SyntaxNode) -> Bool {
    let member = node.underlying
    guard member.kind == .member, let kind = member.reference?.kind else { return false }
    return kind == .property || kind == .instanceMethod || kind == .classMethod
  }

  /// The statement that assigns a value to a place; it retains and releases where ARC does.
  func assignment(to place: Place, _ value: Lowered) -> String {
    if place.isWeak {
      return place.assignment("\(helper(place.isUnsafe ? "unretained" : "weak"))(\(value.text))")
    }
    if place.isAutoreleasing, value.text != "nil" {
      return place.assignment(call(of: "autoreleasing", value.text))
    }
    if place.isOwned {
      return place.assignment("\(helper("swap"))(\(place.text), \(value.text))")
        + " \(helper("settle"))()"
    }
    if place.isUncounted {
      return place.assignment("\(helper("replace"))(\(place.text), \(value.text))")
        + " \(helper("settle"))()"
    }
    return place.assignment(value.text)
  }

  /// The width of the bit-field that an expression names; nil for any other place.
  private func bitWidth(of node: SyntaxNode) -> Int? {
    let inner = node.underlying
    return inner.kind == .member ? inner.reference?.bitWidth : nil
  }

  /// Truncates a value to the width of a bit-field.
  func narrowedToField(_ value: Lowered, _ width: Int, _ type: CType?) -> Lowered {
    let mask = (1 << width) &- 1
    if type?.isBool == true { return value }
    if type?.integer?.isSigned == true {
      return Lowered(text: "\(helper("signed"))(\(value.text), \(width))")
    }
    return Lowered(text: "\(value.operand(.bitAnd)) & \(mask)", precedence: .bitAnd)
  }

  func lowerCompoundAssignment(_ node: SyntaxNode, isUsed: Bool) -> Lowered {
    let operands = node.operands
    wantedType = node.type
    guard operands.count == 2, let type = self.type(of: operands[0]) else { return .none }
    var second = Lowered.none
    let statements = collecting { second = value(operands[1]) }
    if !statements.isEmpty { output.append(statements) }
    let target = place(of: operands[0])
    // clang reads the place after the right side, which may change it in a call.
    let isLocal = operands[0].underlying.reference.flatMap { function?.name(of: $0.number) } != nil
    if second.mayCall, !second.isConstant, !(target.isNamed && isLocal) {
      second = Lowered(text: stable(second), isBoolean: second.isBoolean)
    }
    // MulAssign is 23 and Mul is 3, and so on to OrAssign, 32; additions follow divisions.
    let operation =
      [
        23: 3, 24: 4, 25: 5, 26: 6, 27: 7, 28: 8, 29: 9, 30: 17, 31: 18, 32: 19,
      ][node.operation] ?? 6
    var first = Lowered(text: target.text, isBoolean: type.isBool)
    let other = operands[1].type ?? type
    // Booleans are promoted to integers.
    let wanted = commonType(type, other, operation)
    let common = wanted.isBool ? CType(CType.int) : wanted
    if !type.isPointer {
      first = convert(asNumber(first, common), from: type, to: common, at: node)
    }
    let result = arithmetic(operation, first, common, second, other, common, at: node)
    var stored = type.isPointer ? result : convert(result, from: common, to: type, at: node)
    if let width = bitWidth(of: operands[0]) { stored = narrowedToField(stored, width, type) }
    return assign(stored, to: target, operands[0], node, isUsed: isUsed)
  }

  /// The type in which a compound assignment is evaluated.
  private func commonType(_ left: CType, _ right: CType, _ operation: Int) -> CType {
    if left.isPointer || left.isVector { return left }
    if operation == 8 || operation == 9 { return left.integer?.bits ?? 0 >= 32 ? left : right }
    if left.isComplex || right.isComplex { return left.isComplex ? left : right }
    if left.isFloating || right.isFloating {
      return left.isFloating && (left.size >= right.size || !right.isFloating) ? left : right
    }
    guard let one = left.integer, let two = right.integer else { return right }
    if one.bits != two.bits { return one.bits > two.bits ? left : right }
    return one.isSigned ? right : left
  }
}
