internal import FoundationCore
package import SelectorRuntime
internal import VirtualTime

/// A layer that lets through only some of the messages that come close together.
///
/// Each receiver has its own window, and with a key function each of its keys. A message at exactly
/// the end of a window is inside it. What is let through later runs what is inside the layer then,
/// with its arguments and its receiver kept until then; what is swallowed answers nothing.
package final class ThrottleLayer: Layer {
  /// Which of the messages of a window are let through.
  package enum Mode: String, CaseIterable, Sendable {
    /// The first, at once.
    case first
    /// The last, at the end of the window that the first one opened.
    case last
    /// The last, when none has followed it for an interval.
    case debounce
  }

  /// The key that tells the windows of one receiver apart.
  package enum Key: Hashable {
    case everything
    case bool(Bool)
    case number(UInt64)
    case text(String)
    case thing(Identity)
  }

  /// One thing, which lives as long as a window is told by it.
  package struct Identity: Hashable {
    private let thing: AnyObject
    private let number: UInt

    /// - Parameter number: what tells it from others, if several objects stand for the same thing.
    package init(_ thing: AnyObject, number: UInt? = nil) {
      self.thing = thing
      self.number = number ?? UInt(bitPattern: ObjectIdentifier(thing))
    }

    package static func == (left: Identity, right: Identity) -> Bool {
      left.number == right.number
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// Answers the key of a message; nil lets it through at once, and no window learns of it.
  package typealias KeyFunction = (RuntimeObject, [Value]) throws -> Key?

  private struct Gate: Hashable {
    let receiver: RuntimeObject
    let key: Key
  }

  private let mode: Mode
  private let interval: Double
  private let keyFunction: KeyFunction
  /// When each gate last let a message through.
  private var passed: [Gate: Double] = [:]
  /// How many they may be before those are taken out whose window is over, or whose receiver has gone.
  private var passedLimit = 64
  private var pending: [Gate: PendingMessage] = [:]

  /// How far two moments may lie apart and count as one.
  private static let tolerance = 1e-9

  package init(
    _ request: Hook.Request, mode: Mode, interval: Double, key: @escaping KeyFunction
  ) {
    self.mode = mode
    self.interval = interval
    keyFunction = key
    super.init(.throttle, request.selector, owner: request.owner, source: request.source)
  }

  public override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    let values = arguments.values
    guard isActive, let key = try keyFunction(receiver, values) else {
      return try receiver.runtime.runInside(self, receiver, Arguments(values))
    }
    let gate = Gate(receiver: receiver, key: key)
    let runLoop = receiver.foundation.runLoop
    switch mode {
    case .first:
      if let last = passed[gate], runLoop.now - last <= interval + ThrottleLayer.tolerance {
        return .none
      }
      notePassing(gate, at: runLoop.now)
      return try receiver.runtime.runInside(self, receiver, Arguments(values))
    case .last:
      if let waiting = pending[gate] {
        waiting.replace(values)
      } else {
        try postpone(gate, values)
      }
    case .debounce:
      if let waiting = pending[gate] {
        setPending(nil, at: gate)
        waiting.cancel()
      }
      try postpone(gate, values)
    }
    return .none
  }

  private func notePassing(_ gate: Gate, at time: Double) {
    let runtime = gate.receiver.runtime
    if passed.count >= passedLimit {
      let all = passed
      runtime.recordUndo { [weak self] in self?.passed = all }
      passed = passed.filter { time - $0.value <= interval && !$0.key.receiver.isDeallocated }
      passedLimit = max(64, passed.count * 2)
    }
    let old = passed[gate]
    passed[gate] = time
    runtime.recordUndo { [weak self] in self?.passed[gate] = old }
  }

  private func setPending(_ message: PendingMessage?, at gate: Gate) {
    let old = pending[gate]
    pending[gate] = message
    gate.receiver.runtime.recordUndo { [weak self] in self?.pending[gate] = old }
  }

  private func postpone(_ gate: Gate, _ values: [Value]) throws {
    let message = PendingMessage(gate.receiver, values)
    message.entry = try gate.receiver.foundation.runLoop.schedule(after: interval, phase: .timers) {
      [self] in
      if pending[gate] === message { setPending(nil, at: gate) }
      try message.deliver { receiver, values in
        _ = try receiver.runtime.runKept(self, receiver, Arguments(values))
      }
    }
    setPending(message, at: gate)
    gate.receiver.runtime.recordUndo { message.cancel() }
  }
}

/// One message that is let through later, with what it holds until then.
private final class PendingMessage {
  var entry: RunLoop.Entry?
  private let receiver: RuntimeObject
  private var values: [Value] = []
  private var isWaiting = false

  init(_ receiver: RuntimeObject, _ values: [Value]) {
    self.receiver = receiver
    wait(values)
  }

  /// Keeps the receiver and the arguments alive, unless the receiver has gone.
  private func wait(_ values: [Value]) {
    guard !receiver.isDeallocating else { return }
    isWaiting = true
    receiver.retain()
    hold(values)
  }

  private func hold(_ newer: [Value]) {
    for value in newer { value.object?.retain() }
    let old = values
    values = newer
    for value in old { value.object?.release() }
  }

  /// Takes a later message's arguments.
  func replace(_ newer: [Value]) {
    let old = values
    receiver.runtime.recordUndo { [self] in hold(old) }
    hold(newer)
  }

  func deliver(_ body: (RuntimeObject, [Value]) throws -> Void) throws {
    guard isWaiting, !receiver.isDeallocated else { return letGo() }
    let taken = values
    receiver.retain()
    for value in taken { value.object?.retain() }
    defer {
      for value in taken { value.object?.release() }
      receiver.release()
    }
    // Over before it begins: what restores a snapshot meanwhile lets it wait again.
    letGo()
    try body(receiver, taken)
  }

  func cancel() {
    entry?.cancel()
    letGo()
  }

  private func letGo() {
    guard isWaiting else { return }
    let (entry, values) = (entry, values)
    receiver.runtime.recordUndo { [self] in
      self.entry = entry
      wait(values)
    }
    isWaiting = false
    self.entry = nil
    hold([])
    receiver.release()
  }
}
