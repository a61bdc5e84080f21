internal import SelectorRuntime
internal import VirtualTime

/// The modes of a world's run loops by their names: Foundation's, and those that apps name themselves.
struct RunLoopModes {
  /// The names that are none of Foundation's, in the order of their bits.
  private var own: [String] = []

  /// The bits that Foundation's modes leave.
  private static let firstOwn = 2
  private static let mostOwn = 60

  /// The mode, or the set of common modes, of a name; a new name is a mode from now on.
  /// - Throws: ``RuntimeError`` when there are too many.
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

  /// The name of a single mode.
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
  /// The modes of these names, together.
  /// - Throws: ``RuntimeError`` when there are too many.
  func runLoopModes(_ names: [String]) throws -> RunLoop.Mode {
    try names.reduce(into: []) { $0.formUnion(try runLoopModes.mode(named: $1)) }
  }
}
