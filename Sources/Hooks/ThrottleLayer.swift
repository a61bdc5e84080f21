internal import FoundationCore
package import SelectorRuntime
internal import VirtualTime

/// A layer that drops or delays messages in quick succession.
///
/// Each receiver has its own window; with a key function, each of its keys. A message at exactly
/// the end of a window belongs to it. A delayed message calls the then current inner
/// implementation, and retains its receiver and arguments until then. A dropped message returns
/// nothing.
package final class ThrottleLayer: Layer {
  /// The messages of a window that are delivered.
  package enum Mode: String, CaseIterable, Sendable {
    /// The first, immediately.
    case first
    /// The last, at the end of the window that the first one started.
    case last
    /// The last, when no other one follows within the interval.
    case debounce
  }

  /// The key of a window of one receiver.
  package enum Key: Hashable {
    case everything
    case bool(Bool)
    case number(UInt64)
    case text(String)
    case object(Identity)
  }

  /// The identity of an object, which is retained while a window uses it.
  package struct Identity: Hashable {
    private let object: AnyObject
    private let number: UInt

    /// - Parameters:
    ///   - object: the object, which is retained.
    ///   - number: the identity, if several objects represent the same one.
    package init(_ object: AnyObject, number: UInt? = nil) {
      self.object = object
      self.number = number ?? UInt(bitPattern: ObjectIdentifier(object))
    }

    package static func == (left: Identity, right: Identity) -> Bool {
      left.number == right.number
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// Returns the key of a message; nil delivers it immediately, outside of any window.
  package typealias KeyFunction = (RuntimeObject, [Value]) throws -> Key?

  private struct Window: Hashable {
    let receiver: RuntimeObject
    let key: Key
  }

  private let mode: Mode
  private let interval: Double
  private let keyFunction: KeyFunction
  /// The time of the last delivered message of each window.
  private var delivered: [Window: Double] = [:]
  /// The count at which entries of ended windows and deallocated receivers are removed.
  private var deliveredLimit = 64
  private var pending: [Window: PendingMessage] = [:]

  /// The maximum difference of two times that count as equal.
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
    let window = Window(receiver: receiver, key: key)
    let runLoop = receiver.foundation.runLoop
    switch mode {
    case .first:
      if let last = delivered[window], runLoop.now - last <= interval + ThrottleLayer.tolerance {
        return .none
      }
      recordDelivery(window, at: runLoop.now)
      return try receiver.runtime.runInside(self, receiver, Arguments(values))
    case .last:
      if let waiting = pending[window] {
        waiting.replace(values)
      } else {
        try postpone(window, values)
      }
    case .debounce:
      if let waiting = pending[window] {
        setPending(nil, at: window)
        waiting.cancel()
      }
      try postpone(window, values)
    }
    return .none
  }

  private func recordDelivery(_ window: Window, at time: Double) {
    let runtime = window.receiver.runtime
    if delivered.count >= deliveredLimit {
      let all = delivered
      runtime.recordUndo { [weak self] in self?.delivered = all }
      delivered = delivered.filter { time - $0.value <= interval && !$0.key.receiver.isDeallocated }
      deliveredLimit = max(64, delivered.count * 2)
    }
    let old = delivered[window]
    delivered[window] = time
    runtime.recordUndo { [weak self] in self?.delivered[window] = old }
  }

  private func setPending(_ message: PendingMessage?, at window: Window) {
    let old = pending[window]
    pending[window] = message
    window.receiver.runtime.recordUndo { [weak self] in self?.pending[window] = old }
  }

  private func postpone(_ window: Window, _ values: [Value]) throws {
    let message = PendingMessage(window.receiver, values)
    let runLoop = window.receiver.foundation.runLoop
    message.entry = try runLoop.schedule(after: interval, phase: .timers) { [self] in
      if pending[window] === message { setPending(nil, at: window) }
      try message.deliver { receiver, values in
        _ = try receiver.runtime.runKept(self, receiver, Arguments(values))
      }
    }
    setPending(message, at: window)
    window.receiver.runtime.recordUndo { message.cancel() }
  }
}

/// A delayed message, with its retained receiver and arguments.
private final class PendingMessage {
  var entry: RunLoop.Entry?
  private let receiver: RuntimeObject
  private var values: [Value] = []
  private var isWaiting = false

  init(_ receiver: RuntimeObject, _ values: [Value]) {
    self.receiver = receiver
    wait(values)
  }

  /// Retains the receiver and the arguments, unless the receiver is being deallocated.
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

  /// Replaces the arguments with those of a later message.
  func replace(_ newer: [Value]) {
    let old = values
    receiver.runtime.recordUndo { [self] in hold(old) }
    hold(newer)
  }

  func deliver(_ body: (RuntimeObject, [Value]) throws -> Void) throws {
    guard isWaiting, !receiver.isDeallocated else { return releaseValues() }
    let taken = values
    receiver.retain()
    for value in taken { value.object?.retain() }
    defer {
      for value in taken { value.object?.release() }
      receiver.release()
    }
    // Ended before delivery, so that restoring a snapshot meanwhile schedules it again.
    releaseValues()
    try body(receiver, taken)
  }

  func cancel() {
    entry?.cancel()
    releaseValues()
  }

  private func releaseValues() {
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
