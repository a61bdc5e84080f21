-- Article 004, section 5: exchanging methods, and five questions, each answered by running code.

local imp, types = objc.method_getImplementation, objc.method_getTypeEncoding
local function NSLog(...) print(string.format(...)) end

-- The recipe of all listings: add first, replace if the method was added, exchange if it existed.
-- Only question 2 passes two classes.
local function swizzle(originClass, originalSel, swizzleClass, swizzledSel)
  local originalMethod = objc.class_getInstanceMethod(originClass, originalSel)
  local swizzledMethod = objc.class_getInstanceMethod(swizzleClass, swizzledSel)
  if objc.class_addMethod(
    originClass, originalSel, imp(swizzledMethod), types(swizzledMethod)) then
    objc.class_replaceMethod(originClass, swizzledSel, imp(originalMethod), types(originalMethod))
  else
    objc.method_exchangeImplementations(originalMethod, swizzledMethod)
  end
end

print "-- Exchanging instance methods"

local ViewController = objc.class("ViewController", objc.UIViewController,
  function(instance, class, super)
    function instance:viewWillAppear_(animated)
      super(self):viewWillAppear_(animated)
      NSLog "原始的方法实现"
    end
    function class:a() NSLog "a" end
    function class:b() NSLog "b" end
  end)

-- The selector of each of the three method bodies.
local bodies = {}
bodies[imp(objc.class_getInstanceMethod(ViewController, "viewWillAppear:"))] = "the original"
local function table_of(...)
  for _, sel in ipairs {...} do
    NSLog("  %s is %s", sel, bodies[imp(objc.class_getInstanceMethod(ViewController, sel))])
  end
end

objc.category(ViewController, "MethodSwizzling1", function(instance, class)
  function instance:ya1_viewWillAppear_(animated)
    self:ya1_viewWillAppear_(animated)
    NSLog "第一次在分类里面互换"
  end
  function class:load()
    dispatch.once("ViewController+MethodSwizzling1", function()
      local cls = self:class()
      bodies[imp(objc.class_getInstanceMethod(cls, "ya1_viewWillAppear:"))] = "the first hook"
      swizzle(cls, "viewWillAppear:", cls, "ya1_viewWillAppear:")
    end)
  end
end)
ViewController:new():viewWillAppear_(true)

print "-- Exchanging class methods"

objc.category(ViewController, "ClassMethods", function(_, class)
  function class:load()
    dispatch.once("ViewController+ClassMethods", function()
      local class = objc.object_getClass(self)
      swizzle(class, "a", class, "b")
    end)
  end
end)
ViewController:a()
ViewController:b()

print "-- 1. What is the difference between the two?"
-- Only where the methods are stored: in the class, or in its metaclass.

local controller, metaclass = ViewController:new(), objc.object_getClass(ViewController)
NSLog("the class has viewWillAppear: %s, a: %s",
  objc.class_getInstanceMethod(ViewController, "viewWillAppear:") ~= nil,
  objc.class_getInstanceMethod(ViewController, "a") ~= nil)
NSLog("the metaclass has viewWillAppear: %s, a: %s",
  objc.class_getInstanceMethod(metaclass, "viewWillAppear:") ~= nil,
  objc.class_getInstanceMethod(metaclass, "a") ~= nil)
NSLog("[object class] and [class class] are the class: %s",
  controller:class() == ViewController and ViewController:class() == ViewController)
NSLog("self, [self self] and [self class] are one in a class method: %s",
  ViewController:self() == ViewController and ViewController:class() == ViewController)
NSLog("object_getClass follows isa: %s", objc.object_getClass(controller) == ViewController)
local rootMetaclass = objc.object_getClass(objc.NSObject)
NSLog("the isa of the metaclass is the root's, whose own is itself: %s",
  objc.object_getClass(metaclass) == rootMetaclass
    and objc.object_getClass(rootMetaclass) == rootMetaclass)

print "-- 2. Can an instance method be exchanged with a class method?"
-- Yes: each method is looked up in the class that stores it.

local Cross = objc.class("Cross", objc.NSObject, function(instance, class)
  local function log(name, self)
    NSLog("%s, self is %s", name, objc.object_isClass(self) and "a class" or "an instance")
  end
  function class:classMethod() log("+classMethod", self) end
  function instance:newInstanceMethod() log("-newInstanceMethod", self) end
  function instance:instanceMethod() log("-instanceMethod", self) end
  function class:newClassMethod() log("+newClassMethod", self) end
  function class:old() log("+old", self) end
  function instance:new_old()
    log("-new_old", self)
    self:new_old() -- the original, for a method that is exchanged within one class
  end
end)

swizzle(objc.object_getClass(Cross), "classMethod", Cross, "newInstanceMethod")
swizzle(Cross, "instanceMethod", objc.object_getClass(Cross), "newClassMethod")
local cross = Cross:alloc():init()
Cross:classMethod()
cross:newInstanceMethod()
cross:instanceMethod()
Cross:newClassMethod()
-- But it cannot call the original: the other class does not have the new selector.
swizzle(objc.object_getClass(Cross), "old", Cross, "new_old")
local _, exception = pcall(function() Cross:old() end)
print((exception.reason:gsub("0x%x+", "0x…")))

