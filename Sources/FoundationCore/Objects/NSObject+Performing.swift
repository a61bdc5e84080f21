package import SelectorRuntime
package import VirtualTime

/// A delayed message of `performSelector:withObject:afterDelay:`.
///
/// It retains its target and its argument until it is sent or cancelled.
package final class DelayedMessage {
  package let target: RuntimeObject
  package let selector: Selector
  package let argument: Value
  var entry: RunLoop.Entry?

  package init(_ target: RuntimeObject, _ selector: Selector, _ argument: Value) {
    self.target = target
    self.selector = selector
    self.argument = argument
    begin()
  }

  private(set) var isHeld = false

  /// Retains the target and the argument.
  func begin() {
    guard !isHeld else { return }
    isHeld = true
    target.retain()
    argument.object?.retain()
  }

  /// Releases the target and the argument.
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

  /// Sends a message by its selector.
  ///
  /// Arguments beyond those of the selector are dropped, as by a device's calling convention.
  static func perform(
    _ object: RuntimeObject, _ selector: Selector?, _ arguments: borrowing Arguments
  ) throws -> Value {
    let runtime = object.runtime
    guard let selector else {
      return try runtime.send(
        object, runtime.known.doesNotRecognizeSelector, Arguments(.none))
    }
    let taken = arguments.values.prefix(selector.argumentCount)
    try object.foundation.checkSending(object, selector)
    return try runtime.send(object, selector, passing(taken, to: object, selector))
  }

  /// Returns the arguments with nil replaced by the zero value of the parameter's type.
  ///
  /// On a device nil is a zero register, which a method reads as a number or a BOOL.
  package static func passing(
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
      (object, selector: Selector, argument: Value, delay: Double, modes: [String]?) in
      try object.foundation.schedule(
        DelayedMessage(object, selector, argument), after: delay,
        in: object.foundation.runLoopModes(modes ?? []))
    }
    defineThreadPerforming(object)
    let cls = object.classSide
    cls.method("cancelPreviousPerformRequestsWithTarget:") { (cls, target: RuntimeObject?) in
      cls.foundation.cancelDelayedMessages { $0.target === target }
    }
    cls.method("cancelPreviousPerformRequestsWithTarget:selector:object:") {
      (cls, target: RuntimeObject?, selector: Selector?, argument: Value) in
      try cls.foundation.cancelDelayedMessages {
        try $0.target === target && $0.selector === selector
          && cls.foundation.isEqual($0.argument, argument)
      }
    }
  }
}

extension FoundationWorld {
  /// Sends a message after a delay, when the run loop is in one of the modes.
  ///
  /// - Parameters:
  ///   - message: The message to send.
  ///   - delay: The delay in seconds.
  ///   - modes: The modes of the run loop.
  ///   - loop: The run loop; the default is that of the running thread.
  ///   - phase: Timers, or blocks for a message that is an input source of the loop.
  ///   - done: Called after the message with its error, if any; returns whether the error is
  ///     handled.
  package func schedule(
    _ message: DelayedMessage, after delay: Double, in modes: RunLoop.Mode = .default,
    on loop: RunLoop? = nil, as phase: RunLoop.Phase = .timers,
    done: @escaping ((any Error)?) -> Bool = { _ in false }
  ) throws {
    // As on a device, a message without a mode is never sent.
    guard !modes.isEmpty else { return message.end() }
    guard delay.isFinite else {
      message.end()
      throw RuntimeError(
        .invalidArgument,
        "\(message.target.methodName(message.selector)): the delay must be a finite number")
    }
    delayedMessages.append(message)
    message.entry = try (loop ?? currentRunLoop).schedule(
      after: max(0, delay), phase: phase, mode: modes
    ) { [unowned self] in
      delayedMessages.removeAll(message)
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

  /// Cancels the delayed messages that match.
  package func cancelDelayedMessages(where fits: (DelayedMessage) throws -> Bool) rethrows {
    for message in try delayedMessages.filter(fits) {
      delayedMessages.removeAll(message)
      message.entry?.cancel()
      message.end()
    }
  }
}
