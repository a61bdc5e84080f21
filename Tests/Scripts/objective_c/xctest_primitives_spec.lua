-- The macros of XCTestAssertionsImpl.h, on which projects build assertions of their own.

local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

describe("a primitive assertion", function()
  it("checks expressions for a test that it gets, in functions too", function()
    local path = os.tmpname()
    os.remove(path)
    local file = assert(io.open(path .. ".m", "w"))
    file:write [[
      #import <XCTest/XCTest.h>
      #define KitAssertSame(one, other, ...) \
        _XCTPrimitiveAssertEqualObjects(self, one, @#one, other, @#other, ##__VA_ARGS__)
      static void checkNamed(XCTestCase *test, void (^body)(void)) {
        _XCTPrimitiveAssertThrowsSpecificNamed(test, body(), @"body()", NSException, @"Odd", @"in %s", "C");
      }
      static void checkAll(XCTestCase *test, id object, int number) {
        _XCTPrimitiveAssertNotNil(test, object, @"object");
        _XCTPrimitiveAssertTrue(test, number > 0, @"number > 0");
        _XCTPrimitiveAssertLessThanOrEqual(test, number, @"number", 3, @"3", @"at most three");
        _XCTPrimitiveAssertNoThrow(test, [object description], @"[object description]");
      }
      @interface Tests : XCTestCase @end
      @implementation Tests
      - (void)testPassed {
        KitAssertSame(@"a", @"a");
        checkNamed(self, ^{ [NSException raise:@"Odd" format:@"thrown"]; });
        checkAll(self, @"a", 3);
      }
      - (void)testSame { KitAssertSame(@"a", @"b", @"of %d", 2); }
      - (void)testNamed { checkNamed(self, ^{ [NSException raise:@"Even" format:@"thrown"]; }); }
      - (void)testAll { checkAll(self, nil, 4); }
      - (void)testSum { XCTAssertEqualWithAccuracy(NAN, 1.0, 2.0); }
      - (void)testTime { id one = [self expectationWithDescription:@"none"]; [self waitForExpectations:@[one] timeout:NAN]; }
      - (void)testFail { _XCTPrimitiveFail(self, @"at %d", 5); }
      @end]]
    file:close()
    local pipe = assert(io.popen(("'%s' test -o TAP '%s.m' 2>&1 < /dev/null"):format(arg[lowest], path)))
    local output = "\n" .. pipe:read "a"
    pipe:close()
    os.remove(path .. ".m")
    assert.matches("\nok 4 - Tests testPassed\n", output, 1, true)
    for _, text in ipairs {
      [[((@"a") equal to (@"b")) failed: ("a") is not equal to ("b") - of 2]],
      [[((body()) throws <NSException, Odd>) failed: throwing "Even: thrown" - in C]],
      "((object) != nil) failed", [[((number) less than or equal to (3)) failed: ("4") is greater than ("3") - at most three]],
      "failed - at 5", [[failed: ("nan") is not equal to ("1") +/- ("2")]], "Exceeded timeout of nan seconds",
    } do assert.matches(text, output, 1, true) end
  end)
end)
