internal import SelectorRuntime

/// What `-[UIWindow sendEvent:]` does: each view gets its touches, phase by phase.
///
/// A view gets one message per phase with all its touches of that phase. What a message changes is
/// looked at before the next one: a touch that has been cancelled meanwhile is not moved any more.
struct TouchDelivery {
  private let event: UIEvent
  private let touches: [UITouch]
  private let selectors: UIKitSelectors

  init(of event: UIEvent, in window: UIWindow) {
    self.event = event
    touches = event.touches.filter { $0.window === window }
    selectors = window.selectors
  }

  func run() throws {
    for phase in UITouch.Phase.allCases {
      guard let selector = selector(of: phase) else { continue }
      var rest = touches.filter { $0.phase == phase }
      while let view = rest.first?.view {
        let group = rest.filter {
          $0.view === view && $0.phase == phase && !$0.isWithheldFromView
        }
        rest.removeAll { $0.view === view }
        if !group.isEmpty { try view.tell(selector, group, event) }
      }
    }
  }

  private func selector(of phase: UITouch.Phase) -> Selector? {
    switch phase {
    case .began: selectors.touchesBegan
    case .moved: selectors.touchesMoved
    case .stationary: nil
    case .ended: selectors.touchesEnded
    case .cancelled: selectors.touchesCancelled
    }
  }
}
