local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode = require "project", require "xcode"

-- The output of tests with a body in a target with an app, each with resources.
local function tested(body, files, app_resources, tests_resources, head)
  files["App/App.m"] = '#import "App.h"\n@implementation AppThing @end\n'
  files["App/App.h"] = "#import <UIKit/UIKit.h>\n@interface AppThing : NSObject @end\n"
  files["Tests/T.m"] = project.case("T", body, '#import "App.h"\n' .. (head or ""))
  files["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {
    {name = "App", kind = "application", sources = {"App/App.m"}, resources = app_resources},
    {name = "AppTests", kind = "tests", sources = {"Tests/T.m"}, resources = tests_resources, settings = {TEST_TARGET_NAME = "App"}},
  }
  local folder <close> = project.new(files)
  return (folder:test())
end

local function passes(...) assert.matches("\nok 1 - T testIt", "\n" .. tested(...), 1, true) end

describe("resources of a project", function()
  it("of tests are in the bundle of their classes", function()
    passes([==[
  NSBundle *bundle = [NSBundle bundleForClass:self.class];
  NSData *data = [NSData dataWithContentsOfFile:[bundle pathForResource:@"data" ofType:@"json"]];
  XCTAssertEqualObjects([NSJSONSerialization JSONObjectWithData:data options:0 error:nil], @{@"a": @1});
  XCTAssertNotNil([bundle URLForResource:@"data" withExtension:@"json"]);
  XCTAssertNil([NSBundle.mainBundle pathForResource:@"data" ofType:@"json"]);
]==], {["Tests/data.json"] = '{"a": 1}'}, {}, {"Tests/data.json"})
  end)

  it("of an app are in the main bundle", function()
    passes([==[
  XCTAssertEqualObjects([NSBundle bundleForClass:AppThing.class], NSBundle.mainBundle);
  NSString *path = [NSBundle.mainBundle pathForResource:@"list" ofType:@"plist"];
  XCTAssertEqualObjects([NSDictionary dictionaryWithContentsOfFile:path], @{@"key": @"value"});
  XCTAssertNotNil([NSBundle.mainBundle pathForResource:@"inner" ofType:@"txt" inDirectory:@"Kit.bundle"]);
]==], {["App/list.plist"] = "{ key = value; }", ["App/Kit.bundle/inner.txt"] = "x"}, {"App/list.plist", "App/Kit.bundle"})
  end)

  it("are texts of the user's language", function()
    passes('XCTAssertEqualObjects(NSLocalizedString(@"hello", nil), @"Hello!");', {
      ["App/en.lproj/Localizable.strings"] = '"hello" = "Hello!";', ["App/de.lproj/Localizable.strings"] = '"hello" = "Hallo!";',
    }, {"App/en.lproj/Localizable.strings", "App/de.lproj/Localizable.strings"})
  end)

  it("are texts of a string catalog", function()
    passes([==[
  NSString *(^text)(NSString *) = ^(NSString *key) { return NSLocalizedString(key, nil); };
  XCTAssertEqualObjects(text(@"Hello"), @"Hello");
  XCTAssertEqualObjects(text(@"bye"), @"Good bye");
  XCTAssertEqualObjects(text(@"device"), @"a phone");
  XCTAssertEqualObjects(([NSString localizedStringWithFormat:text(@"birds"), 1L]), @"one bird");
  XCTAssertEqualObjects(([NSString localizedStringWithFormat:text(@"birds"), 3L]), @"3 birds");
  XCTAssertEqualObjects(([NSString localizedStringWithFormat:text(@"flock"), @"Ann", 1L]), @"Ann sees 1 bird");
  XCTAssertEqualObjects(([NSString localizedStringWithFormat:text(@"flock"), @"Ann", 2L]), @"Ann sees 2 birds");
  XCTAssertEqualObjects(([NSString localizedStringWithFormat:text(@"trees"), 2L, 1L]), @"2 birds in 1 tree");
  NSString *german = [NSBundle.mainBundle pathForResource:@"Localizable" ofType:@"strings" inDirectory:nil forLocalization:@"de"];
  XCTAssertEqualObjects([NSDictionary dictionaryWithContentsOfFile:german], @{@"bye": @"Tsch\u00fcss"});
]==], {["App/Localizable.xcstrings"] = [[
{"sourceLanguage": "en", "version": "1.0", "strings": {
  "Hello": {},
  "bye": {"comment": "c", "localizations": {"en": {"stringUnit": {"state": "new", "value": "Good bye"}},
    "de": {"stringUnit": {"state": "translated", "value": "Tsch\u00fcss"}}}},
  "device": {"localizations": {"en": {"variations": {"device": {"iphone": {"stringUnit": {"value": "a phone"}},
    "other": {"stringUnit": {"value": "a device"}}}}}}},
  "birds": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"value": "one bird"}},
    "other": {"stringUnit": {"value": "%lld birds"}}}}}}},
  "flock": {"localizations": {"en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%@ sees %lld bird"}},
    "other": {"stringUnit": {"value": "%@ sees %lld birds"}}}}}}},
  "trees": {"localizations": {"en": {"stringUnit": {"value": "%#@birds@ in %#@trees@"}, "substitutions": {
    "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
      "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
    "trees": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
      "one": {"stringUnit": {"value": "%arg tree"}}, "other": {"stringUnit": {"value": "%arg trees"}}}}}}}}}
}}]]}, {"App/Localizable.xcstrings"})
  end)

  it("are texts that vary with the arguments of a format", function()
    passes([==[
  NSString *format = NSLocalizedStringFromTableInBundle(@"files", @"Counts", [NSBundle bundleForClass:AppThing.class], nil);
  XCTAssertEqualObjects(([NSString localizedStringWithFormat:format, 1L]), @"one file");
  XCTAssertEqualObjects(([NSString localizedStringWithFormat:format, 5L]), @"5 files");
  NSString *made = [[NSString alloc] initWithFormat:format locale:[NSLocale localeWithLocaleIdentifier:@"ja_JP"], 1L];
  XCTAssertEqualObjects(made, @"1 files");
]==], {["App/en.lproj/Counts.stringsdict"] = [[
<plist version="1.0"><dict><key>files</key><dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
  <key>count</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>ld</string>
    <key>one</key><string>one file</string>
    <key>other</key><string>%ld files</string>
  </dict>
</dict></dict></plist>]]}, {"App/en.lproj/Counts.stringsdict"})
  end)

  it("are texts of a property list", function()
    passes('XCTAssertEqualObjects(NSLocalizedString(@"hello", nil), @"Hi!");', {
      ["App/en.lproj/Localizable.strings"] = "<plist><dict><key>hello</key><string>Hi!</string></dict></plist>",
    }, {"App/en.lproj/Localizable.strings"})
  end)

  it("are texts in UTF-16 too", function()
    local text = ('"hello" = "Hi!";'):gsub(".", "%0\0")
    passes('XCTAssertEqualObjects(NSLocalizedString(@"hello", nil), @"Hi!");', {["App/en.lproj/Localizable.strings"] = "\xFF\xFE" .. text},
      {"App/en.lproj/Localizable.strings"})
  end)

  it("are files beside the tests, by __FILE__", function()
    passes([==[
  NSString *folder = [@__FILE__ stringByDeletingLastPathComponent];
  NSString *text = [NSString stringWithContentsOfFile:[folder stringByAppendingPathComponent:@"Fixtures/a.txt"] encoding:4 error:nil];
  XCTAssertEqualObjects(text, @"beside");
]==], {["Tests/Fixtures/a.txt"] = "beside"})
  end)

  it("are nibs in XML", function()
    passes([==[
  CardOwner *owner = [CardOwner new];
  NSArray *top = [NSBundle.mainBundle loadNibNamed:@"Card" owner:owner options:nil];
  UIView *view = top.firstObject;
  XCTAssertTrue(CGRectEqualToRect(view.frame, CGRectMake(0, 0, 100, 50)));
  XCTAssertEqualObjects([view.subviews.firstObject text], @"inside");
  XCTAssertEqual(view.subviews.firstObject, owner.label);
  XCTAssertNotNil([NSBundle.mainBundle pathForResource:@"Card" ofType:@"nib"]);
  XCTAssertNil([NSBundle.mainBundle pathForResource:@"Card" ofType:@"xib"]);
]==], {["App/Card.xib"] = [[
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
  <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="T">
      <connections><outlet property="label" destination="l" id="c"/></connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <view contentMode="scaleToFill" id="v">
      <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
      <subviews>
        <label text="inside" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
      </subviews>
    </view>
  </objects>
</document>
]]}, {"App/Card.xib"}, nil, "@interface CardOwner : NSObject\n@property UILabel *label;\n@end\n@implementation CardOwner @end\n")
  end)

  it("are storyboards in folders with the names of compiled ones", function()
    passes([==[
  NSArray *paths = [NSBundle.mainBundle pathsForResourcesOfType:@"storyboardc" inDirectory:@""];
  XCTAssertEqualObjects([paths valueForKey:@"lastPathComponent"], @[@"Card.storyboardc"]);
  NSString *list = [paths.firstObject stringByAppendingPathComponent:@"Info.plist"];
  XCTAssertEqualObjects([NSDictionary dictionaryWithContentsOfFile:list], @{@"UIStoryboardVersion": @1});
  XCTAssertEqual([[UIStoryboard storyboardWithName:@"Card" bundle:nil] instantiateInitialViewController].view.tag, 3);
]==], {["App/Card.storyboard"] = [[
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c">
  <scenes><scene sceneID="s"><objects>
    <viewController id="c" sceneMemberID="viewController"><view key="view" tag="3" id="v"/></viewController>
  </objects></scene></scenes>
</document>
]]}, {"App/Card.storyboard"})
  end)

  it("of a framework are in the framework's bundle", function()
    local folder <close> = project.new {
      ["K/K.h"] = "#import <Foundation/Foundation.h>\n@interface KitThing : NSObject @end\n", ["K/K.m"] = '#import "K.h"\n@implementation KitThing @end\n',
      ["K/k.txt"] = "x", ["Tests/T.m"] = project.case("T", [==[
  NSBundle *bundle = [NSBundle bundleForClass:KitThing.class];
  XCTAssertEqualObjects(bundle.bundlePath.lastPathComponent, @"Kit.framework");
  XCTAssertNotNil([bundle pathForResource:@"k" ofType:@"txt"]);
]==], "#import <Kit/K.h>"),
      ["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {
        {name = "Kit", kind = "framework", sources = {"K/K.m"}, resources = {"K/k.txt"}},
        {name = "KitTests", kind = "tests", sources = {"Tests/T.m"}, depends = {"Kit"}},
      },
    }
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)
end)

