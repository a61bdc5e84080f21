internal import FoundationCore
package import SelectorRuntime

/// A unit of measurement, identified by its symbol; units of a dimension can be converted.
package final class NSUnit: RuntimeObject {
  private(set) var symbol = ""
  @Strong private(set) var converter: RuntimeObject?

  func fill(_ symbol: String, _ converter: RuntimeObject? = nil) {
    (self.symbol, self.converter) = (symbol, converter)
  }

  static func define(_ unit: ClassDefinition<NSUnit>) {
    unit.adopt(FoundationProtocols.copying)
    unit.adopt(FoundationProtocols.secureCoding)
    unit.classSide.method("supportsSecureCoding") { (_) -> Bool in true }
    unit.method("initWithSymbol:") { (unit, symbol: String) -> NSUnit in
      unit.fill(symbol)
      return unit
    }
    unit.readonly("symbol", .copy) { $0.symbol }
    unit.method("copyWithZone:") { (unit, _: Value) -> NSUnit in unit }
    unit.method("isEqual:") { (unit, other: Value) -> Bool in
      guard let other = other.object as? NSUnit else { return false }
      return try unit.isEqual(to: other)
    }
    unit.method("hash") { (unit) -> Int in
      unit.symbol.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0x7FFF_FFFF }
    }
    unit.method("encodeWithCoder:") { (unit, coder: NSCoder) in
      try coder.encodeObject(.string(unit.symbol), forKey: "NS.symbol", isConditional: false)
      if let converter = unit.converter {
        try coder.encodeObject(.object(converter), forKey: "NS.converter", isConditional: false)
      }
    }
    unit.method("initWithCoder:") { (unit, coder: NSCoder) -> NSUnit in
      let symbol = try coder.decodeObject(forKey: "NS.symbol", of: nil)
      let converter =
        try coder.containsValue(forKey: "NS.converter")
        ? coder.decodeObject(forKey: "NS.converter", of: nil).object : nil
      unit.fill(String.from(symbol, in: unit.runtime) ?? "", converter)
      return unit
    }
  }

  static func defineDimension(_ unit: ClassDefinition<NSUnit>) {
    unit.method("initWithSymbol:converter:") {
      (unit, symbol: String, converter: RuntimeObject) -> NSUnit in
      unit.fill(symbol, converter)
      return unit
    }
    unit.readonly("converter", .copy, of: "NSUnitConverter") { $0.converter }
    unit.classSide.method("baseUnit") { (cls) -> RuntimeObject in
      throw cls.isAbstract("NSDimension", "baseUnit")
    }
  }

  /// Defines the units of one dimension.
  static func define(_ dimension: UnitCatalogue.Dimension, _ unit: ClassDefinition<NSUnit>) {
    let cls = unit.classSide
    let units = dimension.units
    for known in units {
      cls.readonly(known.name, .copy, of: dimension.name) { (cls) -> RuntimeObject in
        cls.foundation.unit(known, of: dimension.name)
      }
    }
    if let base = units.first(where: { $0.name == dimension.base }) {
      cls.method("baseUnit") { (cls) -> RuntimeObject in
        cls.foundation.unit(base, of: dimension.name)
      }
    }
  }

  private func isEqual(to other: NSUnit) throws -> Bool {
    if other === self { return true }
    guard symbol == other.symbol, apparentClass === other.apparentClass else { return false }
    guard let converter, let theirs = other.converter else {
      return converter == nil && other.converter == nil
    }
    return try foundation.isEqual(.object(converter), .object(theirs))
  }

  /// Converts a value from this unit to the base unit or back.
  func converted(_ value: Double, toBase: Bool) throws -> Double {
    guard let converter else { return value }
    let name = toBase ? "baseUnitValueFromValue:" : "valueFromBaseUnitValue:"
    let result = try runtime.send(converter, runtime.selector(name), Arguments(.number(value)))
    return Double.from(result, in: runtime) ?? .nan
  }
}

