package import SelectorRuntime

// no traps of stop: native classes are declared by the host and not by scripts.

/// Immutable or mutable bytes.
package final class NSData: RuntimeObject {
  private var stored: [UInt8] = []
  /// The caller's memory that immutable data shares instead of copying it.
  private var shared: SharedBytes?
  /// Computes bytes that nothing has read yet.
  private var pending: (() -> [UInt8])?
  package fileprivate(set) var bytes: [UInt8] {
    get {
      if pending != nil { complete() }
      return shared?.current ?? stored
    }
    set { (stored, pending) = (newValue, nil) }
  }
  package fileprivate(set) var isMutable = false
  /// The size of the memory that mutable data was created with.
  package var capacity = 0
  /// The number of accesses in progress to purgeable bytes.
  var uses = 0
  var isDiscarded = false
  /// Whether access is restricted to between `beginContentAccess` and `endContentAccess`.
  var isPurgeable = false

  package override var plainValue: Value? {
    let fits = bytes.count < 1 << 20 || foundation.hasRoom(for: 4 * bytes.count)
    return fits ? ByteString.value(of: bytes) : nil
  }

  /// Sets the initial contents.
  func fill(_ bytes: [UInt8], isMutable: Bool) {
    self.bytes = bytes
    self.isMutable = isMutable
    if bytes.count >= 1 << 15 { runtime.noteAllocation?(bytes.count) }
  }

  /// Raises an exception for access to purgeable bytes without `beginContentAccess`.
  func checkAccess(_ message: String) throws {
    guard isPurgeable, uses == 0 else { return }
    throw RuntimeError(
      .generic,
      "*** -[\(className) \(message)]: the content is used outside beginContentAccess and "
        + "endContentAccess")
  }

  /// Records the bytes; a restored snapshot restores them.
  func record() {
    runtime.recordContents(of: self, { [self, bytes] in { self.bytes = bytes } }())
  }

  /// Sets the bytes to those that the closure returns at their next use.
  ///
  /// Call ``record()`` first.
  func setLater(_ bytes: @escaping () -> [UInt8]) { pending = bytes }

  /// Computes the bytes that were set for later.
  func complete() {
    guard let pending else { return }
    self.pending = nil
    stored = pending()
  }

  /// Changes the bytes; a restored snapshot undoes the change.
  package func change(_ change: (inout [UInt8]) -> Void) {
    complete()
    record()
    change(&stored)
  }

  /// Shares the caller's memory, as `initWithBytesNoCopy:length:` does.
  ///
  /// - Parameters:
  ///   - read: Returns the present bytes.
  ///   - ended: Called when the data is deallocated; it frees the memory.
  func share(_ read: Block, ended: Block?) { shared = SharedBytes(read: read, ended: ended) }

  package override func destruct() {
    if let ended = shared?.ended { _ = try? ended() }
    super.destruct()
  }
}

/// Memory of the caller that data reads each time: a change of it changes the data.
private struct SharedBytes {
  let read: Block
  let ended: Block?

  /// The bytes, or nil if the memory cannot be read.
  var current: [UInt8]? {
    switch try? read() {
    case .string(let text): Array(text.utf8)
    case .foreign(let foreign): foreign.bytes()
    default: nil
    }
  }
}

/// Bytes that are not text: a string of the host language that is not valid UTF-8.
package final class ByteString: ForeignValue {
  package let content: [UInt8]

  package init(_ content: [UInt8]) { self.content = content }

  package override var typeName: String { "string" }

  package override func bytes() -> [UInt8]? { content }

  /// Returns the value of bytes for a message: a string if they are valid UTF-8.
  package static func value(of bytes: [UInt8]) -> Value {
    String(validating: bytes, as: UTF8.self).map { .string($0) } ?? .foreign(ByteString(bytes))
  }
}

/// A bytes argument of a method: any Lua string, or data.
///
/// The corresponding parameter types are `const void *` and `NSData *`.
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
  /// The maximum number of inline bytes; not documented, so an estimate of four words.
  private static let inlineLimit = 32

  /// Creates immutable data, whose class depends on the number of bytes.
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

  /// Creates mutable data.
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
