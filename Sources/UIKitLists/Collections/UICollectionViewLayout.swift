internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// Determines the positions of a collection's elements; scripts subclass it.
///
/// The collection view retains it and uses it only through messages.
package class UICollectionViewLayout: RuntimeObject {
  @Weak final var collectionView: UICollectionView?
  /// The classes and nibs of decoration views, by kind.
  final var decorationClasses: [String: RuntimeClass] = [:]
  @Owned final var decorationNibs: [String: UINib] = [:]

  package required init(isa: RuntimeClass) {
    super.init(isa: isa)
  }

  package override func destruct() {
    for nib in decorationNibs.values { nib.release() }
    super.destruct()
  }
}

extension UICollectionViewLayout {
  static func define(_ layout: ClassDefinition<UICollectionViewLayout>) {
    layout.readonly("collectionView") { $0.collectionView }
    layout.method("prepareLayout") { _ in }
    layout.readonly("collectionViewContentSize") { (_) -> CGSize in .zero }
    layout.method("layoutAttributesForElementsInRect:") {
      (_, _: CGRect) -> [UICollectionViewLayoutAttributes]? in nil
    }
    layout.method("layoutAttributesForItemAtIndexPath:") {
      (_, _: NSIndexPath?) -> UICollectionViewLayoutAttributes? in nil
    }
    for part in ["Supplementary", "Decoration"] {
      layout.method("layoutAttributesFor\(part)ViewOfKind:atIndexPath:") {
        (_, _: String, _: NSIndexPath?) -> UICollectionViewLayoutAttributes? in nil
      }
    }
    layout.method("shouldInvalidateLayoutForBoundsChange:") { (_, _: CGRect) -> Bool in false }
    layout.method("shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:") {
      (_, _: UICollectionViewLayoutAttributes?, _: UICollectionViewLayoutAttributes?) -> Bool in
      false
    }
    layout.method("targetContentOffsetForProposedContentOffset:withScrollingVelocity:") {
      (_, offset: CGPoint, _: CGPoint) -> CGPoint in offset
    }
    layout.method("prepareForCollectionViewUpdates:") { (_, _: [UICollectionViewUpdateItem]) in }
    layout.method("finalizeCollectionViewUpdates") { _ in }
    layout.method("invalidateLayout") { (layout) in layout.collectionView?.markNeedsPreparation() }
    defineInvalidation(layout)
    defineTransitions(layout)
    defineDecorations(layout)
  }
}

extension UIKitClasses {
  package static let collectionViewLayout = NativeClass<UICollectionViewLayout>(
    "UICollectionViewLayout", superclass: FoundationClasses.object, UICollectionViewLayout.define)
}