print "-- 3. Does a second exchange undo the first?"
-- No: it exchanges the result of the first exchange, so the hooks are layered.

print "after the first"
table_of("viewWillAppear:", "ya1_viewWillAppear:")
objc.category(ViewController, "MethodSwizzling2", function(instance, class)
  function instance:ya2_viewWillAppear_(animated)
    self:ya2_viewWillAppear_(animated)
    NSLog "第二次在分类里面互换"
  end
  function class:load()
    dispatch.once("ViewController+MethodSwizzling2", function()
      bodies[imp(objc.class_getInstanceMethod(self, "ya2_viewWillAppear:"))] = "the second hook"
      swizzle(self, "viewWillAppear:", self, "ya2_viewWillAppear:")
    end)
  end
end)
print "after the second"
table_of("viewWillAppear:", "ya1_viewWillAppear:", "ya2_viewWillAppear:")
ViewController:new():viewWillAppear_(true)

print "-- 4. Why is class_replaceMethod needed?"
-- 4.1 A method that is only inherited belongs to the parent. A bare exchange reaches into it, and
-- its instances cannot answer the child's message. The recipe gives the child one of its own.

local function family(parentName)
  local Parent = objc.class(parentName, objc.NSObject, function(instance)
    function instance:greet() NSLog("%s greets", objc.NSStringFromClass(self:class())) end
  end)
  local Child = objc.class(parentName .. "Child", Parent, function(instance)
    function instance:hook_greet()
      self:hook_greet()
      NSLog "hooked"
    end
  end)
  return Parent, Child
end

local Bare, BareChild = family "Bare"
objc.method_exchangeImplementations(
  objc.class_getInstanceMethod(BareChild, "greet"),
  objc.class_getInstanceMethod(BareChild, "hook_greet"))
BareChild:new():greet()
_, exception = pcall(function() Bare:new():greet() end)
print((exception.reason:gsub("0x%x+", "0x…")))

local Careful, CarefulChild = family "Careful"
swizzle(CarefulChild, "greet", CarefulChild, "hook_greet")
CarefulChild:new():greet()
Careful:new():greet()

-- 4.2 After class_addMethod both selectors lead to the new body; class_replaceMethod brings the
-- old one back under the new name. Without it the hook calls itself.

local _, HalfChild = family "Half"
local swizzled = objc.class_getInstanceMethod(HalfChild, "hook_greet")
NSLog("class_addMethod %s",
  objc.class_addMethod(HalfChild, "greet", imp(swizzled), types(swizzled)))
NSLog("both lead to the new body: %s",
  imp(objc.class_getInstanceMethod(HalfChild, "greet")) == imp(swizzled))
_, exception = pcall(function() HalfChild:new():greet() end)
print(exception)

print "-- 5. Why +load, and why dispatch_once?"
-- +load is called directly, for each class and category that has its own, and once.

objc.image(function()
  local Parent = objc.class("Parent", objc.NSObject, function(_, class)
    function class:load() NSLog("load of Parent, self is %s", objc.NSStringFromClass(self)) end
    function class:initialize()
      NSLog("initialize of Parent, self is %s", objc.NSStringFromClass(self))
    end
  end)
  objc.class("Child", Parent)
  local Other = objc.class("Other", Parent, function(_, class)
    function class:load() NSLog("load of Other, self is %s", objc.NSStringFromClass(self)) end
  end)
  for _, cls in ipairs {Other, Parent} do
    objc.category(cls, "Category", function(_, class)
      function class:load() NSLog("load of %s (Category)", objc.NSStringFromClass(self)) end
    end)
  end
end)

-- +initialize is a message before the first message: none comes unless one is sent, and a child
-- that has none of its own runs its parent's again.
print "no message so far"
objc.Child:new()

-- An exchange in +initialize is undone by the second run,
local Twice = objc.class("Twice", objc.NSObject, function(instance, class)
  function instance:greet() NSLog "greet" end
  function instance:hook_greet()
    self:hook_greet()
    NSLog "hooked"
  end
  function class:initialize()
    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(self, "greet"),
      objc.class_getInstanceMethod(self, "hook_greet"))
  end
end)
local TwiceChild = objc.class("TwiceChild", Twice)
print "initialize, after Twice alone"
Twice:new():greet()
print "initialize, after TwiceChild"
TwiceChild:new():greet()

-- and never made when a category has an +initialize too. Both have their +load all the same.
local Hidden = objc.class("Hidden", objc.NSObject, function(_, class)
  function class:load() NSLog "load of the class" end
  function class:initialize() NSLog "initialize of the class, with the exchange" end
end)
objc.category(Hidden, "Cover", function(_, class)
  function class:load() NSLog "load of the category" end
  function class:initialize() NSLog "initialize of the category" end
end)
Hidden:new()

-- [ViewController load] by hand: dispatch_once keeps it from exchanging a second time.
print "load by hand, with dispatch_once"
ViewController:load()
ViewController:new():viewWillAppear_(true)

local Unguarded = objc.class("Unguarded", objc.NSObject, function(instance, class)
  function instance:greet() NSLog "greet" end
  function instance:hook_greet()
    self:hook_greet()
    NSLog "hooked"
  end
  function class:load() swizzle(self, "greet", self, "hook_greet") end
end)
print "load by hand, without"
Unguarded:load()
Unguarded:new():greet()
