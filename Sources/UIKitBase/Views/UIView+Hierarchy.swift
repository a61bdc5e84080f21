internal import SelectorRuntime

/// The view hierarchy: queries, and messages that change it.
extension UIView {
  /// The topmost superview, or the view itself.
  final var root: UIView {
    var place = self
    while let above = place.superview { place = above }
    return place
  }

  /// The window at the root of the hierarchy, or nil.
  package final var window: UIWindow? { root as? UIWindow }

  /// The view and its descendants, superviews first.
  final var subtree: [UIView] {
    var result: [UIView] = []
    var open: [UIView] = [self]
    while let view = open.popLast() {
      result.append(view)
      open.append(contentsOf: view.subviews.reversed())
    }
    return result
  }

  /// Whether it is the other view or one of its descendants.
  package final func isDescendant(of other: UIView) -> Bool {
    var place: UIView? = self
    while let view = place {
      if view === other { return true }
      place = view.superview
    }
    return false
  }

  private final func place(of subview: UIView?) -> Int? {
    subviews.firstIndex { $0 === subview }
  }

  /// Moves a subview to an index, counted without the subview.
  final func reorder(_ subview: UIView, to place: Int) {
    guard let old = self.place(of: subview) else { return }
    subviews.remove(at: old)
    subviews.insert(subview, at: min(max(0, place), subviews.count))
  }

  private final func exchange(_ first: Int, _ second: Int) throws {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else {
      throw RuntimeError(
        .range,
        "-[\(className) exchangeSubviewAtIndex:withSubviewAtIndex:]: index "
          + "\(subviews.indices.contains(first) ? second : first) beyond bounds "
          + "[0 .. \(subviews.count - 1)]")
    }
    subviews.swapAt(first, second)
  }

  private final func insert(_ child: UIView?, beside sibling: UIView?, above: Bool) throws {
    guard let child, child !== sibling else { return }
    let others = subviews.filter { $0 !== child }
    let place = others.firstIndex { $0 === sibling }
    try insert(child, at: place.map { above ? $0 + 1 : $0 } ?? others.count)
  }

  private final func viewWithTag(_ tag: Int) -> UIView? { subtree.first { $0.tag == tag } }

  static func defineTree(_ view: ClassDefinition<UIView>) {
    view.readonly("superview") { $0.superview }
    view.readonly("subviews", .copy) { $0.subviews }
    view.readonly("window") { $0.window }
    view.method("isDescendantOfView:") { (view, other: UIView?) -> Bool in
      other.map { view.isDescendant(of: $0) } ?? false
    }
    view.method("viewWithTag:") { (view, tag: Int) -> UIView? in view.viewWithTag(tag) }
    view.method("addSubview:") { (view, child: UIView?) in
      guard let child else { return }
      if let window = view as? UIWindow { window.noteAdding(child) }
      try view.insert(child, at: view.subviews.count)
    }
    view.method("insertSubview:atIndex:") { (view, child: UIView?, index: Int) in
      if let child { try view.insert(child, at: index) }
    }
    view.method("insertSubview:aboveSubview:") { (view, child: UIView?, sibling: UIView?) in
      try view.insert(child, beside: sibling, above: true)
    }
    view.method("insertSubview:belowSubview:") { (view, child: UIView?, sibling: UIView?) in
      try view.insert(child, beside: sibling, above: false)
    }
    view.method("bringSubviewToFront:") { (view, child: UIView?) in
      if let child { view.reorder(child, to: view.subviews.count) }
    }
    view.method("sendSubviewToBack:") { (view, child: UIView?) in
      if let child { view.reorder(child, to: 0) }
    }
    view.method("exchangeSubviewAtIndex:withSubviewAtIndex:") { (view, first: Int, second: Int) in
      try view.exchange(first, second)
    }
    view.method("removeFromSuperview") { (view) in try view.removeFromSuperview() }
  }
}
