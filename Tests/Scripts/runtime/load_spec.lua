describe("+load", function()
  local loaded

  before_each(function() loaded = {} end)

  local function note(text)
    return function() loaded[#loaded + 1] = text end
  end

  local function class(name, superclass)
    return objc.class(name, superclass, function(_, class) class.load = note(name) end)
  end

  local function category(class, name)
    objc.category(class, name, function(_, side)
      side.load = note(objc.class_getName(class) .. "+" .. name)
    end)
  end

  it("runs when its class or category is defined, once for each that has one", function()
    local Super = class("LoadSuper", objc.NSObject)
    category(Super, "Cat")
    local Sub = class("LoadSub", Super)
    category(Sub, "Cat")
    assert.same({"LoadSuper", "LoadSuper+Cat", "LoadSub", "LoadSub+Cat"}, loaded)
  end)

  it("runs, in an image, for all classes before all categories, superclass first", function()
    objc.image(function()
      local Super = objc.class("ImageSuper", objc.NSObject, function(_, side)
        side.load = note "ImageSuper"
      end)
      category(Super, "One")
      local Sub = class("ImageSub", Super)
      category(Sub, "Two")
      category(Super, "Three")
    end)
    assert.same({
      "ImageSuper", "ImageSub", "ImageSuper+One", "ImageSub+Two", "ImageSuper+Three",
    }, loaded)
  end)

  it("sees, in an image, the methods of all its classes and categories", function()
    local seen
    objc.image(function()
      local Class = objc.class("ImageEarly", objc.NSObject, function(_, side)
        function side:load() seen = self:fromCategory() end
      end)
      objc.category(Class, "Late", function(_, side)
        function side:fromCategory() return "attached" end
      end)
    end)
    assert.equal("attached", seen)
  end)

  it("is not inherited", function()
    local Super = class("LoadParent", objc.NSObject)
    objc.class("LoadHeir", Super)
    assert.same({"LoadParent"}, loaded)
  end)

  it("runs in a category if the class has none", function()
    local Class = objc.class("LoadNone", objc.NSObject)
    category(Class, "Cat")
    assert.same({"LoadNone+Cat"}, loaded)
  end)

  it("does not initialize its class", function()
    local Class = objc.class("LoadInitialize", objc.NSObject, function(_, side)
      side.load = note "load"
      side.initialize = note "initialize"
    end)
    assert.same({"load"}, loaded)
    Class:new()
    assert.same({"load", "initialize"}, loaded)
  end)

  it("never runs for a pair that was allocated", function()
    local Pair = objc.allocateClassPair(objc.NSObject, "LoadPair")
    objc.class_addMethod(objc.object_getClass(Pair), "load", note "pair")
    objc.registerClassPair(Pair)
    Pair:new()
    assert.same({}, loaded)
  end)

  it("is an ordinary message when it is sent", function()
    local Class = class("LoadByHand", objc.NSObject)
    Class:load()
    assert.same({"LoadByHand", "LoadByHand"}, loaded)
  end)

  it("of a class defined inside another waits until that one has returned", function()
    objc.class("LoadOuter", objc.NSObject, function(_, side)
      function side:load()
        class("LoadInner", objc.NSObject)
        loaded[#loaded + 1] = "LoadOuter"
      end
    end)
    assert.same({"LoadOuter", "LoadInner"}, loaded)
  end)

  it("that raises leaves the class registered, and the definition raises it", function()
    local reason = {}
    local ok, raised = pcall(objc.class, "LoadRaising", objc.NSObject, function(instance, side)
      function instance:alive() return true end
      function side:load() error(reason) end
    end)
    assert.is_false(ok)
    assert.equal(reason, raised)
    assert.is_true(objc.LoadRaising:new():alive())
  end)
end)
