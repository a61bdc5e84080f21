internal import SelectorRuntime
internal import VirtualTime

/// A message that waits for its time: what `performSelector:withObject:afterDelay:` made.
///
/// It keeps its target and its argument alive until it is sent or cancelled.
final class DelayedMessage {
  let target: RuntimeObject
  let selector: Selector
  let argument: Value
  var entry: RunLoop.Entry?

  init(_ target: RuntimeObject, _ selector: Selector, _ argument: Value) {
    self.target = target
    self.selector = selector
    self.argument = argument
    begin()
  }

  private(set) var isHeld = false

  /// Keeps the target and the argument alive.
  func begin() {
    guard !isHeld else { return }
    isHeld = true
    target.retain()
    argument.object?.retain()
  }

  /// Gives them up.
  func end() {
    guard isHeld else { return }
    isHeld = false
    argument.object?.release()
    target.release()
  }
}

extension NSObjectClass {
  static func definePerforming(_ object: ClassDefinition<RuntimeObject>) {
    for side in sides(object) {
      side.method("performSelector:") { (object, selector: Selector?) -> Value in
        try perform(object, selector, Arguments())
      }
      side.method("performSelector:withObject:") {
        (object, selector: Selector?, argument: Value) -> Value in
        try perform(object, selector, Arguments(argument))
      }
      side.method("performSelector:withObject:withObject:") {
        (object, selector: Selector?, first: Value, second: Value) -> Value in
        try perform(object, selector, Arguments(first, second))
      }
    }
  }

  /// Sends a message named at run time; arguments beyond what the selector takes are dropped, as
  /// a device's calling convention drops them.
  static func perform(
    _ object: RuntimeObject, _ selector: Selector?, _ arguments: borrowing Arguments
  ) throws -> Value {
    let runtime = object.runtime
    guard let selector else {
      return try runtime.send(
        object, runtime.known.doesNotRecognizeSelector, Arguments(.none))
    }
    let taken = arguments.values.prefix(selector.argumentCount)
    try object.foundation.willSendByName?(object, selector)
    return try runtime.send(object, selector, passing(taken, to: object, selector))
  }

  /// The arguments as the method finds them: nil is a register full of zeros, which a method that
  /// takes a number or a BOOL reads as such.
  static func passing(
    _ values: some Sequence<Value>, to object: RuntimeObject, _ selector: Selector
  ) -> Arguments {
    var types: [String]?
    var arguments = Arguments()
    for (place, value) in values.enumerated() {
      guard value.isNone, let method = object.isa.method(selector) else {
        arguments.append(value)
        continue
      }
      let known = types ?? TypeEncoding(method.types).arguments
      types = known
      let type = place + 2 < known.count ? known[place + 2] : "@"
      arguments.append(InvocationValue.zero(of: type, in: object.foundation))
    }
    return arguments
  }

  static func defineDelayedPerforming(_ object: ClassDefinition<RuntimeObject>) {
    object.method("performSelector:withObject:afterDelay:") {
      (object, selector: Selector, argument: Value, delay: Double) in
      _ = try object.runtime.send(
        object, object.runtime.selector("performSelector:withObject:afterDelay:inModes:"),
        Arguments([
          selector.messageValue, argument, .number(delay), ["kCFRunLoopDefaultMode"].messageValue,
        ]))
    }
    object.method("performSelector:withObject:afterDelay:inModes:") {
      (object, selector: Selector, argument: Value, delay: Double, modes: [String]) in
      try object.foundation.schedule(
        DelayedMessage(object, selector, argument), after: delay,
        in: object.foundation.runLoopModes(modes))
    }
    defineThreadPerforming(object)
    let cls = object.classSide
    cls.method("cancelPreviousPerformRequestsWithTarget:") { (cls, target: RuntimeObject) in
      cls.foundation.cancelDelayedMessages { $0.target === target }
    }
    cls.method("cancelPreviousPerformRequestsWithTarget:selector:object:") {
      (cls, target: RuntimeObject, selector: Selector, argument: Value) in
      try cls.foundation.cancelDelayedMessages {
        try $0.target === target && $0.selector === selector
          && cls.foundation.isEqual($0.argument, argument)
      }
    }
  }
}

extension FoundationWorld {
  /// Sends the message when its time has come, and the run loop is in one of the modes.
  ///
  /// - Parameters:
  ///   - message: What is sent.
  ///   - delay: When, in seconds from now.
  ///   - modes: The modes of the loop.
  ///   - loop: The run loop; without it the running thread's.
  ///   - done: Hears that it has been sent, or what it raised, and answers whether somebody else raises
  ///     that.
  func schedule(
    _ message: DelayedMessage, after delay: Double, in modes: RunLoop.Mode = .default,
    on loop: RunLoop? = nil, done: @escaping ((any Error)?) -> Bool = { _ in false }
  ) throws {
    // As on a device, what has no mode is never sent.
    guard !modes.isEmpty else { return message.end() }
    guard delay.isFinite else {
      message.end()
      throw RuntimeError(
        .invalidArgument,
        "\(message.target.methodName(message.selector)): the delay must be a finite number")
    }
    delayedMessages.append(message)
    message.entry = try (loop ?? currentRunLoop).schedule(
      after: max(0, delay), phase: .timers, mode: modes
    ) { [unowned self] in
      delayedMessages.removeAll { $0 === message }
      defer { message.end() }
      let taken = message.selector.argumentCount == 0 ? [] : [message.argument]
      do {
        _ = try runtime.send(
          message.target, message.selector,
          NSObjectClass.passing(taken, to: message.target, message.selector))
        _ = done(nil)
      } catch {
        if !done(error) { throw error }
      }
    }
  }

  /// Drops the waiting messages that fit.
  func cancelDelayedMessages(where fits: (DelayedMessage) throws -> Bool) rethrows {
    for message in try delayedMessages.filter(fits) {
      delayedMessages.removeAll { $0 === message }
      message.entry?.cancel()
      message.end()
    }
  }
}
