package import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// A pan that starts at an edge of the screen and moves inwards.
package final class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The accepted edges.
  package var edges = Edges()

  /// Edges, as a mask with the values of `UIRectEdge`.
  package struct Edges: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let top = Edges(rawValue: 1 << 0)
    package static let left = Edges(rawValue: 1 << 1)
    package static let bottom = Edges(rawValue: 1 << 2)
    package static let right = Edges(rawValue: 1 << 3)
  }

  /// The edges at which the first finger touched the screen.
  private var startEdges = Edges()

  package override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    if self.touches.count == touches.count {
      startEdges = edges(of: self.touches.first).intersection(edges)
      if startEdges.isEmpty { return try change(to: .failed) }
    }
    try super.touchesBegan(touches, event)
  }

  package override func touchesMoved(_ touches: [UITouch], _ event: UIEvent?) throws {
    try super.touchesMoved(touches, event)
    // The finger has moved by the slop, but not inwards.
    if state == .possible, wantedState == nil, translation.distance(to: .zero) >= Self.slop - 1e-6 {
      try change(to: .failed)
    }
  }

  package override func begins(_ way: CGPoint) -> Bool {
    let isHorizontal = abs(way.x) >= abs(way.y)
    return (startEdges.contains(.left) && isHorizontal && way.x > 0)
      || (startEdges.contains(.right) && isHorizontal && way.x < 0)
      || (startEdges.contains(.top) && !isHorizontal && way.y > 0)
      || (startEdges.contains(.bottom) && !isHorizontal && way.y < 0)
  }

  package override func forgetProgress() {
    super.forgetProgress()
    startEdges = []
  }

  /// The edge stored in a touch, or the window edges at which it began.
  private func edges(of touch: UITouch?) -> Edges {
    guard let touch, let bounds = touch.window?.bounds else { return [] }
    switch touch.edge {
    case .left: return .left
    case .right: return .right
    case .top: return .top
    case .bottom: return .bottom
    case nil: if world.settings.gestures.edgeTouches == .marked { return [] }
    }
    let region = world.settings.gestures.edgeRegion
    let point = touch.start - bounds.origin
    var result = Edges()
    if point.x <= region { result.insert(.left) }
    if point.y <= region { result.insert(.top) }
    if bounds.size.width - point.x <= region { result.insert(.right) }
    if bounds.size.height - point.y <= region { result.insert(.bottom) }
    return result
  }
}

extension UIScreenEdgePanGestureRecognizer {
  static func define(_ pan: ClassDefinition<UIScreenEdgePanGestureRecognizer>) {
    defineTouchMessages(pan)
    pan.method("reset") { (pan) in pan.forgetProgress() }
    pan.property("edges", get: { $0.edges.rawValue }) { (pan, mask: Int) in
      pan.edges = Edges(rawValue: mask)
    }
  }
}

extension UIKitClasses {
  package static let screenEdgePanGestureRecognizer = NativeClass<UIScreenEdgePanGestureRecognizer>(
    "UIScreenEdgePanGestureRecognizer", superclass: panGestureRecognizer,
    UIScreenEdgePanGestureRecognizer.define)
  /// The class of a navigation controller's recognizer on a device.
  package static let parallaxTransitionPanGestureRecognizer =
    NativeClass<UIScreenEdgePanGestureRecognizer>(
      "_UIParallaxTransitionPanGestureRecognizer", superclass: screenEdgePanGestureRecognizer)
}
