typedef NS_ENUM(NSInteger, UITableViewSeparatorInsetReference) {
  UITableViewSeparatorInsetFromCellEdges, UITableViewSeparatorInsetFromAutomaticInsets
};
typedef NS_ENUM(NSInteger, UICollectionViewFlowLayoutSectionInsetReference) {
  UICollectionViewFlowLayoutSectionInsetFromContentInset,
  UICollectionViewFlowLayoutSectionInsetFromSafeArea,
  UICollectionViewFlowLayoutSectionInsetFromLayoutMargins
};
typedef NS_ENUM(NSInteger, UICellAccessoryDisplayedState) {
  UICellAccessoryDisplayedAlways, UICellAccessoryDisplayedWhenEditing,
  UICellAccessoryDisplayedWhenNotEditing
};
typedef NS_ENUM(NSInteger, UICellAccessoryOutlineDisclosureStyle) {
  UICellAccessoryOutlineDisclosureStyleAutomatic, UICellAccessoryOutlineDisclosureStyleHeader,
  UICellAccessoryOutlineDisclosureStyleCell
};
typedef NS_ENUM(NSInteger, UICellAccessoryPlacement) {
  UICellAccessoryPlacementLeading, UICellAccessoryPlacementTrailing
};
typedef NS_ENUM(NSInteger, UICellConfigurationDragState) {
  UICellConfigurationDragStateNone, UICellConfigurationDragStateLifting,
  UICellConfigurationDragStateDragging
};
typedef NS_ENUM(NSInteger, UICellConfigurationDropState) {
  UICellConfigurationDropStateNone, UICellConfigurationDropStateNotTargeted,
  UICellConfigurationDropStateTargeted
};
typedef NS_ENUM(NSInteger, UICollectionLayoutListAppearance) {
  UICollectionLayoutListAppearancePlain, UICollectionLayoutListAppearanceGrouped,
  UICollectionLayoutListAppearanceInsetGrouped, UICollectionLayoutListAppearanceSidebar,
  UICollectionLayoutListAppearanceSidebarPlain
};
typedef NS_ENUM(NSInteger, UICollectionLayoutListFooterMode) {
  UICollectionLayoutListFooterModeNone, UICollectionLayoutListFooterModeSupplementary
};
typedef NS_ENUM(NSInteger, UICollectionLayoutListHeaderMode) {
  UICollectionLayoutListHeaderModeNone, UICollectionLayoutListHeaderModeSupplementary,
  UICollectionLayoutListHeaderModeFirstItemInSection
};
typedef NS_ENUM(NSInteger, UICollectionLayoutSectionOrthogonalScrollingBounce) {
  UICollectionLayoutSectionOrthogonalScrollingBounceAutomatic,
  UICollectionLayoutSectionOrthogonalScrollingBounceAlways,
  UICollectionLayoutSectionOrthogonalScrollingBounceNever
};
typedef NS_ENUM(NSInteger, UICollectionUpdateAction) {
  UICollectionUpdateActionInsert, UICollectionUpdateActionDelete, UICollectionUpdateActionReload,
  UICollectionUpdateActionMove, UICollectionUpdateActionNone
};
typedef NS_ENUM(NSInteger, UICollectionViewSelfSizingInvalidation) {
  UICollectionViewSelfSizingInvalidationDisabled, UICollectionViewSelfSizingInvalidationEnabled,
  UICollectionViewSelfSizingInvalidationEnabledIncludingConstraints
};
typedef NS_ENUM(NSInteger, UIContentInsetsReference) {
  UIContentInsetsReferenceAutomatic, UIContentInsetsReferenceNone, UIContentInsetsReferenceSafeArea,
  UIContentInsetsReferenceLayoutMargins, UIContentInsetsReferenceReadableContent
};
typedef NS_ENUM(NSInteger, UIContentUnavailableAlignment) {
  UIContentUnavailableAlignmentCenter, UIContentUnavailableAlignmentNatural
};
typedef NS_ENUM(NSInteger, UIListContentTextAlignment) {
  UIListContentTextAlignmentNatural, UIListContentTextAlignmentCenter,
  UIListContentTextAlignmentJustified
};
typedef NS_ENUM(NSInteger, UIListContentTextTransform) {
  UIListContentTextTransformNone, UIListContentTextTransformUppercase,
  UIListContentTextTransformLowercase, UIListContentTextTransformCapitalized
};
typedef NS_ENUM(NSInteger, UIListSeparatorVisibility) {
  UIListSeparatorVisibilityAutomatic, UIListSeparatorVisibilityVisible,
  UIListSeparatorVisibilityHidden
};
typedef NS_ENUM(NSInteger, UIScrollViewIndexDisplayMode) {
  UIScrollViewIndexDisplayModeAutomatic, UIScrollViewIndexDisplayModeAlwaysHidden
};
typedef NS_ENUM(NSInteger, UITableViewCellFocusStyle) {
  UITableViewCellFocusStyleDefault, UITableViewCellFocusStyleCustom
};
typedef NS_ENUM(NSInteger, UITableViewSelfSizingInvalidation) {
  UITableViewSelfSizingInvalidationDisabled, UITableViewSelfSizingInvalidationEnabled,
  UITableViewSelfSizingInvalidationEnabledIncludingConstraints
};
