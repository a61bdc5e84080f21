package import SelectorRuntime

/// The optional delegate methods of a collection, checked when the delegate is set.
package enum CollectionDelegateMethod: String, CaseIterable {
  case shouldHighlight = "collectionView:shouldHighlightItemAtIndexPath:"
  case didHighlight = "collectionView:didHighlightItemAtIndexPath:"
  case didUnhighlight = "collectionView:didUnhighlightItemAtIndexPath:"
  case shouldSelect = "collectionView:shouldSelectItemAtIndexPath:"
  case shouldDeselect = "collectionView:shouldDeselectItemAtIndexPath:"
  case didSelect = "collectionView:didSelectItemAtIndexPath:"
  case didDeselect = "collectionView:didDeselectItemAtIndexPath:"
  case willDisplay = "collectionView:willDisplayCell:forItemAtIndexPath:"
  case didEndDisplaying = "collectionView:didEndDisplayingCell:forItemAtIndexPath:"
  case willDisplaySupplementary =
    "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:"
  case didEndDisplayingSupplementary =
    "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:"
  case contextMenuOfItems = "collectionView:contextMenuConfigurationForItemsAtIndexPaths:point:"
  case contextMenuOfItem = "collectionView:contextMenuConfigurationForItemAtIndexPath:point:"
  // Flow layout
  case sizeForItem = "collectionView:layout:sizeForItemAtIndexPath:"
  case insetForSection = "collectionView:layout:insetForSectionAtIndex:"
  case lineSpacing = "collectionView:layout:minimumLineSpacingForSectionAtIndex:"
  case itemSpacing = "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:"
  case headerSize = "collectionView:layout:referenceSizeForHeaderInSection:"
  case footerSize = "collectionView:layout:referenceSizeForFooterInSection:"

  /// Whether the method belongs to `UICollectionViewDelegateFlowLayout`.
  var isOfFlowLayout: Bool { rawValue.hasPrefix("collectionView:layout:") }
}

/// The data source methods of a collection.
package enum CollectionDataSourceMethod: String, ItemsDataSourceMethod {
  case numberOfItems = "collectionView:numberOfItemsInSection:"
  case cellForItem = "collectionView:cellForItemAtIndexPath:"
  case numberOfSections = "numberOfSectionsInCollectionView:"
  case viewForSupplementary = "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"

  package var isRequired: Bool { self == .numberOfItems || self == .cellForItem }
}

/// The selectors that only collections send.
package final class CollectionSelectors: NativeSelectors {
  /// The delegate's selectors, in the order of the cases.
  package private(set) lazy var delegate = CollectionDelegateMethod.allCases.map {
    selector($0.rawValue)
  }
  package private(set) lazy var dataSource = CollectionDataSourceMethod.allCases.map {
    selector($0.rawValue)
  }
  package private(set) lazy var prepareLayout = selector("prepareLayout")
  package private(set) lazy var contentSize = selector("collectionViewContentSize")
  package private(set) lazy var elementsInRect = selector("layoutAttributesForElementsInRect:")
  package private(set) lazy var attributesForItem = selector("layoutAttributesForItemAtIndexPath:")
  package private(set) lazy var attributesForSupplementary = selector(
    "layoutAttributesForSupplementaryViewOfKind:atIndexPath:")
  package private(set) lazy var invalidateLayout = selector("invalidateLayout")
  package private(set) lazy var shouldInvalidate = selector(
    "shouldInvalidateLayoutForBoundsChange:")
  package private(set) lazy var boundsContext = selector("invalidationContextForBoundsChange:")
  package private(set) lazy var invalidateWithContext = selector("invalidateLayoutWithContext:")
  package private(set) lazy var copy = selector("copy")
  package private(set) lazy var preferredAttributes = selector(
    "preferredLayoutAttributesFittingAttributes:")
  package private(set) lazy var shouldInvalidateForPreferred = selector(
    "shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:")
  package private(set) lazy var contextForPreferred = selector(
    "invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:")
  package private(set) lazy var targetOffset = selector(
    "targetContentOffsetForProposedContentOffset:withScrollingVelocity:")
  package private(set) lazy var prepareForUpdates = selector("prepareForCollectionViewUpdates:")
  package private(set) lazy var finalizeUpdates = selector("finalizeCollectionViewUpdates")
  package private(set) lazy var applyAttributes = selector("applyLayoutAttributes:")
  package private(set) lazy var setSelected = selector("setSelected:")
  package private(set) lazy var setHighlighted = selector("setHighlighted:")
}
