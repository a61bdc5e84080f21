typedef NS_ENUM(NSInteger, DCError) {
  DCErrorUnknownSystemFailure, DCErrorFeatureUnsupported, DCErrorInvalidInput, DCErrorInvalidKey,
  DCErrorServerUnavailable
};
extern NSErrorDomain const DCErrorDomain;

@interface DCDevice : NSObject
@property (class, readonly) DCDevice *currentDevice;
@property (readonly, getter=isSupported) BOOL supported;
- (void)generateTokenWithCompletionHandler:(void (^)(NSData *_Nullable, NSError *_Nullable))completion;
@end

@interface DCAppAttestService : NSObject
@property (class, readonly) DCAppAttestService *sharedService;
@property (readonly, getter=isSupported) BOOL supported;
- (void)generateKeyWithCompletionHandler:(void (^)(NSString *_Nullable, NSError *_Nullable))completionHandler;
- (void)attestKey:(NSString *)keyId clientDataHash:(NSData *)clientDataHash completionHandler:(void (^)(NSData *_Nullable, NSError *_Nullable))completionHandler;
- (void)generateAssertion:(NSString *)keyId clientDataHash:(NSData *)clientDataHash completionHandler:(void (^)(NSData *_Nullable, NSError *_Nullable))completionHandler;
@end
