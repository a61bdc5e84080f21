-- The recipe of the articles, once per triple, and the list of hooks on a method.

local log

local function trace(fn)
  log = {}
  fn()
  return table.concat(log, " ")
end

local function note(token)
  return function() log[#log + 1] = token end
end

local names = 0
local function class(parent, body)
  names = names + 1
  return objc.class("Swizzled" .. names, parent or objc.NSObject, body)
end

local function work(instance)
  function instance:work() log[#log + 1] = "orig" end
end

local function replacement(instance)
  function instance:x_work()
    log[#log + 1] = "X"
    self:x_work()
  end
end

describe("hook.swizzle", function()
  it("exchanges once per triple, and returns whether it did so now", function()
    local C = class(nil, work)
    objc.category(C, "X", replacement)
    assert.is_true(hook.swizzle(C, "work", "x_work"))
    assert.is_false(hook.swizzle(C, "work", "x_work"))
    assert.is_false(hook.swizzle(C, "work", "x_work"))
    assert.are.equal("X orig", trace(function() C:new():work() end))
  end)

  it("does not affect the superclass and siblings, and follows later changes of the superclass", function()
    local P = class(nil, work)
    local C, D = class(P, replacement), class(P)
    hook.swizzle(C, "work", "x_work")
    assert.are.equal("X orig", trace(function() C:new():work() end))
    assert.are.equal("orig", trace(function() P:new():work() end))
    assert.are.equal("orig", trace(function() D:new():work() end))
    function P:work() log[#log + 1] = "new" end
    assert.are.equal("X new", trace(function() C:new():work() end))
  end)

  it("runs the original under the alias", function()
    local C = class(nil, replacement)
    local command
    objc.class_addMethod(C, "work", objc.imp(function(_, _cmd) command = objc.sel_getName(_cmd) end))
    hook.swizzle(C, "work", "x_work")
    log = {}
    C:new():work()
    assert.are.equal("x_work", command)
  end)

  it("accepts a replacement that is only inherited, and class methods", function()
    local P = class(nil, replacement)
    local C = class(P, work)
    hook.swizzle(C, "work", "x_work")
    assert.are.equal("X orig", trace(function() C:new():work() end))
    local M = class(nil, function(_, class)
      work(class)
      replacement(class)
    end)
    hook.swizzle(objc.getMetaClass(M), "work", "x_work")
    assert.are.equal("X orig", trace(function() M:work() end))
  end)

  it("rejects a method that is missing", function()
    local C = class(nil, work)
    local ok, e = pcall(hook.swizzle, C, "work", "x_work")
    assert.is_false(ok)
    assert.matches("has no method 'x_work'", e.reason)
    assert.error_matches(function() hook.swizzle(C, "work", "work") end,
      "'work' cannot be exchanged with itself")
  end)

  it("is part of a snapshot", function()
    local C = class(nil, function(instance)
      work(instance)
      replacement(instance)
    end)
    local snapshot = objc.snapshot()
    hook.swizzle(C, "work", "x_work")
    objc.restore(snapshot)
    assert.are.equal("orig", trace(function() C:new():work() end))
    assert.is_true(hook.swizzle(C, "work", "x_work"))
    assert.are.equal("X orig", trace(function() C:new():work() end))
  end)

  it("works with hooks in every order", function()
    for _, hookFirst in ipairs {true, false} do
      local C = class(class(nil, work), replacement)
      local token
      if hookFirst then token = hook.before(C, "work", note "hook") end
      hook.swizzle(C, "work", "x_work")
      token = token or hook.before(C, "work", note "hook")
      assert.are.equal(
        hookFirst and "X hook orig" or "hook X orig", trace(function() C:new():work() end))
      token:remove()
      assert.are.equal("X orig", trace(function() C:new():work() end))
    end
  end)
end)

describe("hook.list", function()
  local function kinds(target, sel)
    local result = {}
    for _, layer in ipairs(hook.list(target, sel)) do result[#result + 1] = layer.kind end
    return table.concat(result, " ")
  end

  it("lists the layers, outermost first, with type, source, key and owner", function()
    local C = class(nil, work)
    hook.before(C, "work", print, {key = "k", owner = "me"})
    hook.after(C, "work", print)
    local list = hook.list(C, "work")
    assert.are.equal(2, #list)
    assert.are.equal("after", list[1].kind)
    assert.matches("swizzle_spec%.lua$", list[1].owner)
    assert.matches("swizzle_spec%.lua:%d+$", list[1].source)
    assert.is_nil(list[1].key)
    assert.are.equal("before", list[2].kind)
    assert.are.equal("k", list[2].key)
    assert.are.equal("me", list[2].owner)
  end)

  it("lists hooks that scripts installed with objc.* too", function()
    local C = class(nil, work)
    objc.category(C, "X", replacement)
    assert.are.equal("", kinds(C, "work"))
    hook.before(C, "work", print)
    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(C, "work"), objc.class_getInstanceMethod(C, "x_work"))
    hook.throttle(C, "work", {interval = 1})
    objc.class_replaceMethod(C, "work", function() end)
    assert.are.equal("replace throttle exchange before", kinds(C, "work"))
    assert.matches("swizzle_spec%.lua:%d+$", hook.list(C, "work")[1].source)
  end)

  it("continues with the class of an object, and with the superclass of an inherited method", function()
    local P = class(nil, work)
    local C = class(P)
    local object = C:new()
    hook.before(P, "work", print)
    hook.after(C, "work", print)
    local token = hook.instead(object, "work", function() end)
    assert.are.equal("instead after before", kinds(object, "work"))
    assert.are.equal("after before", kinds(C, "work"))
    assert.are.equal("before", kinds(P, "work"))
    token:remove()
    assert.are.equal("after before", kinds(object, "work"))
  end)

  it("keeps all layers, however often the method is replaced", function()
    local C = class(nil, work)
    hook.before(C, "work", print, {owner = "me"})
    for _ = 1, 300 do objc.class_replaceMethod(C, "work", function() end) end
    local list = hook.list(C, "work")
    assert.are.equal("before", list[#list].kind)
    assert.is_true(#list < 250)
  end)

  it("matches the layers in objc.describe", function()
    local C = class(nil, work)
    hook.before(C, "work", print, {key = "k", owner = "me"})
    local text = objc.describe(objc.class_getInstanceMethod(C, "work"))
    assert.matches("hooked before by me, key 'k'  %(.*swizzle_spec%.lua:%d+%)", text)
    assert.matches("hooked before by me", objc.describe(C))
  end)
end)
