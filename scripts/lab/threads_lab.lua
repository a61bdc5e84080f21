-- The classic bugs of hooks and threads, each tested under many schedules.

local function background(...)
  for _, work in ipairs {...} do objc.NSThread:detachNewThreadWithBlock_(work) end
end

local function page(ctx)
  return objc.class("ThreadedPage", objc.NSObject, function(instance)
    objc.property(instance, "count", {policy = "assign", default = 0})
    objc.property(instance, "listener", {policy = "assign"})
    function instance:open() ctx.log "open" end
  end)
end

-- Adds or exchanges, as articles recommend; without dispatch_once, two threads undo each other's work.
local function recipe(ctx)
  objc.category(ctx.Page, "Recipe", function(instance)
    function instance:hooked_open() ctx.log "hook"; self:hooked_open() end
  end)
  local original = objc.class_getInstanceMethod(ctx.Page, "open")
  local hooked = objc.class_getInstanceMethod(ctx.Page, "hooked_open")
  return function() objc.method_exchangeImplementations(original, hooked) end
end

lab.scenario {
  name = "an exchange without once, run by two threads",
  setup = function(ctx) return {Page = page(ctx)} end,
  actors = {
    sdk = {
      promises = {hook = 1},
      install = function(ctx)
        local exchange = recipe(ctx)
        background(exchange, exchange)
        runloop.runUntilIdle()
      end,
    },
  },
  drive = function(ctx) ctx.Page:new():open() end,
  schedules = "all",
  want = "lost",
}

lab.scenario {
  name = "an exchange under dispatch_once, run by two threads",
  setup = function(ctx) return {Page = page(ctx)} end,
  actors = {
    sdk = {
      promises = {hook = 1},
      install = function(ctx)
        local exchange = recipe(ctx)
        local token = objc.onceToken()
        local function once() dispatch.once(token, exchange) end
        background(once, once)
        runloop.runUntilIdle()
      end,
    },
  },
  drive = function(ctx) ctx.Page:new():open() end,
  schedules = "all",
}

lab.scenario {
  name = "a once guard made of a BOOL",
  setup = function(ctx)
    local Page = page(ctx)
    return {Page = Page, guard = Page:new()}
  end,
  actors = {
    sdk = {
      promises = {hook = 1},
      install = function(ctx)
        local exchange = recipe(ctx)
        local function once()
          if ctx.guard:count() == 0 then
            ctx.guard:setCount_(1)
            exchange()
          end
        end
        background(once, once)
        runloop.runUntilIdle()
      end,
    },
  },
  drive = function(ctx) ctx.Page:new():open() end,
  schedules = "all",
  want = "lost",
}

lab.scenario {
  name = "an associated object that is made when it is missing",
  setup = function(ctx) return {page = page(ctx):new()} end,
  actors = {
    sdk = function(ctx)
      local function make()
        if not objc.getAssociatedObject(ctx.page, "store") then
          objc.setAssociatedObject(ctx.page, "store", objc.NSObject:new())
        end
      end
      background(make, make)
    end,
  },
  drive = function() runloop.runUntilIdle() end,
  schedules = "all",
  want = "race",
}

lab.scenario {
  name = "two locks in opposite orders",
  actors = {
    sdk = function()
      local one, two = objc.NSLock:new(), objc.NSLock:new()
      local function both(first, second)
        return function()
          first:lock()
          second:lock()
          second:unlock()
          first:unlock()
        end
      end
      background(both(one, two), both(two, one))
    end,
  },
  drive = function() runloop.runUntilIdle() end,
  schedules = "all",
  want = "deadlock",
}

lab.scenario {
  name = "the main queue waited for inside once",
  actors = {
    sdk = function()
      local token = objc.onceToken()
      background(function()
        dispatch.once(token, function() dispatch.sync(dispatch.main, function() end) end)
      end)
      dispatch.async(function() dispatch.once(token, function() end) end)
    end,
  },
  drive = function() runloop.runUntilIdle() end,
  schedules = "all",
  want = "deadlock",
}

