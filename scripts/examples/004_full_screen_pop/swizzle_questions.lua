-- Five questions about exchanging methods, each answered by running it.

local imp, types = objc.method_getImplementation, objc.method_getTypeEncoding

-- The recipe: add first, replace if that was new, exchange if it was not. The two classes are one
-- and the same except in question 2.
local function swizzle(originClass, original, swizzleClass, swizzled)
  local originalMethod = objc.class_getInstanceMethod(originClass, original)
  local swizzledMethod = objc.class_getInstanceMethod(swizzleClass, swizzled)
  if objc.class_addMethod(originClass, original, imp(swizzledMethod), types(swizzledMethod)) then
    objc.class_replaceMethod(originClass, swizzled, imp(originalMethod), types(originalMethod))
  else
    objc.method_exchangeImplementations(originalMethod, swizzledMethod)
  end
end

print "1. What differs between exchanging instance methods and class methods?"
-- Only where the methods are kept: in the class, or in the class of the class.

local Screen = objc.class("Screen", objc.NSObject, function(instance, class)
  function instance:viewWillAppear_(animated) print "the method itself" end
  function class:a() print "a" end
  function class:b() print "b" end
end)

objc.category(Screen, "First", function(instance, class)
  function class:load()
    dispatch.once("Screen+First", function()
      swizzle(self, "viewWillAppear:", self, "ya1_viewWillAppear:")
      local meta = objc.object_getClass(self)
      swizzle(meta, "a", meta, "b")
    end)
  end

  function instance:ya1_viewWillAppear_(animated)
    self:ya1_viewWillAppear_(animated)
    print "first exchange"
  end
end)

Screen:new():viewWillAppear_(true)
Screen:a()
Screen:b()

print "2. Can an instance method and a class method be exchanged?"
-- Yes: ask each of the two classes for its own method.

local Cross = objc.class("Cross", objc.NSObject, function(instance, class)
  local function tell(name, self)
    print(name, objc.object_isClass(self) and "self is a class" or "self is an instance")
  end
  function class:oldClassMethod() tell("oldClassMethod", self) end
  function instance:newInstanceMethod() tell("newInstanceMethod", self) end
  function instance:oldInstanceMethod() tell("oldInstanceMethod", self) end
  function class:newClassMethod() tell("newClassMethod", self) end
end)

swizzle(objc.object_getClass(Cross), "oldClassMethod", Cross, "newInstanceMethod")
swizzle(Cross, "oldInstanceMethod", objc.object_getClass(Cross), "newClassMethod")
local cross = Cross:new()
Cross:oldClassMethod()
cross:newInstanceMethod()
cross:oldInstanceMethod()
Cross:newClassMethod()

print "3. Does a second exchange undo the first?"
-- No: it exchanges what the first one left, so the layers lie on top of each other.

objc.category(Screen, "Second", function(instance, class)
  function class:load()
    dispatch.once("Screen+Second", function()
      swizzle(self, "viewWillAppear:", self, "ya2_viewWillAppear:")
    end)
  end

  function instance:ya2_viewWillAppear_(animated)
    self:ya2_viewWillAppear_(animated)
    print "second exchange"
  end
end)

Screen:new():viewWillAppear_(true)

print "4. Why does add come before replace?"
-- A method that is only inherited belongs to the parent. The recipe gives the child one of its
-- own; a bare exchange reaches into the parent, whose instances cannot answer the child's message.

local function family(parentName, childName)
  local Parent = objc.class(parentName, objc.NSObject, function(instance)
    function instance:greet() print(objc.NSStringFromClass(self:class()) .. " greets") end
  end)
  local Child = objc.class(childName, Parent, function(instance)
    function instance:hook_greet()
      self:hook_greet()
      print "hooked"
    end
  end)
  return Parent, Child
end

local Careful, CarefulChild = family("Careful", "CarefulChild")
swizzle(CarefulChild, "greet", CarefulChild, "hook_greet")
CarefulChild:new():greet()
Careful:new():greet()

local Bare, BareChild = family("Bare", "BareChild")
objc.method_exchangeImplementations(
  objc.class_getInstanceMethod(BareChild, "greet"),
  objc.class_getInstanceMethod(BareChild, "hook_greet"))
BareChild:new():greet()
local _, exception = pcall(function() Bare:new():greet() end)
print((exception.reason:gsub("0x%x+", "0x…")))

print "5. Why +load, and why once?"
-- +load is called directly, for every class and category that has one. +initialize is a message:
-- a child that has none inherits its parent's, and a category's hides the class's own.

local Early = objc.class("Early", objc.NSObject, function(instance, class)
  function class:load() print("load", objc.NSStringFromClass(self)) end
  function class:initialize() print("initialize", objc.NSStringFromClass(self)) end
end)
local EarlyChild = objc.class("EarlyChild", Early)
EarlyChild:new()

local Hidden = objc.class("Hidden", objc.NSObject, function(instance, class)
  function class:load() print "load of the class" end
  function class:initialize() print "initialize of the class" end
end)
objc.category(Hidden, "Cover", function(instance, class)
  function class:load() print "load of the category" end
  function class:initialize() print "initialize of the category" end
end)
Hidden:new()

Screen:load() -- by hand: dispatch.once keeps it from exchanging a second time
Screen:new():viewWillAppear_(true)
