describe("+initialize", function()
  local trace

  before_each(function() trace = {} end)

  local function note(text) trace[#trace + 1] = text end

  local function tracing(name, superclass)
    return objc.class(name, superclass or objc.NSObject, function(instance, class)
      function class:initialize() note(name .. " for " .. objc.class_getName(self)) end
      function class:ping() note("ping " .. objc.class_getName(self)) end
      function instance:ping() note "instance ping" end
    end)
  end

  it("runs before the first message and not for the runtime's functions", function()
    local Class = tracing "InitFirst"
    objc.lookUpClass("InitFirst")
    objc.class_addMethod(Class, "added", function() end)
    objc.class_getInstanceMethod(Class, "added")
    objc.class_createInstance(Class)
    assert.same({}, trace)
    Class:ping()
    Class:ping()
    assert.same({"InitFirst for InitFirst", "ping InitFirst", "ping InitFirst"}, trace)
  end)

  it("runs for the lookup of an implementation, on either side of the class", function()
    local Class, Other = tracing "InitLookup", tracing "InitMetaLookup"
    objc.class_getMethodImplementation(Class, "nobodyHasThis")
    objc.class_getMethodImplementation(objc.object_getClass(Other), "ping")
    assert.same({"InitLookup for InitLookup", "InitMetaLookup for InitMetaLookup"}, trace)
  end)

  it("runs before the first message to an instance", function()
    local object = objc.class_createInstance(tracing "InitInstance")
    object:ping()
    assert.same({"InitInstance for InitInstance", "instance ping"}, trace)
  end)

  it("runs for the superclass first", function()
    local Sub = tracing("InitSub", tracing "InitSuper")
    Sub:ping()
    assert.same({"InitSuper for InitSuper", "InitSub for InitSub", "ping InitSub"}, trace)
  end)

  it("runs again for a subclass that inherits it", function()
    local Heir = objc.class("InitHeir", tracing "InitParent")
    Heir:ping()
    assert.same({"InitParent for InitParent", "InitParent for InitHeir", "ping InitHeir"}, trace)
  end)

  it("may message its subclass, which may send to super, without running a third time", function()
    local Super = objc.class("InitCycleSuper", objc.NSObject, function(_, class)
      function class:initialize()
        local name = objc.class_getName(self)
        note("super enters for " .. name)
        if name == "InitCycleSuper" then objc.InitCycleSub:class() end
        note("super leaves for " .. name)
      end
    end)
    objc.class("InitCycleSub", Super, function(_, class, super)
      function class:initialize()
        note "sub enters"
        super(self):initialize()
        note "sub leaves"
      end
    end)
    Super:class()
    assert.same({
      "super enters for InitCycleSuper",
      "sub enters",
      "super enters for InitCycleSub",
      "super leaves for InitCycleSub",
      "sub leaves",
      "super leaves for InitCycleSuper",
    }, trace)
  end)

  it("may message its own class without being entered again", function()
    local Class = objc.class("InitSelf", objc.NSObject, function(instance, class)
      function class:initialize()
        note "enters"
        self:alloc():init():ping()
        note "leaves"
      end
      function instance:ping() note "ping" end
    end)
    Class:class()
    assert.same({"enters", "ping", "leaves"}, trace)
  end)

  it("that raises reaches the sender, and the class counts as initialized", function()
    local reason = {}
    local Class = objc.class("InitRaising", objc.NSObject, function(_, class)
      function class:initialize()
        note(objc.class_getName(self))
        if objc.class_getName(self) == "InitRaising" then error(reason) end
      end
      function class:ping() return "pong" end
    end)
    local Sub = objc.class("InitRaisingSub", Class)
    local ok, raised = pcall(function() Class:ping() end)
    assert.is_false(ok)
    assert.equal(reason, raised)
    assert.equal("pong", Class:ping())
    assert.equal("pong", Sub:ping())
    assert.same({"InitRaising", "InitRaisingSub"}, trace)
  end)

  it("that raises leaves a subclass's own to run as ever", function()
    local Super = objc.class("InitFailing", objc.NSObject, function(_, class)
      function class:initialize()
        note "super"
        error "no"
      end
    end)
    local Sub = objc.class("InitUnharmed", Super, function(_, class)
      function class:initialize() note "sub" end
      function class:ping() return "pong" end
    end)
    assert.error_matches(function() Super:class() end, "no$")
    assert.equal("pong", Sub:ping())
    assert.same({"super", "sub"}, trace)
  end)

  it("does not run for lists of classes and methods, a metaclass or a name", function()
    local Class = tracing "InitListed"
    objc.getClassList()
    objc.getMetaClass("InitListed")
    objc.class_copyMethodList(Class)
    objc.class_getClassMethod(Class, "ping")
    objc.class_getSuperclass(Class)
    objc.class_getName(Class)
    assert.same({}, trace)
  end)

  it("that is added to an allocated pair runs once, instead of the superclass's", function()
    local Super = tracing "InitPairSuper"
    Super:class()
    trace = {}
    local Pair = objc.allocateClassPair(Super, "InitPair")
    objc.class_addMethod(objc.object_getClass(Pair), "initialize", function() note "own" end)
    objc.registerClassPair(Pair)
    Pair:class()
    Pair:class()
    assert.same({"own"}, trace)
  end)

  it("runs when an object is given the class", function()
    local object, Class = objc.NSObject:new(), tracing "InitBySetClass"
    objc.object_setClass(object, Class)
    assert.same({"InitBySetClass for InitBySetClass"}, trace)
  end)

  it("of a category covers that of the class", function()
    local Class = tracing "InitCovered"
    objc.category(Class, "Cover", function(_, side)
      function side:initialize() note "category" end
    end)
    Class:class()
    assert.same({"category"}, trace)
  end)

  it("ends where a superclass is below the class's own metaclass", function()
    local Class = tracing "InitCircle"
    local Below = objc.allocateClassPair(objc.object_getClass(Class), "InitBelowMeta", 0)
    objc.registerClassPair(Below)
    objc.class_setSuperclass(Class, Below)
    trace = {}
    pcall(Class.class, Class)
    assert.equal("InitCircle for InitCircle", trace[#trace])
  end)
end)
