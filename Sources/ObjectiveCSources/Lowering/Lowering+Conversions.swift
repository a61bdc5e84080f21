import StringSearch

extension Lowering {
  /// Converts a value to another type.
  func convert(_ value: Lowered, from: CType?, to: CType?, at node: SyntaxNode) -> Lowered {
    guard let from, let to, from !== to else { return value }
    if to.isVoid { return value }
    if to.isVector || from.isVector { return vector(value, from, to) }
    if to.isComplex { return complex(value, from, to) }
    if from.isComplex, !to.isBool {
      return convert(Lowered(text: "\(value.prefix).re"), from: from.part, to: to, at: node)
    }
    if to.isBool { return asBoolean(value, from) }
    if to.integer != nil { return integer(value, from, to) }
    if to.isFloating { return floating(value, from, to) }
    if to.isFunctionPointer || to.isPointer, from.isFunction { return function(value, to) }
    if to.isImplementation, from.isFunctionPointer, !from.isImplementation,
      !value.text.hasPrefix("imp("), !value.isConstant
    {
      return Lowered(text: call(of: "imp", value.text))
    }
    if to.isPointer || to.isObject || to.isBlock || to.isSelector {
      return pointer(value, from, to, at: node)
    }
    return value
  }

  private func integer(_ value: Lowered, _ from: CType, _ to: CType) -> Lowered {
    if value.isBoolean { return asNumber(value, to) }
    if from.isFloating {
      if value.isConstant, let number = Double(value.text.filter { $0 != "(" && $0 != ")" }),
        let exact = Int(exactly: number.rounded(.towardZero))
      {
        return narrowed(.constant(Lowering.saturated(exact, to)), to: to)
      }
      let isNarrow = to.integer?.bits != 64
      let name = (to.integer?.isSigned == false ? "touint" : "toint") + (isNarrow ? "32" : "")
      let whole = Lowered(text: call(of: name, value.text))
      return to.integer?.bits ?? 0 >= 32 ? whole : narrowed(whole, to: to)
    }
    guard let source = from.integer, let target = to.integer else {
      if from.isPointer || from.isObject || from.isSelector || from.isArray || from.isBlock {
        return address(value, to)
      }
      return value
    }
    if target.bits == 64 { return value }
    let fits =
      source.bits < target.bits && (target.isSigned || !source.isSigned)
      || source.bits == target.bits && source.isSigned == target.isSigned
    return fits ? value : narrowed(value, to: to)
  }

  /// The nearest integer of a type, or of a register if the type is narrower, as arm64 converts doubles.
  private static func saturated(_ value: Int, _ to: CType) -> Int {
    guard let integer = to.integer else { return value }
    if integer.bits == 64 { return integer.isSigned ? value : max(0, value) }
    return integer.isSigned
      ? min(max(value, Int(Int32.min)), Int(Int32.max)) : min(max(value, 0), Int(UInt32.max))
  }

  /// The number of a pointer; an untyped `objc_msgSend` may have returned a number in place of an object.
  private func address(_ value: Lowered, _ to: CType) -> Lowered {
    var text = value.text
    let message = "\(helper("obj"))(\(helper("msgSend"))("
    if value.precedence == .atom, text.hasPrefix(message), text.hasSuffix("))") {
      text = String(text.dropFirst("obj(".count).dropLast())
    }
    let number = Lowered(text: call(of: "integer", text))
    return to.integer?.bits == 64 ? number : narrowed(number, to: to)
  }

  private func floating(_ value: Lowered, _ from: CType, _ to: CType) -> Lowered {
    if value.isBoolean { return asNumber(value, to) }
    if let known = value.integer {
      let isHuge = from.integer?.isSigned == false && known < 0
      let number = isHuge ? Double(UInt(bitPattern: known)) : Double(known)
      return Lowered(
        text: LuaText.number(to.isFloat32 ? Double(Float(number)) : number), isConstant: true)
    }
    if let source = from.integer {
      if source.bits == 64, !source.isSigned {
        return Lowered(text: call(of: "unsignedFloat", value.text))
      }
      var sum = Lowered(text: "\(value.operand(.sum)) + 0.0", precedence: .sum)
      if to.isFloat32 {
        return source.bits > 24 ? Lowered(text: "\(helper("f32"))(\(sum.text))") : sum
      }
      sum.converted = (value.text, value.precedence)
      return sum
    }
    if to.isFloat32, !from.isFloat32 {
      if value.isConstant, let number = Double(value.text) {
        return Lowered(text: LuaText.number(Double(Float(number))), isConstant: true)
      }
      return Lowered(text: "\(helper("f32"))(\(value.text))")
    }
    return value
  }

  /// A function as a value; an `IMP` if the type is one.
  private func function(_ value: Lowered, _ to: CType) -> Lowered {
    to.isImplementation ? Lowered(text: call(of: "imp", value.text)) : value
  }

