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
