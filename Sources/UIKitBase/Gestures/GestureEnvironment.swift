internal import FoundationCore
internal import SelectorRuntime
internal import UIKitRuntime
internal import VirtualTime

/// The shared state of recognizers: active attempts, queued actions and undelivered touches.
///
/// While an event passes through the recognizers, nothing is resolved. Recognizers that wait for
/// others, the actions of those that have recognized, and the views are handled after all
/// recognizers have received the event. Actions that time decides run in the `recognizers` phase.
final class GestureEnvironment {
  /// An item of the `recognizers` phase; its recognizer is retained.
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

    /// Whether the recognizer is that of a scroll view's content.
    var isOfScrolling: Bool { recognizer is UIScrollViewPanGestureRecognizer }

    var isReset: Bool {
      if case .reset = self { true } else { false }
    }
  }

  private unowned let world: UIKitWorld
  /// The recognizers in an attempt, in the order of their first touch.
  private var active: [UIGestureRecognizer] = []
  private var items: [Item] = []
  private var entry: RunLoop.Entry?
  /// Touches with phases that a view has not received yet; each is retained.
  private var undelivered: [UITouch] = []
  private var busy = 0
  /// The running deliveries, the outermost first.
  private var deliveries: [TouchDelivery] = []
  /// The nesting depth of items being performed.
  private var performing = 0

  init(_ world: UIKitWorld) { self.world = world }

  // The active attempts.

  func note(_ recognizer: UIGestureRecognizer) {
    if !active.contains(recognizer) { active.append(recognizer) }
  }

  func forget(_ recognizer: UIGestureRecognizer) { active.removeAll(recognizer) }

  /// Removes ended touches from the recognizers that followed them.
  ///
  /// An attempt that can no longer recognize ends with its last touch.
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

  /// Cancels gestures and views that did not receive the end of touches because of an error.
  func abortUnheard(_ touches: [UITouch]) {
    for touch in touches {
      for recognizer in touch.recognizers
      where recognizer.touches.isEmpty && !recognizer.isUndecided && !recognizer.isFinished {
        // Only the first error is thrown.
        try? recognizer.abort()
      }
    }
    cancelInViews(touches)
    try? update()
  }

  /// Discards all attempts and queued items, as if no finger had touched the screen.
  func forgetAll() {
    let recognizers = active
    let queued = items
    let touches = undelivered
    active = []
    items = []
    deliveries = []
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

  /// Queues the action messages for the present state, in this turn's `recognizers` phase.
  func queueAction(of recognizer: UIGestureRecognizer) {
    queue(.action(recognizer, recognizer.state))
  }

  /// Queues the reset of a recognizer when its attempt and all its touches have ended.
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
    // Cannot fail: the clock's time is always finite.
    entry = try? world.runLoop.schedule(at: world.runLoop.now, phase: .recognizers) {
      [unowned self] in try run()
    }
  }

  private func run() throws {
    while !items.isEmpty {
      let item = items.removeFirst()
      defer { item.recognizer.release() }
      // An error or a nested run inside the action may leave items behind; this entry handles them.
      schedule()
      try perform(item)
    }
    entry?.cancel()
  }

  /// Sends the queued actions inside an event; resets stay in the queue.
  ///
  /// Scrolling follows the touch: a row is unhighlighted before its table begins to be dragged.
  ///
  /// The actions behind one that raises are sent too.
  ///
  /// - Throws: The first error of an action.
  func sendActions() throws {
    var deferred = DeferredErrors()
    while let place = items.firstIndex(where: { !$0.isReset && !$0.isOfScrolling }) {
      let item = items.remove(at: place)
      defer { item.recognizer.release() }
      deferred.run { try perform(item, behind: place) }
    }
    try deferred.throwFirst()
  }

  /// Sends the queued actions of a recognizer now, unless the queue is being processed anyway.
  ///
  /// Inside an event or an action the queue keeps its order. The reset is not performed early, so
  /// that a caller that disabled the recognizer can read its final state.
  func tellAtOnce(_ recognizer: UIGestureRecognizer) throws {
    guard busy == 0, performing == 0, !world.digitizer.isDelivering else { return }
    while let place = items.firstIndex(where: { $0.recognizer === recognizer && !$0.isReset }) {
      let item = items.remove(at: place)
      defer { item.recognizer.release() }
      try perform(item)
    }
  }

  /// Runs a body that cancels touches, and sends the resulting actions.
  ///
  /// A recognizer that already had queued items is not sent early. Errors are dropped.
  func tellingOfCancelled(_ body: () -> Void) {
    let waiting = items.map(\.recognizer)
    body()
    for recognizer in items.dropFirst(waiting.count).map(\.recognizer)
    where !waiting.contains(recognizer) {
      try? tellAtOnce(recognizer)
    }
  }

  /// - Parameter place: The index in the queue at which further items of an action are inserted.
  private func perform(_ item: Item, behind place: Int = 0) throws {
    performing += 1
    defer { performing -= 1 }
    switch item {
    case .action(let recognizer, let state):
      let sends = recognizer.targets.map { Item.send(recognizer, state, $0) }
      for _ in sends { recognizer.retain() }
      items.insert(contentsOf: sends, at: min(place, items.count))
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

  /// Resets a recognizer whose attempt has ended.
  func reset(_ recognizer: UIGestureRecognizer) throws {
    forget(recognizer)
    try recognizer.reset()
  }

  // Recognizers that wait.

  /// Runs the recognizers' part of an event.
  func whileBusy(_ body: () throws -> Void) rethrows {
    let outer = busy
    busy += 1
    defer { busy = outer }
    try body()
  }

  /// Runs the delivery of an event.
  func whileDelivering(_ delivery: TouchDelivery, _ body: () throws -> Void) rethrows {
    deliveries.append(delivery)
    defer { deliveries.removeAll(delivery) }
    try whileBusy(body)
  }

  /// Delivers the rest of the events in progress, because a later one follows.
  ///
  /// An event that has not passed all recognizers remains in progress.
  /// - Returns: The touches of the events that were concluded.
  func concludeDeliveries() -> [UITouch] {
    guard !deliveries.contains(where: { !$0.isPastRecognizers }) else { return [] }
    let concluded = deliveries
    deliveries = []
    for delivery in concluded.reversed() { delivery.conclude() }
    busy = 0
    return concluded.flatMap(\.touches)
  }

  /// Resolves waiting recognizers, and delivers held touches to views.
  ///
  /// Does nothing inside an event or inside itself; the outer call handles everything.
  func update() throws {
    guard busy == 0 else { return }
    try whileBusy {
      try settle()
      guard !undelivered.isEmpty else { return }
      try ViewTouches(undelivered, world.digitizer.event).deliver()
    }
    dropTold()
  }

  /// Resumes recognizers that have waited for others to fail.
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

  // Touches that views have not received yet.

  /// Adds touches with phases that a view has not received.
  func noteUntold(_ touches: [UITouch]) {
    for touch in touches where !touch.undelivered.isEmpty && !undelivered.contains(touch) {
      touch.retain()
      undelivered.append(touch)
    }
  }

  /// Removes touches whose phases were all delivered.
  func dropTold() {
    let told = undelivered.filter { $0.undelivered.isEmpty || $0.isWithheldFromView }
    guard !told.isEmpty else { return }
    undelivered.removeAll { told.contains($0) }
    for touch in told { touch.release() }
  }

  /// The touches with undelivered phases for views of a window.
  func undelivered(in window: UIWindow) -> [UITouch] { undelivered.filter { $0.window === window } }

  /// Cancels touches in their views.
  func cancelInViews(_ touches: [UITouch]) {
    for touch in touches { touch.cancelInView() }
    noteUntold(touches)
  }
}
