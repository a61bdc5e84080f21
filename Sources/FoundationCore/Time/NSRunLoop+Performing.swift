internal import SelectorRuntime
internal import VirtualTime

/// The messages that a run loop sends in its next turn, ordered by number.
extension NSRunLoop {
  /// A waiting message.
  struct Performance {
    let target: RuntimeObject
    let selector: Selector
    let argument: Value
    /// The order; lower numbers are sent first, equal ones in the order of the requests.
    let order: Int
    let modes: RunLoop.Mode
  }

  static func definePerforming(_ loop: ClassDefinition<NSRunLoop>) {
    loop.raw("performSelector:target:argument:order:modes:", types: "v@::@@Q@") {
      receiver, selector, arguments in
      let loop = try ClassDefinition<NSRunLoop>.instance(receiver, selector)
      let names = try arguments.value(4, as: [String].self, receiver, selector)
      let modes = try loop.foundation.runLoopModes(names)
      try loop.perform(
        Performance(
          target: try arguments.value(1, as: RuntimeObject.self, receiver, selector),
          selector: try arguments.value(0, as: Selector.self, receiver, selector),
          argument: arguments[2],
          order: try arguments.value(3, as: Int.self, receiver, selector), modes: modes))
      return .none
    }
    loop.method("cancelPerformSelector:target:argument:") {
      (loop, selector: Selector, target: RuntimeObject, argument: Value) in
      try loop.cancel {
        try $0.target === target && $0.selector === selector
          && loop.foundation.isEqual($0.argument, argument)
      }
    }
    loop.method("cancelPerformSelectorsWithTarget:") { (loop, target: RuntimeObject) in
      try loop.cancel { $0.target === target }
    }
    loop.method("limitDateForMode:") { (loop, mode: String) -> RuntimeObject? in
      try loop.loop.nextInstant(in: loop.foundation.runLoopModes([mode])).map {
        try loop.foundation.date(
          sinceReferenceDate: loop.foundation.absoluteTime - loop.loop.now + $0)
      }
    }
  }

  private func perform(_ performance: Performance) throws {
    performance.target.retain()
    performance.argument.retain()
    performances.append(performance)
    let modes = performance.modes
    try loop.schedule(after: 0, phase: .blocks, mode: modes) { try self.performNext(in: modes) }
  }

  /// Sends the first waiting message of the modes.
  private func performNext(in modes: RunLoop.Mode) throws {
    let waiting = performances.indices.filter { performances[$0].modes == modes }
    guard let place = waiting.min(by: { performances[$0].order < performances[$1].order }) else {
      return
    }
    let next = performances.remove(at: place)
    defer { Self.release(next) }
    _ = try runtime.send(next.target, next.selector, Arguments(next.argument))
  }

  private func cancel(_ isCancelled: (Performance) throws -> Bool) throws {
    let cancelled = try performances.filter(isCancelled)
    try performances.removeAll(where: isCancelled)
    for performance in cancelled { Self.release(performance) }
  }

  static func release(_ performance: Performance) {
    performance.argument.release()
    performance.target.release()
  }
}
