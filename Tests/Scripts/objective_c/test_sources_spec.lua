-- Test cases in Objective-C that need headers, macros and other sources.

local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local function write(path, text)
  local file = assert(io.open(path, "w"))
  file:write(text)
  file:close()
end

-- The runner's report on files by their names; `%s` in the arguments is their folder.
local function report(arguments, files)
  local folder = os.tmpname()
  os.remove(folder)
  os.execute(("mkdir '%s'"):format(folder))
  for name, text in pairs(files) do write(folder .. "/" .. name, text) end
  local pipe = assert(io.popen(("'%s' test -o TAP %s 2>&1 < /dev/null"):format(arg[lowest], (arguments:gsub("%%s", folder)))))
  local output = pipe:read "a"
  local status = select(3, pipe:close())
  os.execute(("rm -r '%s'"):format(folder))
  return output, status
end

describe("a test case in Objective-C", function()
  it("uses the sources, headers and macros that the command line names", function()
    local output, status = report("-I %s -D EXPECTED=7 --source %s/Counter.m %s/CounterTests.m", {
      ["Counter.h"] = "#import <Foundation/Foundation.h>\n@interface Counter : NSObject\n- (int)count;\n@end\n",
      ["Counter.m"] = '#import "Counter.h"\n@implementation Counter\n- (int)count { return 7; }\n@end\n',
      ["CounterTests.m"] = [[
        #import <XCTest/XCTest.h>
        #import "Counter.h"
        @interface CounterTests : XCTestCase
        @end
        @implementation CounterTests
        - (void)testCount { XCTAssertEqual([[Counter new] count], EXPECTED); }
        @end
      ]],
    })
    assert.matches("\nok 1 %- CounterTests testCount", "\n" .. output)
    assert.equal(0, status)
  end)

  it("has the private categories of all its sources, though two are of one name", function()
    local function source(name)
      return ("#import <Foundation/Foundation.h>\n@implementation NSString (Private)\n"
        .. "- (NSString *)%s { return @\"%s\"; }\n@end\n"):format(name, name)
    end
    local output, status = report("--source %s/One.m --source %s/Two.m %s/BothTests.m", {
      ["One.m"] = source "one",
      ["Two.m"] = source "two",
      ["BothTests.m"] = [=[
        #import <XCTest/XCTest.h>
        @interface NSString (Both)
        - (NSString *)one;
        - (NSString *)two;
        @end
        @interface BothTests : XCTestCase
        @end
        @implementation BothTests
        - (void)testBoth { XCTAssertEqualObjects([[@"" one] stringByAppendingString:[@"" two]], @"onetwo"); }
        @end
      ]=],
    })
    assert.matches("\nok 1 %- BothTests testBoth", "\n" .. output)
    assert.equal(0, status)
  end)

  it("is in one image with its sources, in any order", function()
    local output, status = report("-I %s --source %s/Sub.m --source %s/Base.m %s/SubTests.m", {
      ["Base.h"] = "#import <Foundation/Foundation.h>\n@interface Base : NSObject\n- (int)baseValue;\n@end\n",
      ["Base.m"] = '#import "Base.h"\n@implementation Base\n- (int)baseValue { return 3; }\n@end\n',
      ["Sub.m"] = '#import "Base.h"\n@interface Sub : Base\n@end\n@implementation Sub\n@end\n',
      ["SubTests.m"] = [[
        #import <XCTest/XCTest.h>
        #import "Base.h"
        @interface SubTests : XCTestCase
        @end
        @implementation SubTests
        - (void)testValue { XCTAssertEqual([[NSClassFromString(@"Sub") new] baseValue], 3); }
        @end
      ]],
    })
    assert.matches("\nok 1 %- SubTests testValue", "\n" .. output)
    assert.equal(0, status)
  end)

  it("can use OCUnit, whose assertions end with a description", function()
    local output, status = report("%s/OldTests.m", {["OldTests.m"] = [[
      #import <SenTestingKit/SenTestingKit.h>
      @interface OldTests : SenTestCase
      @end
      @implementation OldTests
      - (void)testFailure { STAssertEquals(1, 2, @"numbers of %@", @"this"); }
      - (void)testSuccess {
        STAssertTrue(YES, nil);
        STAssertEqualObjects(@"a", @"a", nil);
        STAssertThrows([[NSArray array] objectAtIndex:0], @"an empty array");
      }
      @end
    ]]})
    assert.matches("not ok 1 %- OldTests testFailure", output)
    assert.matches("numbers of this", output, 1, true)
    assert.matches("\nok 2 %- OldTests testSuccess", "\n" .. output)
    assert.equal(1, status)
  end)

  it("has the location of its method, and so has an exception that it raises", function()
    local output = report("%s/RaisingTests.m", {
      ["RaisingTests.m"] = [[
        #import <XCTest/XCTest.h>
        @interface RaisingTests : XCTestCase
        @end
        @implementation RaisingTests
        - (void)testRaises { [NSException raise:@"Thrown" format:@"it"]; }
        - (void)testWaits { [self expectationWithDescription:@"e"]; [self waitForExpectationsWithTimeout:1 handler:nil]; }
        @end
      ]],
    })
    assert.matches("RaisingTests.m @ 5\n# Failure message: [^\n]*RaisingTests.m:5: Thrown: it", output)
    assert.matches("RaisingTests.m:6: Asynchronous wait failed", output)
  end)

  it("finds C files and databases, independent of another file's world", function()
    local function tests(name)
      return ([[
        #import <XCTest/XCTest.h>
        #include <stdio.h>
        #include <sqlite3.h>
        @interface %s : XCTestCase
        @end
        @implementation %s
        - (void)testKeeps {
          NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"kept.db"];
          XCTAssertTrue(fopen(path.UTF8String, "r") == NULL);
          sqlite3 *database = NULL;
          XCTAssertEqual(sqlite3_open(path.UTF8String, &database), SQLITE_OK);
          XCTAssertEqual(sqlite3_exec(database, "CREATE TABLE birds (name)", NULL, NULL, NULL), SQLITE_OK);
          sqlite3_close(database);
          XCTAssertTrue(fopen(path.UTF8String, "r") != NULL);
        }
        @end
      ]]):format(name, name)
    end
    local output, status = report("--jobs 1 %s/ATests.m %s/BTests.m", {
      ["ATests.m"] = tests "ATests", ["BTests.m"] = tests "BTests",
    })
    assert.matches("\nok 2 %- BTests testKeeps", "\n" .. output)
    assert.equal(0, status, output)
  end)

  it("with an undefined superclass is an error that names both", function()
    local output, status = report("%s/LostTests.m", {
      ["LostTests.m"] = [[
        #import <XCTest/XCTest.h>
        @interface Base : XCTestCase
        @end
        @interface LostTests : Base
        @end
        @implementation LostTests
        - (void)testLost {}
        @end
        @interface FoundTests : XCTestCase
        @end
        @implementation FoundTests
        - (void)testFound {}
        @end
      ]],
    })
    assert.matches("\nok %d %- FoundTests testFound", "\n" .. output)
    assert.matches("LostTests cannot be: its superclass Base is in no source", output)
    assert.equal(1, status)
  end)

  it("is not affected by the time limit of the test before", function()
    local output = report("--test-time-limit 4 -C / %s/AfterTests.m", {
      ["AfterTests.m"] = [[
        #import <XCTest/XCTest.h>
        static dispatch_queue_t queue;
        @interface AfterTests : XCTestCase
        @end
        @implementation AfterTests
        + (void)setUp { queue = dispatch_queue_create("test", NULL); }
        - (void)testA {
          dispatch_async(queue, ^{ for (;;) [self description]; });
          dispatch_sync(queue, ^{});
        }
        - (void)testB {
          __block int ran = 0;
          dispatch_sync(queue, ^{ ran++; });
          XCTAssertEqual(ran, 1);
        }
        @end
      ]],
    })
    assert.matches("not ok 1 %- AfterTests testA", output)
    assert.matches("\nok 2 %- AfterTests testB", output)
  end)

  it("keeps the observers of tests that it has no variable for", function()
    local output, status = report("-C / %s/ObserverTests.m", {
      ["ObserverTests.m"] = [[
        #import <XCTest/XCTest.h>
        @interface Recorder : NSObject <XCTestObservation> @end
        static int ends;
        @implementation Recorder
        - (instancetype)init {
          if ((self = [super init])) [XCTestObservationCenter.sharedTestObservationCenter addTestObserver:self];
          return self;
        }
        - (void)testCaseDidFinish:(XCTestCase *)test { ends++; }
        @end
        @interface ObserverTests : XCTestCase
        @property (nonatomic) Recorder *recorder;
        @end
        @implementation ObserverTests
        - (void)setUp { self.recorder = [Recorder new]; }
        - (void)tearDown { self.recorder = nil; }
        - (void)testA {}
        - (void)testB {
          XCTAssertEqual(ends, 1);
          NSArray *observers = [XCTestObservationCenter.sharedTestObservationCenter valueForKey:@"observers"];
          XCTAssertEqual(observers.count, 2);
        }
        @end
      ]],
    })
    assert.matches("\nok 2 %- ObserverTests testB", output)
    assert.equal(0, status)
  end)
end)
