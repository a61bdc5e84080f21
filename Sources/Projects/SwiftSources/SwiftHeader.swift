internal import LuaModules
internal import StringSearch

/// The header that a Swift compiler writes for Objective-C: `Module-Swift.h`.
///
/// It declares the classes, protocols and enumerations of Swift sources that are for Objective-C. Swift
/// is not compiled, so these classes are missing at run time. A member whose type cannot be found out
/// without a compiler is left out.
struct SwiftHeader {
  private var names: SwiftTypeNames
  private let declarations: [SwiftDeclaration]
  private let known: ObjectiveCNames
  private var imports: Set<String> = []

  /// Creates the header of some sources.
  ///
  /// - Parameters:
  ///   - sources: The bytes of the sources.
  ///   - macros: The conditions that are defined in them.
  ///   - known: The types of the headers that they may use.
  ///   - umbrella: The header of the module's own declarations in Objective-C, which it includes.
  init(
    _ sources: [[UInt8]], macros: Set<String>, known: ObjectiveCNames, umbrella: String? = nil
  ) {
    self.known = known
    if let umbrella { imports.insert(umbrella) }
    let files = sources.map { SwiftTokens.read($0, macros: macros) }
    declarations = files.flatMap(SwiftReader.read)
    names = SwiftTypeNames(declarations, known)
    for tokens in files {
      for (word, module) in zip(tokens, tokens.dropFirst()) where word.text == "import" {
        if let header = Self.header(of: module.text) { imports.insert(header) }
      }
    }
  }

  /// The header of a framework; nil for other modules.
  private static func header(of module: String) -> String? {
    if let framework = HeaderFramework(rawValue: module) { return framework.header }
    let path = "\(module)/\(module).h"
    return HeaderNames.headers.contains { $0.path == path } ? path : nil
  }

  /// The names of the classes that the sources define for Objective-C.
  var classNames: [String] {
    types(.cls).filter(isVisible).map { names.objcName($0.name) }.sorted()
  }

  /// The text of the header.
  mutating func text() -> String {
    var enumerations = ""
    var protocols = ""
    var classes = ""
    let visible = types(.cls).filter(isVisible)
    let visibleProtocols = types(.proto).filter(\.isObjC)
    for type in types(.enumeration) where type.isObjC { enumerations += enumeration(type) }
    for type in inOrder(visibleProtocols) {
      protocols +=
        "@protocol \(objc(type))\(adopted(type, isProtocol: true))\n\(members(type, true))@end\n"
    }
    for type in inOrder(visible) {
      let parent = superclass(of: type) ?? "NSObject"
      // A source may include the headers of two targets that share a Swift file.
      let mark = "HOOKHOST_SWIFT_" + names.objcName(type.name)
      classes += "#ifndef \(mark)\n#define \(mark)\n"
      classes += "@interface \(objc(type)) : \(parent)\(adopted(type, isProtocol: false))\n"
      classes += "\(members(type, type.hasObjCMembers))@end\n#endif\n"
    }
    for (place, type) in types(.ext).enumerated() {
      guard names.isProtocol(type.name) == false else { continue }
      let own = names.types[type.name]
      let text = members(type, type.isObjC || own?.hasObjCMembers == true)
      guard !text.isEmpty, own.map(isVisible) ?? true else { continue }
      use(names.objcName(type.name))
      classes += "@interface \(names.objcName(type.name)) (Swift\(place))\n\(text)@end\n"
    }
    for name in names.used { use(name) }
    let forward =
      visible.map { "@class \(objc($0));\n" } + visibleProtocols.map { "@protocol \(objc($0));\n" }
      + known.headers.keys.filter(known.classes.contains).sorted().map { "@class \($0);\n" }
      + known.headers.keys.filter(known.protocols.contains).sorted().map { "@protocol \($0);\n" }
    return """
      #pragma clang system_header
      #pragma once
      #import <UIKit/UIKit.h>
      \(imports.sorted().map { "#import \"\($0)\"\n" }.joined())\(forward.joined())
      \(enumerations)\(protocols)\(classes)
      """
  }

