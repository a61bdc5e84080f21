internal import SelectorRuntime

/// Who has hooked a method, in a running world.
extension Bridge {
  /// The hooks of a method with their owners and lines, the outermost first, then the original.
  ///
  /// - Parameter name: `-[Class selector]` or `+[Class selector]`.
  /// - Returns: nil if the text is no method, or the class or the method does not exist.
  package func chainText(of name: String) -> String? {
    let isClassMethod = name.hasPrefix("+[")
    guard isClassMethod || name.hasPrefix("-["), name.hasSuffix("]") else { return nil }
    let parts = name.dropFirst(2).dropLast().split(separator: " ")
    guard parts.count == 2, let cls = runtime.lookUpClass(String(parts[0])) else { return nil }
    let target = isClassMethod ? cls.metaclass : cls
    let selector = runtime.selector(String(parts[1]))
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
}
