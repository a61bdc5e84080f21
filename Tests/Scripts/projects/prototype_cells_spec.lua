-- Cells of storyboards: prototypes, which need no registration, static cells, and their segues.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode = require "project", require "xcode"

-- The output of a test with a body in a target with an app that has this storyboard and source.
local function passes(body, scenes, source)
  local folder <close> = project.new {
    ["App/Main.storyboard"] = '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"'
      .. ' initialViewController="n"><scenes>' .. scenes .. "</scenes></document>\n",
    ["App/App.h"] = "#import <UIKit/UIKit.h>\n",
    ["App/App.m"] = '#import "App.h"\n' .. source,
    ["Tests/T.m"] = project.case("T", body, "#import <UIKit/UIKit.h>\n#import <Hookhost/Hookhost.h>"),
    ["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {
      {name = "App", kind = "application", sources = {"App/App.m"}, resources = {"App/Main.storyboard"}},
      {name = "AppTests", kind = "tests", sources = {"Tests/T.m"}, settings = {TEST_TARGET_NAME = "App"}},
    },
  }
  assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
end
local function scene(inner) return "<scene><objects>" .. inner .. "</objects></scene>" end

-- A navigation controller `n`, whose root is the list `c`, and a detail `d`.
local navigation = scene [[
  <navigationController id="n" sceneMemberID="viewController"><connections>
    <segue destination="c" kind="relationship" relationship="rootViewController" id="s0"/></connections></navigationController>]]
local detail = scene [[
  <viewController id="d" title="Detail" sceneMemberID="viewController"><view key="view" id="dv"/></viewController>]]
local shown = [==[
  UINavigationController *navigation = [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateInitialViewController];
  UIWindow *window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
  window.rootViewController = navigation;
  [window makeKeyAndVisible];
  UITableViewController *list = (id)navigation.topViewController;
  [window layoutIfNeeded];
]==]

describe("a prototype cell", function()
  local source = [==[
@interface Cell : UITableViewCell
@property (weak) IBOutlet UILabel *name;
@end
@implementation Cell
@end
@interface List : UITableViewController
@property NSMutableArray *log;
@end
@implementation List
- (void)viewDidLoad { [super viewDidLoad]; self.log = [NSMutableArray array]; }
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return 3; }
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)path {
  Cell *cell = [tableView dequeueReusableCellWithIdentifier:@"Row" forIndexPath:path];
  cell.name.text = [NSString stringWithFormat:@"Row %ld", (long)path.row];
  return cell;
}
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path {
  [self.log addObject:@"didSelect"];
}
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
  [self.log addObject:[NSString stringWithFormat:@"%@ %ld %d", segue.identifier,
    (long)self.tableView.indexPathForSelectedRow.row, [sender isKindOfClass:Cell.class]]];
}
- (IBAction)press:(UIButton *)sender { [self.log addObject:@"pressed"]; }
@end
]==]
  local list = scene [[
  <tableViewController id="c" customClass="List" sceneMemberID="viewController">
    <tableView key="view" id="t" dataMode="prototypes" style="plain" rowHeight="50"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <prototypes>
        <tableViewCell id="p" reuseIdentifier="Row" customClass="Cell" accessoryType="detailButton"><rect key="frame" x="0" y="0" width="375" height="50"/>
          <tableViewCellContentView key="contentView" tableViewCell="p" id="pc"><rect key="frame" x="0" y="0" width="375" height="50"/>
            <subviews>
              <label id="l" translatesAutoresizingMaskIntoConstraints="NO" text="?"><rect key="frame" x="0" y="0" width="40" height="20"/></label>
              <button id="b"><rect key="frame" x="200" y="5" width="60" height="30"/>
                <connections><action selector="press:" destination="c" eventType="touchUpInside" id="a"/></connections></button>
            </subviews>
            <constraints>
              <constraint firstItem="l" firstAttribute="leading" secondItem="pc" secondAttribute="leading" constant="30" id="c1"/>
              <constraint firstItem="l" firstAttribute="top" secondItem="pc" secondAttribute="top" constant="8" id="c2"/>
            </constraints>
          </tableViewCellContentView>
          <connections>
            <outlet property="name" destination="l" id="o"/>
            <segue destination="d" kind="show" identifier="more" id="s1"/>
            <segue destination="d" kind="show" identifier="info" trigger="accessoryAction" id="s2"/>
          </connections>
        </tableViewCell>
      </prototypes>
      <connections><outlet property="dataSource" destination="c" id="o1"/><outlet property="delegate" destination="c" id="o2"/></connections>
    </tableView>
  </tableViewController>]]

  it("is dequeued without registration, with its outlets, constraints and actions", function()
    passes(shown .. [==[
  NSArray *cells = list.tableView.visibleCells;
  XCTAssertEqual(cells.count, 3);
  UITableViewCell *cell = cells[1];
  UILabel *label = [cell valueForKey:@"name"];
  XCTAssertEqualObjects(label.text, @"Row 1");
  XCTAssertEqualObjects(cell.reuseIdentifier, @"Row");
  XCTAssertEqual(label.superview, cell.contentView);
  XCTAssertEqual(label.frame.origin.x, 30);
  XCTAssertEqual(CGRectGetHeight(cell.frame), 50);
  XCTAssertEqual(cell.contentView.constraints.count, 2);
  [(UIButton *)cell.contentView.subviews[1] sendActionsForControlEvents:UIControlEventTouchUpInside];
  XCTAssertEqualObjects([list valueForKey:@"log"], (@[@"pressed"]));
]==], navigation .. list .. detail, source)
  end)

  it("performs its segue when the row is selected, before the delegate is notified", function()
    passes(shown .. [==[
  HHTap(list.tableView.visibleCells[2]);
  XCTAssertEqualObjects([list valueForKey:@"log"], (@[@"more 2 1", @"didSelect"]));
  HHRun(1);
  XCTAssertEqualObjects(navigation.topViewController.title, @"Detail");
]==], navigation .. list .. detail, source)
  end)

  it("is replaced by a class that is registered later", function()
    passes(shown .. [==[
  [list.tableView registerClass:UITableViewCell.class forCellReuseIdentifier:@"Row"];
  XCTAssertEqual([[list.tableView dequeueReusableCellWithIdentifier:@"Row"] class], UITableViewCell.class);
]==], navigation .. list .. detail, source)
  end)