/// Converts between a unit and its base unit: `NSUnitConverterLinear` and the reciprocal one.
package final class LinearConverter: RuntimeObject {
  package override class var declaredName: String { "NSUnitConverter" }

  fileprivate var coefficient = 1.0
  fileprivate var constant = 0.0

  static func defineAbstract(_ converter: ClassDefinition<RuntimeObject>) {
    for name in ["baseUnitValueFromValue:", "valueFromBaseUnitValue:"] {
      converter.method(name) { (_, value: Double) -> Double in value }
    }
  }

  static func define(_ converter: ClassDefinition<LinearConverter>) {
    converter.adopt(FoundationProtocols.secureCoding)
    converter.classSide.method("supportsSecureCoding") { (_) -> Bool in true }
    converter.method("initWithCoefficient:") {
      (converter, coefficient: Double) -> LinearConverter in
      converter.coefficient = coefficient
      return converter
    }
    converter.method("initWithCoefficient:constant:") {
      (converter, coefficient: Double, constant: Double) -> LinearConverter in
      (converter.coefficient, converter.constant) = (coefficient, constant)
      return converter
    }
    converter.readonly("coefficient") { $0.coefficient }
    converter.readonly("constant") { $0.constant }
    let isReciprocal = converter.cls.name == "NSUnitConverterReciprocal"
    converter.method("baseUnitValueFromValue:") { (converter, value: Double) -> Double in
      isReciprocal
        ? converter.coefficient / value : value * converter.coefficient + converter.constant
    }
    converter.method("valueFromBaseUnitValue:") { (converter, value: Double) -> Double in
      isReciprocal
        ? converter.coefficient / value : (value - converter.constant) / converter.coefficient
    }
    converter.method("isEqual:") { (converter, other: Value) -> Bool in
      guard let other = other.object as? LinearConverter else { return false }
      return other.coefficient == converter.coefficient && other.constant == converter.constant
        && other.apparentClass === converter.apparentClass
    }
    converter.method("hash") { (converter) -> Int in converter.coefficient.hashValue & 0x7FFF_FFFF }
    converter.method("encodeWithCoder:") { (converter, coder: NSCoder) in
      try coder.encodeScalar(.number(converter.coefficient), forKey: "NS.coefficient")
      try coder.encodeScalar(.number(converter.constant), forKey: "NS.constant")
    }
    converter.method("initWithCoder:") { (converter, coder: NSCoder) -> LinearConverter in
      func number(_ key: String) throws -> Double {
        try coder.decodeDouble(forKey: key) ?? 0
      }
      converter.coefficient = try number("NS.coefficient")
      converter.constant = try number("NS.constant")
      return converter
    }
  }
}

extension FoundationWorld {
  /// Returns a built-in unit, which is the same object each time.
  func unit(_ known: UnitCatalogue.Unit, of dimension: String) -> RuntimeObject {
    let key = "\(dimension).\(known.name)"
    if let made = onlyInstances[key], !made.isErased { return made }
    let unit = runtime.createInstance(valueClass(dimension))
    let converter = runtime.createInstance(
      valueClass(known.isReciprocal ? "NSUnitConverterReciprocal" : "NSUnitConverterLinear"))
    if let converter = converter as? LinearConverter {
      (converter.coefficient, converter.constant) = (known.coefficient, known.constant)
    }
    (unit as? NSUnit)?.fill(known.symbol, converter)
    unit.retain()
    onlyInstances[key] = unit
    return unit
  }
}

extension FoundationClasses {
  package static let unit = NativeClass<NSUnit>("NSUnit", superclass: object, NSUnit.define)
  package static let dimension = NativeClass<NSUnit>(
    "NSDimension", superclass: unit, NSUnit.defineDimension)
  package static let unitConverter = NativeClass<RuntimeObject>(
    "NSUnitConverter", superclass: object, LinearConverter.defineAbstract)
  @NativeClassList package static var units: [NativeClassDeclaration] {
    ["NSUnitConverterLinear", "NSUnitConverterReciprocal"].map {
      NativeClass<LinearConverter>($0, superclass: unitConverter, LinearConverter.define)
    }
    UnitCatalogue.dimensions.map { known in
      NativeClass<NSUnit>(known.name, superclass: dimension) { NSUnit.define(known, $0) }
    }
  }
}