  private func pointer(
    _ value: Lowered, _ from: CType, _ to: CType, at node: SyntaxNode
  ) -> Lowered {
    if let integer = value.integer {
      return integer == 0 ? .none : pointer(ofNumber: String(integer), to)
    }
    if case .null = from.kind { return .none }
    if from.integer != nil || from.isBool {
      return pointer(ofNumber: asNumber(value, from).text, to)
    }
    if to.isObject, from.isPointer, value.text != "nil" {
      return Lowered(text: call(of: "bridged", value.text))
    }
    // The characters of a selector are its name.
    if from.isSelector, to.isCString { return Lowered(text: named("sel_getName", value)) }
    if to.isSelector, from.isCString { return Lowered(text: named("sel_registerName", value)) }
    if from.isArray || !to.isPointer || value.text == "nil" { return value }
    guard let target = to.pointee else { return value }
    if from.isRetainable || from.isObject, target.isRecord || target.isObject || target.isPointer,
      isComplete(target)
    {
      // The memory layout of an object or a block as a structure, or as its class and other words.
      return Lowered(text: "\(helper("cast"))(\(value.text), \(typeText(target)))")
    }
    guard from.isPointer, let origin = from.pointee else { return value }
    if target.isVoid || target.isFunction || origin.isFunction { return value }
    if target.canonical.unqualified == origin.canonical.unqualified { return value }
    if target.isObject && origin.isObject { return value }
    let isLiteral = node.operands.first.map { array(under: $0)?.kind == .string } ?? false
    if isLiteral && to.isCString { return value }
    if target.isCString && origin.isCString { return value }
    guard isComplete(target) else { return value }
    let known = isComplete(origin) ? ", \(typeText(origin))" : ""
    return Lowered(text: "\(helper("cast"))(\(value.text), \(typeText(target))\(known))")
  }

  /// A call of a C function.
  private func named(_ function: String, _ value: Lowered) -> String {
    "\(helper("c")).\(function)(\(value.text))"
  }

  /// A number as a pointer; as an object if the type is an object type.
  private func pointer(ofNumber number: String, _ to: CType) -> Lowered {
    let text = call(of: "pointer", number)
    return Lowered(text: to.isObject ? call(of: "bridged", text) : text)
  }

  private func isComplete(_ type: CType) -> Bool {
    type.isArithmetic || type.isPointer || type.isObject || type.isComplex || type.isVector
      || (type.isRecord && type.declaration?.fields.isEmpty == false)
  }

  /// An explicit cast.
  func lowerCast(_ node: SyntaxNode) -> Lowered {
    guard let operand = node.operands.last else { return .none }
    if node.type?.isVoid == true {
      lowerStatement(operand)
      return .none
    }
    if case .integer(let offset) = node.evaluation, operand.type?.isPointer == true {
      return .constant(offset)
    }
    let lowered = writableBytes(operand, as: node.type) ?? lower(operand)
    var result = convert(lowered, from: operand.type, to: node.type, at: node)
    if node.kind == .bridgedCast, usesARC {
      let bridge = head(node, 20)
      if bridge.hasPrefix("(__bridge_transfer") { result = transferred(result) }
      if bridge.hasPrefix("(__bridge_retained") { result = retained(result) }
    }
    // A comparison already has the type of the cast, but its Lua value is a boolean.
    if let type = node.type, type.isArithmetic, !type.isBool { result = asNumber(result, type) }
    return result
  }

  /// Whether a message's result may be a plain Lua value that must be boxed.
  func boxes(_ type: CType?) -> Bool {
    guard let type, type.isObject else { return false }
    if type.spelling.hasPrefix("instancetype") { return false }
    if case .classObject = type.kind { return false }
    let name = type.pointee?.declaration?.name ?? ""
    return name.isEmpty || name == "NSObject" || name == "NSCopying" || valueClasses.contains(name)
  }

  /// The object for a Lua value: a list becomes an array, or a set if the type is one.
  func objectText(_ text: String, _ type: CType?) -> String {
    switch type?.pointee?.declaration?.name {
    case "NSSet", "NSMutableSet": call(of: "setOf", text)
    case "NSOrderedSet", "NSMutableOrderedSet": call(of: "orderedSetOf", text)
    default: call(of: "obj", text)
    }
  }

  private var valueClasses: Set<String> {
    [
      "NSString", "NSMutableString", "NSNumber", "NSValue", "NSArray", "NSMutableArray", "NSSet",
      "NSDictionary", "NSMutableDictionary", "NSMutableSet", "NSOrderedSet", "NSData", "id",
      "NSMutableData", "NSMutableOrderedSet", "NSAttributedString",
    ]
  }
}

extension String {
  fileprivate var unqualified: String {
    replacing("const ", with: "").replacing("volatile ", with: "").replacing(" const", with: "")
      .replacing("__strong", with: "").replacing("__autoreleasing", with: "").filter { $0 != " " }
  }
}
