-- One short scenario for each verdict of the lab.

--- verdict.overflow
do
  local Page = objc.class("Page", objc.NSObject, function(instance)
    function instance:reload() end
  end)
  lab.scenario {
    name = "a hook that calls what it hooks",
    actors = {ads = function() hook.before(Page, "reload", function(page) page:reload() end) end},
    drive = function() Page:new():reload() end,
  }
  print(lab.run()[1].orders[1].verdict) --> overflow
end

--- verdict.dangling
do
  objc.property(objc.NSObject, "listener", {policy = "assign"})
  local button = objc.NSObject:new()
  lab.scenario {
    name = "a listener without an owner",
    actors = {sdk = function()
      local listener <close> = objc.NSObject:new()
      button:setListener_(listener)
    end},
    drive = function() if button:listener() then button:listener():hash() end end,
  }
  print(lab.run()[1].orders[1].verdict) --> dangling
end

--- verdict.unrecognized
do
  lab.scenario {
    name = "an action without an implementation",
    setup = function() return {button = objc.UIButton:new()} end,
    actors = {sdk = function(ctx)
      ctx.button:addTarget_action_forControlEvents_(objc.NSObject:new(), "track:", uikit.UIControlEventTouchUpInside)
      ctx.target = ctx.button:allTargets()
    end},
    drive = function(ctx) ctx.button:sendActionsForControlEvents_(uikit.UIControlEventTouchUpInside) end,
  }
  print(lab.run()[1].orders[1].verdict) --> unrecognized
end

--- verdict.assert
do
  lab.scenario {
    name = "a view that is hidden",
    setup = function() return {view = objc.UIView:new()} end,
    actors = {sdk = function(ctx) ctx.view:setHidden_(true) end},
    drive = function(ctx) ctx.assert(not ctx.view:isHidden(), "the view can be seen") end,
  }
  print(lab.run()[1].orders[1].verdict) --> assert
end

--- verdict.error
do
  lab.scenario {
    name = "a hook that fails",
    setup = function() return {view = objc.UIView:new()} end,
    actors = {sdk = function() hook.before("UIView", "setTag:", function() error "no" end) end},
    drive = function(ctx) ctx.view:setTag_(1) end,
  }
  print(lab.run()[1].orders[1].verdict) --> error
end

--- verdict.timeout
do
  lab.scenario {
    name = "a hook that never returns",
    timeLimit = 0.2,
    setup = function() return {view = objc.UIView:new()} end,
    actors = {sdk = function() hook.before("UIView", "setTag:", function() repeat until false end) end},
    drive = function(ctx) ctx.view:setTag_(1) end,
  }
  print(lab.run()[1].orders[1].verdict) --> timeout
end

--- verdict.deadlock
do
  lab.scenario {
    name = "a hook that waits for ever",
    setup = function() return {view = objc.UIView:new()} end,
    actors = {sdk = function()
      hook.before("UIView", "setTag:", function() dispatch.semaphore_wait(dispatch.semaphore_create(0)) end)
    end},
    drive = function(ctx) ctx.view:setTag_(1) end,
  }
  print(lab.run()[1].orders[1].verdict) --> deadlock
end

--- verdict.completion
do
  local Page = objc.class("Page", objc.NSObject, function(instance)
    function instance:ask_(decide) decide(true) end
  end)
  lab.scenario {
    name = "a hook that answers as well",
    actors = {sdk = function() hook.before(Page, "ask:", function(_, decide) decide(false) end) end},
    drive = function(ctx) Page:new():ask_(ctx.completion()) end,
  }
  print(lab.run()[1].orders[1].verdict) --> completion
end

--- verdict.identity
do
  lab.scenario {
    name = "a delegate that is another",
    setup = function() return {list = objc.UIScrollView:new(), owner = objc.NSObject:new()} end,
    actors = {sdk = function(ctx)
      ctx.other = objc.NSObject:new()
      ctx.list:setDelegate_(ctx.other)
    end},
    drive = function(ctx)
      if not ctx.other then ctx.list:setDelegate_(ctx.owner) end
      ctx.same(ctx.list:delegate(), ctx.owner)
    end,
  }
  print(lab.run()[1].orders[1].verdict) --> identity
end

--- verdict.resurrected
do
  lab.scenario {
    name = "a hook that stays",
    unhook = true,
    setup = function() return {view = objc.UIView:new()} end,
    actors = {sdk = function(ctx)
      hook.before("UIView", "setTag:", function() ctx.log "sdk" end)
      return function() end -- should remove the hook
    end},
    drive = function(ctx) ctx.view:setTag_(1) end,
  }
  print(lab.run()[1].orders[1].verdict) --> resurrected
end

--- verdict.lost
do
  local Page = objc.class("Page", objc.NSObject, function(instance)
    function instance:save_(ctx) ctx.log "saved" end
  end)
  lab.scenario {
    name = "a hook that swallows",
    actors = {sdk = function() hook.instead(Page, "save:", function() end) end},
    drive = function(ctx) Page:new():save_(ctx) end,
  }
  print(lab.run()[1].orders[1].verdict) --> lost
end

--- verdict.double
do
  local Page = objc.class("Page", objc.NSObject, function(instance)
    function instance:save_(ctx) ctx.log "saved" end
  end)
  lab.scenario {
    name = "a hook that calls twice",
    actors = {sdk = function()
      hook.instead(Page, "save:", function(original, ...)
        original(...)
        original(...)
      end)
    end},
    drive = function(ctx) Page:new():save_(ctx) end,
  }
  print(lab.run()[1].orders[1].verdict) --> double
end

--- verdict.leaked
do
  local Page = objc.class("Page", objc.UIView)
  lab.scenario {
    name = "a hook on every view",
    setup = function(ctx) ctx.targets(Page) return {} end,
    actors = {sdk = function() hook.before("UIView", "setTag:", function() end) end},
    drive = function() Page:new():setTag_(1) end,
  }
  print(lab.run()[1].orders[1].verdict) --> leaked
end

--- verdict.failed
do
  lab.scenario {
    name = "a tag that is changed",
    setup = function() return {view = objc.UIView:new()} end,
    actors = {sdk = function(ctx) ctx.view:setTag_(7) end},
    drive = function() end,
    expect = function(ctx) return ctx.view:tag() == 0 end,
  }
  print(lab.run()[1].orders[1].verdict) --> failed
end

--- verdict.race
do
  local Counter = objc.class("Counter", objc.NSObject, function(instance) objc.property(instance, "count", {default = 0}) end)
  lab.scenario {
    name = "a counter without a lock",
    schedules = 20,
    setup = function() return {counter = Counter:new()} end,
    actors = {sdk = function(ctx)
      dispatch.async(dispatch.global(), function() ctx.counter:setCount_(1) end)
    end},
    drive = function(ctx)
      ctx.counter:setCount_(2)
      runloop.run(1)
    end,
  }
  print(lab.run()[1].orders[1].verdict) --> race
end

--- verdict.ok
do
  lab.scenario {
    name = "a hook that looks on",
    setup = function() return {view = objc.UIView:new()} end,
    actors = {sdk = {
      install = function(ctx) hook.after("UIView", "setTag:", function() ctx.log "sdk" end) end,
      promises = {sdk = 1},
    }},
    drive = function(ctx) ctx.view:setTag_(1) end,
  }
  print(lab.run()[1].orders[1].verdict) --> ok
end
