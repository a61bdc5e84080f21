internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// A bar with a position, which its delegate may decide: `UIBarPositioning`.
protocol PositionedBar: UIView {
  /// `UIBarPosition`: 1 at the bottom, 2 at the top, 3 at the top of the screen.
  var position: Int { get set }
  /// The position as long as no delegate has decided it.
  static var usualPosition: Int { get }
  /// Whether a container decides the position, which is the top of the screen.
  var isAttached: Bool { get }
}

extension UINavigationBar: PositionedBar {
  static var usualPosition: Int { 2 }
  var isAttached: Bool { isManaged }
}

extension UIToolbar: PositionedBar {
  static var usualPosition: Int { 1 }
  var isAttached: Bool { false }
}

extension PositionedBar {
  /// Defines `barPosition`, and asks `positionForBar:` of the delegate when the bar moves to a window.
  static func definePosition(_ bar: ClassDefinition<Self>) {
    bar.readonly("barPosition") { $0.isAttached ? 3 : $0.position }
    bar.method("didMoveToWindow") { (bar) in
      guard bar.window != nil, !bar.isAttached else { return }
      let question = bar.runtime.selector("positionForBar:")
      let delegate: Value = try bar.call(bar.runtime.selector("delegate"))
      guard let delegate = delegate.object, bar.runtime.implements(question, delegate) else {
        return bar.position = Self.usualPosition
      }
      bar.position = try delegate.call(question, bar)
    }
  }
}
