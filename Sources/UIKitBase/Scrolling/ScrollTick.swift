internal import SelectorRuntime

/// The work of each frame of a scroll view's motion, if the view still exists.
///
/// A Swift weak reference would move the object's reference counts to a side table, which slows
/// down every later message to it.
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
