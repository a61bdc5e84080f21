internal import FoundationCore
package import SelectorRuntime
package import VirtualTime

// no traps of count: the place is inside the bytes.

/// A byte stream: an input stream reads data or a file, an output stream writes memory or a file.
package final class NSStream: RuntimeObject {
  /// `NSStreamStatus`, with the values of NSStream.h.
  enum Status: Int {
    case notOpen = 0
    case opening = 1
    case open = 2
    case atEnd = 5
    case closed = 6
    case failed = 7
  }

  var status = Status.notOpen
  /// The bytes to read, or the bytes that were written.
  fileprivate var bytes: [UInt8] = []
  fileprivate var place = 0
  /// The file that is read when the stream opens, or written when it closes.
  fileprivate var path: String?
  fileprivate var appends = false
  /// The maximum number of bytes that can be written; nil for no limit.
  fileprivate var capacity: Int?
  var isInput = false
  @Weak fileprivate var delegate: RuntimeObject?
  @Strong var failure: NSError?
  private var isScheduled = false
  /// The loop on which the delegate is notified.
  private var loop: RunLoop?
  /// The function that is called with each event, as the client of a `CFReadStream`.
  package var client: Block?
  /// The connection of a stream to a host or a socket.
  var connection: StreamConnection?
  /// The events that wait to be delivered, as a set of bits; those of connections are not repeated.
  private var waiting = 0
  /// The other end of a bound pair: the writer of an input stream, the reader of an output stream.
  @Weak fileprivate var peer: NSStream?
  /// Whether the stream belongs to a bound pair; the other end may be deallocated.
  fileprivate var isBound = false

  /// Makes the stream one end of a bound pair.
  fileprivate func bind(to other: NSStream, _ capacity: Int) {
    (peer, isBound, self.capacity) = (other, true, capacity)
  }

  // NSStreamEvent, with the values of NSStream.h.
  static let (opened, hasBytes, hasSpace, failed, ended) = (1, 2, 4, 8, 16)

  package func open() throws {
    guard status == .notOpen else { return }
    if let connection { return try connection.open(self) }
    status = .open
    do throws(FileFailure) { try openFile() } catch {
      status = .failed
      failure = foundation.error(for: error)
      return try tell(Self.failed)
    }
    try tell(Self.opened)
    try tellOfMore()
  }

  /// Reads the stream's file, or creates it.
  private func openFile() throws(FileFailure) {
    guard let path else { return }
    if isInput {
      bytes = try foundation.files.read(path)
      place = min(place, bytes.count)
    } else if !appends || foundation.files[path] == nil,
      let failure = foundation.write([], to: path)
    {
      throw failure
    }
  }

  package func close() throws {
    guard status != .closed else { return }
    status = .closed
    isScheduled = false
    if let connection { return connection.close(self) }
    if !isInput { try peer?.tellOfMore() }
    guard !isInput, let path else { return }
    let before = appends ? (try? foundation.read(path)) ?? [] : []
    _ = foundation.write(before + bytes, to: path)
  }

  package func read(_ count: Int) throws -> [UInt8] {
    if let connection { return try connection.read(count, self) }
    guard status == .open else { return [] }
    let part = Array(bytes[place...].prefix(max(0, count)))
    place += part.count
    if part.isEmpty && count > 0 && !awaitsPeer {
      status = .atEnd
      try tell(Self.ended)
    } else {
      if isBound {
        bytes.removeFirst(place)
        place = 0
        try peer?.tellOfMore()
      }
      try tellOfMore()
    }
    return part
  }

  /// Reads all remaining bytes.
  package func readToEnd() throws -> [UInt8] {
    try open()
    return try read(bytes.count - place)
  }

  package func write(_ new: [UInt8]) throws -> Int {
    if let connection { return try connection.write(new, self) }
    guard status == .open else { return -1 }
    let part = new.prefix(room ?? new.count)
    if isBound {
      peer?.bytes += part
      try peer?.tellOfMore()
    } else {
      bytes += part
    }
    try tellOfMore()
    return part.count
  }

  package var hasMore: Bool {
    if let connection { return connection.hasMore(self) }
    guard status == .open else { return false }
    return isInput ? place < bytes.count : room != 0
  }

  /// The number of bytes that can still be written; nil for no limit.
  private var room: Int? {
    guard let capacity else { return nil }
    let kept = isBound ? peer?.bytes.count ?? capacity : bytes.count
    return max(0, capacity - kept)
  }

  /// Whether the other end of the pair can still write bytes.
  private var awaitsPeer: Bool {
    guard isInput, let peer else { return false }
    return peer.status == .notOpen || peer.status == .open
  }

  /// Notifies the delegate, in a later turn, that it can continue to read or write.
  func tellOfMore() throws {
    guard isScheduled, status == .open else { return }
    let isAtEnd = connection?.isAtEnd(self) ?? (isInput && place == bytes.count && !awaitsPeer)
    if isAtEnd { return try tell(Self.ended) }
    if hasMore { try tell(isInput ? Self.hasBytes : Self.hasSpace) }
  }

  /// Whether events are delivered.
  var isObserved: Bool { isScheduled && (delegate != nil || client != nil) }

  /// Schedules an event for the delegate.
  func tell(_ event: Int) throws {
    guard isObserved else { return }
    if connection != nil {
      guard waiting & event == 0 else { return }
      waiting |= event
    }
    retain()
    try (loop ?? foundation.currentRunLoop).schedule(after: 0, phase: .blocks) { [self] in
      defer { release() }
      waiting &= ~event
      try deliver(event)
    }
  }

  private func deliver(_ event: Int) throws {
    guard isScheduled else { return }
    if event == Self.opened, status == .opening { status = .open }
    // The bytes may have been read in the meantime, or the room for bytes may have been used.
    let isOfMore = event == Self.hasBytes || event == Self.hasSpace
    if isOfMore, connection != nil, !hasMore { return }
    if event == Self.ended { status = .atEnd }
    try report(event)
    if event == Self.opened, connection != nil { try tellOfMore() }
  }

  private func report(_ event: Int) throws {
    if let client { return _ = try client(.object(self), .integer(Int64(event))) }
    let selector = runtime.selector("stream:handleEvent:")
    guard let delegate,
      try runtime.send(delegate, runtime.known.respondsToSelector, selector, as: Bool.self)
    else { return }
    _ = try runtime.send(delegate, selector, Arguments(.object(self), .integer(Int64(event))))
  }

  /// Notifies the delegate on a run loop, or on the loop of each thread that changes the stream.
  package func schedule(on loop: RunLoop?) throws {
    self.loop = loop
    isScheduled = true
    try tellOfMore()
  }

  package func unschedule() { isScheduled = false }
}

