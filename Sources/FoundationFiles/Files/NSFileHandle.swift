internal import FoundationCore
internal import FoundationThreads
package import SelectorRuntime
internal import VirtualTime

// no traps of count: checkSize has refused negative lengths.

/// An open file of the in-memory file system, or an end of a pipe, from NSFileHandle.h.
package final class NSFileHandle: RuntimeObject {
  enum Source {
    case file(String)
    case pipe(PipeBuffer)
    case socket(Int)
    case null
  }

  var source = Source.null
  var canRead = false, canWrite = false
  var offset = 0
  private var isClosed = false
  var descriptor = -1
  /// Whether the descriptor is one of C's, which the handle closes.
  var closesDescriptor = false
  /// Whether the handle also closes it when it is deallocated.
  fileprivate var closesWhenDeallocated = false
  private var readability, writeability: Block?
  /// The name of the notification that is posted when a background read finishes.
  private var awaited: String?

  package override func destruct() {
    if !closesWhenDeallocated { closesDescriptor = false }
    try? close()
    (readability, writeability) = (nil, nil)
    super.destruct()
  }

  fileprivate func fill(path: String, reads: Bool, writes: Bool) -> NSFileHandle? {
    guard let entry = foundation.files[path], !entry.isFolder else { return nil }
    source = .file(path)
    (canRead, canWrite) = (reads, writes)
    descriptor = 3 + serial
    return self
  }

  func fill(_ pipe: PipeBuffer, reads: Bool) {
    source = .pipe(pipe)
    (canRead, canWrite) = (reads, !reads)
    descriptor = 3 + serial
    if reads { pipe.readers.append(WeakReference(self)) }
  }

  func fillStandard(_ number: Int) {
    (canRead, canWrite, descriptor) = (number == 0, number != 0, number)
  }

  // MARK: Reading and writing

  private func check(_ method: String, _ isAllowed: Bool) throws {
    guard !isClosed, isAllowed else {
      throw failure(method, "Bad file descriptor")
    }
  }

  func failure(_ method: String, _ words: String) -> any Error {
    foundation.exception(
      named: "NSFileHandleOperationException",
      "*** -[\(apparentClass.name) \(method)]: \(words)")
  }

  private var canSeek: Bool {
    switch source {
    case .pipe, .socket: false
    case .file, .null: true
    }
  }

  private var contents: [UInt8] {
    guard case .file(let path) = source else { return [] }
    return foundation.files[path]?.bytes ?? []
  }

  /// Reads bytes from the current offset; for a pipe, waits until some are available.
  private func read(_ method: String, most: Int, toEnd: Bool = false) throws -> [UInt8] {
    try check(method, canRead)
    switch source {
    case .null: return []
    case .socket(let socket): return try receive(from: socket, most: most, toEnd: toEnd)
    case .file:
      let bytes = contents
      let start = min(offset, bytes.count)
      let part = Array(bytes[start..<(most < bytes.count - start ? start + most : bytes.count)])
      offset = start + part.count
      return part
    case .pipe(let pipe):
      var result: [UInt8] = []
      repeat {
        try pipe.wait(in: foundation)
        let part = pipe.bytes.prefix(most - result.count)
        result += part
        pipe.bytes.removeFirst(part.count)
      } while toEnd && result.count < most && !(pipe.isWritingClosed && pipe.bytes.isEmpty)
      return result
    }
  }

  private func write(_ method: String, _ new: [UInt8]) throws {
    if case .file = source { try checkSize(method, offset) }
    try check(method, canWrite)
    switch source {
    case .null: break
    case .file(let path):
      let (end, overflows) = offset.addingReportingOverflow(new.count)
      try foundation.checkMemory(overflows ? -1 : end)
      _ = foundation.write(new, at: offset, of: path)
      offset = end
    case .socket(let socket): try send(new, to: socket, method)
    case .pipe(let pipe):
      pipe.bytes += new
      try pipe.announce()
    }
  }

  private func seek(_ method: String, to place: Int) throws {
    try check(method, true)
    guard canSeek else { throw failure(method, "Illegal seek") }
    guard place >= 0 else { throw failure(method, "Invalid argument") }
    offset = place
  }

  private func truncate(_ method: String, at length: Int) throws {
    try check(method, canWrite)
    try checkSize(method, length)
    guard case .file(let path) = source else { return }
    try foundation.checkMemory(length)
    var bytes = Array(contents.prefix(length))
    bytes += [UInt8](repeating: 0, count: max(0, length - bytes.count))
    _ = foundation.write(bytes, to: path)
    offset = length
  }

  private func close() throws {
    guard !isClosed else { return }
    isClosed = true
    (readability, writeability) = (nil, nil)
    if closesDescriptor { try foundation.sockets.closeDescriptor?(descriptor) }
    guard case .pipe(let pipe) = source, canWrite else { return }
    pipe.isWritingClosed = true
    try pipe.announce()
  }

  // MARK: In the background

  /// Reads the bytes or calls the handler in a new turn of the run loop.
  func bytesHaveCome() throws {
    guard !isClosed, readability != nil || awaited != nil else { return }
    retain()
    try foundation.runLoop.schedule(after: 0, phase: .blocks) { [self] in
      defer { release() }
      try tellOfBytes()
    }
  }

  private var isReady: Bool {
    switch source {
    case .pipe(let pipe): !pipe.bytes.isEmpty || pipe.isWritingClosed
    case .socket(let socket): foundation.sockets.canRead(socket)
    case .file, .null: true
    }
  }

  private func tellOfBytes() throws {
    guard !isClosed, isReady else { return }
    if let name = awaited {
      let toEnd = name == "NSFileHandleReadToEndOfFileCompletionNotification"
      if toEnd, case .pipe(let pipe) = source, !pipe.isWritingClosed { return }
      awaited = nil
      var info = Value.none
      if name == Self.acceptedNotification {
        info = try acceptedConnection()
      } else if name != "NSFileHandleDataAvailableNotification" {
        let bytes = try read("readInBackgroundAndNotify", most: .max, toEnd: toEnd)
        info = .dictionary([
          .init(
            key: .string("NSFileHandleNotificationDataItem"),
            value: .object(foundation.data(bytes)))
        ])
      }
      try foundation.notificationCenter?.announce(name, .object(self), info)
    }
    if let readability { try readability(.object(self)) }
  }

  fileprivate static let acceptedNotification = "NSFileHandleConnectionAcceptedNotification"

  private func await(_ method: String, _ notification: String) throws {
    try check(method, canRead)
    awaited = notification
    try bytesHaveCome()
  }
}

