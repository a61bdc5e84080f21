local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode = require "project", require "xcode"

-- The output of tests with a body in a target with an app that has these interface files.
local function passes(body, files, head)
  local names = {}
  for name in pairs(files) do names[#names + 1] = name end
  files["App/App.m"], files["App/App.h"] = '#import "App.h"\n' .. (head or ""), "#import <UIKit/UIKit.h>\n"
  files["Tests/T.m"] = project.case("T", body, "#import <UIKit/UIKit.h>")
  files["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {
    {name = "App", kind = "application", sources = {"App/App.m"}, resources = names},
    {name = "AppTests", kind = "tests", sources = {"Tests/T.m"}, settings = {TEST_TARGET_NAME = "App"}},
  }
  local folder <close> = project.new(files)
  assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
end
local function storyboard(initial, scenes)
  return '<?xml version="1.0" encoding="UTF-8"?>\n<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="'
    .. initial .. '"><scenes>' .. scenes .. "</scenes></document>\n"
end
local function scene(inner) return "<scene><objects>" .. inner .. "</objects></scene>" end

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

describe("a nib in the format of Xcode 4", function()
  it("is named, and what converts it", function()
    local folder <close> = project.new {
      ["App/Old.xib"] = '<?xml version="1.0"?>\n<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><data/></archive>\n',
      ["App/App.m"] = '#import "App.h"\n', ["App/App.h"] = "#import <UIKit/UIKit.h>\n",
      ["Tests/T.m"] = project.case("T", "", "#import <UIKit/UIKit.h>"),
      ["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {
        {name = "App", kind = "application", sources = {"App/App.m"}, resources = {"App/Old.xib"}},
        {name = "AppTests", kind = "tests", sources = {"Tests/T.m"}, settings = {TEST_TARGET_NAME = "App"}},
      },
    }
    assert.matches("Old.xib has the format of Xcode 4, which is not read; Xcode 5 and later convert it", folder:test(), 1, true)
  end)
end)
