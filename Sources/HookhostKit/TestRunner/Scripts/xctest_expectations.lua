-- XCTest's expectations, and how tests wait for them on the virtual clock.
--
-- `running` is the state of the running test: the number of `fulfilled` expectations, the
-- `unwaited` ones, and `await`, which advances the clock. Returns the functions of test cases.

local running = ...

-- Lua's data about an object is stored in a table with weak keys.
local kept = setmetatable({}, {__mode = "k"})
local function state(object)
  if not kept[object] then kept[object] = {} end
  return kept[object]
end

objc.class("XCTestExpectation", objc.NSObject, function(instance, _, super)
  objc.property(instance, "expectationDescription", {policy = "copy"})
  objc.property(instance, "expectedFulfillmentCount", {policy = "assign", default = 1})
  objc.property(instance, "assertForOverFulfill", {policy = "assign", default = false})
  objc.property(instance, "inverted", {policy = "assign", getter = "isInverted", default = false})
  instance["initWithDescription:"] = function(self, description)
    self = super(self):init()
    self:setExpectationDescription_(description)
    return self
  end
  function instance:fulfill()
    local mine = state(self)
    local count = (mine.count or 0) + 1
    mine.count = count
    -- The expected count is unsigned.
    local is_over = math.ult(self:expectedFulfillmentCount(), count) or mine.waited
    if is_over and self:assertForOverFulfill() then
      objc.NSException:raise_reason_("NSInternalInconsistencyException", (
        "API violation - multiple calls made to -[XCTestExpectation fulfill] for %s."):format(
        tostring(self:expectationDescription())))
    end
    if count == self:expectedFulfillmentCount() then
      mine.order = running.fulfilled + 1
      running.fulfilled = mine.order
    end
  end
end)

local function is_fulfilled(expectation)
  local mine = state(expectation)
  if mine.check and not mine.order and mine.check() then expectation:fulfill() end
  return mine.order ~= nil
end

objc.class("XCTNSPredicateExpectation", objc.XCTestExpectation, function(instance)
  objc.property(instance, "handler", {policy = "copy"})
  instance["initWithPredicate:object:"] = function(self, predicate, object)
    self = self:initWithDescription_("Expect predicate `" .. tostring(predicate) .. "`")
    state(self).check = function()
      if not predicate:evaluateWithObject_(object) then return false end
      local handler = self:handler()
      return handler == nil or handler()
    end
    return self
  end
end)

objc.class("XCTNSNotificationExpectation", objc.XCTestExpectation, function(instance, _, super)
  objc.property(instance, "handler", {policy = "copy"})
  instance["initWithName:object:"] = function(self, name, object)
    self = self:initWithDescription_("Expect notification '" .. tostring(name) .. "'")
    local center = objc.NSNotificationCenter:defaultCenter()
    local box = objc.weak(self)
    state(self).observer = center:addObserverForName_object_queue_usingBlock_(name, object, nil, function(notification)
      local expectation = box:get()
      local handler = expectation and expectation:handler()
      if expectation and (not handler or handler(notification)) then expectation:fulfill() end
    end)
    return self
  end
  instance["initWithName:"] = function(self, name) return self:initWithName_object_(name, nil) end
  function instance:stopObserving()
    local mine = state(self)
    if mine.observer then objc.NSNotificationCenter:defaultCenter():removeObserver_(mine.observer) end
    mine.observer = nil
  end
  function instance:dealloc()
    self:stopObserving()
    super(self):dealloc()
  end
end)

objc.class("XCTKVOExpectation", objc.XCTestExpectation, function(instance, _, super)
  objc.property(instance, "handler", {policy = "copy"})
  instance["initWithKeyPath:object:expectedValue:"] = function(self, path, object, value)
    self = self:initWithDescription_("Expect value of '" .. tostring(path) .. "'")
    local mine = state(self)
    mine.path, mine.object, mine.value = tostring(path), object, value
    object:addObserver_forKeyPath_options_context_(self, mine.path, objc.NSKeyValueObservingOptionNew
      | objc.NSKeyValueObservingOptionInitial, nil)
    return self
  end
  instance["initWithKeyPath:object:"] = function(self, path, object)
    return self:initWithKeyPath_object_expectedValue_(path, object, nil)
  end
  instance["observeValueForKeyPath:ofObject:change:context:"] = function(self, path, object, change)
    local mine = state(self)
    if mine.order then return end
    local handler, value = self:handler(), object:valueForKeyPath_(path)
    local fits
    if handler then fits = handler(object, change)
    elseif mine.value == nil then fits = mine.isInitial
    else fits = value == mine.value or objc.msgSend(mine.value, "isEqual:", value) == true end
    mine.isInitial = true
    if fits then self:fulfill() end
  end
  function instance:stopObserving()
    local mine = state(self)
    if mine.object then mine.object:removeObserver_forKeyPath_(self, mine.path) end
    mine.object = nil
  end
  function instance:dealloc()
    self:stopObserving()
    super(self):dealloc()
  end
end)

