internal import FoundationCore
package import SelectorRuntime

// no traps of stop: native classes are declared by the host and not by scripts.

/// A number with a unit.
package final class NSMeasurement: RuntimeObject {
  private(set) var value = 0.0
  @Strong private(set) var unit: NSUnit?

  func fill(_ value: Double, _ unit: NSUnit?) { (self.value, self.unit) = (value, unit) }

  static func define(_ measurement: ClassDefinition<NSMeasurement>) {
    measurement.adopt(FoundationProtocols.copying)
    measurement.adopt(FoundationProtocols.secureCoding)
    measurement.classSide.method("supportsSecureCoding") { (_) -> Bool in true }
    measurement.method("initWithDoubleValue:unit:") {
      (measurement, value: Double, unit: NSUnit) -> NSMeasurement in
      measurement.fill(value, unit)
      return measurement
    }
    measurement.readonly("doubleValue") { $0.value }
    measurement.readonly("unit", .copy, of: "NSUnit") { $0.unit }
    measurement.method("canBeConvertedToUnit:") { (measurement, unit: NSUnit) -> Bool in
      measurement.canBeConverted(to: unit)
    }
    measurement.method("measurementByConvertingToUnit:") {
      (measurement, unit: NSUnit) -> NSMeasurement in
      measurement.foundation.measurement(try measurement.converted(to: unit), unit)
    }
    for (name, sign) in [("Adding", 1.0), ("Subtracting", -1.0)] {
      measurement.method("measurementBy\(name)Measurement:") {
        (measurement, other: NSMeasurement) -> NSMeasurement in
        try measurement.sum(other, sign)
      }
    }
    measurement.method("copyWithZone:") { (measurement, _: Value) -> NSMeasurement in measurement }
    measurement.method("isEqual:") { (measurement, other: Value) -> Bool in
      guard let other = other.object as? NSMeasurement, let unit = measurement.unit,
        let theirs = other.unit, theirs.canBeConverted(to: unit)
      else { return false }
      return try other.converted(to: unit) == measurement.value
    }
    measurement.method("hash") { (measurement) -> Int in
      let base = try measurement.unit?.converted(measurement.value, toBase: true)
      return (base ?? measurement.value).hashValue & 0x7FFF_FFFF
    }
    measurement.method("description") { (measurement) -> String in
      "<\(measurement.className): \(measurement.address)> value: \(measurement.value) unit: "
        + (measurement.unit?.symbol ?? "")
    }
    measurement.coding { measurement, coder in
      try coder.encodeScalar(.number(measurement.value), forKey: "NS.value")
      try coder.encodeObject(
        measurement.unit.map { .object($0) } ?? .none, forKey: "NS.unit", isConditional: false)
    } decode: { measurement, coder in
      let value = try coder.decodeDouble(forKey: "NS.value") ?? 0
      let unit = try coder.decodeObject(
        forKey: "NS.unit", of: [coder.foundation.valueClass("NSUnit")])
      measurement.fill(value, unit.object as? NSUnit)
      return .object(measurement)
    }
  }

  private func canBeConverted(to other: NSUnit) -> Bool {
    unit?.canBeConverted(to: other) ?? false
  }

  private func converted(to other: NSUnit) throws -> Double {
    guard let unit, unit.canBeConverted(to: other) else {
      throw RuntimeError(
        .invalidArgument,
        "Cannot convert measurement of unit \(unit?.symbol ?? "(null)") to a different dimension")
    }
    if unit === other { return value }
    return try other.converted(unit.converted(value, toBase: true), toBase: false)
  }

  /// Adds or subtracts a measurement; different units are converted to the base unit.
  private func sum(_ other: NSMeasurement, _ sign: Double) throws -> NSMeasurement {
    guard let unit, let theirs = other.unit, unit.canBeConverted(to: theirs) else {
      throw RuntimeError(
        .invalidArgument, "Cannot add or subtract measurements of differing dimensions")
    }
    if try foundation.isEqual(.object(unit), .object(theirs)) {
      return foundation.measurement(value + sign * other.value, unit)
    }
    let selector = runtime.selector("baseUnit")
    let base = try runtime.send(unit.apparentClass, selector).object as? NSUnit
    let total =
      try unit.converted(value, toBase: true)
      + sign * theirs.converted(other.value, toBase: true)
    return foundation.measurement(total, base ?? unit)
  }
}

extension NSUnit {
  /// Whether both units have the same dimension.
  fileprivate func canBeConverted(to other: NSUnit) -> Bool {
    if other === self || symbol == other.symbol && converter == nil { return true }
    guard converter != nil, other.converter != nil else { return false }
    func dimension(_ unit: NSUnit) -> RuntimeClass? {
      var cls: RuntimeClass? = unit.apparentClass
      while let above = cls?.superclass, above.name != "NSDimension" { cls = above }
      return cls
    }
    return dimension(self) === dimension(other)
  }
}

extension FoundationWorld {
  func measurement(_ value: Double, _ unit: NSUnit) -> NSMeasurement {
    let made = runtime.createInstance(runtime.cls(FoundationClasses.measurement))
    guard let measurement = made as? NSMeasurement else {
      preconditionFailure("NSMeasurement does not make measurements")
    }
    measurement.fill(value, unit)
    return measurement
  }
}

extension FoundationClasses {
  package static let measurement = NativeClass<NSMeasurement>(
    "NSMeasurement", superclass: object, NSMeasurement.define)
}
