internal import SelectorRuntime
internal import UIKitRuntime

/// Delivers queued touches to views, unless a recognizer delays them.
///
/// A view gets one message per phase with all its touches of that phase. The state is checked again
/// after each message.
struct ViewTouches {
  private let touches: [UITouch]
  private let event: UIEvent

  init(_ touches: [UITouch], _ event: UIEvent) {
    self.touches = touches
    self.event = event
  }

  func deliver() throws {
    guard let selectors = touches.first?.view?.selectors else { return }
    try deliver(.began, selectors.touchesBegan)
    try deliver(.moved, selectors.touchesMoved)
    try deliver(.ended, selectors.touchesEnded)
    try deliver(.cancelled, selectors.touchesCancelled)
  }

  private func deliver(_ phase: UITouch.Phase, _ selector: Selector) throws {
    var rest = touches.filter { $0.undelivered.first == phase }
    while let view = rest.first?.view {
      let group = try rest.filter { try $0.view === view && isDue($0, phase) }
      rest.removeAll { $0.view === view }
      if !group.isEmpty { try send(view, group, phase, selector) }
    }
  }

  private func isDue(_ touch: UITouch, _ phase: UITouch.Phase) throws -> Bool {
    guard touch.undelivered.first == phase, !touch.isWithheldFromView, !touch.isHeld else {
      return false
    }
    guard phase == .began else { return true }
    for recognizer in touch.recognizers where !recognizer.isDeallocating {
      guard try recognizer.letsViewHave(touch, event) else {
        touch.withholdFromView()
        return false
      }
    }
    return true
  }

  private func send(
    _ view: UIView, _ group: [UITouch], _ phase: UITouch.Phase, _ selector: Selector
  ) throws {
    let phases = group.map(\.phase)
    for touch in group {
      touch.noteTold()
      touch.phase = phase
    }
    // A delayed phase applies only while its message is sent.
    defer {
      for (touch, former) in zip(group, phases) where touch.phase == phase { touch.phase = former }
    }
    // A delayed touch may have left the screen already.
    let touches = event.touches
    event.touches += group.filter { !touches.contains($0) }
    defer { event.touches.removeAll { group.contains($0) && !touches.contains($0) } }
    try view.keptAlive { try view.send(selector, group, event) }
  }
}
