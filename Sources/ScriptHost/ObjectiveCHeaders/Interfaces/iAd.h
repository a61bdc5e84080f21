typedef NS_ENUM(NSInteger, ADClientError) {
  ADClientErrorUnknown, ADClientErrorTrackingRestrictedOrDenied, ADClientErrorLimitAdTracking = 1,
  ADClientErrorMissingData, ADClientErrorCorruptResponse, ADClientErrorRequestClientError,
  ADClientErrorRequestServerError, ADClientErrorRequestNetworkError,
  ADClientErrorUnsupportedPlatform
};
extern NSString *const ADClientErrorDomain;

@interface ADClient : NSObject
+ (ADClient *)sharedClient;
- (void)requestAttributionDetailsWithBlock:(void (^)(NSDictionary<NSString *, NSObject *> *_Nullable, NSError *_Nullable))completionHandler;
- (void)addClientToSegments:(NSArray<NSString *> *)segmentIdentifiers replaceExisting:(BOOL)replaceExisting;
@end

@class ADBannerView;
@protocol ADBannerViewDelegate <NSObject>
@optional
- (void)bannerViewWillLoadAd:(ADBannerView *)banner;
- (void)bannerViewDidLoadAd:(ADBannerView *)banner;
- (void)bannerView:(ADBannerView *)banner didFailToReceiveAdWithError:(NSError *)error;
- (BOOL)bannerViewActionShouldBegin:(ADBannerView *)banner willLeaveApplication:(BOOL)willLeave;
- (void)bannerViewActionDidFinish:(ADBannerView *)banner;
@end

@interface ADBannerView : UIView
@property (nonatomic, weak, nullable) id<ADBannerViewDelegate> delegate;
@property (nonatomic, readonly, getter=isBannerLoaded) BOOL bannerLoaded;
@property (nonatomic, readonly, getter=isBannerViewActionInProgress) BOOL bannerViewActionInProgress;
@property (nonatomic, copy) NSSet *requiredContentSizeIdentifiers;
@property (nonatomic, copy) NSString *currentContentSizeIdentifier;
+ (CGSize)sizeFromBannerContentSizeIdentifier:(NSString *)identifier;
@end
extern NSString *const ADBannerContentSizeIdentifierPortrait, *const ADBannerContentSizeIdentifierLandscape;
