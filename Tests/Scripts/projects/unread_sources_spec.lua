local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project = require "project"

describe("a source that cannot be read", function()
  it("is listed with clang's first error, and takes no other with it", function()
    local folder <close> = project.new {
      ["Broken.h"] = "#import <Foundation/Foundation.h>\n@interface Broken : NSObject @end\n",
      ["Broken.m"] = '#import "Broken.h"\n@implementation Broken\n- (void)x { nonsense; }\n@end\n',
      ["Tests/A.m"] = project.case("A", "XCTAssertTrue(YES);", '#import "Broken.h"'),
      ["Tests/B.m"] = project.case("B", "[Broken new];", '#import "Broken.h"'),
    }
    local output, status = folder:test()
    assert.matches("AppTests.xctest: 2 of 3 sources were read", output, 1, true)
    assert.matches("not read: App/Broken.m: App/Broken.m:3:13: error: use of undeclared identifier 'nonsense'", output, 1, true)
    assert.matches("\nok 1 - A testIt", "\n" .. output, 1, true)
    assert.matches("not ok 2 - B testIt", output, 1, true)
    assert.matches("Broken is in App/Broken.m, which was not read", output, 1, true)
    assert.equal(1, status)
  end)

  it("of tests is an error of the run", function()
    local folder <close> = project.new {
      ["Tests/A.m"] = project.case("A", ""), ["Tests/B.m"] = project.case("B", "", '#import "Missing.h"'),
    }
    local output, status = folder:test()
    assert.matches("not ok 2 - App/Tests/B.m is read", output, 1, true)
    assert.matches("--vendor DIR names a folder with third parties' sources", output, 1, true)
    assert.equal(1, status)
  end)

  it("names the tests whose superclass it has", function()
    local folder <close> = project.new {
      ["Tests/Base.h"] = "#import <XCTest/XCTest.h>\n@interface Base : XCTestCase @end\n",
      ["Tests/Base.m"] = '#import "Base.h"\n@implementation Base\n- (void)x { nonsense; }\n@end\n',
      ["Tests/A.m"] = '#import "Base.h"\n@interface A : Base @end\n@implementation A\n- (void)testIt {}\n@end\n',
    }
    assert.matches("A cannot be: its superclass Base is in App/Tests/Base.m, which was not read", folder:test(), 1, true)
  end)

  it("in another language is listed", function()
    local folder <close> = project.new {
      ["App.podspec"] = "Pod::Spec.new do |s|\n s.name = 'App'\n s.source_files = 'Code'\nend\n",
      ["Code/A.h"] = "#import <Foundation/Foundation.h>\n@interface B : NSObject @end\nint a(void);\n",
      ["Code/A.m"] = "int a(void) { return 1; }\n", ["Code/B.mm"] = '#import "A.h"\n@implementation B @end\n', ["Code/C.swift"] = "let c = 1\n",
      ["Tests/T.m"] = project.case("T", "XCTAssertEqual(a(), 1); [B new];", '#import "A.h"'),
    }
    local output = folder:test()
    assert.matches("unknown class 'B'; .-%(B is in App/Code/B.mm, which was not read: C%+%+%)", output)
    assert.matches("2 of 4 sources were read", output, 1, true)
    assert.matches("not read: App/Code/B.mm: C++", output, 1, true)
    assert.matches("not read: App/Code/C.swift: Swift", output, 1, true)
  end)
end)

describe("a function that no header of a project declares", function()
  it("is a warning, found in another source, or an error when it is called", function()
    local folder <close> = project.new {
      ["Code/A.h"] = "void a(int n);\n", ["Code/B.m"] = "int counted;\nvoid add(int n) { counted += n; }\n",
      ["Code/A.m"] = '#import "A.h"\nvoid a(n) { add(n); if (n > 1) nowhere(n); }\n',
      ["Tests/T.m"] = project.case("T", "a(1); XCTAssertEqual(counted, 1); a(2);", '#import "A.h"\nextern int counted;'),
    }
    local output = folder:test()
    assert.matches("AppTests.xctest: 3 of 3 sources were read", output, 1, true)
    assert.matches("warning: call to undeclared function 'nowhere'", output, 1, true)
    assert.matches("not ok 1 %- T testIt\n.-the function 'nowhere' is not available", output)
  end)

  it("is an error when it is called, also where a header is absent", function()
    local folder <close> = project.new {
      ["Tests/T.m"] = project.case("T", "check(1);", "#import <Checks/Checks.h>"),
    }
    local output = folder:test()
    assert.matches("absent: Checks/Checks.h, without which 1 source was read", output, 1, true)
    assert.matches("not ok 1 %- T testIt\n.-the function 'check' is not available", output)
  end)
end)
