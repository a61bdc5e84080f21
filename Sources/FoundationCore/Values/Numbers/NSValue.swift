package import SelectorRuntime

// no traps of stop: native classes are declared by the host and not by scripts.

/// A C value as an object: a structure, or an unretained pointer to an object.
///
/// Numbers are instances of a subclass.
package class NSValue: RuntimeObject {
  fileprivate(set) final var content = Value.none
  fileprivate(set) final var types = ""

  package override var plainValue: Value? { content.object == nil ? content : nil }

  fileprivate final func fill(_ content: Value, _ types: String) {
    self.content = content
    self.types = types
  }
}

extension FoundationWorld {
  /// Creates the `NSConcreteValue` of a structure.
  package func makeValue(_ value: Value) throws -> RuntimeObject {
    guard case .structure(let structure) = value else {
      throw RuntimeError(.invalidArgument, "NSValue holds no \(value.typeName)")
    }
    return concreteValue(value, structure.type.encoding)
  }

  func concreteValue(_ content: Value, _ types: String) -> NSValue {
    guard let made = runtime.createInstance(valueClass("NSConcreteValue")) as? NSValue else {
      preconditionFailure("NSConcreteValue does not make values")
    }
    made.fill(content, types)
    return made
  }

  /// Reads a structure, given by its encoding or C name, from a value of a message.
  package func structure(_ name: String, of value: Value) -> Value? {
    let type = structureTypes[name] ?? structureTypes.values.first { $0.name == name }
    guard let type else { return nil }
    switch value {
    case .structure(let structure): return structure.type === type ? value : nil
    case .foreign(let foreign): return foreign.structure(type).map { .structure($0) }
    case .object(let object): return object.plainValue.flatMap { self.structure(name, of: $0) }
    default: return nil
    }
  }
}

extension NSValue {
  /// The structures with their own factory method and getter: `valueWithCGRect:`.
  private static let structures = [
    "Range": "_NSRange", "Point": "CGPoint", "Size": "CGSize", "Rect": "CGRect",
    "CGPoint": "CGPoint", "CGSize": "CGSize", "CGRect": "CGRect",
    "CGVector": "CGVector", "CGAffineTransform": "CGAffineTransform",
    "CATransform3D": "CATransform3D",
    "UIEdgeInsets": "UIEdgeInsets", "UIOffset": "UIOffset",
    "DirectionalEdgeInsets": "NSDirectionalEdgeInsets",
  ]

  /// The first letters of encodings that are not numbers.
  ///
  /// These are pointers, objects, and structures, unions and arrays that only a source declares,
  /// whose bytes are stored as hexadecimal digits.
  private static let lettersOfOthers: Set<Character> = ["^", "@", "#", ":", "*", "{", "(", "["]

  static func define(_ value: ClassDefinition<NSValue>) {
    value.adopt(FoundationProtocols.copying)
    defineCoding(value)
    let cls = value.classSide
    for (name, type) in structures.sorted(by: { $0.key < $1.key }) {
      cls.method("valueWith\(name):") { (cls, content: Value) -> NSValue in
        guard let structure = cls.foundation.structure(type, of: content) else {
          throw RuntimeError(
            .invalidArgument,
            "+[\(cls.name) valueWith\(name):]: argument 1 must be a \(type), "
              + "got \(content.typeName)")
        }
        return cls.foundation.concreteValue(structure, encoding(of: structure))
      }
    }
    for name in ["valueWithBytes:objCType:", "value:withObjCType:"] {
      cls.method(name) { (cls, content: Value, types: String) -> Value in
        if let structure = cls.foundation.structure(types, of: content) {
          return .object(cls.foundation.concreteValue(structure, types))
        }
        if let letter = types.first, NSValue.lettersOfOthers.contains(letter) {
          return .object(cls.foundation.concreteValue(content, types))
        }
        return .object(try cls.foundation.number(content, ofType: types))
      }
    }
    value.method("initWithBytes:objCType:") { (value, content: Value, types: String) -> Value in
      try value.runtime.send(
        value.foundation.valueClass("NSValue"),
        value.runtime.selector("valueWithBytes:objCType:"), Arguments(content, .string(types)))
    }
    cls.method("valueWithNonretainedObject:") { (cls, object: Value) -> NSValue in
      cls.foundation.concreteValue(object, "@")
    }
    cls.method("valueWithPointer:") { (cls, object: Value) -> NSValue in
      cls.foundation.concreteValue(object, "^v")
    }
    defineReading(value)
  }

