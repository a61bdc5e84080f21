internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The fields of structures as key paths of a layer, which Core Animation adds to key-value coding.
extension CALayer {
  /// The fields of the structures that have paths, in the order of their numbers.
  private static let fields = [
    "CGPoint": ["x", "y"], "CGSize": ["width", "height"],
    "CGRect": ["origin.x", "origin.y", "size.width", "size.height"],
  ]

  static let keyPaths = NativeCategory("CALayer") { (layer: ClassDefinition<CALayer>) in
    layer.method("valueForKeyPath:") { (layer, path: String) -> Value in
      if let (_, field, value) = try layer.structure(at: path) {
        if let found = CALayer.value(of: field, in: value) { return found }
      }
      return try layer.sendToObject("valueForKeyPath:", Arguments(.string(path)))
    }
    layer.method("setValue:forKeyPath:") { (layer, value: Value, path: String) in
      if let (key, field, old) = try layer.structure(at: path),
        let number = Double.from(value, in: layer.runtime),
        let changed = CALayer.structure(old, with: field, number)
      {
        try layer.send(layer.runtime.selector(DeclaredProperty.setterName(of: key)), changed)
        return
      }
      _ = try layer.sendToObject("setValue:forKeyPath:", Arguments(value, .string(path)))
    }
  }

  /// Sends a message to the implementation of `NSObject`.
  private func sendToObject(_ name: String, _ arguments: borrowing Arguments) throws -> Value {
    guard let cls = runtime.madeClass(UIKitClasses.layer.declaration) else { return .none }
    return try runtime.sendSuper(self, above: cls, runtime.selector(name), arguments)
  }

  /// The structure that the first key of a path names, and the rest of the path.
  private func structure(
    at path: String
  ) throws -> (key: String, field: String, value: Structure)? {
    guard let dot = path.firstIndex(of: ".") else { return nil }
    let key = String(path[..<dot])
    let getter = runtime.selector(key)
    guard try implements(getter), case .structure(let value) = try call(getter) as Value else {
      return nil
    }
    return (key, String(path[path.index(after: dot)...]), value)
  }

  private static func value(of field: String, in structure: Structure) -> Value? {
    let numbers = structure.numbers
    if let index = fields[structure.type.name]?.firstIndex(of: field) {
      return .number(numbers[index])
    }
    switch (structure.type.name, field) {
    case ("CGRect", "origin"): return CGPoint(x: numbers[0], y: numbers[1]).messageValue
    case ("CGRect", "size"): return CGSize(width: numbers[2], height: numbers[3]).messageValue
    case ("CATransform3D", "translation"):
      return CGSize(width: numbers[12], height: numbers[13]).messageValue
    case ("CATransform3D", _):
      return CATransform3D(numbers: numbers).component(field).map { .number($0) }
    default: return nil
    }
  }

  /// The structure with another number in a field; nil for an unknown field.
  private static func structure(
    _ old: Structure, with field: String, _ number: Double
  ) -> Value? {
    if let index = fields[old.type.name]?.firstIndex(of: field) {
      var numbers = old.numbers
      numbers[index] = number
      return .structure(Structure(old.type, numbers))
    }
    guard old.type.name == "CATransform3D" else { return nil }
    return CATransform3D(numbers: old.numbers).setting(field, to: number)?.messageValue
  }
}
