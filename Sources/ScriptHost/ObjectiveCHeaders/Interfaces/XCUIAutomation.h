typedef NS_ENUM(NSUInteger, XCUIElementType) {
  XCUIElementTypeAny = 0, XCUIElementTypeOther, XCUIElementTypeApplication,
  XCUIElementTypeGroup, XCUIElementTypeWindow, XCUIElementTypeSheet, XCUIElementTypeDrawer,
  XCUIElementTypeAlert, XCUIElementTypeDialog, XCUIElementTypeButton,
  XCUIElementTypeRadioButton, XCUIElementTypeRadioGroup, XCUIElementTypeCheckBox,
  XCUIElementTypeDisclosureTriangle, XCUIElementTypePopUpButton, XCUIElementTypeComboBox,
  XCUIElementTypeMenuButton, XCUIElementTypeToolbarButton, XCUIElementTypePopover,
  XCUIElementTypeKeyboard, XCUIElementTypeKey, XCUIElementTypeNavigationBar,
  XCUIElementTypeTabBar, XCUIElementTypeTabGroup, XCUIElementTypeToolbar,
  XCUIElementTypeStatusBar, XCUIElementTypeTable, XCUIElementTypeTableRow,
  XCUIElementTypeTableColumn, XCUIElementTypeOutline, XCUIElementTypeOutlineRow,
  XCUIElementTypeBrowser, XCUIElementTypeCollectionView, XCUIElementTypeSlider,
  XCUIElementTypePageIndicator, XCUIElementTypeProgressIndicator,
  XCUIElementTypeActivityIndicator, XCUIElementTypeSegmentedControl, XCUIElementTypePicker,
  XCUIElementTypePickerWheel, XCUIElementTypeSwitch, XCUIElementTypeToggle, XCUIElementTypeLink,
  XCUIElementTypeImage, XCUIElementTypeIcon, XCUIElementTypeSearchField,
  XCUIElementTypeScrollView, XCUIElementTypeScrollBar, XCUIElementTypeStaticText,
  XCUIElementTypeTextField, XCUIElementTypeSecureTextField, XCUIElementTypeDatePicker,
  XCUIElementTypeTextView, XCUIElementTypeMenu, XCUIElementTypeMenuItem, XCUIElementTypeMenuBar,
  XCUIElementTypeMenuBarItem, XCUIElementTypeMap, XCUIElementTypeWebView,
  XCUIElementTypeIncrementArrow, XCUIElementTypeDecrementArrow, XCUIElementTypeTimeline,
  XCUIElementTypeRatingIndicator, XCUIElementTypeValueIndicator, XCUIElementTypeSplitGroup,
  XCUIElementTypeSplitter, XCUIElementTypeRelevanceIndicator, XCUIElementTypeColorWell,
  XCUIElementTypeHelpTag, XCUIElementTypeMatte, XCUIElementTypeDockItem, XCUIElementTypeRuler,
  XCUIElementTypeRulerMarker, XCUIElementTypeGrid, XCUIElementTypeLevelIndicator,
  XCUIElementTypeCell, XCUIElementTypeLayoutArea, XCUIElementTypeLayoutItem,
  XCUIElementTypeHandle, XCUIElementTypeStepper, XCUIElementTypeTab, XCUIElementTypeTouchBar,
  XCUIElementTypeStatusItem
};
typedef NS_ENUM(NSUInteger, XCUIApplicationState) {
  XCUIApplicationStateUnknown = 0, XCUIApplicationStateNotRunning = 1,
  XCUIApplicationStateRunningBackgroundSuspended = 2, XCUIApplicationStateRunningBackground = 3,
  XCUIApplicationStateRunningForeground = 4
};
typedef NS_ENUM(NSInteger, XCUIDeviceButton) {
  XCUIDeviceButtonHome = 1, XCUIDeviceButtonVolumeUp, XCUIDeviceButtonVolumeDown, XCUIDeviceButtonAction,
  XCUIDeviceButtonCamera
};
typedef NS_ENUM(NSInteger, XCUIDeviceAppearance) {
  XCUIDeviceAppearanceUnspecified = 0, XCUIDeviceAppearanceLight, XCUIDeviceAppearanceDark
};
typedef NS_ENUM(NSInteger, XCUIUserInterfaceSizeClass) {
  XCUIUserInterfaceSizeClassUnspecified = 0, XCUIUserInterfaceSizeClassCompact,
  XCUIUserInterfaceSizeClassRegular
};
typedef NS_OPTIONS(NSUInteger, XCUIKeyModifierFlags) {
  XCUIKeyModifierNone = 0, XCUIKeyModifierCapsLock = 1 << 0, XCUIKeyModifierShift = 1 << 1,
  XCUIKeyModifierControl = 1 << 2, XCUIKeyModifierOption = 1 << 3, XCUIKeyModifierCommand = 1 << 4,
  XCUIKeyModifierAlternate = XCUIKeyModifierOption
};
typedef CGFloat XCUIGestureVelocity;
// The velocities are in points per second.
#define XCUIGestureVelocityDefault ((XCUIGestureVelocity)0)
#define XCUIGestureVelocitySlow ((XCUIGestureVelocity)500)
#define XCUIGestureVelocityFast ((XCUIGestureVelocity)2000)
#define XCUIKeyboardKeyDelete @"\b"
#define XCUIKeyboardKeyReturn @"\n"
#define XCUIKeyboardKeyEnter @"\n"
#define XCUIKeyboardKeySpace @" "
#define XCUIKeyboardKeyTab @"\t"
// The keys without a character are those of UIKeyCommand.h, which declares their names.
#define _XCUIKey(name) UIKeyInput##name
#define XCUIKeyboardKeyEscape _XCUIKey(Escape)
#define XCUIKeyboardKeyUpArrow _XCUIKey(UpArrow)
#define XCUIKeyboardKeyDownArrow _XCUIKey(DownArrow)
#define XCUIKeyboardKeyLeftArrow _XCUIKey(LeftArrow)
#define XCUIKeyboardKeyRightArrow _XCUIKey(RightArrow)
#define XCUIKeyboardKeyHome _XCUIKey(Home)
#define XCUIKeyboardKeyEnd _XCUIKey(End)
#define XCUIKeyboardKeyPageUp _XCUIKey(PageUp)
#define XCUIKeyboardKeyPageDown _XCUIKey(PageDown)
@class XCUIElement, XCUIElementQuery, XCUICoordinate;

