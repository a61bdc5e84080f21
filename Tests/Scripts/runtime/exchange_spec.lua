local function constant(value)
  return function() return value end
end

local names = 0
local function class(superclass, methods)
  names = names + 1
  return objc.class("ExchangeCase" .. names, superclass or objc.NSObject, function(instance)
    for name, method in pairs(methods or {}) do instance[name] = method end
  end)
end

describe("exchanging methods", function()
  it("exchanges, and exchanging again restores", function()
    local Class = class(nil, {one = constant(1), two = constant(2)})
    local object = Class:new()
    local one = objc.class_getInstanceMethod(Class, "one")
    local two = objc.class_getInstanceMethod(Class, "two")
    assert.same({1, 2}, {object:one(), object:two()})
    objc.method_exchangeImplementations(one, two)
    assert.same({2, 1}, {object:one(), object:two()})
    objc.method_exchangeImplementations(one, two)
    assert.same({1, 2}, {object:one(), object:two()})
  end)

  it("does nothing with nil or with itself", function()
    local Class = class(nil, {one = constant(1)})
    local one = objc.class_getInstanceMethod(Class, "one")
    objc.method_exchangeImplementations(one, nil)
    objc.method_exchangeImplementations(nil, one)
    objc.method_exchangeImplementations(nil, nil)
    objc.method_exchangeImplementations(one, one)
    assert.equal(1, Class:new():one())
  end)

  it("exchanges class methods, and exchanging again restores", function()
    local Class = class()
    objc.object_getClass(Class).one = constant(1)
    objc.object_getClass(Class).two = constant(2)
    local one, two = objc.class_getClassMethod(Class, "one"), objc.class_getClassMethod(Class, "two")
    assert.same({1, 2}, {Class:one(), Class:two()})
    objc.method_exchangeImplementations(one, two)
    assert.same({2, 1}, {Class:one(), Class:two()})
    objc.method_exchangeImplementations(one, two)
    assert.same({1, 2}, {Class:one(), Class:two()})
  end)

  it("with nil leaves an exchange made before in force", function()
    local Class = class(nil, {one = constant(1), two = constant(2)})
    local one = objc.class_getInstanceMethod(Class, "one")
    local two = objc.class_getInstanceMethod(Class, "two")
    local object = Class:new()
    objc.method_exchangeImplementations(one, two)
    objc.method_exchangeImplementations(one, nil)
    objc.method_exchangeImplementations(nil, two)
    objc.method_exchangeImplementations(nil, nil)
    objc.method_exchangeImplementations(two, two)
    assert.same({2, 1}, {object:one(), object:two()})
  end)

  it("affects every inheriting class, cached or not, and no overriding one", function()
    local count = {old = 0, new = 0, own = 0}
    local function counting(name) return function() count[name] = count[name] + 1 end end
    local Super = class(nil, {target = counting "old", replacement = counting "new"})
    local Heir, Own, Cold = class(Super), class(Super, {target = counting "own"}), class(Super)
    local super, heir, own, cold = Super:new(), Heir:new(), Own:new(), Cold:new()
    super:target() heir:target() own:target()
    assert.same({old = 2, new = 0, own = 1}, count)

    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(Super, "target"),
      objc.class_getInstanceMethod(Super, "replacement"))
    super:target()
    assert.same({old = 2, new = 1, own = 1}, count)
    heir:target()
    assert.same({old = 2, new = 2, own = 1}, count)
    own:target()
    assert.same({old = 2, new = 2, own = 2}, count)
    cold:target()
    assert.same({old = 2, new = 3, own = 2}, count)
  end)

  it("affects only one class when the method was added to it first", function()
    local Super = class(nil, {m = constant(1)})
    local Sub = class(Super, {hook_m = function(self) return self:hook_m() + 100 end})
    local Sibling = class(Super)
    local m = objc.class_getInstanceMethod(Sub, "m")
    local hook = objc.class_getInstanceMethod(Sub, "hook_m")
    assert.is_true(objc.class_addMethod(Sub, "m", objc.method_getImplementation(hook)))
    objc.class_replaceMethod(Sub, "hook_m", objc.method_getImplementation(m))
    assert.same({101, 1, 1}, {Sub:new():m(), Super:new():m(), Sibling:new():m()})
  end)

  it("nests as deep as calls in Lua do", function()
    local Class = class(nil, {m = constant(0)})
    for layer = 1, 10000 do
      local name = "layer" .. layer
      Class[name] = function(self) return self[name](self) + 1 end
      objc.method_exchangeImplementations(
        objc.class_getInstanceMethod(Class, "m"), objc.class_getInstanceMethod(Class, name))
    end
    assert.equal(10000, Class:new():m())
  end)
end)
