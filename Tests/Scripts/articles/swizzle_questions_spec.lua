-- Article 004, section 5: exchanging methods, and the five questions about it.

local imp, types = objc.method_getImplementation, objc.method_getTypeEncoding
local log, snapshot

local function swizzle(originClass, originalSel, swizzleClass, swizzledSel)
  local original = objc.class_getInstanceMethod(originClass, originalSel)
  local swizzled = objc.class_getInstanceMethod(swizzleClass, swizzledSel)
  if objc.class_addMethod(originClass, originalSel, imp(swizzled), types(swizzled)) then
    objc.class_replaceMethod(originClass, swizzledSel, imp(original), types(original))
  else
    objc.method_exchangeImplementations(original, swizzled)
  end
end

local function says(text)
  return function() log[#log + 1] = text end
end

local function trace(fn)
  log = {}
  fn()
  return table.concat(log, " ")
end

-- A method that logs its token and then sends itself, which is the original after an exchange.
local function hooks(instance, selector, token)
  instance[selector] = function(self)
    log[#log + 1] = token
    self[selector](self)
  end
end

before_each(function() snapshot, log = objc.snapshot(), {} end)
after_each(function() objc.restore(snapshot) end)

local function greeter(name, parent)
  return objc.class(name, parent or objc.NSObject, function(instance)
    if not parent then instance.greet = says "greet" end
    hooks(instance, "hook_greet", "hook")
  end)
end

describe("the recipe of the article", function()
  it("exchanges class methods in the metaclass, and only there (question 1)", function()
    local C = objc.class("One", objc.NSObject, function(instance, class)
      class.a, class.b = says "a", says "b"
    end)
    assert.is_nil(objc.class_getInstanceMethod(C, "a"))
    local meta = objc.object_getClass(C)
    swizzle(meta, "a", meta, "b")
    assert.equal("b a", trace(function() C:a() C:b() end))
    assert.equal(C, C:class())
    assert.equal(C, C:self())
    assert.equal(C, C:new():class())
    assert.equal(objc.object_getClass(objc.NSObject), objc.object_getClass(meta))
  end)

  it("exchanges an instance method and a class method, both ways (question 2)", function()
    local C = objc.class("Two", objc.NSObject, function(instance, class)
      local function kind(name)
        return function(self)
          log[#log + 1] = name .. (objc.object_isClass(self) and "@class" or "@object")
        end
      end
      class.classMethod, instance.newInstanceMethod = kind "+old", kind "-new"
      instance.instanceMethod, class.newClassMethod = kind "-old", kind "+new"
    end)
    local meta, object = objc.object_getClass(C), C:new()
    swizzle(meta, "classMethod", C, "newInstanceMethod")
    swizzle(C, "instanceMethod", meta, "newClassMethod")
    assert.equal("-new@class +old@object +new@object -old@class", trace(function()
      C:classMethod() object:newInstanceMethod() object:instanceMethod() C:newClassMethod()
    end))
  end)

  it("cannot call the original across the two (question 2)", function()
    local C = objc.class("Across", objc.NSObject, function(instance, class)
      class.greet = says "greet"
      hooks(instance, "hook_greet", "hook")
    end)
    swizzle(objc.object_getClass(C), "greet", C, "hook_greet")
    local ok, e = pcall(C.greet, C)
    assert.is_false(ok)
    assert.same({"hook"}, log)
    assert.matches("+[Across hook_greet]: unrecognized selector sent to class", e.reason, 1, true)
  end)

  it("wraps the first exchange in a second one (question 3)", function()
    local C = objc.class("Three", objc.NSObject, function(instance)
      instance.greet = says "original"
      hooks(instance, "ya1_greet", "first")
      hooks(instance, "ya2_greet", "second")
    end)
    local function body(name) return imp(objc.class_getInstanceMethod(C, name)) end
    local original, first, second = body "greet", body "ya1_greet", body "ya2_greet"
    swizzle(C, "greet", C, "ya1_greet")
    assert.same({first, original}, {body "greet", body "ya1_greet"})
    swizzle(C, "greet", C, "ya2_greet")
    assert.same({second, original, first}, {body "greet", body "ya1_greet", body "ya2_greet"})
    assert.equal("second first original", trace(function() C:new():greet() end))
  end)

  it("does not change the parent, unlike a plain exchange (question 4)", function()
    for _, careful in ipairs {true, false} do
      local Parent = objc.class("Four" .. tostring(careful), objc.NSObject, function(instance)
        instance.greet = says "greet"
      end)
      local Child = greeter("FourChild" .. tostring(careful), Parent)
      local Sibling = objc.class("FourSibling" .. tostring(careful), Parent)
      if careful then
        swizzle(Child, "greet", Child, "hook_greet")
      else
        objc.method_exchangeImplementations(
          objc.class_getInstanceMethod(Child, "greet"),
          objc.class_getInstanceMethod(Child, "hook_greet"))
      end
      assert.equal("hook greet", trace(function() Child:new():greet() end))
      for _, cls in ipairs {Parent, Sibling} do
        log = {}
        local ok, e = pcall(function() cls:new():greet() end)
        assert.equal(careful, ok)
        assert.same({careful and "greet" or "hook"}, log)
        if not ok then assert.matches("hook_greet]: unrecognized selector", e.reason, 1, true) end
      end
    end
  end)

  it("needs the replacement to call the original (question 4)", function()
    local Parent = objc.class("Half", objc.NSObject, function(instance)
      instance.greet = says "greet"
    end)
    local Child = greeter("HalfChild", Parent)
    local new = objc.class_getInstanceMethod(Child, "hook_greet")
    assert.is_true(objc.class_addMethod(Child, "greet", imp(new), types(new)))
    assert.equal(imp(new), imp(objc.class_getInstanceMethod(Child, "greet")))
    local ok, e = pcall(function() Child:new():greet() end)
    assert.is_false(ok)
    assert.matches("stack overflow", tostring(e), 1, true)
    local old = objc.class_getInstanceMethod(Parent, "greet")
    objc.class_replaceMethod(Child, "hook_greet", imp(old), types(old))
    assert.equal("hook greet", trace(function() Child:new():greet() end))
  end)
end)

describe("the position of the recipe (question 5)", function()
  local function exchanging(name, method, once)
    return objc.class(name, objc.NSObject, function(instance, class)
      instance.greet = says "greet"
      hooks(instance, "hook_greet", "hook")
      class[method] = function(self)
        local function run() swizzle(self, "greet", self, "hook_greet") end
        if once then dispatch.once(name, run) else run() end
      end
    end)
  end

  it("is +load with dispatch_once, which an explicit call does not undo", function()
    local guarded = exchanging("Guarded", "load", true)
    local unguarded = exchanging("Unguarded", "load", false)
    guarded:load()
    unguarded:load()
    assert.equal("hook greet", trace(function() guarded:new():greet() end))
    assert.equal("greet", trace(function() unguarded:new():greet() end))
  end)

  it("is a method that no subclass inherits and no category hides", function()
    objc.image(function()
      local Parent = objc.class("Loading", objc.NSObject, function(_, class)
        class.load = says "Parent"
        function class:initialize() log[#log + 1] = "initialize" .. objc.class_getName(self) end
      end)
      objc.class("LoadingNothing", Parent)
      objc.class("LoadingChild", Parent, function(_, class) class.load = says "Child" end)
      objc.category("LoadingChild", "More", function(_, class) class.load = says "Child+More" end)
      objc.category(Parent, "More", function(_, class) class.load = says "Parent+More" end)
    end)
    assert.equal("Parent Child Child+More Parent+More", table.concat(log, " "))
    assert.equal("initializeLoading initializeLoadingNothing",
      trace(function() objc.LoadingNothing:new() objc.LoadingNothing:new() end))
  end)

  it("is not +initialize, which is late, can repeat, and can be hidden", function()
    local C = objc.class("Waiting", objc.NSObject, function(instance, class)
      instance.greet = says "greet"
      hooks(instance, "hook_greet", "hook")
      function class:initialize()
        objc.method_exchangeImplementations(
          objc.class_getInstanceMethod(self, "greet"),
          objc.class_getInstanceMethod(self, "hook_greet"))
      end
    end)
    local Child, Other = objc.class("WaitingChild", C), exchanging("Covered", "initialize", false)
    objc.category(Other, "Cover", function(_, class) class.initialize = says "cover" end)
    assert.equal("hook greet", trace(function() C:new():greet() end))
    assert.equal("greet", trace(function() Child:new():greet() end))
    assert.equal("cover greet", trace(function() Other:new():greet() end))
  end)
end)
