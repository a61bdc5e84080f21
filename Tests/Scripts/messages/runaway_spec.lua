describe("a runaway recursion", function()
  local A = objc.class("RunawayA", objc.NSObject)
  local B = objc.class("RunawayB", objc.NSObject)
  local a, b = A:new(), B:new()

  function A:alone() return 1 + self:alone() end
  function A:pass() return (b:back()) end
  function B:back() return (a:pass()) end
  function A:native() self:performSelector_ "native" end

  local function text_of(f)
    local ok, raised = pcall(f)
    assert.is_false(ok)
    return tostring(raised)
  end

  it("inside the VM is an error that names the message", function()
    local text = text_of(function() a:alone() end)
    assert.matches("stack overflow: -[RunawayA alone] → -[RunawayA alone]", text, 1, true)
  end)

  it("of two methods is an error that names the cycle", function()
    local text = text_of(function() a:pass() end)
    assert.matches("stack overflow: %-%[%w+ %w+%] → %-%[%w+ %w+%] → ", text)
    assert.matches("-[RunawayB back] → -[RunawayA pass]", text, 1, true)
  end)

  it("through native methods is one as well, and leaves the host usable", function()
    local text = text_of(function() a:native() end)
    assert.matches("stack overflow: ", text, 1, true)
    assert.matches("-[RunawayA native]", text, 1, true)
    assert.is_true(a:isKindOfClass_(A))
  end)

  it("of native methods only does not reach the end of the stack", function()
    objc.class_addMethod(
      A, "description", objc.NSObject:instanceMethodForSelector_ "debugDescription")
    assert.matches("stack overflow: ", text_of(function() return tostring(a) end), 1, true)
  end)

  it("names its cycle also if it is uncaught, and on the run loop", function()
    local Runaway = objc.class("RunawayOnTheLoop", objc.NSObject, function(instance)
      function instance:first() return (self:second()) end
      function instance:second() return (self:first()) end
    end)
    dispatch.after(1, function() Runaway:new():first() end)
    local text = text_of(function() runloop.run(2) end)
    assert.matches("stack overflow: ", text, 1, true)
    assert.matches("-[RunawayOnTheLoop first] → -[RunawayOnTheLoop second]", text, 1, true)
  end)

  it("of an IMP that no class has any more names the message it was called under", function()
    local Class = objc.class("RunawayReplaced", objc.NSObject)
    for _, make in ipairs {objc.imp, objc.imp_implementationWithBlock} do
      local saved
      local replaced = make(function(self) saved(self, objc.sel "replaced") end)
      saved = replaced
      objc.class_replaceMethod(Class, "replaced", replaced)
      local old = objc.class_replaceMethod(
        Class, "replaced", function(self) replaced(self, objc.sel "replaced") end)
      assert.equal(replaced, old)
      assert.matches(
        "stack overflow: -[RunawayReplaced replaced] → -[RunawayReplaced replaced]",
        text_of(function() Class:new():replaced() end), 1, true)
    end
  end)

  it("of helpers with an object and a selector is not reported as messages", function()
    local helper
    function helper(object, selector) return 1 + helper(object, selector) end
    assert.matches("stack overflow$", text_of(function() helper(a, objc.sel "alone") end))
  end)

  it("of a hook's implementation installed in its own superclass ends nothing else", function()
    local Above = objc.class("RunawayAbove", objc.NSObject, function(instance)
      function instance:work() return "work" end
    end)
    local Below = objc.class("RunawayBelow", Above)
    hook.before(Below, "work", function() end)
    objc.class_replaceMethod(Above, "work", objc.class_getMethodImplementation(Below, "work"))
    for _, use in ipairs {
      function() Below:new():work() end, function() Below:new():performSelector_("work") end,
      function() Below:new():respondsToSelector_("work") end,
    } do
      assert.matches("stack overflow: -[RunawayBelow work] → ", text_of(use), 1, true)
    end
  end)

  it("without messages stays Lua's own error", function()
    local function f() return 1 + f() end
    assert.matches("stack overflow$", text_of(f))
    assert.equal("caught", select(2, xpcall(f, function() return "caught" end)))
  end)

  it("does not change pcall and xpcall", function()
    assert.same({true, 1, nil, 3}, {pcall(function(...) return ... end, 1, nil, 3)})
    assert.same({false, nil}, {pcall(error)})
    assert.same({true, "a"}, {xpcall(function(x) return x end, print, "a")})
    local resume = coroutine.wrap(function()
      return pcall(function() return coroutine.yield "out" end)
    end)
    assert.equal("out", resume())
    assert.same({true, "in"}, {resume "in"})
    assert.error_matches(function() pcall() end, "bad argument #1 to 'pcall'")
    assert.error_matches(function() xpcall(print) end, "bad argument #2 to 'xpcall'")
  end)
end)

describe("methods that end in a message", function()
  it("overflow as others do when they never return", function()
    local Tail = objc.class("TailRunaway", objc.NSObject, function(instance)
      function instance:target() return self end
      function instance:first() return self:target():second() end
      function instance:second() return self:first() end
    end)
    local ok, message = pcall(function() return Tail:new():first() end)
    assert.is_false(ok)
    assert.matches("stack overflow: ", tostring(message), 1, true)
    assert.matches("-[TailRunaway first] → -[TailRunaway second]", tostring(message), 1, true)
    assert.is_false(pcall(coroutine.wrap(function() return Tail:new():second() end)))
  end)

  it("do so also after the hooks of watched threads are removed", function()
    local function work()
      local began = os.clock()
      repeat until os.clock() - began > 0.6
    end
    local Tail = objc.class("TailUnhooked", objc.NSObject, function(instance)
      function instance:again() return self:again() end
    end)
    local function runaway() return Tail:new():again() end
    debug.sethook(function() end, "", 1000000)
    work()
    debug.sethook()
    assert.matches("stack overflow: ", select(2, pcall(runaway)), 1, true)
    lab.scenario {
      name = "one that runs until its time is up",
      actors = {endless = function() repeat until false end},
      drive = function() end,
      timeLimit = 0.6,
    }
    assert.equal("timeout", lab.run()[1].orders[1].verdict)
    assert.matches("stack overflow: ", select(2, pcall(runaway)), 1, true)
  end)

  it("can do so any number of times when they return", function()
    local Tail = objc.class("TailCounter", objc.NSObject, function(instance)
      function instance:count_(n)
        if n == 0 then return "done" end
        return self:count_(n - 1)
      end
    end)
    assert.equal("done", Tail:new():count_(150000))
  end)

  it("may do so without any limit where no message is among them", function()
    local view = objc.UIView:new()
    local function count(n)
      if n == 0 then return "done" end
      return count(n - 1)
    end
    assert.equal("done", count(30000000))
    local function step(receiver, n)
      if n == 0 then return "done" end
      receiver:tag()
      return step(receiver, n - 1)
    end
    assert.equal("done", step(view, 2000000))
  end)
end)
