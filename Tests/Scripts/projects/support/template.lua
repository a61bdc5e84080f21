-- What Xcode makes for a new app in Objective-C with a storyboard, and its tests.

local xcode = require "xcode"

local storyboard = [[
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="BYZ-38-t0r">
    <scenes>
        <!--View Controller-->
        <scene sceneID="tne-QT-ifu">
            <objects>
                <viewController id="BYZ-38-t0r" customClass="ViewController" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="8bC-Xf-vdC">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <label opaque="NO" text="Fish &amp; chips" textAlignment="center" tag="7" id="aaa-bb-ccc">
                                <rect key="frame" x="20" y="100" width="200" height="21"/>
                                <color key="textColor" red="1" green="0.5" blue="0.0" alpha="1" colorSpace="custom"/>
                            </label>
                            <button opaque="NO" id="ddd-ee-fff">
                                <rect key="frame" x="20" y="200" width="100" height="44"/>
                                <state key="normal" title="Go"/>
                                <connections>
                                    <action selector="go:" destination="BYZ-38-t0r" eventType="touchUpInside" id="ggg-hh-iii"/>
                                </connections>
                            </button>
                        </subviews>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                        <viewLayoutGuide key="safeArea" id="6Tk-OE-BBY"/>
                    </view>
                    <connections>
                        <outlet property="label" destination="aaa-bb-ccc" id="jjj-kk-lll"/>
                        <segue destination="ZZZ-zz-zzz" kind="show" identifier="more" id="mmm-nn-ooo"/>
                    </connections>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="dkx-z0-nzr" sceneMemberID="firstResponder"/>
            </objects>
        </scene>
        <scene sceneID="two">
            <objects>
                <viewController storyboardIdentifier="second" title="Second" id="ZZZ-zz-zzz" sceneMemberID="viewController">
                    <view key="view" id="yyy-yy-yyy"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
]]

local info = [[
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
	<key>CFBundleName</key><string>$(PRODUCT_NAME)</string>
	<key>UIApplicationSceneManifest</key>
	<dict>
		<key>UIApplicationSupportsMultipleScenes</key><false/>
		<key>UISceneConfigurations</key>
		<dict>
			<key>UIWindowSceneSessionRoleApplication</key>
			<array>
				<dict>
					<key>UISceneConfigurationName</key><string>Default Configuration</string>
					<key>UISceneDelegateClassName</key><string>SceneDelegate</string>
					<key>UISceneStoryboardFile</key><string>Main</string>
				</dict>
			</array>
		</dict>
	</dict>
</dict>
</plist>
]]

