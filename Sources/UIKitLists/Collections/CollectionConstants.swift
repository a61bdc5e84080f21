package import UIKitRuntime

extension UIKitConstants {
  /// The enumerations of the headers of collection views.
  package static let collections: KeyValuePairs<String, Int> = [
    // UICollectionViewCompositionalLayout.h
    "UICollectionLayoutSectionOrthogonalScrollingBehaviorNone": 0,
    "UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous": 1,
    "UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuousGroupLeadingBoundary": 2,
    "UICollectionLayoutSectionOrthogonalScrollingBehaviorPaging": 3,
    "UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPaging": 4,
    "UICollectionLayoutSectionOrthogonalScrollingBehaviorGroupPagingCentered": 5,
    // UICollectionView.h
    "UICollectionViewScrollPositionNone": 0,
    "UICollectionViewScrollPositionTop": 1 << 0,
    "UICollectionViewScrollPositionCenteredVertically": 1 << 1,
    "UICollectionViewScrollPositionBottom": 1 << 2,
    "UICollectionViewScrollPositionLeft": 1 << 3,
    "UICollectionViewScrollPositionCenteredHorizontally": 1 << 4,
    "UICollectionViewScrollPositionRight": 1 << 5,
    // UICollectionViewFlowLayout.h
    "UICollectionViewScrollDirectionVertical": 0,
    "UICollectionViewScrollDirectionHorizontal": 1,
    // UICollectionViewLayout.h
    "UICollectionElementCategoryCell": 0,
    "UICollectionElementCategorySupplementaryView": 1,
    "UICollectionElementCategoryDecorationView": 2,
  ]

  /// The element kinds of flow layouts, with the values of the headers.
  package static let collectionKinds: KeyValuePairs<String, String> = [
    "UICollectionElementKindSectionHeader": "UICollectionElementKindSectionHeader",
    "UICollectionElementKindSectionFooter": "UICollectionElementKindSectionFooter",
  ]
}
