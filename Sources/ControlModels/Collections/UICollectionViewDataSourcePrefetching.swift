internal import FoundationCore
internal import SelectorRuntime

extension UIKitProtocols {
  static let collectionViewDataSourcePrefetching = NativeProtocol(
    "UICollectionViewDataSourcePrefetching", adopts: [FoundationProtocols.object],
    required: [
      .init("collectionView:prefetchItemsAtIndexPaths:", UICollectionView.self, [NSIndexPath].self)
    ],
    optional: [
      .init(
        "collectionView:cancelPrefetchingForItemsAtIndexPaths:", UICollectionView.self,
        [NSIndexPath].self)
    ])
}
