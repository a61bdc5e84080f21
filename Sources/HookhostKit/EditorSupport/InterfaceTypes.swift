internal import SelectorRuntime

/// The types that the files of `Interfaces` declare for methods, as editors name them.
///
/// A native method that is written for any value leaves its types open; where Objective-C declares
/// them, they are taken from there.
struct InterfaceTypes {
  /// What a file says of a method, as it is written.
  private struct Written {
    var result: String?
    var parameters: [String]
  }

  /// By the names of classes, and those of protocols in brackets: their methods, as `-frame`.
  private let written: [String: [String: Written]]
  /// The types that stand for others.
  private let typedefs: [String: String]

  /// Those of all frameworks, read when somebody asks first.
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

  /// What is declared for a method; nil where no file declares it.
  ///
  /// - Parameters:
  ///   - key: The selector behind its sign, `-` or `+`.
  ///   - owner: The class, or the protocol in brackets.
  ///   - instance: The class whose instances `instancetype` means; nil for the receiver's own.
  ///   - answersObjects: Whether the receiver is one of Foundation's values, which answer such as objects.
  ///   - runtime: The world, whose classes and protocols alone are named.
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
