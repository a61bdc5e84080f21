local function constant(value)
  return function() return value end
end

local names = 0
local function class(superclass, methods)
  names = names + 1
  return objc.class("MethodHandleCase" .. names, superclass or objc.NSObject, function(instance)
    for name, method in pairs(methods or {}) do instance[name] = method end
  end)
end

describe("a Method", function()
  it("is the same handle for a class and for one that inherits it", function()
    local Super = class(nil, {m = constant(1)})
    local Sub = class(Super)
    assert.is_true(rawequal(
      objc.class_getInstanceMethod(Super, "m"), objc.class_getInstanceMethod(Sub, "m")))
  end)

  it("is looked up in the metaclass for a class", function()
    local Class = class()
    objc.object_getClass(Class).make = function() end
    assert.is_true(rawequal(
      objc.class_getClassMethod(Class, "make"),
      objc.class_getInstanceMethod(objc.object_getClass(Class), "make")))
    assert.equal(
      objc.class_getClassMethod(Class, "make"), objc.class_getClassMethod(class(Class), "make"))
  end)

  it("is nil for a missing selector, whose implementation is the forwarder", function()
    local Class = class()
    assert.is_nil(objc.class_getInstanceMethod(Class, "missing"))
    assert.is_nil(objc.class_getClassMethod(Class, "missing"))
    assert.equal(objc._objc_msgForward, objc.class_getMethodImplementation(Class, "missing"))
    assert.is_nil(objc.class_getInstanceMethod(nil, "missing"))
    assert.is_nil(objc.class_getMethodImplementation(Class, nil))
  end)

  it("can be given another implementation, at once for every heir, and returns the old", function()
    local Super = class(nil, {m = constant "old"})
    local heir = class(Super):new()
    assert.equal("old", heir:m())
    local method = objc.class_getInstanceMethod(Super, "m")
    local new = objc.imp_implementationWithBlock(constant "new")
    local old = objc.method_setImplementation(method, new)
    assert.equal("old", old(heir, objc.sel "m"))
    assert.equal(new, objc.method_getImplementation(method))
    assert.equal("new", heir:m())
  end)

  it("removes its block once, and an objc.imp has none", function()
    local block = constant "block"
    local imp = objc.imp_implementationWithBlock(block)
    local kept = objc.snapshot()
    assert.equal(block, objc.imp_getBlock(imp))
    assert.is_true(objc.imp_removeBlock(imp))
    assert.is_false(objc.imp_removeBlock(imp))
    assert.is_nil(objc.imp_getBlock(imp))
    objc.restore(kept)
    assert.equal(block, objc.imp_getBlock(imp))
    for _, other in ipairs {objc.imp(block), objc._objc_msgForward} do
      assert.is_nil(objc.imp_getBlock(other))
      assert.is_false(objc.imp_removeBlock(other))
    end
    assert.is_nil(objc.imp_getBlock(nil))
    assert.is_false(objc.imp_removeBlock(nil))
  end)

  it("can be invoked though another one shadows it", function()
    local Super = class(nil, {m = constant "super"})
    local Sub = class(Super, {m = constant "sub"})
    local method, sub = objc.class_getInstanceMethod(Super, "m"), Sub:new()
    assert.same({"sub", "super"}, {sub:m(), objc.method_invoke(sub, method)})
    objc.method_setImplementation(method, constant "changed")
    assert.equal("changed", objc.method_invoke(sub, method))
  end)

  it("is listed by its own class only", function()
    local Super = class(nil, {inherited = constant(1)})
    local Sub = class(Super, {a = constant(1), b = constant(2)})
    local listed = {}
    for _, method in ipairs(objc.class_copyMethodList(Sub)) do
      listed[#listed + 1] = objc.sel_getName(objc.method_getName(method))
    end
    table.sort(listed)
    assert.same({"a", "b"}, listed)
    assert.equal(0, #(objc.class_copyMethodList(class()) or {}))
    assert.equal(0, #(objc.class_copyMethodList(nil) or {}))
  end)

  it("counts self and _cmd among its arguments", function()
    local Class = class()
    objc.class_addMethod(Class, "method::", function() end, "v@:i@?")
    local method = objc.class_getInstanceMethod(Class, "method::")
    assert.equal(4, objc.method_getNumberOfArguments(method))
    local types = {}
    for index = 0, 3 do types[index + 1] = objc.method_copyArgumentType(method, index) end
    assert.same({"@", ":", "i", "@?"}, types)
    assert.is_nil(objc.method_copyArgumentType(method, 4))
    assert.is_nil(objc.method_copyArgumentType(method, -1))
  end)

  it("returns its result, and its name and types together", function()
    local Class = class()
    objc.class_addMethod(Class, "area:", function() end, "d24@0:8{CGRect={CGPoint=dd}}16")
    local method = objc.class_getInstanceMethod(Class, "area:")
    assert.equal("d", objc.method_copyReturnType(method))
    assert.equal("d", objc.method_getReturnType(method))
    assert.equal("{CGRect={CGPoint=dd}}", objc.method_getArgumentType(method, 2))
    assert.same(
      {name = objc.sel "area:", types = objc.method_getTypeEncoding(method)},
      objc.method_getDescription(method))
    assert.is_nil(objc.method_copyReturnType(nil))
    assert.is_nil(objc.method_getDescription(nil))
  end)

  it("is not listed, with nil for the list, if a class has none of its own", function()
    local Super = class(nil, {inherited = constant(1)})
    assert.is_nil(objc.class_copyMethodList(class(Super)))
    assert.is_nil(objc.class_copyMethodList(nil))
  end)

  it("that is nil has no arguments", function()
    assert.equal(0, objc.method_getNumberOfArguments(nil))
    assert.is_nil(objc.method_copyArgumentType(nil, 0))
  end)
end)

describe("a selector", function()
  it("is one for one name", function()
    assert.is_true(rawequal(objc.sel_registerName "a:b:", objc.NSSelectorFromString "a:b:"))
    assert.equal("a:b:", objc.sel_getName(objc.sel "a:b:"))
  end)

  it("may have the empty name, and nil is the null selector", function()
    assert.equal("", objc.sel_getName(objc.sel ""))
    assert.equal("<null selector>", objc.sel_getName(nil))
  end)
end)
