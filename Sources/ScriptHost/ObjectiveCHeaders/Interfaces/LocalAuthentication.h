typedef NS_ENUM(NSInteger, LAPolicy) {
  LAPolicyDeviceOwnerAuthenticationWithBiometrics = 1, LAPolicyDeviceOwnerAuthentication,
  LAPolicyDeviceOwnerAuthenticationWithWatch,
  LAPolicyDeviceOwnerAuthenticationWithBiometricsOrWatch,
  LAPolicyDeviceOwnerAuthenticationWithWristDetection
};
typedef NS_ENUM(NSInteger, LACredentialType) {
  LACredentialTypeApplicationPassword, LACredentialTypeSmartCardPIN = -3
};
typedef NS_ENUM(NSInteger, LAAccessControlOperation) {
  LAAccessControlOperationCreateItem, LAAccessControlOperationUseItem,
  LAAccessControlOperationCreateKey, LAAccessControlOperationUseKeySign,
  LAAccessControlOperationUseKeyDecrypt, LAAccessControlOperationUseKeyKeyExchange
};
typedef NS_ENUM(NSInteger, LABiometryType) {
  LABiometryTypeNone, LABiometryNone = 0, LABiometryTypeTouchID, LABiometryTypeFaceID
};
typedef NS_ENUM(NSInteger, LAError) {
  LAErrorAuthenticationFailed = -1, LAErrorUserCancel = -2, LAErrorUserFallback = -3,
  LAErrorSystemCancel = -4, LAErrorPasscodeNotSet = -5, LAErrorTouchIDNotAvailable = -6,
  LAErrorTouchIDNotEnrolled = -7, LAErrorTouchIDLockout = -8, LAErrorAppCancel = -9,
  LAErrorInvalidContext = -10, LAErrorBiometryNotAvailable = -6, LAErrorBiometryNotEnrolled = -7,
  LAErrorBiometryLockout = -8, LAErrorNotInteractive = -1004, LAErrorWatchNotAvailable = -11,
  LAErrorBiometryNotPaired = -12, LAErrorBiometryDisconnected = -13, LAErrorInvalidDimensions = -14
};
typedef NS_ENUM(NSInteger, LARightState) {
  LARightStateUnknown, LARightStateAuthorizing, LARightStateAuthorized, LARightStateNotAuthorized
};
extern NSTimeInterval const LATouchIDAuthenticationMaximumAllowableReuseDuration;
extern NSString *const LAErrorDomain;

@interface LAContext : NSObject
- (BOOL)canEvaluatePolicy:(LAPolicy)policy error:(NSError **)error;
- (void)evaluatePolicy:(LAPolicy)policy localizedReason:(NSString *)localizedReason reply:(void (^)(BOOL, NSError *_Nullable))reply;
- (void)invalidate;
- (BOOL)setCredential:(nullable NSData *)credential type:(LACredentialType)type;
- (BOOL)isCredentialSet:(LACredentialType)type;
- (void)evaluateAccessControl:(SecAccessControlRef)accessControl operation:(LAAccessControlOperation)operation localizedReason:(NSString *)localizedReason reply:(void (^)(BOOL, NSError *_Nullable))reply;
@property (nonatomic, copy, nullable) NSString *localizedFallbackTitle;
@property (nonatomic, assign, nullable) NSNumber *maxBiometryFailures;
@property (nonatomic, copy, nullable) NSString *localizedCancelTitle;
@property (nonatomic, readonly, nullable) NSData *evaluatedPolicyDomainState;
@property (nonatomic) NSTimeInterval touchIDAuthenticationAllowableReuseDuration;
@property (nonatomic, copy) NSString *localizedReason;
@property (nonatomic) BOOL interactionNotAllowed;
@property (nonatomic, readonly) LABiometryType biometryType;
@end

@protocol LARightDelegate
@end

@interface LAExtendedRequirement : NSObject
@end
