-- Apps as Xcode 4 to 10 made them: the window in code or a main storyboard, the delegate a responder.

local project, xcode = require "project", require "xcode"
local old_app = {}

-- A nib of these objects.
function old_app.nib(objects)
  return '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>'
    .. objects .. '<placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/></objects></document>\n'
end

local MAIN = [=[
#import <UIKit/UIKit.h>
#import "AppDelegate.h"
int main(int argc, char * argv[]) {
    @autoreleasepool {
        return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
    }
}
]=]

-- Runs a project of sources, nibs and storyboards with the launch of its delegate; answers the output.
function old_app.driven(files, launch, script, more)
  files["main.m"] = MAIN
  files["App-Prefix.pch"] = [[
#import <Availability.h>
#ifndef __IPHONE_5_0
#warning "This project uses features only available in iOS SDK 5.0 and later."
#endif
#ifdef __OBJC__
    #import <UIKit/UIKit.h>
    #import <Foundation/Foundation.h>
#endif
]]
  files["AppDelegate.h"] = files["AppDelegate.h"] or [[
#import <UIKit/UIKit.h>
@class ViewController;
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@property (strong, nonatomic) UINavigationController *navigationController;
@property (strong, nonatomic) UISplitViewController *splitViewController;
@property (strong, nonatomic) UITabBarController *tabBarController;
@property (strong, nonatomic) ViewController *viewController;
@end
]]
  files["AppDelegate.m"] = files["AppDelegate.m"] or ('#import "AppDelegate.h"\n' .. (more or "") .. [=[
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions
{
]=] .. launch .. [=[
    return YES;
}
- (void)applicationWillResignActive:(UIApplication *)application { }
- (void)applicationDidEnterBackground:(UIApplication *)application { }
- (void)applicationWillEnterForeground:(UIApplication *)application { }
- (void)applicationDidBecomeActive:(UIApplication *)application { printf("active\n"); }
- (void)applicationWillTerminate:(UIApplication *)application { printf("terminates\n"); }
@end
]=])
  local sources, resources = {}, {}
  for path in pairs(files) do
    if path:match "%.m$" then sources[#sources + 1] = path end
    if path:match "%.xib$" or path:match "%.storyboard$" then resources[#resources + 1] = path end
  end
  files["App.xcodeproj/project.pbxproj"] = xcode.pbxproj({{
    name = "App", kind = "application", sources = sources, resources = resources,
    settings = {INFOPLIST_FILE = "App-Info.plist", PRODUCT_NAME = "$(TARGET_NAME)", GCC_PREFIX_HEADER = "App-Prefix.pch"},
  }}, {version = 46, settings = {SDKROOT = "iphoneos", CLANG_ENABLE_OBJC_ARC = "YES", TARGETED_DEVICE_FAMILY = "1,2"}})
  files["App-Info.plist"] = files["App-Info.plist"] or [[
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>CFBundleIdentifier</key><string>com.example.${PRODUCT_NAME:rfc1034identifier}</string>
<key>LSRequiresIPhoneOS</key><true/>
</dict></plist>
]]
  local folder <close> = project.new(files)
  folder:write("../drive.lua", "runloop.run(0.5)\nlocal root = uikit.keyWindow():rootViewController()\n" .. script)
  return (folder:run "--drive drive.lua"):gsub("\t", " ")
end

-- The statements of a launch that make the window and show it.
old_app.window = "    self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];\n"
old_app.show = "    [self.window makeKeyAndVisible];\n"

return old_app
