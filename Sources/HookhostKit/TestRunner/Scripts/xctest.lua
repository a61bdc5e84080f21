-- XCTest: test cases, expectations on the virtual clock, suites and waiters.
--
-- The classes are created when a file first needs them. Returns a table: `functions` are called by
-- the assertion macros, and `perform(test, run)` runs a test.

local busted, assertions, running, expectations, runs, expected = ...
local module = {functions = {}}
local state, elements = expectations.state, expectations.elements

-- Stops a test early: it was skipped, or `continueAfterFailure` is false.
local Stop = {__name = "end of a test", __tostring = function(stop) return stop.message end}
local current

-- Stops a test that does not continue after a failure.
local function stop_unless_continued(test)
  if not test:continueAfterFailure() then
    error(setmetatable({message = "a failure", kind = "failure"}, Stop), 0)
  end
end

-- A failure belongs to the given test, or else to the running one.
local function record(description, file, line, test)
  test = test or current and current.test
  if not test then busted.fail((file and ("%s:%d: "):format(file, line) or "") .. description, 0) end
  test:recordIssue_(objc.XCTIssue:_issueWithDescription_inFile_atLine_expected_(description, file, line, true))
  stop_unless_continued(test)
end

-- Records a failure without a position for the modules that add to XCTest.
function module.record(description) record(description) end

local function formatted(format, ...)
  if format == nil then return "" end
  return tostring(objc.NSString:stringWithFormat_(tostring(format), ...))
end

local function placed(file, line) return ("%s:%d"):format(tostring(file), line) end

function module.functions._XCTCheck(...) return assertions.check(...) end
function module.functions._XCTThrown(...)
  local exception = select(3, ...)
  if getmetatable(exception) == Stop then error(exception, 0) end
  return assertions.thrown(...)
end
function module.functions._XCTFail(test, file, line, reason, format, ...)
  local words = formatted(format, ...)
  local is_case = type(test) == "userdata" and test:isKindOfClass_(objc.XCTestCase)
  record(tostring(reason) .. (words ~= "" and " - " .. words or ""), tostring(file), line, is_case and test or nil)
end
function module.functions._XCTSkip(file, line, format, ...)
  local words = formatted(format, ...)
  local message = placed(file, line) .. ": Test skipped" .. (words ~= "" and " - " .. words or "")
  error(setmetatable({message = message, kind = "skip"}, Stop), 0)
end

objc.class("XCTest", objc.NSObject, function(instance)
  function instance.setUp() end
  function instance.tearDown() end
  function instance.testCaseCount() return 1 end
  instance["setUpWithError:"] = function() return true end
  instance["tearDownWithError:"] = function() return true end
  function instance.testRunClass() return objc.XCTestRun end
  function instance:testRun() return state(self).run end
  function instance:runTest()
    local run = self:testRunClass():testRunWithTest_(self)
    state(self).run = run
    self:performTest_(run)
  end
  -- The older name of `runTest`.
  function instance:run()
    self:runTest()
    return self:testRun()
  end
end)

local function invocation_of(class, name)
  local signature = class:instanceMethodSignatureForSelector_(objc.sel(name))
  local invocation = objc.NSInvocation:invocationWithMethodSignature_(signature)
  invocation:setSelector_(objc.sel(name))
  return invocation
end

