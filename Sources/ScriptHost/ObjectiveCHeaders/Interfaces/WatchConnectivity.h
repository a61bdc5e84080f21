typedef NS_ENUM(NSInteger, WCErrorCode) {
  WCErrorCodeGenericError = 7001, WCErrorCodeSessionNotSupported,
  WCErrorCodeSessionMissingDelegate, WCErrorCodeSessionNotActivated, WCErrorCodeDeviceNotPaired,
  WCErrorCodeWatchAppNotInstalled, WCErrorCodeNotReachable, WCErrorCodeInvalidParameter,
  WCErrorCodePayloadTooLarge, WCErrorCodePayloadUnsupportedTypes, WCErrorCodeMessageReplyFailed,
  WCErrorCodeMessageReplyTimedOut, WCErrorCodeFileAccessDenied, WCErrorCodeDeliveryFailed,
  WCErrorCodeInsufficientSpace, WCErrorCodeSessionInactive, WCErrorCodeTransferTimedOut,
  WCErrorCodeCompanionAppNotInstalled, WCErrorCodeWatchOnlyApp
};
typedef NS_ENUM(NSInteger, WCSessionActivationState) {
  WCSessionActivationStateNotActivated, WCSessionActivationStateInactive,
  WCSessionActivationStateActivated
};
extern NSString *const WCErrorDomain;

@interface WCSessionFile : NSObject
@property (nonatomic, readonly) NSURL *fileURL;
@property (nonatomic, readonly, copy, nullable) NSDictionary<NSString *, id> *metadata;
@end

@interface WCSessionFileTransfer : NSObject
@property (nonatomic, readonly) WCSessionFile *file;
@property (nonatomic, readonly) NSProgress *progress;
@property (nonatomic, readonly, getter=isTransferring) BOOL transferring;
- (void)cancel;
@end

@interface WCSessionUserInfoTransfer : NSObject
@property (nonatomic, readonly, getter=isCurrentComplicationInfo) BOOL currentComplicationInfo;
@property (nonatomic, readonly, copy) NSDictionary<NSString *, id> *userInfo;
@property (nonatomic, readonly, getter=isTransferring) BOOL transferring;
- (void)cancel;
@end

@protocol WCSessionDelegate <NSObject>
@optional
- (void)session:(WCSession *)session activationDidCompleteWithState:(WCSessionActivationState)activationState error:(nullable NSError *)error;
- (void)sessionDidBecomeInactive:(WCSession *)session;
- (void)sessionDidDeactivate:(WCSession *)session;
- (void)sessionWatchStateDidChange:(WCSession *)session;
- (void)sessionCompanionAppInstalledDidChange:(WCSession *)session;
- (void)sessionReachabilityDidChange:(WCSession *)session;
- (void)session:(WCSession *)session didReceiveMessage:(NSDictionary<NSString *, id> *)message;
- (void)session:(WCSession *)session didReceiveMessage:(NSDictionary<NSString *, id> *)message replyHandler:(void (^)(NSDictionary<NSString *, id> *))replyHandler;
- (void)session:(WCSession *)session didReceiveMessageData:(NSData *)messageData;
- (void)session:(WCSession *)session didReceiveMessageData:(NSData *)messageData replyHandler:(void (^)(NSData *))replyHandler;
- (void)session:(WCSession *)session didReceiveApplicationContext:(NSDictionary<NSString *, id> *)applicationContext;
- (void)session:(WCSession *)session didFinishUserInfoTransfer:(WCSessionUserInfoTransfer *)userInfoTransfer error:(nullable NSError *)error;
- (void)session:(WCSession *)session didReceiveUserInfo:(NSDictionary<NSString *, id> *)userInfo;
- (void)session:(WCSession *)session didFinishFileTransfer:(WCSessionFileTransfer *)fileTransfer error:(nullable NSError *)error;
- (void)session:(WCSession *)session didReceiveFile:(WCSessionFile *)file;
@end

@interface WCSession : NSObject
+ (BOOL)isSupported;
@property (class, readonly) WCSession *defaultSession;
@property (nonatomic, weak, nullable) id<WCSessionDelegate> delegate;
- (void)activateSession;
@property (nonatomic, readonly) WCSessionActivationState activationState;
@property (nonatomic, readonly) BOOL hasContentPending;
@property (nonatomic, readonly, getter=isPaired) BOOL paired;
@property (nonatomic, readonly, getter=isWatchAppInstalled) BOOL watchAppInstalled;
@property (nonatomic, readonly, getter=isComplicationEnabled) BOOL complicationEnabled;
@property (nonatomic, readonly) NSUInteger remainingComplicationUserInfoTransfers;
@property (nonatomic, readonly) __WATCHOS_UNAVAILABLE NSURL *watchDirectoryURL;
@property (nonatomic, readonly, getter=isCompanionAppInstalled) BOOL companionAppInstalled;
@property (nonatomic, readonly, getter=isReachable) BOOL reachable;
@property (nonatomic, readonly) BOOL iOSDeviceNeedsUnlockAfterRebootForReachability;
- (void)sendMessage:(NSDictionary<NSString *, id> *)message replyHandler:(void (^_Nullable)(NSDictionary<NSString *, id> *))replyHandler errorHandler:(void (^_Nullable)(NSError *))errorHandler;
- (void)sendMessageData:(NSData *)data replyHandler:(void (^_Nullable)(NSData *))replyHandler errorHandler:(void (^_Nullable)(NSError *))errorHandler;
@property (nonatomic, readonly, copy) NSDictionary<NSString *, id> *applicationContext;
- (BOOL)updateApplicationContext:(NSDictionary<NSString *, id> *)applicationContext error:(NSError **)error;
@property (nonatomic, readonly, copy) NSDictionary<NSString *, id> *receivedApplicationContext;
- (WCSessionUserInfoTransfer *)transferUserInfo:(NSDictionary<NSString *, id> *)userInfo;
- (WCSessionUserInfoTransfer *)transferCurrentComplicationUserInfo:(NSDictionary<NSString *, id> *)userInfo;
@property (nonatomic, readonly, copy) NSArray<WCSessionUserInfoTransfer *> *outstandingUserInfoTransfers;
- (WCSessionFileTransfer *)transferFile:(NSURL *)file metadata:(nullable NSDictionary<NSString *, id> *)metadata;
@property (nonatomic, readonly, copy) NSArray<WCSessionFileTransfer *> *outstandingFileTransfers;
@end