lab.scenario {
  name = "two classes whose initialize messages the other",
  actors = {
    sdk = function(ctx)
      local function class(name, other)
        return objc.class(name, objc.NSObject, function(_, class)
          function class:initialize() ctx[other]:touch() end
          function class:touch() end
        end)
      end
      ctx.One, ctx.Two = class("InitializedOne", "Two"), class("InitializedTwo", "One")
      background(function() ctx.One:touch() end, function() ctx.Two:touch() end)
    end,
  },
  drive = function() runloop.runUntilIdle() end,
  schedules = "all",
  want = "deadlock",
}

lab.scenario {
  name = "a nonatomic count that two threads raise",
  setup = function(ctx) return {page = page(ctx):new()} end,
  actors = {
    sdk = function(ctx)
      local function raise() ctx.page:setCount_(ctx.page:count() + 1) end
      background(raise, raise)
    end,
  },
  drive = function() runloop.runUntilIdle() end,
  expect = function(ctx) return ctx.page:count() == 2 end,
  schedules = "all",
  want = "failed",
}

-- Readers wait on a concurrent queue, writers are barriers: no reader sees a partial write.
local function store(barrier)
  return function(ctx)
    local queue = dispatch.queue("store", {concurrent = true})
    local function write()
      barrier(queue, function() ctx.page:setCount_(ctx.page:count() + 1) end)
    end
    background(write, write, function()
      dispatch.sync(queue, function() ctx.page:count() end)
    end)
  end
end

lab.scenario {
  name = "a readers-writer queue with barriers",
  setup = function(ctx) return {page = page(ctx):new()} end,
  actors = {sdk = store(dispatch.barrier_async)},
  drive = function() runloop.runUntilIdle() end,
  expect = function(ctx) return ctx.page:count() == 2 end,
  schedules = 200,
}

lab.scenario {
  name = "a readers-writer queue whose writers are no barriers",
  setup = function(ctx) return {page = page(ctx):new()} end,
  actors = {sdk = store(dispatch.async)},
  drive = function() runloop.runUntilIdle() end,
  schedules = 200,
  want = "race",
}

-- A delegate without a strong reference: it is read, deallocated on another thread, and then sent a message.
lab.scenario {
  name = "a nonatomic delegate that goes while it is messaged",
  setup = function(ctx)
    local Listener = objc.class("SoonGoneListener", objc.NSObject, function(instance)
      function instance:pageDidOpen() ctx.log "told" end
    end)
    local Page = objc.class("DelegatingPage", objc.NSObject, function(instance)
      objc.property(instance, "delegate", {policy = "assign"})
      function instance:open()
        if self:delegate() then objc.msgSend(self:delegate(), "pageDidOpen") end
      end
    end)
    local shared, listener = Page:new(), Listener:new()
    shared:setDelegate_(listener)
    return {page = shared, listeners = objc.NSMutableArray:arrayWithObject_(listener)}
  end,
  actors = {
    sdk = function(ctx)
      background(
        function() ctx.page:open() end,
        function()
          ctx.page:setDelegate_(nil)
          ctx.listeners:removeAllObjects()
        end)
    end,
  },
  drive = function() runloop.runUntilIdle() end,
  schedules = "all",
  want = "race",
}

-- An observer that is removed and deallocated between the change and the notification.
lab.scenario {
  name = "an observer that is removed while it is told",
  setup = function(ctx)
    local Page = objc.class("ObservedPage", objc.NSObject, function(instance)
      objc.property(instance, "title", {atomic = true})
      objc.property(instance, "observer", {atomic = true})
    end)
    local Observer = objc.class("LeavingObserver", objc.NSObject, function(instance)
      function instance:observeValueForKeyPath_ofObject_change_context_() ctx.log "told" end
    end)
    local observed = Page:new()
    local observer <close> = Observer:new()
    observed:setObserver_(observer)
    observed:addObserver_forKeyPath_options_context_(observer, "title", 0)
    return {page = observed}
  end,
  actors = {
    sdk = function(ctx)
      background(
        function() ctx.page:setTitle_ "new" end,
        function()
          do
            local observer <close> = ctx.page:observer()
            ctx.page:removeObserver_forKeyPath_(observer, "title")
          end
          ctx.page:setObserver_(nil)
        end)
    end,
  },
  drive = function() runloop.runUntilIdle() end,
  schedules = "all",
  want = "dangling",
}
