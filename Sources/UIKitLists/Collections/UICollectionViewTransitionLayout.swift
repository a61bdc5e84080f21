internal import FoundationCore
package import SelectorRuntime
import StringSearch
internal import UIKitBase
package import UIKitRuntime

/// The interpolating layout during an interactive transition between two layouts.
///
/// It is declared in UICollectionViewTransitionLayout.h. Items are at the positions of the layout
/// that is closer to the current progress.
package final class UICollectionViewTransitionLayout: UICollectionViewLayout {
  @Strong private(set) var current: UICollectionViewLayout?
  @Strong private(set) var next: UICollectionViewLayout?
  private var progress = 0.0
  private var numbers: [String: Double] = [:]
  @Owned fileprivate var completion: Block?

  fileprivate func fill(
    _ current: UICollectionViewLayout, _ next: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    self.current = current
    self.next = next
    return self
  }

  /// The layout that is closer to the current progress; it uses the same collection view meanwhile.
  private var shown: UICollectionViewLayout? {
    let nearer = progress < 0.5 ? current : next
    nearer?.collectionView = collectionView
    return nearer
  }

  static func define(_ layout: ClassDefinition<UICollectionViewTransitionLayout>) {
    layout.method("initWithCurrentLayout:nextLayout:") {
      (layout, current: UICollectionViewLayout, next: UICollectionViewLayout)
        -> UICollectionViewTransitionLayout in layout.fill(current, next)
    }
    layout.readonly("currentLayout", .strong) { $0.current }
    layout.readonly("nextLayout", .strong) { $0.next }
    let invalidate = layout.runtime.selector("invalidateLayout")
    layout.property("transitionProgress", get: { $0.progress }) { (layout, progress: Double) in
      layout.progress = min(max(progress, 0), 1)
      try layout.send(invalidate)
    }
    layout.method("updateValue:forAnimatedKey:") { (layout, value: Double, key: String) in
      layout.numbers[key] = value
    }
    layout.method("valueForAnimatedKey:") { (layout, key: String) -> Double in
      layout.numbers[key] ?? 0
    }
    for name in [
      "prepareLayout", "collectionViewContentSize", "layoutAttributesForElementsInRect:",
      "layoutAttributesForItemAtIndexPath:",
      "layoutAttributesForSupplementaryViewOfKind:atIndexPath:",
    ] {
      let selector = layout.runtime.selector(name)
      let types = ["prepareLayout": "v@:", "collectionViewContentSize": "{CGSize=dd}@:"][name]
      layout.raw(name, types: types ?? (name.contains("Kind:") ? "@@:@@" : "@@:@")) {
        receiver, _, arguments in
        guard let layout = receiver as? UICollectionViewTransitionLayout, let shown = layout.shown
        else { return .none }
        return try layout.runtime.send(shown, selector, arguments)
      }
    }
  }
}

extension UICollectionView {
  private var transition: UICollectionViewTransitionLayout? {
    collectionLayout as? UICollectionViewTransitionLayout
  }

  private func endTransition(completed: Bool) throws {
    guard let transition else {
      throw RuntimeError(
        .inconsistency, "the collection is not being prepared for an interactive transition")
    }
    try transition.keptAlive {
      let completion = transition.completion
      transition.completion = nil
      guard let layout = completed ? transition.next : transition.current else { return }
      try setLayout(layout)
      guard let completion else { return }
      try completion(.bool(completed), .bool(completed))
    }
  }

  static func defineLayoutTransition(_ view: ClassDefinition<UICollectionView>) {
    view.method("startInteractiveTransitionToCollectionViewLayout:completion:") {
      (view, layout: UICollectionViewLayout, completion: Block?)
        -> UICollectionViewTransitionLayout in
      guard let current = view.collectionLayout, view.transition == nil else {
        throw RuntimeError(
          .inconsistency, "the collection is already being prepared for an interactive transition")
      }
      return try view.keptAlive {
        let name = view.runtime.selector(
          "collectionView:transitionLayoutForOldLayout:newLayout:")
        var made: UICollectionViewTransitionLayout?
        if let delegate = try view.delegateSlot.delegate(respondingTo: name) {
          let answer: RuntimeObject? = try delegate.keptAlive {
            try delegate.call(name, view, current, layout)
          }
          made = answer as? UICollectionViewTransitionLayout
        }
        let transition =
          made
          ?? view.world.create(UIKitClasses.collectionViewTransitionLayout).fill(current, layout)
        transition.completion = completion
        try view.setLayout(transition)
        return transition
      }
    }
    view.method("finishInteractiveTransition") { (view) in
      try view.keptAlive { try view.endTransition(completed: true) }
    }
    view.method("cancelInteractiveTransition") { (view) in
      try view.keptAlive { try view.endTransition(completed: false) }
    }
    // UICollectionViewReorderingCadenceImmediate, UICollectionViewSelfSizingInvalidationEnabled
    view.stored("reorderingCadence", usual: 0)
    view.stored("selfSizingInvalidation", usual: 1)
    view.method("indexPathForSupplementaryView:") { (view, element: UIView?) -> NSIndexPath? in
      guard let element,
        let found = view.displayed.first(where: { $0.view === element && $0.key.kind != nil })
      else { return nil }
      return try view.world.indexPath(found.key.path)
    }
    view.method("indexPathsForVisibleSupplementaryElementsOfKind:") {
      (view, kind: String) -> [NSIndexPath] in
      try view.world.indexPaths(
        view.displayed.filter { $0.key.kind == kind }.map(\.key.path).sorted())
    }
  }
}

extension UIKitClasses {
  package static let collectionViewTransitionLayout = NativeClass<UICollectionViewTransitionLayout>(
    "UICollectionViewTransitionLayout", superclass: collectionViewLayout,
    UICollectionViewTransitionLayout.define)
}
