internal import LuaModules
internal import SelectorRuntime
import StringSearch

/// The declarations of a class and of a protocol.
extension HeaderLibrary {
  /// A class: its members in the files, then the runtime class's other members.
  func classText(_ name: String) -> String {
    let block = declared[name]?.head
    guard let cls = classes[name] else {
      // The classes of XCTest and those of scripts are created when they are needed.
      let isCreatedLate =
        framework(of: name) == .unitTests || Bridge.coreDataClasses.contains(name)
        || Bridge.scriptedClasses.contains(name)
      let mark = isCreatedLate ? "" : "HOOKHOST_MISSING_CLASS(\(name))\n"
      return mark + (block.map { lines(of: $0, nil) } ?? "")
    }
    var text = cls.superclass == nil ? "OBJC_ROOT_CLASS\n" : ""
    text += block?.head ?? "@interface \(name)"
    if block == nil {
      if let parent = cls.superclass { text += " : \(parent.name)" }
      let adopted = cls.protocols.map(\.name)
      if !adopted.isEmpty { text += " <\(adopted.joined(separator: ", "))>" }
    }
    text += "\n"
    for member in block?.members ?? [] { text += line(of: member, cls) }
    return text + liveMembers(of: cls) + "@end\n"
  }

  /// A category that a file declares.
  func categoryText(_ block: InterfaceFile.Block) -> String {
    lines(of: block, classes[block.name])
  }

  /// A protocol: its members in the files, then those that only the runtime's protocol has.
  func protocolText(_ name: String) -> String {
    let block = declared["<\(name)>"]?.head
    guard let made = protocols[name] else {
      return block.map { lines(of: $0, nil, isMarked: false) } ?? ""
    }
    let adopted = made.adopted.map(\.name).joined(separator: ", ")
    var text =
      block?.head ?? "@protocol \(name)" + (adopted.isEmpty ? "" : " <\(adopted)>")
    text += "\n"
    for member in block?.members ?? [] { text += line(of: member, nil, isMarked: false) }
    let known = block == nil ? [] : promises[name] ?? []
    let rest = made.declarations.sorted { $0.selector.name < $1.selector.name }.filter {
      // The types do not determine those of blocks and of pointers, which sources declare exactly.
      isSpellable($0.selector) && !known.contains(($0.isInstance ? "-" : "+") + $0.selector.name)
        && (block == nil || !$0.types.contains("@?") && !$0.types.contains("^"))
    }
    guard block == nil || !rest.isEmpty else { return text + "@end\n" }
    // The nullability of arguments is unknown here, so a source may declare them nonnull.
    text += "NS_ASSUME_NONNULL_END\n"
    for isRequired in [true, false] {
      text += isRequired ? "@required\n" : "@optional\n"
      text += messages(rest.filter { $0.isRequired == isRequired }, of: name)
    }
    return text + "@end\nNS_ASSUME_NONNULL_BEGIN\n"
  }

  /// The messages of a protocol that are all required, or all optional.
  private func messages(
    _ declarations: [RuntimeProtocol.Declaration], of name: String
  ) -> String {
    var text = ""
    let names = Set(declarations.filter(\.isInstance).map(\.selector.name))
    for declaration in declarations {
      let isRequired = declaration.isRequired
      if isRequired, declaration.isInstance, declaration.types.utf8.first == UInt8(ascii: "B"),
        let property = Self.flag(declaration.selector.name)
      {
        // A Boolean getter is a property, so that `animator.running` compiles.
        let access = names.contains(Self.setter(of: property)) ? "" : "readonly, "
        text +=
          "@property (nonatomic, \(access)getter=\(declaration.selector.name)) BOOL \(property);\n"
        continue
      }
      if isRequired, declaration.isInstance,
        names.contains(where: {
          Self.flag($0).map(Self.setter(of:)) == declaration.selector.name
        })
      {
        continue
      }
      text += method(
        declaration.selector, types: declaration.types, declaration.signature,
        isInstance: declaration.isInstance, of: name
      ).replacing("_Nullable", with: "")
    }
    return text
  }

  /// The name of the property with a getter such as `isRunning`; nil for other names.
  private static func flag(_ getter: String) -> String? {
    let rest = getter.dropFirst(2)
    guard getter.hasPrefix("is"), let first = rest.first, first.isUppercase,
      !getter.contains(":"), getter != "isProxy"
    else { return nil }
    return first.lowercased() + rest.dropFirst()
  }

