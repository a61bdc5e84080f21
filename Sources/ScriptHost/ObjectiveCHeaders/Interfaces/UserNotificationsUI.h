typedef NS_ENUM(NSUInteger, UNNotificationContentExtensionMediaPlayPauseButtonType) {
  UNNotificationContentExtensionMediaPlayPauseButtonTypeNone,
  UNNotificationContentExtensionMediaPlayPauseButtonTypeDefault,
  UNNotificationContentExtensionMediaPlayPauseButtonTypeOverlay
};
typedef NS_ENUM(NSUInteger, UNNotificationContentExtensionResponseOption) {
  UNNotificationContentExtensionResponseOptionDoNotDismiss,
  UNNotificationContentExtensionResponseOptionDismiss,
  UNNotificationContentExtensionResponseOptionDismissAndForwardAction
};

@protocol UNNotificationContentExtension <NSObject>
@optional
- (void)didReceiveNotification:(UNNotification *)notification;
- (void)didReceiveNotificationResponse:(UNNotificationResponse *)response completionHandler:(void (^)(UNNotificationContentExtensionResponseOption))completion;
@property (nonatomic, readonly) UNNotificationContentExtensionMediaPlayPauseButtonType mediaPlayPauseButtonType;
@property (nonatomic, readonly) CGRect mediaPlayPauseButtonFrame;
@property (nonatomic, readonly, copy) UIColor *mediaPlayPauseButtonTintColor;
- (void)mediaPlay;
- (void)mediaPause;
@end
