internal import FoundationCore
internal import SelectorRuntime
internal import VirtualTime

/// The knowledge that recognizers share: who is in an attempt, whose action is due, which touches
/// views have yet to hear of.
///
/// While an event goes through the recognizers nothing is settled: those that wait for others, and
/// the views, come when all recognizers have got the event.
final class GestureEnvironment {
  /// Something for the `recognizers` phase; its recognizer is retained.
  private enum Item {
    case action(UIGestureRecognizer, UIGestureRecognizer.State)
    case send(UIGestureRecognizer, UIGestureRecognizer.State, UIGestureRecognizerTarget)
    case reset(UIGestureRecognizer)

    var recognizer: UIGestureRecognizer {
      switch self {
      case .action(let recognizer, _), .send(let recognizer, _, _), .reset(let recognizer):
        recognizer
      }
    }

    var isReset: Bool {
      if case .reset = self { true } else { false }
    }
  }

  private unowned let world: UIKitWorld
  /// Those in an attempt, the first to get a touch first.
  private var active: [UIGestureRecognizer] = []
  private var items: [Item] = []
  private var entry: RunLoop.Entry?
  /// Touches of which a view has not been told everything; each is retained.
  private var undelivered: [UITouch] = []
  private var busy = 0
  /// How many items are being performed, one inside the other.
  private var performing = 0

  init(_ world: UIKitWorld) { self.world = world }

  // Who is in an attempt.

  func note(_ recognizer: UIGestureRecognizer) {
    if !active.contains(recognizer) { active.append(recognizer) }
  }

  func forget(_ recognizer: UIGestureRecognizer) {
    active.removeAll { $0 === recognizer }
  }

  /// Takes touches that are over from the recognizers that followed them.
  ///
  /// The attempt of one that has made nothing of its last touch is over too.
  func touchesDidEnd(_ touches: [UITouch]) {
    for touch in touches {
      for recognizer in touch.recognizers where !recognizer.isDeallocating {
        recognizer.leave(touch)
        resetIfDone(recognizer)
        if recognizer.touches.isEmpty, recognizer.state == .possible, !recognizer.isUndecided {
          recognizer.forgetAttempt()
          forget(recognizer)
        }
      }
    }
  }

  /// Breaks off what an error has kept from hearing of the end of touches: gestures and views.
  func abortUnheard(_ touches: [UITouch]) {
    for touch in touches {
      for recognizer in touch.recognizers
      where recognizer.touches.isEmpty && !recognizer.isUndecided && !recognizer.isFinished {
        // It is the first error that comes out.
        try? recognizer.abort()
      }
    }
    cancelInViews(touches)
    try? update()
  }

  /// Lets everything that recognizers do be as if no finger had come down.
  func forgetAll() {
    let recognizers = active
    let queued = items
    let touches = undelivered
    active = []
    items = []
    undelivered = []
    entry?.cancel()
    entry = nil
    for recognizer in recognizers where !recognizer.isDeallocating {
      recognizer.isResetQueued = false
      recognizer.forgetProgress()
      recognizer.forgetAttempt()
    }
    for item in queued { item.recognizer.release() }
    for touch in touches { touch.release() }
  }

  // Actions and resets.

  /// Lets the targets hear of the present state in this instant's turn of the recognizers.
  func queueAction(of recognizer: UIGestureRecognizer) {
    queue(.action(recognizer, recognizer.state))
  }

  /// Has a recognizer reset when its attempt and all its touches are over.
  func resetIfDone(_ recognizer: UIGestureRecognizer) {
    guard recognizer.isFinished, recognizer.touches.isEmpty, !recognizer.isResetQueued,
      !recognizer.isDeallocating
    else { return }
    recognizer.isResetQueued = true
    queue(.reset(recognizer))
  }

  private func queue(_ item: Item) {
    item.recognizer.retain()
    items.append(item)
    schedule()
  }

  private func schedule() {
    guard !items.isEmpty, entry?.isPending != true else { return }
    // The time is the clock's own, which is always a finite number.
    entry = try? world.runLoop.schedule(at: world.runLoop.now, phase: .recognizers) {
      [unowned self] in try run()
    }
  }

