internal import SelectorRuntime

/// The optional delegate methods of a collection, checked when the delegate is set.
enum CollectionDelegateMethod: String, CaseIterable {
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
enum CollectionDataSourceMethod: String, ItemsDataSourceMethod {
  case numberOfItems = "collectionView:numberOfItemsInSection:"
  case cellForItem = "collectionView:cellForItemAtIndexPath:"
  case numberOfSections = "numberOfSectionsInCollectionView:"
  case viewForSupplementary = "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"

  var isRequired: Bool { self == .numberOfItems || self == .cellForItem }
}

/// The selectors that only collections send.
final class CollectionSelectors: NativeSelectors {
  /// The delegate's selectors, in the order of the cases.
  private(set) lazy var delegate = CollectionDelegateMethod.allCases.map { selector($0.rawValue) }
  private(set) lazy var dataSource = CollectionDataSourceMethod.allCases.map {
    selector($0.rawValue)
  }
  private(set) lazy var prepareLayout = selector("prepareLayout")
  private(set) lazy var contentSize = selector("collectionViewContentSize")
  private(set) lazy var elementsInRect = selector("layoutAttributesForElementsInRect:")
  private(set) lazy var attributesForItem = selector("layoutAttributesForItemAtIndexPath:")
  private(set) lazy var attributesForSupplementary = selector(
    "layoutAttributesForSupplementaryViewOfKind:atIndexPath:")
  private(set) lazy var invalidateLayout = selector("invalidateLayout")
  private(set) lazy var shouldInvalidate = selector("shouldInvalidateLayoutForBoundsChange:")
  private(set) lazy var boundsContext = selector("invalidationContextForBoundsChange:")
  private(set) lazy var invalidateWithContext = selector("invalidateLayoutWithContext:")
  private(set) lazy var copy = selector("copy")
  private(set) lazy var preferredAttributes = selector(
    "preferredLayoutAttributesFittingAttributes:")
  private(set) lazy var shouldInvalidateForPreferred = selector(
    "shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:")
  private(set) lazy var contextForPreferred = selector(
    "invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:")
  private(set) lazy var targetOffset = selector(
    "targetContentOffsetForProposedContentOffset:withScrollingVelocity:")
  private(set) lazy var prepareForUpdates = selector("prepareForCollectionViewUpdates:")
  private(set) lazy var finalizeUpdates = selector("finalizeCollectionViewUpdates")
  private(set) lazy var applyAttributes = selector("applyLayoutAttributes:")
  private(set) lazy var setSelected = selector("setSelected:")
  private(set) lazy var setHighlighted = selector("setHighlighted:")
}
