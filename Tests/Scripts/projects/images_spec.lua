-- The images of a project's program: the app, and the bundles that its sources belong to.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode = require "project", require "xcode"

describe("the images of tests", function()
  it("are the program and the bundle of the tests, which has their classes", function()
    local folder <close> = project.new {
      ["App/App.m"] = "#import <UIKit/UIKit.h>\n@interface Own : NSObject @end\n@implementation Own @end\n",
      ["Tests/T.m"] = project.case("T", [==[
  XCTAssertEqual(_dyld_image_count(), 2);
  XCTAssertEqual(strcmp(_dyld_get_image_name(0), class_getImageName(NSClassFromString(@"Own"))), 0);
  XCTAssertTrue(strstr(_dyld_get_image_name(1), "/PlugIns/AppTests.xctest/AppTests") != NULL);
  XCTAssertEqual(strcmp(_dyld_get_image_name(1), class_getImageName(self.class)), 0);
  XCTAssertEqual(_dyld_get_image_header(1)->filetype, MH_BUNDLE);
  XCTAssertTrue(_dyld_get_image_name(2) == NULL);
]==], "#import <mach-o/dyld.h>\n#import <mach-o/loader.h>\n#import <objc/runtime.h>"),
      ["A.xcodeproj/project.pbxproj"] = xcode.pbxproj {
        {name = "App", kind = "application", sources = {"App/App.m"}},
        {name = "AppTests", kind = "tests", sources = {"Tests/T.m"}, settings = {TEST_TARGET_NAME = "App"}},
      },
    }
    local output, status = folder:test()
    assert.matches("\nok 1 %- T testIt", output)
    assert.equal(0, status, output)
  end)
end)

describe("a class that cannot create its tests", function()
  it("is an error of its own; the other classes run", function()
    local folder <close> = project.new {
      ["Tests/A.m"] = [==[
#import <XCTest/XCTest.h>
@interface Bad : XCTestCase @end
@implementation Bad
+ (NSArray *)testInvocations { return @[@[][1]]; }
@end
]==],
      ["Tests/T.m"] = project.case("T", "XCTAssertTrue(YES);"),
    }
    local output, status = folder:test()
    assert.equal(1, status)
    assert.matches("not ok 1 - Bad creates its tests", output, 1, true)
    assert.matches("NSRangeException", output, 1, true)
    assert.matches("\nok 2 %- T testIt", output)
  end)
end)
