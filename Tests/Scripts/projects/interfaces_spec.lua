local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode, interface_files = require "project", require "xcode", require "interface_files"
local storyboard, scene = interface_files.storyboard, interface_files.scene
local function passes(...) assert.matches("\nok 1 - T testIt", interface_files.output(...), 1, true) end

describe("constraints in Interface Builder's files", function()
  it("of a nib lay its views out, and outlets refer to them", function()
    passes([==[
  UIView *view = [NSBundle.mainBundle loadNibNamed:@"Card" owner:nil options:nil].firstObject;
  view.frame = CGRectMake(0, 0, 200, 100);
  [view layoutIfNeeded];
  UIView *inner = view.subviews.firstObject;
  XCTAssertTrue(CGRectEqualToRect(inner.frame, CGRectMake(10, 20, 180, 30)), @"%@", NSStringFromCGRect(inner.frame));
  NSLayoutConstraint *height = [view valueForKey:@"height"];
  XCTAssertEqual(height.constant, 30);
  XCTAssertEqual(height.priority, 900);
  XCTAssertEqual([inner contentHuggingPriorityForAxis:UILayoutConstraintAxisHorizontal], 251);
]==], {["App/Card.xib"] = [[
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
  <view id="v" customClass="Card">
    <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
    <subviews>
      <view id="l" translatesAutoresizingMaskIntoConstraints="NO" horizontalHuggingPriority="251">
        <rect key="frame" x="0" y="0" width="50" height="20"/>
        <constraints>
          <constraint firstAttribute="height" constant="30" id="h" priority="900"/>
          <constraint firstAttribute="width" constant="1" id="p" placeholder="YES"/>
        </constraints>
      </view>
    </subviews>
    <constraints>
      <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="10" id="a"/>
      <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="10" id="b"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="bottom" multiplier="1:5" id="c"/>
    </constraints>
    <connections><outlet property="height" destination="h" id="o"/></connections>
  </view>
</objects></document>
]]}, "@interface Card : UIView\n@property (weak) NSLayoutConstraint *height;\n@end\n@implementation Card\n@end\n")
  end)

  it("of a storyboard know the safe area and the guides of a controller", function()
    passes([==[
  UIViewController *controller = [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateInitialViewController];
  controller.view.frame = CGRectMake(0, 0, 320, 480);
  [controller.view layoutIfNeeded];
  UIView *one = controller.view.subviews[0], *two = controller.view.subviews[1];
  XCTAssertEqual(CGRectGetWidth(one.frame), 320);
  XCTAssertEqual(CGRectGetMaxY(one.frame), 480 - controller.view.safeAreaInsets.bottom);
  XCTAssertEqual(CGRectGetMinY(two.frame), controller.topLayoutGuide.length + 5);
]==], {["App/Main.storyboard"] = storyboard("c", scene [[
  <viewController id="c" sceneMemberID="viewController">
    <layoutGuides><viewControllerLayoutGuide type="top" id="t"/><viewControllerLayoutGuide type="bottom" id="m"/></layoutGuides>
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <subviews>
        <view id="one" translatesAutoresizingMaskIntoConstraints="NO">
          <constraints><constraint firstAttribute="height" constant="40" id="x1"/></constraints></view>
        <view id="two" translatesAutoresizingMaskIntoConstraints="NO">
          <constraints><constraint firstAttribute="height" constant="40" id="x2"/></constraints></view>
      </subviews>
      <viewLayoutGuide key="safeArea" id="s"/>
      <constraints>
        <constraint firstItem="one" firstAttribute="leading" secondItem="s" secondAttribute="leading" id="c1"/>
        <constraint firstItem="s" firstAttribute="trailing" secondItem="one" secondAttribute="trailing" id="c2"/>
        <constraint firstItem="s" firstAttribute="bottom" secondItem="one" secondAttribute="bottom" id="c3"/>
        <constraint firstItem="two" firstAttribute="top" secondItem="t" secondAttribute="bottom" constant="5" id="c4"/>
      </constraints>
    </view>
  </viewController>]])})
  end)
end)

