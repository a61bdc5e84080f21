internal import SelectorRuntime

/// What a collection asks its delegate; whether it may is asked when the delegate is set.
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
  // The flow layout's
  case sizeForItem = "collectionView:layout:sizeForItemAtIndexPath:"
  case insetForSection = "collectionView:layout:insetForSectionAtIndex:"
  case lineSpacing = "collectionView:layout:minimumLineSpacingForSectionAtIndex:"
  case itemSpacing = "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:"
  case headerSize = "collectionView:layout:referenceSizeForHeaderInSection:"
  case footerSize = "collectionView:layout:referenceSizeForFooterInSection:"

  var types: String {
    switch self {
    case .shouldHighlight, .shouldSelect, .shouldDeselect: "B@:@@"
    case .didHighlight, .didUnhighlight, .didSelect, .didDeselect: "v@:@@"
    case .willDisplay, .didEndDisplaying: "v@:@@@"
    case .willDisplaySupplementary, .didEndDisplayingSupplementary: "v@:@@@@"
    case .sizeForItem: "\(CGSize.encoding)@:@@@"
    case .insetForSection: "\(UIEdgeInsets.encoding)@:@@q"
    case .lineSpacing, .itemSpacing: "d@:@@q"
    case .headerSize, .footerSize: "\(CGSize.encoding)@:@@q"
    }
  }

  /// Whether it belongs to `UICollectionViewDelegateFlowLayout`.
  var isOfFlowLayout: Bool { rawValue.hasPrefix("collectionView:layout:") }
}

/// What a collection asks its data source.
enum CollectionDataSourceMethod: String, CaseIterable {
  case numberOfItems = "collectionView:numberOfItemsInSection:"
  case cellForItem = "collectionView:cellForItemAtIndexPath:"
  case numberOfSections = "numberOfSectionsInCollectionView:"
  case viewForSupplementary = "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"

  var types: String {
    switch self {
    case .numberOfItems: "q@:@q"
    case .cellForItem: "@@:@@"
    case .numberOfSections: "q@:@"
    case .viewForSupplementary: "@@:@@@"
    }
  }

  var isRequired: Bool { self == .numberOfItems || self == .cellForItem }
}

/// The selectors that collections send, besides those that every view and table sends.
struct CollectionSelectors {
  /// In the order of their cases.
  let delegate, dataSource: [Selector]
  let prepareLayout, contentSize, elementsInRect, attributesForItem, invalidateLayout: Selector
  let attributesForSupplementary, shouldInvalidate, applyAttributes: Selector
  let setSelected, setHighlighted: Selector
  let boundsContext, invalidateWithContext: Selector
  let copy, preferredAttributes, shouldInvalidateForPreferred, contextForPreferred: Selector
  let targetOffset, prepareForUpdates, finalizeUpdates: Selector

  init(_ runtime: Runtime) {
    delegate = CollectionDelegateMethod.allCases.map { runtime.selector($0.rawValue) }
    dataSource = CollectionDataSourceMethod.allCases.map { runtime.selector($0.rawValue) }
    prepareLayout = runtime.selector("prepareLayout")
    contentSize = runtime.selector("collectionViewContentSize")
    elementsInRect = runtime.selector("layoutAttributesForElementsInRect:")
    attributesForItem = runtime.selector("layoutAttributesForItemAtIndexPath:")
    attributesForSupplementary = runtime.selector(
      "layoutAttributesForSupplementaryViewOfKind:atIndexPath:")
    invalidateLayout = runtime.selector("invalidateLayout")
    shouldInvalidate = runtime.selector("shouldInvalidateLayoutForBoundsChange:")
    boundsContext = runtime.selector("invalidationContextForBoundsChange:")
    invalidateWithContext = runtime.selector("invalidateLayoutWithContext:")
    copy = runtime.selector("copy")
    preferredAttributes = runtime.selector("preferredLayoutAttributesFittingAttributes:")
    shouldInvalidateForPreferred = runtime.selector(
      "shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:")
    contextForPreferred = runtime.selector(
      "invalidationContextForPreferredLayoutAttributes:withOriginalAttributes:")
    targetOffset = runtime.selector(
      "targetContentOffsetForProposedContentOffset:withScrollingVelocity:")
    prepareForUpdates = runtime.selector("prepareForCollectionViewUpdates:")
    finalizeUpdates = runtime.selector("finalizeCollectionViewUpdates")
    applyAttributes = runtime.selector("applyLayoutAttributes:")
    setSelected = runtime.selector("setSelected:")
    setHighlighted = runtime.selector("setHighlighted:")
  }

  /// Defines the protocols of the delegate, of the flow layout's delegate and of the data source.
  static func defineProtocols(in runtime: Runtime) {
    let root = runtime.lookUpProtocol("NSObject")
    let scrolling = runtime.lookUpProtocol("UIScrollViewDelegate") ?? root
    let asked = CollectionDelegateMethod.allCases
    let delegate = runtime.defineProtocol(
      "UICollectionViewDelegate",
      optional: asked.filter { !$0.isOfFlowLayout }.map { ($0.rawValue, $0.types) },
      adopts: scrolling.map { [$0] } ?? [])
    runtime.defineProtocol(
      "UICollectionViewDelegateFlowLayout",
      optional: asked.filter(\.isOfFlowLayout).map { ($0.rawValue, $0.types) },
      adopts: [delegate])
    let sources = CollectionDataSourceMethod.allCases
    runtime.defineProtocol(
      "UICollectionViewDataSource",
      required: sources.filter(\.isRequired).map { ($0.rawValue, $0.types) },
      optional: sources.filter { !$0.isRequired }.map { ($0.rawValue, $0.types) },
      adopts: root.map { [$0] } ?? [])
  }
}