@interface XCUIScreenshot : NSObject
@property (readonly, copy) UIImage *image;
@property (readonly, copy) NSData *PNGRepresentation;
@end

@protocol XCUIScreenshotProviding <NSObject>
- (XCUIScreenshot *)screenshot;
@end

@interface XCUIScreen : NSObject <XCUIScreenshotProviding>
@property (class, readonly) XCUIScreen *mainScreen;
@property (class, readonly, copy) NSArray<XCUIScreen *> *screens;
@end

@interface XCTAttachment : NSObject
+ (instancetype)attachmentWithScreenshot:(XCUIScreenshot *)screenshot;
+ (instancetype)attachmentWithImage:(UIImage *)image;
+ (instancetype)attachmentWithString:(NSString *)text;
+ (instancetype)attachmentWithData:(NSData *)data;
@property (copy, nullable) NSString *name;
@property XCTAttachmentLifetime lifetime;
@property (copy, nullable) NSDictionary *userInfo;
@end

@protocol XCTActivity <NSObject>
@property (readonly, copy) NSString *name;
- (void)addAttachment:(XCTAttachment *)attachment;
@end
@interface XCTContext : NSObject
+ (void)runActivityNamed:(NSString *)name block:(void (NS_NOESCAPE ^)(id<XCTActivity> activity))block;
@end

@protocol XCTMetric <NSObject>
@end
@interface XCTClockMetric : NSObject <XCTMetric>
@end
@interface XCTCPUMetric : NSObject <XCTMetric>
@end
@interface XCTMemoryMetric : NSObject <XCTMetric>
@end
@interface XCTStorageMetric : NSObject <XCTMetric>
@end
@interface XCTApplicationLaunchMetric : NSObject <XCTMetric>
- (instancetype)initWithWaitUntilResponsive:(BOOL)waits;
@end
@interface XCTMeasureOptions : NSObject
@property (class, readonly) XCTMeasureOptions *defaultOptions;
@property NSUInteger iterationCount;
@end

