internal import SelectorRuntime

/// The phases of a touch that its view has received or will receive.
extension UITouch {
  /// Queues a phase for the view.
  func noteForView(_ phase: Phase) {
    guard !isWithheldFromView else { return }
    switch phase {
    case .stationary: break
    case .moved where undelivered.last == .moved: break
    case .cancelled where undelivered.first == .began: withholdFromView()
    case .cancelled: undelivered = hasBegunInView ? [.cancelled] : []
    default: undelivered.append(phase)
    }
  }

  /// Called when the view receives the next phase.
  func noteTold() {
    let phase = undelivered.removeFirst()
    hasBegunInView = phase != .ended
    if phase == .cancelled { withholdFromView() }
  }

  /// Stops the delivery to the view.
  package func withholdFromView() {
    undelivered = []
    isWithheldFromView = true
  }

  /// Cancels the touch in its view, if the view has received its beginning.
  func cancelInView() {
    guard !isWithheldFromView else { return }
    if hasBegunInView {
      undelivered = [.cancelled]
    } else if !isOver || !undelivered.isEmpty {
      withholdFromView()
    }
  }

  /// Whether an undecided recognizer delays the next phase for the view.
  var isHeld: Bool {
    switch undelivered.first {
    case .began: recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided(about: self) }
    case .ended: recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided(about: self) }
    default: false
    }
  }
}

extension UIGestureRecognizer {
  /// Whether it may still recognize a gesture that includes the touch.
  fileprivate func isUndecided(about touch: UITouch) -> Bool {
    isUndecided && !isDeallocating && seen.contains(touch)
  }
}
