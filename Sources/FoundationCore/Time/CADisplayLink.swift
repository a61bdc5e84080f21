package import SelectorRuntime
internal import VirtualTime

/// Sends a message at every frame, or at every nth frame, until it is invalidated.
///
/// The run loop retains it when it is added, and it retains its target.
package final class CADisplayLink: RuntimeObject {
  @Strong private var target: RuntimeObject?
  private var selector: Selector?
  /// The virtual time of the last frame.
  fileprivate private(set) var timestamp = 0.0
  fileprivate var isPaused = false {
    didSet { if isPaused { cancel() } }
  }
  /// The number of frames between two messages.
  fileprivate private(set) var frameInterval = 1
  fileprivate var preferredRate = 0
  private var modes: RunLoop.Mode = []
  private var isValid = true
  private var isFiring = false
  private var entry: RunLoop.Entry?

  fileprivate func fill(_ target: RuntimeObject, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }

  package override func destruct() {
    end()
    super.destruct()
  }

  fileprivate func setFrameInterval(_ frames: Int) throws {
    guard frames > 0 else {
      throw RuntimeError(
        .invalidArgument, "-[CADisplayLink setFrameInterval:]: the interval must be positive")
    }
    frameInterval = frames
  }

  fileprivate func add(in modes: RunLoop.Mode) throws {
    guard isValid else { return }
    if self.modes.isEmpty {
      retain()
      foundation.displayLinks.append(self)
    }
    self.modes.formUnion(modes)
    cancel()
    try schedule()
  }

  fileprivate func remove(from modes: RunLoop.Mode) throws {
    guard !self.modes.isEmpty else { return }
    self.modes.subtract(modes)
    cancel()
    if self.modes.isEmpty { leave() } else { try schedule() }
  }

  private func cancel() {
    entry?.cancel()
    entry = nil
  }

  fileprivate func schedule() throws {
    guard entry == nil, isValid, !isPaused, !isFiring, !modes.isEmpty else { return }
    let loop = foundation.runLoop
    var time = loop.now
    for _ in 0..<framesBetween { time = loop.nextFrame(after: time) }
    entry = try loop.schedule(at: time, phase: .displayLinks, mode: modes, keepsAlive: false) {
      [weak self] in
      guard let self, !isDeallocating else { return }
      try fire()
    }
  }

  private var framesBetween: Int {
    guard preferredRate > 0 else { return frameInterval }
    return max(1, foundation.runLoop.frameRate / preferredRate)
  }

  private func fire() throws {
    entry = nil
    timestamp = foundation.runLoop.now
    guard let target, let selector else { return }
    retain()
    target.retain()
    isFiring = true
    defer {
      target.release()
      release()
    }
    do {
      _ = try runtime.send(
        target, selector, selector.argumentCount == 0 ? Arguments() : Arguments(.object(self)))
    } catch {
      isFiring = false
      try schedule()
      throw error
    }
    isFiring = false
    try schedule()
  }

  /// Invalidates the link: releases the target, and removes the link from the run loop.
  fileprivate func end() {
    guard isValid else { return }
    isValid = false
    cancel()
    target = nil
    leave()
  }

  private func leave() {
    let known = foundation.displayLinks.firstIndex { $0 === self }
    modes = []
    guard let known else { return }
    foundation.displayLinks.remove(at: known)
    release()
  }

  // MARK: Snapshots

  /// Captures the scheduled state, and returns a function that restores it.
  ///
  /// The function runs after the run loop has been restored. A link whose target has been
  /// deallocated is not restored, and one that has been paused since stays paused.
  func restoration() -> () -> Void {
    let (target, modes, entry) = (target, modes, entry)
    return { [self] in
      let isGone = isDeallocating || (target?.isDeallocating ?? false)
      guard !isGone else { return entry?.cancel() ?? () }
      if self.modes.isEmpty {
        retain()
        foundation.displayLinks.append(self)
      }
      isValid = true
      (self.target, self.modes, self.entry) = (target, modes, entry)
      if isPaused { cancel() } else { try? schedule() }
    }
  }

  /// Removes a link that was not scheduled at the time of the restored snapshot.
  func forgetWaiting() {
    entry = nil
    leave()
  }
}

extension CADisplayLink {
  static func define(_ link: ClassDefinition<CADisplayLink>) {
    link.declare("paused", Bool.self, getter: "isPaused")
    let withDisplay = link.runtime.selector("displayLinkWithDisplay:target:selector:")
    link.classSide.method("displayLinkWithTarget:selector:") {
      (cls, target: RuntimeObject, selector: Selector) -> Value in
      try cls.runtime.send(
        cls, withDisplay, Arguments(.none, .object(target), .selector(selector)))
    }
    link.classSide.method(withDisplay.name) {
      (cls, _: Value, target: RuntimeObject, selector: Selector) -> RuntimeObject in
      let made = cls.runtime.createInstance(cls)
      (made as? CADisplayLink)?.fill(target, selector)
      return made
    }
    link.method("addToRunLoop:forMode:") { (link, _: RuntimeObject, mode: String) in
      try link.add(in: link.foundation.runLoopModes([mode]))
    }
    link.method("removeFromRunLoop:forMode:") { (link, _: RuntimeObject, mode: String) in
      try link.remove(from: link.foundation.runLoopModes([mode]))
    }
    link.method("invalidate") { link in link.end() }
    for name in ["isPaused", "paused"] {
      link.method(name) { (link) -> Bool in link.isPaused }
    }
    link.method("setPaused:") { (link, paused: Bool) in
      let old = link.isPaused
      link.runtime.recordUndo { [weak link] in link?.isPaused = old }
      link.isPaused = paused
      try link.schedule()
    }
    link.readonly("timestamp") { $0.foundation.mediaTime(at: $0.timestamp) }
    link.readonly("duration") { $0.foundation.runLoop.frameDuration }
    link.readonly("targetTimestamp") { (link) -> Double in
      let foundation = link.foundation
      return foundation.mediaTime(at: foundation.runLoop.nextFrame(after: link.timestamp))
    }
    link.property("frameInterval", get: { $0.frameInterval }, set: { try $0.setFrameInterval($1) })
    link.property(
      "preferredFramesPerSecond", get: { $0.preferredRate }, set: { $0.preferredRate = $1 })
    link.cls.foundation.addCategories(link.cls)
  }
}

extension FoundationClasses {
  package static let displayLink = NativeClass<CADisplayLink>(
    "CADisplayLink", superclass: object, CADisplayLink.define)
}