@protocol XCUIElementAttributes
@property (readonly) NSString *identifier;
@property (readonly) CGRect frame;
@property (readonly, nullable) id value;
@property (readonly, copy) NSString *title;
@property (readonly, copy) NSString *label;
@property (readonly) XCUIElementType elementType;
@property (readonly, getter=isEnabled) BOOL enabled;
@property (readonly, nullable) NSString *placeholderValue;
@property (readonly, getter=isSelected) BOOL selected;
@property (readonly) BOOL hasFocus;
@property (readonly) XCUIUserInterfaceSizeClass horizontalSizeClass;
@property (readonly) XCUIUserInterfaceSizeClass verticalSizeClass;
@end

@protocol XCUIElementSnapshot <XCUIElementAttributes>
@property (readonly, copy) NSArray<id<XCUIElementSnapshot>> *children;
@property (readonly, copy) NSDictionary<NSString *, id> *dictionaryRepresentation;
@end
@protocol XCUIElementSnapshotProviding
- (nullable id<XCUIElementSnapshot>)snapshotWithError:(NSError **)error;
@end

@protocol XCUIElementTypeQueryProvider
@property (readonly, copy) XCUIElementQuery *touchBars;
@property (readonly, copy) XCUIElementQuery *groups;
@property (readonly, copy) XCUIElementQuery *windows;
@property (readonly, copy) XCUIElementQuery *sheets;
@property (readonly, copy) XCUIElementQuery *drawers;
@property (readonly, copy) XCUIElementQuery *alerts;
@property (readonly, copy) XCUIElementQuery *dialogs;
@property (readonly, copy) XCUIElementQuery *buttons;
@property (readonly, copy) XCUIElementQuery *radioButtons;
@property (readonly, copy) XCUIElementQuery *radioGroups;
@property (readonly, copy) XCUIElementQuery *checkBoxes;
@property (readonly, copy) XCUIElementQuery *disclosureTriangles;
@property (readonly, copy) XCUIElementQuery *popUpButtons;
@property (readonly, copy) XCUIElementQuery *comboBoxes;
@property (readonly, copy) XCUIElementQuery *menuButtons;
@property (readonly, copy) XCUIElementQuery *toolbarButtons;
@property (readonly, copy) XCUIElementQuery *popovers;
@property (readonly, copy) XCUIElementQuery *keyboards;
@property (readonly, copy) XCUIElementQuery *keys;
@property (readonly, copy) XCUIElementQuery *navigationBars;
@property (readonly, copy) XCUIElementQuery *tabBars;
@property (readonly, copy) XCUIElementQuery *tabGroups;
@property (readonly, copy) XCUIElementQuery *toolbars;
@property (readonly, copy) XCUIElementQuery *statusBars;
@property (readonly, copy) XCUIElementQuery *tables;
@property (readonly, copy) XCUIElementQuery *tableRows;
@property (readonly, copy) XCUIElementQuery *tableColumns;
@property (readonly, copy) XCUIElementQuery *outlines;
@property (readonly, copy) XCUIElementQuery *outlineRows;
@property (readonly, copy) XCUIElementQuery *browsers;
@property (readonly, copy) XCUIElementQuery *collectionViews;
@property (readonly, copy) XCUIElementQuery *sliders;
@property (readonly, copy) XCUIElementQuery *pageIndicators;
@property (readonly, copy) XCUIElementQuery *progressIndicators;
@property (readonly, copy) XCUIElementQuery *activityIndicators;
@property (readonly, copy) XCUIElementQuery *segmentedControls;
@property (readonly, copy) XCUIElementQuery *pickers;
@property (readonly, copy) XCUIElementQuery *pickerWheels;
@property (readonly, copy) XCUIElementQuery *switches;
@property (readonly, copy) XCUIElementQuery *toggles;
@property (readonly, copy) XCUIElementQuery *links;
@property (readonly, copy) XCUIElementQuery *images;
@property (readonly, copy) XCUIElementQuery *icons;
@property (readonly, copy) XCUIElementQuery *searchFields;
@property (readonly, copy) XCUIElementQuery *scrollViews;
@property (readonly, copy) XCUIElementQuery *scrollBars;
@property (readonly, copy) XCUIElementQuery *staticTexts;
@property (readonly, copy) XCUIElementQuery *textFields;
@property (readonly, copy) XCUIElementQuery *secureTextFields;
@property (readonly, copy) XCUIElementQuery *datePickers;
@property (readonly, copy) XCUIElementQuery *textViews;
@property (readonly, copy) XCUIElementQuery *menus;
@property (readonly, copy) XCUIElementQuery *menuItems;
@property (readonly, copy) XCUIElementQuery *menuBars;
@property (readonly, copy) XCUIElementQuery *menuBarItems;
@property (readonly, copy) XCUIElementQuery *maps;
@property (readonly, copy) XCUIElementQuery *webViews;
@property (readonly, copy) XCUIElementQuery *steppers;
@property (readonly, copy) XCUIElementQuery *cells;
@property (readonly, copy) XCUIElementQuery *layoutAreas;
@property (readonly, copy) XCUIElementQuery *layoutItems;
@property (readonly, copy) XCUIElementQuery *handles;
@property (readonly, copy) XCUIElementQuery *tabs;
@property (readonly, copy) XCUIElementQuery *incrementArrows;
@property (readonly, copy) XCUIElementQuery *decrementArrows;
@property (readonly, copy) XCUIElementQuery *timelines;
@property (readonly, copy) XCUIElementQuery *ratingIndicators;
@property (readonly, copy) XCUIElementQuery *valueIndicators;
@property (readonly, copy) XCUIElementQuery *splitGroups;
@property (readonly, copy) XCUIElementQuery *splitters;
@property (readonly, copy) XCUIElementQuery *relevanceIndicators;
@property (readonly, copy) XCUIElementQuery *colorWells;
@property (readonly, copy) XCUIElementQuery *helpTags;
@property (readonly, copy) XCUIElementQuery *mattes;
@property (readonly, copy) XCUIElementQuery *dockItems;
@property (readonly, copy) XCUIElementQuery *rulers;
@property (readonly, copy) XCUIElementQuery *rulerMarkers;
@property (readonly, copy) XCUIElementQuery *grids;
@property (readonly, copy) XCUIElementQuery *levelIndicators;
@property (readonly, copy) XCUIElementQuery *statusItems;
@property (readonly, copy) XCUIElementQuery *otherElements;
@property (readonly) XCUIElement *firstMatch;
@end

