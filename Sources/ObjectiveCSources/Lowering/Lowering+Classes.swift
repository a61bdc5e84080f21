import StringSearch

extension Lowering {
  /// The declarations of a class in its headers and extensions.
  struct Interface {
    var superclass: String?
    var protocols: [String] = []
    var ivars: [SyntaxNode] = []
    var properties: [SyntaxNode] = []
    /// The keys of the properties in class extensions, which the compiler lists first.
    var extensionProperties: [String] = []
  }

  /// Collects the interfaces, categories and extensions of the source and its own headers.
  func gatherInterfaces() {
    for node in tree.roots {
      switch node.kind {
      case .interface:
        var interface = interfaces[node.name] ?? Interface()
        interface.superclass =
          node.children.first { $0.kind == .superclassReference }?.name ?? interface.superclass
        add(node, to: &interface)
        interfaces[node.name] = interface
      case .category:
        let cls = node.children.first { $0.kind == .classReference }?.name ?? ""
        if node.name.isEmpty || node.name == cls {
          var interface = interfaces[cls] ?? Interface()
          add(node, to: &interface)
          interface.extensionProperties +=
            node.children.filter { $0.kind == .property }.map(propertyKey)
          interfaces[cls] = interface
        } else {
          var interface = categories["\(cls)(\(node.name))"] ?? Interface()
          add(node, to: &interface)
          categories["\(cls)(\(node.name))"] = interface
        }
      case .implementation:
        // It names the superclass of a class that has no interface.
        guard let reference = node.children.first(where: { $0.kind == .superclassReference }) else {
          continue
        }
        interfaces[node.name, default: Interface()].superclass = reference.name
      default: break
      }
    }
  }

  private func add(_ node: SyntaxNode, to interface: inout Interface) {
    for child in node.children {
      switch child.kind {
      case .protocolReference: interface.protocols.append(child.name)
      case .ivar: interface.ivars.append(child)
      case .property: interface.properties.append(child)
      default: break
      }
    }
  }

  func lowerImplementation(_ node: SyntaxNode) {
    let isCategory = node.kind == .categoryImplementation
    let cls =
      isCategory
      ? node.children.first { $0.kind == .classReference }?.name ?? node.name : node.name
    let interface =
      isCategory
      ? categories["\(cls)(\(node.name))"] ?? Interface() : interfaces[cls] ?? Interface()
    implementation = ImplementationContext(name: cls, isCategory: isCategory)
    defer { implementation = nil }
    let options = options(of: node, interface, isCategory)
    let superclass = interface.superclass ?? ""
    let names = [runtimeName(cls), isCategory ? node.name : runtimeName(superclass)]
    let function = isCategory ? "extend" : "implement"
    let quoted = names.map(LuaText.quoted).joined(separator: ", ")
    emit(
      "\(helper(function))(\(quoted), {\(options)}, function(instance, class, super)", at: node)
    if !isCategory { lowerProperties(node, interface) }
    if isCategory { lowerCategoryProperties(node, interface) }
    for child in node.children {
      if child.kind == .instanceMethod || child.kind == .classMethod {
        lowerMethod(child)
      } else if child.kind == .function {
        continue
      }
    }
    emit("end)")
  }

  private func options(_ names: [String]) -> String {
    names.map(LuaText.quoted).joined(separator: ", ")
  }

  private func options(
    of node: SyntaxNode, _ interface: Interface, _ isCategory: Bool
  ) -> String {
    var parts: [String] = []
    if !interface.protocols.isEmpty {
      let protocols = interface.protocols.map(runtimeName(ofProtocol:))
      parts.append("protocols = {\(options(protocols))}")
      let dynamic = node.children.filter { $0.kind == .dynamic }.map(\.name)
      if !dynamic.isEmpty { parts.append("dynamic = {\(options(dynamic))}") }
    }
    let declared = interface.ivars + node.children.filter { $0.kind == .ivar }
    if !isCategory {
      let all = variables(of: node, interface, declared: declared)
      if !all.isEmpty { parts.append("ivars = {\(all.joined(separator: ", "))}") }
      if destructs(node, interface, declared: declared) { parts.append("destructs = true") }
    }
    let aligned = declared.compactMap { ivar in
      alignment(of: ivar).map { "[\(LuaText.quoted(ivar.name))] = \($0)" }
    }
    if !isCategory, !aligned.isEmpty {
      parts.append("aligned = {\(aligned.joined(separator: ", "))}")
    }
    if !isCategory, let above = variablesAbove(interface) { parts.append("above = {\(above)}") }
    let types =
      accessorTypes(node, interface)
      + node.children.compactMap { child -> String? in
        guard child.kind == .instanceMethod || child.kind == .classMethod,
          let declaration = child.declaration, !declaration.encoding.isEmpty
        else { return nil }
        let sign = child.kind == .classMethod ? "+" : "-"
        let name = sign + linkedSelector(child.name, of: declaration)
        return "[\(LuaText.quoted(name))] = \(LuaText.quoted(declaration.encoding))"
      }
    if !types.isEmpty { parts.append("types = {\(types.joined(separator: ", "))}") }
    return parts.joined(separator: ", ")
  }

