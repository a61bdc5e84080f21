internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// The connection between a WebSocket or stream task and the scripted server.
///
/// The rule for the task's URL responds to the opening handshake: each chunk of its body is an
/// incoming message. A message that the task sends is recorded as a request with the method
/// `MESSAGE`. If the rule is a function, it is called for each such request, and its result is the
/// next incoming message.
final class SessionChannel {
  private unowned let task: NSURLSessionTask
  private let world: FoundationWorld
  private let rule: (NSURLRequest) throws -> NetworkRule?
  private(set) var isOpen = false
  private(set) var isClosed = false
  /// The unread messages.
  private(set) var incoming: [[UInt8]] = []
  /// The callbacks that wait for a message; they receive an error if the connection has ended.
  private var readers: [(NSError?) throws -> Void] = []
  /// The messages that were sent before the connection was open.
  private var unsent: [() throws -> Void] = []
  /// Called when the connection is open or has failed to open.
  var didOpen: () throws -> Void = {}

  init(_ task: NSURLSessionTask) {
    self.task = task
    let world = task.foundation
    self.world = world
    rule = { try world.network.rule(for: $0) }
  }

  /// Runs a body on the network queue, and retains the task until then.
  func later(_ seconds: Double = 0, _ body: @escaping () throws -> Void) {
    task.retain()
    world.networkQueue.after(seconds) { [task] in
      defer { task.release() }
      try body()
    }
  }

  private func failure(_ code: Int) -> NSError? {
    world.networkError(code, at: task.originalRequest?.url)
  }

  func open() {
    later { [weak self] in
      guard let self, let request = task.currentRequest, !isClosed else { return }
      world.network.note(request)
      if world.network.isOffline { return try fail(failure(NetworkFailure.offline)) }
      guard let answer = try rule(request)?.answer(request) else {
        return try fail(failure(NetworkFailure.hostNotFound))
      }
      later(answer.delay) { [weak self] in
        guard let self, !isClosed else { return }
        if let broken = answer.failure {
          return try fail(
            world.networkError(broken.code, domain: broken.domain, at: request.url))
        }
        // A server that responds with an error has not switched to the WebSocket protocol.
        guard answer.status < 400 else { return try fail(failure(NetworkFailure.badResponse)) }
        isOpen = true
        try didOpen()
        try take(answer)
        let ready = unsent
        unsent = []
        for send in ready { try send() }
      }
    }
  }

  /// Ends the task and its waiting readers with an error.
  private func fail(_ error: NSError?) throws {
    try close(error)
    try task.end(error)
  }

  private func take(_ answer: NetworkAnswer) throws {
    for piece in answer.pieces() { incoming.append(Array(answer.body[piece])) }
    try serve()
  }

  /// Sends bytes; `done` is called when they have been sent, with an error or nil.
  func send(_ bytes: [UInt8], _ done: @escaping (NSError?) throws -> Void) throws {
    let send = { [weak self] in
      guard let self else { return }
      guard !isClosed, let request = try task.currentRequest?.mutableRequest() else {
        return try done(failure(NetworkFailure.cancelled))
      }
      request.httpMethod = "MESSAGE"
      request.setBody(.object(world.data(bytes)))
      task.sent += bytes.count
      world.network.note(request)
      try done(nil)
      guard let rule = try rule(request), rule.isFunction else { return }
      let answer = try rule.answer(request)
      later(answer.delay) { [weak self] in
        guard let self, !isClosed else { return }
        try take(answer)
      }
    }
    guard isOpen || isClosed else { return unsent.append(send) }
    later { try send() }
  }

  /// Calls a reader when a message is available; the reader calls `read`.
  func wait(_ reader: @escaping (NSError?) throws -> Void) throws {
    readers.append(reader)
    later { [weak self] in try self?.serve() }
  }

  private func serve() throws {
    while !readers.isEmpty {
      if isClosed && incoming.isEmpty {
        try readers.removeFirst()(failure(NetworkFailure.cancelled))
      } else if incoming.isEmpty {
        return
      } else {
        try readers.removeFirst()(nil)
      }
    }
  }

  /// Removes and returns the oldest message, or a part of it.
  func read(most: Int = .max) -> [UInt8] {
    guard let first = incoming.first else { return [] }
    task.countReceived += min(first.count, most)
    if first.count <= most { return incoming.removeFirst() }
    incoming[0] = Array(first[most...])
    return Array(first[..<most])
  }

  /// Closes the connection; waiting readers receive the error.
  func close(_ error: NSError?) throws {
    guard !isClosed else { return }
    isClosed = true
    let waiting = readers
    readers = []
    unsent = []
    let cause = error ?? failure(NetworkFailure.cancelled)
    for reader in waiting { try reader(cause) }
  }
}

extension NetworkRule {
  /// Whether the rule's responses come from a script's function.
  var isFunction: Bool {
    if case .function = source { true } else { false }
  }
}
