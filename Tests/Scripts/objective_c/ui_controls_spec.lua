-- XCUITest: every type of control, the keyboard, wheels, alerts, and the messages of failures.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

-- Runs test methods against the app with controls; returns the report.
local function report(tests)
  local name = os.tmpname()
  local file = assert(io.open(name .. "Tests.m", "w"))
  file:write([[
    #import <XCTest/XCTest.h>
    @interface AppTests : XCTestCase { XCUIApplication *app; } @end
    @implementation AppTests
    - (void)setUp { self.continueAfterFailure = NO; app = [XCUIApplication new]; }
    - (void)launch:(NSString *)tab { app.launchArguments = tab ? @[@"-tab", tab] : @[]; [app launch]; }
    - (NSString *)out { return app.staticTexts[@"out"].label; }
    ]], tests, "\n@end\n")
  file:close()
  local pipe = assert(io.popen(("'%s' test -o TAP --source '%ssupport/controls_app.m' '%sTests.m' 2>&1 < /dev/null"):format(
    arg[lowest], here, name)))
  local output = pipe:read "a"
  pipe:close()
  os.remove(name)
  os.remove(name .. "Tests.m")
  return output
end
local function assert_passed(tests)
  local output = report(tests)
  local _, count = tests:gsub("%- %(void%)test", "")
  assert.equal(count, select(2, ("\n" .. output):gsub("\nok ", "")), output)
  return output
end

