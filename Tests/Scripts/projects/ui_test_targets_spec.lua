local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode = require "project", require "xcode"

describe("a target of UI tests", function()
  it("launches the app that it tests, anew with each launch", function()
    local folder <close> = project.new {
      ["App.xcodeproj/project.pbxproj"] = xcode.pbxproj {
        {name = "App", kind = "application", sources = {"App/main.m"}},
        {name = "AppUITests", kind = "ui tests", sources = {"AppUITests/AppUITests.m"}, depends = {"App"},
          settings = {TEST_TARGET_NAME = "App"}},
      },
      ["App/main.m"] = [[
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
  UIViewController *page = [UIViewController new];
  self.window.rootViewController = page;
  UISwitch *lamp = [[UISwitch alloc] initWithFrame:CGRectMake(20, 200, 51, 31)];
  lamp.accessibilityIdentifier = @"lamp";
  [page.view addSubview:lamp];
  [self.window makeKeyAndVisible];
  return YES;
}
@end
int main(int argc, char *argv[]) {
  @autoreleasepool { return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class])); }
}
]],
      ["AppUITests/AppUITests.m"] = [[
#import <XCTest/XCTest.h>
@interface AppUITests : XCTestCase @end
@implementation AppUITests
- (void)testLamp {
  XCUIApplication *app = [[XCUIApplication alloc] init];
  for (int i = 0; i < 2; i++) {
    [app launch];
    XCTAssertEqualObjects(app.switches[@"lamp"].value, @"0");
    [app.switches[@"lamp"] tap];
    XCTAssertEqualObjects(app.switches[@"lamp"].value, @"1");
  }
  [app terminate];
  XCTAssertEqual(app.state, XCUIApplicationStateNotRunning);
}
@end
]],
    }
    local output, status = folder:test()
    assert.matches("\nok 1 - AppUITests testLamp", "\n" .. output, 1, true)
    assert.equal(0, status)
  end)
end)
