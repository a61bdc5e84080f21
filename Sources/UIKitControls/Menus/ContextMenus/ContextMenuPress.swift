internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime
internal import VirtualTime

/// The press on a view that opens its menu.
///
/// The delegate is asked for the menu after the press duration. Without a menu the attempt fails,
/// and the touch continues unaffected.
package final class ContextMenuPress: UIGestureRecognizer {
  package override class var declaredName: String { "_UITouchDurationObservingGestureRecognizer" }

  /// The duration of a long press; no document states that of a menu.
  private static let duration = 0.5
  /// The distance in points that a finger may move before the menu appears.
  private static let slack = 10.0

  /// The interaction that owns this recognizer.
  weak var interaction: UIContextMenuInteraction?
  private var timer: RunLoop.Entry?

  package override func mayBegin() throws -> Bool {
    guard let interaction, !interaction.isDeallocating, let touch = touches.first else {
      return false
    }
    return try interaction.keptAlive { try interaction.prepare(touch) }
  }

  package override func touchesBegan(_ touches: [UITouch], _ event: UIEvent?) throws {
    guard state == .possible else { return }
    guard self.touches.count == 1 else { return try change(to: .failed) }
    if let control = view as? UIControl, try control.showsMenuAtOnce() {
      return try change(to: .began)
    }
    let attempt = attempt
    timer?.cancel()
    timer = try world.runLoop.schedule(after: Self.duration, phase: .timers) { [weak self] in
      guard let self, !isDeallocating, self.attempt == attempt, state == .possible,
        wantedState == nil
      else { return }
      try keptAlive { try change(to: .began) }
    }
  }

  package override func touchesMoved(_ touches: [UITouch], _ event: UIEvent?) throws {
    guard state == .possible else { return try change(to: .changed) }
    guard wantedState == nil,
      touches.contains(where: { $0.start.distance(to: $0.location) > Self.slack })
    else { return }
    try change(to: .failed)
  }

  package override func touchesEnded(_ touches: [UITouch], _ event: UIEvent?) throws {
    try change(to: state == .possible ? .failed : .ended)
  }

  package override func touchesCancelled(_ touches: [UITouch], _ event: UIEvent?) throws {
    try change(to: .cancelled)
  }

  package override func forgetProgress() {
    timer?.cancel()
    timer = nil
  }

  static func define(_ press: ClassDefinition<ContextMenuPress>) {
    defineTouchMessages(press)
    press.method("reset") { (press) in press.forgetProgress() }
  }
}

extension UIKitClasses {
  static let contextMenuPress = NativeClass<ContextMenuPress>(
    "_UITouchDurationObservingGestureRecognizer", superclass: gestureRecognizer,
    ContextMenuPress.define)
}
