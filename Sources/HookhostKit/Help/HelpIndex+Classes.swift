internal import LuaModules
internal import SelectorRuntime
internal import Systems

/// Pages about classes and protocols, and their lists by framework.
extension HelpIndex {
  /// The public classes, sorted by name.
  var classes: [RuntimeClass] {
    if let classes = cache.classes { return classes }
    let classes = runtime.classList
      .filter { LuaWords.isName($0.name) && $0.concealment == nil }
      .sorted { $0.name < $1.name }
    cache.classes = classes
    return classes
  }

  /// The protocols, sorted by name.
  var protocols: [RuntimeProtocol] { runtime.protocolList.sorted { $0.name < $1.name } }

  /// The page of a class of a framework that is not modelled; nil for the name of any other class.
  func absentClassPage(_ name: String) -> HelpPage? {
    guard LuaWords.isName(name), let framework = Framework.ofAbsent(name),
      nearestClass(to: name) == nil
    else { return nil }
    var page = HelpPage(name: name, kind: "class of \(framework.name), which is not modelled")
    page.text =
      "By its prefix, \(name) belongs to \(framework.name), of which hookhost has no classes. A "
      + "source that names it is read, and the class is nil. A stand-in has the methods that the "
      + "app calls; what the framework itself does needs a device."
    page.add(
      "Example",
      code: "local \(name) = objc.class(\"\(name)\", objc.NSObject)\nprint(\(name):new():class())")
    page.add(
      "See",
      ["not-modelled", "objc.class", "stub"].map { .init(term: $0, text: summary(of: $0)) })
    page.add(
      "Guides",
      ["What-Hookhost-Cannot-Tell"].map { .init(term: $0, text: HelpGuide.title(of: $0) ?? "") })
    return page
  }

  /// The page of a class.
  func classPage(_ name: String) -> HelpPage? {
    guard let cls = runtime.lookUpClass(name) else { return nil }
    let place = cls.source.map { "class defined in \($0)" }
    let kind = place ?? Framework.of(cls).map { "class of \($0.name)" } ?? "class"
    var page = HelpPage(name: name, kind: kind)
    page.signatures = [cls.lineage.map(\.name).joined(separator: " : ")]
    let adopted = cls.protocols.map { "<\($0.name)>" }.sorted()
    page.add("Protocols", names: adopted)
    let properties = (cls.nativeProperties + cls.properties).sorted { $0.name < $1.name }
    page.add("Properties", properties.map(entry))
    var accessors: Set<Selector> = []
    for property in properties {
      accessors.insert(property.getter)
      if let setter = property.setter { accessors.insert(setter) }
    }
    page.add("Methods of the class", methods(of: cls.metaclass).map { entry($0, isClass: true) })
    page.add(
      "Methods",
      methods(of: cls).filter { !accessors.contains($0.selector) }
        .map { entry($0, isClass: false) })
    let below = classes.filter { $0.superclass === cls && !$0.name.hasPrefix("_") }.map(\.name)
    page.add("Subclasses", names: below)
    return page
  }

  /// A class's own methods as scripts call them, without methods for internal use.
  private func methods(of cls: RuntimeClass) -> [Method] {
    cls.methods.filter {
      !$0.selector.name.hasPrefix(".") && !($0.implementation is SuperImplementation)
    }
    .sorted { $0.selector.name < $1.selector.name }
  }

  private func entry(_ property: DeclaredProperty) -> HelpPage.Entry {
    let encoding = property.attributes.first { $0.name == "T" }?.value ?? "@"
    let setter = property.setter.map { ", \($0.luaSpelling)(value)" } ?? ", read only"
    return .init(
      term: "\(property.name): \(LuaSignature.luaType(of: encoding))",
      text: "\(property.getter.luaSpelling)()\(setter)")
  }

  private func entry(_ method: Method, isClass: Bool) -> HelpPage.Entry {
    .init(term: (isClass ? "+ " : "") + LuaSignature(method).text)
  }