describe("XCUITest", function()
  it("types with the keyboard, clears fields and turns wheels", function()
    assert_passed [=[
- (void)testKeyboard {
  [self launch:nil];
  XCUIElement *user = app.textFields[@"user"];
  XCTAssertFalse(app.keyboards.element.exists);
  [user tap];
  XCTAssertTrue(user.hasFocus);
  [app.keyboards.keys[@"a"] tap];
  [app.keys[@"delete"] tap];
  [app.keyboards.buttons[@"shift"] tap];
  [app.keys[@"N"] tap];
  XCTAssertTrue(app.keys[@"n"].exists);
  [app.keys[@"more"] tap];
  [app.keys[@"7"] tap];
  XCTAssertEqualObjects(user.value, @"oldN7");
  [user typeText:[@"x" stringByAppendingString:XCUIKeyboardKeyDelete]];
  [user typeKey:@"a" modifierFlags:XCUIKeyModifierCommand];
  [user typeText:@"new"];
  XCTAssertEqualObjects(user.value, @"new");
  [user.buttons[@"Clear text"] tap];
  XCTAssertEqualObjects(user.value, @"User");
  XCTAssertFalse(user.buttons[@"Clear text"].exists);
  XCTAssertTrue(app.keyboards.buttons[@"Return"].exists);
}
- (void)testFields {
  [self launch:nil];
  [app.secureTextFields[@"Password"] tap];
  [app typeText:@"abc"];
  XCTAssertEqualObjects(app.secureTextFields.element.value, @"•••");
  [app.textFields[@"PIN"] tap];
  [app.keys[@"4"] tap];
  [app.keys[@"0"] tap];
  XCTAssertEqualObjects([app.textFields elementBoundByIndex:1].value, @"40");
}
- (void)testWheels {
  [self launch:nil];
  XCTAssertEqual(app.pickers.pickerWheels.count, 2);
  [app.pickerWheels[@"b0"] adjustToPickerWheelValue:@"b3"];
  XCTAssertEqualObjects([self out], @"wheel 1 row 3");
  XCUIElement *wheel = [app.pickerWheels elementBoundByIndex:1];
  XCTAssertEqualObjects(wheel.value, @"b3");
  [wheel adjustToPickerWheelValue:@"b1"];
  XCTAssertEqualObjects(wheel.value, @"b1");
}
]=]
  end)

  it("knows labels, images, parts and elements that are no views", function()
    assert_passed [=[
- (void)testElements {
  [self launch:nil];
  XCTAssertTrue(app.progressIndicators[@"Progress"].exists);
  XCTAssertEqualObjects(app.activityIndicators[@"In progress"].value, @"1");
  XCTAssertTrue(app.buttons[@"close"].exists);
  XCTAssertTrue(app.images[@"logo"].exists);
  XCTAssertTrue(app.navigationBars[@"Form"].exists || app.navigationBars[@"FormView"].exists);
  XCTAssertTrue(app.tabBars[@"Tab Bar"].buttons[@"Form"].isSelected);
  XCTAssertTrue(app.otherElements[@"Pad"].exists);
  XCTAssertFalse(app.staticTexts[@"Inner"].exists);
  XCTAssertTrue(app.buttons[@"Shape"].isSelected);
  [app.buttons[@"Shape"] tap];
  XCTAssertEqualObjects([self out], @"shape");
  [app.otherElements[@"Pad"] twoFingerTap];
  XCTAssertEqualObjects([self out], @"two");
  [app.otherElements[@"Pad"] tapWithNumberOfTaps:2 numberOfTouches:3];
  XCTAssertEqualObjects([self out], @"three");
  [app.sliders[@"volume"] adjustToNormalizedSliderPosition:0.7];
  XCTAssertEqualWithAccuracy(app.sliders[@"volume"].normalizedSliderPosition, 0.7, 0.01);
  XCTAssertEqual(app.frame.size.height, UIScreen.mainScreen.bounds.size.height);
  XCTAssertEqual(app.windows.firstMatch.horizontalSizeClass, XCUIUserInterfaceSizeClassCompact);
  XCTAssertEqual(app.colorWells.count + app.levelIndicators.count, 0);
}
- (void)testLists {
  [self launch:@"1"];
  XCTAssertEqual([app.tables.element childrenMatchingType:XCUIElementTypeCell].count, 3);
  XCTAssertTrue(app.tables.staticTexts[@"Header"].exists || app.tables.otherElements[@"Header"].exists);
  [app.cells.staticTexts[@"Two"] swipeLeft];
  [app.buttons[@"Delete"] tap];
  XCTAssertFalse(app.staticTexts[@"Two"].exists);
  id<XCUIElementSnapshot> snapshot = [app.tables.element snapshotWithError:nil];
  [app.cells.staticTexts[@"Three"] tap];
  XCTAssertTrue(app.navigationBars[@"Three"].exists);
  XCTAssertEqual(snapshot.elementType, XCUIElementTypeTable);
  XCTAssertGreaterThan(snapshot.children.count, 1);
  [app.navigationBars.buttons[@"List"] tap];
  [app.tabBars.buttons[@"Grid"] tap];
  XCTAssertTrue(app.collectionViews.cells[@"item-3"].exists);
  NSPredicate *bar = [NSPredicate predicateWithFormat:@"label BEGINSWITH 'Vertical scroll bar, '"];
  XCTAssertEqual([app.collectionViews.otherElements matchingPredicate:bar].count, 1);
  [app.collectionViews.element swipeUpWithVelocity:XCUIGestureVelocityFast];
  XCTAssertFalse(app.collectionViews.cells[@"item-3"].exists);
}
- (void)testTabOfThisLaunchAlone { [self launch:nil]; XCTAssertTrue(app.buttons[@"Go"].exists); }
]=]
  end)

  it("passes an alert that covers an element to monitors, or cancels it", function()
    assert_passed [=[
- (void)testMonitor {
  __block NSString *title = nil;
  [self addUIInterruptionMonitorWithDescription:@"question" handler:^BOOL(XCUIElement *alert) {
    title = alert.label;
    [alert.buttons[@"Yes"] tap];
    return YES;
  }];
  [self launch:nil];
  [app.buttons[@"Go"] tap];
  [app.textFields[@"user"] tap];
  XCTAssertEqualObjects(title, @"Sure?");
  XCTAssertEqualObjects([self out], @"Yes");
  XCTAssertTrue(app.textFields[@"user"].hasFocus);
}
- (void)testWithoutMonitor {
  [self launch:nil];
  [app.buttons[@"Go"] tap];
  [app.textFields[@"user"] tap];
  XCTAssertEqualObjects([self out], @"No");
}
]=]
  end)

  it("controls the device with the constants of UIKit, which XCTest includes", function()
    assert_passed [=[
- (void)testDevice {
  [self launch:nil];
  XCUIDevice.sharedDevice.orientation = UIDeviceOrientationLandscapeLeft;
  XCTAssertGreaterThan(app.frame.size.width, app.frame.size.height);
  XCUIDevice.sharedDevice.orientation = UIDeviceOrientationPortrait;
  XCUIDevice.sharedDevice.appearance = XCUIDeviceAppearanceDark;
  XCTAssertEqual(UIScreen.mainScreen.traitCollection.userInterfaceStyle, UIUserInterfaceStyleDark);
  XCTAssertThrows([XCUIDevice.sharedDevice pressButton:XCUIDeviceButtonVolumeUp]);
  [XCUIDevice.sharedDevice pressButton:XCUIDeviceButtonHome];
  XCTAssertTrue([app waitForState:XCUIApplicationStateRunningBackground timeout:1]);
  [app activate];
  XCTAssertEqual(app.state, XCUIApplicationStateRunningForeground);
  CGPoint point = [app coordinateWithNormalizedOffset:CGVectorMake(0.5, 0)].screenPoint;
  XCTAssertEqualObjects(NSStringFromCGPoint(point), @"{195, 0}");
}
]=]
  end)

  it("words failures as XCTest does", function()
    local output = report [=[
- (void)testA { [self launch:@"1"]; [app.cells[@"Nope"] tap]; }
- (void)testB { [self launch:@"1"]; [app.cells.element tap]; }
- (void)testC { [self launch:@"1"]; NSLog(@"%@", [app.cells elementBoundByIndex:9].label); }
- (void)testD { [self launch:@"1"]; [app.alerts.buttons[@"OK"].firstMatch tap]; }
- (void)testE { [self launch:nil]; [app.textFields[@"user"] typeText:@"a"]; }
- (void)testF { [self launch:nil]; [app.pickerWheels[@"a0"] adjustToPickerWheelValue:@"zz"]; }
- (void)testG { [self launch:nil]; [app terminate]; [app.buttons[@"Go"] swipeUp]; }
]=]
    local cells = "{(\n#     Cell, label: 'One, detail',\n#     Cell, label: 'Two, detail',\n#     Cell, label: 'Three, detail'\n# )}"
    for _, words in ipairs {
      [[Failed to tap "Nope" Cell: No matches found for Elements matching predicate '"Nope" IN identifiers' from input ]] .. cells,
      "Failed to tap Cell: Find single matching element. Multiple matching elements found for <XCUIElementQuery: 0x",
      "Sparse tree of matches:\n# →Application, pid: 1, label: '",
      "Failed to get matching snapshot: No matches found for Element at index 9 from input " .. cells,
      [[Failed to tap "OK" Button (First Match): No matches found for first query match sequence: `Descendants matching type Alert` -> ]]
        .. [[`Descendants matching type Button` -> `Elements matching predicate '"OK" IN identifiers'`, given input App element pid: 1]],
      "Failed to synthesize event: Neither element nor any descendant has keyboard focus. Event dispatch snapshot: TextField, {{20.0, ",
      [[Failed to adjust "a0" PickerWheel: No value "zz" in the picker wheel, which shows "a0"]],
      [[Failed to swipe up "Go" Button: Application ]],
    } do assert.matches(words, output, 1, true) end
  end)

  it("shows the error behind many unknown messages", function()
    local lines = {}
    for place = 1, 30 do lines[place] = ("  [app unknown%d];"):format(place) end
    local output = report("- (void)testA {\n" .. table.concat(lines, "\n") .. "\n  undeclared = 1;\n}")
    assert.matches("use of undeclared identifier 'undeclared'", output, 1, true)
  end)
end)
