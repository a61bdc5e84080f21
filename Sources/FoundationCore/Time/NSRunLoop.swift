package import SelectorRuntime
internal import Threads
package import VirtualTime

/// A run loop object; each thread has one.
package final class NSRunLoop: RuntimeObject {
  /// The run loop; nil for the main thread's.
  fileprivate var own: RunLoop?
  /// The ports that are input sources of the loop.
  fileprivate var ports: [RuntimeObject] = []
  /// The `NSNotificationQueue` of the loop's thread; nil until its first use.
  @Strong package var notificationQueue: RuntimeObject?
  /// The messages that wait for the next turn.
  var performances: [Performance] = []
  /// The limit of the latest run.
  private var lastLimit = -1.0

  package var loop: RunLoop { own ?? foundation.runLoop }

  private var isMain: Bool { own == nil }

  package override func destruct() {
    let kept = ports
    ports = []
    for port in kept { port.release() }
    let waiting = performances
    performances = []
    for performance in waiting { Self.release(performance) }
    super.destruct()
  }

  fileprivate func add(_ port: RuntimeObject) {
    port.retain()
    ports.append(port)
  }

  func remove(_ port: RuntimeObject) {
    guard let place = ports.firstIndex(where: { $0 === port }) else { return }
    ports.remove(at: place).release()
  }

  /// Whether the loop has an input source or a scheduled entry.
  private var hasSources: Bool { !ports.isEmpty || loop.nextInstant() != nil }

  /// The end of a run: past a limit that the run before has reached, as a device's clock is then.
  private func end(_ limit: Double) -> Double {
    defer { lastLimit = limit }
    return limit == lastLimit && limit == loop.now ? limit + 1e-6 : max(loop.now, limit)
  }

  /// Runs until a time, or until the loop has no sources.
  fileprivate func run(until time: Double?, _ method: String) throws {
    try refuseOthers(method)
    guard !isMain else {
      return try foundation.runNested(method) { loop in
        if let time {
          try loop.moveClock(to: end(time))
        } else {
          try loop.runUntilEmpty()
        }
      }
    }
    repeat {
      _ = try runOnce(until: time ?? .infinity)
    } while hasSources
      && loop.now < time ?? .infinity
  }

  /// Runs until an input source, which a timer is not, has been handled.
  ///
  /// Returns false if the loop has no sources.
  fileprivate func runOnce(until time: Double) throws -> Bool {
    guard hasSources else { return false }
    let threads = foundation.threads
    let handled = loop.sourcesHandled
    while loop.sourcesHandled == handled {
      let next = loop.nextInstant() ?? .infinity
      if next <= loop.now {
        try loop.run(for: 0)
        continue
      }
      guard loop.now < time, hasSources else { return true }
      _ = try threads.runOthers(besides: loop, until: min(next, time))
    }
    return true
  }

  /// Runs in a mode until an input source, which a timer is not, has been handled.
  ///
  /// Returns false if the mode has no sources.
  fileprivate func run(in mode: RunLoop.Mode, until time: Double, _ method: String) throws -> Bool {
    let former = loop.mode
    // A loop cannot run in all common modes at once: CFRunLoop does not change the mode for them.
    if mode != .common { loop.mode = mode }
    defer { if loop.mode != former { loop.mode = former } }
    guard isMain else { return try runOnce(until: end(time)) }
    // The system has sources in each of its own modes of the main thread.
    let isOwn = mode.isDisjoint(with: .common)
    var isEmpty: Bool { isOwn && loop.nextInstant(in: mode) == nil && ports.isEmpty }
    if isEmpty { return false }
    try refuseOthers(method)
    let handled = loop.sourcesHandled
    try foundation.runNested(method) { loop in
      try loop.moveClock(to: end(time)) { loop.sourcesHandled == handled && !isEmpty }
    }
    return true
  }

  /// Raises an exception if the loop belongs to another thread.
  private func refuseOthers(_ method: String) throws {
    let threads = foundation.threads
    if isMain, !threads.current.isMain {
      throw RuntimeError(
        .inconsistency, "\(method): \(threads.current.text) cannot run the main thread's run loop")
    }
  }
}

extension NSRunLoop {
  static func define(_ loop: ClassDefinition<NSRunLoop>) {
    loop.declare("currentMode", Value.self, .copy, of: "NSString", isReadonly: true)
    loop.classSide.method("currentRunLoop") { (cls) -> RuntimeObject in
      cls.foundation.currentRunLoopObject
    }
    loop.classSide.method("mainRunLoop") { (cls) -> RuntimeObject in
      cls.foundation.only("NSRunLoop")
    }
    loop.method("addTimer:forMode:") { (loop, timer: NSTimer, mode: String) in
      try timer.schedule(in: loop.foundation.runLoopModes([mode]), on: loop.loop)
    }
    loop.method("addPort:forMode:") { (loop, port: RuntimeObject, mode: String) in
      _ = try loop.foundation.runLoopModes([mode])
      loop.add(port)
      try (port as? NSPort)?.join(loop)
    }
    loop.method("removePort:forMode:") { (loop, port: RuntimeObject, mode: String) in
      _ = try loop.foundation.runLoopModes([mode])
      loop.remove(port)
      (port as? NSPort)?.leave(loop)
    }
    loop.method("performBlock:") { (loop, block: Block) in
      try schedule(block, on: loop, in: .common)
    }
    loop.method("performInModes:block:") { (loop, modes: [String], block: Block) in
      try schedule(block, on: loop, in: loop.foundation.runLoopModes(modes))
    }
    definePerforming(loop)
    loop.method("currentMode") { (loop) -> String? in
      loop.loop.isRunning ? loop.foundation.runLoopModes.name(of: loop.loop.mode) : nil
    }
    // Runs until the loop has no sources.
    loop.method("run") { loop in try loop.run(until: nil, "-[NSRunLoop run]") }
    loop.method("runUntilDate:") { (loop, date: Value) in
      let name = "-[NSRunLoop runUntilDate:]"
      try loop.run(until: NSDate.virtualTime(date, in: loop.runtime, name), name)
    }
    loop.method("acceptInputForMode:beforeDate:") { (loop, mode: String, date: Value) in
      _ = try loop.send("runMode:beforeDate:", mode, date)
    }
    loop.method("runMode:beforeDate:") { (loop, mode: String, date: Value) -> Bool in
      let name = "-[NSRunLoop runMode:beforeDate:]"
      let time = try NSDate.virtualTime(date, in: loop.runtime, name)
      return try loop.run(in: loop.foundation.runLoopModes([mode]), until: time, name)
    }
  }

  private static func schedule(
    _ block: Block, on loop: NSRunLoop, in modes: RunLoop.Mode
  ) throws {
    try loop.loop.schedule(after: 0, phase: .blocks, mode: modes) { try block() }
  }
}

extension FoundationWorld {
  /// The object of the running thread's run loop.
  package var currentRunLoopObject: RuntimeObject {
    guard !threads.current.isMain, let thread = object(of: threads.current) else {
      return only("NSRunLoop")
    }
    if let known = thread.loop, !known.isErased { return known }
    let made = runtime.createInstance(runtime.cls(FoundationClasses.runLoop))
    (made as? NSRunLoop)?.own = currentRunLoop
    made.retain()
    thread.loop = made
    return made
  }
}

extension FoundationClasses {
  package static let runLoop = NativeClass<NSRunLoop>(
    "NSRunLoop", superclass: object, NSRunLoop.define)
}
