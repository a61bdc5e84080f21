typedef int64_t CXCallDirectoryPhoneNumber;
typedef NS_ENUM(NSInteger, CXErrorCode) {
  CXErrorCodeUnknownError, CXErrorCodeUnentitled, CXErrorCodeInvalidArgument,
  CXErrorCodeMissingVoIPBackgroundMode
};
typedef NS_ENUM(NSInteger, CXErrorCodeIncomingCallError) {
  CXErrorCodeIncomingCallErrorUnknown, CXErrorCodeIncomingCallErrorUnentitled,
  CXErrorCodeIncomingCallErrorCallUUIDAlreadyExists,
  CXErrorCodeIncomingCallErrorFilteredByDoNotDisturb,
  CXErrorCodeIncomingCallErrorFilteredByBlockList
};
typedef NS_ENUM(NSInteger, CXErrorCodeRequestTransactionError) {
  CXErrorCodeRequestTransactionErrorUnknown, CXErrorCodeRequestTransactionErrorUnentitled,
  CXErrorCodeRequestTransactionErrorUnknownCallProvider,
  CXErrorCodeRequestTransactionErrorEmptyTransaction,
  CXErrorCodeRequestTransactionErrorUnknownCallUUID,
  CXErrorCodeRequestTransactionErrorCallUUIDAlreadyExists,
  CXErrorCodeRequestTransactionErrorInvalidAction,
  CXErrorCodeRequestTransactionErrorMaximumCallGroupsReached
};
typedef NS_ENUM(NSInteger, CXErrorCodeCallDirectoryManagerError) {
  CXErrorCodeCallDirectoryManagerErrorUnknown,
  CXErrorCodeCallDirectoryManagerErrorNoExtensionFound,
  CXErrorCodeCallDirectoryManagerErrorLoadingInterrupted,
  CXErrorCodeCallDirectoryManagerErrorEntriesOutOfOrder,
  CXErrorCodeCallDirectoryManagerErrorDuplicateEntries,
  CXErrorCodeCallDirectoryManagerErrorMaximumEntriesExceeded,
  CXErrorCodeCallDirectoryManagerErrorExtensionDisabled,
  CXErrorCodeCallDirectoryManagerErrorCurrentlyLoading,
  CXErrorCodeCallDirectoryManagerErrorUnexpectedIncrementalRemoval
};
typedef NS_ENUM(NSInteger, CXErrorCodeNotificationServiceExtensionError) {
  CXErrorCodeNotificationServiceExtensionErrorUnknown,
  CXErrorCodeNotificationServiceExtensionErrorInvalidClientProcess,
  CXErrorCodeNotificationServiceExtensionErrorMissingNotificationFilteringEntitlement
};
typedef NS_ENUM(NSInteger, CXHandleType) {
  CXHandleTypeGeneric = 1, CXHandleTypePhoneNumber, CXHandleTypeEmailAddress
};
typedef NS_ENUM(NSInteger, CXPlayDTMFCallActionType) {
  CXPlayDTMFCallActionTypeSingleTone = 1, CXPlayDTMFCallActionTypeSoftPause,
  CXPlayDTMFCallActionTypeHardPause
};
typedef NS_ENUM(NSInteger, CXCallEndedReason) {
  CXCallEndedReasonFailed = 1, CXCallEndedReasonRemoteEnded, CXCallEndedReasonUnanswered,
  CXCallEndedReasonAnsweredElsewhere, CXCallEndedReasonDeclinedElsewhere
};
typedef NS_ENUM(NSInteger, CXCallDirectoryEnabledStatus) {
  CXCallDirectoryEnabledStatusUnknown, CXCallDirectoryEnabledStatusDisabled,
  CXCallDirectoryEnabledStatusEnabled
};
extern NSErrorDomain const CXErrorDomain, CXErrorDomainIncomingCall,
  CXErrorDomainRequestTransaction, CXErrorDomainCallDirectoryManager,
  CXErrorDomainNotificationServiceExtension;
extern CXCallDirectoryPhoneNumber const CXCallDirectoryPhoneNumberMax;

@interface CXAction : NSObject
@property (nonatomic, readonly, copy) NSUUID *UUID;
@property (nonatomic, readonly, getter=isComplete) BOOL complete;
@property (nonatomic, readonly) NSDate *timeoutDate;
- (void)fulfill;
- (void)fail;
@end

@interface CXTransaction : NSObject
@property (nonatomic, readonly, copy) NSUUID *UUID;
@property (nonatomic, readonly, getter=isComplete) BOOL complete;
@property (nonatomic, readonly, copy) NSArray<__kindof CXAction *> *actions;
- (instancetype)initWithActions:(NSArray<CXAction *> *)actions;
- (instancetype)initWithAction:(CXAction *)action;
- (void)addAction:(CXAction *)action;
@end

@interface CXHandle : NSObject
@property (nonatomic, readonly) CXHandleType type;
@property (nonatomic, readonly, copy) NSString *value;
- (instancetype)initWithType:(CXHandleType)type value:(NSString *)value;
- (BOOL)isEqualToHandle:(CXHandle *)handle;
@end

