internal import FoundationCore
package import QuartzCore
internal import SelectorRuntime
internal import UIKitRuntime
internal import VirtualTime

/// Converts finger movements to touches and events, and sends them to the application.
///
/// Each finger is hit-tested once, at touch-down. Everything later is done by `sendEvent:` and the
/// messages that follow from it.
package final class Digitizer {
  /// A change of one finger in an event.
  package struct Change {
    let touch: UITouch
    let phase: UITouch.Phase
    /// In screen coordinates.
    let point: CGPoint
    /// Whether the finger caused it, not the system.
    var isByFinger = true
  }

  private unowned let world: UIKitWorld
  /// The touches on the screen, the oldest first; each is retained.
  private(set) var touches: [UITouch] = []
  /// The recent path of the fingers.
  package let trail: FingerTrail
  private var taps = TapCounter()
  /// Touches that the system has cancelled while their fingers are still down.
  private var takenAway: [UITouch] = []
  private(set) var isDelivering = false
  /// When a finger last left the screen.
  private var lastEnd: Double?
  /// Ended touches of events in progress that a later event precedes; their event releases them.
  private var retired: [UITouch] = []
  private var madeEvent: UIEvent?
  /// The event for all touches; recreated after a snapshot has erased it.
  var event: UIEvent {
    if let madeEvent, !madeEvent.isErased { return madeEvent }
    let event = world.create(UIKitClasses.event)
    event.retain()
    madeEvent = event
    return event
  }

  init(_ world: UIKitWorld) {
    self.world = world
    trail = FingerTrail(world.runLoop)
  }

  /// Puts a finger down.
  ///
  /// - Parameters:
  ///   - point: the location in screen coordinates.
  ///   - finger: its number in the trail.
  ///   - edge: the edge that the finger came over, if any.
  /// - Returns: its touch, or nil if interaction is ignored or no view is hit; the finger then has
  ///   no effect.
  func begin(at point: CGPoint, finger: Int, edge: ScreenEdge? = nil) throws -> UITouch? {
    concludeOuter()
    guard !world.application.isIgnoringInteractionEvents,
      let (view, window, place) = try hit(point)
    else {
      trail.note(finger, .began, point, edge: edge)
      return nil
    }
    let touch = world.create(UIKitClasses.touch)
    touch.retain()
    touch.window = window
    touch.finger = finger
    touch.edge = edge
    touch.tapCount = taps.count(
      at: place, in: view, now: world.runLoop.now, world.settings)
    do {
      try touch.send(world.selectors.setView, view)
      try world.editMenu?.touchCame(in: view)
      touch.isWithheldFromView = try isWithheld(view, window)
    } catch {
      touch.release()
      throw error
    }
    touches.append(touch)
    try deliver([Change(touch: touch, phase: .began, point: point)])
    return touch
  }

  /// Delivers one event; all other touches are stationary in it.
  ///
  /// - Throws: errors of the messages; ended touches are removed nevertheless.
  package func deliver(_ changes: [Change]) throws {
    concludeOuter()
    let outerTouches = event.touches
    let outer = isDelivering ? touches.map { ($0, $0.phase) } : []
    let wasDelivering = isDelivering
    isDelivering = true
    for touch in touches { touch.phase = .stationary }
    for (index, change) in changes.enumerated() {
      if change.isByFinger {
        trail.note(
          change.touch.finger, change.phase, change.point,
          edge: change.phase == .began ? change.touch.edge : nil, isJoined: index > 0)
      }
      let place = change.touch.window?.fromSuperview(change.point) ?? change.point
      change.touch.update(change.phase, at: place, world.runLoop.now)
    }
    event.touches = touches
    event.timestamp = world.runLoop.now
    let over = changes.map(\.touch).filter(\.isOver)
    if !over.isEmpty { lastEnd = world.runLoop.now }
    defer {
      world.gestures.touchesDidEnd(over)
      forget(over)
      // Restores the outer event after a nested one.
      for (touch, phase) in outer where touches.contains(touch) { touch.phase = phase }
      if wasDelivering {
        event.touches = outerTouches.filter { touches.contains($0) || retired.contains($0) }
      }
      isDelivering = wasDelivering
    }
    do {
      try world.application.send(world.selectors.sendEvent, event)
    } catch {
      world.gestures.touchesDidEnd(over)
      world.gestures.abortUnheard(over)
      throw error
    }
  }

  /// Cancels every touch, each in its own event; errors are ignored.
  func cancelAll() {
    takenAway = []
    world.gestures.tellingOfCancelled {
      for touch in touches {
        let point = touch.window?.toSuperview(touch.location) ?? touch.location
        try? deliver([Change(touch: touch, phase: .cancelled, point: point)])
      }
    }
  }

  /// Cancels every touch because the system interrupts, for example with an alert.
  ///
  /// The fingers stay down, but send no more touches. During an event, this is done after it.
  package func takeAwayAll() throws {
    guard touches.contains(where: { !$0.isOver }) else { return }
    guard !isDelivering else {
      try world.runLoop.schedule(at: world.runLoop.now, phase: .touches) { [unowned self] in
        if !isDelivering { try takeAwayAll() }
      }
      return
    }
    for touch in touches where !touch.isOver {
      takenAway.append(touch)
      let point = touch.window?.toSuperview(touch.location) ?? touch.location
      try deliver([Change(touch: touch, phase: .cancelled, point: point, isByFinger: false)])
    }
  }

  /// Whether the finger of a touch is down.
  func isDown(_ touch: UITouch) -> Bool {
    touches.contains(touch) || takenAway.contains { $0 === touch }
  }

  /// Whether a touch was cancelled by the system while its finger is still down.
  func isUnheard(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    guard let place = takenAway.firstIndex(where: { $0 === touch }) else { return false }
    if phase.isLast { takenAway.remove(at: place) }
    return true
  }

  /// Ends a row of taps, so that the next tap is a first one.
  package func forgetTaps() { taps = TapCounter() }

  /// The seconds before the first key of a text: a finger that has just touched the app has to
  /// move to the keyboard.
  package var pauseBeforeKey: Double {
    guard let lastEnd, lastEnd <= world.runLoop.now else { return 0 }
    return max(0, lastEnd + world.settings.typingPause - world.runLoop.now)
  }

  /// Removes all fingers without messages, as if they had never touched the screen.
  func forgetAll() {
    let gone = touches + retired
    touches = []
    retired = []
    takenAway = []
    lastEnd = nil
    event.touches = []
    forgetTaps()
    trail.forgetAll()
    for touch in gone { touch.release() }
  }

  /// Stops the delivery of touches to views.
  func dropTouches(of views: [UIView]) {
    for touch in touches where views.contains(where: { $0 === touch.view }) {
      touch.isWithheldFromView = true
    }
  }

  /// Concludes the event in progress: a gesture that a script performs inside it is a later one.
  private func concludeOuter() {
    guard isDelivering else { return }
    let over = world.gestures.concludeDeliveries().filter(\.isOver)
    world.gestures.touchesDidEnd(over)
    for touch in over where touches.contains(touch) {
      taps.note(touch, world.settings)
      touches.removeAll(touch)
      retired.append(touch)
    }
  }

  private func forget(_ over: [UITouch]) {
    for touch in over where retired.contains(touch) {
      retired.removeAll(touch)
      event.touches.removeAll(touch)
      touch.release()
    }
    for touch in over where touches.contains(touch) {
      taps.note(touch, world.settings)
      touches.removeAll(touch)
      event.touches.removeAll(touch)
      touch.release()
    }
  }

  /// The view hit by a point of the screen, in the frontmost window with one.
  package func hit(_ point: CGPoint) throws -> (view: UIView, window: UIWindow, place: CGPoint)? {
    for window in world.application.windows.reversed() {
      guard let place = window.fromSuperview(point) else { continue }
      let view: UIView? = try window.call(world.selectors.hitTest, place, event)
      if let view { return (view, window, place) }
    }
    return nil
  }

  /// Whether a view does not receive another touch.
  private func isWithheld(_ view: UIView, _ window: UIWindow) throws -> Bool {
    let selectors = world.selectors
    let others = touches.filter { $0.window === window && !$0.isWithheldFromView }
    if others.contains(where: { $0.view === view }) {
      if try !view.call(selectors.isMultipleTouchEnabled) { return true }
    }
    let elsewhere = others.compactMap(\.view).filter { $0 !== view }
    if elsewhere.isEmpty { return false }
    if try view.call(selectors.isExclusiveTouch) { return true }
    return try elsewhere.contains { try $0.call(selectors.isExclusiveTouch) }
  }
}
