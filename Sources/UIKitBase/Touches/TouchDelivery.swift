internal import SelectorRuntime
internal import UIKitRuntime

/// Implements `-[UIWindow sendEvent:]`: delivers touches to recognizers, then to views.
///
/// At touch-down the recognizers of the hit view and its superviews are asked whether they receive
/// the touch, the nearest first. A recognizer gets one message per phase with all its touches of
/// that phase. Then recognizers that waited for others to fail are resolved, and the actions that
/// the touches have decided are sent. Last, the views receive their remaining touches.
///
/// A gesture that a script performs inside one of these actions, or inside a view's message, is a
/// later event: ``conclude()`` first delivers the rest of this one.
final class TouchDelivery {
  private let event: UIEvent
  private let window: UIWindow
  let touches: [UITouch]
  private let world: UIKitWorld
  /// A cancelled touch is cancelled for all receivers, even if one of them raises.
  private var failure: (any Error)?
  /// Whether all recognizers have received the event.
  private(set) var isPastRecognizers = false
  private var isQueuedForViews = false

  init(of event: UIEvent, in window: UIWindow) {
    self.event = event
    self.window = window
    world = window.world
    touches = event.touches.filter { $0.window === window && $0.phase != .stationary }
  }

  func run() throws {
    let gestures = world.gestures
    try gestures.whileDelivering(self) {
      for touch in touches where touch.phase == .began { try findRecognizers(of: touch) }
      for recognizer in recognizers {
        do { try send(recognizer) } catch { failure = try isCancelling(error, failure) }
      }
      isPastRecognizers = true
      do { try gestures.settle() } catch { failure = try isCancelling(error, failure) }
      try finish()
    }
    gestures.dropTold()
    if let failure { throw failure }
    try gestures.update()
  }

  /// Delivers the rest of the event before a later one; errors come out of the event itself.
  func conclude() {
    do { try finish() } catch { failure = failure ?? error }
    world.gestures.dropTold()
  }

  /// Sends the actions, then the views' part; what was delivered already is not repeated.
  private func finish() throws {
    let gestures = world.gestures
    if world.settings.system.actionInSendEvent {
      do { try gestures.sendActions() } catch { failure = failure ?? error }
    }
    if !isQueuedForViews {
      isQueuedForViews = true
      for touch in touches { touch.noteForView(touch.phase) }
      gestures.noteUntold(touches)
    }
    do {
      try ViewTouches(gestures.undelivered(in: window), event).deliver()
    } catch { failure = try isCancelling(error, failure) }
  }

  private func isCancelling(_ error: any Error, _ first: (any Error)?) throws -> any Error {
    guard touches.allSatisfy({ $0.phase == .cancelled }) else { throw error }
    return first ?? error
  }

  private func findRecognizers(of touch: UITouch) throws {
    for view in touch.view?.ancestry ?? [] {
      let list: [UIGestureRecognizer]? = try view.call(world.selectors.gestures.gestureRecognizers)
      for recognizer in list ?? [] {
        try recognizer.keptAlive { try offer(touch, to: recognizer) }
      }
    }
  }

  private func offer(_ touch: UITouch, to recognizer: UIGestureRecognizer) throws {
    if recognizer.isFinished, recognizer.touches.isEmpty { try world.gestures.reset(recognizer) }
    let view = recognizer.view
    guard recognizer.isOpenToTouches, try recognizer.call(world.selectors.gestures.isEnabled),
      try recognizer.shouldReceive(touch, event), recognizer.isOpenToTouches,
      recognizer.view === view
    else { return }
    recognizer.join(touch)
  }

  /// The recognizers that receive touches of the event, each once.
  ///
  /// When fingers lift, recognizers of more taps precede those of fewer taps, which they prevent.
  private var recognizers: [UIGestureRecognizer] {
    var result = touches.first?.recognizers ?? []
    for touch in touches.dropFirst() {
      for recognizer in touch.recognizers where !result.contains(recognizer) {
        result.append(recognizer)
      }
    }
    guard touches.contains(where: { $0.phase == .ended }) else { return result }
    let places = result.indices.filter { result[$0] is UITapGestureRecognizer }
    let taps = places.compactMap { result[$0] as? UITapGestureRecognizer }
    let sorted = taps.enumerated().sorted {
      ($1.element.numberOfTapsRequired, $0.offset) < ($0.element.numberOfTapsRequired, $1.offset)
    }
    for (place, tap) in zip(places, sorted) { result[place] = tap.element }
    return result
  }

  private func send(_ recognizer: UIGestureRecognizer) throws {
    let selectors = world.selectors
    try send(recognizer, .began, selectors.touchesBegan)
    try send(recognizer, .moved, selectors.touchesMoved)
    try send(recognizer, .ended, selectors.touchesEnded)
    try send(recognizer, .cancelled, selectors.touchesCancelled)
  }

  private func send(
    _ recognizer: UIGestureRecognizer, _ phase: UITouch.Phase, _ selector: Selector
  ) throws {
    guard recognizer.takesTouches else { return }
    let group = touches.filter { $0.phase == phase && recognizer.touches.contains($0) }
    if group.isEmpty { return }
    try recognizer.keptAlive { try recognizer.send(selector, group, event) }
  }
}
