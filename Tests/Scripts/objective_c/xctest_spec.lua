local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

-- Returns the runner's report on test cases with the given Lua bodies.
local function report(body)
  local name = os.tmpname()
  local file = assert(io.open(name .. "_spec.lua", "w"))
  file:write([[
    local XCTest = require "hookhost.xctest"
    local check, fail, skip = XCTest.functions._XCTCheck, XCTest.functions._XCTFail, XCTest.functions._XCTSkip
    local function equal(one, other)
      local reason = check("XCTAssertEqual", "one", "other", one, other)
      if reason then fail(nil, "Tests.m", 7, reason, "") end
    end
  ]], body, "\nXCTest.tests()\n")
  file:close()
  local pipe = assert(io.popen(("'%s' test -o TAP '%s_spec.lua' 2>&1 < /dev/null"):format(arg[lowest], name)))
  local output = pipe:read "a"
  local status = select(3, pipe:close())
  os.remove(name .. "_spec.lua")
  os.remove(name)
  return output, status
end

local function lines_of(output, pattern)
  local lines = {}
  for line in output:gmatch "[^\n]+" do
    if line:find(pattern or "^n?o?t? ?ok") then lines[#lines + 1] = line end
  end
  return lines
end

describe("XCTest", function()
  it("runs classes and methods by their names, each with its own test case", function()
    local output, status = report [[
      objc.class("Second", objc.XCTestCase, function(instance)
        function instance:testTwo() print "two" end
        function instance:testOne() print "one" end
        instance["testWith:"] = function() print "no test" end
        function instance:helper() print "no test" end
      end)
      objc.class("First", objc.XCTestCase, function(instance) function instance:testIt() print "first" end end)
      objc.class("Third", objc.Second, function(instance) function instance:testThree() print "three" end end)
    ]]
    assert.same({
      "ok 1 - First testIt", "ok 2 - Second testOne", "ok 3 - Second testTwo", "ok 4 - Third testOne",
      "ok 5 - Third testThree", "ok 6 - Third testTwo",
    }, lines_of(output))
    assert.equal(0, status)
  end)

  it("runs no method of a source that returns something, as the getter of a property", function()
    local path = os.tmpname()
    os.remove(path)
    local file = assert(io.open(path .. ".m", "w"))
    file:write [[
      #import <XCTest/XCTest.h>
      @interface GetterTests : XCTestCase
      @property (nonatomic, strong) id testFixture;
      @end
      @implementation GetterTests
      - (void)testIt {}
      - (id)testObject { return nil; }
      @end
    ]]
    file:close()
    local pipe = assert(io.popen(("'%s' test -o TAP '%s.m' 2>&1"):format(arg[lowest], path)))
    local output = pipe:read "a"
    pipe:close()
    os.remove(path .. ".m")
    assert.same({"ok 1 - GetterTests testIt"}, lines_of(output))
  end)

  it("sets up and tears down, and runs added blocks last in first out", function()
    local output = report [[
      objc.class("Case", objc.XCTestCase, function(instance)
        function instance:setUp() print "[set up]" end
        function instance:tearDown() print "[tear down]" end
        function instance:testIt()
          self:addTeardownBlock_(function() print "[first block]" end)
          self:addTeardownBlock_(function()
            print "[second block]"
            self:addTeardownBlock_(function() print "[block of a block]" end)
          end)
          self:measureBlock_(function() print "[measured]" end)
        end
      end)
    ]]
    assert.same({
      "# [set up]", "# [measured]", "# [second block]", "# [block of a block]", "# [first block]",
      "# [tear down]",
    }, lines_of(output, "%[%l"))
  end)

  it("continues after a failure by default", function()
    local output, status = report [[
      objc.class("Case", objc.XCTestCase, function(instance)
        function instance:testOn() equal(1, 2) fail(nil, "Tests.m", 8, "failed", "%d apples", 3) end
        function instance:testStop() self:setContinueAfterFailure_(false) equal(1, 2) print "[not here]" end
      end)
    ]]
    assert.matches('Tests.m:7: ((one) equal to (other)) failed: ("1") is not equal to ("2")', output, 1, true)
    assert.matches("Tests.m:8: failed - 3 apples", output, 1, true)
    assert.not_matches("[not here]", output, 1, true)
    assert.equal(1, status)
  end)

  it("waits for expectations on the virtual clock", function()
    local output = report [[
      objc.class("Case", objc.XCTestCase, function(instance)
        function instance:testFulfilled()
          local expectation = self:expectationWithDescription_("it")
          dispatch.after(2, function() expectation:fulfill() end)
          self:waitForExpectationsWithTimeout_handler_(5, function(error) print("[at", runloop.now(), error, "]") end)
        end
        function instance:testLate()
          self:expectationWithDescription_("it")
          self:waitForExpectationsWithTimeout_handler_(0.5, function(error) print("[" .. tostring(error:domain()) .. "]") end)
        end
        function instance:testObserved()
          local progress = objc.NSProgress:progressWithTotalUnitCount_(2)
          dispatch.after(0.3337, function() progress:setCompletedUnitCount_(2) end)
          self:keyValueObservingExpectationForObject_keyPath_expectedValue_(progress, "completedUnitCount", 2)
          local start = runloop.now()
          self:waitForExpectationsWithTimeout_handler_(5, function() print("[observed after", runloop.now() - start, "]") end)
        end
        function instance:testForgotten() self:expectationWithDescription_("it") end
        function instance:testInverted()
          local expectation = objc.XCTestExpectation:alloc():initWithDescription_("never")
          expectation:setInverted_(true)
          self:waitForExpectations_timeout_({expectation}, 1)
        end
        function instance:testOrder()
          local one = objc.XCTestExpectation:alloc():initWithDescription_("one")
          local two = objc.XCTestExpectation:alloc():initWithDescription_("two")
          dispatch.after(1, function() two:fulfill() one:fulfill() end)
          assert(objc.XCTWaiter:new():waitForExpectations_timeout_enforceOrder_({one, two}, 3, true) == 3)
        end
      end)
    ]]
    assert.matches("[at\t2.0\tnil\t]", output, 1, true)
    assert.matches("[observed after\t0.3337\t]", output, 1, true)
    assert.matches("[com.apple.XCTestErrorDomain]", output, 1, true)
    assert.matches('Exceeded timeout of 0.5 seconds, with unfulfilled expectations: "it".', output, 1, true)
    assert.matches("Failed due to unwaited expectation 'it'.", output, 1, true)
    assert.same({
      "not ok 1 - Case testForgotten", "ok 2 - Case testFulfilled", "ok 3 - Case testInverted",
      "not ok 4 - Case testLate", "ok 5 - Case testObserved", "ok 6 - Case testOrder",
    }, lines_of(output))
  end)

  it("expects notifications, values and predicates", function()
    local output, status = report [[
      objc.class("Case", objc.XCTestCase, function(instance)
        function instance:testNotification()
          self:expectationForNotification_object_handler_("Moved", nil, nil)
          dispatch.after(1, function() objc.NSNotificationCenter:defaultCenter():postNotificationName_object_("Moved", nil) end)
          self:waitForExpectationsWithTimeout_handler_(2, nil)
        end
        function instance:testNotificationCount()
          local twice = objc.XCTNSNotificationExpectation:alloc():initWithName_("Moved")
          twice:setExpectedFulfillmentCount_(2)
          for i = 1, 2 do
            dispatch.after(i, function() objc.NSNotificationCenter:defaultCenter():postNotificationName_object_("Moved", nil) end)
          end
          self:waitForExpectations_timeout_({twice}, 3)
        end
        function instance:testValue()
          local view = objc.UIView:new()
          self:keyValueObservingExpectationForObject_keyPath_expectedValue_(view, "alpha", 0.5)
          dispatch.after(1, function() view:setAlpha_(0.5) end)
          self:waitForExpectationsWithTimeout_handler_(2, nil)
        end
        function instance:testPredicate()
          local is_ready = false
          local predicate = objc.NSPredicate:predicateWithBlock_(function() return is_ready end)
          self:expectationForPredicate_evaluatedWithObject_handler_(predicate, self, nil)
          dispatch.after(1, function() is_ready = true end)
          self:waitForExpectationsWithTimeout_handler_(2, nil)
        end
      end)
    ]]
    assert.same({
      "ok 1 - Case testNotification", "ok 2 - Case testNotificationCount", "ok 3 - Case testPredicate",
      "ok 4 - Case testValue",
    }, lines_of(output))
    assert.equal(0, status)
  end)

  it("skips, and reports an exception as an error", function()
    local output, status = report [[
      objc.class("Case", objc.XCTestCase, function(instance)
        function instance:testSkipped() skip("Tests.m", 3, "no %s", "camera") end
        function instance:testThrown() objc.NSException:raise_reason_("Name", "reason") end
      end)
    ]]
    assert.matches("Tests.m:3: Test skipped - no camera", output, 1, true)
    assert.matches("Name: reason", output, 1, true)
    assert.equal(1, status)
  end)

  it("gathers test cases in suites", function()
    local output, status = report [[
      objc.class("Case", objc.XCTestCase, function(instance)
        function instance:testA() end
        function instance:testB()
          local suite = objc.XCTestSuite:testSuiteForTestCaseClass_(self:class())
          assert(suite:testCaseCount() == 2)
          assert(tostring(suite:tests():firstObject():name()) == "-[Case testA]")
          assert(objc.XCTestSuite:defaultTestSuite():testCaseCount() == 2)
        end
      end)
    ]]
    assert.equal(0, status, output)
  end)

  it("checks values as its macros do", function()
    local output, status = report [[
      objc.class("Case", objc.XCTestCase, function(instance)
        function instance:testIt()
          assert(not check("XCTAssertEqual", "a", "b", {x = 1, y = 2}, {x = 1.0, y = 2}))
          assert(not check("XCTAssertEqual", "a", "b", true, 1))
          assert(check("XCTAssertEqual", "a", "b", {x = 1}, {x = 1, y = 2}))
          assert(not check("XCTAssertEqualObjects", "a", "b", objc.box "x", "x"))
          assert(check("XCTAssertEqualObjects", "a", "b", nil, "x"))
          assert(not check("XCTAssertEqualWithAccuracy", "a", "b", 1, 1.05, 0.1))
          assert(check("XCTAssertNil", "a", "", 3) == '((a) == nil) failed: "3"')
          assert(check("XCTAssertGreaterThan", "a", "b", 1, 1) == '((a) greater than (b)) failed: ("1") is not greater than ("1")')
          assert(check("XCTAssertThrows", "[a b]", "nil", nil) == "(([a b]) throws) failed")
          local _, exception = pcall(function() objc.NSException:raise_reason_("Name", "reason") end)
          assert(not check("XCTAssertThrowsSpecificNamed", "x", "[NSException class]", exception, objc.NSException, "Name"))
          assert(check("XCTAssertNoThrow", "x", "nil", exception):find("does not throw", 1, true))
        end
      end)
    ]]
    assert.equal(0, status, output)
  end)
end)
