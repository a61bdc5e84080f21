public import SelectorRuntime

/// The events of a control, as a mask.
///
/// The corresponding UIKit type is `UIControlEvents`; the values are those of `UIControl.h`.
public struct ControlEvents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  package static let touchDown = ControlEvents(rawValue: 1 << 0)
  package static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  package static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  package static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  package static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  package static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  package static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  package static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  package static let touchCancel = ControlEvents(rawValue: 1 << 8)
  package static let valueChanged = ControlEvents(rawValue: 1 << 12)
  package static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  package static let menuActionTriggered = ControlEvents(rawValue: 1 << 14)
  package static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  package static let editingChanged = ControlEvents(rawValue: 1 << 17)
  package static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  package static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)
}

/// The state of a control, as a mask; 0 is normal.
///
/// The corresponding UIKit type is `UIControlState`; the values are those of `UIControl.h`.
package struct ControlState: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let normal: ControlState = []
  package static let highlighted = ControlState(rawValue: 1 << 0)
  package static let disabled = ControlState(rawValue: 1 << 1)
  package static let selected = ControlState(rawValue: 1 << 2)
}

extension ControlEvents: MessageValue {
  /// Converts a value of a message; nil for another type.
  public static func from(_ value: Value, in runtime: Runtime) -> ControlEvents? {
    guard let mask = Int.from(value, in: runtime), 0...0xFFFF_FFFF ~= mask else { return nil }
    return ControlEvents(rawValue: mask)
  }
  /// The value as messages pass it.
  public var messageValue: Value { rawValue.messageValue }
  /// The type encoding.
  public static var encoding: String { Int.encoding }
  /// The expected value, for error messages.
  public static var expectation: String { "a mask of control events, 0 to 0xFFFFFFFF" }
  /// The type in declarations.
  public static var declaredType: DeclaredType { .integer }
}
