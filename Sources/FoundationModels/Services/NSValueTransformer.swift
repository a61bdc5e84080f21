internal import FoundationCore
package import SelectorRuntime

/// `NSValueTransformer`: converts values, optionally in both directions; registered by name.
package enum ValueTransformers {
  /// The built-in transformers by their names.
  private static let named: [(name: String, body: @Sendable (Value, Runtime) -> Value)] = [
    ("NSNegateBoolean", { value, runtime in .bool(!(Bool.from(value, in: runtime) ?? false)) }),
    ("NSIsNil", { value, _ in .bool(value.isNone) }),
    ("NSIsNotNil", { value, _ in .bool(!value.isNone) }),
  ]

  static func define(_ transformer: ClassDefinition<RuntimeObject>) {
    transformer.method("transformedValue:") { (_, value: Value) -> Value in value }
    transformer.method("reverseTransformedValue:") { (transformer, value: Value) -> Value in
      guard
        try transformer.runtime.send(
          transformer.isa, transformer.runtime.selector("allowsReverseTransformation"),
          as: Bool.self)
      else {
        throw transformer.foundation.exception(
          named: "NSInternalInconsistencyException",
          "\(transformer.className) does not allow reverse transformation")
      }
      return try transformer.runtime.send(
        transformer, transformer.runtime.selector("transformedValue:"), Arguments(value))
    }
    let cls = transformer.classSide
    cls.method("allowsReverseTransformation") { (_) -> Bool in false }
    cls.method("transformedValueClass") { (cls) -> RuntimeClass? in
      cls.foundation.valueClass("NSObject")
    }
    cls.method("setValueTransformer:forName:") {
      (cls, transformer: RuntimeObject?, name: String) in
      cls.foundation.setTransformer(transformer, name)
    }
    cls.method("valueTransformerForName:") { (cls, name: String) -> RuntimeObject? in
      try cls.foundation.transformer(name)
    }
    cls.method("valueTransformerNames") { (cls) -> [String] in
      cls.foundation.transformers.keys.sorted()
    }
  }

  static func defineNamed(_ transformer: ClassDefinition<RuntimeObject>) {
    let body = named.first { transformer.cls.name == "_\($0.name)Transformer" }?.body
    transformer.method("transformedValue:") { (transformer, value: Value) -> Value in
      let result = body?(value, transformer.runtime) ?? value
      return try transformer.foundation.box(result).map { .object($0) } ?? .none
    }
    let negates = transformer.cls.name == "_NSNegateBooleanTransformer"
    transformer.classSide.method("allowsReverseTransformation") { (_) -> Bool in negates }
    transformer.classSide.method("transformedValueClass") { (cls) -> RuntimeClass? in
      cls.foundation.valueClass("NSNumber")
    }
  }

  /// Defines the transformers between objects and their archives.
  static func defineArchiving(_ transformer: ClassDefinition<RuntimeObject>) {
    let isKeyed = transformer.cls.name != "_NSUnarchiveFromDataTransformer"
    func send(
      _ transformer: RuntimeObject, _ name: String, _ selector: String, _ value: Value
    ) throws -> Value {
      if value.isNone { return .none }
      let runtime = transformer.runtime
      guard let cls = runtime.lookUpClass(name) else { return .none }
      return try runtime.send(cls, runtime.selector(selector), Arguments(value))
    }
    transformer.method("transformedValue:") { (transformer, value: Value) -> Value in
      try send(
        transformer, isKeyed ? "NSKeyedUnarchiver" : "NSUnarchiver", "unarchiveObjectWithData:",
        value)
    }
    transformer.method("reverseTransformedValue:") { (transformer, value: Value) -> Value in
      try send(
        transformer, isKeyed ? "NSKeyedArchiver" : "NSArchiver", "archivedDataWithRootObject:",
        value)
    }
    transformer.classSide.method("allowsReverseTransformation") { (_) -> Bool in true }
  }
}

extension FoundationWorld {
  fileprivate func setTransformer(_ transformer: RuntimeObject?, _ name: String) {
    runtime.recordUndo { [unowned self, transformers] in self.transformers = transformers }
    transformer?.retain()
    transformers[name] = transformer
  }

  /// Returns the transformer of a name: a registered one, a built-in one, or an instance of that
  /// class.
  fileprivate func transformer(_ name: String) throws -> RuntimeObject? {
    if let known = transformers[name] { return known }
    let own = [
      "NSNegateBoolean": "_NSNegateBooleanTransformer", "NSIsNil": "_NSIsNilTransformer",
      "NSIsNotNil": "_NSIsNotNilTransformer",
      "NSUnarchiveFromData": "_NSUnarchiveFromDataTransformer",
      "NSKeyedUnarchiveFromData": "_NSKeyedUnarchiveFromDataTransformer",
      "NSSecureUnarchiveFromData": "NSSecureUnarchiveFromDataTransformer",
    ]
    guard let cls = runtime.lookUpClass(own[name] ?? name),
      cls.inherits(from: runtime.cls(FoundationClasses.valueTransformer)),
      let made = try runtime.send(cls, runtime.selector("new")).object
    else { return nil }
    setTransformer(made, name)
    return made
  }
}

extension FoundationClasses {
  package static let valueTransformer = NativeClass<RuntimeObject>(
    "NSValueTransformer", superclass: object, ValueTransformers.define)
  @NativeClassList package static var valueTransformers: [NativeClassDeclaration] {
    ["_NSNegateBooleanTransformer", "_NSIsNilTransformer", "_NSIsNotNilTransformer"].map {
      NativeClass<RuntimeObject>(
        $0, superclass: valueTransformer, ValueTransformers.defineNamed)
    }
    [
      "_NSUnarchiveFromDataTransformer", "_NSKeyedUnarchiveFromDataTransformer",
      "NSSecureUnarchiveFromDataTransformer",
    ].map {
      NativeClass<RuntimeObject>(
        $0, superclass: valueTransformer, ValueTransformers.defineArchiving)
    }
  }
}