end)

describe("static cells", function()
  it("are the rows of their table view controller", function()
    passes(shown .. [==[
  UITableView *table = list.tableView;
  XCTAssertEqual(table.style, UITableViewStyleGrouped);
  XCTAssertEqual(table.numberOfSections, 2);
  XCTAssertEqual([table numberOfRowsInSection:1], 1);
  XCTAssertEqualObjects([list tableView:table titleForHeaderInSection:0], @"First");
  UITableViewCell *cell = [table cellForRowAtIndexPath:[NSIndexPath indexPathForRow:1 inSection:0]];
  XCTAssertEqualObjects(cell.textLabel.text, @"Name");
  XCTAssertEqualObjects(cell.detailTextLabel.text, @"Value");
  XCTAssertEqual(cell.detailTextLabel, [list valueForKey:@"detail"]);
  XCTAssertEqual(CGRectGetHeight([table rectForRowAtIndexPath:[NSIndexPath indexPathForRow:0 inSection:0]]), 80);
  XCTAssertEqual(CGRectGetHeight([table rectForRowAtIndexPath:[NSIndexPath indexPathForRow:1 inSection:0]]), 44);
  XCTAssertEqual(table.tableHeaderView.tag, 7);
  UITableViewController *plain = [UITableViewController new];
  XCTAssertFalse([plain respondsToSelector:@selector(tableView:heightForRowAtIndexPath:)]);
  XCTAssertTrue([list respondsToSelector:@selector(tableView:heightForRowAtIndexPath:)]);
]==], navigation .. scene [[
  <tableViewController id="c" customClass="Settings" sceneMemberID="viewController">
    <tableView key="view" id="t" dataMode="static" style="grouped" rowHeight="44">
      <view key="tableHeaderView" tag="7" id="h"><rect key="frame" x="0" y="0" width="375" height="20"/></view>
      <sections>
        <tableViewSection headerTitle="First" id="s1"><cells>
          <tableViewCell id="c1" rowHeight="80"><tableViewCellContentView key="contentView" id="cc1"/></tableViewCell>
          <tableViewCell id="c2" style="IBUITableViewCellStyleValue1" textLabel="l1" detailTextLabel="l2">
            <tableViewCellContentView key="contentView" id="cc2"><subviews>
              <label id="l1" text="Name"/><label id="l2" text="Value"/></subviews></tableViewCellContentView>
          </tableViewCell></cells></tableViewSection>
        <tableViewSection id="s2"><cells><tableViewCell id="c3"/></cells></tableViewSection>
      </sections>
      <connections><outlet property="dataSource" destination="c" id="o1"/><outlet property="delegate" destination="c" id="o2"/></connections>
    </tableView>
    <connections><outlet property="detail" destination="l2" id="o3"/></connections>
  </tableViewController>]], [==[
@interface Settings : UITableViewController
@property (weak) IBOutlet UILabel *detail;
@end
@implementation Settings
@end
]==])
  end)
end)

