/// A JSON value, with the line on which it begins.
///
/// Objects keep the order of their members, so that output is reproducible. Foundation is not used,
/// since loading it would take longer than the rest of the program's start.
package struct JSON: Equatable, Sendable {
  /// The type of the value, with its contents.
  package enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number without a decimal point or an exponent that fits in 64 bits.
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSON])
    /// The names of the members are unique.
    case object([Member])
  }

  /// A name with its value.
  package struct Member: Equatable, Sendable {
    package let name: String
    package let value: JSON

    package init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  package let content: Content
  /// The line number from 1; 0 for a value that was not parsed from a text.
  package let line: Int

  package init(_ content: Content, line: Int = 0) {
    self.content = content
    self.line = line
  }

  /// The name of the type in error messages.
  package var typeName: String {
    switch content {
    case .null: "null"
    case .bool: "a boolean"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// The error for an invalid JSON text.
package struct JSONError: Error, Equatable {
  /// The line number, from 1.
  package let line: Int
  package let reason: String

  package init(line: Int, reason: String) {
    self.line = line
    self.reason = reason
  }
}
