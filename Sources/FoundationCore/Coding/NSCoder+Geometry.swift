internal import SelectorRuntime

/// Encodes UIKit's structures as the strings of `NSStringFromCGRect` and similar functions.
extension NSCoder {
  private static let structures = [
    "CGPoint": "CGPoint", "CGVector": "CGVector", "CGSize": "CGSize", "CGRect": "CGRect",
    "CGAffineTransform": "CGAffineTransform", "UIEdgeInsets": "UIEdgeInsets",
    "UIOffset": "UIOffset", "DirectionalEdgeInsets": "NSDirectionalEdgeInsets",
  ]

  static func defineGeometry(_ coder: ClassDefinition<NSCoder>) {
    for (name, type) in structures.sorted(by: { $0.key < $1.key }) {
      let message = "encode\(name):forKey:"
      coder.method(message) { (coder, value: Value, key: String) in
        let world = coder.foundation
        guard case .structure(let structure)? = world.structure(type, of: value) else {
          throw RuntimeError(
            .invalidArgument,
            "-[\(coder.className) \(message)]: argument 1 must be a \(type), "
              + "got \(value.typeName)")
        }
        try coder.encodeObject(
          .object(world.string(UTF16Text(StructureText.text(structure)))), forKey: key,
          isConditional: false)
      }
      coder.method("decode\(name)ForKey:") { (coder, key: String) -> Value in
        let world = coder.foundation
        guard let type = world.structureType(named: type) else { return .none }
        let value = try coder.decodeObject(forKey: key, of: [world.valueClass("NSString")])
        if let found = world.structure(type.name, of: value) { return found }
        let text = try world.characters(of: value)?.string ?? ""
        return .structure(StructureText.structure(type, in: text))
      }
    }
  }
}
