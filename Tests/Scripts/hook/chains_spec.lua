-- Hooks of a class's methods: their nesting, their arguments, and their removal.

local log

local function note(token)
  return function() log[#log + 1] = token end
end

local function trace(fn)
  log = {}
  fn()
  return table.concat(log, " ")
end

local names = 0
local function class(parent, body)
  names = names + 1
  return objc.class("Chain" .. names, parent or objc.NSObject, body)
end

local function work(instance)
  function instance:work_with_(a, b)
    log[#log + 1] = "orig"
    return a, b
  end
end

describe("hooks of a class", function()
  before_each(function() log = {} end)

  it("nest like IMPs: the last installed is the outermost", function()
    local C = class(nil, work)
    hook.before(C, "work:with:", note "before1")
    hook.after(C, "work:with:", note "after1")
    hook.instead(C, "work:with:", function(original, self, ...)
      log[#log + 1] = "in"
      local a, b = original(self, ...)
      log[#log + 1] = "out"
      return a, b
    end)
    hook.before(C, "work:with:", note "before2")
    hook.after(C, "work:with:", note "after2")
    assert.are.equal(
      "before2 in before1 orig after1 out after2",
      trace(function() C:new():work_with_(1, 2) end))
  end)

  it("pass on arguments and results unchanged", function()
    local C = class(nil, function(instance)
      function instance:count(...) return select("#", ...), ... end
    end)
    local seen
    hook.before(C, "count", function(self, ...) seen = select("#", ...) end)
    hook.after(C, "count", function() return "not this" end)
    hook.instead(C, "count", function(original, self, ...) return original(self, ...) end)
    local object = C:new()
    assert.are.same({3, nil, "b", nil, n = 4}, table.pack(object:count(nil, "b", nil)))
    assert.are.equal(3, seen)
    assert.are.same({0, n = 1}, table.pack(object:count()))
  end)

  it("let an instead change the arguments, the result, or drop the call", function()
    local C = class(nil, work)
    local token = hook.instead(C, "work:with:", function(original, self, a)
      return (original(self, a * 2)) + 1
    end)
    assert.are.equal(21, (C:new():work_with_(10)))
    token:remove()
    hook.instead(C, "work:with:", function() return "swallowed" end)
    assert.are.equal("", trace(function() C:new():work_with_(1) end))
    assert.are.equal("swallowed", C:new():work_with_(1))
  end)

  it("run the inner implementation under the canonical _cmd, despite exchanges", function()
    local C = class()
    local commands = {}
    objc.class_addMethod(C, "appear", objc.imp(function(self, _cmd)
      commands[#commands + 1] = objc.sel_getName(_cmd)
    end))
    hook.before(C, "appear", note "hook")
    function C:x_appear()
      log[#log + 1] = "x"
      self:x_appear()
    end
    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(C, "appear"), objc.class_getInstanceMethod(C, "x_appear"))
    hook.instead(C, "appear", function(original, self) original(self) end)
    assert.are.equal("x hook", trace(function() C:new():appear() end))
    assert.are.same({"appear"}, commands)
  end)

  it("never reach the superclass or a sibling of a class that inherits the method", function()
    local P = class(nil, work)
    local C, D = class(P), class(P)
    hook.before(C, "work:with:", note "hook")
    assert.are.equal("hook orig", trace(function() C:new():work_with_() end))
    assert.are.equal("orig", trace(function() P:new():work_with_() end))
    assert.are.equal("orig", trace(function() D:new():work_with_() end))
    hook.before(P, "work:with:", note "parent")
    assert.are.equal("hook parent orig", trace(function() C:new():work_with_() end))
    function P:work_with_() log[#log + 1] = "new" end
    assert.are.equal("hook parent new", trace(function() C:new():work_with_() end))
    objc.class_setSuperclass(C, class(nil, function(instance)
      function instance:work_with_() log[#log + 1] = "other" end
    end))
    assert.are.equal("hook other", trace(function() C:new():work_with_() end))
  end)

  it("run once per call to super with parent and child hooked", function()
    local P = class(nil, work)
    local C
    C = class(P, function(instance, _, super)
      function instance:work_with_()
        log[#log + 1] = "child"
        super(self):work_with_()
      end
    end)
    hook.before(P, "work:with:", note "P")
    hook.before(C, "work:with:", note "C")
    assert.are.equal("C child P orig", trace(function() C:new():work_with_() end))
  end)

  it("hook class methods in the metaclass", function()
    local C = class(nil, function(_, class)
      function class:make() log[#log + 1] = "make" end
    end)
    local D = class(C)
    hook.before(objc.getMetaClass(D), "make", note "hook")
    assert.are.equal("make", trace(function() C:make() end))
    assert.are.equal("hook make", trace(function() D:make() end))
  end)

  it("stay outside methods that a category adds later, also new ones", function()
    local C = class(class(nil, work))
    hook.before(C, "work:with:", note "hook")
    hook.before(C, "arriveLate", note "late")
    objc.category(C, "Late", function(instance)
      function instance:work_with_() log[#log + 1] = "category" end
      function instance:arriveLate() log[#log + 1] = "arrived" end
    end)
    assert.are.equal("hook category", trace(function() C:new():work_with_() end))
    assert.are.equal("late arrived", trace(function() C:new():arriveLate() end))
  end)

  it("take effect for forwarded messages, and do not change respondsToSelector:", function()
    local target = class(nil, work):new()
    local C = class(nil, function(instance)
      function instance:forwardingTargetForSelector_(sel)
        return objc.sel_getName(sel) == "work:with:" and target or nil
      end
    end)
    hook.before(C, "work:with:", note "hook")
    hook.before(C, "nothingAtAll", note "nothing")
    local object = C:new()
    assert.are.equal("hook orig", trace(function() object:work_with_() end))
    assert.is_false(object:respondsToSelector_ "work:with:")
    assert.is_false(C:instancesRespondToSelector_ "nothingAtAll")
    assert.is_nil(objc.class_getInstanceMethod(C, "nothingAtAll"))
    assert.error_matches(function() object:nothingAtAll() end, "unrecognized selector sent to instance")
    assert.are.same({"hook", "orig", "nothing"}, log)
  end)

  it("keep the signature of a method that was made to forward", function()
    local Class = objc.class("ForwardedByHand", objc.NSObject, function(instance)
      function instance:m() end
      function instance:forwardInvocation_() log[#log + 1] = "forwarded" end
    end)
    objc.class_replaceMethod(Class, objc.sel "m", objc._objc_msgForward)
    local Child = objc.class("ForwardedByHandChild", Class)
    for _, class in ipairs {Class, Child} do
      hook.before(class, "m", note "hook")
      assert.is_not_nil(class:instanceMethodSignatureForSelector_ "m")
    end
    assert.equal("hook hook forwarded", trace(function() Child:new():m() end))
  end)

  it("leave the resolver of a class its work", function()
    local C
    C = class(nil, function(_, class)
      function class:resolveInstanceMethod_(sel)
        if objc.sel_getName(sel) ~= "onDemand" then return false end
        objc.class_addMethod(C, sel, function() log[#log + 1] = "resolved" end)
        return true
      end
    end)
    hook.before(C, "onDemand", note "hook")
    assert.are.equal("hook resolved hook resolved", trace(function()
      local object = C:new()
      object:onDemand()
      object:onDemand()
    end))
    assert.is_true(C:new():respondsToSelector_ "onDemand")
  end)

  it("stop with a before that raises, and run no after if the original raises", function()
    local C = class(nil, function(instance)
      function instance:work() error("no") end
      function instance:rest() log[#log + 1] = "rest" end
    end)
    hook.after(C, "work", note "after")
    local failing = true
    hook.before(C, "rest", function() if failing then error("not now") end end)
    local object = C:new()
    assert.error_matches(function() object:work() end, "no$")
    assert.error_matches(function() object:rest() end, "not now$")
    assert.are.same({}, log)
    failing = false
    object:rest()
    assert.are.same({"rest"}, log)
  end)

  it("nest as deep as Lua calls do, for messages from Lua and from native code", function()
    local C = class(nil, function(instance)
      function instance:isEqual_(other) return other == 7 end
    end)
    for _ = 1, 3000 do
      hook.instead(C, "isEqual:", function(original, self, other) return original(self, other) end)
    end
    assert.is_true(C:new():isEqual_(7))
    assert.is_true(objc.msgSend(C:new(), "performSelector:withObject:", "isEqual:", 7) and true)
  end)

  it("hook getters and setters of properties, and native methods", function()
    local C = class()
    objc.property(C, "title")
    hook.after(C, "setTitle:", function(self, title) log[#log + 1] = title end)
    hook.instead(C, "title", function(original, self) return "<" .. original(self) .. ">" end)
    local object = C:new()
    object:setTitle_ "a"
    object:setValue_forKey_("b", "title")
    assert.are.equal("<b>", object:title())
    assert.are.equal("<b>", object:valueForKey_ "title")
    assert.are.same({"a", "b"}, log)
    local token = hook.instead(objc.UIView, "isHidden", function(original, self)
      return not original(self)
    end)
    assert.is_true(objc.UIView:new():isHidden())
    token:remove()
    assert.is_false(objc.UIView:new():isHidden())
  end)

  it("hook dealloc with a usable self", function()
    local C = class(nil, function(instance)
      function instance:dealloc() log[#log + 1] = "own" end
    end)
    objc.property(C, "title")
    hook.before(C, "dealloc", function(self) log[#log + 1] = self:title() end)
    hook.after(class(C), "dealloc", note "other")
    objc.autoreleasepool(function() C:new():setTitle_ "gone" end)
    assert.are.same({"gone", "own"}, log)
  end)
end)

describe("removing a hook of a class", function()
  it("works from anywhere in the chain, in any order, once", function()
    for _, order in ipairs {{1, 2, 3}, {1, 3, 2}, {2, 1, 3}, {2, 3, 1}, {3, 1, 2}, {3, 2, 1}} do
      local P = class(nil, work)
      local C = class(P)
      local found = objc.class_getMethodImplementation(C, "work:with:")
      local tokens, left = {}, {"A", "B", "C"}
      for place, name in ipairs(left) do tokens[place] = hook.before(C, "work:with:", note(name)) end
      for _, place in ipairs(order) do
        assert.is_true(tokens[place]:isActive())
        assert.is_true(tokens[place]:remove())
        assert.is_false(tokens[place]:isActive())
        assert.is_false(tokens[place]:remove())
        left[place] = ""
        local want = (left[3] .. " " .. left[2] .. " " .. left[1] .. " orig"):gsub("%s+", " ")
        assert.are.equal((want:gsub("^ ", "")), trace(function() C:new():work_with_() end))
      end
      assert.are.equal(found, objc.class_getMethodImplementation(C, "work:with:"))
      assert.is_nil(objc.class_copyMethodList(C))
    end
  end)

  it("works while the method runs", function()
    local C = class(nil, work)
    local inner = hook.before(C, "work:with:", note "inner")
    local outer
    outer = hook.before(C, "work:with:", function()
      log[#log + 1] = "outer"
      inner:remove()
      outer:remove()
    end)
    assert.are.equal("outer orig", trace(function() C:new():work_with_() end))
    assert.are.equal("orig", trace(function() C:new():work_with_() end))
  end)

  it("leaves later changes that scripts made themselves", function()
    local C = class(class(nil, work))
    local first = hook.before(C, "work:with:", note "first")
    C[objc.sel "x_work:with:"] = function(self, a, b)
      log[#log + 1] = "x"
      self["x_work:with:"](self, a, b)
    end
    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(C, "work:with:"),
      objc.class_getInstanceMethod(C, "x_work:with:"))
    local second = hook.before(C, "work:with:", note "second")
    local kept
    kept = objc.method_setImplementation(
      objc.class_getInstanceMethod(C, "work:with:"),
      objc.imp(function(self, _cmd, ...)
        log[#log + 1] = "set"
        return kept(self, _cmd, ...)
      end))
    local object = C:new()
    assert.are.equal("set second x first orig", trace(function() object:work_with_() end))
    first:remove()
    assert.are.equal("set second x orig", trace(function() object:work_with_() end))
    second:remove()
    assert.are.equal("set x orig", trace(function() object:work_with_() end))
  end)
end)

describe("a hook around another library's exchange that is undone", function()
  local ways = {
    setting = function(C)
      local method, kept = objc.class_getInstanceMethod(C, "work:with:")
      kept = objc.method_setImplementation(method, function(self, ...)
        log[#log + 1] = "sdk"
        return kept(self, objc.sel "work:with:", ...)
      end)
      return function() objc.method_setImplementation(method, kept) end
    end,
    replacing = function(C)
      local kept = objc.class_getMethodImplementation(C, "work:with:")
      objc.class_replaceMethod(C, "work:with:", function(self, ...)
        log[#log + 1] = "sdk"
        return kept(self, objc.sel "work:with:", ...)
      end)
      return function() objc.class_replaceMethod(C, "work:with:", kept) end
    end,
    ["adding or exchanging"] = function(C)
      objc.class_addMethod(C, "sdk_work:with:", function(self, ...)
        log[#log + 1] = "sdk"
        return self["sdk_work:with:"](self, ...)
      end)
      local one = objc.class_getInstanceMethod(C, "work:with:")
      local other = objc.class_getInstanceMethod(C, "sdk_work:with:")
      local imp = objc.method_getImplementation
      if objc.class_addMethod(C, "work:with:", imp(other)) then
        objc.class_replaceMethod(C, "sdk_work:with:", imp(one))
      else
        objc.method_exchangeImplementations(one, other)
      end
      return function()
        objc.method_exchangeImplementations(objc.class_getInstanceMethod(C, "work:with:"), other)
      end
    end,
    exchanging = function(C)
      C[objc.sel "sdk_work:with:"] = function(self, ...)
        log[#log + 1] = "sdk"
        return self["sdk_work:with:"](self, ...)
      end
      local one = objc.class_getInstanceMethod(C, "work:with:")
      local other = objc.class_getInstanceMethod(C, "sdk_work:with:")
      objc.method_exchangeImplementations(one, other)
      return function() objc.method_exchangeImplementations(one, other) end
    end,
  }
  for name, way in pairs(ways) do
    it("stays in its position, after the exchange is undone" .. name, function()
      for _, isInherited in ipairs {false, true} do
        local C = class(nil, work)
        if isInherited then C = class(C) end
        local object = C:new()
        local function seen() return trace(function() object:work_with_() end) end
        local takeBack = way(C)
        local first = hook.after(C, "work:with:", note "first")
        local second = hook.before(C, "work:with:", note "second")
        assert.are.equal("second sdk orig first", seen())
        takeBack()
        assert.are.equal("second orig first", seen())
        first:remove()
        second:remove()
        assert.are.equal("orig", seen())
      end
    end)

    it("stays with those below, and leaves nothing, after " .. name, function()
      local C = class(nil, work)
      local object = C:new()
      local function seen() return trace(function() object:work_with_() end) end
      local found = objc.class_getMethodImplementation(C, "work:with:")
      local inner = hook.before(C, "work:with:", note "inner")
      local takeBack = way(C)
      local outer = hook.before(C, "work:with:", note "outer")
      assert.are.equal("outer sdk inner orig", seen())
      takeBack()
      assert.are.equal("outer inner orig", seen())
      inner:remove()
      outer:remove()
      assert.are.equal("orig", seen())
      assert.are.equal(found, objc.class_getMethodImplementation(C, "work:with:"))
    end)
  end
end)
