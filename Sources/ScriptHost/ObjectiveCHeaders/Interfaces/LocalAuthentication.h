typedef NS_ENUM(NSInteger, LAPolicy) {
  LAPolicyDeviceOwnerAuthenticationWithBiometrics = 1, LAPolicyDeviceOwnerAuthentication
};
typedef NS_ENUM(NSInteger, LABiometryType) {
  LABiometryTypeNone, LABiometryTypeTouchID, LABiometryTypeFaceID
};
typedef NS_ENUM(NSInteger, LAError) {
  LAErrorAuthenticationFailed = -1, LAErrorUserCancel = -2, LAErrorUserFallback = -3,
  LAErrorSystemCancel = -4, LAErrorPasscodeNotSet = -5, LAErrorBiometryNotAvailable = -6,
  LAErrorBiometryNotEnrolled = -7, LAErrorBiometryLockout = -8
};
extern NSString *const LAErrorDomain;

@interface LAContext : NSObject
- (BOOL)canEvaluatePolicy:(LAPolicy)policy error:(NSError *_Nullable *_Nullable)error;
- (void)evaluatePolicy:(LAPolicy)policy localizedReason:(NSString *)reason reply:(void (^)(BOOL success, NSError *_Nullable error))reply;
- (void)invalidate;
@property (nonatomic, readonly) LABiometryType biometryType;
@property (nonatomic, nullable, copy) NSString *localizedFallbackTitle;
@property (nonatomic, nullable, copy) NSString *localizedCancelTitle;
@end
