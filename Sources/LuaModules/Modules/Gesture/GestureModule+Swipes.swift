internal import LuaBridge
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControls

/// `gesture.edgeSwipe`, `pinch`, `rotate`, `hover` and `tapStatusBar`.
extension Bridge {
  func defineSwipes(_ world: UIKitWorld, _ define: ModuleDefiner) {
    define("edgeSwipe") { [unowned world] call in
      let view: UIView = try call.value(1)
      let options = try call.options(2, known: ["edge", "by", "x", "y", "duration", "hold"])
      let edge = try options.edge()
      let distance: Double = try options.optional("by") ?? 200
      let place: Double? = try options.optional(edge.isUpright ? "y" : "x")
      let other = edge.isUpright ? "x" : "y"
      guard try options.optional(other, as: Double.self) == nil else {
        throw RuntimeError(
          .invalidArgument,
          "\(call.name): option '\(other)' is not for the \(edge.rawValue) edge, which takes "
            + "'\(edge.isUpright ? "y" : "x")'")
      }
      let duration: Double = try options.optional("duration") ?? 0.2
      let hold: Double = try options.optional("hold") ?? 0
      try call.bridge.touching(call.name) {
        try world.swipe(
          from: edge, of: view, by: distance, at: place, duration: duration, hold: hold)
      }
      return 0
    }
    define("hover") { [unowned world] call in
      let view: UIView? = try call.optional(1)
      let (point, options) = try call.pointAndOptions(2, "at", known: ["duration"])
      let duration: Double = try options.optional("duration") ?? 0
      try call.bridge.touching(call.name) {
        if let view {
          try world.hover(over: view, at: point, duration: duration)
        } else {
          try world.endHovering()
        }
      }
      return 0
    }
    define("tapStatusBar") { [unowned world] call in
      try call.bridge.touching(call.name) { try world.tapStatusBar() }
      return 0
    }
  }

  func defineTwoFingers(_ world: UIKitWorld, _ define: ModuleDefiner) {
    define("pinch") { [unowned world] call in
      let view: UIView = try call.value(1)
      let (center, options) = try call.pointAndOptions(
        2, "at", known: ["scale", "duration", "from"])
      let scale: Double = try options.optional("scale") ?? 2
      let duration: Double = try options.optional("duration") ?? 0.4
      let distance: Double? = try options.optional("from")
      return try call.touching(world) {
        try world.pinch(view, scale: scale, at: center, distance: distance, duration: duration)
      }
    }
    define("rotate") { [unowned world] call in
      let view: UIView = try call.value(1)
      let (center, options) = try call.pointAndOptions(
        2, "at", known: ["angle", "duration", "from"])
      let angle: Double = try options.optional("angle") ?? .pi / 2
      let duration: Double = try options.optional("duration") ?? 0.4
      let distance: Double? = try options.optional("from")
      return try call.touching(world) {
        try world.rotate(view, angle: angle, at: center, distance: distance, duration: duration)
      }
    }
  }
}

extension OptionsTable {
  /// The edge at which a swipe starts; the left edge by default.
  fileprivate func edge() throws -> ScreenEdge {
    guard let name = try optional("edge", as: String.self) else { return .left }
    if let edge = ScreenEdge(rawValue: name) { return edge }
    throw wrong("edge", "'left', 'right', 'top' or 'bottom', got '\(name)'")
  }
}
