internal import SelectorRuntime

/// The phases that the touch's view has been told of, and those that it has not.
extension UITouch {
  /// Notes what the finger does for the view.
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

  /// Notes that the view hears the next thing now.
  func noteTold() {
    let phase = undelivered.removeFirst()
    hasBegunInView = phase != .ended
    if phase == .cancelled { withholdFromView() }
  }

  /// Gives the view nothing of it from now on.
  func withholdFromView() {
    undelivered = []
    isWithheldFromView = true
  }

  /// Takes it from the view, which hears of a cancellation if it knows the touch.
  func cancelInView() {
    guard !isWithheldFromView else { return }
    if hasBegunInView {
      undelivered = [.cancelled]
    } else if !isOver || !undelivered.isEmpty {
      withholdFromView()
    }
  }

  /// Whether a recognizer that is still undecided keeps the view from hearing the next thing.
  var isHeld: Bool {
    switch undelivered.first {
    case .began: recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided(about: self) }
    case .ended: recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided(about: self) }
    default: false
    }
  }
}

extension UIGestureRecognizer {
  /// Whether it may still recognize something of which that touch is a part.
  fileprivate func isUndecided(about touch: UITouch) -> Bool {
    isUndecided && !isDeallocating && seen.contains(touch)
  }
}