@interface CXCallUpdate : NSObject
@property (nonatomic, copy, nullable) CXHandle *remoteHandle;
@property (nonatomic, copy, nullable) NSString *localizedCallerName;
@property (nonatomic) BOOL supportsHolding;
@property (nonatomic) BOOL supportsGrouping;
@property (nonatomic) BOOL supportsUngrouping;
@property (nonatomic) BOOL supportsDTMF;
@property (nonatomic) BOOL hasVideo;
@end

@interface CXCallAction : CXAction
@property (nonatomic, readonly, copy) NSUUID *callUUID;
- (instancetype)initWithCallUUID:(NSUUID *)callUUID;
@end

@interface CXStartCallAction : CXCallAction
- (instancetype)initWithCallUUID:(NSUUID *)callUUID handle:(CXHandle *)handle;
- (instancetype)initWithCallUUID:(NSUUID *)callUUID;
@property (nonatomic, copy) CXHandle *handle;
@property (nonatomic, copy, nullable) NSString *contactIdentifier;
@property (nonatomic, getter=isVideo) BOOL video;
- (void)fulfillWithDateStarted:(NSDate *)dateStarted;
@end

@interface CXAnswerCallAction : CXCallAction
- (void)fulfillWithDateConnected:(NSDate *)dateConnected;
@end

@interface CXEndCallAction : CXCallAction
- (void)fulfillWithDateEnded:(NSDate *)dateEnded;
@end

@interface CXSetHeldCallAction : CXCallAction
- (instancetype)initWithCallUUID:(NSUUID *)callUUID onHold:(BOOL)onHold;
- (instancetype)initWithCallUUID:(NSUUID *)callUUID;
@property (nonatomic, getter=isOnHold) BOOL onHold;
@end

@interface CXSetMutedCallAction : CXCallAction
- (instancetype)initWithCallUUID:(NSUUID *)callUUID muted:(BOOL)muted;
- (instancetype)initWithCallUUID:(NSUUID *)callUUID;
@property (nonatomic, getter=isMuted) BOOL muted;
@end

@interface CXSetGroupCallAction : CXCallAction
- (instancetype)initWithCallUUID:(NSUUID *)callUUID callUUIDToGroupWith:(nullable NSUUID *)callUUIDToGroupWith;
- (instancetype)initWithCallUUID:(NSUUID *)callUUID;
@property (nonatomic, copy, nullable) NSUUID *callUUIDToGroupWith;
@end

@interface CXPlayDTMFCallAction : CXCallAction
- (instancetype)initWithCallUUID:(NSUUID *)callUUID digits:(NSString *)digits type:(CXPlayDTMFCallActionType)type;
- (instancetype)initWithCallUUID:(NSUUID *)callUUID;
@property (nonatomic, copy) NSString *digits;
@property (nonatomic) CXPlayDTMFCallActionType type;
@end

@interface CXProvider : NSObject
- (instancetype)initWithConfiguration:(CXProviderConfiguration *)configuration;
- (void)setDelegate:(nullable id<CXProviderDelegate>)delegate queue:(nullable dispatch_queue_t)queue;
- (void)reportNewIncomingCallWithUUID:(NSUUID *)UUID update:(CXCallUpdate *)update completion:(void (^)(NSError *_Nullable))completion;
- (void)reportCallWithUUID:(NSUUID *)UUID updated:(CXCallUpdate *)update;
- (void)reportCallWithUUID:(NSUUID *)UUID endedAtDate:(nullable NSDate *)dateEnded reason:(CXCallEndedReason)endedReason;
- (void)reportOutgoingCallWithUUID:(NSUUID *)UUID startedConnectingAtDate:(nullable NSDate *)dateStartedConnecting;
- (void)reportOutgoingCallWithUUID:(NSUUID *)UUID connectedAtDate:(nullable NSDate *)dateConnected;
+ (void)reportNewIncomingVoIPPushPayload:(NSDictionary *)dictionaryPayload completion:(void (^_Nullable)(NSError *_Nullable))completion;
@property (nonatomic, copy) CXProviderConfiguration *configuration;
- (void)invalidate;
@property (nonatomic, readonly, copy) NSArray<CXTransaction *> *pendingTransactions;
- (NSArray<__kindof CXCallAction *> *)pendingCallActionsOfClass:(Class)callActionClass withCallUUID:(NSUUID *)callUUID;
@end

@interface CXProviderConfiguration : NSObject
@property (nonatomic, readonly, copy, nullable) NSString *localizedName;
@property (nonatomic, nullable) NSString *ringtoneSound;
@property (nonatomic, copy, nullable) NSData *iconTemplateImageData;
@property (nonatomic) NSUInteger maximumCallGroups;
@property (nonatomic) NSUInteger maximumCallsPerCallGroup;
@property (nonatomic) BOOL includesCallsInRecents;
@property (nonatomic) BOOL supportsVideo;
@property (nonatomic, copy) NSSet<NSNumber *> *supportedHandleTypes;
- (instancetype)initWithLocalizedName:(NSString *)localizedName;
@end

