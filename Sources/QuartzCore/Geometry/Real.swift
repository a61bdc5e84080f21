package import SelectorRuntime

/// A number that is not NaN.
///
/// A native parameter of this type rejects NaN with the error for a wrong argument.
package struct Real: MessageValue {
  package let number: Double

  package init(_ number: Double) { self.number = number }

  package static func from(_ value: Value, in runtime: Runtime) -> Real? {
    Double.from(value, in: runtime).flatMap { $0.isNaN ? nil : Real($0) }
  }

  package var messageValue: Value { .number(number) }
  package static var ofNothing: Real? { Real(0) }
  package static var encoding: String { Double.encoding }
  package static var expectation: String { Double.expectation }
  package static var declaredType: DeclaredType { Double.declaredType }

  package static func mismatch(_ value: Value) -> String {
    if case .number(let number) = value, number.isNaN { "nan" } else { Double.mismatch(value) }
  }
}
