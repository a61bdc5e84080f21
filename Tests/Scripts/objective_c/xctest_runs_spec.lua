-- XCTest's runs, suites and observers: tests that run tests.

local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local function report(body)
  local name = os.tmpname()
  local file = assert(io.open(name .. "_spec.lua", "w"))
  file:write([[
    local XCTest = require "hookhost.xctest"
    local fail = XCTest.functions._XCTFail
    objc.class("Inner", objc.XCTestCase, function(instance, class)
      function class:testInvocations()
        local list = objc.NSMutableArray:array()
        for _, name in ipairs {"first", "second", "third"} do
          local invocation = objc.NSInvocation:invocationWithMethodSignature_(
            self:instanceMethodSignatureForSelector_(objc.sel(name)))
          invocation:setSelector_(objc.sel(name))
          if Running then list:addObject_(invocation) end
        end
        return list
      end
      function instance:first() fail(self, "Inner.m", 3, "failed", "once") fail(self, "Inner.m", 4, "failed", "again") end
      function instance:second() error "thrown" end
      function instance:third() end
    end)
    objc.class("Outer", objc.XCTestCase, function(instance)
      function instance:testIt()
        Running = true
        local suite = objc.XCTestSuite:testSuiteForTestCaseClass_(objc.Inner)
  ]], body, "\nRunning = false end end)\nXCTest.tests()\n")
  file:close()
  local pipe = assert(io.popen(("'%s' test -o TAP '%s_spec.lua' 2>&1 < /dev/null"):format(arg[lowest], name)))
  local output = pipe:read "a"
  pipe:close()
  os.remove(name .. "_spec.lua")
  os.remove(name)
  return output
end

describe("a suite that a test runs", function()
  it("counts the failures of its runs, separately from the outer test", function()
    local output = report [[
      suite:runTest()
      local run = suite:testRun()
      print(("%d cases %d ran %d failed %d unexpected %s"):format(run:testCaseCount(), run:executionCount(),
        run:failureCount(), run:unexpectedExceptionCount(), tostring(run:hasSucceeded())))
      for one in objc.each(run:testRuns()) do print(one:test():name(), one:totalFailureCount()) end
    ]]
    assert.matches("\nok 1 - Outer testIt", "\n" .. output, 1, true)
    assert.matches("3 cases 3 ran 2 failed 1 unexpected false", output, 1, true)
    assert.matches("-[Inner first]\t2", output, 1, true)
    assert.matches("-[Inner second]\t1", output, 1, true)
    assert.matches("-[Inner third]\t0", output, 1, true)
  end)

  it("is observed, unless observation is suspended", function()
    local output = report [[
      local center = objc.XCTestObservationCenter:sharedTestObservationCenter()
      local seen = {}
      objc.class("Observer", objc.NSObject, function(observer)
        observer["testSuiteWillStart:"] = function(_, one) seen[#seen + 1] = "suite " .. tostring(one:name()) end
        observer["testCaseWillStart:"] = function(_, test) seen[#seen + 1] = tostring(test:name()) end
        observer["testCase:didRecordIssue:"] = function(_, _, issue) seen[#seen + 1] = tostring(issue:compactDescription()) end
        observer["testCaseDidFinish:"] = function(_, test) seen[#seen + 1] = "end" end
      end)
      local observer = objc.Observer:new()
      center:addTestObserver_(observer)
      center["_suspendObservationForBlock:"](center, function() suite:runTest() end)
      print(#seen)
      suite:tests():firstObject():runTest()
      center:removeTestObserver_(observer)
      suite:tests():firstObject():runTest()
      print(table.concat(seen, ", "))
    ]]
    assert.matches("# 0\n", output, 1, true)
    assert.matches("-[Inner first], failed - once, failed - again, end\n", output, 1, true)
  end)
end)

describe("a test case", function()
  it("is performed with a run, and records issues there", function()
    local output = report [[
      objc.category(objc.Inner, "Recording", function(inner, _, super)
        inner["performTest:"] = function(self, run) print("[performed] " .. tostring(run)) super(self):performTest_(run) end
        inner["recordIssue:"] = function(self, issue)
          print("[issue] " .. tostring(issue:compactDescription()))
          super(self):recordIssue_(issue)
        end
      end)
      local test = suite:tests():firstObject()
      test:runTest()
      print(("[count] %d"):format(test:testRun():failureCount()))
    ]]
    assert.matches("[performed] <XCTestCaseRun", output, 1, true)
    assert.matches("[issue] failed - once", output, 1, true)
    assert.matches("[count] 2", output, 1, true)
  end)

  it("lists all its subclasses", function()
    local output = report [[
      local all = objc.XCTestCase:allSubclasses()
      print("[subclasses]", all:containsObject_(objc.Inner), all:containsObject_(objc.XCTestCase))
    ]]
    assert.matches("[subclasses]\ttrue\tfalse", output, 1, true)
  end)
end)

describe("a test case that overrides the recording of failures of before issues", function()
  it("receives each failure, and can suppress it", function()
    local output = report [[
      objc.class("Old", objc.XCTestCase, function(instance)
        instance["recordFailureWithDescription:inFile:atLine:expected:"] = function(self, words, path, line, is_expected)
          print(tostring(words), tostring(path), line, is_expected)
          if line == 4 then
            objc.msgSendSuper(objc.Old, self, "recordFailureWithDescription:inFile:atLine:expected:", words, path, line,
              is_expected)
          end
        end
        function instance:testIt() fail(self, "Old.m", 3, "failed", "kept") fail(self, "Old.m", 4, "failed", "told") end
      end)
      local suite = objc.XCTestSuite:testSuiteForTestCaseClass_(objc.Old)
      suite:runTest()
      print(suite:testRun():totalFailureCount())
    ]]
    assert.matches("Old.m\t3\ttrue", output)
    assert.matches("Old.m\t4\ttrue\n# *1\n", output)
  end)
end)

describe("XCTContext", function()
  it("runs an activity at once, in an activity", function()
    local output = report [[
      objc.class("Active", objc.XCTestCase, function(instance)
        function instance:testIt()
          objc.XCTContext:runActivityNamed_block_("outer", function(activity)
            activity:addAttachment_(objc.XCTAttachment:attachmentWithString_ "text")
            objc.XCTContext:runActivityNamed_block_("inner", function(other) print(activity:name(), other:name()) end)
          end)
        end
      end)
      print(objc.XCTestSuite:testSuiteForTestCaseClass_(objc.Active):testRun())
      objc.XCTestSuite:testSuiteForTestCaseClass_(objc.Active):runTest()
    ]]
    assert.matches("outer\tinner", output, 1, true)
  end)
end)