@protocol CXProviderDelegate <NSObject>
@optional
- (void)providerDidReset:(CXProvider *)provider;
- (void)providerDidBegin:(CXProvider *)provider;
- (BOOL)provider:(CXProvider *)provider executeTransaction:(CXTransaction *)transaction;
- (void)provider:(CXProvider *)provider performStartCallAction:(CXStartCallAction *)action;
- (void)provider:(CXProvider *)provider performAnswerCallAction:(CXAnswerCallAction *)action;
- (void)provider:(CXProvider *)provider performEndCallAction:(CXEndCallAction *)action;
- (void)provider:(CXProvider *)provider performSetHeldCallAction:(CXSetHeldCallAction *)action;
- (void)provider:(CXProvider *)provider performSetMutedCallAction:(CXSetMutedCallAction *)action;
- (void)provider:(CXProvider *)provider performSetGroupCallAction:(CXSetGroupCallAction *)action;
- (void)provider:(CXProvider *)provider performPlayDTMFCallAction:(CXPlayDTMFCallAction *)action;
- (void)provider:(CXProvider *)provider timedOutPerformingAction:(CXAction *)action;
- (void)provider:(CXProvider *)provider didActivateAudioSession:(AVAudioSession *)audioSession;
- (void)provider:(CXProvider *)provider didDeactivateAudioSession:(AVAudioSession *)audioSession;
@end

@interface CXCall : NSObject
@property (nonatomic, readonly, copy) NSUUID *UUID;
@property (nonatomic, readonly, getter=isOutgoing) BOOL outgoing;
@property (nonatomic, readonly, getter=isOnHold) BOOL onHold;
@property (nonatomic, readonly) BOOL hasConnected;
@property (nonatomic, readonly) BOOL hasEnded;
- (BOOL)isEqualToCall:(CXCall *)call;
@end

@interface CXCallObserver : NSObject
@property (nonatomic, readonly, copy) NSArray<CXCall *> *calls;
- (void)setDelegate:(nullable id<CXCallObserverDelegate>)delegate queue:(nullable dispatch_queue_t)queue;
@end

@protocol CXCallObserverDelegate <NSObject>
@optional
- (void)callObserver:(CXCallObserver *)callObserver callChanged:(CXCall *)call;
@end

@interface CXCallController : NSObject
- (instancetype)initWithQueue:(dispatch_queue_t)queue;
@property (nonatomic, readonly) CXCallObserver *callObserver;
- (void)requestTransaction:(CXTransaction *)transaction completion:(void (^)(NSError *_Nullable))completion;
- (void)requestTransactionWithActions:(NSArray<CXAction *> *)actions completion:(void (^)(NSError *_Nullable))completion;
- (void)requestTransactionWithAction:(CXAction *)action completion:(void (^)(NSError *_Nullable))completion;
@end

@interface CXCallDirectoryManager : NSObject
@property (class, readonly) CXCallDirectoryManager *sharedInstance;
- (void)reloadExtensionWithIdentifier:(NSString *)identifier completionHandler:(void (^_Nullable)(NSError *_Nullable))completion;
- (void)getEnabledStatusForExtensionWithIdentifier:(NSString *)identifier completionHandler:(void (^)(CXCallDirectoryEnabledStatus, NSError *_Nullable))completion;
- (void)openSettingsWithCompletionHandler:(void (^_Nullable)(NSError *_Nullable))completion;
@end

@interface CXCallDirectoryExtensionContext : NSExtensionContext
@property (nonatomic, weak, nullable) id<CXCallDirectoryExtensionContextDelegate> delegate;
@property (nonatomic, readonly, getter=isIncremental) BOOL incremental;
- (void)addBlockingEntryWithNextSequentialPhoneNumber:(CXCallDirectoryPhoneNumber)phoneNumber;
- (void)removeBlockingEntryWithPhoneNumber:(CXCallDirectoryPhoneNumber)phoneNumber;
- (void)removeAllBlockingEntries;
- (void)addIdentificationEntryWithNextSequentialPhoneNumber:(CXCallDirectoryPhoneNumber)phoneNumber label:(NSString *)label;
- (void)removeIdentificationEntryWithPhoneNumber:(CXCallDirectoryPhoneNumber)phoneNumber;
- (void)removeAllIdentificationEntries;
- (void)completeRequestWithCompletionHandler:(void (^_Nullable)(BOOL))completion;
- (void)completeRequestReturningItems:(nullable NSArray *)items completionHandler:(void (^_Nullable)(BOOL))completionHandler;
@end

@interface CXCallDirectoryProvider : NSObject <NSExtensionRequestHandling>
- (void)beginRequestWithExtensionContext:(CXCallDirectoryExtensionContext *)context;
@end

@protocol CXCallDirectoryExtensionContextDelegate <NSObject>
@optional
- (void)requestFailedForExtensionContext:(CXCallDirectoryExtensionContext *)extensionContext withError:(NSError *)error;
@end
