internal import FoundationCore
internal import SelectorRuntime

/// Reads and writes data as files.
extension NSData {
  /// `NSDataWritingAtomic`.
  private static let atomic = 1
  /// `NSDataWritingWithoutOverwriting`.
  private static let withoutOverwriting = 2

  /// Defines all methods that read and write files.
  static func defineFiles(_ data: ClassDefinition<NSData>) {
    defineFileFactories(data.classSide)
    defineWriting(data)
    defineFileInitializers(data) { $0.becoming($1) }
  }

  private static func defineFileFactories(_ cls: ClassDefinition<RuntimeClass>) {
    for place in ["File:", "URL:"] {
      for rest in ["options:error:", ""] {
        let initializer = cls.runtime.selector("initWithContentsOf" + place + rest)
        cls.raw("dataWithContentsOf" + place + rest, types: rest.isEmpty ? "@@:@" : "@@:@Q^@") {
          cls, _, arguments in try cls.make(initializer, arguments)
        }
      }
    }
    let initializer = cls.runtime.selector("initWithContentsOfFile:")
    cls.raw("dataWithContentsOfMappedFile:", types: "@@:@") { cls, _, arguments in
      try cls.make(initializer, arguments)
    }
  }

  private static func defineFileInitializers(
    _ data: ClassDefinition<NSData>, _ made: @escaping (NSData, [UInt8]) -> NSData
  ) {
    for place in ["File:", "URL:"] {
      data.method("initWithContentsOf\(place)options:error:") {
        (data, file: FileArgument?, _: Int, _: Value) -> Value in
        let world = data.foundation
        guard let file else {
          throw data.nilFile("initWithContentsOf\(place)options:error:")
        }
        let (bytes, failure) = try world.contents(of: file)
        return world.answer(
          bytes.map { made(data, $0) }.messageValue, failure.flatMap { world.error(for: $0) })
      }
      data.method("initWithContentsOf\(place)") { (data, file: FileArgument?) -> NSData? in
        try data.foundation.contents(of: file).bytes.map { made(data, $0) }
      }
    }
    data.method("initWithContentsOfMappedFile:") { (data, file: FileArgument?) -> NSData? in
      try data.foundation.contents(of: file).bytes.map { made(data, $0) }
    }
  }

  /// Methods with an error parameter raise for a nil file; the others return nil or `NO`.
  private func nilFile(_ method: String) -> RuntimeError {
    RuntimeError(.invalidArgument, "*** -[\(className) \(method)]: nil file argument")
  }

  private static func defineWriting(_ data: ClassDefinition<NSData>) {
    for place in ["File:", "URL:"] {
      data.method("writeTo\(place)options:error:") {
        (data, file: FileArgument?, options: Int, _: Value) -> Value in
        let world = data.foundation
        guard let path = file?.path else {
          throw data.nilFile("writeTo\(place)options:error:")
        }
        let isThere = options & withoutOverwriting != 0 && world.files[path] != nil
        let failure =
          isThere
          ? FileFailure(.exists, path)
          : world.write(data.bytes, to: path, isAtomic: options & atomic != 0)
        return world.answer(.bool(failure == nil), failure.flatMap { world.error(for: $0) })
      }
      data.method("writeTo\(place)atomically:") {
        (data, file: FileArgument?, isAtomic: Bool) -> Bool in
        data.foundation.write(data.bytes, to: file?.path ?? "", isAtomic: isAtomic) == nil
      }
    }
  }
}
