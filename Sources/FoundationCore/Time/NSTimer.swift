package import SelectorRuntime
internal import VirtualTime

/// Sends a message, or calls a block, at a time, optionally repeated.
///
/// The run loop retains it while it is scheduled, and it retains its target until it is
/// invalidated, so that a repeating timer keeps its target alive. It fires at whole multiples of
/// its interval; missed ones are skipped.
package final class NSTimer: RuntimeObject {
  @Strong private var target: RuntimeObject?
  private var selector: Selector?
  private var block: Block?
  @Strong private var invocation: NSInvocation?
  fileprivate var tolerance = 0.0
  fileprivate private(set) var userInfo = Value.none
  fileprivate private(set) var interval = 0.0
  fileprivate private(set) var repeats = false
  fileprivate private(set) var isValid = true
  /// The next fire time, in virtual seconds.
  private(set) var fireTime = 0.0
  private var isFiring = false
  private var modes: RunLoop.Mode = []
  /// The run loop on which it is scheduled.
  private var loop: RunLoop?
  private var entry: RunLoop.Entry?

  /// The action of the timer.
  enum Action {
    case message(RuntimeObject, Selector)
    case block(Block)
    /// An invocation, which retains its arguments.
    case invocation(NSInvocation)
  }

  func fill(
    _ action: Action, every interval: Double, userInfo: Value = .none, repeats: Bool,
    firstAt time: Double? = nil
  ) throws {
    guard interval.isFinite else {
      throw RuntimeError(.invalidArgument, "\(className): the interval must be a finite number")
    }
    switch action {
    case .message(let target, let selector): (self.target, self.selector) = (target, selector)
    case .block(let block): self.block = block
    case .invocation(let invocation):
      self.invocation = invocation
      invocation.retainArguments()
    }
    userInfo.object?.retain()
    self.userInfo = userInfo
    // As on a device, the minimum interval of a repeating timer is 0.1 milliseconds.
    self.interval = repeats && interval <= 0 ? 0.0001 : max(0, interval)
    self.repeats = repeats
    fireTime = time ?? foundation.runLoop.now + self.interval
  }

  package override func destruct() {
    end()
    super.destruct()
  }

  /// Schedules the timer on a run loop, in additional modes.
  ///
  /// The default is the run loop of the running thread.
  func schedule(in modes: RunLoop.Mode, on loop: RunLoop? = nil) throws {
    guard isValid else { return }
    if self.modes.isEmpty { self.loop = loop ?? foundation.currentRunLoop }
    if self.modes.isEmpty {
      retain()
      foundation.timers.append(self)
    }
    self.modes.formUnion(modes)
    try schedule()
  }

  private func schedule() throws {
    entry?.cancel()
    entry = nil
    guard isValid, !modes.isEmpty, !isFiring else { return }
    entry = try (loop ?? foundation.runLoop).schedule(
      at: fireTime, phase: .timers, mode: modes, keepsAlive: !repeats
    ) { [weak self] in
      guard let self, !isDeallocating else { return }
      try fireByRunLoop()
    }
  }

  /// Changes the next fire time.
  func setFireTime(_ time: Double) throws {
    fireTime = time
    if entry != nil { try schedule() }
  }

  private func fireByRunLoop() throws {
    entry = nil
    retain()
    isFiring = true
    defer { release() }
    do {
      try run()
    } catch {
      try afterFiring()
      throw error
    }
    try afterFiring()
  }

  private func afterFiring() throws {
    isFiring = false
    // The callback may have restored a snapshot in which the timer is scheduled again.
    guard repeats || entry != nil else { return invalidate() }
    guard repeats else { return }
    guard isValid else { return }
    let now = foundation.runLoop.now
    if fireTime <= now {
      fireTime += interval * max(1, ((now - fireTime) / interval).rounded(.down) + 1)
      if fireTime <= now { fireTime += interval }
    }
    try schedule()
  }

  /// Fires immediately; a non-repeating timer is then invalidated.
  func fire() throws {
    guard isValid else { return }
    retain()
    defer {
      if !repeats { invalidate() }
      release()
    }
    try run()
  }

  private func run() throws {
    if let block { return _ = try block(.object(self)) }
    if let invocation {
      invocation.retain()
      defer { invocation.release() }
      return _ = try runtime.send(invocation, runtime.selector("invoke"))
    }
    guard let target, let selector else { return }
    target.retain()
    defer { target.release() }
    _ = try runtime.send(
      target, selector, selector.argumentCount == 0 ? Arguments() : Arguments(.object(self)))
  }

  /// Invalidates the timer: releases the target, and removes the timer from the run loop.
  func invalidate() {
    guard isValid else { return }
    end()
  }

  private func end() {
    isValid = false
    entry?.cancel()
    entry = nil
    target = nil
    invocation = nil
    block = nil
    userInfo.object?.release()
    userInfo = .none
    leaveRunLoop()
  }

  private func leaveRunLoop() {
    guard !modes.isEmpty else { return }
    modes = []
    foundation.timers.removeAll(self)
    release()
  }

  // MARK: Snapshots

  /// Captures the scheduled state, and returns a function that restores it.
  ///
  /// The function runs after the run loop has been restored. A timer whose target has been
  /// deallocated is not restored.
  func restoration() -> () -> Void {
    let (target, selector, block, invocation) = (target, selector, block, invocation)
    let (userInfo, fireTime, modes, entry) = (userInfo, fireTime, modes, entry)
    return { [self] in
      let isGone = isDeallocating || (target?.isDeallocating ?? false)
      guard !isGone else { return entry?.cancel() ?? () }
      if self.modes.isEmpty {
        retain()
        foundation.timers.append(self)
      }
      if !isValid { userInfo.object?.retain() }
      isValid = true
      (self.target, self.selector, self.block, self.invocation) =
        (target, selector, block, invocation)
      (self.userInfo, self.fireTime, self.modes) = (userInfo, fireTime, modes)
      self.entry = entry
      // The timer was firing at the snapshot; it is scheduled for its next time unless it still is.
      if entry == nil { try? schedule() }
    }
  }

  /// Removes a timer that was not scheduled at the time of the restored snapshot.
  func forgetWaiting() {
    entry = nil
    leaveRunLoop()
  }
}

