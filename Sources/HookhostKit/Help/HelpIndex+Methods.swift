internal import LuaModules
internal import SelectorRuntime

/// Pages about one method of a class, and about a selector in all classes.
extension HelpIndex {
  /// The pages of a method written as `-[UIView setFrame:]`, `UIView.setFrame_`, `UIView:setFrame`.
  ///
  /// It is nil if the name has another form, or if there is no such class or protocol.
  func methodPages(_ name: String) -> [HelpPage]? {
    guard let path = MethodPath(name) else { return nil }
    if let cls = runtime.lookUpClass(path.owner) {
      let sides = path.isClass.map { [$0] } ?? [false, true]
      return sides.compactMap { isClass in
        let part = isClass ? cls.metaclass : cls
        guard let method = method(path.name, of: part) else { return nil }
        return page(of: method, cls, isClass: isClass)
      }
    }
    guard let made = runtime.protocolList.first(where: { $0.name == path.owner }) else {
      return nil
    }
    return made.closure.flatMap(\.declarations)
      .filter {
        path.name.isSpelling(of: $0.selector)
          && (path.isClass.map { !$0 } ?? $0.isInstance) == $0.isInstance
      }
      .map { page(of: $0, made) }
  }

  /// The method that an instance uses, which may be inherited.
  private func method(_ name: String, of cls: RuntimeClass) -> Method? {
    let all = cls.lineage.lazy.flatMap(\.methods)
    return all.first { $0.selector.name == name } ?? all.first { name.isSpelling(of: $0.selector) }
  }

  private func page(of method: Method, _ cls: RuntimeClass, isClass: Bool) -> HelpPage {
    let part = isClass ? cls.metaclass : cls
    let owner = part.lineage.first { $0.methods.contains { $0 === method } } ?? part
    let sign = isClass ? "+" : "-"
    var page = HelpPage(
      name: "\(sign)[\(owner.instanceClass.name) \(method.selector)]",
      kind: isClass ? "method of a class" : "method")
    let receiver = isClass ? "objc.\(cls.name)" : "object"
    let signature = MemberSignatures(runtime).signature(of: method, in: owner)
    page.signatures = ["\(receiver):\(signature.text)"]
    if owner !== part { page.text = "\(cls.name) inherits it." }
    if !isClass {
      let defaults = defaultTexts(of: method.selector, in: [owner.instanceClass])
      page.add("Default", defaults.map { .init(term: $0.text) })
    }
    page.add("Type encoding", [.init(term: method.types)])
    let declaring = cls.lineage.flatMap(\.protocols).flatMap(\.closure).filter { made in
      made.declarations.contains { $0.selector === method.selector }
    }
    page.add("Declared by", names: Set(declaring.map(\.name)).sorted())
    let overriding = classes.filter { other in
      other !== owner.instanceClass && other.inherits(from: owner.instanceClass)
        && (isClass ? other.metaclass : other).ownMethod(method.selector) != nil
    }
    page.add("Overridden in", names: overriding.map(\.name))
    return page
  }

  private func page(
    of declaration: RuntimeProtocol.Declaration, _ made: RuntimeProtocol
  ) -> HelpPage {
    let sign = declaration.isInstance ? "-" : "+"
    var page = HelpPage(
      name: "\(sign)[\(made.name) \(declaration.selector)]",
      kind: declaration.isRequired ? "required method" : "optional method")
    let signature = MemberSignatures(runtime).signature(of: declaration, in: made)
    page.signatures = [
      "function \(declaration.isInstance ? "instance" : "class"):\(signature.text)"
    ]
    page.text = "A class that adopts \(made.name) implements it; hook.delegate can stand before it."
    page.add("Type encoding", [.init(term: declaration.types)])
    return page
  }

  /// The getters of properties with a name that is not that of a method, as `isEnabled` of `enabled`.
  private func getters(ofProperty name: String) -> [Selector] {
    var found: [Selector] = []
    for cls in classes {
      for property in cls.properties + cls.visibleProperties
      where property.name == name && !found.contains(where: { $0 === property.getter }) {
        found.append(property.getter)
      }
    }
    return found
  }

  /// The page of a selector, by its exact name or its Lua spelling, which lists the implementers.
  func selectorPage(_ name: String) -> HelpPage? {
    var known = runtime.knownSelectors.filter { name.isSpelling(of: $0) }
    if known.isEmpty { known = getters(ofProperty: name) }
    let exact = known.first { $0.name == name }
    let all = exact.map { [$0] } ?? known
    var implementers: [HelpPage.Entry] = []
    var declarers: [HelpPage.Entry] = []
    for selector in all {
      for cls in classes {
        for (part, sign) in [(cls, "-"), (cls.metaclass, "+")] {
          guard let method = part.ownMethod(selector) else { continue }
          implementers.append(
            .init(term: "\(sign)[\(cls.name) \(selector)]", text: LuaSignature(method).text))
        }
      }
      for made in protocols {
        for declaration in made.declarations where declaration.selector === selector {
          declarers.append(
            .init(
              term: "\(declaration.isInstance ? "-" : "+")[\(made.name) \(selector)]",
              text: LuaSignature(declaration).text))
        }
      }
    }
    guard !implementers.isEmpty || !declarers.isEmpty else { return nil }
    var page = HelpPage(
      name: all.map(\.name).joined(separator: ", "), kind: all.count > 1 ? "selectors" : "selector")
    page.signatures = all.map { "object:\($0.luaSpelling)(...), objc.sel \"\($0.name)\"" }
    let defaults = all.flatMap { defaultTexts(of: $0, in: classes) }
    page.add("Default", defaults.map { .init(term: $0.cls.name, text: $0.text) })
    page.add("Implemented by", implementers)
    page.add("Declared by", declarers)
    return page
  }
}

extension String {
  /// Whether the text is the exact selector or its Lua spelling; the final `_` may be omitted.
  fileprivate func isSpelling(of selector: Selector) -> Bool {
    if selector.name == self { return true }
    // A spelling differs by at most the final `_` and that after a word of Lua.
    let difference = selector.name.utf8.count - utf8.count
    guard (-1...1).contains(difference), !contains(":") else { return false }
    let spelling = selector.luaSpelling
    return spelling == self || spelling == self + "_"
  }
}

/// A class or protocol and one of its methods, in one of the common notations.
private struct MethodPath {
  let owner: String
  let name: String
  /// Whether it begins with `+`; nil if it begins with neither `+` nor `-`.
  let isClass: Bool?

  init?(_ text: String) {
    if let sign = text.first, sign == "-" || sign == "+", text.dropFirst().first == "[",
      text.hasSuffix("]")
    {
      let parts = text.dropFirst(2).dropLast().split(separator: " ")
      guard parts.count == 2 else { return nil }
      (owner, name, isClass) = (String(parts[0]), String(parts[1]), sign == "+")
      return
    }
    guard let mark = text.firstIndex(where: { $0 == "." || $0 == ":" }), mark != text.startIndex
    else { return nil }
    let rest = text[text.index(after: mark)...]
    guard !rest.isEmpty else { return nil }
    (owner, name, isClass) = (String(text[..<mark]), String(rest), nil)
  }
}