extension NSStream {
  static func define(_ stream: ClassDefinition<NSStream>) {
    stream.method("open") { try $0.open() }
    stream.method("close") { try $0.close() }
    stream.classSide.raw(
      "getBoundStreamsWithBufferSize:inputStream:outputStream:", types: "v@:Q^@^@"
    ) { receiver, selector, arguments in
      let cls = try ClassDefinition<RuntimeClass>.instance(receiver, selector)
      let capacity = try arguments.value(0, as: Int.self, receiver, selector)
      let input = cls.runtime.create(FoundationClasses.inputStream)
      let output = cls.runtime.create(FoundationClasses.outputStream)
      input.bind(to: output, capacity)
      output.bind(to: input, capacity)
      input.isInput = true
      return .foreign(OutValues([.object(input), .object(output)]))
    }
    defineConnections(stream)
    stream.readonly("streamStatus") { $0.status.rawValue }
    stream.readonly("streamError", .copy, of: "NSError") { $0.failure }
    stream.property(
      "delegate", .assign, of: "<NSStreamDelegate>", get: { $0.delegate },
      set: { $0.delegate = $1 })
    stream.method("scheduleInRunLoop:forMode:") { (stream, loop: RuntimeObject, _: String) in
      try stream.schedule(on: stream.connection == nil ? nil : (loop as? NSRunLoop)?.loop)
    }
    stream.method("removeFromRunLoop:forMode:") { (stream, _: RuntimeObject, _: String) in
      stream.unschedule()
    }
    stream.method("propertyForKey:") { (stream, key: String) -> Value in
      switch key {
      case "NSStreamDataWrittenToMemoryStreamKey":
        stream.isInput || stream.path != nil
          ? .none : .object(stream.foundation.data(stream.bytes))
      case "NSStreamFileCurrentOffsetKey":
        stream.path == nil
          ? .none : .integer(Int64(stream.isInput ? stream.place : stream.bytes.count))
      default: stream.connection?.properties[key] ?? .none
      }
    }
    stream.method("setProperty:forKey:") { (stream, value: Value, key: String) -> Bool in
      if let connection = stream.connection { return connection.set(value, for: key) }
      // The length of a file is unknown until the stream is opened.
      let isFresh = stream.status == .notOpen && stream.path != nil
      guard key == "NSStreamFileCurrentOffsetKey", stream.isInput,
        let place = Int.from(value, in: stream.runtime), place >= 0,
        isFresh || place <= stream.bytes.count
      else { return false }
      stream.place = place
      return true
    }
  }

