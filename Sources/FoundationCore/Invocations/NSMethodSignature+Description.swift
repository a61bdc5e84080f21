internal import SelectorRuntime

/// The debug description of a signature: the layout of a call on a 64-bit device.
extension NSMethodSignature {
  static func defineDescription(_ signature: ClassDefinition<NSMethodSignature>) {
    signature.method("debugDescription") { (signature) -> String in
      let encoding = signature.encoding
      var lines = [
        "<NSMethodSignature: \(signature.address)>",
        "    number of arguments = \(encoding.arguments.count)",
        "    frame size = \(signature.frameLength)",
        "    is special struct return? NO",
      ]
      lines += part("return value", encoding.result, offset: 0)
      for (place, type) in encoding.arguments.enumerated() {
        lines += part("argument \(place)", type, offset: 8 * place)
      }
      return lines.joined(separator: "\n")
    }
  }

  private static func part(_ name: String, _ type: String, offset: Int) -> [String] {
    let size = TypeEncoding.layout(of: type).size
    let rounded = type == "v" ? 0 : (size + 7) / 8 * 8
    return [
      "    \(name): -------- -------- -------- --------",
      "        type encoding (\(type.prefix(1))) '\(type)'",
      "        flags {\(flags(of: type))}",
      "        modifiers {}",
      "        frame {offset = \(offset), offset adjust = 0, size = \(rounded), "
        + "size adjust = \(size - rounded)}",
      "        memory {offset = 0, size = \(size)}",
    ]
  }

  private static func flags(of type: String) -> String {
    switch type.first {
    case "@": type == "@?" ? "isObject, isBlock" : "isObject"
    case "c", "s", "i", "l", "q": "isSigned"
    case "f", "d": "isFloat"
    case "{": "isStruct"
    default: ""
    }
  }
}
