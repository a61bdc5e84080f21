internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// Describes the reason and the extent of a layout invalidation.
package final class UICollectionViewLayoutInvalidationContext: RuntimeObject {
  var invalidatesEverything = false
  var invalidatesDataSourceCounts = false
  /// Of flow layout contexts; the default of both properties is YES, from the header.
  var invalidatesDelegateMetrics = true
  var invalidatesAttributes = true
  @StrongList var items: [NSIndexPath] = []
  /// The invalidated supplementary elements, by kind.
  @Owned private var supplementaries: [String: HeldValue] = [:]
  @Owned private var decorations: [String: HeldValue] = [:]
  private var offsetAdjustment = CGPoint.zero
  private var sizeAdjustment = CGSize.zero

  /// Converts index paths by element kind to a dictionary; nil if there are none.
  private static func table(_ elements: [String: HeldValue]) -> Value {
    guard !elements.isEmpty else { return .none }
    return .dictionary(
      elements.sorted { $0.key < $1.key }
        .map { .init(key: .string($0.key), value: $0.value.value) })
  }

  private func defined(
    _ place: ReferenceWritableKeyPath<
      UICollectionViewLayoutInvalidationContext, [String: HeldValue]
    >, _ kind: String, _ paths: [NSIndexPath]
  ) {
    let known = self[keyPath: place][kind].flatMap { [NSIndexPath].from($0.value, in: runtime) }
    self[keyPath: place][kind] = HeldValue(((known ?? []) + paths).messageValue)
  }

  static func define(_ context: ClassDefinition<UICollectionViewLayoutInvalidationContext>) {
    context.readonly("invalidateEverything") { $0.invalidatesEverything }
    context.readonly("invalidateDataSourceCounts") { $0.invalidatesDataSourceCounts }
    context.readonly("invalidatedItemIndexPaths") { (context) -> [NSIndexPath]? in
      context.items.isEmpty ? nil : context.items
    }
    context.method("invalidateItemsAtIndexPaths:") { (context, paths: [NSIndexPath]) in
      context.items += paths
    }
    context.method("invalidateSupplementaryElementsOfKind:atIndexPaths:") {
      (context, kind: String, paths: [NSIndexPath]) in
      context.defined(\.supplementaries, kind, paths)
    }
    context.method("invalidateDecorationElementsOfKind:atIndexPaths:") {
      (context, kind: String, paths: [NSIndexPath]) in
      context.defined(\.decorations, kind, paths)
    }
    context.readonly("invalidatedSupplementaryIndexPaths", of: "NSDictionary") { (context) in
      table(context.supplementaries)
    }
    context.readonly("invalidatedDecorationIndexPaths", of: "NSDictionary") { (context) in
      table(context.decorations)
    }
    // The properties of an interactive movement.
    for name in [
      "previousIndexPathsForInteractivelyMovingItems",
      "targetIndexPathsForInteractivelyMovingItems",
    ] { context.readonly(name, .copy) { (_) -> [NSIndexPath]? in nil } }
    context.readonly("interactiveMovementTarget") { (_) -> CGPoint in .zero }
    context.property(
      "contentOffsetAdjustment", get: { $0.offsetAdjustment }, set: { $0.offsetAdjustment = $1 })
    context.property(
      "contentSizeAdjustment", get: { $0.sizeAdjustment }, set: { $0.sizeAdjustment = $1 })
  }
}

extension UICollectionViewLayout {
  /// Notifies the layout of a bounds change with the context that it creates.
  func invalidate(for bounds: CGRect) throws {
    let collecting = uikit.selectors.collections
    let context: Value = try call(collecting.boundsContext, bounds)
    try send(collecting.invalidateWithContext, context)
  }

  static func defineInvalidation(_ layout: ClassDefinition<UICollectionViewLayout>) {
    layout.classSide.method("invalidationContextClass") { (cls) -> RuntimeClass in
      cls.runtime.cls(UIKitClasses.collectionViewLayoutInvalidationContext)
    }
    let contextClass = layout.cls.runtime.selector("invalidationContextClass")
    func context(
      _ layout: UICollectionViewLayout
    ) throws -> UICollectionViewLayoutInvalidationContext {
      let cls: RuntimeClass = try layout.isa.call(contextClass)
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
    // A subclass that only overrides the method without a context is called too.
    layout.method("invalidateLayoutWithContext:") { (layout, _: Value) in
      try layout.send(layout.uikit.selectors.collections.invalidateLayout)
    }
  }
}

extension UIKitClasses {
  package static let collectionViewLayoutInvalidationContext = NativeClass<
    UICollectionViewLayoutInvalidationContext
  >(
    "UICollectionViewLayoutInvalidationContext", superclass: FoundationClasses.object,
    UICollectionViewLayoutInvalidationContext.define)
}