  /// Returns the name of a structure as a getter begins: `rangeValue`, but `CGRectValue`.
  private static func withSmallBeginning(_ name: String) -> String {
    guard name.dropFirst().first?.isLowercase == true else { return name }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private static func encoding(of value: Value) -> String {
    if case .structure(let structure) = value { structure.type.encoding } else { "" }
  }

  static func defineReading(_ value: ClassDefinition<NSValue>) {
    for (name, type) in structures.sorted(by: { $0.key < $1.key }) {
      let getter = withSmallBeginning(name) + "Value"
      value.method(getter) { (value) -> Value in
        if let structure = value.foundation.structure(type, of: value.content) { return structure }
        // The getter of another type returns a structure of zeros.
        let types = value.foundation.structureTypes.values
        guard let type = types.first(where: { $0.name == type }) else { return .none }
        return .structure(Structure(type, Array(repeating: 0, count: type.count)))
      }
    }
    value.method("objCType") { (value) -> String in value.types }
    value.method("getValue:") { (value, _: Value) -> Value in value.content }
    value.method("getValue:size:") { (value, _: Value, _: Int) -> Value in value.content }
    for name in ["nonretainedObjectValue", "pointerValue"] {
      value.method(name) { (value) -> Value in value.content }
    }
    value.method("isEqualToValue:") { (value, other: Value) -> Bool in
      try value.isEqual(to: other)
    }
    value.method("isEqual:") { (value, other: Value) -> Bool in try value.isEqual(to: other) }
    value.method("hash") { (value) -> Int in
      // The contents of the memory may change while the pointer is the same.
      if value.isPointer, case .foreign = value.content { return 0 }
      return try value.foundation.hash(of: value.content)
    }
    value.method("copyWithZone:") { (value, _: Value) -> NSValue in value }
    value.method("description") { (value) -> NSString in
      if value.isPointer || value.types == "@" {
        let address = try value.address()
        let bytes = (0..<8).map { UInt8(truncatingIfNeeded: address >> ($0 * 8)) }
        return value.foundation.string(UTF16Text(DataText.described(bytes)))
      }
      if case .string(let digits) = value.content {
        return value.foundation.string(UTF16Text(DataText.described(bytes(ofDigits: digits))))
      }
      guard case .structure(let structure) = value.content else {
        return value.foundation.string(UTF16Text(value.defaultDescription))
      }
      return value.foundation.string(UTF16Text(StructureText.described(structure)))
    }
  }

  private static func bytes(ofDigits digits: String) -> [UInt8] {
    let digits = Array(digits)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }

  private func isEqual(to other: Value) throws -> Bool {
    guard let other = other.object as? NSValue, !(other is NSNumber), other.types == types else {
      return false
    }
    switch (content, other.content) {
    case (.structure(let left), .structure(let right)):
      return left.type === right.type && left.integers == right.integers
        && left.numbers == right.numbers
    case (.object(let left), .object(let right)): return left === right
    // Pointers are equal if they have the same address, whatever the contents.
    case (.foreign(let left), .foreign(let right)): return left.isSame(as: right)
    default: return try foundation.isEqual(content, other.content)
    }
  }

  /// The address that a pointer or an unretained object has in memory.
  private func address() throws -> UInt64 {
    switch content {
    case .none: 0
    case .object(let object): UInt64(object.addressNumber)
    case .integer(let number): UInt64(bitPattern: number)
    default: try foundation.addressOf(content) ?? 0
    }
  }

  private var isPointer: Bool { types.hasPrefix("^") }
}
