internal import FoundationModels
internal import SelectorRuntime

extension UIKitProtocols {
  static let collectionViewDataSource = NativeProtocol(
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
    ])
}
