package import SelectorRuntime

/// A finger put on a view that hit another view, which is not a subview of it.
package struct TouchMiss {
  /// A description of both views.
  package let summary: String
  private let reference: WeakReference

  /// Returns nil if the finger has hit the intended view or a subview.
  init?(of touch: UITouch?, meantFor view: UIView) {
    guard let hit = touch?.view, hit !== view, !hit.ancestry.contains(where: { $0 === view }) else {
      return nil
    }
    summary = "\(view.defaultDescription) was not hit, but \(hit.defaultDescription)"
    reference = WeakReference(hit)
  }

  /// The view that was hit, if it still exists.
  package var hit: RuntimeObject? { reference.load() }
}
