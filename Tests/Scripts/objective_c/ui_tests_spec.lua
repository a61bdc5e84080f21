-- XCUITest: elements of the windows, found by identifier and label, and touched.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local app = [=[
#import <UIKit/UIKit.h>
@interface Page : UIViewController <UITableViewDataSource> @end
@implementation Page
- (void)viewDidLoad {
  [super viewDidLoad];
  self.title = @"Home";
  self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Edit"
      style:UIBarButtonItemStylePlain target:self action:@selector(edit)];
  UIButton *button = [UIButton buttonWithType:UIButtonTypeSystem];
  button.frame = CGRectMake(20, 100, 150, 44);
  [button setTitle:@"Save" forState:UIControlStateNormal];
  [button addTarget:self action:@selector(save) forControlEvents:UIControlEventTouchUpInside];
  [self.view addSubview:button];
  UIButton *off = [UIButton buttonWithType:UIButtonTypeSystem];
  off.frame = CGRectMake(200, 100, 150, 44);
  off.accessibilityIdentifier = @"off";
  off.enabled = NO;
  [self.view addSubview:off];
  UITextField *field = [[UITextField alloc] initWithFrame:CGRectMake(20, 150, 300, 40)];
  field.accessibilityIdentifier = @"name";
  field.placeholder = @"Name";
  [self.view addSubview:field];
  UISwitch *lamp = [[UISwitch alloc] initWithFrame:CGRectMake(20, 200, 51, 31)];
  lamp.accessibilityLabel = @"Lamp";
  [self.view addSubview:lamp];
  UISegmentedControl *sizes = [[UISegmentedControl alloc] initWithItems:@[@"Small", @"Large"]];
  sizes.frame = CGRectMake(100, 200, 200, 31);
  [self.view addSubview:sizes];
  [self.view addSubview:[[UISlider alloc] initWithFrame:CGRectMake(20, 240, 300, 31)]];
  UITableView *table = [[UITableView alloc] initWithFrame:CGRectMake(0, 300, 390, 400)];
  table.dataSource = self;
  [self.view addSubview:table];
}
- (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section { return 50; }
- (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
  UITableViewCell *cell = [[UITableViewCell alloc] initWithStyle:UITableViewCellStyleDefault reuseIdentifier:nil];
  cell.textLabel.text = [NSString stringWithFormat:@"Row %ld", (long)path.row];
  return cell;
}
- (void)edit { self.title = @"Editing"; }
- (void)save {
  dispatch_after(dispatch_time(DISPATCH_TIME_NOW, 2 * NSEC_PER_SEC), dispatch_get_main_queue(), ^{
    UIAlertController *alert = [UIAlertController alertControllerWithTitle:@"Saved"
        message:NSProcessInfo.processInfo.environment[@"WHO"] preferredStyle:UIAlertControllerStyleAlert];
    [alert addAction:[UIAlertAction actionWithTitle:@"OK" style:UIAlertActionStyleDefault handler:^(UIAlertAction *action) {
      self.title = @"Done";
    }]];
    [self presentViewController:alert animated:YES completion:nil];
  });
}
@end
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)options {
  self.window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
  self.window.rootViewController = [[UINavigationController alloc] initWithRootViewController:[Page new]];
  [self.window makeKeyAndVisible];
  return YES;
}
@end
]=]
local main = 'int main(int argc, char **argv) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }\n'

-- Runs test methods; returns the report and the status.
local function report(tests, app_text)
  local name = os.tmpname()
  local function write(ending, text)
    local file <close> = assert(io.open(name .. ending, "w"))
    file:write(text)
  end
  write("App.m", app_text or app .. main)
  write("Tests.m", [[
    #import <XCTest/XCTest.h>
    @interface AppTests : XCTestCase @end
    @implementation AppTests
    ]] .. tests .. "\n@end\n")
  local pipe = assert(io.popen(("'%s' test -o TAP --source '%sApp.m' '%sTests.m' 2>&1 < /dev/null"):format(
    arg[lowest], name, name)))
  local output = pipe:read "a"
  local status = select(3, pipe:close())
  for _, ending in ipairs {"", "App.m", "Tests.m"} do os.remove(name .. ending) end
  return output, status
end