  static func defineInput(_ stream: ClassDefinition<NSStream>) {
    let makers: [(factory: String, initializer: String)] = [
      ("inputStreamWithData:", "initWithData:"),
      ("inputStreamWithFileAtPath:", "initWithFileAtPath:"),
      ("inputStreamWithURL:", "initWithURL:"),
    ]
    for (factory, initializer) in makers {
      stream.classSide.method(factory) { (cls, source: Value) -> Value in
        try cls.make(cls.runtime.selector(initializer), Arguments(source))
      }
    }
    stream.method("initWithData:") { (stream, data: ByteArgument?) -> NSStream? in
      guard let data else { return nil }
      (stream.isInput, stream.bytes) = (true, data.bytes)
      return stream
    }
    stream.method("initWithFileAtPath:") { (stream, path: String) -> NSStream in
      (stream.isInput, stream.path) = (true, path)
      return stream
    }
    stream.method("initWithURL:") { (stream, url: NSURL) -> NSStream? in
      guard let path = url.filePath else { return nil }
      (stream.isInput, stream.path) = (true, path)
      return stream
    }
    // The buffer argument is ignored; the bytes are returned after their count.
    stream.method("read:maxLength:") { (stream, _: Value, count: Int) -> Value in
      let part = try stream.read(count)
      let failed = stream.status == .failed || stream.status == .notOpen
      return .foreign(
        OutValues([.integer(Int64(failed ? -1 : part.count)), ByteString.value(of: part)]))
    }
    stream.readonly("hasBytesAvailable") { $0.hasMore }
    stream.method("getBuffer:length:") { (_, _: Value, _: Value) -> Bool in false }
  }

  static func defineOutput(_ stream: ClassDefinition<NSStream>) {
    let cls = stream.classSide
    cls.method("outputStreamToMemory") { (cls) -> Value in
      try cls.make(cls.runtime.selector("initToMemory"), Arguments())
    }
    cls.method("outputStreamToFileAtPath:append:") { (cls, path: String, appends: Bool) -> Value in
      try cls.make(
        cls.runtime.selector("initToFileAtPath:append:"), Arguments(.string(path), .bool(appends)))
    }
    cls.method("outputStreamWithURL:append:") { (cls, url: NSURL, appends: Bool) -> Value in
      try cls.make(
        cls.runtime.selector("initWithURL:append:"), Arguments(.object(url), .bool(appends)))
    }
    // The bytes are stored up to the capacity, and are read with the property of memory streams.
    stream.method("initToBuffer:capacity:") { (stream, _: Value, count: Int) -> NSStream in
      stream.capacity = max(0, count)
      return stream
    }
    cls.method("outputStreamToBuffer:capacity:") { (cls, buffer: Value, count: Int) -> Value in
      try cls.make(
        cls.runtime.selector("initToBuffer:capacity:"),
        Arguments(buffer, .integer(Int64(count))))
    }
    stream.method("initToMemory") { (stream) -> NSStream in stream }
    stream.method("initToFileAtPath:append:") {
      (stream, path: String, appends: Bool) -> NSStream in
      (stream.path, stream.appends) = (path, appends)
      return stream
    }
    stream.method("initWithURL:append:") { (stream, url: NSURL, appends: Bool) -> NSStream? in
      guard let path = url.filePath else { return nil }
      (stream.path, stream.appends) = (path, appends)
      return stream
    }
    stream.method("write:maxLength:") { (stream, bytes: ByteArgument, count: Int) -> Int in
      try stream.write(Array(bytes.bytes.prefix(max(0, count))))
    }
    stream.readonly("hasSpaceAvailable") { $0.hasMore }
  }
}

extension FoundationProtocols {
  package static let streamDelegate = NativeProtocol(
    "NSStreamDelegate", adopts: [object],
    optional: [.init("stream:handleEvent:", NSStream.self, Int.self)])
}

extension FoundationClasses {
  package static let stream = NativeClass<NSStream>("NSStream", superclass: object, NSStream.define)
  package static let inputStream = NativeClass<NSStream>(
    "NSInputStream", superclass: stream, NSStream.defineInput)
  package static let outputStream = NativeClass<NSStream>(
    "NSOutputStream", superclass: stream, NSStream.defineOutput)
}
