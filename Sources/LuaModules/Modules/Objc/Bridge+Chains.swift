internal import SelectorRuntime

/// Who has hooked a method, in a running world.
extension Bridge {
  /// The hooks of a method with their owners and lines, the outermost first, then the original.
  ///
  /// - Parameter name: `-[Class selector]` or `+[Class selector]`.
  /// - Returns: nil if the text is no method, or the class or the method does not exist.
  package func chainText(of name: String) -> String? {
    guard let parts = Bridge.methodName(name), let cls = runtime.lookUpClass(parts.cls) else {
      return nil
    }
    let target = name.hasPrefix("+") ? cls.metaclass : cls
    let selector = runtime.selector(parts.selector)
    guard let method = target.method(selector) else { return nil }
    var lines = [name]
    for record in layers(over: selector, of: target) {
      let detail = record.change == .exchange ? record.detail.map { " with \($0)" } : nil
      let owner = record.ownerOfLayer.map { " by \($0)" }
      lines.append(
        "  \(record.kindOfLayer)\(detail ?? "")\(owner ?? "")  (\(record.source ?? "native"))")
    }
    let sign = method.owner.isMetaClass ? "+" : "-"
    let origin = method.history.first?.source ?? "native"
    lines.append("  \(sign)[\(method.owner.name) \(selector)]  (\(origin))")
    return lines.joined(separator: "\n")
  }

  /// Why there is no chain of a method; nil if a text does not have the form `-[Class selector]`.
  package func absenceOfChain(_ name: String) -> String? {
    guard let parts = Bridge.methodName(name) else { return nil }
    guard let cls = runtime.lookUpClass(parts.cls) else { return "there is no class \(parts.cls)" }
    let target = name.hasPrefix("+") ? cls.metaclass : cls
    // A proxy answers messages for which it has no method.
    let handlers = ["forwardingTargetForSelector:", "forwardInvocation:"].compactMap { handler in
      let method = target.method(runtime.selector(handler))
      return (method?.history.first?.source).map { source in
        "; \(name.prefix(1))[\(method?.owner.name ?? "") \(handler)] may handle it  (\(source))"
      }
    }
    let text = "\(parts.cls) has no method \(name.prefix(1))\(parts.selector)"
    return text + handlers.joined()
  }

  /// The class and the selector of `-[Class selector]` or `+[Class selector]`.
  private static func methodName(_ name: String) -> (cls: String, selector: String)? {
    guard name.hasPrefix("-[") || name.hasPrefix("+["), name.hasSuffix("]") else { return nil }
    let parts = name.dropFirst(2).dropLast().split(separator: " ")
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }
}
