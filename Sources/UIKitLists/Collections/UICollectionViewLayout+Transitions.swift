internal import FoundationCore
internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The layout methods for inserted, deleted and moved elements, with their default results.
extension UICollectionViewLayout {
  static func defineTransitions(_ layout: ClassDefinition<UICollectionViewLayout>) {
    layout.method("prepareForAnimatedBoundsChange:") { (_, _: CGRect) in }
    layout.method("finalizeAnimatedBoundsChange") { _ in }
    layout.method("prepareForTransitionToLayout:") { (_, _: UICollectionViewLayout) in }
    layout.method("prepareForTransitionFromLayout:") { (_, _: UICollectionViewLayout) in }
    layout.method("finalizeLayoutTransition") { _ in }
    layout.method("targetContentOffsetForProposedContentOffset:") {
      (_, offset: CGPoint) -> CGPoint in
      offset
    }
    for name in [
      "initialLayoutAttributesForAppearingItemAtIndexPath:",
      "finalLayoutAttributesForDisappearingItemAtIndexPath:",
    ] {
      layout.method(name) { (_, _: NSIndexPath) -> UICollectionViewLayoutAttributes? in nil }
    }
    for element in ["SupplementaryElement", "DecorationElement"] {
      for (verb, state) in [("initial", "Appearing"), ("final", "Disappearing")] {
        layout.method("\(verb)LayoutAttributesFor\(state)\(element)OfKind:atIndexPath:") {
          (_, _: String, _: NSIndexPath) -> UICollectionViewLayoutAttributes? in nil
        }
      }
    }
    for element in ["Supplementary", "Decoration"] {
      for verb in ["Insert", "Delete"] {
        layout.method("indexPathsTo\(verb)For\(element)ViewOfKind:") {
          (_, _: String) -> [NSIndexPath] in []
        }
      }
    }
    layout.readonly("flipsHorizontallyInOppositeLayoutDirection") { (_) -> Bool in false }
    // UIUserInterfaceLayoutDirectionLeftToRight
    layout.readonly("developmentLayoutDirection") { (_) -> Int in 0 }
    layout.classSide.method("layoutAttributesClass") { (cls) -> RuntimeClass in
      cls.runtime.cls(UIKitClasses.collectionViewLayoutAttributes)
    }
    defineMoving(layout)
  }

  /// Defines the methods for interactive movement.
  private static func defineMoving(_ layout: ClassDefinition<UICollectionViewLayout>) {
    layout.method("targetIndexPathForInteractivelyMovingItem:withPosition:") {
      (layout, previous: NSIndexPath, position: CGPoint) -> NSIndexPath in
      guard let view = layout.collectionView else { return previous }
      return try view.call(
        layout.runtime.selector("indexPathForItemAtPoint:"), position, as: NSIndexPath?.self)
        ?? previous
    }
    let attributes = layout.runtime.selector("layoutAttributesForItemAtIndexPath:")
    layout.method("layoutAttributesForInteractivelyMovingItemAtIndexPath:withTargetPosition:") {
      (layout, path: NSIndexPath, _: CGPoint) -> Value in try layout.call(attributes, path)
    }
    let name =
      "invalidationContextForInteractivelyMovingItems:withTargetPosition:previousIndexPaths:"
      + "previousPosition:"
    layout.method(name) {
      (layout, _: [NSIndexPath], _: CGPoint, _: [NSIndexPath], _: CGPoint)
        -> UICollectionViewLayoutInvalidationContext in try layout.makeInvalidationContext()
    }
    layout.method(
      "invalidationContextForEndingInteractiveMovementOfItemsToFinalIndexPaths:"
        + "previousIndexPaths:movementCancelled:"
    ) {
      (layout, _: [NSIndexPath], _: [NSIndexPath], _: Bool)
        -> UICollectionViewLayoutInvalidationContext in try layout.makeInvalidationContext()
    }
  }

  /// Creates an invalidation context of the layout's context class.
  private func makeInvalidationContext() throws -> UICollectionViewLayoutInvalidationContext {
    let cls: RuntimeClass = try apparentClass.call(runtime.selector("invalidationContextClass"))
    let made: RuntimeObject = try cls.call(uikit.selectors.alloc)
    return try made.call(runtime.known.`init`)
  }

  /// Creates attributes of the layout's attributes class, which an app may override.
  final func makeAttributes() throws -> UICollectionViewLayoutAttributes {
    let cls: RuntimeClass = try apparentClass.call(runtime.selector("layoutAttributesClass"))
    return try UICollectionViewLayoutAttributes.make(cls)
  }
}
