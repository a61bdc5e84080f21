typedef NS_ENUM(NSInteger, UIBandSelectionInteractionState) {
  UIBandSelectionInteractionStatePossible = 0, UIBandSelectionInteractionStateBegan,
  UIBandSelectionInteractionStateSelecting, UIBandSelectionInteractionStateEnded
};
typedef NS_ENUM(NSInteger, UIContextMenuConfigurationElementOrder) {
  UIContextMenuConfigurationElementOrderAutomatic = 0,
  UIContextMenuConfigurationElementOrderPriority, UIContextMenuConfigurationElementOrderFixed
};
typedef NS_ENUM(NSInteger, UIContextMenuInteractionAppearance) {
  UIContextMenuInteractionAppearanceUnknown = 0, UIContextMenuInteractionAppearanceRich,
  UIContextMenuInteractionAppearanceCompact
};
typedef NS_ENUM(NSInteger, UIContextMenuInteractionCommitStyle) {
  UIContextMenuInteractionCommitStyleDismiss = 0, UIContextMenuInteractionCommitStylePop
};
typedef NS_ENUM(NSInteger, UIEditMenuArrowDirection) {
  UIEditMenuArrowDirectionAutomatic = 0, UIEditMenuArrowDirectionUp = 1,
  UIEditMenuArrowDirectionDown = 2, UIEditMenuArrowDirectionLeft = 3,
  UIEditMenuArrowDirectionRight = 4
};
typedef NS_ENUM(NSInteger, UIEditingInteractionConfiguration) {
  UIEditingInteractionConfigurationNone = 0, UIEditingInteractionConfigurationDefault = 1
};
typedef NS_OPTIONS(NSUInteger, UIEventButtonMask) {
  UIEventButtonMaskPrimary = 1 << 0, UIEventButtonMaskSecondary = 1 << 1
};
typedef NS_ENUM(NSInteger, UIFocusGroupPriority) {
  UIFocusGroupPriorityIgnored = 0, UIFocusGroupPriorityPreviouslyFocused = 1000,
  UIFocusGroupPriorityPrioritized = 2000, UIFocusGroupPriorityCurrentlyFocused = NSIntegerMax
};
typedef NS_ENUM(NSInteger, UIFocusHaloEffectPosition) {
  UIFocusHaloEffectPositionAutomatic = 0, UIFocusHaloEffectPositionOutside,
  UIFocusHaloEffectPositionInside
};
typedef NS_OPTIONS(NSUInteger, UIFocusHeading) {
  UIFocusHeadingNone = 0, UIFocusHeadingUp = 1 << 0, UIFocusHeadingDown = 1 << 1,
  UIFocusHeadingLeft = 1 << 2, UIFocusHeadingRight = 1 << 3, UIFocusHeadingNext = 1 << 4,
  UIFocusHeadingPrevious = 1 << 5, UIFocusHeadingFirst = 1 << 8, UIFocusHeadingLast = 1 << 9
};
typedef NS_ENUM(NSInteger, UIFocusItemDeferralMode) {
  UIFocusItemDeferralModeAutomatic, UIFocusItemDeferralModeAlways, UIFocusItemDeferralModeNever
};
typedef NS_ENUM(NSInteger, UIInputViewStyle) {
  UIInputViewStyleDefault, UIInputViewStyleKeyboard
};
typedef NS_ENUM(NSInteger, UIMenuControllerArrowDirection) {
  UIMenuControllerArrowDefault, UIMenuControllerArrowUp, UIMenuControllerArrowDown,
  UIMenuControllerArrowLeft, UIMenuControllerArrowRight
};
typedef NS_ENUM(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1 << 0, UIMenuElementAttributesDestructive = 1 << 1,
  UIMenuElementAttributesHidden = 1 << 2, UIMenuElementAttributesKeepsMenuPresented = 1 << 3
};
typedef NS_ENUM(NSInteger, UIMenuElementSize) {
  UIMenuElementSizeSmall = 0, UIMenuElementSizeMedium, UIMenuElementSizeLarge,
  UIMenuElementSizeAutomatic = -1
};
typedef NS_ENUM(NSInteger, UIMenuElementState) {
  UIMenuElementStateOff, UIMenuElementStateOn, UIMenuElementStateMixed
};
typedef NS_OPTIONS(NSUInteger, UIMenuOptions) {
  UIMenuOptionsDisplayInline = 1 << 0, UIMenuOptionsDestructive = 1 << 1,
  UIMenuOptionsSingleSelection = 1 << 5, UIMenuOptionsDisplayAsPalette = 1 << 7
};
typedef NS_ENUM(NSUInteger, UIPencilInteractionPhase) {
  UIPencilInteractionPhaseBegan, UIPencilInteractionPhaseChanged, UIPencilInteractionPhaseEnded,
  UIPencilInteractionPhaseCancelled
};
typedef NS_ENUM(NSInteger, UIPencilPreferredAction) {
  UIPencilPreferredActionIgnore = 0, UIPencilPreferredActionSwitchEraser,
  UIPencilPreferredActionSwitchPrevious, UIPencilPreferredActionShowColorPalette,
  UIPencilPreferredActionShowInkAttributes, UIPencilPreferredActionShowContextualPalette,
  UIPencilPreferredActionRunSystemShortcut
};
typedef NS_ENUM(NSInteger, UIPreviewActionStyle) {
  UIPreviewActionStyleDefault, UIPreviewActionStyleSelected, UIPreviewActionStyleDestructive
};
typedef NS_ENUM(NSInteger, UIScrollType) {
  UIScrollTypeDiscrete, UIScrollTypeContinuous
};
typedef NS_OPTIONS(NSUInteger, UIScrollTypeMask) {
  UIScrollTypeMaskDiscrete = 1 << 0, UIScrollTypeMaskContinuous = 1 << 1,
  UIScrollTypeMaskAll = UIScrollTypeMaskDiscrete | UIScrollTypeMaskContinuous
};
typedef NS_ENUM(NSInteger, UISpringLoadedInteractionEffectState) {
  UISpringLoadedInteractionEffectStateInactive, UISpringLoadedInteractionEffectStatePossible,
  UISpringLoadedInteractionEffectStateActivating, UISpringLoadedInteractionEffectStateActivated
};
typedef NS_OPTIONS(NSInteger, UITouchProperties) {
  UITouchPropertyForce = 1 << 0, UITouchPropertyAzimuth = 1 << 1, UITouchPropertyAltitude = 1 << 2,
  UITouchPropertyLocation = 1 << 3, UITouchPropertyRoll = 1 << 4
};
typedef NS_ENUM(NSUInteger, UIPasteControlDisplayMode) {
  UIPasteControlDisplayModeIconAndLabel, UIPasteControlDisplayModeIconOnly,
  UIPasteControlDisplayModeLabelOnly, UIPasteControlDisplayModeArrowAndLabel
};