describe("XCUITest", function()
  it("finds elements by label, identifier and type, and touches them", function()
    local output, status = report [=[
- (void)testApp {
  XCUIApplication *app = [[XCUIApplication alloc] init];
  app.launchEnvironment = @{@"WHO": @"me"};
  [app launch];
  XCTAssertEqual(app.state, XCUIApplicationStateRunningForeground);
  XCTAssertTrue(app.buttons[@"Save"].exists);
  XCTAssertFalse(app.buttons[@"Nothing"].exists);
  XCTAssertTrue(app.buttons[@"Save"].isHittable);
  XCTAssertEqual(app.buttons[@"Save"].elementType, XCUIElementTypeButton);
  XCTAssertFalse(app.buttons[@"off"].isEnabled);
  XCTAssertTrue(app.navigationBars[@"Home"].exists);
  [app.navigationBars[@"Home"].buttons[@"Edit"] tap];
  XCTAssertTrue(app.navigationBars[@"Editing"].exists);
  [app.buttons[@"Save"] tap];
  XCTAssertFalse(app.alerts[@"Saved"].exists);
  XCTAssertTrue([app.alerts[@"Saved"] waitForExistenceWithTimeout:5]);
  XCTAssertTrue(app.alerts[@"Saved"].staticTexts[@"me"].exists);
  [app.alerts.buttons[@"OK"] tap];
  XCTAssertFalse(app.alerts.element.exists);
  XCTAssertTrue(app.navigationBars[@"Done"].exists);
}
- (void)testValues {
  XCUIApplication *app = [XCUIApplication new];
  [app launch];
  XCUIElement *field = app.textFields[@"name"];
  XCTAssertEqualObjects(field.value, @"Name");
  XCTAssertEqualObjects(field.placeholderValue, @"Name");
  [field tap];
  [field typeText:@"Ada"];
  XCTAssertEqualObjects(field.value, @"Ada");
  XCUIElement *lamp = app.switches[@"Lamp"];
  XCTAssertEqualObjects(lamp.value, @"0");
  [lamp tap];
  XCTAssertEqualObjects(lamp.value, @"1");
  [app.sliders.element adjustToNormalizedSliderPosition:0.25];
  XCTAssertEqualObjects(app.sliders.element.value, @"25%");
  [app.segmentedControls.buttons[@"Large"] tap];
  XCTAssertTrue(app.segmentedControls.buttons[@"Large"].isSelected);
  XCTAssertFalse(app.buttons[@"Small"].isSelected);
}
- (void)testTable {
  XCUIApplication *app = [XCUIApplication new];
  [app launch];
  XCTAssertEqualObjects([app.tables.cells elementBoundByIndex:1].label, @"Row 1");
  XCTAssertFalse(app.tables.cells.staticTexts[@"Row 40"].exists);
  for (int i = 0; i < 20 && !app.staticTexts[@"Row 40"].exists; i++) [app.tables.element swipeUp];
  XCTAssertTrue(app.staticTexts[@"Row 40"].exists);
  NSPredicate *predicate = [NSPredicate predicateWithFormat:@"label BEGINSWITH 'Sa' AND isEnabled == YES"];
  XCTAssertEqual([app.buttons matchingPredicate:predicate].count, 1);
  XCUIElement *cell = [app.cells containingType:XCUIElementTypeStaticText identifier:@"Row 40"].element;
  XCTAssertEqualObjects(cell.label, @"Row 40");
  XCTNSPredicateExpectation *gone = [[XCTNSPredicateExpectation alloc]
      initWithPredicate:[NSPredicate predicateWithFormat:@"exists == true"] object:cell];
  XCTAssertEqual([XCTWaiter waitForExpectations:@[gone] timeout:1], XCTWaiterResultCompleted);
}
]=]
    assert.matches("\nok 1 - AppTests testApp\nok 2 - AppTests testTable\nok 3 - AppTests testValues\n", "\n" .. output, 1, true)
    assert.equal(0, status)
  end)

  it("fails a test that uses an element that is missing, hidden by another or not editing", function()
    local output = report [=[
- (void)testMissing { XCUIApplication *app = [XCUIApplication new]; [app launch]; [app.buttons[@"Nothing"] tap]; }
- (void)testMany { XCUIApplication *app = [XCUIApplication new]; [app launch]; [app.cells.element tap]; }
- (void)testTyping { XCUIApplication *app = [XCUIApplication new]; [app launch]; [app.textFields[@"name"] typeText:@"a"]; }
]=]
    assert.matches([[Failed to tap "Nothing" Button: No matches found for Elements matching predicate ]]
      .. [['"Nothing" IN identifiers' from input {(]], output, 1, true)
    assert.matches("Failed to tap Cell: Find single matching element. Multiple matching elements found for", output, 1, true)
    assert.matches("Neither element nor any descendant has keyboard focus", output, 1, true)
  end)

  it("runs what Xcode's template of UI tests has", function()
    local output = report [=[
+ (BOOL)runsForEachTargetApplicationUIConfiguration { return YES; }
- (void)setUp { self.continueAfterFailure = NO; }
- (void)testLaunch {
  XCUIApplication *app = [[XCUIApplication alloc] init];
  [app launch];
  XCTAttachment *attachment = [XCTAttachment attachmentWithScreenshot:XCUIScreen.mainScreen.screenshot];
  attachment.name = @"Launch Screen";
  attachment.lifetime = XCTAttachmentLifetimeKeepAlways;
  [self addAttachment:attachment];
  XCTAssertEqual(app.screenshot.image.size.width, 390);
}
- (void)testLaunchPerformance {
  [self measureWithMetrics:@[[[XCTApplicationLaunchMetric alloc] init]] block:^{
    [[[XCUIApplication alloc] init] launch];
  }];
}
]=]
    assert.matches("\nok 1 - AppTests testLaunch\nok 2 - AppTests testLaunchPerformance\n", "\n" .. output, 1, true)
  end)

  it("launches the only application delegate without a main", function()
    local output = report([=[
- (void)testApp { XCUIApplication *app = [XCUIApplication new]; [app launch]; XCTAssertTrue(app.buttons[@"Save"].exists); }
]=], app)
    assert.matches("\nok 1 - AppTests testApp", "\n" .. output, 1, true)
  end)
end)