  private mutating func use(_ name: String) {
    if let path = known.headers[name] { imports.insert(path) }
  }

  private func objc(_ type: SwiftDeclaration) -> String { type.objcName ?? type.name }

  /// All types of a kind, those inside others included, and each once: several targets may have a type
  /// of one name.
  private func types(_ kind: SwiftDeclaration.TypeKind) -> [SwiftDeclaration] {
    var seen: Set<String> = []
    func all(_ list: [SwiftDeclaration]) -> [SwiftDeclaration] {
      list.flatMap { declaration -> [SwiftDeclaration] in
        guard case .type(let own) = declaration.kind, !declaration.isPrivate else { return [] }
        return (own == kind ? [declaration] : []) + all(declaration.members)
      }
    }
    return all(declarations).filter { kind == .ext || seen.insert(objc($0)).inserted }
  }

  /// Whether a class is for Objective-C: by its attributes, or since it inherits from NSObject.
  private func isVisible(_ type: SwiftDeclaration) -> Bool {
    if type.isObjC || type.hasObjCMembers { return true }
    guard case .named(let name, _)? = type.inherited.first, name != type.name else { return false }
    if let parent = names.types[name] {
      if case .type(.cls) = parent.kind { return isVisible(parent) }
      return false
    }
    return known.classes.contains(names.objcName(name))
  }

  private mutating func superclass(of type: SwiftDeclaration) -> String? {
    guard case .named(let name, _)? = type.inherited.first, names.isProtocol(name) == false else {
      return nil
    }
    use(names.objcName(name))
    return names.objcName(name)
  }

  private mutating func adopted(_ type: SwiftDeclaration, isProtocol: Bool) -> String {
    var list: [String] = []
    for case .named(let name, _) in type.inherited {
      let isRoot = isProtocol && name == "NSObjectProtocol"
      guard isRoot || names.isProtocol(name) == true else { continue }
      let objc = isRoot ? "NSObject" : names.objcName(name)
      use(objc)
      if !list.contains(objc) { list.append(objc) }
    }
    if isProtocol, list.isEmpty { list = ["NSObject"] }
    return list.isEmpty ? "" : " <\(list.joined(separator: ", "))>"
  }

  /// Types behind those that they inherit from.
  private func inOrder(_ list: [SwiftDeclaration]) -> [SwiftDeclaration] {
    var result: [SwiftDeclaration] = []
    var seen: Set<String> = []
    let byName = Dictionary(list.map { ($0.name, $0) }) { first, _ in first }
    func add(_ type: SwiftDeclaration) {
      guard seen.insert(type.name).inserted else { return }
      for case .named(let name, _) in type.inherited { if let own = byName[name] { add(own) } }
      result.append(type)
    }
    list.forEach(add)
    return result
  }

  // MARK: Members

  private func enumeration(_ type: SwiftDeclaration) -> String {
    let name = objc(type)
    var raw = "NSInteger"
    if case .named(let text, _)? = type.inherited.first, text == "UInt" { raw = "NSUInteger" }
    let cases = type.members.compactMap { member -> String? in
      guard case .enumCase = member.kind else { return nil }
      let number = member.number.map { " = \($0.filter { $0 != "_" })" } ?? ""
      return "  \(member.objcName ?? name + member.name.capitalizedFirst)\(number),\n"
    }
    return "typedef NS_ENUM(\(raw), \(name)) {\n\(cases.joined())};\n"
  }

  /// The members that Objective-C sees.
  ///
  /// - Parameter all: Whether those without an attribute are for it, too.
  private mutating func members(_ type: SwiftDeclaration, _ all: Bool) -> String {
    var isAll = all
    if case .type(.proto) = type.kind { isAll = type.isObjC }
    var result = ""
    for member in type.members where (isAll || member.isObjC) && !member.isPrivate {
      guard let text = text(of: member) else { continue }
      result += member.isOptional ? "@optional\n\(text)@required\n" : text
    }
    return result
  }