extension NSFileHandle {
  static func define(_ handle: ClassDefinition<NSFileHandle>) {
    defineMaking(handle)
    defineBytes(handle)
    definePlaces(handle)
    handle.readonly("fileDescriptor") { $0.descriptor }
    handle.property("readabilityHandler", .copy, get: { $0.readability }) {
      (handle, block: Block?) in
      handle.readability = block
      if block != nil { try handle.bytesHaveCome() }
    }
    handle.property("writeabilityHandler", .copy, get: { $0.writeability }) {
      (handle, block: Block?) in
      handle.writeability = block
      guard block != nil else { return }
      handle.retain()
      // A handle can always accept bytes.
      try handle.foundation.runLoop.schedule(after: 0, phase: .blocks) {
        defer { handle.release() }
        try handle.writeability?(.object(handle))
      }
    }
    for (name, notification) in [
      ("readInBackgroundAndNotify", "NSFileHandleReadCompletionNotification"),
      (
        "readToEndOfFileInBackgroundAndNotify", "NSFileHandleReadToEndOfFileCompletionNotification"
      ),
      ("waitForDataInBackgroundAndNotify", "NSFileHandleDataAvailableNotification"),
      ("acceptConnectionInBackgroundAndNotify", acceptedNotification),
    ] {
      handle.method(name) { (handle) in try handle.await(name, notification) }
      handle.method(name + "ForModes:") { (handle, _: [String]?) in
        try handle.await(name, notification)
      }
    }
  }

