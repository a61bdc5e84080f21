package import SelectorRuntime
package import UIKitRuntime

/// The invalidation contexts of a flow layout, from UICollectionViewFlowLayout.h.
///
/// If a context keeps the delegate metrics valid, the delegate is not asked again: the last sizes,
/// insets and spacings are used as long as the item counts are the same.
extension UICollectionViewFlowLayout {
  static func defineInvalidationContext(_ layout: ClassDefinition<UICollectionViewFlowLayout>) {
    layout.classSide.method("invalidationContextClass") { (cls) -> RuntimeClass in
      cls.runtime.cls(UIKitClasses.collectionViewFlowLayoutInvalidationContext)
    }
    let (invalidate, invalidateWithContext) = (
      layout.runtime.selector("invalidateLayout"),
      layout.runtime.selector("invalidateLayoutWithContext:")
    )
    let own = layout.cls
    layout.method(invalidate.name) { (layout) in
      layout.staleness.take(keepingMetrics: false)
      _ = try layout.runtime.sendSuper(layout, above: own, invalidate, Arguments())
    }
    layout.method(invalidateWithContext.name) { (layout, context: Value) in
      let former = layout.staleness
      _ = try layout.runtime.sendSuper(
        layout, above: own, invalidateWithContext, Arguments(context))
      layout.staleness = former
      let reason = context.object as? UICollectionViewLayoutInvalidationContext
      layout.staleness.take(keepingMetrics: reason?.invalidatesDelegateMetrics == false)
    }
  }

  /// The pending invalidations since the layout was last prepared.
  struct Staleness {
    private(set) var keepsMetrics = false
    private var losesMetrics = false

    /// Adds an invalidation; the metrics are kept only if all invalidations keep them.
    mutating func take(keepingMetrics keeps: Bool) {
      if !keeps { losesMetrics = true }
      keepsMetrics = !losesMetrics
    }
  }
}

extension UIKitClasses {
  package static let collectionViewFlowLayoutInvalidationContext = NativeClass<
    UICollectionViewLayoutInvalidationContext
  >(
    "UICollectionViewFlowLayoutInvalidationContext",
    superclass: collectionViewLayoutInvalidationContext
  ) { context in
    context.property(
      "invalidateFlowLayoutDelegateMetrics", get: { $0.invalidatesDelegateMetrics },
      set: { $0.invalidatesDelegateMetrics = $1 })
    context.property(
      "invalidateFlowLayoutAttributes", get: { $0.invalidatesAttributes },
      set: { $0.invalidatesAttributes = $1 })
  }
}
