typedef NS_ENUM(NSUInteger, EKEntityType) { EKEntityTypeEvent, EKEntityTypeReminder };
typedef NS_ENUM(NSInteger, EKAuthorizationStatus) {
  EKAuthorizationStatusNotDetermined, EKAuthorizationStatusRestricted, EKAuthorizationStatusDenied,
  EKAuthorizationStatusAuthorized
};

@interface EKEventStore : NSObject
+ (EKAuthorizationStatus)authorizationStatusForEntityType:(EKEntityType)type;
- (void)requestAccessToEntityType:(EKEntityType)type completion:(void (^)(BOOL granted, NSError *_Nullable error))completion;
@end

@interface EKEvent : NSObject
@end
