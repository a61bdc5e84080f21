typedef NSString *UNNotificationSoundName;
typedef NS_ENUM(NSInteger, UNAlertStyle) {
  UNAlertStyleNone = 0, UNAlertStyleBanner = 1, UNAlertStyleAlert = 2
};
typedef NS_OPTIONS(NSUInteger, UNAuthorizationOptions) {
  UNAuthorizationOptionNone = 0, UNAuthorizationOptionBadge = 1, UNAuthorizationOptionSound = 2,
  UNAuthorizationOptionAlert = 4, UNAuthorizationOptionCarPlay = 8,
  UNAuthorizationOptionCriticalAlert = 16,
  UNAuthorizationOptionProvidesAppNotificationSettings = 32, UNAuthorizationOptionProvisional = 64,
  UNAuthorizationOptionAnnouncement = 128, UNAuthorizationOptionTimeSensitive = 256
};
typedef NS_ENUM(NSInteger, UNAuthorizationStatus) {
  UNAuthorizationStatusNotDetermined = 0, UNAuthorizationStatusDenied = 1,
  UNAuthorizationStatusAuthorized = 2, UNAuthorizationStatusProvisional = 3,
  UNAuthorizationStatusEphemeral = 4
};
typedef NS_ENUM(NSInteger, UNErrorCode) {
  UNErrorCodeNotificationsNotAllowed = 1, UNErrorCodeAttachmentInvalidURL = 100,
  UNErrorCodeAttachmentUnrecognizedType = 101, UNErrorCodeAttachmentInvalidFileSize = 102,
  UNErrorCodeAttachmentNotInDataStore = 103, UNErrorCodeAttachmentMoveIntoDataStoreFailed = 104,
  UNErrorCodeAttachmentCorrupt = 105, UNErrorCodeNotificationInvalidNoDate = 1400,
  UNErrorCodeNotificationInvalidNoContent = 1401,
  UNErrorCodeContentProvidingObjectNotAllowed = 1500, UNErrorCodeContentProvidingInvalid = 1501,
  UNErrorCodeBadgeInputInvalid = 1600
};
typedef NS_OPTIONS(NSUInteger, UNNotificationActionOptions) {
  UNNotificationActionOptionNone = 0, UNNotificationActionOptionAuthenticationRequired = 1,
  UNNotificationActionOptionDestructive = 2, UNNotificationActionOptionForeground = 4
};
typedef NS_OPTIONS(NSUInteger, UNNotificationCategoryOptions) {
  UNNotificationCategoryOptionNone = 0, UNNotificationCategoryOptionCustomDismissAction = 1,
  UNNotificationCategoryOptionAllowInCarPlay = 2,
  UNNotificationCategoryOptionHiddenPreviewsShowTitle = 4,
  UNNotificationCategoryOptionHiddenPreviewsShowSubtitle = 8,
  UNNotificationCategoryOptionAllowAnnouncement = 16
};
typedef NS_ENUM(NSUInteger, UNNotificationInterruptionLevel) {
  UNNotificationInterruptionLevelPassive = 0, UNNotificationInterruptionLevelActive = 1,
  UNNotificationInterruptionLevelTimeSensitive = 2, UNNotificationInterruptionLevelCritical = 3
};
typedef NS_OPTIONS(NSUInteger, UNNotificationPresentationOptions) {
  UNNotificationPresentationOptionNone = 0, UNNotificationPresentationOptionBadge = 1,
  UNNotificationPresentationOptionSound = 2, UNNotificationPresentationOptionAlert = 4,
  UNNotificationPresentationOptionList = 8, UNNotificationPresentationOptionBanner = 16
};
typedef NS_ENUM(NSInteger, UNNotificationSetting) {
  UNNotificationSettingNotSupported = 0, UNNotificationSettingDisabled = 1,
  UNNotificationSettingEnabled = 2
};
typedef NS_ENUM(NSInteger, UNShowPreviewsSetting) {
  UNShowPreviewsSettingAlways = 0, UNShowPreviewsSettingWhenAuthenticated = 1,
  UNShowPreviewsSettingNever = 2
};

@protocol UNUserNotificationCenterDelegate <NSObject>
@optional
- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification withCompletionHandler:(void (^)(UNNotificationPresentationOptions options))handler;
- (void)userNotificationCenter:(UNUserNotificationCenter *)center didReceiveNotificationResponse:(UNNotificationResponse *)response withCompletionHandler:(void (^)(void))handler;
- (void)userNotificationCenter:(UNUserNotificationCenter *)center openSettingsForNotification:(nullable UNNotification *)notification;
@end

