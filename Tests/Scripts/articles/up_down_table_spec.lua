-- The table of the article on telling up from down: a subclass whose delegate is a proxy, which
-- keeps three messages for the table itself and hands all others to the real delegate.
local kept = {
  ["scrollViewDidScroll:"] = true,
  ["scrollViewDidEndDragging:willDecelerate:"] = true,
  ["scrollViewWillBeginDragging:"] = true,
}

local calls, view, origin, listener

local Proxy = objc.class("UpDownProxy", objc.NSProxy, function(instance)
  objc.property(instance, "originTarget", {policy = "weak"})
  objc.property(instance, "interceptionTarget", {policy = "weak"})
  function instance:methodSignatureForSelector_(sel)
    return self:originTarget():methodSignatureForSelector_(sel)
  end
  function instance:forwardInvocation_(inv)
    local name = tostring(inv:selector())
    if name == "respondsToSelector:" then name = tostring(inv:getArgumentAtIndex_(2)) end
    inv:invokeWithTarget_(kept[name] and self:interceptionTarget() or self:originTarget())
  end
end)

local Table = objc.class("UpDownTable", objc.UITableView, function(instance, _, super)
  objc.property(instance, "manuallyMoving", {policy = "assign", getter = "isManuallyMoving",
    default = false})
  objc.property(instance, "startOffsetY", {policy = "assign", default = 0})
  objc.property(instance, "minMoveDistance", {policy = "assign", default = 5})
  objc.property(instance, "weakProxy")
  objc.property(instance, "upDownScrollDelegate", {policy = "weak"})

  function instance:setDelegate_(delegate)
    if not self:weakProxy() then
      local made = Proxy:alloc()
      made:setInterceptionTarget_(self)
      self:setWeakProxy_(made)
    end
    self:weakProxy():setOriginTarget_(delegate)
    super(self):setDelegate_(delegate and self:weakProxy())
  end

  local function tell(self, isUp)
    local receiver = self:upDownScrollDelegate()
    if not receiver then return end
    local sel = objc.sel "tableView:updownScroll:"
    local inv = objc.NSInvocation:invocationWithMethodSignature_(
      receiver:methodSignatureForSelector_(sel))
    inv:setTarget_(receiver)
    inv:setSelector_(sel)
    inv:setArgument_atIndex_(self, 2)
    inv:setArgument_atIndex_(isUp, 3)
    inv:invoke()
  end

  function instance:scrollViewWillBeginDragging_(scrolled)
    self:setManuallyMoving_(true)
    self:setStartOffsetY_(scrolled:contentOffset().y)
  end
  function instance:scrollViewDidEndDragging_willDecelerate_(_, _) self:setManuallyMoving_(false) end
  function instance:scrollViewDidScroll_(scrolled)
    local y = scrolled:contentOffset().y
    if self:isManuallyMoving() then
      if self:startOffsetY() < y - self:minMoveDistance() then tell(self, true) end
      if self:startOffsetY() > y + self:minMoveDistance() then tell(self, false) end
    end
    self:setStartOffsetY_(y)
    local target = self:weakProxy():originTarget()
    if target and target:respondsToSelector_("scrollViewDidScroll:") then
      target:scrollViewDidScroll_(scrolled)
    end
  end
end)

objc.protocol("UpDownProtocol", {required = {"tableView:updownScroll:"}})

local Origin = objc.class("UpDownOrigin", objc.NSObject, {
  protocols = {"UITableViewDataSource", "UITableViewDelegate"}}, function(instance)
  function instance:tableView_numberOfRowsInSection_(_, _) return 500 end
  function instance:tableView_cellForRowAtIndexPath_(table_, _)
    return table_:dequeueReusableCellWithIdentifier_("cell")
  end
  function instance:tableView_didSelectRowAtIndexPath_(_, path)
    calls[#calls + 1] = "select " .. path:row()
  end
  function instance:scrollViewDidScroll_(_) calls.scrolled = (calls.scrolled or 0) + 1 end
end)

local Listener = objc.class("UpDownListener", objc.NSObject, {protocols = {"UpDownProtocol"}},
  function(instance)
    instance["tableView:updownScroll:"] = function(_, _, isUp)
      calls[#calls + 1] = isUp and "up" or "down"
    end
  end)

before_each(function()
  calls = {}
  view = Table:alloc():initWithFrame_ {0, 0, 320, 480}
  origin, listener = Origin:new(), Listener:new()
  view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
  view:setDataSource_(origin)
  view:setDelegate_(origin)
  view:setUpDownScrollDelegate_(listener)
  uikit.keyWindow():addSubview_(view)
  view:setContentOffset_ {0, 1000}
  runloop.run(0)
  calls = {}
end)

after_each(function() view:removeFromSuperview() end)

describe("the table that tells up from down", function()
  it("is told nothing by moves of 4 points, and of the first of 6", function()
    local finger = gesture.touch(view, {x = 100, y = 1300})
    for _ = 1, 10 do finger:move{by = {x = 0, y = -4}, duration = 0} end
    assert.same({}, {table.unpack(calls)})
    assert.is_true(calls.scrolled > 0)
    finger:move{by = {x = 0, y = -6}, duration = 0}
    assert.same({"up"}, {table.unpack(calls)})
    finger:move{by = {x = 0, y = 6}, duration = 0}
    assert.same({"up", "down"}, {table.unpack(calls)})
    finger:hold(0.2)
    finger:lift()
  end)

  it("says nothing while it coasts", function()
    gesture.flick(view, {from = {x = 100, y = 1400}, by = {x = 0, y = -200}})
    local told = #calls
    assert.is_true(told > 0)
    assert.is_true(view:isDragging())
    assert.is_false(view:isManuallyMoving())
    local before = calls.scrolled
    runloop.runUntilIdle()
    assert.equal(told, #calls)
    assert.is_true(calls.scrolled > before)
  end)

  it("leaves everything else to the real delegate", function()
    gesture.tap(view:visibleCells()[3])
    assert.same({"select 24"}, {table.unpack(calls)})
    assert.equal(origin, view:weakProxy():originTarget())
  end)
end)
