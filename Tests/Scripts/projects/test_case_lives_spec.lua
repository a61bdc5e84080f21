-- The instances of test cases: one for each method of each class, created before the first test runs, and kept.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. package.path
local project, xcode = require "project", require "xcode"

local function case(name, other)
  return ([=[
#import <XCTest/XCTest.h>
extern int created, ended, ran;
extern NSMutableSet *seen;
@interface %s : XCTestCase
@end
@implementation %s { NSObject *_stored; }
- (instancetype)initWithInvocation:(NSInvocation *)invocation {
  created++;
  return [super initWithInvocation:invocation];
}
- (void)dealloc { ended++; }
- (void)check {
  XCTAssertEqual(created, 4);
  XCTAssertEqual(ended, 0);
  XCTAssertNil(_stored, "each test has an instance of its own");
  _stored = [NSObject new];
  [seen addObject:[NSValue valueWithNonretainedObject:self]];
  XCTAssertEqual(seen.count, ++ran);
}
- (void)testOne { [self check]; }
- (void)testTwo { [self check]; }
%s
@end
]=]):format(name, name, other or "")
end

describe("test cases", function()
  it("have one instance for each method, which lives until all tests have run", function()
    local folder <close> = project.new {
      ["App.xcodeproj/project.pbxproj"] = xcode.pbxproj {{name = "T", kind = "tests", sources = {"A.m", "B.m", "S.m"}}},
      ["S.m"] = "#import <Foundation/Foundation.h>\nint created, ended, ran;\nNSMutableSet *seen;\n"
        .. "__attribute__((constructor)) static void start(void) { seen = [NSMutableSet new]; }\n",
      ["A.m"] = case("A", "+ (void)setUp { [super setUp]; }"), ["B.m"] = case("B"),
    }
    local output, status = folder:test()
    for place, name in ipairs {"A testOne", "A testTwo", "B testOne", "B testTwo"} do
      assert.matches(("\nok %d - %s"):format(place, name), "\n" .. output, 1, true)
    end
    assert.equal(0, status)
  end)

  it("are all created before the first test runs", function()
    local folder <close> = project.new {
      ["App.xcodeproj/project.pbxproj"] = xcode.pbxproj {{name = "T", kind = "tests", sources = {"T.m"}}},
      ["T.m"] = [[
#import <XCTest/XCTest.h>
static NSMutableArray *order;
@interface Base : XCTestCase
@end
@implementation Base
- (instancetype)initWithInvocation:(NSInvocation *)invocation {
  if (!order) order = [NSMutableArray new];
  [order addObject:@"created"];
  return [super initWithInvocation:invocation];
}
@end
@interface First : Base
@end
@implementation First
+ (void)setUp { [order addObject:@"set up"]; }
- (void)testIt { [order addObject:@"ran"]; }
@end
@interface Second : Base
@end
@implementation Second
- (void)testIt { XCTAssertEqualObjects([order componentsJoinedByString:@","], @"created,created,set up,ran"); }
@end
]],
    }
    local output, status = folder:test()
    assert.matches("\nok 2 - Second testIt", "\n" .. output, 1, true)
    assert.equal(0, status)
  end)

  it("leak nothing that only they hold, also with --fail-on-leaks", function()
    local folder <close> = project.new {
      ["App.xcodeproj/project.pbxproj"] = xcode.pbxproj {{name = "T", kind = "tests", sources = {"T.m"}}},
      ["T.m"] = [[
#import <XCTest/XCTest.h>
@interface T : XCTestCase
@property (nonatomic, strong) NSObject *stored;
@end
@implementation T
- (void)setUp { self.stored = [NSObject new]; }
- (void)testIt { XCTAssertNotNil(self.stored); }
- (void)testOther { XCTAssertNotNil(self.stored); }
@end
]],
    }
    for _, options in ipairs {"", "--fail-on-leaks"} do
      local output, status = folder:test(options)
      assert.not_matches("leaked", output, 1, true)
      assert.matches("\nok 2 - T testOther", "\n" .. output, 1, true)
      assert.equal(0, status)
    end
  end)
end)