describe("an image that a project does not have", function()
  it("is named once; a device has none", function()
    local folder <close> = project.new {
      ["App/Assets.xcassets/Here.imageset/Contents.json"] = '{"images":[{"idiom":"universal","filename":"h.png","scale":"1x"}]}',
      ["App/Assets.xcassets/Here.imageset/h.png"] = "\137PNG\r\n\26\n\0\0\0\rIHDR\0\0\0\4\0\0\0\4\8\6\0\0\0",
      ["App/main.m"] = [==[
#import <UIKit/UIKit.h>
int main(void) {
  for (NSString *name in @[@"Here", @"Gone", @"Gone"]) [UIImage imageNamed:name];
  [UIImage imageNamed:(id)nil];
  return 0;
}
]==],
    }
    local output = folder:run()
    local _, count = output:gsub("%+%[UIImage imageNamed:%]: the project has no image 'Gone'; a device has nil", "")
    assert.equal(1, count, output)
    assert.is_nil(output:find("'Here'", 1, true), output)
    assert.is_not_nil(output:find("CUICatalog: Invalid asset name supplied: '(null)'", 1, true), output)
  end)

  it("of a target that is a bundle are in it, as CocoaPods' are", function()
    local folder <close> = project.new {
      ["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {
        {name = "Kit-Kit", kind = "bundle", resources = {"Kit/a.json"}, product = "Kit.bundle"},
        {name = "Kit", kind = "framework", sources = {"Kit/Kit.m"}, resources = {"Kit.bundle"}, depends = {"Kit-Kit"}},
        {name = "T", kind = "tests", sources = {"T.m"}, depends = {"Kit"}},
      },
      ["Kit/a.json"] = "{}", ["Kit/Kit.h"] = "#import <Foundation/Foundation.h>\n@interface Kit : NSObject @end\n",
      ["Kit/Kit.m"] = '#import "Kit.h"\n@implementation Kit @end\n',
      ["T.m"] = project.case("T", [==[
  NSBundle *outer = [NSBundle bundleForClass:[Kit class]];
  NSBundle *inner = [NSBundle bundleWithURL:[outer URLForResource:@"Kit" withExtension:@"bundle"]];
  XCTAssertNotNil([inner pathForResource:@"a" ofType:@"json"]);
]==], "#import <Kit/Kit.h>"),
    }
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  it("of pods are those that CocoaPods' script copies", function()
    local text = xcode.pbxproj {
      {name = "App", kind = "application", sources = {"App.m"}},
      {name = "T", kind = "tests", sources = {"T.m"}, depends = {"App"}, settings = {TEST_TARGET_NAME = "App"}},
    }
    local script = [["\"${SRCROOT}/Pods/Pods-App/Pods-App-resources.sh\"\n"]]
    local folder <close> = project.new {
      ["Example/A.xcodeproj/project.pbxproj"] = text:gsub("buildPhases = %(", "%0S1, ", 1)
        :gsub("objects = {\n", "%0S1 = {isa = PBXShellScriptBuildPhase; shellScript = " .. script .. ";};\n", 1),
      ["Example/Pods/Pods-App/Pods-App-resources.sh"] = [[
install_resource() { echo "$1"; }
if [ "$CONFIGURATION" = "Debug" ]; then
  install_resource "../../Assets/one.json"
  install_resource "${PODS_ROOT}/Kit/two.json"
  install_resource "${PODS_CONFIGURATION_BUILD_DIR}/Kit/Kit.bundle"
fi
]],
      ["Assets/one.json"] = "{}", ["Example/Pods/Kit/two.json"] = "{}",
      ["Example/App.m"] = "int app;\n",
      ["Example/T.m"] = project.case("T", [==[
  for (NSString *name in @[@"one", @"two"]) XCTAssertNotNil([NSBundle.mainBundle pathForResource:name ofType:@"json"]);
]==]),
    }
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  it("of a catalog's data sets are data assets", function()
    passes([==[
  NSDataAsset *asset = [[NSDataAsset alloc] initWithName:@"Cities"];
  XCTAssertEqualObjects(asset.data, [@"[1]" dataUsingEncoding:NSUTF8StringEncoding]);
  XCTAssertEqualObjects(asset.name, @"Cities");
  XCTAssertEqualObjects(asset.typeIdentifier, @"public.json");
  XCTAssertNil([[NSDataAsset alloc] initWithName:@"None" bundle:NSBundle.mainBundle]);
]==], {
      ["App/A.xcassets/Cities.dataset/Contents.json"] = '{"data": [{"filename": "list.json", "idiom": "universal"}]}',
      ["App/A.xcassets/Cities.dataset/list.json"] = "[1]",
    }, {"App/A.xcassets"}, {})
  end)

  it("of a catalog's color sets are named colors, also of a folder that is a namespace", function()
    local function color(red, green, more)
      return ('{"idiom": "universal", "color": {"color-space": "srgb", "components": '
        .. '{"red": "%s", "green": "%s", "blue": "255", "alpha": "0.500"}}%s}'):format(red, green, more or "")
    end
    local dark = ', "appearances": [{"appearance": "luminosity", "value": "dark"}]'
    passes([==[
  CGFloat red, green, blue, alpha;
  UIColor *brand = [UIColor colorNamed:@"Brand"];
  [brand getRed:&red green:&green blue:&blue alpha:&alpha];
  XCTAssertEqualWithAccuracy(red, 0.25, 1e-9);
  XCTAssertEqualWithAccuracy(green, 128 / 255.0, 1e-9);
  XCTAssertEqual(blue, 1);
  XCTAssertEqual(alpha, 0.5);
  UIColor *both = [UIColor colorNamed:@"Theme/Both"];
  for (NSNumber *style in @[@(UIUserInterfaceStyleLight), @(UIUserInterfaceStyleDark)]) {
    UITraitCollection *traits = [UITraitCollection traitCollectionWithUserInterfaceStyle:style.integerValue];
    [[both resolvedColorWithTraitCollection:traits] getRed:&red green:&green blue:&blue alpha:&alpha];
    XCTAssertEqual(red, style.integerValue == UIUserInterfaceStyleDark);
  }
  XCTAssertEqualObjects([UIColor colorNamed:@"System"], UIColor.systemBlueColor);
  XCTAssertNil([UIColor colorNamed:@"Both"]);
  XCTAssertNil([[NSDataAsset alloc] initWithName:@"Data"]);
]==], {
      ["App/A.xcassets/Brand.colorset/Contents.json"] = '{"colors": [' .. color("0.250", "0x80") .. "]}",
      ["App/A.xcassets/Theme/Contents.json"] = '{"properties": {"provides-namespace" : true}}',
      ["App/A.xcassets/Theme/Both.colorset/Contents.json"] =
        '{"colors": [' .. color("255", "0", dark) .. ", " .. color("0", "0") .. "]}",
      ["App/A.xcassets/System.colorset/Contents.json"] =
        '{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemBlueColor"}}]}',
      ["App/A.xcassets/Data.colorset/Contents.json"] = "damaged",
    }, {"App/A.xcassets"}, {}, "#import <UIKit/UIKit.h>")
  end)

  it("of a data model have its current version", function()
    local model = '<?xml version="1.0"?>\n<model><entity name="%s"/></model>\n'
    passes([==[
  NSURL *url = [NSBundle.mainBundle URLForResource:@"M" withExtension:@"momd"];
  NSManagedObjectModel *model = [[NSManagedObjectModel alloc] initWithContentsOfURL:url];
  XCTAssertEqualObjects(model.entitiesByName.allKeys, @[@"Second"]);
]==], {
      ["App/M.xcdatamodeld/M.xcdatamodel/contents"] = model:format "First",
      ["App/M.xcdatamodeld/M2.xcdatamodel/contents"] = model:format "Second",
      ["App/M.xcdatamodeld/.xccurrentversion"] = "{ _XCCurrentVersionName = M2.xcdatamodel; }",
    }, {"App/M.xcdatamodeld"}, {}, "#import <CoreData/CoreData.h>")
  end)
end)
