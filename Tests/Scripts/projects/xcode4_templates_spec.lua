-- Apps as Xcode 4 made them: the window in code, nibs for each device.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local old_app = require "old_app"
local driven, nib, WINDOW, SHOW = old_app.driven, old_app.nib, old_app.window, old_app.show

describe("an app of Xcode 4", function()
  it("has an empty window", function()
    assert.equal("active\nUIViewController\nterminates\n", driven({}, WINDOW .. [[
    self.window.backgroundColor = [UIColor whiteColor];
    self.window.rootViewController = [[UIViewController alloc] init];
]] .. SHOW, "print(tostring(root:class()))\nuikit.terminate()\n"))
  end)

  it("pushes the detail of its list on a phone", function()
    assert.equal("active\nMaster 0\n1\nDetail Detail 2026-01-01 00:00:00 +0000\n1\n0\n", driven({
      ["MasterViewController.h"] = [[
#import <UIKit/UIKit.h>
@class DetailViewController;
@interface MasterViewController : UITableViewController
@property (strong, nonatomic) DetailViewController *detailViewController;
@end
]],
      ["MasterViewController.m"] = [=[
#import "MasterViewController.h"
#import "DetailViewController.h"
@interface MasterViewController () {
    NSMutableArray *_objects;
}
@end
@implementation MasterViewController
- (id)initWithNibName:(NSString *)nibNameOrNil bundle:(NSBundle *)nibBundleOrNil
{
    self = [super initWithNibName:nibNameOrNil bundle:nibBundleOrNil];
    if (self) {
        self.title = NSLocalizedString(@"Master", @"Master");
        if ([[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPad) {
            self.clearsSelectionOnViewWillAppear = NO;
            self.contentSizeForViewInPopover = CGSizeMake(320.0, 600.0);
        }
    }
    return self;
}
- (void)viewDidLoad
{
    [super viewDidLoad];
    self.navigationItem.leftBarButtonItem = self.editButtonItem;
    UIBarButtonItem *addButton = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemAdd target:self action:@selector(insertNewObject:)];
    self.navigationItem.rightBarButtonItem = addButton;
}
- (void)viewDidUnload
{
    [super viewDidUnload];
}
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)interfaceOrientation
{
    return (interfaceOrientation != UIInterfaceOrientationPortraitUpsideDown);
}
- (void)insertNewObject:(id)sender
{
    if (!_objects) {
        _objects = [[NSMutableArray alloc] init];
    }
    [_objects insertObject:[NSDate dateWithTimeIntervalSince1970:1767225600] atIndex:0];
    NSIndexPath *indexPath = [NSIndexPath indexPathForRow:0 inSection:0];
    [self.tableView insertRowsAtIndexPaths:@[indexPath] withRowAnimation:UITableViewRowAnimationAutomatic];
}
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView { return 1; }
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return _objects.count; }
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath
{
    static NSString *CellIdentifier = @"Cell";
    UITableViewCell *cell = [tableView dequeueReusableCellWithIdentifier:CellIdentifier];
    if (cell == nil) {
        cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:CellIdentifier];
        if ([[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPhone) {
            cell.accessoryType = UITableViewCellAccessoryDisclosureIndicator;
        }
    }
    NSDate *object = [_objects objectAtIndex:indexPath.row];
    cell.textLabel.text = [object description];
    return cell;
}
- (BOOL)tableView:(UITableView *)tableView canEditRowAtIndexPath:(NSIndexPath *)indexPath { return YES; }
- (void)tableView:(UITableView *)tableView commitEditingStyle:(UITableViewCellEditingStyle)editingStyle forRowAtIndexPath:(NSIndexPath *)indexPath
{
    if (editingStyle == UITableViewCellEditingStyleDelete) {
        [_objects removeObjectAtIndex:indexPath.row];
        [tableView deleteRowsAtIndexPaths:[NSArray arrayWithObject:indexPath] withRowAnimation:UITableViewRowAnimationFade];
    }
}
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath
{
    NSDate *object = [_objects objectAtIndex:indexPath.row];
    if ([[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPhone) {
        if (!self.detailViewController) {
            self.detailViewController = [[DetailViewController alloc] initWithNibName:@"DetailViewController_iPhone" bundle:nil];
        }
        self.detailViewController.detailItem = object;
        [self.navigationController pushViewController:self.detailViewController animated:YES];
    } else {
        self.detailViewController.detailItem = object;
    }
}
@end
]=],
      ["DetailViewController.h"] = [[
#import <UIKit/UIKit.h>
@interface DetailViewController : UIViewController <UISplitViewControllerDelegate>
@property (strong, nonatomic) id detailItem;
@property (strong, nonatomic) IBOutlet UILabel *detailDescriptionLabel;
@end
]],
      ["DetailViewController.m"] = [[
#import "DetailViewController.h"
@interface DetailViewController ()
@property (strong, nonatomic) UIPopoverController *masterPopoverController;
- (void)configureView;
@end
@implementation DetailViewController
@synthesize detailItem = _detailItem;
@synthesize detailDescriptionLabel = _detailDescriptionLabel;
@synthesize masterPopoverController = _masterPopoverController;
- (void)setDetailItem:(id)newDetailItem
{
    if (_detailItem != newDetailItem) {
        _detailItem = newDetailItem;
        [self configureView];
    }
    if (self.masterPopoverController != nil) {
        [self.masterPopoverController dismissPopoverAnimated:YES];
    }
}
- (void)configureView
{
    if (self.detailItem) {
        self.detailDescriptionLabel.text = [self.detailItem description];
    }
}
- (void)viewDidLoad { [super viewDidLoad]; self.title = @"Detail"; [self configureView]; }
- (void)splitViewController:(UISplitViewController *)splitController
     willHideViewController:(UIViewController *)viewController
          withBarButtonItem:(UIBarButtonItem *)barButtonItem
       forPopoverController:(UIPopoverController *)popoverController
{
    barButtonItem.title = NSLocalizedString(@"Master", @"Master");
    [self.navigationItem setLeftBarButtonItem:barButtonItem animated:YES];
    self.masterPopoverController = popoverController;
}
- (void)splitViewController:(UISplitViewController *)splitController
     willShowViewController:(UIViewController *)viewController
  invalidatingBarButtonItem:(UIBarButtonItem *)barButtonItem
{
    [self.navigationItem setLeftBarButtonItem:nil animated:YES];
    self.masterPopoverController = nil;
}
@end
]],
      ["MasterViewController_iPhone.xib"] = nib([[
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="MasterViewController"><connections>
<outlet property="view" destination="1" id="3"/></connections></placeholder>
<tableView id="1"><rect key="frame" x="0" y="0" width="320" height="460"/><connections>
<outlet property="dataSource" destination="-1" id="4"/><outlet property="delegate" destination="-1" id="5"/></connections></tableView>]]),
      ["DetailViewController_iPhone.xib"] = nib([[
<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="DetailViewController"><connections>
<outlet property="view" destination="1" id="3"/><outlet property="detailDescriptionLabel" destination="2" id="4"/></connections></placeholder>
<view id="1"><rect key="frame" x="0" y="0" width="320" height="460"/><subviews><label text="Detail view content goes here" id="2">
<rect key="frame" x="20" y="221" width="280" height="18"/></label></subviews></view>]]),
    }, WINDOW .. [=[
    if ([[UIDevice currentDevice] userInterfaceIdiom] == UIUserInterfaceIdiomPhone) {
        MasterViewController *masterViewController = [[MasterViewController alloc] initWithNibName:@"MasterViewController_iPhone" bundle:nil];
        self.navigationController = [[UINavigationController alloc] initWithRootViewController:masterViewController];
        self.window.rootViewController = self.navigationController;
    }
]=] .. SHOW, [[
local bar, list = root:navigationBar(), root:topViewController()
local width = bar:bounds().size.width
print(list:title(), list:tableView():numberOfRowsInSection_(0))
gesture.tap(bar, {at = {width - 20, 22}})
runloop.run(1)
print(list:tableView():numberOfRowsInSection_(0))
gesture.tap(list:tableView():visibleCells()[1])
runloop.run(1)
local detail = root:topViewController()
print(detail:title(), detail:detailDescriptionLabel() and "Detail" , detail:detailDescriptionLabel():text())
gesture.tap(bar, {at = {20, 22}})
runloop.run(1)
gesture.tap(bar, {at = {20, 22}})
runloop.run(1)
print(#root:viewControllers())
local cell = list:tableView():visibleCells()[1]
local _ = cell and gesture.tap(list:tableView(), {at = {20, 22}})
runloop.run(1)
gesture.tap(list:tableView(), {at = {width - 20, 22}})
runloop.run(1)
print(list:tableView():numberOfRowsInSection_(0))
]], '#import "MasterViewController.h"\n#import "DetailViewController.h"\n'))
  end)
end)
