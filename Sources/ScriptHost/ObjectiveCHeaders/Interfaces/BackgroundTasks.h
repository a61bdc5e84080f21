typedef NS_ENUM(NSInteger, BGTaskSchedulerErrorCode) {
  BGTaskSchedulerErrorCodeUnavailable = 1, BGTaskSchedulerErrorCodeTooManyPendingTaskRequests,
  BGTaskSchedulerErrorCodeNotPermitted
};
extern NSErrorDomain const BGTaskSchedulerErrorDomain;

@interface BGTaskScheduler : NSObject
@property (class, readonly) __kindof BGTaskScheduler *sharedScheduler;
- (BOOL)registerForTaskWithIdentifier:(NSString *)identifier usingQueue:(nullable dispatch_queue_t)queue launchHandler:(void (^)(__kindof BGTask *))launchHandler;
- (BOOL)submitTaskRequest:(BGTaskRequest *)taskRequest error:(NSError **)error;
- (void)cancelTaskRequestWithIdentifier:(NSString *)identifier;
- (void)cancelAllTaskRequests;
- (void)getPendingTaskRequestsWithCompletionHandler:(void (^)(NSArray<BGTaskRequest *> *))completionHandler;
@end

@interface BGTaskRequest : NSObject
@property (readonly, copy) NSString *identifier;
@property (copy, nullable) NSDate *earliestBeginDate;
@end

@interface BGTask : NSObject
@property (readonly, copy) NSString *identifier;
@property void (^expirationHandler)(void);
- (void)setTaskCompletedWithSuccess:(BOOL)success;
@end

@interface BGAppRefreshTaskRequest : BGTaskRequest
- (instancetype)initWithIdentifier:(NSString *)identifier;
@end

@interface BGProcessingTaskRequest : BGTaskRequest
- (instancetype)initWithIdentifier:(NSString *)identifier;
@property BOOL requiresNetworkConnectivity;
@property BOOL requiresExternalPower;
@end

@interface BGProcessingTask : BGTask
@end

@interface BGAppRefreshTask : BGTask
@end
