extension Lowering {
  /// A binary arithmetic operation; the operator has libclang's number.
  func arithmetic(
    _ operation: Int, _ left: Lowered, _ leftType: CType?, _ right: Lowered, _ rightType: CType?,
    _ type: CType?, at node: SyntaxNode
  ) -> Lowered {
    if leftType?.isPointer == true || rightType?.isPointer == true {
      return pointerArithmetic(operation, left, leftType, right, rightType)
    }
    guard let type, let leftType else { return .none }
    let first = asNumber(left, leftType)
    let second = asNumber(right, rightType ?? type)
    if type.isComplex { return complexArithmetic(operation, first, second, type) }
    if type.isFloating {
      let words: [Int: (String, Lowered.Precedence)] = [
        3: ("*", .product), 4: ("/", .product), 6: ("+", .sum), 7: ("-", .sum),
      ]
      let (word, precedence) = words[operation] ?? ("+", .sum)
      // If one operand is a `double`, the other is converted; `/` converts both.
      let isQuotient = word == "/"
      let result = binary(
        isQuotient || second.converted == nil ? first.unconverted : first, word,
        second.unconverted, precedence)
      return type.isFloat32
        ? Lowered(text: "\(helper("f32"))(\(result.text))") : result
    }
    let isSigned = type.integer?.isSigned ?? true
    let bits = type.integer?.bits ?? 32
    switch operation {
    case 3: return narrowed(binary(first, "*", second, .product), to: type, onlyUnsigned: true)
    case 6: return narrowed(binary(first, "+", second, .sum), to: type, onlyUnsigned: true)
    case 7: return narrowed(binary(first, "-", second, .sum), to: type, onlyUnsigned: true)
    case 4, 5: return division(operation == 4, first, second, isSigned, bits)
    case 8: return narrowed(binary(first, "<<", second, .shift), to: type)
    case 9:
      if !isSigned { return binary(first, ">>", second, .shift) }
      return Lowered(text: "\(helper("sar"))(\(first.text), \(second.text))")
    case 17: return binary(first, "&", second, .bitAnd)
    case 18: return binary(first, "~", second, .bitXor)
    case 19: return binary(first, "|", second, .bitOr)
    default: return missing("this operator cannot be translated", at: node)
    }
  }

  private func binary(
    _ left: Lowered, _ word: String, _ right: Lowered, _ precedence: Lowered.Precedence
  ) -> Lowered {
    let tighter = Lowered.Precedence(rawValue: precedence.rawValue + 1) ?? .atom
    return Lowered(
      text: "\(left.operand(precedence)) \(word) \(right.operand(tighter))",
      precedence: precedence)
  }

  private func division(
    _ isQuotient: Bool, _ left: Lowered, _ right: Lowered, _ isSigned: Bool, _ bits: Int
  ) -> Lowered {
    if !isSigned, bits < 64 {
      return binary(left, isQuotient ? "//" : "%", right, .product)
    }
    let name = isSigned ? (isQuotient ? "idiv" : "imod") : (isQuotient ? "udiv" : "umod")
    return Lowered(text: "\(helper(name))(\(left.text), \(right.text))")
  }

  private func pointerArithmetic(
    _ operation: Int, _ left: Lowered, _ leftType: CType?, _ right: Lowered, _ rightType: CType?
  ) -> Lowered {
    let pointee = (leftType?.isPointer == true ? leftType : rightType)?.pointee
    // A pointer to `void` is advanced in bytes.
    let isUntyped = pointee?.isVoid == true || pointee?.isFunction == true
    let add = helper(isUntyped ? "addBytes" : "add")
    // A boolean operand advances a pointer by 0 or 1.
    let (left, right) = (asNumber(left, CType(CType.int)), asNumber(right, CType(CType.int)))
    if leftType?.isPointer == true, rightType?.isPointer == true {
      return Lowered(
        text: "\(helper(isUntyped ? "diffBytes" : "diff"))(\(left.text), \(right.text))")
    }
    if leftType?.isPointer != true { return Lowered(text: "\(add)(\(right.text), \(left.text))") }
    let offset =
      operation == 7
      ? right.integer.map { LuaText.number(0 &- $0) } ?? "-\(right.operand(.power))" : right.text
    return Lowered(text: "\(add)(\(left.text), \(offset))")
  }

  /// Wraps a value to the range of an integer type.
  ///
  /// - Parameter onlyUnsigned: whether signed values are left as they are, since signed overflow is
  ///   undefined.
  func narrowed(_ value: Lowered, to type: CType?, onlyUnsigned: Bool = false) -> Lowered {
    guard let integer = type?.integer, integer.bits < 64 else { return value }
    if let known = value.integer {
      return .constant(Lowering.wrapped(known, integer.bits, integer.isSigned))
    }
    if integer.isSigned {
      if onlyUnsigned { return value }
      return Lowered(text: "\(helper("i\(integer.bits)"))(\(value.text))")
    }
    let mask = integer.bits == 32 ? "0xFFFFFFFF" : integer.bits == 16 ? "0xFFFF" : "0xFF"
    return Lowered(text: "\(value.operand(.bitAnd)) & \(mask)", precedence: .bitAnd)
  }

  static func wrapped(_ value: Int, _ bits: Int, _ isSigned: Bool) -> Int {
    guard bits < 64 else { return value }
    let low = value & ((1 << bits) &- 1)
    return isSigned && low >> (bits - 1) == 1 ? low &- (1 << bits) : low
  }
}
