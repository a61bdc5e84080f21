package import FoundationCore
internal import SelectorRuntime

/// The connection that the input stream and the output stream of a pair share.
///
/// It is made when the first of them opens. The delegates learn of it in a later turn, in the order
/// of a device: the stream is open, then it has bytes or space.
final class StreamConnection {
  /// The other end.
  enum Target {
    case host(String, port: Int)
    /// A socket that is connected already.
    case socket(Int)
  }

  private weak var world: FoundationWorld?
  private let target: Target
  /// The socket; nil until the first stream opens.
  private(set) var socket: Int?
  @Strong private var failure: NSError?
  /// Whether the connection was tried.
  private var isMade = false
  /// Whether the last stream that closes also closes the socket.
  private var closesSocket: Bool
  /// Whether the last write left no room: the next room is an event.
  private var isFull = false
  /// The streams that are not closed.
  private var streams: [WeakReference] = []
  /// The properties that were set, such as those of the security level, which has no effect.
  private(set) var properties: [String: Value] = [:]

  init(_ target: Target, _ input: NSStream, _ output: NSStream, in world: FoundationWorld) {
    (self.target, self.world) = (target, world)
    if case .socket(let number) = target {
      (socket, closesSocket) = (number, false)
    } else {
      closesSocket = true
    }
    input.isInput = true
    (input.connection, output.connection) = (self, self)
    streams = [WeakReference(input), WeakReference(output)]
  }

  deinit {
    end()
    for case .object(let object) in properties.values { object.release() }
  }

  /// Gives up the socket.
  private func end() {
    guard let socket, let world else { return }
    world.sockets.stopObserving(socket, for: self)
    if closesSocket { world.sockets.close(socket) }
    self.socket = nil
  }

  // MARK: Opening and closing

  func open(_ stream: NSStream) throws {
    stream.status = .opening
    if !isMade { connect() }
    if let failure {
      stream.status = .failed
      stream.failure = failure
      return try stream.tell(NSStream.failed)
    }
    try stream.tell(NSStream.opened)
    // Without a run loop, nothing tells of the end of opening.
    if !stream.isObserved { stream.status = .open }
    try stream.tellOfMore()
  }

  private func connect() {
    isMade = true
    guard let world else { return }
    let network = world.sockets
    if case .host(let name, let port) = target {
      let addresses = network.addresses(of: name)
      guard !addresses.isEmpty else { return failure = unknownHost(in: world) }
      var last = SocketFailure.refused
      for var address in addresses where socket == nil {
        address.port = port
        let number = network.open(.stream, address.family)
        do throws(SocketFailure) {
          try network.connect(number, to: address)
          socket = number
        } catch {
          network.close(number)
          last = error
        }
      }
      if socket == nil { failure = world.error(for: last) }
    }
    guard let socket else { return }
    network.observe(socket, for: self) { [weak self] in self?.socketChanged() }
  }

  /// The error of a name that no server knows: that of `getaddrinfo`.
  private func unknownHost(in world: FoundationWorld) -> NSError? {
    let unknownHost = 2, noName = 8
    return world.error(
      domain: "kCFErrorDomainCFNetwork", code: unknownHost,
      "The operation couldn’t be completed. (kCFErrorDomainCFNetwork error 2.)",
      [.init(key: .string("kCFGetAddrInfoFailureKey"), value: .integer(Int64(noName)))])
  }

  func close(_ stream: NSStream) {
    streams.removeAll { $0.load() == nil || $0.load() === stream }
    if streams.isEmpty {
      end()
    } else if closesSocket, let socket {
      try? world?.sockets.shutDown(socket, reading: stream.isInput, writing: !stream.isInput)
    }
  }

  private func socketChanged() {
    for case let stream as NSStream in streams.map({ $0.load() }) where mayContinue(stream) {
      // An error of the schedule would be one of the clock.
      try? stream.tellOfMore()
    }
  }

  /// Whether a change of the socket may end the wait of a stream.
  private func mayContinue(_ stream: NSStream) -> Bool {
    guard !stream.isInput else { return true }
    guard isFull, hasMore(stream) else { return false }
    isFull = false
    return true
  }

