-- XCTest's test runs, which record the results of tests, and test observers.
--
-- Returns `notify(selector, …)`, which sends a message to each observer, and `observed()`.

local state = ...

-- The array retains the observers, as XCTest does.
local observers, is_suspended = objc.NSMutableArray:array(), false
local function notify(selector, ...)
  if is_suspended then return end
  for observer in objc.each(observers:copy()) do
    if observer:respondsToSelector_(objc.sel(selector)) then objc.msgSend(observer, selector, ...) end
  end
end

objc.class("XCTestObservationCenter", objc.NSObject, function(instance, class)
  local shared
  for _, name in ipairs {"sharedTestObservationCenter", "sharedObservationCenter"} do
    class[name] = function(self)
      shared = shared or self:new()
      return shared
    end
  end
  instance["addTestObserver:"] = function(_, observer) observers:addObject_(observer) end
  instance["removeTestObserver:"] = function(_, observer) observers:removeObjectIdenticalTo_(observer) end
  function instance.observers() return observers:copy() end
  instance["_suspendObservationForBlock:"] = function(_, block)
    local outer = is_suspended
    is_suspended = true
    local done, fault = pcall(block)
    is_suspended = outer
    if not done then error(fault, 0) end
  end
end)

objc.class("XCTestRun", objc.NSObject, function(instance, class, super)
  class["testRunWithTest:"] = function(self, test) return self:alloc():initWithTest_(test) end
  instance["initWithTest:"] = function(self, test)
    self = super(self):init()
    local mine = state(self)
    mine.test, mine.failures, mine.expected, mine.unexpected = test, {}, 0, 0
    return self
  end
  function instance:test() return state(self).test end
  function instance:start() state(self).started = objc.NSDate:date() end
  function instance:stop() state(self).stopped = objc.NSDate:date() end
  function instance:startDate() return state(self).started end
  function instance:stopDate() return state(self).stopped end
  function instance:totalDuration()
    local mine = state(self)
    return mine.stopped and mine.stopped:timeIntervalSinceDate_(mine.started) or 0.0
  end
  function instance:testDuration() return self:totalDuration() end
  function instance:testCaseCount() return state(self).test:testCaseCount() end
  function instance:executionCount() return state(self).stopped and self:testCaseCount() or 0 end
  function instance:skipCount() return state(self).skip and 1 or 0 end
  function instance:hasBeenSkipped() return self:skipCount() > 0 end
  function instance:failureCount() return state(self).expected end
  function instance:unexpectedExceptionCount() return state(self).unexpected end
  function instance:totalFailureCount() return self:failureCount() + self:unexpectedExceptionCount() end
  function instance:hasSucceeded() return self:totalFailureCount() == 0 end
end)

-- The types of unexpected issues (XCTIssue.h): a thrown error, and an uncaught exception.
local unexpected = {[1] = true, [2] = true}
local function described(issue)
  local context = issue:sourceCodeContext()
  local location = context and context:location()
  local words, is_expected = tostring(issue:compactDescription()), not unexpected[issue:type()]
  if not location then return words, nil, nil, is_expected end
  local path = state(location).path or location:fileURL():path()
  return ("%s:%d: %s"):format(tostring(path), location:lineNumber(), words), path, location:lineNumber(), is_expected
end

objc.class("XCTestCaseRun", objc.XCTestRun, function(instance)
  instance["recordIssue:"] = function(self, issue)
    local mine = state(self)
    local count = unexpected[issue:type()] and "unexpected" or "expected"
    mine[count] = mine[count] + 1
    local words, path, line = described(issue)
    mine.failures[#mine.failures + 1] = words
    notify("testCase:didRecordIssue:", mine.test, issue)
    notify("testCase:didFailWithDescription:inFile:atLine:", mine.test, issue:compactDescription(), path, line or 0)
  end
  instance["recordFailureWithDescription:inFile:atLine:expected:"] = function(self, ...)
    self:recordIssue_(objc.XCTIssue:_issueWithDescription_inFile_atLine_expected_(...))
  end
end)

objc.class("XCTestSuiteRun", objc.XCTestRun, function(instance)
  local function runs(self)
    local mine = state(self)
    mine.runs = mine.runs or objc.NSMutableArray:array()
    return mine.runs
  end
  function instance:testRuns() return runs(self):copy() end
  instance["addTestRun:"] = function(self, run) runs(self):addObject_(run) end
  for _, name in ipairs {"executionCount", "skipCount", "failureCount", "unexpectedExceptionCount"} do
    instance[name] = function(self)
      local sum = 0
      for run in objc.each(runs(self)) do sum = sum + run[name](run) end
      return sum
    end
  end
end)

return {notify = notify, described = described, observed = function() return observers:count() > 0 end}
