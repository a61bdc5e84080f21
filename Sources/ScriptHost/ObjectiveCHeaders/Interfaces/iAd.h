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
