internal import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let collectionViewDataSource = NativeProtocol(
    "UICollectionViewDataSource", adopts: [FoundationProtocols.object],
    required: [
      .init(
        "collectionView:numberOfItemsInSection:", returns: Int.self, UICollectionView.self, Int.self
      ),
      .init(
        "collectionView:cellForItemAtIndexPath:", returns: UICollectionViewCell.self,
        UICollectionView.self, NSIndexPath.self),
    ],
    optional: [
      .init("numberOfSectionsInCollectionView:", returns: Int.self, UICollectionView.self),
      .init(
        "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
        returns: UICollectionReusableView.self, UICollectionView.self, String.self, NSIndexPath.self
      ),
      .init(
        "collectionView:canMoveItemAtIndexPath:", returns: Bool.self, UICollectionView.self,
        NSIndexPath.self),
      .init(
        "collectionView:moveItemAtIndexPath:toIndexPath:", UICollectionView.self, NSIndexPath.self,
        NSIndexPath.self),
      .init("indexTitlesForCollectionView:", returns: [String]?.self, UICollectionView.self),
      .init(
        "collectionView:indexPathForIndexTitle:atIndex:", returns: NSIndexPath.self,
        UICollectionView.self, String.self, Int.self),
    ])
}
