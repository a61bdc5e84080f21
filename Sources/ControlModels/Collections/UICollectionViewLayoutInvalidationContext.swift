internal import FoundationModels
internal import SelectorRuntime

/// What a layout is told of why it is invalid.
final class UICollectionViewLayoutInvalidationContext: RuntimeObject {
  var invalidatesEverything = false
  var invalidatesDataSourceCounts = false
  @StrongList var items: [NSIndexPath] = []
  private var offsetAdjustment = CGPoint.zero
  private var sizeAdjustment = CGSize.zero

  override func destruct() {
    items = []
    super.destruct()
  }

  static func define(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let context = ClassDefinition<UICollectionViewLayoutInvalidationContext>(
      "UICollectionViewLayoutInvalidationContext", in: runtime, superclass: superclass)
    context.method("invalidateEverything") { (context) -> Bool in context.invalidatesEverything }
    context.method("invalidateDataSourceCounts") { (context) -> Bool in
      context.invalidatesDataSourceCounts
    }
    context.method("invalidatedItemIndexPaths") { (context) -> [NSIndexPath]? in
      context.items.isEmpty ? nil : context.items
    }
    context.method("invalidateItemsAtIndexPaths:") { (context, paths: [NSIndexPath]) in
      context.items += paths
    }
    context.method("contentOffsetAdjustment") { (context) -> CGPoint in context.offsetAdjustment }
    context.method("setContentOffsetAdjustment:") { (context, way: CGPoint) in
      context.offsetAdjustment = way
    }
    context.method("contentSizeAdjustment") { (context) -> CGSize in context.sizeAdjustment }
    context.method("setContentSizeAdjustment:") { (context, size: CGSize) in
      context.sizeAdjustment = size
    }
    return context.cls
  }
}

extension UICollectionViewLayout {
  /// Tells the layout that the bounds have changed, as it wants to be told.
  func invalidate(for bounds: CGRect) throws {
    let collecting = uikit.selectors.collections
    let context: Value = try ask(collecting.boundsContext, bounds)
    try tell(collecting.invalidateWithContext, context)
  }

  static func defineInvalidation(_ layout: ClassDefinition<UICollectionViewLayout>) {
    layout.classSide.method("invalidationContextClass") { (cls) -> RuntimeClass in
      cls.uikit.classes.collectionInvalidation
    }
    let contextClass = layout.cls.runtime.selector("invalidationContextClass")
    func context(
      _ layout: UICollectionViewLayout
    ) throws -> UICollectionViewLayoutInvalidationContext {
      let cls: RuntimeClass = try layout.isa.ask(contextClass)
      return try layout.uikit.instance(UICollectionViewLayoutInvalidationContext.self, of: cls)
    }
    layout.method("invalidationContextForBoundsChange:") {
      (layout, _: CGRect) -> UICollectionViewLayoutInvalidationContext in try context(layout)
    }
    layout.method("invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:") {
      (
        layout, preferred: UICollectionViewLayoutAttributes?, _: UICollectionViewLayoutAttributes?
      ) -> UICollectionViewLayoutInvalidationContext in
      let made = try context(layout)
      if let path = preferred?.indexPath { made.items = [path] }
      return made
    }
    // Whoever overrides only the method without a context hears of it as well.
    layout.method("invalidateLayoutWithContext:") { (layout, _: Value) in
      try layout.tell(layout.uikit.selectors.collections.invalidateLayout)
    }
  }
}