  private static func defineMaking(_ handle: ClassDefinition<NSFileHandle>) {
    for (word, reads, writes) in [
      ("Reading", true, false), ("Writing", false, true), ("Updating", true, true),
    ] {
      handle.classSide.method("fileHandleFor\(word)AtPath:") {
        (cls, path: String?) -> NSFileHandle? in
        guard let path else { return nil }
        return cls.runtime.create(FoundationClasses.concreteFileHandle)
          .fill(path: path, reads: reads, writes: writes)
      }
      let name = ["Updating": "Updating", "Writing": "WritingTo"][word] ?? "ReadingFrom"
      handle.classSide.method("fileHandleFor\(name)URL:error:") {
        (cls, url: FileArgument?, last: InOut<NSError?>) -> Value in
        guard let url else { return OutValues.answer(.none, [.none], to: last.messageValue) }
        let made = cls.runtime.create(FoundationClasses.concreteFileHandle)
          .fill(path: url.path, reads: reads, writes: writes)
        let error =
          made == nil ? cls.foundation.error(for: FileFailure(.noSuchItem, url.path)) : nil
        return OutValues.answer(made.messageValue, [error.messageValue], to: last.messageValue)
      }
    }
    for (name, number) in [
      ("fileHandleWithStandardInput", 0), ("fileHandleWithStandardOutput", 1),
      ("fileHandleWithStandardError", 2),
    ] {
      handle.classSide.method(name) { (cls) -> NSFileHandle in
        let made = cls.runtime.create(FoundationClasses.concreteFileHandle)
        made.fillStandard(number)
        return made
      }
    }
    // A handle must belong to a file, so `init` returns nil.
    handle.method("init") { (_) -> NSFileHandle? in nil }
    handle.method("initWithFileDescriptor:") { (handle, number: Int) -> NSFileHandle in
      try handle.fill(descriptor: number)
      return handle
    }
    handle.method("initWithFileDescriptor:closeOnDealloc:") {
      (handle, number: Int, closes: Bool) -> Value in
      handle.closesWhenDeallocated = closes
      return try handle.send("initWithFileDescriptor:", number)
    }
    handle.classSide.method("fileHandleWithNullDevice") { (cls) -> NSFileHandle in
      let made = cls.runtime.create(FoundationClasses.nullFileHandle)
      (made.canRead, made.canWrite) = (true, true)
      return made
    }
  }

  /// Runs the body of a newer method, which returns an error instead of raising an exception.
  private func answering(
    _ last: Value, _ isAllowed: Bool, _ isValid: Bool = true, failed: Value,
    _ body: () throws -> Value
  ) throws -> Value {
    if isAllowed && isValid && !isClosed { return OutValues.answer(try body(), [.none], to: last) }
    let path: String = if case .file(let path) = source { path } else { "" }
    let failure = foundation.error(for: Self.refusal(path, isValid: isValid))
    return OutValues.answer(failed, [failure.messageValue], to: last)
  }