  /// The page of a protocol; the name may be in angle brackets.
  func protocolPage(_ typed: String) -> HelpPage? {
    let name =
      typed.hasPrefix("<") && typed.hasSuffix(">")
      ? String(typed.dropFirst().dropLast()) : typed
    guard let made = runtime.protocolList.first(where: { $0.name == name }) else { return nil }
    let framework = Framework.of(name).map { "protocol of \($0.name)" }
    var page = HelpPage(name: "<\(name)>", kind: framework ?? "protocol")
    page.add("Adopts", names: made.adopted.map(\.name))
    page.add(
      "Properties", made.properties.map(\.property).sorted { $0.name < $1.name }.map(entry))
    for isRequired in [true, false] {
      let declared = made.declarations.filter { $0.isRequired == isRequired }
        .sorted { $0.selector.name < $1.selector.name }
      page.add(
        isRequired ? "Required methods" : "Optional methods",
        declared.map { declaration in
          .init(
            term: (declaration.isInstance ? "" : "+ ") + LuaSignature(declaration).text)
        })
    }
    let adopters = classes.filter { cls in cls.protocols.contains { $0 === made } }.map(\.name)
    page.add("Adopted by", names: adopters)
    return page
  }

  // MARK: Lists

  /// The page that lists all classes or all protocols, by framework.
  func frameworksPage(_ kind: String) -> HelpPage {
    var page = HelpPage(name: kind, kind: "what there is, by framework")
    page.text =
      "`hookhost help NAME` shows one of them. Classes of other frameworks can be defined as "
      + "stand-ins: objc.class(name, objc.NSObject)."
    var grouped: [String: [String]] = [:]
    let others = "Others"
    if kind == "classes" {
      for cls in classes {
        let isOwn = cls.source != nil
        let group = isOwn ? "Defined by the script" : Framework.of(cls)?.name ?? others
        grouped[group, default: []].append(cls.name)
      }
    } else {
      for made in protocols {
        let group =
          made.source != nil
          ? "Defined by the script" : Framework.of(made.name)?.name ?? others
        grouped[group, default: []].append(made.name)
      }
    }
    let order = Framework.present.map(\.name) + [others, "Defined by the script"]
    for group in order {
      let names = grouped[group] ?? []
      page.add(group, names: names.filter { !$0.hasPrefix("_") })
      page.add("\(group), private", names: names.filter { $0.hasPrefix("_") })
    }
    return page
  }

  /// The page that lists the classes and protocols of one framework.
  func page(of framework: Framework) -> HelpPage? {
    let own = classes.filter { $0.source == nil && Framework.of($0) == framework }.map(\.name)
    let protocols = protocols.map(\.name).filter { Framework.of($0) == framework }
    guard !own.isEmpty || !protocols.isEmpty else { return nil }
    var page = HelpPage(name: framework.name, kind: "framework")
    page.add("Classes", names: own.filter { !$0.hasPrefix("_") })
    page.add("Private classes", names: own.filter { $0.hasPrefix("_") })
    page.add("Protocols", names: protocols)
    page.add(
      "Enumerations", names: Enumeration.all.filter { $0.framework == framework.name }.map(\.name))
    return page
  }
}

extension LuaSignature {
  /// Creates the description of a method in the runtime.
  init(_ method: Method) {
    self.init(method.selector, types: method.types, native: method.signature)
  }

  /// Creates the description of a method that a protocol declares.
  init(_ declaration: RuntimeProtocol.Declaration) {
    self.init(declaration.selector, types: declaration.types, native: declaration.signature)
  }

  /// The notation in scripts: `convertPoint_toView_(point: CGPoint, toView: UIView?): CGPoint`.
  var text: String {
    let parameters = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    return "\(selector.luaSpelling)(\(parameters))" + (result.map { ": \($0)" } ?? "")
  }
}