  func instanceMethods(of node: SyntaxNode) -> Set<String> {
    Set(node.children.filter { $0.kind == .instanceMethod }.map(\.name))
  }

  /// Whether the compiler synthesizes the instance variable of a property.
  ///
  /// It does not if the source implements all accessors, unless `@synthesize` names the property.
  func isSynthesized(_ property: SyntaxNode, in node: SyntaxNode) -> Bool {
    guard let declaration = property.property, !declaration.hasAttribute(.classProperty),
      let ivar = ivarName(of: property, in: node)
    else { return false }
    if node.children.contains(where: { $0.kind == .synthesize && $0.name == property.name }) {
      return true
    }
    let written = instanceMethods(of: node)
    let isOwn =
      written.contains(declaration.getter)
      && (declaration.hasAttribute(.readonly) || written.contains(declaration.setter))
    return !isOwn && !ivar.isEmpty
  }

  /// The properties of a class: its own, and those of protocols that `@synthesize` names.
  func properties(of node: SyntaxNode, _ interface: Interface) -> [SyntaxNode] {
    guard node.kind == .implementation else { return interface.properties }
    let names = Set(interface.properties.map(\.name))
    return interface.properties
      + node.children.filter {
        $0.kind == .synthesize && $0.reference?.kind == .property && !names.contains($0.name)
      }
  }

  /// The name of a property with its side; a class property may be named as an instance property.
  private func propertyKey(_ property: SyntaxNode) -> String {
    let isClass = property.property?.hasAttribute(.classProperty) ?? false
    return (isClass ? "+" : "-") + property.name
  }

  private func lowerProperties(_ node: SyntaxNode, _ interface: Interface) {
    var latest: [String: SyntaxNode] = [:]
    var order: [String] = []
    for property in properties(of: node, interface) {
      let name = propertyKey(property)
      if latest[name] == nil { order.append(name) }
      let isReadonly = property.property?.hasAttribute(.readonly) ?? false
      if latest[name] == nil || !isReadonly { latest[name] = property }
    }
    let instanceMethods = instanceMethods(of: node)
    var seen: Set<String> = []
    for name in interface.extensionProperties + order where seen.insert(name).inserted {
      guard let property = latest[name], let declaration = property.property else { continue }
      let isClass = declaration.hasAttribute(.classProperty)
      let ivar = isClass ? nil : ivarName(of: property, in: node)
      let isSynthesized = isSynthesized(property, in: node)
      if isSynthesized, let ivar, isCountedByHand(declaration) {
        lowerCountedProperty(node, declaration, ivar, instanceMethods)
        continue
      }
      emit(propertyText(node, declaration, isSynthesized ? ivar : nil, isClass))
    }
  }

  /// Whether a source without ARC retains or copies the property's value, which `dealloc` releases.
  func isCountedByHand(_ property: Declaration?) -> Bool {
    guard !usesARC, let property, property.type?.isRetainable == true,
      !property.hasAttribute(.classProperty)
    else { return false }
    return property.hasAttribute(.copy) || property.hasAttribute(.retain)
      || property.hasAttribute(.strong)
  }

  /// Lowers the accessors of such a property as the compiler generates them.
  private func lowerCountedProperty(
    _ node: SyntaxNode, _ property: Declaration, _ ivar: String, _ written: Set<String>
  ) {
    emit(propertyText(node, property, ivar, false, isDeclaredOnly: true))
    let name = LuaText.quoted(ivar)
    if !written.contains(property.getter) {
      emit("\(helper("getter"))(instance, \(name), \(LuaText.quoted(property.getter)))")
    }
    guard !property.hasAttribute(.readonly), !written.contains(property.setter) else { return }
    let setter = LuaText.quoted(property.setter)
    emit(
      "\(helper("setter"))(instance, \(name), \(setter), \(property.hasAttribute(.copy)))")
  }

  private func lowerCategoryProperties(_ node: SyntaxNode, _ interface: Interface) {
    for property in interface.properties {
      guard let declaration = property.declaration else { continue }
      emit(propertyText(node, declaration, nil, declaration.hasAttribute(.classProperty)))
    }
  }

  private func propertyText(
    _ node: SyntaxNode, _ property: Declaration, _ ivar: String?, _ isClass: Bool,
    isDeclaredOnly: Bool = false
  ) -> String {
    var attributes = property.encoding + (ivar.map { ",V\($0)" } ?? "")
    if node.children.contains(where: { $0.kind == .dynamic && $0.name == property.name }) {
      // clang writes it after the storage attributes and before the others.
      let places = [",N", ",G", ",S", ",V"].compactMap { attributes.firstRange(of: $0)?.lowerBound }
      attributes.insert(contentsOf: ",D", at: places.min() ?? attributes.endIndex)
    }
    let setter = property.hasAttribute(.readonly) ? "nil" : LuaText.quoted(property.setter)
    let word = isDeclaredOnly ? ", \"declared\"" : isHeldUnsaid(property) ? ", \"strong\"" : ""
    return "\(helper("property"))(\(isClass ? "class" : "instance"), "
      + "\(LuaText.quoted(property.name)), \(LuaText.quoted(attributes)), "
      + "\(LuaText.quoted(property.getter)), \(setter)\(word))"
  }

