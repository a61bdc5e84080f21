internal import LuaBridge
internal import SelectorRuntime
import StringSearch

extension Bridge {
  /// The text of `objc.describe(x)`.
  ///
  /// - Throws: ``RuntimeError`` if a text names a method that does not exist.
  func describe(_ call: FunctionCall) throws -> String {
    let stack = call.stack
    guard let handle = stack.handle(at: 1) else {
      guard let name = stack.string(at: 1) else { return stack.description(at: 1) }
      if let text = chainText(of: name) { return text }
      guard let fault = absenceOfChain(name) else { return stack.description(at: 1) }
      throw RuntimeError(.invalidArgument, "\(call.name): \(fault)")
    }
    switch handle.object {
    case let cls as RuntimeClass: return describe(cls)
    case let made as RuntimeProtocol: return describe(made)
    case let object as RuntimeObject: return try describe(object, call)
    case let method as Method: return describe(method)
    case let selector as Selector: return describe(selector)
    default: return stack.description(at: 1)
    }
  }

  private func describe(_ cls: RuntimeClass) -> String {
    let kind = cls.isMetaClass ? "metaclass" : "class"
    let chain = cls.lineage.map(\.name).joined(separator: " : ")
    var lines = ["\(kind) \(chain)" + (cls.source.map { "  (\($0))" } ?? "")]
    for category in cls.categories {
      lines.append("  category \(category.name)" + (category.source.map { "  (\($0))" } ?? ""))
    }
    for adopted in cls.protocols { lines.append("  protocol \(adopted.name)") }
    for (missing, source) in cls.missingRequirements {
      lines.append(
        "  missing \(missing.isInstance ? "-" : "+")\(missing.selector), required by protocol "
          + source.name)
    }
    lines += cls.ivars.map { "  ivar \($0.name)  \($0.types)" }
    for property in cls.properties {
      lines.append("  @property (\(property.policy.rawValue)) \(property.name)")
    }
    lines += cls.methods.map { "  " + describe($0).replacing("\n", with: "\n  ") }
    if !cls.isMetaClass {
      lines += cls.metaclass.methods.map { "  " + describe($0).replacing("\n", with: "\n  ") }
    }
    return lines.joined(separator: "\n")
  }

  private func describe(_ made: RuntimeProtocol) -> String {
    var lines = ["protocol \(made.name)" + (made.source.map { "  (\($0))" } ?? "")]
    lines += made.adopted.map { "  adopts \($0.name)" }
    lines += made.declarations.map { declaration in
      "  \(declaration.isRequired ? "required" : "optional") "
        + "\(declaration.isInstance ? "-" : "+")\(declaration.selector)  \(declaration.types)"
    }
    return lines.joined(separator: "\n")
  }

  private func describe(_ object: RuntimeObject, _ call: FunctionCall) throws -> String {
    let text = try description(call.stack, at: 1)
    if object.isDeallocated { return "\(text), deallocated" }
    let count = object.retainCount
    let given = object.isa.lineage.filter(\.isMadeByHand).compactMap(\.firstGiven).map {
      "class of the object set from \($0.from)  (\($0.source))\n"
    }
    return "\(text), \(count) strong reference\(count == 1 ? "" : "s")\n" + given.joined()
      + describe(object.isa)
  }

  /// A method with its history, the newest layer first.
  private func describe(_ method: Method) -> String {
    let sign = method.owner.isMetaClass ? "+" : "-"
    var lines = ["\(sign)[\(method.owner.name) \(method.selector)]  \(method.types)"]
    for record in method.history.reversed() {
      let place = record.source ?? "native"
      switch record.change {
      case .definition: lines.append("  defined  (\(place))")
      case .category: lines.append("  by category \(record.detail ?? "")  (\(place))")
      case .add: lines.append("  added  (\(place))")
      case .replace: lines.append("  replaced  (\(place))")
      case .exchange: lines.append("  exchanged with \(record.detail ?? "")  (\(place))")
      case .setImplementation: lines.append("  implementation set  (\(place))")
      case .layer:
        if let layer = record.layer, layer.kind != .level { lines.append("  " + describe(layer)) }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func describe(_ layer: Layer) -> String {
    let key = layer.key.map { ", key '\($0)'" } ?? ""
    return "hooked \(layer.kind.rawValue) by \(layer.owner)\(key)  (\(layer.source ?? "native"))"
  }

  private func describe(_ selector: Selector) -> String {
    let owners = runtime.classList.flatMap { [$0, $0.metaclass] }
      .filter { $0.ownMethod(selector) != nil }
    let head = "selector \(selector), spelled \(selector.spelling)"
    guard !owners.isEmpty else { return head + "; no class implements it" }
    return head + "\n"
      + owners.map { "  \($0.isMetaClass ? "+" : "-")[\($0.name) \(selector)]" }
      .joined(separator: "\n")
  }
}
