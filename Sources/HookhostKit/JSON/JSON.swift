/// A value of a JSON text, and the line on which it begins.
///
/// Objects keep the order of their members, so that what is written is the same every time. Foundation
/// is not asked for any of this: loading it would cost more than everything else at the start.
package struct JSON: Equatable, Sendable {
  /// Its kind, with its contents.
  package enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number without point or exponent that 64 bits hold.
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSON])
    /// No two members have the same name.
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
  /// Counted from 1; 0 for a value that was not read from a text.
  package let line: Int

  package init(_ content: Content, line: Int = 0) {
    self.content = content
    self.line = line
  }

  /// A word for error messages.
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

/// Why a text is not JSON.
package struct JSONError: Error, Equatable {
  /// Counted from 1.
  package let line: Int
  package let reason: String
}
