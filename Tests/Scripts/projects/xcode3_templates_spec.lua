-- Apps as Xcode 3 made them: a main nib with the delegate and its window, references counted by hand.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode, nib = require "project", require "xcode", require "archived_nib"
local object, array = nib.object, nib.array

local MAIN = [=[
#import <UIKit/UIKit.h>
int main(int argc, char *argv[]) {
    NSAutoreleasePool * pool = [[NSAutoreleasePool alloc] init];
    int retVal = UIApplicationMain(argc, argv, nil, nil);
    [pool release];
    return retVal;
}
]=]
local PREFIX = [[
#ifdef __OBJC__
    #import <Foundation/Foundation.h>
    #import <UIKit/UIKit.h>
#endif
]]
local INFO = [[
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>CFBundleExecutable</key><string>${EXECUTABLE_NAME}</string>
<key>CFBundleIdentifier</key><string>com.yourcompany.${PRODUCT_NAME:rfc1034identifier}</string>
<key>CFBundleDisplayName</key><string>${PRODUCT_NAME}</string>
<key>NSMainNibFile</key><string>MainWindow</string>
</dict></plist>
]]
local WINDOW = object("IBUIWindow", 12, nil, '<nil key="NSNextResponder"/><int key="NSvFlags">1316</int>'
  .. '<string key="NSFrameSize">{320, 480}</string><object class="NSColor" key="IBUIBackgroundColor">'
  .. '<int key="NSColorSpace">1</int><bytes key="NSRGB">MSAxIDEAA</bytes></object>'
  .. '<bool key="IBUIVisibleAtLaunch">YES</bool><bool key="IBUIResizesToFullScreen">YES</bool>')
local DELEGATE = object("IBUICustomObject", 11)

