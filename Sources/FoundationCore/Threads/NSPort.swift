package import SelectorRuntime
internal import VirtualTime

/// A port, which passes messages between the threads of the app.
///
/// Its delegate receives them in a turn of a run loop to which the port was added; earlier messages
/// are queued until then. A run loop with a port does not exit for lack of input sources.
package final class NSPort: RuntimeObject {
  @Weak private var delegate: RuntimeObject?
  private(set) var isValid = true
  /// The run loops that the port was added to.
  @Owned private var loops: [NSRunLoop] = []
  @StrongList private var waiting: [NSPortMessage] = []

  /// Adds the port to a run loop.
  func join(_ loop: NSRunLoop) throws {
    guard isValid, !loops.contains(where: { $0 === loop }) else { return }
    loops.append(loop)
    for message in waiting { try deliver(message) }
    waiting = []
  }

  func leave(_ loop: NSRunLoop) { loops.removeAll(loop) }

  /// Accepts a message; returns false if the port is invalid.
  fileprivate func take(_ message: NSPortMessage) throws -> Bool {
    guard isValid else { return false }
    try deliver(message)
    return true
  }

  private func deliver(_ message: NSPortMessage) throws {
    guard let loop = loops.first(where: { !$0.isErased }) else { return waiting.append(message) }
    message.retain()
    retain()
    try loop.loop.schedule(after: 0, phase: .blocks) { [self] in
      defer {
        message.release()
        release()
      }
      guard isValid else { return }
      _ = try delegate?.sendIfPossible("handlePortMessage:", message)
    }
  }

  private func invalidate() throws {
    guard isValid else { return }
    isValid = false
    waiting = []
    for loop in loops { loop.remove(self) }
    loops = []
    _ = try foundation.only("NSNotificationCenter").send(
      "postNotificationName:object:", "NSPortDidBecomeInvalidNotification", self)
  }

  static func define(_ port: ClassDefinition<NSPort>) {
    port.adopt(FoundationProtocols.copying, FoundationProtocols.coding)
    for name in ["alloc", "port"] {
      port.classSide.method(name) { (cls) -> RuntimeObject in
        let made = cls.name == "NSPort" ? cls.foundation.valueClass("NSMachPort") : cls
        return cls.runtime.createInstance(made)
      }
    }
    port.method("invalidate") { try $0.invalidate() }
    port.readonly("valid", getter: "isValid") { $0.isValid }
    port.method("delegate") { (port) -> RuntimeObject? in port.delegate }
    port.method("setDelegate:") { (port, delegate: RuntimeObject?) in port.delegate = delegate }
    port.method("scheduleInRunLoop:forMode:") { (port, loop: NSRunLoop, mode: String) in
      try loop.send("addPort:forMode:", port, mode)
    }
    port.method("removeFromRunLoop:forMode:") { (port, loop: NSRunLoop, mode: String) in
      try loop.send("removePort:forMode:", port, mode)
    }
    port.readonly("reservedSpaceLength") { (_) -> Int in 0 }
    port.method("copyWithZone:") { (port, _: Value) -> NSPort in port }
    port.method("sendBeforeDate:components:from:reserved:") {
      (port, _: Value, parts: Value, sender: NSPort?, _: Int) -> Bool in
      try port.send(0, parts, from: sender)
    }
    port.raw("sendBeforeDate:msgid:components:from:reserved:", types: "B@:@Q@@Q") {
      receiver, selector, arguments in
      let port = try ClassDefinition<NSPort>.instance(receiver, selector)
      let number = try arguments.value(1, as: Int.self, receiver, selector)
      let sender = try arguments.value(3, as: NSPort?.self, receiver, selector)
      return .bool(try port.send(number, arguments[2], from: sender))
    }
  }

  private func send(_ number: Int, _ parts: Value, from sender: NSPort?) throws -> Bool {
    let message = runtime.create(ThreadClasses.portMessage)
    message.fill(to: self, from: sender, try foundation.box(parts))
    message.number = number
    return try take(message)
  }
}

/// A message of a port: a number, some objects, and the port for replies.
package final class NSPortMessage: RuntimeObject {
  var number = 0
  @Strong private var receiver: NSPort?
  @Strong private var sender: NSPort?
  @Strong private var parts: RuntimeObject?

  func fill(to receiver: NSPort?, from sender: NSPort?, _ parts: RuntimeObject?) {
    (self.receiver, self.sender, self.parts) = (receiver, sender, parts)
  }

  static func define(_ message: ClassDefinition<NSPortMessage>) {
    // The send port is the port that the message is sent to.
    message.method("initWithSendPort:receivePort:components:") {
      (message, target: NSPort?, answers: NSPort?, parts: Value) -> NSPortMessage in
      message.fill(to: target, from: answers, try message.foundation.box(parts))
      return message
    }
    message.property("msgid", get: { $0.number }, set: { $0.number = $1 })
    // The receiver of a message replies to the port that sent it: its sendPort.
    message.readonly("sendPort", .strong) { $0.sender }
    message.readonly("receivePort", .strong) { $0.receiver }
    message.readonly("components", .copy, of: "NSArray") { $0.parts }
    message.method("sendBeforeDate:") { (message, _: Value) -> Bool in
      try message.receiver?.take(message) ?? false
    }
  }
}

extension FoundationProtocols {
  package static let portDelegate = NativeProtocol(
    "NSPortDelegate", adopts: [object],
    optional: [.init("handlePortMessage:", NSPortMessage.self)])

  /// There are no kernel messages, so the protocol declares no further methods.
  package static let machPortDelegate = NativeProtocol("NSMachPortDelegate", adopts: [portDelegate])
}

extension ThreadClasses {
  static let port = NativeClass<NSPort>(
    "NSPort", superclass: FoundationClasses.object, NSPort.define)
  static let machPort = NativeClass<NSPort>("NSMachPort", superclass: port)
  static let portMessage = NativeClass<NSPortMessage>(
    "NSPortMessage", superclass: FoundationClasses.object, NSPortMessage.define)
}