  private mutating func text(of member: SwiftDeclaration) -> String? {
    switch member.kind {
    case .property:
      guard let type = member.type ?? names.type(ofValue: member.value),
        let text = names.declaration(type, member.objcName ?? member.name)
      else { return nil }
      var words = (member.isStatic ? ["class"] : []) + ["nonatomic"]
      if !member.isSettable { words.append("readonly") }
      return "@property (\(words.joined(separator: ", "))) \(text);\n"
    case .function, .initializer: return method(member)
    default: return nil
    }
  }

  private mutating func method(_ member: SwiftDeclaration) -> String? {
    let isInit = member.kind.isInitializer
    var pieces: [String]
    if let given = member.objcName {
      pieces = given.split(separator: ":").map(String.init)
    } else {
      pieces = [isInit ? "init" : member.name]
      for (place, parameter) in member.parameters.enumerated() {
        if place > 0 {
          pieces.append(parameter.label)
        } else if !parameter.label.isEmpty {
          let word = Self.startsWithPreposition(parameter.label) ? "" : "With"
          pieces[0] += word + parameter.label.capitalizedFirst
        }
      }
    }
    var result = isInit ? "instancetype" : names.text(member.type ?? .void)
    var types: [String] = []
    for parameter in member.parameters {
      guard let type = names.text(parameter.type) else { return nil }
      types.append(type)
    }
    if member.isAsync {
      guard let value = result else { return nil }
      let error = member.throwsErrors ? (value == "void" ? "NSError *" : ", NSError *") : ""
      types.append("void (^)(\(value == "void" ? (error.isEmpty ? "void" : "") : value)\(error))")
      if member.objcName == nil {
        if member.parameters.isEmpty {
          pieces[0] += "WithCompletionHandler"
        } else {
          pieces.append("completionHandler")
        }
      }
      result = "void"
    } else if member.throwsErrors {
      let place = placeOfError(member, types, pieces)
      types.insert("NSError **", at: place)
      if member.objcName == nil, place > 0 {
        pieces.insert("error", at: place)
      } else if member.objcName == nil {
        pieces[0] = (isInit ? "init" : member.name) + "AndReturnError"
        if let first = member.parameters.first { pieces.insert(first.label, at: 1) }
      }
      if result == "void" { result = "BOOL" }
    }
    guard let result, types.isEmpty ? pieces.count == 1 : pieces.count == types.count else {
      return nil
    }
    let mark = member.isStatic ? "+" : "-"
    let arguments = zip(pieces, types).enumerated().map { place, pair in
      "\(pair.0):(\(pair.1))a\(place)"
    }
    let tail = types.isEmpty ? pieces[0] : arguments.joined(separator: " ")
    return "\(mark) (\(result))\(tail);\n"
  }

  /// The index of the parameter for the error: that which the selector calls so, or the last but for the blocks at
  /// the end.
  private func placeOfError(
    _ member: SwiftDeclaration, _ types: [String], _ pieces: [String]
  ) -> Int {
    if member.objcName != nil {
      if let named = pieces.lastIndex(of: "error"), named <= types.count { return named }
      if pieces[0].hasSuffix("Error") { return 0 }
    }
    return types.count - types.reversed().prefix { $0.contains("(^)(") }.count
  }

  /// The words that need no `With` in front of them in a selector.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func startsWithPreposition(_ label: String) -> Bool {
    prepositions.contains(String(label.prefix { $0.isLowercase }))
  }
}

extension SwiftDeclaration.Kind {
  fileprivate var isInitializer: Bool { if case .initializer = self { true } else { false } }
}

extension String {
  /// The string with a capital at its beginning.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