-- The files of an app: `roots`, `outlets` and `classes` of the main nib, sources and other nibs by their names.
local function files(sources, roots, outlets, classes)
  table.insert(roots, 1, DELEGATE)
  table.insert(roots, WINDOW)
  table.insert(outlets, {1, "delegate", 11})
  table.insert(outlets, {11, "window", 12})
  classes[1], classes[2], classes[11] = "UIApplication", "UIResponder", "OldAppDelegate"
  local result = {
    ["main.m"] = MAIN, ["Old_Prefix.pch"] = PREFIX, ["Old-Info.plist"] = INFO,
    ["MainWindow.xib"] = nib.document(roots, outlets, classes),
  }
  local list, resources = {"main.m"}, {"MainWindow.xib"}
  for name, text in pairs(sources) do
    local path = name:match "%.xib$" and name or "Classes/" .. name
    result[path] = text
    if name:match "%.m$" then list[#list + 1] = path end
    if name:match "%.xib$" then resources[#resources + 1] = path end
  end
  result["Old.xcodeproj/project.pbxproj"] = xcode.pbxproj({{
    name = "Old", kind = "application", sources = list, resources = resources,
    settings = {
      INFOPLIST_FILE = "Old-Info.plist", PRODUCT_NAME = "Old", ALWAYS_SEARCH_USER_PATHS = "NO",
      GCC_PREFIX_HEADER = "Old_Prefix.pch", GCC_PRECOMPILE_PREFIX_HEADER = "YES",
    },
  }}, {version = 45, settings = {SDKROOT = "iphoneos4.0", ARCHS = "$(ARCHS_STANDARD_32_BIT)"}})
  return result
end

local function driven(made, script)
  local folder <close> = project.new(made)
  folder:write("../drive.lua", "runloop.run(0.5)\nlocal window = uikit.keyWindow()\n" .. script)
  return (folder:run "--drive drive.lua")
end

-- The delegate's header and source, with one more outlet: `class` and `name` of it.
local function delegate(class, name, launch)
  local header = ([[
@class ROOT;
@interface OldAppDelegate : NSObject <UIApplicationDelegate> {
    UIWindow *window;
    CLASS *NAME;
}
@property (nonatomic, retain) IBOutlet UIWindow *window;
@property (nonatomic, retain) IBOutlet CLASS *NAME;
@end
]]):gsub("CLASS", class):gsub("NAME", name):gsub("ROOT", class)
  local source = ([[
#import "OldAppDelegate.h"
#import "RootViewController.h"
@implementation OldAppDelegate
@synthesize window;
@synthesize NAME;
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    LAUNCH
    [window makeKeyAndVisible];
    printf("launched %s %d\n", [NSStringFromClass([NAME class]) UTF8String], [window isKeyWindow]);
    return YES;
}
- (void)applicationWillTerminate:(UIApplication *)application { printf("terminates\n"); }
- (void)dealloc {
    [NAME release];
    [window release];
    [super dealloc];
}
@end
]]):gsub("NAME", name):gsub("LAUNCH", launch)
  return header, source
end

local function page(frame, more)
  return object("IBUIView", 20, nil, '<int key="NSvFlags">274</int><string key="NSFrame">' .. (frame or "{{0, 20}, {320, 460}}")
    .. '</string>' .. (more or ""))
end
local function page_nib(class, more, outlets, actions)
  outlets = outlets or {}
  table.insert(outlets, {1, "view", 20})
  return nib.document({page(nil, more)}, outlets, {[1] = class, [2] = "UIResponder"}, actions)
end

describe("an app of Xcode 3", function()
  it("adds the view of a controller of its main nib", function()
    local header, source = delegate("RootViewController", "viewController", "[window addSubview:viewController.view];")
    assert.equal("loaded 1\nlaunched RootViewController 1\nRootViewController 1\nterminates\n", driven(files({
      ["OldAppDelegate.h"] = header, ["OldAppDelegate.m"] = source,
      ["RootViewController.h"] = "@interface RootViewController : UIViewController {\n}\n@end\n",
      ["RootViewController.m"] = [[
#import "RootViewController.h"
@implementation RootViewController
- (void)viewDidLoad { [super viewDidLoad]; printf("loaded %d\n", (int)self.view.tag); }
- (void)viewDidUnload { }
- (void)dealloc { [super dealloc]; }
@end
]],
      ["RootViewController.xib"] = page_nib("RootViewController", '<int key="IBUITag">1</int>'),
    }, {object("IBUIViewController", 13, nil, '<string key="IBUINibName">RootViewController</string>')},
      {{11, "viewController", 13}}, {[13] = "RootViewController"}), [[
local view = window:subviews()[1]
print(tostring(view:nextResponder():class()) .. " " .. view:tag())
uikit.terminate()
]]))
  end)

  it("pushes details from the list of its navigation controller", function()
    local header, source = delegate("UINavigationController", "navigationController",
      "[window addSubview:[navigationController view]];")
    assert.equal("launched UINavigationController 1\nRoot 1 1\npicked 0\n2 Row 0\nRoot\n", driven(files({
      ["OldAppDelegate.h"] = header, ["OldAppDelegate.m"] = source,
      ["RootViewController.h"] = "@interface RootViewController : UITableViewController {\n}\n@end\n",
      ["RootViewController.m"] = [[
#import "RootViewController.h"
@implementation RootViewController
- (void)viewDidLoad { [super viewDidLoad]; }
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView { return 1; }
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return 1; }
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    static NSString *CellIdentifier = @"Cell";
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:CellIdentifier];
    if (cell == nil) {
        cell = [[[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:CellIdentifier] autorelease];
    }
    return cell;
}
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    printf("picked %d\n", (int)indexPath.row);
    UIViewController *detail = [[UIViewController alloc] initWithNibName:nil bundle:nil];
    detail.title = [NSString stringWithFormat:@"Row %d", (int)indexPath.row];
    [self.navigationController pushViewController:detail animated:YES];
    [detail release];
}
- (void)dealloc { [super dealloc]; }
@end
]],
      ["RootViewController.xib"] = nib.document({object("IBUITableView", 20, nil, '<int key="NSvFlags">274</int>'
        .. '<string key="NSFrameSize">{320, 247}</string><float key="IBUIRowHeight">44</float>')},
        {{1, "view", 20}, {20, "dataSource", 1}, {20, "delegate", 1}}, {[1] = "RootViewController"}),
    }, {object("IBUINavigationController", 13, nil,
      object("IBUINavigationBar", 14, "IBUINavigationBar", '<string key="NSFrameSize">{0, 0}</string>')
      .. array("IBUIViewControllers", {object("IBUIViewController", 15, nil,
        object("IBUINavigationItem", 16, "IBUINavigationItem", '<reference key="IBUINavigationBar"/><string key="IBUITitle">Root</string>')
        .. '<reference key="IBUIParentViewController" ref="13"/><string key="IBUINibName">RootViewController</string>')}))},
      {{11, "navigationController", 13}}, {[15] = "RootViewController"}), [[
local navigation = window:subviews()[1]:nextResponder()
local list = navigation:topViewController()
print(list:title() or list:navigationItem():title(), #navigation:viewControllers(), #list:tableView():visibleCells())
gesture.tap(list:tableView():visibleCells()[1])
runloop.run(1)
print(#navigation:viewControllers(), navigation:topViewController():title())
gesture.tap(navigation:navigationBar(), {at = {20, 22}})
runloop.run(1)
print(navigation:topViewController():navigationItem():title())
]]):gsub("\t", " "))
  end)

  it("shows the tabs of its main nib, the first one with a view in it", function()
    local header, source = delegate("UITabBarController", "tabBarController", "[window addSubview:tabBarController.view];")
    assert.equal("launched UITabBarController 1\n2 First 5\nsecond loaded\n1 Second\n", (driven(files({
      ["OldAppDelegate.h"] = header, ["OldAppDelegate.m"] = source,
      ["RootViewController.h"] = "@interface RootViewController : UIViewController {\n}\n@end\n",
      ["RootViewController.m"] = [[
#import "RootViewController.h"
@implementation RootViewController
- (void)viewDidLoad { [super viewDidLoad]; printf("second loaded\n"); }
@end
]],
      ["SecondView.xib"] = page_nib("RootViewController"),
    }, {object("IBUITabBarController", 13, nil, '<reference key="IBUISelectedViewController" ref="14"/>'
      .. array("IBUIViewControllers", {
        object("IBUIViewController", 14, nil, object("IBUIView", 17, "IBUIView", '<int key="NSvFlags">274</int><int key="IBUITag">5</int>'
          .. '<string key="NSFrameSize">{320, 431}</string>')
          .. object("IBUITabBarItem", 15, "IBUITabBarItem", '<int key="IBUITag">0</int><string key="IBUITitle">First</string>')
          .. '<reference key="IBUIParentViewController" ref="13"/>'),
        object("IBUIViewController", 16, nil,
          object("IBUITabBarItem", 18, "IBUITabBarItem", '<int key="IBUITag">0</int><string key="IBUITitle">Second</string>')
          .. '<reference key="IBUIParentViewController" ref="13"/><string key="IBUINibName">SecondView</string>'),
      }) .. object("IBUITabBar", 19, "IBUITabBar", '<int key="NSvFlags">266</int><string key="NSFrame">{{129, 330}, {163, 49}}</string>'))},
      {{11, "tabBarController", 13}}, {[16] = "RootViewController"}), [[
local tabs = window:subviews()[1]:nextResponder()
local bar = tabs:tabBar()
print(#tabs:viewControllers(), bar:items()[1]:title(), tabs:selectedViewController():view():tag())
gesture.tap(bar, {at = {bar:bounds().size.width * 0.75, 20}})
print(tabs:selectedIndex(), tabs:selectedViewController():tabBarItem():title())
]]):gsub("\t", " ")))
  end)

  it("flips to its other side and back", function()
    local header, source = delegate("RootViewController", "mainViewController", [=[
    RootViewController *aController = [[RootViewController alloc] initWithNibName:@"MainView" bundle:nil];
    self.mainViewController = aController;
    [aController release];
    mainViewController.view.frame = [UIScreen mainScreen].applicationFrame;
    [window addSubview:[mainViewController view]];]=])
    assert.equal("launched RootViewController 1\nflipside loaded\nflipside FlipsideViewController\ndone\nflipside ends\nnil\n",
      driven(files({
        ["OldAppDelegate.h"] = header, ["OldAppDelegate.m"] = source,
        ["RootViewController.h"] = '#import "FlipsideViewController.h"\n'
          .. "@interface RootViewController : UIViewController <FlipsideViewControllerDelegate> {\n}\n- (IBAction)showInfo;\n@end\n",
        ["RootViewController.m"] = [[
#import "RootViewController.h"
@implementation RootViewController
- (void)flipsideViewControllerDidFinish:(FlipsideViewController *)controller {
    printf("done\n");
    [self dismissModalViewControllerAnimated:YES];
}
- (IBAction)showInfo {
    FlipsideViewController *controller = [[FlipsideViewController alloc] initWithNibName:@"FlipsideView" bundle:nil];
    controller.delegate = self;
    controller.modalTransitionStyle = UIModalTransitionStyleFlipHorizontal;
    [self presentModalViewController:controller animated:YES];
    [controller release];
}
@end
]],
        ["FlipsideViewController.h"] = [[
@protocol FlipsideViewControllerDelegate;
@interface FlipsideViewController : UIViewController {
    id <FlipsideViewControllerDelegate> delegate;
}
@property (nonatomic, assign) id <FlipsideViewControllerDelegate> delegate;
- (IBAction)done;
@end
@protocol FlipsideViewControllerDelegate
- (void)flipsideViewControllerDidFinish:(FlipsideViewController *)controller;
@end
]],
        ["FlipsideViewController.m"] = [[
#import "FlipsideViewController.h"
@implementation FlipsideViewController
@synthesize delegate;
- (void)viewDidLoad {
    [super viewDidLoad];
    self.view.backgroundColor = [UIColor viewFlipsideBackgroundColor];
    printf("flipside loaded\n");
}
- (IBAction)done { [self.delegate flipsideViewControllerDidFinish:self]; }
- (void)dealloc { printf("flipside ends\n"); [super dealloc]; }
@end
]],
        ["MainView.xib"] = page_nib("RootViewController", array("NSSubviews", {
          object("IBUIButton", 21, nil, '<int key="NSvFlags">265</int><string key="NSFrame">{{281, 421}, {18, 19}}</string>'
            .. '<int key="IBUIButtonType">3</int><bool key="IBUIShowsTouchWhenHighlighted">YES</bool>'),
        }), nil, {{21, "showInfo", 1, 7}}),
        ["FlipsideView.xib"] = page_nib("FlipsideViewController", array("NSSubviews", {
          object("IBUINavigationBar", 21, nil, '<int key="NSvFlags">290</int><string key="NSFrameSize">{320, 44}</string>'
            .. array("IBUIItems", {object("IBUINavigationItem", 22, nil, '<reference key="IBUINavigationBar" ref="21"/>'
              .. '<string key="IBUITitle">Title</string>' .. object("IBUIBarButtonItem", 23, "IBUILeftBarButtonItem",
                '<int key="IBUIStyle">1</int><reference key="IBUINavigationItem" ref="22"/><int key="IBUISystemItemIdentifier">0</int>'))})),
        }), nil, {{23, "done", 1}}),
      }, {}, {}, {}), [[
local main = window:subviews()[1]
gesture.tap(main:subviews()[1])
runloop.run(1)
local flipside = main:nextResponder():presentedViewController()
print("flipside " .. tostring(flipside and flipside:class()))
gesture.tap(flipside:view():subviews()[1], {at = {30, 22}})
flipside = nil
runloop.run(1)
collectgarbage()
runloop.run(0.1)
print(tostring(main:nextResponder():presentedViewController()))
]]))
  end)
end)