-- Waits until all expectations are fulfilled, an inverted one is, or the timeout expires. The clock
-- advances from event to event; a predicate may depend on the time alone, so it is evaluated at
-- each step.
local step = 0.001
local function elements(list)
  local found = {}
  if list == nil then return found end
  if type(list) == "table" then return list end
  for element in objc.each(list) do found[#found + 1] = element end
  return found
end

local function outcome(expectations, enforces)
  local is_done, is_waiting_for_nothing, last = true, true, 0
  for _, expectation in ipairs(expectations) do
    local fulfilled = is_fulfilled(expectation)
    if expectation:isInverted() then
      if fulfilled then return "inverted", expectation end
      is_waiting_for_nothing = false
    elseif not fulfilled then
      is_done = false
    elseif enforces then
      if state(expectation).order < last then return "order", expectation end
      last = state(expectation).order
    end
    if enforces and not is_done and fulfilled and state(expectation).order then
      for _, other in ipairs(expectations) do
        if other == expectation then break end
        if not state(other).order then return "order", expectation end
      end
    end
  end
  return is_done and (is_waiting_for_nothing and "done" or "inverted only") or "waiting"
end

local function wait(expectations, timeout, enforces)
  local start, count = runloop.now(), 0
  local word, which
  local function goes_on()
    word, which = outcome(expectations, enforces)
    return word == "waiting" or word == "inverted only"
  end
  local polls = false
  for _, expectation in ipairs(expectations) do polls = polls or state(expectation).check ~= nil end
  while goes_on() and runloop.now() < start + timeout do
    count = count + 1
    local stop = polls and math.min(start + timeout, start + count * step) or start + timeout
    running.await(stop - runloop.now(), goes_on)
  end
  for _, expectation in ipairs(expectations) do
    state(expectation).waited = true
    if expectation:respondsToSelector_("stopObserving") then expectation:stopObserving() end
  end
  if word == "inverted only" then word = "done" end
  return word, which
end

local function names(expectations)
  local list = {}
  for _, expectation in ipairs(expectations) do
    if not expectation:isInverted() and not state(expectation).order then
      list[#list + 1] = '"' .. tostring(expectation:expectationDescription()) .. '"'
    end
  end
  return table.concat(list, ", ")
end

local function complaint(word, which, expectations, timeout)
  if word == "waiting" then
    return ("Asynchronous wait failed: Exceeded timeout of %s seconds, with unfulfilled expectations: %s.")
      :format(timeout ~= timeout and "nan" or ("%.14g"):format(timeout), names(expectations))
  elseif word == "inverted" then
    return ('Asynchronous wait failed: Fulfilled inverted expectation "%s".'):format(
      tostring(which:expectationDescription()))
  elseif word == "order" then
    return ('Asynchronous wait failed: Expectations fulfilled in incorrect order: "%s" came too early.')
      :format(tostring(which:expectationDescription()))
  end
end

local results = {done = 1, waiting = 2, order = 3, inverted = 4}
objc.class("XCTWaiter", objc.NSObject, function(instance, class)
  instance["initWithDelegate:"] = function(self) return self:init() end
  local function waits(_, list, timeout, enforces)
    local expectations = elements(list)
    if running.unwaited then for _, one in ipairs(expectations) do running.unwaited[one] = nil end end
    return results[(wait(expectations, timeout, enforces))]
  end
  instance["waitForExpectations:timeout:"] = waits
  instance["waitForExpectations:timeout:enforceOrder:"] = waits
  class["waitForExpectations:timeout:"] = waits
  class["waitForExpectations:timeout:enforceOrder:"] = waits
end)

return {state = state, wait = wait, complaint = complaint, elements = elements}
