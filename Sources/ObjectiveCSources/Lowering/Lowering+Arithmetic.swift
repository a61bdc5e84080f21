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
    if type.isVector { return vectorArithmetic(operation, first, second) }
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
    case 3: return narrowed(binary(first.low(bits), "*", second.low(bits), .product), to: type)
    case 6: return narrowed(binary(first.low(bits), "+", second.low(bits), .sum), to: type)
    case 7: return narrowed(binary(first.low(bits), "-", second.low(bits), .sum), to: type)
    case 4, 5: return division(operation == 4, first, second, isSigned, bits)
    case 8: return narrowed(binary(first.low(bits), "<<", second, .shift), to: type)
    case 9:
      if !isSigned { return binary(first, ">>", second, .shift) }
      return Lowered(text: "\(helper("sar"))(\(first.text), \(second.text))")
    case 17:
      // A mask without the sign takes low bits only.
      let isMask = second.integer.map { $0 >= 0 && bits < 64 && $0 >> (bits - 1) == 0 } ?? false
      return binary(isMask ? first.low(bits) : first, "&", second, .bitAnd)
    case 18: return binary(first, "~", second, .bitXor)
    case 19: return binary(first, "|", second, .bitOr)
    default: return missing("this operator cannot be translated", at: node)
    }
  }

  func binary(
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

  /// Wraps a value to the range of an integer type, as a device's registers do for signed types too.
  func narrowed(_ value: Lowered, to type: CType?) -> Lowered {
    guard let integer = type?.integer, integer.bits < 64 else { return value }
    if let known = value.integer {
      return .constant(Lowering.wrapped(known, integer.bits, integer.isSigned))
    }
    let low = value.low(integer.bits)
    let mask = "0x\(String((1 << integer.bits) - 1, radix: 16, uppercase: true))"
    var result: Lowered
    if integer.isSigned {
      let half = "0x\(String(1 << (integer.bits - 1), radix: 16, uppercase: true))"
      result = Lowered(
        text: "(\(low.operand(.sum)) + \(half) & \(mask)) - \(half)", precedence: .sum)
    } else {
      result = Lowered(text: "\(low.operand(.bitAnd)) & \(mask)", precedence: .bitAnd)
    }
    result.lowBits = LowBits(of: low, count: integer.bits, isSigned: integer.isSigned)
    return result
  }

  static func wrapped(_ value: Int, _ bits: Int, _ isSigned: Bool) -> Int {
    guard bits < 64 else { return value }
    let low = value & ((1 << bits) &- 1)
    return isSigned && low >> (bits - 1) == 1 ? low &- (1 << bits) : low
  }
}