  private static func setter(of property: String) -> String {
    "set" + property.prefix(1).uppercased() + property.dropFirst() + ":"
  }

  private func lines(
    of block: InterfaceFile.Block, _ cls: RuntimeClass?, isMarked: Bool = true
  ) -> String {
    block.head + "\n" + block.members.map { line(of: $0, cls, isMarked: isMarked) }.joined()
      + "@end\n"
  }

  /// A member as its file declares it, marked if the class does not implement it.
  private func line(
    of member: InterfaceFile.Member, _ cls: RuntimeClass?, isMarked: Bool = true
  ) -> String {
    func has(_ selector: String, _ isInstance: Bool) -> Bool {
      guard isMarked, let cls else { return true }
      return (isInstance ? cls : cls.metaclass).method(runtime.selector(selector)) != nil
    }
    func marked(_ text: String, _ name: String) -> String {
      "\(text.dropLast()) HOOKHOST_MISSING(\"\(name)\");\n"
    }
    let owner = cls?.name ?? ""
    switch member {
    case .mark(let text): return text + "\n"
    case .method(let text, let selector, let isInstance):
      if has(selector, isInstance) { return text + "\n" }
      return marked(text, "\(isInstance ? "-" : "+")[\(owner) \(selector)]")
    case .property(let text, let property):
      let isMissing =
        !has(property.getter, property.isInstance)
        || property.setter.map { !has($0, property.isInstance) } ?? false
      return isMissing ? marked(text, "\(owner).\(property.name)") : text + "\n"
    }
  }

  /// Members that no header of Apple's declares although their names have no underscore.
  private static let privateMembers: [String: Set<String>] = ["UISearchBar": ["searchField"]]

  /// The members of a class that no file declares, for it or for a superclass.
  private func liveMembers(of cls: RuntimeClass) -> String {
    var text = ""
    var covered: Set<String> = []
    let known = knownMembers(of: cls)
    for property in cls.nativeProperties.sorted(by: { $0.name < $1.name })
    where !known.contains(property.getter, isInstance: true) {
      text += self.property(property, of: cls)
      covered.insert("-" + property.getter.name)
      if let setter = property.setter { covered.insert("-" + setter.name) }
    }
    for (side, sign) in [(cls.metaclass, "+"), (cls, "-")] {
      for method in side.methods.sorted(by: { $0.selector.name < $1.selector.name }) {
        guard isSpellable(method.selector), !covered.contains(sign + method.selector.name),
          Self.privateMembers[cls.name]?.contains(method.selector.name) != true,
          !known.contains(method.selector, isInstance: sign == "-")
        else { continue }
        text += self.method(
          method.selector, types: method.types, method.signature, isInstance: sign == "-",
          of: cls.name)
      }
    }
    return text
  }

  /// Whether a selector can be written in C.
  private func isSpellable(_ selector: Selector) -> Bool {
    selector.name.utf8.split(separator: UInt8(ascii: ":")).allSatisfy {
      LuaWords.isIdentifier(Substring($0))
    } && selector.name != ":"
  }

  /// The members of a class that are declared elsewhere already.
  private struct KnownMembers {
    /// Members declared by files or protocols, for the class and its superclasses.
    var declared: [Set<String>] = []
    /// The superclasses, which declare their own methods.
    var above: [RuntimeClass] = []

    func contains(_ selector: Selector, isInstance: Bool) -> Bool {
      if above.contains(where: { (isInstance ? $0 : $0.metaclass).ownMethod(selector) != nil }) {
        return true
      }
      let key = (isInstance ? "-" : "+") + selector.name
      return declared.contains { $0.contains(key) }
    }
  }

  private func knownMembers(of cls: RuntimeClass) -> KnownMembers {
    var known = KnownMembers(above: Array(cls.lineage.dropFirst()))
    for place in cls.lineage {
      let block = declared[place.name]
      let adopted = block?.head?.adopted ?? place.protocols.map(\.name)
      let sets = [block?.keys] + adopted.map { promises[$0] }
      known.declared += sets.compactMap(\.self).filter { !$0.isEmpty }
    }
    return known
  }
}