  /// Whether ARC retains the value although the encoding does not say so: a readonly property.
  private func isHeldUnsaid(_ property: Declaration) -> Bool {
    guard usesARC, property.type?.isRetainable == true, property.hasAttribute(.readonly) else {
      return false
    }
    return ![.copy, .weak, .assign, .unsafeUnretained].contains { property.hasAttribute($0) }
  }

  private func lowerMethod(_ node: SyntaxNode) {
    guard let declaration = node.declaration,
      let body = node.children.last(where: { $0.kind == .compound })
    else { return }
    // The parameters of a block return type precede the method's own.
    let count = node.name.count { $0 == ":" }
    let parameters = Array(node.children.filter { $0.kind == .parameter }.suffix(count))
    let uses = VariableUses([node], isShared: isShared)
    let result = methodResult(node)
    let scope = FunctionScope(parent: nil, result: result, method: declaration, uses: uses)
    let side = node.kind == .classMethod ? "class" : "instance"
    let isVariadic = spelled(node).contains("...")
    let leading = uses.usesCommand ? ["self", "_cmd"] : ["self"]
    let outs = outParameters(of: node.name, parameters.map { $0.declaration?.type })
    let text = lowerFunction(
      scope, parameters, body, isVariadic: isVariadic && isVariadicHead(node, body),
      leading: leading, boxesObjects: true, outs: outs)
    // Out-parameters are not parameters of the Lua function, so its parameter count does not match
    // the colons of a selector that the runtime does not know.
    let tellsColons =
      host.outParameters[node.name] != nil || outs.places.allSatisfy { outs.given.contains($0) }
    let name = linkedSelector(node.name, of: declaration)
    let spelling = name.replacing(":", with: "_")
    // A variadic function does not show the number of its selector's arguments.
    let isPlain =
      LuaText.isName(spelling) && !name.contains("_") && !isVariadicHead(node, body) && tellsColons
    // Without a colon, a text is a Lua spelling, in which a final `_` means a colon.
    let key =
      name.hasSuffix("_") ? "\(helper("sel"))(\(LuaText.quoted(name)))" : LuaText.quoted(name)
    if uses.usesCommand {
      emit("\(side)[\(key)] = objc.imp(function\(text))", at: node)
    } else if isPlain {
      // Lua adds `self` to a function that is defined with a colon.
      let rest = text.hasPrefix("(self, ") ? "(" + text.dropFirst(7) : "(" + text.dropFirst(5)
      emit("function \(side):\(spelling)\(rest)", at: node)
    } else {
      emit("\(side)[\(key)] = function\(text)", at: node)
    }
  }

  private func isVariadicHead(_ node: SyntaxNode, _ body: SyntaxNode) -> Bool {
    (source(node.file)?.text(node.start, body.start) ?? "").contains("...")
  }

  /// The method's return type, which is the first in its encoding.
  private func methodResult(_ node: SyntaxNode) -> CType? {
    guard let encoding = node.declaration?.encoding.first else { return nil }
    if encoding == "v" { return CType.void }
    if encoding == "B" { return CType.bool }
    return nil
  }

  /// `@protocol`.
  func lowerProtocol(_ node: SyntaxNode) {
    let methods = node.children.filter { $0.kind == .instanceMethod || $0.kind == .classMethod }
    let adopted = node.children.filter { $0.kind == .protocolReference }.map {
      runtimeName(ofProtocol: $0.name)
    }
    guard
      !methods.isEmpty || !adopted.isEmpty
        || node.children.contains(where: { $0.kind == .property })
    else { return }
    func list(_ isOptional: Bool) -> String {
      methods.filter { ($0.declaration?.value == 1) == isOptional }.map { method in
        let sign = method.kind == .classMethod ? "+" : ""
        let types = method.declaration?.encoding ?? ""
        let extended = method.extendedTypes(types).map { ", \(LuaText.quoted($0))" } ?? ""
        return "{\(LuaText.quoted(sign + method.name)), \(LuaText.quoted(types))\(extended)}"
      }.joined(separator: ", ")
    }
    let properties = node.children.filter { $0.kind == .property }.compactMap(\.declaration).map {
      "{\(LuaText.quoted($0.name)), \(LuaText.quoted($0.encoding))"
        + "\($0.hasAttribute(.classProperty) ? ", true" : "")}"
    }
    let name = LuaText.quoted(runtimeName(ofProtocol: node.name))
    emit(
      "\(helper("declareProtocol"))(\(name), {\(list(false))}, "
        + "{\(list(true))}, {\(options(adopted))}, {\(properties.joined(separator: ", "))})",
      at: node)
  }
}