@interface XCUIElementQuery : NSObject <XCUIElementTypeQueryProvider>
@property (readonly) XCUIElement *element;
@property (readonly) NSUInteger count;
@property (readonly, copy) NSArray<XCUIElement *> *allElementsBoundByIndex;
@property (readonly, copy) NSArray<XCUIElement *> *allElementsBoundByAccessibilityElement;
@property (readonly, copy) NSString *debugDescription;
- (XCUIElement *)elementAtIndex:(NSUInteger)index;
- (XCUIElement *)elementBoundByIndex:(NSUInteger)index;
- (XCUIElement *)elementMatchingPredicate:(NSPredicate *)predicate;
- (XCUIElement *)elementMatchingType:(XCUIElementType)type identifier:(nullable NSString *)identifier;
- (XCUIElement *)objectForKeyedSubscript:(NSString *)key;
- (XCUIElementQuery *)descendantsMatchingType:(XCUIElementType)type;
- (XCUIElementQuery *)childrenMatchingType:(XCUIElementType)type;
- (XCUIElementQuery *)matchingPredicate:(NSPredicate *)predicate;
- (XCUIElementQuery *)matchingType:(XCUIElementType)type identifier:(nullable NSString *)identifier;
- (XCUIElementQuery *)matchingIdentifier:(NSString *)identifier;
- (XCUIElementQuery *)containingPredicate:(NSPredicate *)predicate;
- (XCUIElementQuery *)containingType:(XCUIElementType)type identifier:(nullable NSString *)identifier;
@end

