import StringSearch

extension Lowering {
  /// The bytes of a C string literal.
  func stringBytes(_ node: SyntaxNode) -> [UInt8] {
    // clang's evaluation has lost bytes that are not UTF-8; the literal's spelling has them.
    if case .text(let text) = node.evaluation, !text.isEmpty, !mayHaveZero(node),
      !text.unicodeScalars.contains("\u{FFFD}")
    {
      return Array(text.utf8)
    }
    return Lowering.unescaped(node.name)
  }

  /// Whether a literal may contain a null, where the string that clang evaluates would end.
  private func mayHaveZero(_ node: SyntaxNode) -> Bool {
    node.name.contains("\\0") || node.name.contains("\\x")
  }

  func lowerObjectString(_ node: SyntaxNode) -> Lowered {
    let text: String
    if case .text(let known) = node.evaluation, !mayHaveZero(node) {
      text = known
    } else {
      text = String(decoding: Lowering.unescaped(node.name), as: UTF8.self)
    }
    return lowerMarkedAvailability(text)
      ?? Lowered(text: "\(helper("str"))(\(LuaText.quoted(text)))", isConstant: true)
  }

  /// The bytes of a literal that libclang spells with quotes and C escapes.
  static func unescaped(_ literal: String) -> [UInt8] {
    var bytes = Array(literal.utf8)[...]
    if let start = bytes.firstIndex(of: UInt8(ascii: "\"")) { bytes = bytes[(start + 1)...] }
    if bytes.last == UInt8(ascii: "\"") { bytes = bytes.dropLast() }
    let plain: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "a"): 7,
      UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "v"): 11, UInt8(ascii: "e"): 27,
    ]
    var result: [UInt8] = []
    while let byte = bytes.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = bytes.popFirst() else {
        result.append(byte)
        continue
      }
      if let known = plain[escape] {
        result.append(known)
      } else if escape >= UInt8(ascii: "0"), escape <= UInt8(ascii: "7") {
        var number = Int(escape - UInt8(ascii: "0"))
        for _ in 0..<2 {
          guard let next = bytes.first, next >= UInt8(ascii: "0"), next <= UInt8(ascii: "7") else {
            break
          }
          number = number * 8 + Int(next - UInt8(ascii: "0"))
          bytes.removeFirst()
        }
        result.append(UInt8(truncatingIfNeeded: number))
      } else if escape == UInt8(ascii: "x") {
        var digits = ""
        while let next = bytes.first, Character(Unicode.Scalar(next)).isHexDigit, digits.count < 2 {
          digits.append(Character(Unicode.Scalar(next)))
          bytes.removeFirst()
        }
        result.append(UInt8(digits, radix: 16) ?? 0)
      } else if escape == UInt8(ascii: "u") || escape == UInt8(ascii: "U") {
        let count = escape == UInt8(ascii: "u") ? 4 : 8
        let digits = String(decoding: bytes.prefix(count), as: UTF8.self)
        bytes = bytes.dropFirst(count)
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          result += Array(String(Character(scalar)).utf8)
        }
      } else {
        result.append(escape)
      }
    }
    return result
  }

  /// The values of several nodes, evaluated in order.
  ///
  /// Values before one that needs statements are stored in variables.
  ///
  /// - Parameters:
  ///   - nodes: the expressions.
  ///   - keepsAnswers: whether variables refer to returned objects until the statement ends.
  ///   - writesBack: whether a source is called, whose parameters may be `__autoreleasing`.
  ///   - body: lowers an expression; by default to its value.
  func values(
    _ nodes: [SyntaxNode], keepsAnswers: Bool = false, writesBack: Bool = false,
    with body: ((SyntaxNode) -> Lowered)? = nil
  ) -> [Lowered] {
    let operands = CallOperands(nodes, runsSource: writesBack)
    var result: [Lowered] = []
    /// Whether each one is in a variable of its own.
    var isStored: [Bool] = []
    let lastSource = keepsAnswers ? nodes.dropFirst().lastIndex(where: runsSource) ?? 0 : 0
    for (index, node) in nodes.enumerated() {
      if index < lastSource { function?.temporaries?.callsWithLaterSource += 1 }
      defer { if index < lastSource { function?.temporaries?.callsWithLaterSource -= 1 } }
      if writesBack, node.type?.isRecord == true {
        passedLiterals.insert(ObjectIdentifier(node.underlying))
      }
      var next = Lowered.none
      var isKept = false
      let statements = collecting {
        next = (writesBack ? copyToWriteBack(node) : nil) ?? body.map { $0(node) } ?? value(node)
        if keepsAnswers { next = loaded(next, node, in: operands) }
        if keepsAnswers, keepsAnswer(node), !next.isName {
          next = Lowered(text: stable(next, "a"), isBoolean: next.isBoolean)
          isKept = true
        }
      }
      if !statements.isEmpty {
        for place in result.indices where !isStored[place] && !result[place].isConstant {
          let name = temporary()
          emit("local \(name) = \(result[place].text)")
          result[place] = Lowered(text: name, isBoolean: result[place].isBoolean)
          isStored[place] = true
        }
        output.append(statements)
      }
      result.append(next)
      isStored.append(isKept)
    }
    return result
  }

  func lowerArrayLiteral(_ node: SyntaxNode, _ elements: [SyntaxNode]) -> Lowered {
    let texts = values(elements).map(\.text)
    return literal(isConstant(texts) ? "constantArray" : "array", elements.count, texts)
  }

  func lowerDictionaryLiteral(_ node: SyntaxNode, _ parts: [SyntaxNode]) -> Lowered {
    let texts = values(parts).map(\.text)
    return literal(isConstant(texts) ? "constantDictionary" : "dictionary", parts.count / 2, texts)
  }

  /// Whether elements are strings, numbers and literals of these, which a compiler can place in the
  /// image.
  private func isConstant(_ elements: [String]) -> Bool {
    !elements.isEmpty
      && elements.allSatisfy { text in
        if text.hasPrefix("str(\"") || text.hasPrefix("constant") {
          return text.utf8.last == UInt8(ascii: ")") && !text.contains("..")
        }
        guard text.hasPrefix("number("), let comma = text.firstIndex(of: ",") else { return false }
        let number = text[text.index(after: comma)...].drop { $0 == " " }.dropLast()
        return !number.isEmpty && number.allSatisfy { $0.isNumber || "-.".contains($0) }
      }
  }

  /// A call with a list; a long list is passed as a table, since a Lua call has at most 250
  /// arguments.
  private func literal(_ name: String, _ count: Int, _ values: [String]) -> Lowered {
    let list = values.joined(separator: ", ")
    let all = values.count > 50 ? "{\(list)}" : list
    return Lowered(text: "\(helper(name))(\(count)\(all.isEmpty ? "" : ", " + all))")
  }

  /// Lowers `@(…)`.
  func lowerBoxed(_ node: SyntaxNode) -> Lowered {
    guard let type = node.type else { return .none }
    let inner = value(node)
    if type.isObject { return inner }
    if type.isCString { return Lowered(text: call(of: "text", inner.text)) }
    if type.isArithmetic {
      let isBool = type.isBool || node.kind == .objectBoolean || head(node, 6) == "__objc"
      let code = isBool ? "B" : type.numberCode
      let boxed = isBool ? asBoolean(inner, type) : inner
      return Lowered(text: "\(helper("number"))(\"\(code)\", \(boxed.text))")
    }
    return Lowered(
      text: "\(helper("boxedValue"))(\(inner.text), \(LuaText.quoted(type.encoding)))")
  }

  /// Whether a subscript of an object is a key, not an index.
  ///
  /// libclang shows a placeholder type where an element or a property is read.
  func isKey(_ node: SyntaxNode) -> Bool {
    guard let type = node.type, case .other = type.kind else {
      return node.type?.isArithmetic != true
    }
    return node.underlying.reference?.type?.isArithmetic != true
  }

  /// Lowers `object[key]`.
  func lowerObjectSubscript(
    _ node: SyntaxNode, _ object: SyntaxNode, _ key: SyntaxNode
  ) -> Lowered {
    let list = values([object, key])
    let isKeyed = isKey(key)
    let name = isKeyed ? "objectForKeyedSubscript:" : "objectAtIndexedSubscript:"
    return Lowered(
      text: "\(helper("obj"))(\(helper("send"))(\(list[0].text), \"\(name)\", \(list[1].text)))")
  }
}

extension CType {
  /// The letter that selects the `NSNumber` initializer for a numeric type.
  fileprivate var numberCode: String {
    switch valueKind {
    case .floating(bits: 32): return "f"
    case .floating: return "d"
    case .integer(let bits, let isSigned):
      let isLong = canonical == "long" || canonical == "unsigned long"
      let letter = bits == 8 ? "c" : bits == 16 ? "s" : bits == 32 ? "i" : isLong ? "l" : "q"
      return isSigned ? letter : letter.uppercased()
    default: return "i"
    }
  }
}
