-- Apps with pages, as Xcode 5 to 10 made them: a main storyboard, and pages that curl.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local old_app, interface_files = require "old_app", require "interface_files"

it("an app with pages turns them by a pan and by taps at their edges", function()
  assert.equal("active\n1 January\nFebruary\nJanuary\nJanuary\n", old_app.driven({
    ["DataViewController.h"] = [[
#import <UIKit/UIKit.h>
@interface DataViewController : UIViewController
@property (strong, nonatomic) IBOutlet UILabel *dataLabel;
@property (strong, nonatomic) id dataObject;
@end
]],
    ["DataViewController.m"] = [[
#import "DataViewController.h"
@implementation DataViewController
- (void)viewWillAppear:(BOOL)animated { [super viewWillAppear:animated]; self.dataLabel.text = [self.dataObject description]; }
@end
]],
    ["ModelController.h"] = [[
#import <UIKit/UIKit.h>
@class DataViewController;
@interface ModelController : NSObject <UIPageViewControllerDataSource>
- (DataViewController *)viewControllerAtIndex:(NSUInteger)index storyboard:(UIStoryboard *)storyboard;
- (NSUInteger)indexOfViewController:(DataViewController *)viewController;
@end
]],
    ["ModelController.m"] = [=[
#import "ModelController.h"
#import "DataViewController.h"
@interface ModelController()
@property (readonly, strong, nonatomic) NSArray *pageData;
@end
@implementation ModelController
- (id)init
{
  self = [super init];
  if (self) {
      NSDateFormatter *dateFormatter = [[NSDateFormatter alloc] init];
      _pageData = [[dateFormatter monthSymbols] copy];
  }
  return self;
}
- (DataViewController *)viewControllerAtIndex:(NSUInteger)index storyboard:(UIStoryboard *)storyboard
{
  if (([self.pageData count] == 0) || (index >= [self.pageData count])) { return nil; }
  DataViewController *dataViewController = [storyboard instantiateViewControllerWithIdentifier:@"DataViewController"];
  dataViewController.dataObject = self.pageData[index];
  return dataViewController;
}
- (NSUInteger)indexOfViewController:(DataViewController *)viewController
{
  return [self.pageData indexOfObject:viewController.dataObject];
}
- (UIViewController *)pageViewController:(UIPageViewController *)pageViewController viewControllerBeforeViewController:(UIViewController *)viewController
{
  NSUInteger index = [self indexOfViewController:(DataViewController *)viewController];
  if ((index == 0) || (index == NSNotFound)) { return nil; }
  index--;
  return [self viewControllerAtIndex:index storyboard:viewController.storyboard];
}
- (UIViewController *)pageViewController:(UIPageViewController *)pageViewController viewControllerAfterViewController:(UIViewController *)viewController
{
  NSUInteger index = [self indexOfViewController:(DataViewController *)viewController];
  if (index == NSNotFound) { return nil; }
  index++;
  if (index == [self.pageData count]) { return nil; }
  return [self viewControllerAtIndex:index storyboard:viewController.storyboard];
}
@end
]=],
    ["RootViewController.h"] = [[
#import <UIKit/UIKit.h>
@interface RootViewController : UIViewController <UIPageViewControllerDelegate>
@property (strong, nonatomic) UIPageViewController *pageViewController;
@end
]],
    ["RootViewController.m"] = [=[
#import "RootViewController.h"
#import "ModelController.h"
#import "DataViewController.h"
@interface RootViewController ()
@property (readonly, strong, nonatomic) ModelController *modelController;
@end
@implementation RootViewController
@synthesize modelController = _modelController;
- (void)viewDidLoad
{
  [super viewDidLoad];
  self.pageViewController = [[UIPageViewController alloc]
    initWithTransitionStyle:UIPageViewControllerTransitionStylePageCurl
      navigationOrientation:UIPageViewControllerNavigationOrientationHorizontal
                    options:nil];
  self.pageViewController.delegate = self;
  DataViewController *startingViewController = [self.modelController viewControllerAtIndex:0 storyboard:self.storyboard];
  NSArray *viewControllers = @[startingViewController];
  [self.pageViewController setViewControllers:viewControllers direction:UIPageViewControllerNavigationDirectionForward animated:NO completion:NULL];
  self.pageViewController.dataSource = self.modelController;
  [self addChildViewController:self.pageViewController];
  [self.view addSubview:self.pageViewController.view];
  CGRect pageViewRect = self.view.bounds;
  self.pageViewController.view.frame = pageViewRect;
  [self.pageViewController didMoveToParentViewController:self];
  self.view.gestureRecognizers = self.pageViewController.gestureRecognizers;
}
- (ModelController *)modelController
{
  if (!_modelController) { _modelController = [[ModelController alloc] init]; }
  return _modelController;
}
- (UIPageViewControllerSpineLocation)pageViewController:(UIPageViewController *)pageViewController
                   spineLocationForInterfaceOrientation:(UIInterfaceOrientation)orientation
{
  UIViewController *currentViewController = self.pageViewController.viewControllers[0];
  NSArray *viewControllers = @[currentViewController];
  [self.pageViewController setViewControllers:viewControllers direction:UIPageViewControllerNavigationDirectionForward animated:YES completion:NULL];
  self.pageViewController.doubleSided = NO;
  return UIPageViewControllerSpineLocationMin;
}
@end
]=],
    ["Main.storyboard"] = interface_files.storyboard("root", interface_files.scene(
      '<viewController id="root" customClass="RootViewController"><view key="view" id="v1">'
        .. '<rect key="frame" x="0" y="0" width="320" height="568"/></view></viewController>') .. interface_files.scene(
      '<viewController storyboardIdentifier="DataViewController" id="data" customClass="DataViewController"><view key="view" id="v2">'
        .. '<rect key="frame" x="0" y="0" width="320" height="568"/><subviews>'
        .. '<label text="Month" id="l1"><rect key="frame" x="20" y="20" width="280" height="20"/></label></subviews></view>'
        .. '<connections><outlet property="dataLabel" destination="l1" id="o1"/></connections></viewController>')),
    ["App-Info.plist"] = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">'
      .. '<dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>\n',
  }, "", [[
local pages = root:pageViewController()
local function month() return pages:viewControllers()[1]:dataLabel():text() end
local width = root:view():bounds().size.width
print(#pages:viewControllers(), month())
gesture.drag(root:view(), {from = {width - 30, 200}, by = {-width + 80, 0}, duration = 0.3})
runloop.run(1.5)
print(month())
gesture.tap(root:view(), {at = {10, 200}})
runloop.run(1.5)
print(month())
gesture.tap(root:view(), {at = {10, 200}})
runloop.run(1.5)
print(month())
]]))
end)
