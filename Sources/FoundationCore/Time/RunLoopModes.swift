internal import SelectorRuntime
package import VirtualTime

/// The run loop modes of a world by their names: Foundation's, and those of apps.
struct RunLoopModes {
  /// The names of an app's modes, in the order of their bits.
  private var own: [String] = []

  /// The first bit that Foundation's modes do not use.
  private static let firstOwn = 2
  private static let mostOwn = 60

  /// Returns the mode, or the set of common modes, of a name; a new name adds a mode.
  /// - Throws: ``RuntimeError`` if there are too many modes.
  mutating func mode(named name: String) throws -> RunLoop.Mode {
    switch name {
    case "kCFRunLoopDefaultMode", "NSDefaultRunLoopMode": return .default
    case "UITrackingRunLoopMode": return .tracking
    case "kCFRunLoopCommonModes", "NSRunLoopCommonModes": return .common
    default: break
    }
    if let place = own.firstIndex(of: name) { return Self.bit(place) }
    guard own.count < Self.mostOwn else {
      throw RuntimeError(
        .invalidArgument,
        "run loop mode '\(name)': there are \(Self.mostOwn) modes besides Foundation's already")
    }
    own.append(name)
    return Self.bit(own.count - 1)
  }

  /// Returns the name of a single mode.
  func name(of mode: RunLoop.Mode) -> String {
    if mode == .tracking { return "UITrackingRunLoopMode" }
    let place = mode.rawValue.trailingZeroBitCount - Self.firstOwn
    return own.indices.contains(place) ? own[place] : "kCFRunLoopDefaultMode"
  }

  private static func bit(_ place: Int) -> RunLoop.Mode {
    RunLoop.Mode(rawValue: 1 << (firstOwn + place))
  }
}

extension FoundationWorld {
  /// Returns the union of the named modes.
  /// - Throws: ``RuntimeError`` if there are too many modes.
  package func runLoopModes(_ names: [String]) throws -> RunLoop.Mode {
    try names.reduce(into: []) { $0.formUnion(try runLoopModes.mode(named: $1)) }
  }
}
