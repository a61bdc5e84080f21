-- Apps without scenes, as Xcode made them until version 11, and libraries with tests.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode = require "project", require "xcode"

local main = [=[
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate, UISplitViewControllerDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  UIViewController *root = self.window.rootViewController;
  if ([root isKindOfClass:[UISplitViewController class]]) ((UISplitViewController *)root).delegate = self;
  return YES;
}
- (BOOL)splitViewController:(UISplitViewController *)split
    collapseSecondaryViewController:(UIViewController *)detail ontoPrimaryViewController:(UIViewController *)list {
  return YES;
}
@end
int main(int argc, char *argv[]) {
  @autoreleasepool { return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class])); }
}
]=]
local info = [[
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
]]
local function storyboard(initial, scenes)
  local text = {}
  for _, scene in ipairs(scenes) do text[#text + 1] = ("<scene><objects>%s</objects></scene>"):format(scene) end
  return ([[
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="%s">
<scenes>%s</scenes>
</document>
]]):format(initial, table.concat(text, "\n"))
end
local view = '<view key="view" id="v-%s"><rect key="frame" x="0" y="0" width="375" height="667"/></view>'
local function page(id, class, more)
  return ('<viewController id="%s" customClass="%s">%s%s</viewController>'):format(id, class, view:format(id), more or "")
end
local function relationship(name, destination)
  return ('<segue destination="%s" kind="relationship" relationship="%s"/>'):format(destination, name)
end
local function driven(files, script)
  files["main.m"], files["Info.plist"] = main, info
  local folder <close> = project.new(files)
  folder:write("../drive.lua", "runloop.run(0.5)\nlocal root = uikit.keyWindow():rootViewController()\n" .. script)
  return (folder:run "--drive drive.lua")
end

describe("an app without scenes", function()
  it("has the tabs of its storyboard", function()
    assert.equal("first\n2 Two\nsecond\n1\n", driven({
      ["Pages.m"] = [[
#import <UIKit/UIKit.h>
@interface First : UIViewController @end
@implementation First
- (void)viewDidLoad { [super viewDidLoad]; printf("first\n"); }
@end
@interface Second : UIViewController @end
@implementation Second
- (void)viewDidLoad { [super viewDidLoad]; printf("second\n"); }
@end
]],
      ["Base.lproj/Main.storyboard"] = storyboard("tabs", {
        page("one", "First", '<tabBarItem key="tabBarItem" title="One" id="i1"/>'),
        page("two", "Second", '<tabBarItem key="tabBarItem" title="Two" id="i2"/>'),
        '<tabBarController id="tabs"><tabBar key="tabBar" id="bar"/><connections>'
          .. relationship("viewControllers", "one") .. relationship("viewControllers", "two")
          .. "</connections></tabBarController>",
      }),
    }, [[
local bar = root:tabBar()
print(#root:viewControllers() .. " " .. bar:items()[2]:title())
gesture.tap(bar, {at = {bar:bounds().size.width * 0.75, 20}})
print(root:selectedIndex())
]]))
  end)

  it("has the list and the detail of its split view, and shows the detail of a row", function()
    assert.equal("List 1\ndetail of row\n2\n", driven({
      ["Pages.m"] = [[
#import <UIKit/UIKit.h>
@interface Detail : UIViewController
@property (copy, nonatomic) NSString *item;
@end
@implementation Detail
- (void)viewDidLoad { [super viewDidLoad]; printf("detail of %s\n", self.item.UTF8String); }
@end
@interface List : UITableViewController @end
@implementation List
- (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section { return 1; }
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
  return [table dequeueReusableCellWithIdentifier:@"Cell" forIndexPath:path];
}
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
  UINavigationController *navigation = segue.destinationViewController;
  if ([segue.identifier isEqualToString:@"showDetail"]) [(Detail *)navigation.topViewController setItem:@"row"];
}
@end
]],
      ["Base.lproj/Main.storyboard"] = storyboard("split", {
        '<splitViewController id="split"><connections>' .. relationship("masterViewController", "left")
          .. relationship("detailViewController", "right") .. "</connections></splitViewController>",
        '<navigationController id="left"><navigationBar key="navigationBar" id="b1"/><connections>'
          .. relationship("rootViewController", "list") .. "</connections></navigationController>",
        '<navigationController id="right"><navigationBar key="navigationBar" id="b2"/><connections>'
          .. relationship("rootViewController", "detail") .. "</connections></navigationController>",
        '<tableViewController id="list" customClass="List"><tableView key="view" dataMode="prototypes" id="table">'
          .. '<rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>'
          .. '<tableViewCell reuseIdentifier="Cell" id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>'
          .. '<connections><segue destination="right" kind="showDetail" identifier="showDetail" id="s"/></connections>'
          .. '</tableViewCell></prototypes><connections><outlet property="dataSource" destination="list" id="o1"/>'
          .. '<outlet property="delegate" destination="list" id="o2"/></connections></tableView></tableViewController>',
        page("detail", "Detail"),
      }),
    }, [[
local navigation = root:viewControllers()[1]
local list = navigation:topViewController()
print(tostring(list:class()) .. " " .. #list:tableView():visibleCells())
gesture.tap(list:tableView():visibleCells()[1])
runloop.run(1)
print(#navigation:viewControllers())
]]))
  end)
end)

describe("a library with a target of tests", function()
  for _, kind in ipairs {"framework", "static"} do
    it("is linked with them: " .. kind, function()
      local folder <close> = project.new {
        ["Kit.xcodeproj/project.pbxproj"] = xcode.pbxproj {
          {name = "Kit", kind = kind, sources = {"Kit/Kit.m"}},
          {name = "KitTests", kind = "tests", sources = {"KitTests/T.m"}, depends = {"Kit"}},
        },
        ["Kit/Kit.h"] = "#import <Foundation/Foundation.h>\n@interface Kit : NSObject\n- (int)answer;\n@end\n",
        ["Kit/Kit.m"] = '#import "Kit.h"\n@implementation Kit\n- (int)answer { return 42; }\n@end\n',
        ["KitTests/T.m"] = project.case("T", "XCTAssertEqual([[Kit new] answer], 42);",
          kind == "framework" and "#import <Kit/Kit.h>" or '#import "Kit.h"'),
      }
      local output = folder:test()
      assert.matches("KitTests.xctest: 2 of 2 sources were read", output, 1, true)
      assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
    end)
  end
end)