  /// Stores a property, and returns whether it is one of a connection.
  func set(_ value: Value, for key: String) -> Bool {
    if case .object(let object) = value { object.retain() }
    if case .object(let object)? = properties.updateValue(value, forKey: key) { object.release() }
    if key == "kCFStreamPropertyShouldCloseNativeSocket", let world {
      closesSocket = Bool.from(value, in: world.runtime) ?? false
    }
    return true
  }

  // MARK: Bytes

  /// Whether all bytes were read, or nothing can be written any more.
  func isAtEnd(_ stream: NSStream) -> Bool {
    guard let socket, let world, stream.isInput else { return false }
    return world.sockets.isAtEnd(socket)
  }

  func hasMore(_ stream: NSStream) -> Bool {
    guard let socket, let network = world?.sockets, stream.status == .open else { return false }
    return stream.isInput
      ? network.canRead(socket) && !network.isAtEnd(socket) : network.room(socket) > 0
  }

  /// Reads bytes; waits until there are some, or the end.
  func read(_ count: Int, _ stream: NSStream) throws -> [UInt8] {
    try transferring(stream, failed: []) { network, socket throws(SocketFailure) in
      let part = try network.receive(socket, most: count)
      if part.isEmpty, count > 0 { stream.status = .atEnd }
      return part
    }
  }

  /// Writes bytes, and returns how many were accepted; waits until there is room.
  func write(_ bytes: [UInt8], _ stream: NSStream) throws -> Int {
    try transferring(stream, failed: -1) { network, socket throws(SocketFailure) in
      let count = try network.send(socket, bytes)
      isFull = network.room(socket) == 0
      return count
    }
  }

  /// Reads or writes, and notifies the delegate when it can continue.
  private func transferring<Result>(
    _ stream: NSStream, failed: Result,
    _ body: (SocketNetwork, Int) throws(SocketFailure) -> Result
  ) throws -> Result {
    // A stream that is read while it opens is open then.
    if stream.status == .opening { stream.status = .open }
    guard let world, let socket, stream.status == .open else { return failed }
    while true {
      do throws(SocketFailure) {
        let result = try body(world.sockets, socket)
        try? stream.tellOfMore()
        return result
      } catch {
        guard error == .wouldBlock else {
          (stream.status, stream.failure) = (.failed, world.error(for: error))
          try stream.tell(NSStream.failed)
          return failed
        }
      }
      _ = try world.sockets.waitForChange(seconds: nil)
    }
  }
}

extension FoundationWorld {
  /// Creates the error of a socket, in the domain of `errno`.
  package func error(for failure: SocketFailure) -> NSError? {
    error(
      domain: "NSPOSIXErrorDomain", code: failure.code,
      "The operation couldn’t be completed. \(failure.words)")
  }

  /// Makes an input and an output stream of a connection to a host.
  package func streams(toHost name: String, port: Int) -> (input: NSStream, output: NSStream) {
    streams(.host(name, port: port))
  }

  /// Makes an input and an output stream of a connected socket.
  package func streams(ofSocket number: Int) -> (input: NSStream, output: NSStream) {
    streams(.socket(number))
  }

  private func streams(_ target: StreamConnection.Target) -> (input: NSStream, output: NSStream) {
    let input = runtime.create(FoundationClasses.inputStream)
    let output = runtime.create(FoundationClasses.outputStream)
    _ = StreamConnection(target, input, output, in: self)
    return (input, output)
  }
}

extension NSStream {
  /// The number of the socket of a connection; nil before it is opened.
  package var socket: Int? { connection?.socket }

  static func defineConnections(_ stream: ClassDefinition<NSStream>) {
    stream.classSide.raw(
      "getStreamsToHostWithName:port:inputStream:outputStream:", types: "v@:@q^@^@"
    ) { receiver, selector, arguments in
      let world = try ClassDefinition<RuntimeClass>.instance(receiver, selector).foundation
      let name = try arguments.value(0, as: String.self, receiver, selector)
      let port = try arguments.value(1, as: Int.self, receiver, selector)
      let (input, output) = world.streams(toHost: name, port: port)
      return .foreign(OutValues([.object(input), .object(output)]))
    }
  }
}
