internal import SelectorRuntime
internal import UIKitRuntime

/// Implements `-[UIWindow sendEvent:]` for presses: to recognizers, then to the first responder.
///
/// When a press begins, the recognizers of the first responder's view and its superviews are asked.
/// Each that allows the type and accepts the press receives all its phases.
struct PressDelivery {
  private let event: UIPressesEvent
  private let window: UIWindow
  private let names: PressSelectors

  init(of event: UIPressesEvent, in window: UIWindow) {
    self.event = event
    self.window = window
    names = window.selectors.presses
  }

  func run() throws {
    for press in event.presses where press.window === window {
      try press.keptAlive { try deliver(press) }
    }
  }

  private func deliver(_ press: UIPress) throws {
    if press.phase == .began {
      press.responder = window.firstResponder ?? window
      try findRecognizers(of: press)
    }
    let gestures = window.world.gestures
    let name = names.name(of: press.phase)
    try gestures.whileBusy {
      for recognizer in press.recognizers where recognizer.takesTouches {
        try recognizer.keptAlive { try recognizer.send(name, [press], event) }
      }
      try gestures.settle()
    }
    // A recognizer that has recognized a press keeps it from the responders, as with touches.
    let isTaken = press.recognizers.contains { $0.cancelsTouchesInView && $0.isRecognizing }
    try gestures.update()
    guard !isTaken, let responder = press.responder else { return }
    try responder.keptAlive { try responder.send(name, [press], event) }
  }

  private func findRecognizers(of press: UIPress) throws {
    for view in (press.responder?.pressedView ?? window).ancestry {
      let list: [UIGestureRecognizer]? = try view.call(window.selectors.gestures.gestureRecognizers)
      for recognizer in list ?? [] where try allows(recognizer, press) {
        press.recognizers.append(recognizer)
      }
    }
  }

  private func allows(_ recognizer: UIGestureRecognizer, _ press: UIPress) throws -> Bool {
    if recognizer.isFinished, recognizer.touches.isEmpty {
      try window.world.gestures.reset(recognizer)
    }
    let types: [Int] = try recognizer.call(names.allowedPressTypes)
    guard recognizer.isOpenToTouches, types.contains(press.type),
      try recognizer.call(window.selectors.gestures.shouldReceiveEvent, event)
    else { return false }
    return try recognizer.callDelegate(names.delegateReceivePress, press) ?? true
  }
}

extension UIResponder {
  /// The view from which recognizers receive the presses of a first responder.
  fileprivate final var pressedView: UIView? {
    (self as? UIView) ?? (self as? UIViewController)?.loadedView
  }
}

extension PressSelectors {
  /// The message for a phase.
  func name(of phase: UIPress.Phase) -> Selector {
    switch phase {
    case .began: began
    case .changed, .stationary: changed
    case .ended: ended
    case .cancelled: cancelled
    }
  }
}
