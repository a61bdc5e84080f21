-- XCTExpectFailure and its variants: expected failures do not fail a test, missing ones do.

local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

-- The report on a test case with the given methods.
local function report(methods)
  local path = os.tmpname()
  os.remove(path)
  local file = assert(io.open(path .. ".m", "w"))
  file:write([[
    #import <XCTest/XCTest.h>
    @interface Tests : XCTestCase
    @end
    @implementation Tests
  ]], methods, "\n@end\n")
  file:close()
  local pipe = assert(io.popen(("'%s' test -o TAP '%s.m' 2>&1 < /dev/null"):format(arg[lowest], path)))
  local output = pipe:read "a"
  pipe:close()
  os.remove(path .. ".m")
  return "\n" .. output
end

local function assert_ends(output, expected)
  for name, ending in pairs(expected) do
    local word = output:match("\n(n?o?t? ?ok) %d+ %- Tests " .. name .. "\n")
    assert.equal(ending and "ok" or "not ok", word, name .. output)
  end
end

describe("an expected failure", function()
  it("is any failure or exception of the rest of the test", function()
    local output = report [[
      - (void)testAssertion { XCTExpectFailure(@"known"); XCTAssertEqual(1, 2); XCTFail(@"again"); }
      - (void)testException { XCTExpectFailure(@"known"); [NSException raise:@"Odd" format:@"thrown"]; }
      - (void)testEarlier { XCTAssertEqual(1, 2); XCTExpectFailure(@"late"); XCTFail(@"known"); }
      - (void)testMissing { XCTExpectFailure(@"wrong sum"); XCTAssertEqual(1, 1); }
      - (void)testNext { XCTFail(@"not known"); }
    ]]
    assert_ends(output, {testAssertion = true, testException = true, testEarlier = false, testMissing = false, testNext = false})
    assert.matches(":8: Expected failure 'wrong sum' but none recorded.", output, 1, true)
  end)

  it("is limited to a block", function()
    local output = report [[
      - (void)testInside { XCTExpectFailureInBlock(@"known", ^{ int a = 1, b = 2; XCTAssertEqual(a, b); }); }
      - (void)testAfter { XCTExpectFailureInBlock(@"known", ^{ XCTFail(@"one"); }); XCTFail(@"two"); }
      - (void)testThrown {
        XCTExpectFailureInBlock(@"known", ^{ [NSException raise:@"Odd" format:@"thrown"]; });
        XCTFail(@"not reached");
      }
      - (void)testNested {
        XCTExpectFailureInBlock(@"outer", ^{
          XCTExpectFailureInBlock(@"inner", ^{ XCTFail(@"one"); });
          XCTFail(@"two");
        });
      }
    ]]
    assert_ends(output, {testInside = true, testAfter = false, testThrown = true, testNested = true})
    assert.matches("failed - two", output, 1, true)
  end)

  it("is selected by its options", function()
    local output = report [[
      static XCTExpectedFailureOptions *matching(NSString *text) {
        XCTExpectedFailureOptions *options = [XCTExpectedFailureOptions new];
        options.issueMatcher = ^BOOL(XCTIssue *issue) {
          return issue.type == XCTIssueTypeAssertionFailure && [issue.compactDescription containsString:text];
        };
        return options;
      }
      - (void)testMatched { XCTExpectFailureWithOptions(@"known", matching(@"one")); XCTFail(@"one"); }
      - (void)testUnmatched { XCTExpectFailureWithOptions(@"known", matching(@"one")); XCTFail(@"two"); }
      - (void)testOuter {
        XCTExpectFailureWithOptionsInBlock(@"outer", matching(@"two"), ^{
          XCTExpectFailureWithOptions(@"inner", matching(@"one"));
          XCTFail(@"two");
          XCTFail(@"one");
        });
      }
      - (void)testLenient { XCTExpectFailureWithOptions(@"flaky", XCTExpectedFailureOptions.nonStrictOptions); }
      - (void)testDisabled {
        XCTExpectedFailureOptions *options = [XCTExpectedFailureOptions new];
        options.enabled = NO;
        XCTExpectFailureWithOptions(@"known", options);
        XCTFail(@"one");
      }
    ]]
    assert_ends(output, {testMatched = true, testUnmatched = false, testOuter = true, testLenient = true, testDisabled = false})
  end)

  it("is reported to observers, and is no failure of the run", function()
    local output = report [[
      - (void)testCase:(XCTestCase *)test didRecordExpectedFailure:(XCTExpectedFailure *)failure {
        printf("[%s: %s]\n", failure.failureReason.UTF8String, failure.issue.compactDescription.UTF8String);
      }
      - (void)testIt {
        [XCTestObservationCenter.sharedTestObservationCenter addTestObserver:(id)self];
        XCTExpectFailure(@"known");
        XCTFail(@"one");
        printf("[%lu]\n", (unsigned long)self.testRun.totalFailureCount);
        [XCTestObservationCenter.sharedTestObservationCenter removeTestObserver:(id)self];
      }
    ]]
    assert_ends(output, {testIt = true})
    assert.matches("[known: failed - one]", output, 1, true)
    assert.matches("[0]", output, 1, true)
  end)
end)
