typedef struct __attribute__((objc_boxable)) UIFloatRange { CGFloat minimum, maximum; } UIFloatRange;
typedef struct __attribute__((objc_boxable)) UIPointerAccessoryPosition { CGFloat offset, angle; } UIPointerAccessoryPosition;
extern const UIFloatRange UIFloatRangeZero;
extern const UIFloatRange UIFloatRangeInfinite;
UIFloatRange UIFloatRangeMake(CGFloat minimum, CGFloat maximum);
BOOL UIFloatRangeIsEqualToRange(UIFloatRange one, UIFloatRange other);
BOOL UIFloatRangeIsInfinite(UIFloatRange range);
BOOL NSDirectionalEdgeInsetsEqualToDirectionalEdgeInsets(
  NSDirectionalEdgeInsets one, NSDirectionalEdgeInsets other);
NSString *NSStringFromDirectionalEdgeInsets(NSDirectionalEdgeInsets insets);
NSDirectionalEdgeInsets NSDirectionalEdgeInsetsFromString(NSString *text);
CGVector CGVectorFromString(NSString *text);
UIOffset UIOffsetFromString(NSString *text);

BOOL UIAccessibilityIsGrayscaleEnabled(void);
BOOL UIAccessibilityIsSwitchControlRunning(void);
BOOL UIAccessibilityIsSpeakSelectionEnabled(void);
BOOL UIAccessibilityIsSpeakScreenEnabled(void);
BOOL UIAccessibilityIsAssistiveTouchRunning(void);
BOOL UIAccessibilityIsMonoAudioEnabled(void);
BOOL UIAccessibilityIsClosedCaptioningEnabled(void);
BOOL UIAccessibilityIsShakeToUndoEnabled(void);
BOOL UIAccessibilityIsGuidedAccessEnabled(void);
BOOL UIAccessibilityShouldDifferentiateWithoutColor(void);
BOOL UIAccessibilityIsOnOffSwitchLabelsEnabled(void);
BOOL UIAccessibilityButtonShapesEnabled(void);
BOOL UIAccessibilityPrefersCrossFadeTransitions(void);
BOOL UIAccessibilityIsVideoAutoplayEnabled(void);
NSUInteger UIAccessibilityHearingDevicePairedEar(void);
void UIAccessibilityRequestGuidedAccessSession(BOOL enable, void (^completion)(BOOL didSucceed));
void UIAccessibilityZoomFocusChanged(NSInteger type, CGRect frame, UIView *view);
void UIAccessibilityRegisterGestureConflictWithZoom(void);
id _Nullable UIAccessibilityFocusedElement(NSString *_Nullable technology);
CGRect UIAccessibilityConvertFrameToScreenCoordinates(CGRect rect, UIView *view);
UIBezierPath *UIAccessibilityConvertPathToScreenCoordinates(UIBezierPath *path, UIView *view);

BOOL UIContentSizeCategoryIsAccessibilityCategory(UIContentSizeCategory category);
NSComparisonResult UIContentSizeCategoryCompareToCategory(
  UIContentSizeCategory one, UIContentSizeCategory other);
NSInteger UIEventButtonMaskForButtonNumber(NSInteger number);

void UIRectFillUsingBlendMode(CGRect rect, CGBlendMode mode);
void UIRectFrameUsingBlendMode(CGRect rect, CGBlendMode mode);
void UIGraphicsBeginPDFContextToData(
  NSMutableData *data, CGRect bounds, NSDictionary *_Nullable information);
BOOL UIGraphicsBeginPDFContextToFile(
  NSString *path, CGRect bounds, NSDictionary *_Nullable information);
void UIGraphicsBeginPDFPage(void);
void UIGraphicsBeginPDFPageWithInfo(CGRect bounds, NSDictionary *_Nullable information);
CGRect UIGraphicsGetPDFContextBounds(void);
void UIGraphicsEndPDFContext(void);
