internal import FoundationCore
internal import FoundationFiles
internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

// A function that fails returns nil and the `errno`.

/// Sockets for translated sources, by their numbers.
extension Bridge {
  /// Adds `sockets()`, which returns the functions.
  func setSocketFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("sockets") { call in
      call.stack.pushTable()
      let define = ModuleDefiner(bridge: call.bridge, module: "objc", stack: call.stack)
      setConnecting(define)
      setTransfers(define)
      setSocketState(define)
      setAddresses(define)
      setStreams(define)
      return 1
    }
  }
}

extension FunctionCall {
  fileprivate var network: SocketNetwork { bridge.world.sockets }

  fileprivate func answer(_ failure: SocketFailure) -> Int {
    stack.pushNil()
    stack.pushInteger(Int64(failure.code))
    return 2
  }

  /// Runs a function for sockets, and returns its results, or nil and the number of its error.
  fileprivate func answering(_ body: () throws(SocketFailure) -> Int) -> Int {
    do throws(SocketFailure) { return try body() } catch { return answer(error) }
  }

  /// The address in three arguments: its family, the host's bytes, and the port.
  fileprivate func address(_ place: Int) throws(SocketFailure) -> SocketAddress {
    guard let family = SocketAddress.Family(rawValue: whole(place)),
      let host = stack.bytes(at: place + 1)
    else { throw SocketFailure.invalid }
    return SocketAddress(family, host, port: whole(place + 2))
  }

  /// Pushes an address as three results; nothing for none.
  fileprivate func push(_ address: SocketAddress?) -> Int {
    guard let address else { return 0 }
    stack.pushInteger(Int64(address.family.rawValue))
    stack.pushBytes(address.host)
    stack.pushInteger(Int64(address.port))
    return 3
  }
}

private func setConnecting(_ define: ModuleDefiner) {
  // `open(kind, family)`
  define("open") { call in
    guard let kind = Socket.Kind(rawValue: call.whole(1)),
      let family = SocketAddress.Family(rawValue: call.whole(2))
    else { return call.answer(SocketFailure.protocolNotSupported) }
    return call.answer(call.network.open(kind, family))
  }
  // `pair(kind, family)`: two numbers
  define("pair") { call in
    guard let kind = Socket.Kind(rawValue: call.whole(1)),
      let family = SocketAddress.Family(rawValue: call.whole(2))
    else { return call.answer(SocketFailure.protocolNotSupported) }
    let (first, second) = call.network.openPair(kind, family)
    return call.answer(first) + call.answer(second)
  }
  define("close") { call in
    call.network.close(call.whole(1))
    return 0
  }
  // `bind(number, family, host, port)`
  for (name, body) in [("bind", SocketNetwork.bind), ("connect", SocketNetwork.connect)] {
    define(name) { call in
      call.answering { () throws(SocketFailure) in
        try body(call.network)(call.whole(1), call.address(2))
        return call.answer(0)
      }
    }
  }
  define("listen") { call in
    call.answering { () throws(SocketFailure) in
      try call.network.listen(call.whole(1), backlog: call.whole(2))
      return call.answer(0)
    }
  }
  define("accept") { call in
    call.answering { () throws(SocketFailure) in
      call.answer(try call.network.accept(call.whole(1)))
    }
  }
  // `shutDown(number, reading, writing)`
  define("shutDown") { call in
    call.answering { () throws(SocketFailure) in
      try call.network.shutDown(
        call.whole(1), reading: call.stack.boolean(at: 2), writing: call.stack.boolean(at: 3))
      return call.answer(0)
    }
  }
}

private func setTransfers(_ define: ModuleDefiner) {
  // `receive(number, most, peeks)`
  define("receive") { call in
    call.answering { () throws(SocketFailure) in
      let peeks = call.stack.boolean(at: 3)
      return call.answer(try call.network.receive(call.whole(1), most: call.whole(2), peeks: peeks))
    }
  }
  // `receiveDatagram(number, peeks)`: the bytes, and the sender's address
  define("receiveDatagram") { call in
    call.answering { () throws(SocketFailure) in
      let datagram = try call.network.receiveDatagram(
        call.whole(1), peeks: call.stack.boolean(at: 2))
      return call.answer(datagram.bytes) + call.push(datagram.sender)
    }
  }
  define("send") { call in
    call.answering { () throws(SocketFailure) in
      call.answer(try call.network.send(call.whole(1), call.stack.bytes(at: 2) ?? []))
    }
  }
  // `sendTo(number, bytes, family, host, port)`
  define("sendTo") { call in
    call.answering { () throws(SocketFailure) in
      let bytes = call.stack.bytes(at: 2) ?? []
      return call.answer(try call.network.send(call.whole(1), bytes, to: call.address(3)))
    }
  }
}