describe("a storyboard reference", function()
  it("leads a segue to a scene of another storyboard, or to its first one", function()
    passes([==[
  UINavigationController *navigation = [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateInitialViewController];
  XCTAssertEqualObjects(navigation.viewControllers.firstObject.title, @"Start");
  UIWindow *window = [[UIWindow alloc] initWithFrame:UIScreen.mainScreen.bounds];
  window.rootViewController = navigation;
  [window makeKeyAndVisible];
  [navigation.viewControllers.firstObject performSegueWithIdentifier:@"more" sender:nil];
  XCTAssertEqualObjects(navigation.viewControllers.lastObject.title, @"Second");
]==], {
      ["App/Main.storyboard"] = storyboard("n", scene [[
  <navigationController id="n" sceneMemberID="viewController"><connections>
    <segue destination="r1" kind="relationship" relationship="rootViewController" id="s1"/></connections></navigationController>]]
        .. scene [[<viewControllerPlaceholder storyboardName="Other" id="r1" sceneMemberID="viewController"/>]]),
      ["App/Other.storyboard"] = storyboard("a", scene [[
  <viewController id="a" title="Start" sceneMemberID="viewController"><view key="view" id="v"/><connections>
    <segue destination="r2" kind="show" identifier="more" id="s2"/></connections></viewController>]]
        .. scene [[<viewControllerPlaceholder storyboardName="Third" referencedIdentifier="second" id="r2" sceneMemberID="viewController"/>]]),
      ["App/Third.storyboard"] = storyboard("x", scene [[<viewController id="x" title="First" sceneMemberID="viewController"/>]]
        .. scene [[<viewController storyboardIdentifier="second" id="y" title="Second" sceneMemberID="viewController"/>]]),
    })
  end)
end)

describe("a scroll view in Interface Builder's files", function()
  it("with zoom scales of 0, which are not set, keeps the default ones", function()
    passes([==[
  UIScrollView *view = [NSBundle.mainBundle loadNibNamed:@"Scroll" owner:nil options:nil].firstObject;
  XCTAssertEqual(view.minimumZoomScale, 1);
  XCTAssertEqual(view.maximumZoomScale, 3);
]==], {["App/Scroll.xib"] = [[
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
  <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
  <scrollView id="v" minimumZoomScale="0.0" maximumZoomScale="3"><rect key="frame" x="0" y="0" width="100" height="50"/></scrollView>
</objects></document>
]]})
  end)
end)

