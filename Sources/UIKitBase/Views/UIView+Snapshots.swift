internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

// no traps of count: depths are not negative.

/// Snapshots of views, and the description of a hierarchy.
extension UIView {
  /// Returns a snapshot view; on a device its class is `_UIReplicantView`.
  private final func snapshot(of rectangle: CGRect) throws -> UIView {
    let made = try world.makeView(UIKitClasses.replicantView)
    try made.place(CGRect(origin: .zero, size: rectangle.size))
    return made
  }

  /// The view and its descendants, one line each, as `recursiveDescription` prints them.
  private final func recursiveDescription() throws -> String {
    let description = runtime.known.description
    var lines: [String] = []
    var open: [(view: UIView, depth: Int)] = [(self, 0)]
    while let (view, depth) = open.popLast() {
      let text: String = try view.call(description)
      lines.append(String(repeating: "   | ", count: depth) + text)
      open.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
    }
    return lines.joined(separator: "\n") + "\n"
  }

  static func defineSnapshots(_ view: ClassDefinition<UIView>) {
    view.method("snapshotViewAfterScreenUpdates:") { (view, _: Bool) -> UIView in
      try view.snapshot(of: view.bounds)
    }
    view.method("resizableSnapshotViewFromRect:afterScreenUpdates:withCapInsets:") {
      (view, rectangle: CGRect, _: Bool, _: UIEdgeInsets) -> UIView in
      try view.snapshot(of: rectangle)
    }
    view.method("drawViewHierarchyInRect:afterScreenUpdates:") {
      (view, _: CGRect, _: Bool) -> Bool in
      view.window != nil
    }
    view.method("recursiveDescription") { (view) -> String in try view.recursiveDescription() }
    for name in ["_viewControllerForAncestor", "_viewDelegate"] {
      let isOwn = name == "_viewDelegate"
      view.method(name) { (view) -> UIViewController? in
        isOwn ? view.controller : view.ancestry.lazy.compactMap(\.controller).first
      }
    }
  }
}

extension UIKitClasses {
  /// The class of snapshot views.
  package static let replicantView = NativeClass<UIView>("_UIReplicantView", superclass: view)
}
