-- Each verdict, with a small class that is hooked in all the ways that fail.
local small = assert(loadfile("Tests/Scripts/lab/small_scenarios.lua", "t", _ENV))()
local newClass, run, verdictOf, logging = small.newClass, small.run, small.verdictOf, small.logging

describe("a verdict of the lab", function()
  it("is 'overflow' for messages that cause each other, and names the cycle", function()
    local class, setup = newClass()
    local verdict, detail = verdictOf(function()
      objc.class_replaceMethod(class, objc.sel "m", function(self) self:m() end)
    end, {setup = setup})
    assert.equal("overflow", verdict)
    assert.matches("%-%[LabModel%d+ m%]", detail)
  end)

  it("names the actors of an 'overflow' whatever they call between their messages", function()
    local between = {
      logging = function(ctx) ctx.log "x" end,
      ["a function of a library"] = function() assert(("x"):rep(3):gsub("x", string.upper)) end,
      ["a function of its own"] = function(_, go) local done = go() return done end,
      ["a deep recursion"] = function(_, go)
        local function down(n)
          if n == 0 then return go() end
          local done = down(n - 1)
          return done
        end
        down(300)
        return true
      end,
    }
    for what, call in pairs(between) do
      for _, kind in ipairs {"before", "after", "instead"} do
        local class, setup = newClass()
        function class:n() return self end
        local function passing(from, to)
          return function(ctx)
            hook[kind](class, from, function(first, second)
              local object = kind == "instead" and second or first
              local function go() return object[to](object) end
              if not call(ctx, go) then go() end
            end)
          end
        end
        local order = run {
          actors = {Analytics = passing("m", "n"), Crashes = passing("n", "m")},
          orders = {{"Analytics", "Crashes"}}, timeLimit = 60, setup = setup,
        }.orders[1]
        assert.equal("overflow", order.verdict)
        assert.matches("^%a+ → %a+ → %a+: stack overflow: %-%[LabModel", order.detail, what .. ", " .. kind)
      end
    end
  end)

  it("is 'ok' for a deep recursion that ends, and for a long chain", function()
    local class, setup = newClass()
    local list
    local verdict, detail = verdictOf(function()
      function class:down() if list[self] then list[self]:down() end return self end
      list = setmetatable({}, {__mode = "k"})
      local first = class:new()
      local last = first
      for _ = 1, 9000 do
        list[last] = class:new()
        last = list[last]
      end
      first:down()
      local chain = function(self) return self end
      for _ = 1, 12000 do
        local inner = chain
        chain = function(self)
          local result = inner(self)
          return result
        end
      end
      objc.class_replaceMethod(class, objc.sel "m", chain)
      class:new():m()
    end, {setup = setup, drive = function() end, timeLimit = 60, want = "ok"})
    assert.equal("ok", verdict, detail)
  end)

  it("is 'dangling' for a message to a deallocated object", function()
    local Owner = objc.class("LabOwner", objc.NSObject, function(instance)
      objc.property(instance, "delegate", {policy = "assign"})
    end)
    local verdict = verdictOf(function(ctx)
      objc.autoreleasepool(function() ctx.owner:setDelegate_(objc.NSObject:new()) end)
    end, {
      setup = function() return {owner = Owner:new()} end,
      drive = function(ctx) ctx.owner:delegate():hash() end,
    })
    assert.equal("dangling", verdict)
  end)

  it("is 'unrecognized' for an unimplemented message", function()
    assert.equal("unrecognized", verdictOf(function(ctx) ctx.hooked = true end, {
      setup = function() return {object = objc.NSObject:new()} end,
      drive = function(ctx) if ctx.hooked then ctx.object:nobodyHasThis() end end,
    }))
  end)

  it("is 'assert' for an assertion that fails, also one that is caught", function()
    local verdict, detail = verdictOf(function(ctx)
      pcall(ctx.assert, false, "delegate is proxy")
    end, {drive = function() end})
    assert.equal("assert", verdict)
    assert.equal("delegate is proxy", detail)
  end)

  it("is 'error' for any other error, with its step", function()
    local verdict, detail = verdictOf(function() error("no network", 0) end, {drive = function() end})
    assert.equal("error", verdict)
    assert.equal("installing sdk: no network", detail)
    verdict, detail = verdictOf(function() end, {
      setup = function() error("no disk", 0) end, drive = function() end,
    })
    assert.equal("error", verdict)
    assert.equal("setup: no disk", detail)
  end)

  it("shows no address of an error without a message", function()
    local _, detail = verdictOf(function() error({}) end, {drive = function() end})
    assert.equal("installing sdk: (error object is a table value)", detail)
  end)

  it("is 'timeout' for an order that never ends, even if it catches errors", function()
    assert.equal("timeout", verdictOf(function()
      pcall(function() while true do end end)
      coroutine.wrap(function() while true do end end)()
    end, {timeLimit = 0.05, drive = function() end}))
  end)

  it("is 'completion' for a handler that is not called exactly once", function()
    local function calls(count)
      return verdictOf(function() end, {drive = function(ctx)
        local handler = ctx.completion(function(value) return value end)
        for n = 1, count do assert(handler(n) == n) end
      end})
    end
    assert.equal("completion", (calls(0)))
    assert.equal("ok", (calls(1)))
    assert.equal("completion", (calls(2)))
  end)

  it("is 'identity' for two things that are not the same", function()
    local object = objc.NSObject:new()
    assert.equal("identity", verdictOf(function(ctx) ctx.same(object, objc.NSObject) end,
      {drive = function() end}))
    assert.equal("ok", verdictOf(function(ctx)
      ctx.same(object, object)
      ctx.same({x = 1, y = {2}}, {x = 1, y = {2}})
    end, {drive = function() end}))
  end)

  it("is 'resurrected' for a token that was logged after its removal", function()
    local class, setup = newClass()
    assert.equal("resurrected", verdictOf(function(ctx) ctx.removed "orig" end, {setup = setup}))
    -- Two owners that restore the earlier implementation, in the wrong order.
    local function naive(token)
      return {promises = {[token] = 1}, install = function(ctx)
        local method = objc.class_getInstanceMethod(class, objc.sel "m")
        local found = objc.method_getImplementation(method)
        objc.method_setImplementation(method, objc.imp(function(self, _cmd)
          ctx.log(token)
          return found(self, _cmd)
        end))
        return function() objc.method_setImplementation(method, found) end
      end}
    end
    local result = run {
      setup = setup, unhook = true, actors = {a = naive "A", b = naive "B"},
      -- The order of removal is after the slash.
      want = {["a b / a b"] = "resurrected", ["b a / b a"] = "resurrected"}}
    local verdicts = {}
    for _, order in ipairs(result.orders) do
      assert.equal(order.want, order.verdict)
      verdicts[table.concat(order.order) .. table.concat(order.unhook)] = order.verdict
    end
    assert.same({abab = "resurrected", abba = "ok", baab = "ok", baba = "resurrected"}, verdicts)
  end)

  it("is 'lost' or 'double' for tokens that are logged too rarely or too often", function()
    local class, setup = newClass()
    local verdict, detail = verdictOf(function()
      objc.class_replaceMethod(class, objc.sel "m", function() end)
    end, {setup = setup})
    assert.equal("lost", verdict)
    assert.equal("'orig' came never instead of once", detail)
    verdict, detail = verdictOf(function()
      hook.instead(class, "m", function(original, self) original(self) original(self) end)
    end, {setup = setup})
    assert.equal("double", verdict)
    assert.equal("'orig' came twice instead of once", detail)
    assert.equal("lost", verdictOf({install = function() end, promises = {mine = 1}},
      {setup = setup}))
  end)

  it("is 'leaked' for a change of a class or an object that is no target", function()
    local class, setup = newClass()
    local other = newClass()
    local function targeting(install)
      return verdictOf(install, {
        setup = function(ctx)
          local fields = setup(ctx)
          ctx.targets(class)
          return fields
        end,
      })
    end
    assert.equal("ok", (targeting(function() hook.before(class, "m", function() end) end)))
    local verdict, detail = targeting(function()
      objc.class_replaceMethod(other, objc.sel "m", function() end)
    end)
    assert.equal("leaked", verdict)
    assert.matches("%-%[LabModel%d+ m%] was changed", detail)
  end)

  it("is 'failed' when the scenario's own expectation is not met", function()
    local asked = 0
    local verdict = verdictOf(function() end, {
      drive = function() end, expect = function() asked = asked + 1; return false end,
    })
    assert.equal("failed", verdict)
    assert.equal(1, asked)
    assert.equal("failed", (verdictOf(function() end, {
      drive = function() end, expect = function() error "no" end,
    })))
    assert.equal("ok", (verdictOf(function() end, {
      drive = function() end, expect = function() end,
    })))
  end)
end)
