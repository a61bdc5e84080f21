internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitRuntime

/// The gesture that lifts items from a view and then carries them.
///
/// Measured on a phone of 2025: the press lasts 0.325 seconds and may move by ten points until
/// then. It is a long-press recognizer, so that an app can find it among a view's recognizers and
/// change its duration.
final class DragLift: UILongPressGestureRecognizer {
  override class var declaredName: String { "_UIDragLiftGestureRecognizer" }

  static let duration = 0.325

  /// The interaction that owns this recognizer.
  weak var interaction: UIDragInteraction?

  override func mayBegin() throws -> Bool {
    guard let interaction, !interaction.isDeallocating, let touch = touches.first else {
      return false
    }
    return try interaction.keptAlive { try interaction.prepare(touch) }
  }

  /// Accepts one finger; later fingers, such as one that adds items, are ignored.
  override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    guard self.touches.count > touches.count else {
      return try super.touchesBegan(touches, event)
    }
    for touch in touches { ignore(touch) }
  }

  // From UIDragInteraction.h: long presses recognize simultaneously with a lift. If
  // allowsSimultaneousRecognitionDuringLift is set, all recognizers do; otherwise the others fail.
  override func prevents(_ other: UIGestureRecognizer) -> Bool {
    !goesOnBeside(other) && interaction?.allowsOthers != true
  }

  override func isPrevented(by other: UIGestureRecognizer) -> Bool { !goesOnBeside(other) }

  private func goesOnBeside(_ other: UIGestureRecognizer) -> Bool {
    (other is UILongPressGestureRecognizer && !(other is DragLift)) || other is ContextMenuPress
  }

  /// Whether a competing recognizer has recognized, which cancels the lift.
  var givesWay: Bool { competitors.contains { $0.isRecognizing && !goesOnBeside($0) } }
}

/// The tap of another finger that adds items to a drag.
final class DragAddItemsTap: UITapGestureRecognizer {
  override class var declaredName: String { "_UIDragAddItemsGesture" }

  /// The interaction that owns this recognizer.
  weak var interaction: UIDragInteraction?

  /// Ignores touches that begin while no drag is active.
  override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    guard world.drags.sessions.isEmpty else { return try super.touchesBegan(touches, event) }
    for touch in touches { ignore(touch) }
  }

  override func mayBegin() throws -> Bool {
    guard let interaction, !interaction.isDeallocating, let touch = seen.last else { return false }
    return try interaction.keptAlive { try interaction.addItems(touch) }
  }
}

extension UIKitClasses {
  static let dragLift = NativeClass<DragLift>(
    "_UIDragLiftGestureRecognizer", superclass: longPressGestureRecognizer)
  static let dragAddItemsTap = NativeClass<DragAddItemsTap>(
    "_UIDragAddItemsGesture", superclass: tapGestureRecognizer)
}