  private func run() throws {
    while !items.isEmpty {
      let item = items.removeFirst()
      defer { item.recognizer.release() }
      // An error or a run inside the action may leave actions behind; that entry takes them up.
      schedule()
      try perform(item)
    }
    entry?.cancel()
  }

  /// Tells the targets of a recognizer what is due, unless that comes later in this instant anyway.
  ///
  /// Inside an event or an action the queue keeps its order. The reset waits for its turn: whoever
  /// has disabled a recognizer reads of it what came of that.
  func tellAtOnce(_ recognizer: UIGestureRecognizer) throws {
    guard busy == 0, performing == 0, !world.digitizer.isDelivering else { return }
    while let place = items.firstIndex(where: { $0.recognizer === recognizer && !$0.isReset }) {
      let item = items.remove(at: place)
      defer { item.recognizer.release() }
      try perform(item)
    }
  }

  /// Runs a body that cancels fingers, and tells the targets of what that has ended.
  ///
  /// A recognizer for which something was queued before waits for it. Errors are dropped.
  func tellingOfCancelled(_ body: () -> Void) {
    let waiting = items.map(\.recognizer)
    body()
    for recognizer in items.dropFirst(waiting.count).map(\.recognizer)
    where !waiting.contains(recognizer) {
      try? tellAtOnce(recognizer)
    }
  }

  private func perform(_ item: Item) throws {
    performing += 1
    defer { performing -= 1 }
    switch item {
    case .action(let recognizer, let state):
      let sends = recognizer.targets.map { Item.send(recognizer, state, $0) }
      for _ in sends { recognizer.retain() }
      items.insert(contentsOf: sends, at: 0)
    case .send(let recognizer, let state, let pair):
      guard recognizer.targets.contains(pair) else { return }
      let outer = recognizer.shownState
      recognizer.shownState = state
      defer { recognizer.shownState = outer }
      try pair.keptAlive { try pair.send(recognizer) }
    case .reset(let recognizer):
      recognizer.isResetQueued = false
      guard recognizer.isFinished, recognizer.touches.isEmpty else { return }
      try reset(recognizer)
    }
  }

  /// Makes a recognizer ready whose attempt is over.
  func reset(_ recognizer: UIGestureRecognizer) throws {
    forget(recognizer)
    try recognizer.reset()
  }

  // Waiting recognizers.

  /// Runs the recognizers' part of an event.
  func whileBusy(_ body: () throws -> Void) rethrows {
    busy += 1
    defer { busy -= 1 }
    try body()
  }

  /// Settles what has been decided: those that waited go on, views get what was held from them.
  ///
  /// Inside an event, or inside itself, it does nothing; the outer one sees to everything.
  func update() throws {
    guard busy == 0 else { return }
    try whileBusy {
      try settle()
      guard !undelivered.isEmpty else { return }
      try ViewTouches(undelivered, world.digitizer.event).deliver()
    }
    dropTold()
  }

  /// Lets recognizers go on that have waited for others to fail.
  func settle() throws {
    while let recognizer = try nextSettled() {
      try recognizer.keptAlive {
        if try recognizer.requirementsVerdict() == .lost {
          recognizer.wantedState = nil
          try recognizer.change(to: .failed)
        } else {
          try recognizer.stopWaiting()
        }
      }
    }
  }

  private func nextSettled() throws -> UIGestureRecognizer? {
    try active.first { try $0.wantedState != nil && $0.requirementsVerdict() != .open }
  }

  // Touches that views have yet to hear of.

  /// Notes touches of which a view has to be told something.
  func noteUntold(_ touches: [UITouch]) {
    for touch in touches where !touch.undelivered.isEmpty && !undelivered.contains(touch) {
      touch.retain()
      undelivered.append(touch)
    }
  }

  /// Forgets those of which everything has been told.
  func dropTold() {
    let told = undelivered.filter { $0.undelivered.isEmpty || $0.isWithheldFromView }
    guard !told.isEmpty else { return }
    undelivered.removeAll { told.contains($0) }
    for touch in told { touch.release() }
  }

  /// The touches of which a view of that window has to be told something.
  func undelivered(in window: UIWindow) -> [UITouch] { undelivered.filter { $0.window === window } }

  /// Takes touches from their views; those that have begun there are cancelled.
  func cancelInViews(_ touches: [UITouch]) {
    for touch in touches { touch.cancelInView() }
    noteUntold(touches)
  }
}
