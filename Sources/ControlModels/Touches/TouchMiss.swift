package import SelectorRuntime

/// A finger that was put on a view and has hit another one, which is not inside it.
package struct TouchMiss {
  /// Both views, in words.
  package let summary: String
  private let reference: WeakReference

  /// Answers nil when the finger has hit what it was meant for, or a part of that.
  init?(of touch: UITouch?, meantFor view: UIView) {
    guard let hit = touch?.view, hit !== view, !hit.ancestry.contains(where: { $0 === view }) else {
      return nil
    }
    summary = "\(view.defaultDescription) was not hit, but \(hit.defaultDescription)"
    reference = WeakReference(hit)
  }

  /// The view that was hit, if it is still there.
  package var hit: RuntimeObject? { reference.load() }
}
