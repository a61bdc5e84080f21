local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode = require "project", require "xcode"

local calculator = [[
#import <Foundation/Foundation.h>
@interface Calculator : NSObject
- (int)double:(int)n;
@end
]]
local calculator_source = [[
#import "Calculator.h"
@implementation Calculator
- (int)double:(int)n { return n * 2; }
@end
]]

local function app(targets, files, options)
  files["App.xcodeproj/project.pbxproj"] = xcode.pbxproj(targets, options)
  return project.new(files)
end

describe("the targets of an Xcode project", function()
  it("are tested with the sources of their app", function()
    local folder <close> = app({
      {name = "App", kind = "application", sources = {"App/Calculator.m"}},
      {name = "AppTests", kind = "tests", sources = {"AppTests/CalculatorTests.m"}, settings = {TEST_HOST = "$(BUILT_PRODUCTS_DIR)/App.app/App"}},
    }, {
      ["App/Calculator.h"] = calculator, ["App/Calculator.m"] = calculator_source,
      ["AppTests/CalculatorTests.m"] = project.case("CalculatorTests", "XCTAssertEqual([[Calculator new] double:4], 8);", '#import "Calculator.h"'),
    })
    local output, status = folder:test()
    assert.matches("AppTests.xctest: 2 of 2 sources were read", output, 1, true)
    assert.matches("\nok 1 - CalculatorTests testIt", "\n" .. output, 1, true)
    assert.equal(0, status)
  end)

  it("find a header in the folders of their settings before others of its name", function()
    local folder <close> = app({{name = "T", kind = "tests", sources = {"Tests/T.m"},
      settings = {HEADER_SEARCH_PATHS = "$(SRCROOT)/include"}}}, {
      ["include/Kit/Kit.h"] = "static const int value = 42;\n", ["Tests/Kit/Kit.h"] = "static const int value = 1;\n",
      ["Tests/T.m"] = project.case("T", "XCTAssertEqual(value, 42);", "#import <Kit/Kit.h>"),
    })
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  it("find their files as a file system that ignores case does", function()
    local folder <close> = app({{name = "T", kind = "tests", sources = {"Kit/Value.m", "Kit/T.m"},
      settings = {GCC_PREFIX_HEADER = "Kit/Prefix.pch"}}}, {
      ["kit/prefix.pch"] = "#import <Foundation/Foundation.h>\nNSInteger value(void);\n",
      ["kit/value.m"] = "NSInteger value(void) { return 42; }\n",
      ["kit/T.m"] = project.case("T", "XCTAssertEqual(value(), 42);"),
    })
    local output, status = folder:test()
    assert.matches("T.xctest: 2 of 2 sources were read", output, 1, true)
    assert.equal(0, status)
  end)

  it("share C functions and variables between their files", function()
    local folder <close> = app({{name = "T", kind = "tests", sources = {"A.m", "B.m"}}}, {
      ["A.m"] = "int shared = 40;\nint add(int n) { return shared + n; }\n",
      ["B.m"] = project.case("B", "shared += 1; XCTAssertEqual(add(1), 42);", "extern int shared;\nint add(int n);"),
    })
    assert.matches("\nok 1 - B testIt", "\n" .. folder:test(), 1, true)
  end)

  it("leave out the files that their settings exclude, or that are for another platform", function()
    local files = {
      ["A.m"] = "#error excluded by its name\n", ["B.m"] = "int b(void) { return 2; }\n", ["C.m"] = "#error of macOS\n",
      ["T.m"] = project.case("T", "XCTAssertEqual(b(), 2);", "int b(void);"),
    }
    local text = xcode.pbxproj {{name = "T", kind = "tests", sources = {"A.m", "B.m", "C.m", "T.m"}, flags = {["C.m"] = "-DC"},
      settings = {EXCLUDED_SOURCE_FILE_NAMES = {"[AB].m", "*.txt"}, INCLUDED_SOURCE_FILE_NAMES = "B.m"}}}
    files["App.xcodeproj/project.pbxproj"] = text:gsub('settings = {COMPILER_FLAGS = "%-DC";};', "platformFilters = (macos, );")
    local folder <close> = project.new(files)
    local output = folder:test()
    assert.matches("T.xctest: 2 of 2 sources were read", output, 1, true)
    assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
  end)

  it("inherit definitions from the project", function()
    local folder <close> = app({
      {name = "T", kind = "tests", sources = {"T.m"}, settings = {GCC_PREPROCESSOR_DEFINITIONS = {"$(inherited)", "TWO=2", 'NAME=@\\"x y\\"'}}},
    }, {["T.m"] = project.case("T", '\n#ifdef NAME\nXCTAssertEqual(ONE + TWO, 3); XCTAssertEqualObjects(NAME, @"x y");\n#else\nXCTFail();\n#endif\n')},
    {settings = {GCC_PREPROCESSOR_DEFINITIONS = "ONE=1"}})
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  it("read their configuration from .xcconfig files too", function()
    local text = xcode.pbxproj({{name = "T", kind = "tests", sources = {"T.m", "Base.xcconfig"}}})
    local id = text:match '(A%x+) = {isa = PBXFileReference; path = "Base.xcconfig"'
    text = text:gsub("name = Debug; ", "name = Debug; baseConfigurationReference = " .. id .. "; ", 1)
    local folder <close> = project.new {
      ["A.xcodeproj/project.pbxproj"] = text,
      ["Base.xcconfig"] = '#include "Other.xcconfig"\nGCC_PREPROCESSOR_DEFINITIONS = $(inherited) LEVEL=$(LEVEL) // of the log\n',
      ["Other.xcconfig"] = "LEVEL = 7;\n",
      ["T.m"] = project.case("T", "XCTAssertEqual(LEVEL, 7);"),
    }
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  it("have the prefix header of their settings", function()
    for _, root in ipairs {"$(SRCROOT)", "$SRCROOT"} do
      local settings = {GCC_PREFIX_HEADER = root .. "/Support Files/T-Prefix.pch"}
      local folder <close> = app({{name = "T", kind = "tests", sources = {"T.m"}, settings = settings}}, {
        ["Support Files/T-Prefix.pch"] = "#import <XCTest/XCTest.h>\n#define ANSWER 42\n",
        ["T.m"] = "@interface T : XCTestCase @end\n@implementation T\n- (void)testIt { XCTAssertEqual(ANSWER, 42); }\n@end\n",
      })
      assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
    end
  end)

  it("count by hand where a file's flags say so", function()
    local folder <close> = app({
      {name = "T", kind = "tests", sources = {"T.m", "M.m"}, flags = {["M.m"] = "-fno-objc-arc"}, settings = {CLANG_ENABLE_OBJC_ARC = "YES"}},
    }, {
      ["M.m"] = "int counts(void) {\n#if __has_feature(objc_arc)\nreturn 0;\n#else\nreturn 1;\n#endif\n}\n",
      ["T.m"] = project.case("T", "XCTAssertEqual(counts(), 1);\n#if !__has_feature(objc_arc)\nXCTFail();\n#endif\n", "int counts(void);"),
    })
    assert.matches("\nok 1 - T testIt", "\n" .. folder:test(), 1, true)
  end)

  it("count by hand in all files of a target that says nothing, where others send `release`", function()
    local folder <close> = app({
      {name = "T", kind = "tests", sources = {"T.m", "Hand.m", "Made.m"}},
    }, {
      ["Hand.h"] = "#import <Foundation/Foundation.h>\n@interface Hand : NSObject\n@end\nint isMadeByHand(void);\n",
      ["Hand.m"] = '#import "Hand.h"\n@implementation Hand\n- (void)dealloc { [[NSObject new] release]; [super dealloc]; }\n@end\n',
      ["Made.m"] = '#import "Hand.h"\n@interface Made : NSObject\n@end\n@implementation Made\n'
        .. "- (id)init { [super init]; return self; }\n@end\n"
        .. "int isMadeByHand(void) { return !__has_feature(objc_arc) && [[Made alloc] init] != nil; }\n",
      ["T.m"] = project.case("T", "XCTAssertEqual(isMadeByHand(), 1);", '#import "Hand.h"'),
    })
    local output = folder:test()
    assert.matches("3 of 3 sources were read", output, 1, true)
    assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
  end)

  it("take all files of a synchronized folder but its exceptions", function()
    local folder <close> = app({{name = "T", kind = "tests", folders = {"Tests"}, exceptions = {"Old.m"}}}, {
      ["Tests/Inside/T.m"] = project.case("T", 'XCTAssertNil(NSClassFromString(@"Old"));'),
      ["Tests/Old.m"] = "#import <Foundation/Foundation.h>\n@interface Old : NSObject @end\n@implementation Old @end\n",
    }, {version = 77})
    local output = folder:test()
    assert.matches("T.xctest: 1 of 1 sources were read", output, 1, true)
    assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
  end)

  it("for other platforms are left out and named", function()
    local folder <close> = app({
      {name = "Phone", kind = "tests", sources = {"P.m"}},
      {name = "Desk", kind = "tests", sources = {"D.m"}, settings = {SDKROOT = "macosx"}},
    }, {["P.m"] = project.case("P", ""), ["D.m"] = project.case("D", "XCTFail();", "#import <Cocoa/Cocoa.h>")})
    local output, status = folder:test()
    assert.matches("left out: the target Desk is for macOS", output, 1, true)
    assert.equal(0, status)
  end)

  it("for macOS alone are read where they name nothing of AppKit", function()
    local folder <close> = app({
      {name = "DeskTests", kind = "tests", sources = {"D.m"}, settings = {SDKROOT = "macosx", GCC_PREFIX_HEADER = "D.pch"}},
    }, {["D.m"] = project.case("D", ""), ["D.pch"] = "#import <Cocoa/Cocoa.h>\n"})
    local output = folder:test()
    assert.matches("the target DeskTests is for macOS; its sources are read all the same", output, 1, true)
    assert.matches("\nok 1 - D testIt", "\n" .. output, 1, true)
  end)

  it("with the sources of another one are tested once", function()
    local folder <close> = app({
      {name = "One", kind = "tests", sources = {"T.m"}}, {name = "Two", kind = "tests", sources = {"T.m"}},
    }, {["T.m"] = project.case("T", "")})
    local output = folder:test()
    assert.matches("left out: the target Two has the same sources as another one", output, 1, true)
    assert.matches("1..1", output, 1, true)
  end)

  it("without sources are named", function()
    local folder <close> = app({{name = "T", kind = "tests", sources = {}}}, {["T.m"] = project.case("T", "")})
    assert.matches("left out: the target T has no sources", folder:test(), 1, true)
  end)

  it("are chosen by --target", function()
    local folder <close> = app({
      {name = "One", kind = "tests", sources = {"A.m"}}, {name = "Two", kind = "tests", sources = {"B.m"}},
    }, {["A.m"] = project.case("A", ""), ["B.m"] = project.case("B", "")})
    local output = folder:test "--target Two"
    assert.matches("\nok 1 - B testIt", "\n" .. output, 1, true)
    assert.not_matches("A testIt", output, 1, true)
  end)

  it("find base classes in other files", function()
    local folder <close> = app({{name = "T", kind = "tests", sources = {"A.m", "Base.m"}}}, {
      ["Base.h"] = "#import <XCTest/XCTest.h>\n@interface Base : XCTestCase\n@property int ready;\n@end\n",
      ["Base.m"] = '#import "Base.h"\n@implementation Base\n- (void)setUp { self.ready = 1; }\n@end\n',
      ["A.m"] = '#import "Base.h"\n@interface A : Base @end\n@implementation A\n- (void)testIt { XCTAssertEqual(self.ready, 1); }\n@end\n',
    })
    assert.matches("\nok 1 - A testIt", "\n" .. folder:test(), 1, true)
  end)

  it("may have files outside of the project's folder, as an example of a library has", function()
    local folder <close> = app({
      {name = "DemoTests", kind = "tests", sources = {"../Library/Calculator.m", "../App/T.m", "../Library/Absent.m"},
        resources = {"../Library/Calculator.h"}},
    }, {["T.m"] = project.case("T", "XCTAssertEqual([[Calculator new] double:4], 8);", '#import "Calculator.h"')})
    folder:write("../Library/Calculator.h", calculator)
    folder:write("../Library/Calculator.m", calculator_source)
    local output = folder:test()
    assert.matches("DemoTests.xctest: 2 of 2 sources were read", output, 1, true)
    assert.matches("\nok 1 - T testIt", "\n" .. output, 1, true)
  end)
end)
