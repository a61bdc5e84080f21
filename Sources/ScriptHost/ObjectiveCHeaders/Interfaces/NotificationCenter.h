typedef NS_ENUM(NSInteger, NCWidgetDisplayMode) {
  NCWidgetDisplayModeCompact, NCWidgetDisplayModeExpanded
};
typedef NS_ENUM(NSUInteger, NCUpdateResult) {
  NCUpdateResultNewData, NCUpdateResultNoData, NCUpdateResultFailed
};

@protocol NCWidgetProviding <NSObject>
@optional
- (void)widgetPerformUpdateWithCompletionHandler:(void (^)(NCUpdateResult))completionHandler;
- (void)widgetActiveDisplayModeDidChange:(NCWidgetDisplayMode)activeDisplayMode withMaximumSize:(CGSize)maxSize;
- (UIEdgeInsets)widgetMarginInsetsForProposedMarginInsets:(UIEdgeInsets)defaultMarginInsets;
@end

@interface NCWidgetController : NSObject
+ (instancetype)widgetController;
- (void)setHasContent:(BOOL)flag forWidgetWithBundleIdentifier:(NSString *)bundleID;
@end

@interface NSExtensionContext (NCWidgetAdditions)
@property (nonatomic, assign) NCWidgetDisplayMode widgetLargestAvailableDisplayMode;
@property (nonatomic, assign, readonly) NCWidgetDisplayMode widgetActiveDisplayMode;
- (CGSize)widgetMaximumSizeForDisplayMode:(NCWidgetDisplayMode)displayMode;
@end
