-- How a scenario of a small class runs: its orders, its world, its traces.
local small = assert(loadfile("Tests/Scripts/lab/small_scenarios.lua", "t", _ENV))()
local newClass, run, logging = small.newClass, small.run, small.logging

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

  it("restores the world of its registration", function()
    local class, setup = newClass()
    local before = objc.class_getMethodImplementation(class, objc.sel "m")
    run {setup = setup, actors = {a = logging("A", class)}}
    assert.equal(before, objc.class_getMethodImplementation(class, objc.sel "m"))
  end)

  it("forgets scenarios that were registered after a restored snapshot", function()
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

  it("releases the forgotten ones when another is registered", function()
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

  it("can be run in any order, and again, with scenarios registered before and after it", function()
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

  it("narrows a failure down to the fewest actors that cause it", function()
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

  it("keeps the beginning of an endless trace, and continues to count", function()
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

  it("removes hooks in every order, and drives after each", function()
    local class, setup = newClass()
    local result = run {
      setup = setup, unhook = true, actors = {a = logging("A", class), b = logging("B", class)},
    }
    assert.equal(4, #result.orders)
    assert.same({"a", "b"}, result.orders[1].unhook)
    assert.same({"B", "orig", "orig"}, result.orders[1].trace)
    for _, order in ipairs(result.orders) do assert.equal("ok", order.verdict) end
  end)

  it("reports mistakes in its description", function()
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
