--- The source of an SDK that keeps the delegate of the notification center, takes its place again when the app is
-- active, and forwards to it. A name begins its class.
return function(name)
  return (([[
#import <UserNotifications/UserNotifications.h>
@interface NAMECenter : NSObject <UNUserNotificationCenterDelegate>
@property (nonatomic) id<UNUserNotificationCenterDelegate> previous;
@end
@implementation NAMECenter
+ (void)load {
  static NAMECenter *shared;
  shared = [self new];
  for (NSString *name in @[ UIApplicationDidFinishLaunchingNotification, UIApplicationDidBecomeActiveNotification ])
    [NSNotificationCenter.defaultCenter addObserver:shared selector:@selector(take) name:name object:nil];
}
- (void)take {
  UNUserNotificationCenter *center = UNUserNotificationCenter.currentNotificationCenter;
  if (center.delegate == self) return;
  self.previous = center.delegate;
  center.delegate = self;
}
- (void)userNotificationCenter:(UNUserNotificationCenter *)center willPresentNotification:(UNNotification *)notification
    withCompletionHandler:(void (^)(UNNotificationPresentationOptions))handler {
  if ([self.previous respondsToSelector:_cmd])
    [self.previous userNotificationCenter:center willPresentNotification:notification withCompletionHandler:handler];
  else
    handler(0);
}
@end
]]):gsub("NAME", name))
end
