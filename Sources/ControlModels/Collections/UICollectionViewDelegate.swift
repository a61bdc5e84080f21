internal import FoundationModels
internal import SelectorRuntime

extension UIKitProtocols {
  static let collectionViewDelegate = NativeProtocol(
    "UICollectionViewDelegate", adopts: [scrollViewDelegate],
    optional: [
      .init(
        "collectionView:shouldHighlightItemAtIndexPath:", returns: Bool.self, UICollectionView.self,
        NSIndexPath.self),
      .init("collectionView:didHighlightItemAtIndexPath:", UICollectionView.self, NSIndexPath.self),
      .init(
        "collectionView:didUnhighlightItemAtIndexPath:", UICollectionView.self, NSIndexPath.self),
      .init(
        "collectionView:shouldSelectItemAtIndexPath:", returns: Bool.self, UICollectionView.self,
        NSIndexPath.self),
      .init(
        "collectionView:shouldDeselectItemAtIndexPath:", returns: Bool.self, UICollectionView.self,
        NSIndexPath.self),
      .init("collectionView:didSelectItemAtIndexPath:", UICollectionView.self, NSIndexPath.self),
      .init("collectionView:didDeselectItemAtIndexPath:", UICollectionView.self, NSIndexPath.self),
      .init(
        "collectionView:willDisplayCell:forItemAtIndexPath:", UICollectionView.self,
        UICollectionViewCell.self, NSIndexPath.self),
      .init(
        "collectionView:didEndDisplayingCell:forItemAtIndexPath:", UICollectionView.self,
        UICollectionViewCell.self, NSIndexPath.self),
      .init(
        "collectionView:willDisplaySupplementaryView:forElementKind:atIndexPath:",
        UICollectionView.self, UICollectionReusableView.self, String.self, NSIndexPath.self),
      .init(
        "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:atIndexPath:",
        UICollectionView.self, UICollectionReusableView.self, String.self, NSIndexPath.self),
    ])
}
