internal import SelectorRuntime

/// The work of each frame of a scroll view's motion: nothing, when the view has gone.
///
/// Swift's own weak references would do as well, but the first one that is made to an object has its
/// references counted in a table from then on, which every message to it pays for.
final class ScrollTick {
  @Weak private var view: UIScrollView?

  init(_ view: UIScrollView) {
    self.view = view
  }

  func run() throws {
    guard let view, !view.isDeallocating else { return }
    try view.frame()
  }
}