describe("a nib in the format of Xcode 3 and 4", function()
  local NIB = [[
<?xml version="1.0" encoding="UTF-8"?>
<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"><data>
  <object class="NSMutableArray" key="IBDocument.RootObjects" id="1000">
    <bool key="EncodedWithXMLCoder">YES</bool>
    <object class="IBProxyObject" id="11"><string key="IBProxiedObjectIdentifier">IBFilesOwner</string></object>
    <object class="IBUIView" id="12">
      <reference key="NSNextResponder"/>
      <int key="NSvFlags">274</int>
      <object class="NSMutableArray" key="NSSubviews">
        <bool key="EncodedWithXMLCoder">YES</bool>
        <object class="IBUILabel" id="13">
          <int key="NSvFlags">292</int>
          <string key="NSFrame">{{20, 30}, {100, 21}}</string>
          <string type="base64-UTF8" key="IBUIText">w6R0</string>
          <int key="IBUITextAlignment">1</int>
          <object class="NSColor" key="IBUITextColor"><int key="NSColorSpace">1</int><bytes key="NSRGB">MSAwIDAAA</bytes></object>
          <object class="IBUIFontDescription" key="IBUIFontDescription" id="14"><int key="type">2</int><double key="pointSize">13</double></object>
        </object>
        <object class="IBUIButton" id="15">
          <string key="NSFrameSize">{80, 44}</string>
          <int key="IBUITag">7</int>
          <string key="IBUINormalTitle">Go</string>
          <string key="IBUIHighlightedTitle">Going</string>
          <object class="NSColor" key="IBUINormalTitleColor"><int key="NSColorSpace">1</int><bytes key="NSRGB">MSAwIDAAA</bytes></object>
        </object>
        <object class="IBUITableView" id="17">
          <array key="NSSubviews"><object class="IBUIView" id="18"><int key="IBUITag">8</int></object></array>
          <reference key="IBUITableHeaderView" ref="18"/>
        </object>
        <object class="IBUINavigationBar" id="19">
          <array key="IBUIItems"><object class="IBUINavigationItem" id="20"><reference key="IBUINavigationBar" ref="19"/></object></array>
        </object>
        <object class="IBUIToolbar" id="21">
          <array key="NSSubviews"><object class="IBUITextField" id="22"/></array>
          <array key="IBUIItems"><object class="IBUIBarButtonItem" id="23"><reference key="IBUICustomView" ref="22"/></object></array>
        </object>
        <object class="IBUISegmentedControl" id="16">
          <array key="IBSegmentTitles"><string>One</string><string>Two</string></array>
        </object>
      </object>
      <string key="NSFrame">{{0, 20}, {320, 460}}</string>
      <object class="NSColor" key="IBUIBackgroundColor"><int key="NSColorSpace">3</int><bytes key="NSWhite">MQA</bytes></object>
    </object>
  </object>
  <object class="IBObjectContainer" key="IBDocument.Objects">
    <array key="connectionRecords">
      <object class="IBConnectionRecord"><object class="IBCocoaTouchOutletConnection" key="connection">
        <string key="label">view</string><reference key="source" ref="11"/><reference key="destination" ref="12"/></object></object>
      <object class="IBConnectionRecord"><object class="IBCocoaTouchOutletConnection" key="connection">
        <string key="label">label</string><reference key="source" ref="11"/><reference key="destination" ref="13"/></object></object>
      <object class="IBConnectionRecord"><object class="IBCocoaTouchEventConnection" key="connection">
        <string key="label">go:</string><reference key="source" ref="15"/><reference key="destination" ref="11"/>
        <int key="IBEventType">7</int></object></object>
    </array>
    <object class="IBMutableOrderedSet" key="objectRecords"><array key="orderedObjects">
      <object class="IBObjectRecord"><int key="objectID">-1</int><reference key="object" ref="11"/></object>
      <object class="IBObjectRecord"><int key="objectID">1</int><reference key="object" ref="12"/></object>
      <object class="IBObjectRecord"><int key="objectID">2</int><reference key="object" ref="13"/></object>
      <object class="IBObjectRecord"><int key="objectID">3</int><reference key="object" ref="15"/></object>
      <object class="IBObjectRecord"><int key="objectID">4</int><reference key="object" ref="16"/></object>
      <object class="IBObjectRecord"><int key="objectID">5</int><reference key="object" ref="17"/></object>
      <object class="IBObjectRecord"><int key="objectID">6</int><reference key="object" ref="18"/></object>
      <object class="IBObjectRecord"><int key="objectID">7</int><reference key="object" ref="21"/></object>
      <object class="IBObjectRecord"><int key="objectID">8</int><reference key="object" ref="22"/></object>
    </array></object>
    <object class="NSMutableDictionary" key="flattenedProperties">
      <bool key="EncodedWithXMLCoder">YES</bool>
      <object class="NSArray" key="dict.sortedKeys"><bool key="EncodedWithXMLCoder">YES</bool><string>2.CustomClassName</string></object>
      <object class="NSArray" key="dict.values"><bool key="EncodedWithXMLCoder">YES</bool><string>OldLabel</string></object>
    </object>
  </object>
</data></archive>
]]
  local HEAD = [[
@interface OldLabel : UILabel @end
@implementation OldLabel @end
@interface OldPage : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *label;
@property (nonatomic) int count;
@end
@implementation OldPage
- (void)go:(id)sender { self.count++; }
@end
]]

  it("makes its views with their properties, outlets, actions and custom classes", function()
    passes([==[
  UIViewController *page = [[NSClassFromString(@"OldPage") alloc] initWithNibName:@"Old" bundle:nil];
  UIView *view = page.view;
  UILabel *label = [page valueForKey:@"label"];
  XCTAssertTrue(CGRectEqualToRect(label.frame, CGRectMake(20, 30, 100, 21)));
  XCTAssertEqualObjects(NSStringFromClass(label.class), @"OldLabel");
  XCTAssertEqualObjects(label.text, @"ät");
  XCTAssertEqual(label.textAlignment, NSTextAlignmentCenter);
  XCTAssertEqualObjects(label.textColor, UIColor.redColor);
  XCTAssertEqualObjects(label.font, [UIFont boldSystemFontOfSize:13]);
  XCTAssertEqual(label.autoresizingMask, UIViewAutoresizingFlexibleRightMargin | UIViewAutoresizingFlexibleBottomMargin);
  XCTAssertEqualObjects(view.backgroundColor, [UIColor colorWithRed:1 green:1 blue:1 alpha:1]);
  UIButton *button = (UIButton *)[view viewWithTag:7];
  XCTAssertEqualObjects([button titleForState:UIControlStateNormal], @"Go");
  XCTAssertEqualObjects([button titleForState:UIControlStateHighlighted], @"Going");
  XCTAssertEqualObjects([button titleColorForState:UIControlStateNormal], UIColor.redColor);
  XCTAssertEqual([(UITableView *)view.subviews[2] tableHeaderView].tag, 8);
  XCTAssertTrue([[(UIToolbar *)view.subviews[3] items][0].customView isKindOfClass:UITextField.class]);
  [button sendActionsForControlEvents:UIControlEventTouchUpInside];
  [button sendActionsForControlEvents:UIControlEventTouchDown];
  XCTAssertEqual([[page valueForKey:@"count"] intValue], 1);
  UISegmentedControl *segments = view.subviews.lastObject;
  XCTAssertEqualObjects([segments titleForSegmentAtIndex:1], @"Two");
]==], {["App/Old.xib"] = NIB}, HEAD)
  end)

  it("is named where it is one of macOS", function()
    local folder <close> = project.new {
      ["App/Old.xib"] = '<?xml version="1.0"?>\n<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB"><data/></archive>\n',
      ["App/App.m"] = '#import "App.h"\n', ["App/App.h"] = "#import <UIKit/UIKit.h>\n",
      ["Tests/T.m"] = project.case("T", "", "#import <UIKit/UIKit.h>"),
      ["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {
        {name = "App", kind = "application", sources = {"App/App.m"}, resources = {"App/Old.xib"}},
        {name = "AppTests", kind = "tests", sources = {"Tests/T.m"}, settings = {TEST_TARGET_NAME = "App"}},
      },
    }
    assert.matches("Old.xib is a nib of macOS in the format of Xcode 4", folder:test(), 1, true)
  end)
end)

it("a nib that names a class of a framework which is not here says so", function()
  for element, names in pairs {mapView = {"MKMapView", "MapKit"}, adBannerView = {"ADBannerView", "iAd"}} do
    local folder <close> = project.new {
      ["Page.xib"] = interface_files.xib(('<%s id="1"/>'):format(element)),
      ["main.m"] = "#import <UIKit/UIKit.h>\n"
        .. 'int main(void) { [NSBundle.mainBundle loadNibNamed:@"Page" owner:nil options:nil]; return 0; }\n',
    }
    local class, framework = table.unpack(names)
    assert.matches(("Unknown class %s in Interface Builder file 'Page'. (%s is not here; "
      .. 'objc.class("%s", objc.UIView) makes a stand-in)'):format(class, framework, class), folder:run(), 1, true)
  end
end)