@interface UNNotificationAction (Results)
+ (instancetype)actionWithIdentifier:(NSString *)identifier title:(NSString *)title options:(UNNotificationActionOptions)options;
+ (instancetype)actionWithIdentifier:(NSString *)identifier title:(NSString *)title options:(UNNotificationActionOptions)options icon:(nullable UNNotificationActionIcon *)icon;
@end

@interface UNTextInputNotificationAction (Results)
+ (instancetype)actionWithIdentifier:(NSString *)identifier title:(NSString *)title options:(UNNotificationActionOptions)options textInputButtonTitle:(NSString *)button textInputPlaceholder:(NSString *)placeholder;
+ (instancetype)actionWithIdentifier:(NSString *)identifier title:(NSString *)title options:(UNNotificationActionOptions)options icon:(nullable UNNotificationActionIcon *)icon textInputButtonTitle:(NSString *)button textInputPlaceholder:(NSString *)placeholder;
@end

@interface UNNotificationAttachment (Results)
+ (nullable instancetype)attachmentWithIdentifier:(NSString *)identifier URL:(NSURL *)URL options:(nullable NSDictionary *)options error:(NSError *_Nullable *_Nullable)error;
@end

@interface UNNotificationCategory (Results)
+ (instancetype)categoryWithIdentifier:(NSString *)identifier actions:(NSArray<UNNotificationAction *> *)actions intentIdentifiers:(NSArray<NSString *> *)intentIdentifiers options:(UNNotificationCategoryOptions)options;
+ (instancetype)categoryWithIdentifier:(NSString *)identifier actions:(NSArray<UNNotificationAction *> *)actions intentIdentifiers:(NSArray<NSString *> *)intentIdentifiers hiddenPreviewsBodyPlaceholder:(nullable NSString *)placeholder options:(UNNotificationCategoryOptions)options;
+ (instancetype)categoryWithIdentifier:(NSString *)identifier actions:(NSArray<UNNotificationAction *> *)actions intentIdentifiers:(NSArray<NSString *> *)intentIdentifiers hiddenPreviewsBodyPlaceholder:(nullable NSString *)placeholder categorySummaryFormat:(nullable NSString *)format options:(UNNotificationCategoryOptions)options;
@end

@interface UNNotificationRequest (Results)
+ (instancetype)requestWithIdentifier:(NSString *)identifier content:(UNNotificationContent *)content trigger:(nullable UNNotificationTrigger *)trigger;
@end

@interface UNNotificationSound (Results)
@property (class, readonly) UNNotificationSound *defaultSound;
@property (class, readonly) UNNotificationSound *defaultRingtoneSound;
+ (instancetype)soundNamed:(NSString *)name;
@property (class, readonly) UNNotificationSound *defaultCriticalSound;
+ (instancetype)defaultCriticalSoundWithAudioVolume:(float)volume;
+ (instancetype)ringtoneSoundNamed:(NSString *)name;
+ (instancetype)criticalSoundNamed:(NSString *)name;
+ (instancetype)criticalSoundNamed:(NSString *)name withAudioVolume:(float)volume;
@end

@interface UNTimeIntervalNotificationTrigger (Results)
+ (instancetype)triggerWithTimeInterval:(NSTimeInterval)interval repeats:(BOOL)repeats;
@end

@interface UNCalendarNotificationTrigger (Results)
+ (instancetype)triggerWithDateMatchingComponents:(NSDateComponents *)components repeats:(BOOL)repeats;
@end

@interface UNLocationNotificationTrigger (Results)
+ (instancetype)triggerWithRegion:(CLRegion *)region repeats:(BOOL)repeats;
@end

@interface UNUserNotificationCenter (Results)
@property (class, readonly) UNUserNotificationCenter *currentNotificationCenter;
@end

@interface UNNotificationActionIcon (Results)
+ (instancetype)iconWithTemplateImageName:(NSString *)templateImageName;
+ (instancetype)iconWithSystemImageName:(NSString *)systemImageName;
@end

@interface UNCalendarNotificationTrigger (Parameters)
- (nullable NSDate *)nextTriggerDate;
@end

@interface UNTimeIntervalNotificationTrigger (Parameters)
- (nullable NSDate *)nextTriggerDate;
@end

@interface UNNotificationServiceExtension (Parameters)
- (void)didReceiveNotificationRequest:(UNNotificationRequest *)request withContentHandler:(void (^)(UNNotificationContent *contentToDeliver))contentHandler;
@end
