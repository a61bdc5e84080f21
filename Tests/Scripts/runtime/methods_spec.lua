local function constant(value)
  return function() return value end
end

local names = 0
local function class(superclass, methods)
  names = names + 1
  return objc.class("MethodsCase" .. names, superclass or objc.NSObject, function(instance)
    for name, method in pairs(methods or {}) do instance[name] = method end
  end)
end

describe("adding a method", function()
  it("is rejected when the class has one of its own", function()
    local Class = class(nil, {m = constant "own"})
    assert.is_false(objc.class_addMethod(Class, "m", constant "cold"))
    local object = Class:new()
    assert.equal("own", object:m())
    assert.is_false(objc.class_addMethod(Class, "m", constant "cached"))
    assert.equal("own", object:m())
  end)

  it("overrides an inherited one and does not change the superclass", function()
    local Super = class(nil, {m = constant "super"})
    local Sub = class(Super)
    local sub = Sub:new()
    assert.equal("super", sub:m())
    assert.is_true(objc.class_addMethod(Sub, "m", constant "sub"))
    assert.same({"sub", "super"}, {sub:m(), Super:new():m()})
  end)

  it("is rejected when a category supplied the method", function()
    local Class = class()
    objc.category(Class, "Supplier", function(instance) instance.m = constant "category" end)
    assert.is_false(objc.class_addMethod(Class, "m", constant "late"))
    assert.equal("category", Class:new():m())
  end)

  it("hides the inherited one when there is no implementation", function()
    local Super = class(nil, {m = constant "super"})
    local Sub = class(Super)
    assert.is_true(objc.class_addMethod(Sub, "m", nil))
    assert.error_matches(function() Sub:new():m() end, "unrecognized selector")
    assert.equal("super", Super:new():m())
  end)

  it("without an implementation leaves the forwarding entry to be found", function()
    local Sub = class(class(nil, {m = constant "super"}))
    local sub = Sub:new()
    assert.equal("super", sub:m())
    assert.is_true(objc.class_addMethod(Sub, "m", nil))
    assert.equal(objc._objc_msgForward, objc.class_getMethodImplementation(Sub, "m"))
    assert.error_matches(function() sub:m() end, "unrecognized selector")
  end)

  it("accepts a block under any type encoding", function()
    local Class = class()
    for index, types in ipairs {"@@:@@", "v@:", "@@"} do
      local name = "typed" .. index .. ":with:"
      local block = objc.imp_implementationWithBlock(function(...) return ... end)
      assert.is_true(objc.class_addMethod(Class, name, block, types))
      local object = Class:new()
      assert.same({object, "a", "b"}, {object[name](object, "a", "b")})
    end
  end)

  it("accepts a function, which receives the receiver and the arguments but no selector", function()
    local Class = class()
    objc.class_addMethod(Class, "with:and:", function(...) return ... end)
    local object = Class:new()
    assert.same({object, 1, 2}, {object:with_and_(1, 2)})
  end)
end)

describe("replacing a method", function()
  it("adds it if no class has it, and returns nil", function()
    local Class = class()
    assert.is_nil(objc.class_replaceMethod(Class, "m", constant "new"))
    assert.equal("new", Class:new():m())
  end)

  it("overrides an inherited one, and returns nil, not the inherited one", function()
    local Super = class(nil, {m = constant "super"})
    local Sub = class(Super)
    assert.is_nil(objc.class_replaceMethod(Sub, "m", constant "sub"))
    assert.same({"sub", "super"}, {Sub:new():m(), Super:new():m()})
  end)

  it("returns the implementation it replaced", function()
    local Class = class(nil, {m = constant "old"})
    local object = Class:new()
    local old = objc.class_replaceMethod(Class, "m", constant "new")
    assert.same({"new", "old"}, {object:m(), old(object, objc.sel "m")})
  end)

  it("keeps the type encoding that the method had", function()
    local Class = class()
    objc.class_addMethod(Class, "m", constant "old", "i@:")
    objc.class_replaceMethod(Class, "m", constant "new", "q@:")
    assert.equal("new", Class:new():m())
    assert.equal("i@:", objc.method_getTypeEncoding(objc.class_getInstanceMethod(Class, "m")))
  end)
end)