  private static func defineBytes(_ handle: ClassDefinition<NSFileHandle>) {
    handle.readonly("availableData", .copy) { (handle) -> NSData in
      handle.foundation.data(try handle.read("availableData", most: .max))
    }
    handle.method("readDataToEndOfFile") { (handle) -> NSData in
      handle.foundation.data(try handle.read("readDataToEndOfFile", most: .max, toEnd: true))
    }
    handle.method("readDataOfLength:") { (handle, count: Int) -> NSData in
      handle.foundation.data(
        // The parameter is unsigned: a negative length is larger than any file.
        try handle.read("readDataOfLength:", most: count < 0 ? .max : count, toEnd: true))
    }
    handle.method("writeData:") { (handle, data: ByteArgument?) in
      try handle.write("writeData:", data?.bytes ?? [])
    }
    handle.method("readDataToEndOfFileAndReturnError:") {
      (handle, last: InOut<NSError?>) -> Value in
      try handle.answering(last.messageValue, handle.canRead, failed: .none) {
        let name = "readDataToEndOfFileAndReturnError:"
        return .object(handle.foundation.data(try handle.read(name, most: .max, toEnd: true)))
      }
    }
    handle.method("readDataUpToLength:error:") {
      (handle, count: Int, last: InOut<NSError?>) -> Value in
      try handle.answering(last.messageValue, handle.canRead, failed: .none) {
        let bytes = try handle.read("readDataUpToLength:error:", most: max(0, count), toEnd: true)
        return .object(handle.foundation.data(bytes))
      }
    }
    handle.method("writeData:error:") {
      (handle, data: ByteArgument, last: InOut<NSError?>) -> Value in
      try handle.answering(last.messageValue, handle.canWrite, failed: .bool(false)) {
        try handle.write("writeData:error:", data.bytes)
        return .bool(true)
      }
    }
  }

  private static func definePlaces(_ handle: ClassDefinition<NSFileHandle>) {
    handle.readonly("offsetInFile") { $0.offset }
    handle.method("getOffset:error:") {
      (handle, last: Value, _: InOut<NSError?>) -> Value in
      OutValues.answer(.bool(true), [.integer(Int64(handle.offset))], to: last)
    }
    handle.method("seekToEndOfFile") { (handle) -> Int in
      try handle.seek("seekToEndOfFile", to: handle.contents.count)
      return handle.offset
    }
    handle.method("seekToEndReturningOffset:error:") {
      (handle, last: Value, _: InOut<NSError?>) -> Value in
      try handle.seek("seekToEndReturningOffset:error:", to: handle.contents.count)
      return OutValues.answer(.bool(true), [.integer(Int64(handle.offset))], to: last)
    }
    handle.method("seekToFileOffset:") { (handle, place: Int) in
      try handle.seek("seekToFileOffset:", to: place)
    }
    handle.method("seekToOffset:error:") {
      (handle, place: Int, last: InOut<NSError?>) -> Value in
      try handle.answering(last.messageValue, handle.canSeek, place >= 0, failed: .bool(false)) {
        try handle.seek("seekToOffset:error:", to: place)
        return .bool(true)
      }
    }
    handle.method("truncateFileAtOffset:") { (handle, length: Int) in
      try handle.truncate("truncateFileAtOffset:", at: length)
    }
    handle.method("truncateAtOffset:error:") {
      (handle, length: Int, last: InOut<NSError?>) -> Value in
      try handle.answering(last.messageValue, handle.canWrite, length >= 0, failed: .bool(false)) {
        try handle.truncate("truncateAtOffset:error:", at: length)
        return .bool(true)
      }
    }
    handle.method("synchronizeFile") { (handle) in try handle.check("synchronizeFile", true) }
    handle.method("closeFile") { (handle) in try handle.close() }
    for name in ["synchronizeAndReturnError:", "closeAndReturnError:"] {
      handle.method(name) { (handle, last: InOut<NSError?>) -> Value in
        if name.hasPrefix("close") { try handle.close() }
        return OutValues.answer(.bool(true), [.none], to: last.messageValue)
      }
    }
  }
}

extension FoundationClasses {
  package static let fileHandle = NativeClass<NSFileHandle>(
    "NSFileHandle", superclass: object, NSFileHandle.define)
  package static let concreteFileHandle = NativeClass<NSFileHandle>(
    "NSConcreteFileHandle", superclass: fileHandle)
  package static let nullFileHandle = NativeClass<NSFileHandle>(
    "NSNullFileHandle", superclass: fileHandle)
}
