local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local interface_files = require "interface_files"
local storyboard, scene, xib = interface_files.storyboard, interface_files.scene, interface_files.xib
local function passes(...) assert.matches("\nok 1 - T testIt", interface_files.output(...), 1, true) end

describe("the objects in Interface Builder's files", function()
  it("have the properties that the file states or implies", function()
    passes([==[
  UIView *view = [NSBundle.mainBundle loadNibNamed:@"All" owner:nil options:nil].firstObject;
  NSArray *views = view.subviews;
  UILabel *label = views[0], *plain = views[1];
  XCTAssertTrue(label.adjustsFontSizeToFitWidth && label.userInteractionEnabled);
  XCTAssertEqual(label.minimumScaleFactor, 0.5);
  XCTAssertEqualObjects(label.shadowColor, [UIColor colorWithRed:1 green:0 blue:0 alpha:0.5]);
  XCTAssertTrue(CGSizeEqualToSize(label.shadowOffset, CGSizeMake(2, 3)));
  XCTAssertEqualObjects(label.highlightedTextColor, UIColor.blueColor);
  XCTAssertEqualObjects(label.font, [UIFont fontWithName:@"Helvetica-Bold" size:13]);
  XCTAssertTrue(!plain.adjustsFontSizeToFitWidth && !plain.userInteractionEnabled);
  XCTAssertEqualObjects(plain.font, [UIFont preferredFontForTextStyle:UIFontTextStyleHeadline]);
  XCTAssertEqualObjects(plain.attributedText.string, @"red plain");
  XCTAssertEqualObjects([plain.attributedText attribute:NSForegroundColorAttributeName atIndex:0 effectiveRange:NULL],
    [UIColor colorWithRed:1 green:0 blue:0 alpha:1]);
  UIButton *button = views[2];
  XCTAssertEqual(button.buttonType, UIButtonTypeSystem);
  XCTAssertEqual(button.contentHorizontalAlignment, UIControlContentHorizontalAlignmentRight);
  XCTAssertTrue(UIEdgeInsetsEqualToEdgeInsets(button.contentEdgeInsets, UIEdgeInsetsMake(1, 2, 3, 4)));
  XCTAssertEqualObjects(button.titleLabel.font, [UIFont boldSystemFontOfSize:15]);
  XCTAssertEqualObjects([button titleForState:UIControlStateNormal], @"Go");
  XCTAssertEqualObjects([button titleForState:UIControlStateHighlighted], @"Going");
  XCTAssertEqualObjects([button titleColorForState:UIControlStateSelected], [UIColor colorWithRed:0 green:1 blue:0 alpha:1]);
  UITextField *field = views[3];
  XCTAssertEqual(field.keyboardType, UIKeyboardTypeEmailAddress);
  XCTAssertEqual(field.returnKeyType, UIReturnKeyNext);
  XCTAssertEqual(field.autocapitalizationType, UITextAutocapitalizationTypeNone);
  XCTAssertEqual(field.clearButtonMode, UITextFieldViewModeWhileEditing);
  UIStackView *stack = views[4];
  XCTAssertEqual(stack.distribution, UIStackViewDistributionFillEqually);
  XCTAssertEqual(stack.alignment, UIStackViewAlignmentCenter);
  UISlider *slider = views[5];
  XCTAssertEqual(slider.minimumValue, -10);
  XCTAssertEqual(slider.value, -4);
  UIActivityIndicatorView *spinner = views[6];
  XCTAssertTrue(spinner.isAnimating && !spinner.hidesWhenStopped);
  UITableView *table = views[7];
  XCTAssertTrue(!table.allowsSelection && table.clipsToBounds && !table.showsVerticalScrollIndicator);
  XCTAssertEqual(table.separatorInset.left, 30);
  XCTAssertEqual(table.keyboardDismissMode, UIScrollViewKeyboardDismissModeOnDrag);
  UIView *traits = views[8];
  XCTAssertTrue(traits.isAccessibilityElement);
  XCTAssertEqual(traits.accessibilityTraits, UIAccessibilityTraitButton | UIAccessibilityTraitHeader);
  XCTAssertEqualObjects(traits.backgroundColor, [UIColor colorWithRed:0 green:0 blue:1 alpha:1]);
  UISegmentedControl *segments = views[9];
  XCTAssertEqual(segments.selectedSegmentIndex, 1);
  XCTAssertFalse([segments isEnabledForSegmentAtIndex:0]);
  UIButton *filled = views[10];
  XCTAssertEqualObjects(filled.configuration.title, @"Buy");
  UISwipeGestureRecognizer *swipe = (id)view.gestureRecognizers.firstObject;
  XCTAssertEqual(swipe.direction, UISwipeGestureRecognizerDirectionLeft);
  XCTAssertFalse(swipe.cancelsTouchesInView);
]==], {["App/All.xib"] = xib [[
<view id="v"><subviews>
  <label id="1" minimumScaleFactor="0.5" text="a">
    <fontDescription key="fontDescription" name="Helvetica-Bold" family="Helvetica" pointSize="13"/>
    <color key="highlightedColor" systemColor="blueColor"/><color key="shadowColor" red="1" green="0.0" blue="0.0" alpha="0.5"/>
    <size key="shadowOffset" width="2" height="3"/></label>
  <label id="2" userInteractionEnabled="NO" adjustsFontSizeToFit="NO" usesAttributedText="YES">
    <attributedString key="attributedText"><fragment content="red"><attributes>
      <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1"/></attributes></fragment><fragment content=" plain"/></attributedString>
    <fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
  <button id="3" buttonType="roundedRect" contentHorizontalAlignment="right">
    <inset key="contentEdgeInsets" minX="2" minY="1" maxX="4" maxY="3"/>
    <fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
    <state key="normal" title="Go"/><state key="highlighted" title="Going"/>
    <state key="selected"><color key="titleColor" red="0.0" green="1" blue="0.0" alpha="1"/></state></button>
  <textField id="4" clearButtonMode="whileEditing"><textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="next"/></textField>
  <stackView id="5" distribution="fillEqually" alignment="center"/>
  <slider id="6" value="-4" minValue="-10" maxValue="10"/>
  <activityIndicatorView id="7" animating="YES" style="gray"/>
  <tableView id="8" clipsSubviews="YES" allowsSelection="NO" showsVerticalScrollIndicator="NO" keyboardDismissMode="onDrag">
    <inset key="separatorInset" minX="30" minY="0.0" maxX="0.0" maxY="0.0"/></tableView>
  <view id="9"><color key="backgroundColor" name="Missing" red="0.0" green="0.0" blue="1" alpha="1"/>
    <accessibility key="accessibilityConfiguration"><accessibilityTraits key="traits" button="YES" header="YES"/>
      <bool key="isElement" value="YES"/></accessibility></view>
  <segmentedControl id="10" selectedSegmentIndex="1"><segments><segment title="A" enabled="NO"/><segment title="B"/></segments></segmentedControl>
  <button id="11"><buttonConfiguration key="configuration" style="filled" title="Buy"/></button>
</subviews><connections><outletCollection property="gestureRecognizers" destination="g" id="c"/></connections></view>
<swipeGestureRecognizer id="g" direction="left" cancelsTouchesInView="NO"/>
]]})
  end)

  it("are the bars, tab items and settings of a storyboard's controllers", function()
    passes([==[
  UITabBarController *tabs = [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateInitialViewController];
  UINavigationController *navigation = tabs.viewControllers[0];
  XCTAssertEqualObjects(navigation.tabBarItem.title, @"First");
  XCTAssertEqual(navigation.tabBarItem.tag, 4);
  XCTAssertEqualObjects(NSStringFromClass(navigation.navigationBar.class), @"OwnBar");
  XCTAssertTrue(navigation.navigationBar.prefersLargeTitles && !navigation.navigationBar.translucent);
  XCTAssertEqualObjects(navigation.navigationBar.titleTextAttributes[NSForegroundColorAttributeName], [UIColor colorWithRed:1 green:0 blue:0 alpha:1]);
  XCTAssertFalse(navigation.isToolbarHidden);
  XCTAssertEqualObjects(tabs.tabBar.barTintColor, [UIColor colorWithRed:0 green:1 blue:0 alpha:1]);
  UIViewController *page = navigation.topViewController;
  XCTAssertEqual(page.edgesForExtendedLayout, UIRectEdgeBottom);
  XCTAssertEqual(page.modalTransitionStyle, UIModalTransitionStyleCrossDissolve);
  XCTAssertEqualObjects(page.restorationIdentifier, @"page");
]==], {["App/Main.storyboard"] = storyboard("T", scene [[
<tabBarController id="T" sceneMemberID="viewController"><tabBar key="tabBar" id="tb">
  <color key="barTintColor" red="0.0" green="1" blue="0.0" alpha="1"/></tabBar>
  <connections><segue destination="N" kind="relationship" relationship="viewControllers" id="s"/></connections></tabBarController>]]
.. scene [[
<navigationController toolbarHidden="NO" id="N" sceneMemberID="viewController"><tabBarItem key="tabBarItem" tag="4" title="First" id="ti"/>
  <navigationBar key="navigationBar" customClass="OwnBar" translucent="NO" largeTitles="YES" id="nb"><rect key="frame" x="0" y="0" width="9" height="9"/>
    <textAttributes key="titleTextAttributes"><color key="textColor" red="1" green="0.0" blue="0.0" alpha="1"/></textAttributes></navigationBar>
  <connections><segue destination="P" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>]]
.. scene [[
<viewController storyboardIdentifier="page" useStoryboardIdentifierAsRestorationIdentifier="YES"
  modalTransitionStyle="crossDissolve" id="P" sceneMemberID="viewController">
  <view key="view" id="pv"/><extendedEdge key="edgesForExtendedLayout" bottom="YES"/></viewController>]])},
      "@interface OwnBar : UINavigationBar\n@end\n@implementation OwnBar\n@end\n")
  end)

  it("include the views of a nib's controllers and those in containers", function()
    passes([==[
  NSArray *objects = [NSBundle.mainBundle loadNibNamed:@"Window" owner:nil options:nil];
  UINavigationController *navigation = objects[0];
  OwnPage *page = (OwnPage *)navigation.topViewController;
  XCTAssertEqualObjects(page.title, @"Page");
  XCTAssertTrue(page.isViewLoaded);
  XCTAssertEqualObjects(page.seen, @"inside");
]==], {["App/Window.xib"] = xib [[
<navigationController id="n"><viewControllers><viewController title="Page" customClass="OwnPage" id="p">
  <view key="view" id="v"><subviews><label id="l" text="inside"/></subviews></view>
  <connections><outlet property="label" destination="l" id="o"/></connections></viewController></viewControllers></navigationController>
]]}, [[
@implementation OwnPage
- (void)viewDidLoad { [super viewDidLoad]; self.seen = [self.seen ?: @"" stringByAppendingString:self.label.text]; }
@end
]], "@interface OwnPage : UIViewController\n@property (weak) UILabel *label;\n@property (copy) NSString *seen;\n@end\n")
  end)

  it("keep their frames where no constraint positions them", function()
    passes([==[
  UIView *view = [NSBundle.mainBundle loadNibNamed:@"Fixed" owner:nil options:nil].firstObject;
  view.frame = CGRectMake(0, 0, 300, 100);
  [view layoutIfNeeded];
  XCTAssertTrue(CGRectEqualToRect([view.subviews[0] frame], CGRectMake(206, 45, 30, 30)));
  XCTAssertTrue(CGRectEqualToRect([view.subviews[1] frame], CGRectMake(10, 20, 280, 30)));
]==], {["App/Fixed.xib"] = xib [[
<view id="v"><rect key="frame" x="0" y="0" width="320" height="100"/><subviews>
  <button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="206" y="45" width="30" height="30"/>
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/></button>
  <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="w"><rect key="frame" x="10" y="20" width="300" height="30"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
  <label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
</subviews><constraints>
  <constraint firstItem="l" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="c"/>
  <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" id="d"/>
</constraints></view>
]]})
  end)

  it("follow the variations for a compact width", function()
    passes([==[
  UIView *view = [NSBundle.mainBundle loadNibNamed:@"Classes" owner:nil options:nil].firstObject;
  XCTAssertEqual(view.subviews.count, 1u);
  UILabel *label = view.subviews[0];
  XCTAssertEqual(label.font.pointSize, 30);
  XCTAssertEqual(view.constraints.count, 1u);
  XCTAssertEqual([view.constraints[0] constant], 7);
]==], {["App/Classes.xib"] = xib [[
<view id="v"><subviews>
  <label id="a"><fontDescription key="fontDescription" type="system" pointSize="10"/>
    <variation key="widthClass=compact"><fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label>
  <view id="b"/></subviews>
  <constraints>
    <constraint firstItem="a" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="5" id="c">
      <variation key="heightClass=regular-widthClass=compact" constant="7"/><variation key="widthClass=regular" constant="9"/></constraint>
    <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="d"/></constraints>
  <variation key="default"><mask key="subviews"><exclude reference="a"/><exclude reference="b"/></mask>
    <mask key="constraints"><exclude reference="d"/></mask></variation>
  <variation key="widthClass=compact"><mask key="subviews"><include reference="a"/></mask></variation>
</view>]]})
  end)
end)
