internal import LuaModules
internal import ScriptHost
internal import SelectorRuntime

/// The types that the files of `Interfaces` declare for methods, as Lua types.
///
/// A native method that accepts any value has open types; if Objective-C declares them, the
/// declared types are used.
struct InterfaceTypes {
  /// A file's declaration of a method, unparsed.
  private struct Written {
    var result: String?
    var parameters: [String]
  }

  /// Maps names of classes, and of protocols in brackets, to their methods, as `-frame`.
  private let written: [String: [String: Written]]
  /// The type aliases.
  private let typedefs: [String: String]

  /// The types of all frameworks, read on first use.
  static let all = InterfaceTypes(
    HeaderFramework.allCases.flatMap(\.interfaces).map { InterfaceFile($0.text) })

  private init(_ files: [InterfaceFile]) {
    var written: [String: [String: Written]] = [:]
    var typedefs: [String: String] = [:]
    for file in files {
      for line in file.text.split(separator: "\n") where line.hasPrefix("typedef ") {
        guard let (name, type) = DeclarationReader.typedef(String(line)) else { continue }
        typedefs[name] = type
      }
      for block in file.blocks {
        let owner = block.kind == .protocol ? "<\(block.name)>" : block.name
        for member in block.members { Self.note(member, in: &written[owner, default: [:]]) }
      }
    }
    self.written = written
    self.typedefs = typedefs
  }

  private static func note(_ member: InterfaceFile.Member, in methods: inout [String: Written]) {
    switch member {
    case .mark: break
    case .method(let text, let selector, let isInstance):
      let types = DeclarationReader.types(of: text)
      methods[(isInstance ? "-" : "+") + selector] = Written(
        result: types.first, parameters: Array(types.dropFirst()))
    case .property(let text, let property):
      let type = DeclarationReader.type(of: text, named: property.name)
      let sign = property.isInstance ? "-" : "+"
      methods[sign + property.getter] = Written(result: type, parameters: [])
      if let setter = property.setter {
        methods[sign + setter] = Written(result: nil, parameters: [type])
      }
    }
  }

  /// The declared types of a method; nil if no file declares it.
  ///
  /// - Parameters:
  ///   - key: The selector after its sign, `-` or `+`.
  ///   - owner: The class, or the protocol in brackets.
  ///   - instance: The class for `instancetype`; nil for the receiver's own.
  ///   - answersObjects: Whether the receiver is one of Foundation's values, which return such
  ///     values as objects.
  ///   - runtime: The runtime; only its classes and protocols are named.
  func hint(
    _ key: String, of owner: String, instance: String?, answersObjects: Bool = false,
    in runtime: Runtime
  ) -> SignatureHint? {
    guard let found = written[owner]?[key] else { return nil }
    var reader = InterfaceTypeReader(typedefs: typedefs, instance: instance, runtime: runtime)
    let parameters = found.parameters.map { reader.type(of: $0) }
    reader.isObject = answersObjects
    return SignatureHint(
      parameters: parameters, result: found.result.flatMap { reader.type(of: $0) })
  }
}
