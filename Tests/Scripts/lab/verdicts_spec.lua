-- One small class, hooked by actors in all the ways that go wrong.
local serial = 0

--- A class of its own for each test, whose method `m` logs "orig".
local function newClass()
  serial = serial + 1
  local ctx
  local class = objc.class("LabModel" .. serial, objc.NSObject, function(instance)
    function instance:m() ctx.log "orig" end
  end)
  return class, function(c)
    ctx = c
    return {object = class:new()}
  end
end

--- Runs one scenario with some defaults, and answers its result.
local function run(scenario)
  serial = serial + 1
  scenario.name = scenario.name or "scenario " .. serial
  scenario.drive = scenario.drive or function(ctx) ctx.object:m() end
  lab.scenario(scenario)
  local results = lab.run {names = {scenario.name}}
  assert.equal(1, #results)
  return results[1]
end

--- What came of the only order of one actor.
local function verdictOf(install, scenario)
  scenario = scenario or {}
  scenario.actors = {sdk = install}
  local order = run(scenario).orders[1]
  return order.verdict, order.detail, order
end

local function logging(token, class)
  return {
    install = function(ctx)
      local hooked = hook.before(class, "m", function() ctx.log(token) end)
      return function() hooked:remove() end
    end,
    promises = {[token] = 1},
  }
end

describe("a scenario of the lab", function()
  it("runs every order in a fresh world, in the order of the names", function()
    local class, setup = newClass()
    local result = run {setup = setup, actors = {b = logging("B", class), a = logging("A", class)}}
    assert.is_true(result.complete)
    assert.same({"a", "b"}, result.orders[1].order)
    assert.same({"b", "a"}, result.orders[2].order)
    assert.same({"B", "A", "orig"}, result.orders[1].trace)
    assert.same({"A", "B", "orig"}, result.orders[2].trace)
    assert.equal("ok", result.orders[1].verdict)
    assert.same({}, result.orders[1].minimal)
  end)

  it("leaves the world as it was when it was registered", function()
    local class, setup = newClass()
    local before = objc.class_getMethodImplementation(class, objc.sel "m")
    run {setup = setup, actors = {a = logging("A", class)}}
    assert.equal(before, objc.class_getMethodImplementation(class, objc.sel "m"))
  end)

  it("forgets what was registered since a moment that is restored", function()
    local before = objc.snapshot()
    local function register()
      lab.scenario {name = "taken back", drive = type, actors = {a = function() end}}
    end
    register()
    objc.restore(before)
    assert.same({}, lab.run())
    register()
    assert.equal("taken back", lab.run()[1].name)
  end)

  it("lets go of what it forgot when another is registered", function()
    local before, kept = objc.snapshot(), setmetatable({}, {__mode = "k"})
    do
      local drive = function() return kept end
      kept[drive] = true
      lab.scenario {name = "let go", drive = drive, actors = {a = function() end}}
    end
    objc.restore(before)
    lab.scenario {name = "another", drive = type, actors = {a = function() end}}
    collectgarbage()
    collectgarbage()
    assert.is_nil(next(kept))
  end)

  it("can be run in any order, and again, with what was registered right before and after it", function()
    local function register(name)
      return lab.scenario {
        name = name,
        setup = function() return {C = objc.class("Registered", objc.NSObject)} end,
        actors = {sdk = function(ctx) ctx.log(ctx.C:description()) end},
        drive = function() end,
      }.name
    end
    local early, late = register "early", register "late"
    for _, name in ipairs {early, late, early, late} do
      local result = lab.run {names = {name}}[1]
      assert.equal(name, result.name)
      assert.equal("ok", result.orders[1].verdict)
      assert.same({"Registered"}, result.orders[1].trace)
    end
    uikit.setting("pageDelay", 0.5)
    local last = register "last"
    uikit.setting("pageDelay", 0.25)
    lab.run {names = {last}}
    assert.equal(0.5, uikit.settings().pageDelay.value)
    uikit.setting("pageDelay", 0.01)
  end)

  it("costs the same after many others, of which the newest can be run again", function()
    local function cycle(number)
      lab.scenario {name = "one of many " .. number, drive = function() end, actors = {a = function() end}}
      lab.run()
    end
    local function seconds(first, last)
      local start = os.clock()
      for number = first, last do cycle(number) end
      return os.clock() - start
    end
    local early = seconds(1, 300)
    seconds(301, 1200)
    collectgarbage()
    local used = collectgarbage "count"
    assert.is_true(seconds(1201, 1500) < 5 * early)
    collectgarbage()
    assert.is_true(collectgarbage "count" < used + 300)
    assert.equal("ok", lab.run({names = {"one of many 1400"}})[1].orders[1].verdict)
    assert.has_error(function() lab.run {names = {"one of many 1"}} end)
  end)

  it("shares one ctx, to which all may write", function()
    local seen
    run {
      setup = function() return {list = {}} end,
      actors = {a = function(ctx) ctx.mark = "a"; ctx.list[1] = "in place" end},
      drive = function(ctx) seen = {ctx.mark, ctx.list[1], ctx.trace()} end,
    }
    assert.same({"a", "in place", ""}, seen)
  end)

  it("narrows a failure down to the fewest actors that give it", function()
    local class, setup = newClass()
    local function spoil(ctx)
      if ctx.spoiled then objc.class_replaceMethod(class, objc.sel "m", function() end) end
      ctx.spoiled = true
    end
    local result = run {
      setup = setup, actors = {a = logging("A", class), s = spoil, t = spoil},
      orders = {{"s", "a", "t"}, {"a", "s"}},
    }
    assert.equal("lost", result.orders[1].verdict)
    assert.same({"s", "t"}, result.orders[1].minimal)
    assert.equal("ok", result.orders[2].verdict)
  end)

  it("keeps the beginning of a trace that does not end, and counts on", function()
    local order = run {
      actors = {a = {install = function() end, promises = {x = 20000}}},
      drive = function(ctx) for _ = 1, 20000 do ctx.log "x" end end,
    }.orders[1]
    assert.equal("lost", order.verdict)
    assert.equal("'x' came 20000 times instead of 40000 times", order.detail)
    assert.equal(10001, #order.trace)
    assert.equal("…", order.trace[10001])
  end)

  it("samples when there are more orders than seven actors have", function()
    local actors = {}
    for n = 1, 8 do actors["actor" .. n] = function() end end
    local result = run {actors = actors, drive = function() end, seed = 3}
    assert.is_false(result.complete)
    assert.equal(5040, #result.orders)
    assert.same({"actor1", "actor2"}, result.orders[1].order)
    assert.equal(8, #result.orders[57].order)
  end)

  it("takes hooks out in every order, and drives after each", function()
    local class, setup = newClass()
    local result = run {
      setup = setup, unhook = true, actors = {a = logging("A", class), b = logging("B", class)},
    }
    assert.equal(4, #result.orders)
    assert.same({"a", "b"}, result.orders[1].unhook)
    assert.same({"B", "orig", "orig"}, result.orders[1].trace)
    for _, order in ipairs(result.orders) do assert.equal("ok", order.verdict) end
  end)

  it("says what is wrong with its description", function()
    local function refused(scenario, text)
      scenario.name = scenario.name or "wrong"
      local ok, message = pcall(lab.scenario, scenario)
      assert.is_false(ok)
      assert.matches(text, tostring(message))
    end
    refused({drive = type, actors = {}}, "at least one actor")
    refused({actors = {a = type}}, "'drive' must be a function")
    refused({drive = type, actors = {a = 1}}, "'a' is a number")
    refused({drive = type, actors = {a = type}, orders = {{"b"}}}, "no actor 'b'")
    refused({drive = type, actors = {a = type}, want = "fine"}, "no verdict 'fine'")
    refused({drive = type, actors = {a = type}, driv = type}, "unknown option 'driv'")
    lab.scenario {name = "taken", drive = type, actors = {a = function() end}}
    refused({name = "taken", drive = type, actors = {a = type}}, "registered already, at .+%.lua:%d+")
  end)
end)

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

  it("is 'ok' for a deep recursion that has an end, and for a long chain", function()
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

  it("is 'dangling' for a message to an object that has gone", function()
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

  it("is 'unrecognized' for a message that nobody implements", function()
    assert.equal("unrecognized", verdictOf(function(ctx) ctx.hooked = true end, {
      setup = function() return {object = objc.NSObject:new()} end,
      drive = function(ctx) if ctx.hooked then ctx.object:nobodyHasThis() end end,
    }))
  end)

  it("is 'assert' for an assertion that fails, also one that somebody catches", function()
    local verdict, detail = verdictOf(function(ctx)
      pcall(ctx.assert, false, "delegate is proxy")
    end, {drive = function() end})
    assert.equal("assert", verdict)
    assert.equal("delegate is proxy", detail)
  end)

  it("is 'error' for any other error, with the step it came from", function()
    local verdict, detail = verdictOf(function() error("no network", 0) end, {drive = function() end})
    assert.equal("error", verdict)
    assert.equal("installing sdk: no network", detail)
    verdict, detail = verdictOf(function() end, {
      setup = function() error("no disk", 0) end, drive = function() end,
    })
    assert.equal("error", verdict)
    assert.equal("setup: no disk", detail)
  end)

  it("names no address of an error that has no words", function()
    local _, detail = verdictOf(function() error({}) end, {drive = function() end})
    assert.equal("installing sdk: (error object is a table value)", detail)
  end)

  it("is 'timeout' for an order that never ends, whatever it catches", function()
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

  it("is 'resurrected' for a token that came after it was removed", function()
    local class, setup = newClass()
    assert.equal("resurrected", verdictOf(function(ctx) ctx.removed "orig" end, {setup = setup}))
    -- Two owners that restore what they found, in the wrong order.
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
      -- Behind the stroke stands the order of removal.
      want = {["a b / a b"] = "resurrected", ["b a / b a"] = "resurrected"}}
    local verdicts = {}
    for _, order in ipairs(result.orders) do
      assert.equal(order.want, order.verdict)
      verdicts[table.concat(order.order) .. table.concat(order.unhook)] = order.verdict
    end
    assert.same({abab = "resurrected", abba = "ok", baab = "ok", baba = "resurrected"}, verdicts)
  end)

  it("is 'lost' or 'double' for tokens that come too rarely or too often", function()
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
