package import SelectorRuntime

/// The objects that stand for texts, numbers and structures.
extension FoundationWorld {
  /// Makes the string object of a text.
  package func makeString(_ text: String) throws -> RuntimeObject {
    throw RuntimeError(.invalidArgument, "there is no string object yet")
  }

  /// The `__NSCFConstantString` of a text.
  package func constantString(_ text: String) throws -> RuntimeObject { try makeString(text) }

  /// Makes the number object of a BOOL, an integer or a double.
  package func makeNumber(_ value: Value) throws -> RuntimeObject {
    throw RuntimeError(.invalidArgument, "there is no number object yet")
  }

  /// Makes the decimal number that an operator of a key path answers.
  package func makeDecimal(_ value: Value) throws -> RuntimeObject { try makeNumber(value) }

  /// Makes the NSValue of a structure.
  package func makeValue(_ value: Value) throws -> RuntimeObject { try makeNumber(value) }
}
