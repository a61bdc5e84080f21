package import FoundationCore
internal import SelectorRuntime
internal import Threads

// no traps of count: buffers have at most the capacity of a socket.

/// The sockets of a world: servers and their clients exchange bytes in memory.
///
/// No socket of the host is opened. Only this device has servers: another host refuses connections,
/// or is unreachable while the device is offline. The state is one value, which snapshots save.
package final class SocketNetwork {
  private unowned let world: FoundationWorld
  private(set) var sockets: [Int: Socket] = [:]
  private var lastNumber = 0
  /// The first port that the system chooses: `net.inet.ip.portrange.first` of Darwin.
  private var nextPort = 49_152
  /// Whether the device is offline.
  package var isOffline: () -> Bool = { false }
  /// The functions that are called after changes, by the number of a socket.
  private var observers: [Int: [(owner: ObjectIdentifier?, body: () -> Void)]] = [:]
  /// Signaled by the next change of any socket.
  private var change: DispatchSemaphore?
  /// The sockets of C's file descriptors.
  package var descriptors: [Int: Int] = [:]
  /// Makes a file descriptor for a socket; nil without sources, which have the others.
  package var makeDescriptor: ((Int) throws -> Int)?
  /// Closes a file descriptor.
  package var closeDescriptor: ((Int) throws -> Void)?
  /// Returns the file that a descriptor belongs to.
  package var openFile: ((Int) throws -> OpenFile?)?
  /// Whether the scripted server responds for a host, whose name is known then.
  package var knowsHost: (String) -> Bool = { _ in false }

  init(_ world: FoundationWorld) { self.world = world }

  package subscript(number: Int) -> Socket? { sockets[number] }

  // MARK: Making and ending

  /// Makes a socket, and returns its number.
  package func open(_ kind: Socket.Kind, _ family: SocketAddress.Family) -> Int {
    add(Socket(kind, family))
  }

  /// Makes two sockets that are connected to each other.
  package func openPair(_ kind: Socket.Kind, _ family: SocketAddress.Family) -> (Int, Int) {
    let (first, second) = (open(kind, family), open(kind, family))
    for (number, other) in [(first, second), (second, first)] {
      sockets[number]?.peer = other
      sockets[number]?.local = .any(family)
      sockets[number]?.remote = .any(family)
    }
    return (first, second)
  }

  private func add(_ socket: Socket) -> Int {
    world.runtime.noteChange()
    lastNumber += 1
    sockets[lastNumber] = socket
    return lastNumber
  }

  /// Closes a socket: the other end reads to the end, and connections that wait are refused.
  package func close(_ number: Int) {
    guard let socket = sockets.removeValue(forKey: number) else { return }
    world.runtime.noteChange()
    observers[number] = nil
    for waiting in socket.arrived { close(waiting) }
    if let peer = socket.peer { sockets[peer]?.peer = nil }
    changed(socket.peer)
  }

  /// Closes the reading side, the writing side, or both.
  package func shutDown(_ number: Int, reading: Bool, writing: Bool) throws(SocketFailure) {
    guard let socket = sockets[number] else { throw .badDescriptor }
    guard socket.isConnected else { throw .notConnected }
    if reading { sockets[number]?.isReadClosed = true }
    if writing { sockets[number]?.isWriteClosed = true }
    changed(number, socket.peer)
  }

  // MARK: Addresses

  /// Binds a socket to an address; port 0 lets the system choose one.
  package func bind(_ number: Int, to address: SocketAddress) throws(SocketFailure) {
    guard let socket = sockets[number] else { throw .badDescriptor }
    guard socket.local == nil, socket.family == address.family else { throw .invalid }
    guard address.isAny || address.isLoopback else { throw .addressNotAvailable }
    var address = address
    if address.port == 0, address.family != .local { address.port = freePort(like: socket) }
    let isUsed = sockets.values.contains { other in
      guard let known = other.local, other.kind == socket.kind, !other.isConnected else {
        return false
      }
      return known.family == address.family && known.port == address.port
        && (known.host == address.host || known.isAny || address.isAny)
    }
    if isUsed { throw .addressInUse }
    world.runtime.noteChange()
    sockets[number]?.local = address
  }

  private func freePort(like socket: Socket) -> Int {
    let used = Set(sockets.values.compactMap { $0.kind == socket.kind ? $0.local?.port : nil })
    repeat { nextPort = nextPort == 65_535 ? 49_152 : nextPort + 1 } while used.contains(nextPort)
    return nextPort
  }

  /// Returns the addresses of a host, IPv6 first; empty if the name is unknown.
  package func addresses(of host: String) -> [SocketAddress] {
    if let literal = SocketAddress(host: host) { return [literal] }
    let name = host.lowercased()
    if name == "localhost" || name.hasSuffix(".localhost") {
      return [.loopback(.ipv6, port: 0), .loopback(.ipv4, port: 0)]
    }
    guard !isOffline(), knowsHost(name) else { return [] }
    // A block for documentation (RFC 5737).
    return [SocketAddress(.ipv4, [192, 0, 2, 1], port: 0)]
  }

  // MARK: Connecting

  package func listen(_ number: Int, backlog: Int) throws(SocketFailure) {
    guard let socket = sockets[number] else { throw .badDescriptor }
    guard socket.kind == .stream, !socket.isConnected else { throw .unsupported }
    if socket.local == nil { try bind(number, to: .any(socket.family)) }
    world.runtime.noteChange()
    // Darwin replaces a length that is not positive, and one that is too large, by its maximum.
    sockets[number]?.backlog = backlog > 0 && backlog < 128 ? backlog : 128
  }

  /// Returns the number of the socket that accepts connections to an address.
  package func listener(at address: SocketAddress) -> Int? {
    let address = address.unmapped
    let found = sockets.filter { _, socket in
      guard socket.isListening, let local = socket.local else { return false }
      return local.port == address.port
        && (local.host == address.host && local.family == address.family
          // A socket for any IPv6 address accepts IPv4, too.
          || local.isAny && (local.family == address.family || local.family == .ipv6))
    }
    return found.keys.min()
  }

  /// Connects a socket to a server, which has to accept the connection.
  package func connect(_ number: Int, to address: SocketAddress) throws(SocketFailure) {
    guard let socket = sockets[number] else { throw .badDescriptor }
    guard !socket.isListening else { throw .unsupported }
    let remote = address.isAny ? .loopback(address.family, port: address.port) : address
    if socket.kind == .datagram {
      sockets[number]?.remote = remote
      return try bindIfNeeded(number, for: remote)
    }
    guard !socket.isConnected else { throw .isConnected }
    guard remote.unmapped.isLoopback || !isOffline() else { throw .networkUnreachable }
    guard let server = listener(at: remote), let listening = sockets[server],
      listening.arrived.count < listening.backlog ?? 0
    else { throw .refused }
    try bindIfNeeded(number, for: remote)
    var end = Socket(.stream, listening.family)
    (end.local, end.remote, end.peer) = (remote, sockets[number]?.local, number)
    let accepted = add(end)
    sockets[number]?.remote = remote
    sockets[number]?.peer = accepted
    sockets[server]?.arrived.append(accepted)
    changed(number, server)
  }

  private func bindIfNeeded(_ number: Int, for remote: SocketAddress) throws(SocketFailure) {
    guard let socket = sockets[number], socket.local == nil else { return }
    let isLoopback = remote.isLoopback && socket.family == remote.family
    try bind(
      number, to: isLoopback ? .loopback(socket.family, port: 0) : .any(socket.family))
  }

  /// Takes the first connection that waits, and returns the number of its socket.
  package func accept(_ number: Int) throws(SocketFailure) -> Int {
    guard let socket = sockets[number] else { throw .badDescriptor }
    guard socket.isListening else { throw .invalid }
    guard let first = socket.arrived.first else { throw .wouldBlock }
    world.runtime.noteChange()
    sockets[number]?.arrived.removeFirst()
    return first
  }

  // MARK: State

  /// Whether a read returns at once: there are bytes, connections, or the end.
  package func canRead(_ number: Int) -> Bool {
    guard let socket = sockets[number] else { return true }
    return socket.available > 0 || !socket.datagrams.isEmpty || isAtEnd(number)
  }

  /// Whether all bytes were read that the other end wrote before it closed.
  package func isAtEnd(_ number: Int) -> Bool {
    guard let socket = sockets[number], socket.kind == .stream, socket.isConnected else {
      return false
    }
    guard socket.received.isEmpty else { return false }
    return socket.isReadClosed || socket.peer.flatMap { sockets[$0] }?.isWriteClosed ?? true
  }

  /// The number of bytes that a write accepts.
  package func room(_ number: Int) -> Int {
    guard let socket = sockets[number], socket.isConnected || socket.kind == .datagram else {
      return 0
    }
    guard socket.kind == .stream, let peer = socket.peer.flatMap({ sockets[$0] }) else {
      return Socket.longestDatagram
    }
    return Socket.capacity - peer.received.count
  }

  // MARK: Bytes

  /// Returns and removes bytes of a connection; none at its end.
  package func receive(
    _ number: Int, most: Int, peeks: Bool = false
  ) throws(SocketFailure) -> [UInt8] {
    guard let kind = sockets[number]?.kind else { throw .badDescriptor }
    if kind == .datagram {
      return Array(try receiveDatagram(number, peeks: peeks).bytes.prefix(max(0, most)))
    }
    guard let socket = sockets[number], socket.isConnected else { throw .notConnected }
    guard most > 0, !isAtEnd(number) else { return [] }
    guard !socket.received.isEmpty else { throw .wouldBlock }
    let part = Array(socket.received.prefix(most))
    guard !peeks else { return part }
    world.runtime.noteChange()
    sockets[number]?.received.removeFirst(part.count)
    changed(socket.peer)
    return part
  }

  /// Returns and removes the first message of a datagram socket.
  package func receiveDatagram(
    _ number: Int, peeks: Bool = false
  ) throws(SocketFailure) -> Socket.Datagram {
    guard sockets[number] != nil else { throw .badDescriptor }
    guard let first = sockets[number]?.datagrams.first else { throw .wouldBlock }
    if !peeks {
      world.runtime.noteChange()
      sockets[number]?.datagrams.removeFirst()
      sockets[number]?.datagramBytes -= first.size
    }
    return first
  }

  /// Writes bytes to a connection, and returns how many were accepted.
  package func send(_ number: Int, _ bytes: [UInt8]) throws(SocketFailure) -> Int {
    guard let socket = sockets[number] else { throw .badDescriptor }
    guard let remote = socket.remote else { throw .notConnected }
    if socket.kind == .datagram { return try send(number, bytes, to: remote) }
    guard !socket.isWriteClosed, let peer = socket.peer, let other = sockets[peer] else {
      throw .brokenPipe
    }
    // Bytes that the other end refuses to read are lost.
    guard !other.isReadClosed else { return bytes.count }
    let part = bytes.prefix(room(number))
    guard !part.isEmpty || bytes.isEmpty else { throw .wouldBlock }
    world.runtime.noteChange()
    sockets[peer]?.received += part
    changed(peer)
    return part.count
  }

  /// Sends a message to the datagram socket at an address; without one, the message is lost.
  package func send(
    _ number: Int, _ bytes: [UInt8], to address: SocketAddress
  ) throws(SocketFailure) -> Int {
    guard let socket = sockets[number] else { throw .badDescriptor }
    guard socket.kind == .datagram else { return try send(number, bytes) }
    guard bytes.count <= Socket.longestDatagram else { throw .tooLong }
    guard address.unmapped.isLoopback || !isOffline() else { throw .networkUnreachable }
    try bindIfNeeded(number, for: address)
    let target = address.unmapped
    let receiver = sockets.filter { _, other in
      guard other.kind == .datagram, let local = other.local else { return false }
      return local.port == target.port
        && (local.host == target.host || local.isAny)
        && (local.family == target.family || local.isAny && local.family == .ipv6)
    }.keys.min()
    guard let receiver, let sender = sockets[number]?.local else { return bytes.count }
    let seen =
      sender.isAny ? .loopback(sender.family, port: sender.port) : sender
    let message = Socket.Datagram(bytes: bytes, sender: seen)
    let held = sockets[receiver]?.datagramBytes ?? 0
    // A message that does not fit is lost, and the sender does not notice.
    guard held + message.size <= Socket.datagramCapacity else { return bytes.count }
    world.runtime.noteChange()
    sockets[receiver]?.datagrams.append(message)
    sockets[receiver]?.datagramBytes += message.size
    changed(receiver)
    return bytes.count
  }

  // MARK: Changes

  /// Calls a function after each change of a socket, until the socket is closed.
  ///
  /// It runs inside the change, so it may only schedule work.
  package func observe(_ number: Int, for owner: AnyObject?, _ body: @escaping () -> Void) {
    observers[number, default: []].append((owner.map { ObjectIdentifier($0) }, body))
  }

  package func stopObserving(_ number: Int, for owner: AnyObject) {
    observers[number]?.removeAll { $0.owner == ObjectIdentifier(owner) }
  }

  private func changed(_ numbers: Int?...) {
    if let change {
      self.change = nil
      // Every waiting thread looks at its socket again.
      while change.signal() {}
    }
    for case let number? in numbers {
      for observer in observers[number] ?? [] { observer.body() }
    }
  }

  /// Waits for a change of any socket.
  ///
  /// - Returns: false if the time is over.
  /// - Throws: the deadlock error, if no thread can make a change.
  package func waitForChange(seconds: Double?) throws -> Bool {
    let made = change ?? DispatchSemaphore(world.threads, 0)
    made.text = "a socket"
    change = made
    return try made.wait(for: seconds)
  }

  /// Returns a function that restores the current sockets.
  fileprivate func restoration() -> () -> Void {
    let (sockets, lastNumber, nextPort) = (sockets, lastNumber, nextPort)
    return { [unowned self] in
      (self.sockets, self.lastNumber, self.nextPort) = (sockets, lastNumber, nextPort)
      observers = observers.filter { sockets[$0.key] != nil }
      change = nil
    }
  }
}

extension FoundationWorld {
  /// The sockets of the world.
  package var sockets: SocketNetwork { self[SocketNetworkKey.self] }

  private enum SocketNetworkKey: WorldKey {
    static func initialValue(in world: FoundationWorld) -> SocketNetwork { SocketNetwork(world) }

    static func restoration(
      of network: SocketNetwork, in world: FoundationWorld
    ) -> (() -> Void)? { network.restoration() }
  }
}
