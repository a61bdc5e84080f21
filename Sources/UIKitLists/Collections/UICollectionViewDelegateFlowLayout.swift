internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

extension UIKitProtocols {
  package static let collectionViewDelegateFlowLayout = NativeProtocol(
    "UICollectionViewDelegateFlowLayout", adopts: [collectionViewDelegate],
    optional: [
      .init(
        "collectionView:layout:sizeForItemAtIndexPath:", returns: CGSize.self,
        UICollectionView.self, UICollectionViewLayout.self, NSIndexPath.self),
      .init(
        "collectionView:layout:insetForSectionAtIndex:", returns: UIEdgeInsets.self,
        UICollectionView.self, UICollectionViewLayout.self, Int.self),
      .init(
        "collectionView:layout:minimumLineSpacingForSectionAtIndex:", returns: Double.self,
        UICollectionView.self, UICollectionViewLayout.self, Int.self),
      .init(
        "collectionView:layout:minimumInteritemSpacingForSectionAtIndex:", returns: Double.self,
        UICollectionView.self, UICollectionViewLayout.self, Int.self),
      .init(
        "collectionView:layout:referenceSizeForHeaderInSection:", returns: CGSize.self,
        UICollectionView.self, UICollectionViewLayout.self, Int.self),
      .init(
        "collectionView:layout:referenceSizeForFooterInSection:", returns: CGSize.self,
        UICollectionView.self, UICollectionViewLayout.self, Int.self),
    ])
}