private func setSocketState(_ define: ModuleDefiner) {
  define("isOpen") { call in
    call.stack.pushBoolean(call.network[call.whole(1)] != nil)
    return 1
  }
  // `kind(number)`: `SOCK_…`, the family, and whether it listens
  define("kind") { call in
    guard let socket = call.network[call.whole(1)] else { return 0 }
    let count = call.answer(socket.kind.rawValue) + call.answer(socket.family.rawValue)
    call.stack.pushBoolean(socket.isListening)
    return count + 1
  }
  // `readiness(number)`: the bytes or connections that wait, whether it is at its end, and the room
  define("readiness") { call in
    let (network, number) = (call.network, call.whole(1))
    let count = call.answer(network[number]?.available ?? 0)
    call.stack.pushBoolean(network.canRead(number) && network[number]?.available == 0)
    return count + 1 + call.answer(network.room(number))
  }
  define("localAddress") { call in call.push(call.network[call.whole(1)]?.local) }
  define("remoteAddress") { call in call.push(call.network[call.whole(1)]?.remote) }
  // `observe(number, function)`: the function is called inside changes, and may only schedule work
  define("observe") { call in
    let (number, block) = (call.whole(1), try call.value(2, as: Block.self))
    call.network.observe(number, for: nil) { _ = try? block() }
    return 0
  }
  // `wait(seconds)`: whether a socket has changed; without seconds it waits for ever
  define("wait") { call in
    call.stack.pushBoolean(try call.network.waitForChange(seconds: call.stack.number(at: 1)))
    return 1
  }
  // `describe(descriptor, number)`: a file descriptor of a socket; without a number it is closed
  define("describe") { call in
    call.network.descriptors[call.whole(1)] = call.stack.integer(at: 2).map { Int($0) }
    return 0
  }
  // `describing(makes, closes, opened)`: functions that make a file descriptor for a number, close
  // one, and return the path, the position, and whether it can be read or written, of a file
  define("describing") { call in
    let (network, runtime, world) = (call.network, call.runtime, call.bridge.world)
    let makes = try call.value(1, as: Block.self)
    let closes = try call.value(2, as: Block.self)
    let opened = try call.value(3, as: Block.self)
    network.makeDescriptor = { number in
      Int.from(try makes(.integer(Int64(number))), in: runtime) ?? -1
    }
    network.closeDescriptor = { number in _ = try closes(.integer(Int64(number))) }
    network.openFile = { [unowned world] number in
      let facts = try world.elements(of: opened(.integer(Int64(number))))
      guard let parts = facts, parts.count == 4,
        let path = String.from(parts[0], in: runtime), let offset = Int.from(parts[1], in: runtime)
      else { return nil }
      return OpenFile(
        path: path, offset: offset, canRead: Bool.from(parts[2], in: runtime) ?? false,
        canWrite: Bool.from(parts[3], in: runtime) ?? false)
    }
    return 0
  }
}

private func setAddresses(_ define: ModuleDefiner) {
  // `addresses(host)`: families and bytes, alternately
  define("addresses") { call in
    let name = call.stack.string(at: 1) ?? ""
    return call.network.addresses(of: name).reduce(0) { count, address in
      count + call.answer(address.family.rawValue) + call.answer(address.host)
    }
  }
  // `parse(text)`: the family and the bytes of a numeric address
  define("parse") { call in
    guard let address = SocketAddress(host: call.stack.string(at: 1) ?? "") else { return 0 }
    return call.answer(address.family.rawValue) + call.answer(address.host)
  }
  // `text(family, bytes)`
  define("text") { call in
    guard let family = SocketAddress.Family(rawValue: call.whole(1)),
      let host = call.stack.bytes(at: 2)
    else { return 0 }
    call.stack.pushString(SocketAddress(family, host, port: 0).hostText)
    return 1
  }
  define("isOffline") { call in
    call.stack.pushBoolean(call.network.isOffline())
    return 1
  }
}

private func setStreams(_ define: ModuleDefiner) {
  // `streamsTo(host, port)`, `streamsOf(number)`: an input and an output stream
  define("streamsTo") { call in
    let (input, output) = call.bridge.world.streams(
      toHost: call.stack.string(at: 1) ?? "", port: call.whole(2))
    return call.answer(input) + call.answer(output)
  }
  define("streamsOf") { call in
    let (input, output) = call.bridge.world.streams(ofSocket: call.whole(1))
    return call.answer(input) + call.answer(output)
  }
  // `setClient(stream, function)`
  define("setClient") { call in
    try call.value(1, as: NSStream.self).client = try call.optional(2, as: Block.self)
    return 0
  }
  // `socketOf(stream)`
  define("socketOf") { call in
    guard let socket = try call.value(1, as: NSStream.self).socket else { return 0 }
    return call.answer(socket)
  }
}
