internal import SelectorRuntime

/// What a layout is told of why it is invalid.
final class UICollectionViewLayoutInvalidationContext: RuntimeObject {
  var invalidatesEverything = false
  var invalidatesDataSourceCounts = false

  static func define(in runtime: Runtime, superclass: RuntimeClass) -> RuntimeClass {
    let context = ClassDefinition<UICollectionViewLayoutInvalidationContext>(
      "UICollectionViewLayoutInvalidationContext", in: runtime, superclass: superclass)
    context.method("invalidateEverything") { (context) -> Bool in context.invalidatesEverything }
    context.method("invalidateDataSourceCounts") { (context) -> Bool in
      context.invalidatesDataSourceCounts
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
    layout.method("invalidationContextForBoundsChange:") {
      (layout, _: CGRect) -> UICollectionViewLayoutInvalidationContext in
      let cls: RuntimeClass = try layout.isa.ask(contextClass)
      return try layout.uikit.instance(UICollectionViewLayoutInvalidationContext.self, of: cls)
    }
    // Whoever overrides only the method without a context hears of it as well.
    layout.method("invalidateLayoutWithContext:") { (layout, _: Value) in
      try layout.tell(layout.uikit.selectors.collections.invalidateLayout)
    }
  }
}