extension NSTimer {
  static func define(_ timer: ClassDefinition<NSTimer>) {
    timer.declare("fireDate", Value.self, .copy, of: "NSDate")
    defineMaking(timer.classSide)
    timer.method("init") { (timer) -> NSTimer in
      throw RuntimeError(
        .invalidArgument,
        "*** initialization method -init cannot be sent to an abstract object of class "
          + "\(timer.apparentClass.name == "NSTimer" ? "__NSCFTimer" : timer.apparentClass.name): "
          + "Create a concrete instance!")
    }
    timer.method("initWithFireDate:interval:repeats:block:") {
      (timer, date: Value, interval: Double, repeats: Bool, block: Block) -> NSTimer in
      let time = try NSDate.virtualTime(date, in: timer.runtime, "-[NSTimer initWithFireDate:…]")
      try timer.fill(.block(block), every: interval, repeats: repeats, firstAt: time)
      return timer
    }
    timer.raw(
      "initWithFireDate:interval:target:selector:userInfo:repeats:", types: "@@:@d@:@B"
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: 6, receiver, selector)
      guard let timer = receiver as? NSTimer else { return .none }
      let time = try NSDate.virtualTime(
        arguments[0], in: timer.runtime, timer.methodName(selector))
      let target = try arguments.value(2, as: RuntimeObject.self, receiver, selector)
      try timer.fill(
        .message(target, try arguments.value(3, as: Selector.self, receiver, selector)),
        every: arguments.value(1, as: Double.self, receiver, selector), userInfo: arguments[4],
        repeats: arguments.value(5, as: Bool.self, receiver, selector), firstAt: time)
      return .object(timer)
    }
    timer.method("fire") { timer in try timer.fire() }
    timer.method("invalidate") { timer in timer.invalidate() }
    timer.readonly("valid", getter: "isValid") { $0.isValid }
    timer.readonly("timeInterval") { (timer) -> Double in
      timer.repeats ? timer.interval : 0
    }
    timer.readonly("userInfo") { $0.userInfo }
    timer.property("tolerance", get: { $0.tolerance }, set: { $0.tolerance = $1 })
    timer.method("fireDate") { (timer) -> RuntimeObject? in
      try timer.runtime.lookUpClass("NSDate").map { try NSDate.make(timer.fireTime, of: $0) }
    }
    timer.method("setFireDate:") { (timer, date: Value) in
      try timer.setFireTime(
        NSDate.virtualTime(
          date, in: timer.runtime,
          timer.methodName(
            timer.runtime.selector("setFireDate:"))))
    }
  }

  private static func defineMaking(_ cls: ClassDefinition<RuntimeClass>) {
    for (prefix, isScheduled) in [("scheduledTimer", true), ("timer", false)] {
      // A typed definition has at most four arguments.
      cls.raw(
        prefix + "WithTimeInterval:target:selector:userInfo:repeats:", types: "@@:d@:@B"
      ) { receiver, selector, arguments in
        try arguments.expect(atMost: 5, receiver, selector)
        let action = Action.message(
          try arguments.value(1, as: RuntimeObject.self, receiver, selector),
          try arguments.value(2, as: Selector.self, receiver, selector))
        let timer = try make(receiver)
        try timer.fill(
          action, every: arguments.value(0, as: Double.self, receiver, selector),
          userInfo: arguments[3],
          repeats: arguments.value(4, as: Bool.self, receiver, selector))
        if isScheduled { try timer.schedule(in: .default) }
        return .object(timer)
      }
      cls.method(prefix + "WithTimeInterval:invocation:repeats:") {
        (cls, interval: Double, invocation: NSInvocation, repeats: Bool) -> NSTimer in
        let timer = try make(cls)
        try timer.fill(.invocation(invocation), every: interval, repeats: repeats)
        if isScheduled { try timer.schedule(in: .default) }
        return timer
      }
      cls.method(prefix + "WithTimeInterval:repeats:block:") {
        (cls, interval: Double, repeats: Bool, block: Block) -> NSTimer in
        let timer = try make(cls)
        try timer.fill(.block(block), every: interval, repeats: repeats)
        if isScheduled { try timer.schedule(in: .default) }
        return timer
      }
    }
  }

  private static func make(_ cls: RuntimeObject) throws -> NSTimer {
    guard let cls = cls as? RuntimeClass, let made = cls.runtime.createInstance(cls) as? NSTimer
    else { throw RuntimeError(.invalidArgument, "\(cls.className) is not a class of timers") }
    return made
  }
}

extension FoundationClasses {
  package static let timer = NativeClass<NSTimer>(
    "NSTimer", superclass: object, NSTimer.define)
}