@interface XCUIElement : NSObject <XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIScreenshotProviding, XCUIElementSnapshotProviding>
@property (readonly) BOOL exists;
@property (readonly, getter=isHittable) BOOL hittable;
@property (readonly, copy) NSString *debugDescription;
- (BOOL)waitForExistenceWithTimeout:(NSTimeInterval)timeout;
- (BOOL)waitForNonExistenceWithTimeout:(NSTimeInterval)timeout;
- (XCUIElementQuery *)descendantsMatchingType:(XCUIElementType)type;
- (XCUIElementQuery *)childrenMatchingType:(XCUIElementType)type;
- (XCUICoordinate *)coordinateWithNormalizedOffset:(CGVector)offset;
- (void)typeText:(NSString *)text;
- (void)tap;
- (void)doubleTap;
- (void)twoFingerTap;
- (void)tapWithNumberOfTaps:(NSUInteger)taps numberOfTouches:(NSUInteger)touches;
- (void)pressForDuration:(NSTimeInterval)duration;
- (void)typeKey:(NSString *)key modifierFlags:(XCUIKeyModifierFlags)flags;
- (void)pressForDuration:(NSTimeInterval)duration thenDragToElement:(XCUIElement *)other;
- (void)pressForDuration:(NSTimeInterval)duration thenDragToElement:(XCUIElement *)other
    withVelocity:(XCUIGestureVelocity)velocity thenHoldForDuration:(NSTimeInterval)hold;
- (void)swipeUp;
- (void)swipeDown;
- (void)swipeLeft;
- (void)swipeRight;
- (void)swipeUpWithVelocity:(XCUIGestureVelocity)velocity;
- (void)swipeDownWithVelocity:(XCUIGestureVelocity)velocity;
- (void)swipeLeftWithVelocity:(XCUIGestureVelocity)velocity;
- (void)swipeRightWithVelocity:(XCUIGestureVelocity)velocity;
- (void)pinchWithScale:(CGFloat)scale velocity:(CGFloat)velocity;
- (void)rotate:(CGFloat)rotation withVelocity:(CGFloat)velocity;
- (void)adjustToNormalizedSliderPosition:(CGFloat)position;
@property (readonly) CGFloat normalizedSliderPosition;
- (void)adjustToPickerWheelValue:(NSString *)value;
@end

@interface XCUICoordinate : NSObject
@property (readonly) XCUIElement *referencedElement;
@property (readonly) CGPoint screenPoint;
- (XCUICoordinate *)coordinateWithOffset:(CGVector)offset;
- (void)tap;
- (void)doubleTap;
- (void)pressForDuration:(NSTimeInterval)duration;
- (void)pressForDuration:(NSTimeInterval)duration thenDragToCoordinate:(XCUICoordinate *)other;
- (void)pressForDuration:(NSTimeInterval)duration thenDragToCoordinate:(XCUICoordinate *)other
    withVelocity:(XCUIGestureVelocity)velocity thenHoldForDuration:(NSTimeInterval)hold;
@end

@interface XCUIApplication : XCUIElement
- (instancetype)initWithBundleIdentifier:(NSString *)identifier;
- (void)launch;
- (void)activate;
- (void)terminate;
- (BOOL)waitForState:(XCUIApplicationState)state timeout:(NSTimeInterval)timeout;
@property (nonatomic, copy) NSArray<NSString *> *launchArguments;
@property (nonatomic, copy) NSDictionary<NSString *, NSString *> *launchEnvironment;
@property (readonly) XCUIApplicationState state;
@end

@interface XCUISystem : NSObject
- (void)openURL:(NSURL *)url;
@end

@interface XCUIDevice : NSObject
@property (class, readonly) XCUIDevice *sharedDevice;
// A UIDeviceOrientation.
@property (nonatomic) NSInteger orientation;
@property (nonatomic) XCUIDeviceAppearance appearance;
@property (readonly) XCUISystem *system;
- (BOOL)hasHardwareButton:(XCUIDeviceButton)button;
- (void)pressButton:(XCUIDeviceButton)button;
@end
