-- Keys, owners, snapshots, and methods that cannot be hooked.

local log = {}

local function note(token)
  return function() log[#log + 1] = token end
end

local function trace(fn)
  log = {}
  fn()
  return table.concat(log, " ")
end

local names = 0
local function class(parent)
  names = names + 1
  return objc.class("Keyed" .. names, parent or objc.NSObject, function(instance)
    function instance:work() log[#log + 1] = "orig" end
    function instance:rest() log[#log + 1] = "rest" end
  end)
end

local function reason(fn, ...)
  local ok, e = pcall(fn, ...)
  assert.is_false(ok)
  return type(e) == "userdata" and e.reason or e
end

describe("a key", function()
  it("installs once for each target and selector; the second call gets the first token", function()
    local C = class()
    local first = hook.before(C, "work", note "first", {key = "k"})
    local second = hook.after(C, "work", note "second", {key = "k"})
    assert.are.equal(first, second)
    assert.are.equal("first orig", trace(function() C:new():work() end))
    assert.is_not.equal(first, hook.before(C, "rest", note "rest", {key = "k"}))
    assert.is_not.equal(first, hook.before(class(C), "work", note "child", {key = "k"}))
    assert.is_not.equal(first, hook.before(C:new(), "work", note "object", {key = "k"}))
    assert.matches("key 'k'.*keys_spec%.lua:%d+", tostring(second))
  end)

  it("is free again when its hook is removed", function()
    local C = class()
    local first = hook.before(C, "work", note "first", {key = "k"})
    first:remove()
    local second = hook.before(C, "work", note "second", {key = "k"})
    assert.is_not.equal(first, second)
    assert.are.equal("second orig", trace(function() C:new():work() end))
  end)
end)

describe("owners", function()
  it("can remove all their hooks at once", function()
    local C = class()
    hook.before(C, "work", note "a", {owner = "a"})
    hook.before(C, "work", note "b", {owner = "b"})
    hook.before(C:new(), "work", note "a", {owner = "a"})
    hook.removeAll "a"
    assert.are.equal("b orig", trace(function() C:new():work() end))
    hook.removeAll()
    assert.are.equal("orig", trace(function() C:new():work() end))
  end)
end)

describe("restoring a snapshot", function()
  it("removes newer hooks and keys", function()
    local C = class()
    local object = C:new()
    local snapshot = objc.snapshot()
    local token = hook.before(C, "work", note "class", {key = "k"})
    local mine = hook.before(object, "work", note "object")
    objc.restore(snapshot)
    assert.are.equal("orig", trace(function() object:work() end))
    assert.are.equal(C, objc.object_getClass(object))
    assert.is_false(token:isActive())
    assert.is_false(mine:isActive())
    assert.is_not.equal(token, hook.before(C, "work", note "new", {key = "k"}))
    hook.before(object, "work", note "again")
    assert.are.equal("again new orig", trace(function() object:work() end))
  end)

  it("restores the hooks and keys that were removed", function()
    local C = class(class())
    local object = C:new()
    local inner = hook.before(C, "rest", note "inner", {key = "k"})
    local outer = hook.before(C, "rest", note "outer")
    local mine = hook.before(object, "rest", note "mine")
    local snapshot = objc.snapshot()
    for _ = 1, 2 do
      for _, token in ipairs {inner, outer, mine} do token:remove() end
      assert.are.equal("rest", trace(function() object:rest() end))
      objc.restore(snapshot)
      assert.are.equal("mine outer inner rest", trace(function() object:rest() end))
      assert.is_true(inner:isActive())
      assert.are.equal(inner, hook.before(C, "rest", note "new", {key = "k"}))
    end
    assert.is_true(mine:remove())
    assert.is_true(inner:remove())
    assert.are.equal("outer rest", trace(function() object:rest() end))
  end)
end)

describe("a wrong request", function()
  it("is rejected by name", function()
    local C = class()
    assert.matches("argument 1 must be a class, a metaclass or an object", reason(hook.before, 7, "work", print))
    assert.matches("unknown class 'Keyd1'; did you mean", reason(hook.before, "Keyd1", "work", print))
    assert.matches("argument 2 must be a selector", reason(hook.before, C, 7, print))
    assert.matches("argument 3 must be a function", reason(hook.before, C, "work", {}))
    assert.matches(
      "did you mean 'sendAction:to:forEvent:'",
      reason(hook.before, objc.UIControl, "sendAction:to:forEvnt:", print))
    assert.matches("unknown option 'kay'", reason(hook.before, C, "work", print, {kay = 1}))
    assert.matches("'key' must be a string", reason(hook.before, C, "work", print, {key = 1}))
    assert.matches("counted without messages", reason(hook.before, C, "release", print))
    assert.are.equal("orig", trace(function() C:new():work() end))
  end)
end)

describe("a hook of an unimplemented selector", function()
  it("is warned of, with the nearest one, and waits for a method", function()
    local lowest = 0
    while arg[lowest - 1] do lowest = lowest - 1 end
    local script = [[
      local Class = objc.class("Waiting", objc.NSObject, function(instance) function instance:work_() end end)
      local token = hook.before(Class, "wrk:", print)
      print(token:remove())]]
    local pipe <close> = assert(io.popen(("'%s' -W -e '%s' 2>&1"):format(arg[lowest], script)))
    assert.equal("Lua warning: hook.before: Waiting has no method 'wrk:' yet (did you mean 'work:'?)\ntrue\n", pipe:read "a")
  end)
end)