-- The files of an app whose project file has a version: 56 with groups, 77 with synchronized folders.
return function(version)
  local files = {
    ["Fish/AppDelegate.h"] = "#import <UIKit/UIKit.h>\n@interface AppDelegate : UIResponder <UIApplicationDelegate>\n@end\n",
    ["Fish/AppDelegate.m"] = [[
#import "AppDelegate.h"
@interface AppDelegate ()
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    return YES;
}
#pragma mark - UISceneSession lifecycle
- (UISceneConfiguration *)application:(UIApplication *)application configurationForConnectingSceneSession:(UISceneSession *)session
                              options:(UISceneConnectionOptions *)options {
    return [[UISceneConfiguration alloc] initWithName:@"Default Configuration" sessionRole:session.role];
}
@end
]],
    ["Fish/SceneDelegate.h"] = "#import <UIKit/UIKit.h>\n@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>\n"
      .. "@property (strong, nonatomic) UIWindow * window;\n@end\n",
    ["Fish/SceneDelegate.m"] = [[
#import "SceneDelegate.h"
@implementation SceneDelegate
- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)connectionOptions {
}
@end
]],
    ["Fish/ViewController.h"] = "#import <UIKit/UIKit.h>\n@interface ViewController : UIViewController\n"
      .. "@property (weak, nonatomic) IBOutlet UILabel *label;\n@property int count;\n@end\n",
    ["Fish/ViewController.m"] = [[
#import "ViewController.h"
@implementation ViewController
- (void)viewDidLoad {
    [super viewDidLoad];
    printf("loaded with %s in %s\n", self.label.text.UTF8String, NSBundle.mainBundle.infoDictionary[@"CFBundleName"] ? "Fish" : "?");
}
- (void)viewDidAppear:(BOOL)animated {
    [super viewDidAppear:animated];
    UIButton *button = self.view.subviews[1];
    [button sendActionsForControlEvents:UIControlEventTouchUpInside];
}
- (IBAction)go:(UIButton *)sender { self.count += 1; printf("%s\n", sender.currentTitle.UTF8String); }
@end
]],
    ["Fish/main.m"] = [[
#import <UIKit/UIKit.h>
#import "AppDelegate.h"
int main(int argc, char * argv[]) {
    NSString * appDelegateClassName;
    @autoreleasepool {
        appDelegateClassName = NSStringFromClass([AppDelegate class]);
    }
    return UIApplicationMain(argc, argv, nil, appDelegateClassName);
}
]],
    ["Fish/Base.lproj/Main.storyboard"] = storyboard,
    ["Fish/Base.lproj/LaunchScreen.storyboard"] = (storyboard:gsub(' customClass="ViewController"', "")
      :gsub("<connections>.-</connections>", "")),
    ["Fish/Assets.xcassets/Contents.json"] = '{"info":{"author":"xcode","version":1}}\n',
    ["Fish/Assets.xcassets/AppIcon.appiconset/Contents.json"] = '{"images":[],"info":{"author":"xcode","version":1}}\n',
    ["Fish/Info.plist"] = info,
    ["FishTests/FishTests.m"] = [[
#import <XCTest/XCTest.h>
#import "ViewController.h"
@interface FishTests : XCTestCase
@end
@implementation FishTests
- (void)testExample {
    UIStoryboard *storyboard = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
    ViewController *controller = [storyboard instantiateInitialViewController];
    [controller loadViewIfNeeded];
    XCTAssertEqualObjects(controller.label.text, @"Fish & chips");
    XCTAssertEqual(controller.label.tag, 7);
    XCTAssertEqualObjects(controller.label.textColor, [UIColor colorWithRed:1 green:0.5 blue:0 alpha:1]);
    [controller go:nil];
    XCTAssertEqual(controller.count, 1);
    XCTAssertEqualObjects([[storyboard instantiateViewControllerWithIdentifier:@"second"] title], @"Second");
}
- (void)testPerformanceExample {
    [self measureBlock:^{
    }];
}
@end
]],
  }
  local settings = {
    INFOPLIST_FILE = "Fish/Info.plist", PRODUCT_NAME = "$(TARGET_NAME)", CLANG_ENABLE_OBJC_ARC = "YES",
    INFOPLIST_KEY_UIMainStoryboardFile = "Main", INFOPLIST_KEY_UILaunchStoryboardName = "LaunchScreen",
    PRODUCT_BUNDLE_IDENTIFIER = "com.example.Fish",
  }
  local host = {TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Fish.app/$(BUNDLE_EXECUTABLE_FOLDER_PATH)/Fish", BUNDLE_LOADER = "$(TEST_HOST)"}
  local app = {name = "Fish", kind = "application", settings = settings}
  local tests = {name = "FishTests", kind = "tests", settings = host, depends = {"Fish"}}
  if version >= 77 then
    app.folders, app.exceptions, tests.folders = {"Fish"}, {"Info.plist"}, {"FishTests"}
  else
    app.sources = {"Fish/ViewController.m", "Fish/AppDelegate.m", "Fish/main.m", "Fish/SceneDelegate.m"}
    app.resources = {"Fish/Base.lproj/LaunchScreen.storyboard", "Fish/Assets.xcassets", "Fish/Base.lproj/Main.storyboard"}
    tests.sources = {"FishTests/FishTests.m"}
  end
  files["Fish.xcodeproj/project.pbxproj"] = xcode.pbxproj({app, tests, {name = "FishUITests", kind = "ui tests"}}, {version = version})
  return files
end
