package import SelectorRuntime

/// Bytes, mutable or not.
package final class NSData: RuntimeObject {
  package fileprivate(set) var bytes: [UInt8] = []
  package fileprivate(set) var isMutable = false
  /// How often somebody has begun to use purgeable bytes, and whether they were given up.
  var uses = 0
  var isDiscarded = false
  /// Whether it may be read only between `beginContentAccess` and `endContentAccess`.
  var isPurgeable = false

  package override var plainValue: Value? { ByteString.value(of: bytes) }

  /// Takes what `init` was given.
  func fill(_ bytes: [UInt8], isMutable: Bool) {
    self.bytes = bytes
    self.isMutable = isMutable
  }

  /// Refuses to touch purgeable bytes that nobody has said to use.
  func checkAccess(_ message: String) throws {
    guard isPurgeable, uses == 0 else { return }
    throw RuntimeError(
      .generic,
      "*** -[\(className) \(message)]: the content is used outside beginContentAccess and "
        + "endContentAccess")
  }

  /// Changes the bytes; a restored snapshot takes that back.
  package func change(_ change: (inout [UInt8]) -> Void) {
    runtime.recordContents(of: self, { [self, bytes] in { self.bytes = bytes } }())
    change(&bytes)
  }
}

/// Bytes that are no text: a string of the host language that is not UTF-8.
package final class ByteString: ForeignValue {
  package let content: [UInt8]

  package init(_ content: [UInt8]) { self.content = content }

  package override var typeName: String { "string" }

  package override func bytes() -> [UInt8]? { content }

  /// The value of a message for some bytes: a text when they are one.
  package static func value(of bytes: [UInt8]) -> Value {
    String(validating: bytes, as: UTF8.self).map { .string($0) } ?? .foreign(ByteString(bytes))
  }
}

/// Bytes that a method takes: a Lua string of any bytes, or data.
///
/// The corresponding parameters are `const void *` and `NSData *`.
package struct ByteArgument: MessageValue {
  package let bytes: [UInt8]

  package static func from(_ value: Value, in runtime: Runtime) -> ByteArgument? {
    switch value {
    case .string(let text): ByteArgument(bytes: Array(text.utf8))
    case .foreign(let foreign): foreign.bytes().map { ByteArgument(bytes: $0) }
    case .object(let data as NSData): ByteArgument(bytes: data.bytes)
    case .object(let string as NSString): string.plainValue.flatMap { from($0, in: runtime) }
    default: nil
    }
  }

  package var messageValue: Value { ByteString.value(of: bytes) }
  package static var encoding: String { "@" }
  package static var expectation: String { "a string or data" }
  package static var declaredType: DeclaredType { .any }
}

extension FoundationWorld {
  /// How many bytes stand in the object itself: not published, so what four words hold.
  private static let inlineLimit = 32

  /// Makes data that cannot be changed; its class depends on how many bytes there are.
  package func data(_ bytes: [UInt8]) -> NSData {
    if bytes.isEmpty {
      guard let empty = constant("_NSZeroData", of: "_NSZeroData") as? NSData else {
        preconditionFailure("_NSZeroData does not make data")
      }
      return empty
    }
    return data(
      bytes, of: bytes.count <= Self.inlineLimit ? "_NSInlineData" : "NSConcreteData",
      isMutable: false)
  }

  /// Makes data that can be changed.
  package func mutableData(_ bytes: [UInt8]) -> NSData {
    data(bytes, of: "NSConcreteMutableData", isMutable: true)
  }

  private func data(_ bytes: [UInt8], of name: String, isMutable: Bool) -> NSData {
    guard let made = runtime.createInstance(valueClass(name)) as? NSData else {
      preconditionFailure("\(name) does not make data")
    }
    made.fill(bytes, isMutable: isMutable)
    return made
  }
}