objc.class("XCTestCase", objc.XCTest, function(instance, class, super)
  objc.property(instance, "continueAfterFailure", {policy = "assign", default = true})
  objc.property(instance, "executionTimeAllowance", {policy = "assign", default = 600.0})
  function class.setUp() end
  function class.tearDown() end
  function class.runsForEachTargetApplicationUIConfiguration() return false end
  class["testCaseWithSelector:"] = function(self, selector)
    return self:alloc():initWithSelector_(selector)
  end
  instance["initWithSelector:"] = function(self, selector)
    self = super(self):init()
    state(self).selector = selector
    return self
  end
  -- A class may create its tests itself: each is an invocation.
  class["testCaseWithInvocation:"] = function(self, invocation)
    return self:alloc():initWithInvocation_(invocation)
  end
  instance["initWithInvocation:"] = function(self, invocation)
    self = super(self):init()
    state(self).invocation, state(self).selector = invocation, invocation and invocation:selector()
    return self
  end
  function class:testInvocations()
    local list = objc.NSMutableArray:array()
    for _, name in ipairs(module.selectors(self)) do list:addObject_(invocation_of(self, name)) end
    return list
  end
  function class:defaultTestSuite() return objc.XCTestSuite:testSuiteForTestCaseClass_(self) end
  function instance:invocation()
    local mine = state(self)
    mine.invocation = mine.invocation or invocation_of(self:class(), tostring(mine.selector))
    return mine.invocation
  end
  instance["setInvocation:"] = function(self, invocation) state(self).invocation = invocation end
  function instance:name()
    return ("-[%s %s]"):format(objc.class_getName(self:class()), tostring(state(self).selector))
  end
  function instance:invokeTest()
    local invocation = state(self).invocation
    if invocation then return invocation:invokeWithTarget_(self) end
    objc.msgSend(self, tostring(state(self).selector))
  end
  -- A test case that overrides the method used before XCTIssue receives each failure by it.
  local OLD = "recordFailureWithDescription:inFile:atLine:expected:"
  local function has_old(self)
    local own = objc.class_getInstanceMethod(objc.object_getClass(self), OLD)
    return own ~= objc.class_getInstanceMethod(objc.XCTestCase, OLD)
  end
  local function recorded(self, issue)
    local run = state(self).run or current and current.run
    if not run then busted.fail((runs.described(issue)), 0) end
    if not expected.match(self, issue) then run:recordIssue_(issue) end
    stop_unless_continued(self)
  end
  instance["recordIssue:"] = function(self, issue)
    if not has_old(self) then return recorded(self, issue) end
    local _, path, line, is_expected = runs.described(issue)
    objc.msgSend(self, OLD, issue:compactDescription(), path, line or 0, is_expected)
  end
  instance["_recordUnexpectedFailureWithDescription:exception:"] = function(self, description)
    self:recordIssue_(objc.XCTIssue:_issueWithDescription_inFile_atLine_expected_(description, nil, 0, false))
  end
  -- Failures are reported when they are recorded, so the queue is always empty.
  function instance._dequeueFailures() end
  function instance.testRunClass() return objc.XCTestCaseRun end
  instance["performTest:"] = function(self, run) module.perform(self, run) end
  function class:allSubclasses()
    local list = objc.NSMutableArray:array()
    for _, one in ipairs(objc.getClassList()) do
      local above = objc.class_getSuperclass(one)
      while above and above ~= self do above = objc.class_getSuperclass(above) end
      if above then list:addObject_(one) end
    end
    return list
  end
  -- Blocks that are called when an alert covers an element; they are removed at the end of a test.
  instance["addUIInterruptionMonitorWithDescription:handler:"] = function(_, _, handler)
    local token = objc.NSObject:new()
    table.insert(running.monitors, {token = token, handler = handler})
    return token
  end
  instance["removeUIInterruptionMonitor:"] = function(_, token)
    for place, monitor in ipairs(running.monitors) do
      if monitor.token == token then return table.remove(running.monitors, place) and nil end
    end
  end
  instance["addTeardownBlock:"] = function(_, block) table.insert(current.teardown, block) end
  instance[OLD] = function(self, ...)
    local issue = objc.XCTIssue:_issueWithDescription_inFile_atLine_expected_(...)
    if has_old(self) then return recorded(self, issue) end
    self:recordIssue_(issue)
  end
  instance["measureBlock:"] = function(_, block) block() end
  instance["measureWithMetrics:block:"] = function(_, _, block) block() end
  instance["measureWithOptions:block:"] = function(_, _, block) block() end
  instance["measureWithMetrics:options:block:"] = function(_, _, _, block) block() end
  -- Attachments are kept as long as the test.
  instance["addAttachment:"] = function(self, attachment)
    local mine = state(self)
    mine.attachments = mine.attachments or {}
    table.insert(mine.attachments, attachment)
  end
  instance["measureMetrics:automaticallyStartMeasuring:forBlock:"] = function(_, _, _, block) block() end
  function instance.startMeasuring() end
  function instance.stopMeasuring() end

  local function expect(expectation)
    running.unwaited[expectation] = true
    current.order[#current.order + 1] = expectation
    return expectation
  end
  instance["expectationWithDescription:"] = function(_, description)
    local expectation = objc.XCTestExpectation:alloc():initWithDescription_(description)
    expectation:setAssertForOverFulfill_(true)
    return expect(expectation)
  end
  instance["expectationForNotification:object:handler:"] = function(_, name, object, handler)
    local made = objc.XCTNSNotificationExpectation:alloc():initWithName_object_(name, object)
    made:setHandler_(handler)
    return expect(made)
  end
  instance["expectationForPredicate:evaluatedWithObject:handler:"] = function(_, predicate, object, handler)
    local made = objc.XCTNSPredicateExpectation:alloc():initWithPredicate_object_(predicate, object)
    made:setHandler_(handler)
    return expect(made)
  end
  instance["keyValueObservingExpectationForObject:keyPath:expectedValue:"] = function(_, object, path, value)
    return expect(objc.XCTKVOExpectation:alloc():initWithKeyPath_object_expectedValue_(path, object, value))
  end
  instance["keyValueObservingExpectationForObject:keyPath:handler:"] = function(_, object, path, handler)
    local made = objc.XCTKVOExpectation:alloc():initWithKeyPath_object_(path, object)
    made:setHandler_(handler)
    return expect(made)
  end

  local function waited(list, timeout, enforces)
    for _, expectation in ipairs(list) do running.unwaited[expectation] = nil end
    local word, which = expectations.wait(list, timeout, enforces)
    return expectations.complaint(word, which, list, timeout)
  end
  local function waits(_, list, timeout, enforces)
    local words = waited(elements(list), timeout, enforces)
    if words then record(words) end
  end
  instance["waitForExpectations:timeout:"] = waits
  instance["waitForExpectations:timeout:enforceOrder:"] = waits
  instance["waitForExpectationsWithTimeout:handler:"] = function(_, timeout, handler)
    local list = {}
    for _, expectation in ipairs(current.order) do
      if running.unwaited[expectation] then list[#list + 1] = expectation end
    end
    if #list == 0 then
      return record "API violation - call made to wait without any expectations having been set."
    end
    local words = waited(list, timeout)
    if handler then
      handler(words and objc.NSError:errorWithDomain_code_userInfo_("com.apple.XCTestErrorDomain", 0, nil) or nil)
    end
    if words then record(words) end
  end
end)

-- The test case class of <SenTestingKit/SenTestingKit.h>, the predecessor of XCTest.
objc.class("SenTestCase", objc.XCTestCase)

objc.class("XCTestSuite", objc.XCTest, function(instance, class, super)
  class["testSuiteWithName:"] = function(self, name) return self:alloc():initWithName_(name) end
  class["testSuiteForTestCaseClass:"] = function(self, case)
    local suite = self:testSuiteWithName_(objc.class_getName(case))
    state(suite).class = case
    for _, invocation in ipairs(elements(case:testInvocations())) do
      suite:addTest_(case:testCaseWithInvocation_(invocation))
    end
    return suite
  end
  function class:defaultTestSuite()
    local suite = self:testSuiteWithName_("All tests")
    for _, case in ipairs(module.classes()) do suite:addTest_(self:testSuiteForTestCaseClass_(case)) end
    return suite
  end
  instance["initWithName:"] = function(self, name)
    self = super(self):init()
    state(self).name, state(self).tests = name, objc.NSMutableArray:array()
    return self
  end
  function instance:name() return state(self).name end
  function instance:tests() return state(self).tests:copy() end
  function instance:testCaseCount()
    local count = 0
    for test in objc.each(state(self).tests) do count = count + test:testCaseCount() end
    return count
  end
  instance["addTest:"] = function(self, test) state(self).tests:addObject_(test) end
  function instance.testRunClass() return objc.XCTestSuiteRun end
  instance["performTest:"] = function(self, run)
    local case = state(self).class
    run:start()
    runs.notify("testSuiteWillStart:", self)
    if case then case:setUp() end
    for _, test in ipairs(elements(state(self).tests)) do
      test:runTest()
      run:addTestRun_(test:testRun())
    end
    if case then case:tearDown() end
    run:stop()
    runs.notify("testSuiteDidFinish:", self)
  end
end)

-- Whether the running test declared that it throws this.
local function is_expected(thrown)
  if not expected.is_declared() then return false end
  local issue = objc.XCTIssue:_issueWithDescription_inFile_atLine_expected_(tostring(thrown), nil, 0, false)
  return expected.match(current.test, issue)
end

-- Runs a part of a test; returns whether it finished.
local function part(body)
  local problem, trace
  local outcome = current.outcome
  local done = xpcall(body, function(value)
    problem = value
    if getmetatable(value) ~= Stop then trace = debug.traceback("", 2) end
  end)
  if done then return true end
  if getmetatable(problem) == Stop then
    if problem.kind == "skip" then outcome.skip = problem.message end
  elseif not outcome.error and not is_expected(problem) then
    outcome.error, outcome.trace = problem, trace
    outcome.unexpected = outcome.unexpected + 1
  end
  return false
end

-- Ends the declarations of expected failures after the first `count`.
local function finish_expected(count)
  for _, issue in ipairs(expected.finish(count)) do
    if not current.outcome.skip then current.test:recordIssue_(issue) end
  end
end

-- XCTExpectFailure and its variants. What the block throws ends the test here.
function module.functions._XCTExpect(file, line, reason, options, block)
  if not current then error("XCTExpectFailure: no test is running", 0) end
  local count = expected.declare(tostring(file), line, reason and tostring(reason), options)
  if not block then return end
  local has_finished = part(block)
  finish_expected(count)
  if not has_finished then error(setmetatable({message = "an expected failure", kind = "failure"}, Stop), 0) end
end

-- Performs a test and records the results in its run. A test may run other tests.
function module.perform(test, run)
  local outer, unwaited, fulfilled, expecting = current, running.unwaited, running.fulfilled, running.expected
  local outcome = state(run)
  current = {test = test, run = run, outcome = outcome, teardown = {}, order = {}}
  running.unwaited, running.fulfilled, running.expected, running.monitors = {}, 0, {}, {}
  local mine = current
  run:start()
  runs.notify("testCaseWillStart:", test)
  objc.autoreleasepool(function()
    local is_ready = part(function()
      if not test:setUpWithError_(nil) then record "-setUpWithError: failed" end
      test:setUp()
    end)
    if is_ready then part(function() test:invokeTest() end) end
    part(function()
      for _, expectation in ipairs(mine.order) do
        if running.unwaited[expectation] and not outcome.error and not outcome.skip then
          record(("Failed due to unwaited expectation '%s'."):format(tostring(expectation:expectationDescription())))
        end
      end
    end)
    -- A block may add another one.
    while #mine.teardown > 0 do part(table.remove(mine.teardown)) end
    part(function()
      test:tearDown()
      if not test:tearDownWithError_(nil) then record "-tearDownWithError: failed" end
    end)
    part(function() finish_expected(0) end)
  end)
  current, running.unwaited, running.fulfilled, running.expected = outer, unwaited, fulfilled, expecting
  run:stop()
  runs.notify("testCaseDidFinish:", test)
end

return module
