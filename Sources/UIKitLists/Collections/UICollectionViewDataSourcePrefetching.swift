internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let collectionViewDataSourcePrefetching = NativeProtocol(
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
