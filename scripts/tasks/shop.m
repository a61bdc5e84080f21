// An app with one button, whose tag is 7.
#import <UIKit/UIKit.h>
#include <stdio.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
  self.window.rootViewController = [UIViewController new];
  UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
  button.frame = CGRectMake(50, 100, 150, 50);
  button.tag = 7;
  [button addTarget:self action:@selector(buy) forControlEvents:UIControlEventTouchUpInside];
  [self.window.rootViewController.view addSubview:button];
  [self.window makeKeyAndVisible];
  return YES;
}
- (void)buy {
  printf("bought\n");
}
@end

int main(int argc, char *argv[]) {
  @autoreleasepool {
    return UIApplicationMain(argc, argv, nil, @"AppDelegate");
  }
}