describe("the items of a storyboard's bars", function()
  it("are those of the controller's navigation item, with actions and segues", function()
    passes(shown .. [==[
  UIBarButtonItem *add = list.navigationItem.rightBarButtonItem;
  XCTAssertEqual(add, [list valueForKey:@"add"]);
  XCTAssertEqual(add.systemItem, UIBarButtonSystemItemAdd);
  XCTAssertEqual(add.target, list);
  XCTAssertEqualObjects(list.navigationItem.title, @"Things");
  HHTap([list.navigationItem.leftBarButtonItem valueForKey:@"view"]);
  HHRun(1);
  XCTAssertEqualObjects(navigation.topViewController.title, @"Detail");
]==], navigation .. detail .. scene [[
  <viewController id="c" customClass="Things" sceneMemberID="viewController"><view key="view" id="v"/>
    <navigationItem key="navigationItem" title="Things" id="ni">
      <barButtonItem key="leftBarButtonItem" title="More" id="b1"><connections>
        <segue destination="d" kind="show" id="s1"/></connections></barButtonItem>
      <barButtonItem key="rightBarButtonItem" systemItem="add" id="b2"><connections>
        <action selector="add:" destination="c" id="a"/></connections></barButtonItem>
    </navigationItem>
    <connections><outlet property="add" destination="b2" id="o"/></connections>
  </viewController>]], [==[
@interface Things : UIViewController
@property (strong) IBOutlet UIBarButtonItem *add;
@end
@implementation Things
- (IBAction)add:(id)sender {}
@end
]==])
  end)
end)

describe("a prototype of a collection", function()
  it("is dequeued with the sizes of the storyboard's layout", function()
    passes(shown .. [==[
  UICollectionView *collection = [(UICollectionViewController *)list collectionView];
  XCTAssertEqual(collection.visibleCells.count, 4);
  UICollectionViewCell *cell = [collection cellForItemAtIndexPath:[NSIndexPath indexPathForItem:0 inSection:0]];
  XCTAssertTrue(CGSizeEqualToSize(cell.frame.size, CGSizeMake(70, 60)));
  XCTAssertEqual([cell.contentView viewWithTag:5].superview, cell.contentView);
  XCTAssertEqual(CGRectGetMinX(cell.frame), 12);
]==], navigation .. scene [[
  <collectionViewController id="c" customClass="Grid" sceneMemberID="viewController">
    <collectionView key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="f">
        <size key="itemSize" width="70" height="60"/><inset key="sectionInset" minX="12" minY="0.0" maxX="0.0" maxY="0.0"/>
      </collectionViewFlowLayout>
      <cells><collectionViewCell id="p" reuseIdentifier="Item">
        <view key="contentView" id="pc"><subviews><view id="x" tag="5"/></subviews></view></collectionViewCell></cells>
      <connections><outlet property="dataSource" destination="c" id="o1"/></connections>
    </collectionView>
  </collectionViewController>]], [==[
@interface Grid : UICollectionViewController
@end
@implementation Grid
- (NSInteger)collectionView:(UICollectionView *)view numberOfItemsInSection:(NSInteger)section { return 4; }
- (UICollectionViewCell *)collectionView:(UICollectionView *)view cellForItemAtIndexPath:(NSIndexPath *)path {
  return [view dequeueReusableCellWithReuseIdentifier:@"Item" forIndexPath:path];
}
@end
]==])
  end)
end)
