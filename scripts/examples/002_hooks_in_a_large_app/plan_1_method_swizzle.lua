-- Article 002, plan 1: swizzle the class of whatever is set as the delegate. It works for a plain
-- delegate and fails in a large app, in two ways.

local listings = arg[0]:match "^.*/" .. "listings/"
local swizzleMethods = dofile(listings .. "swizzle_methods.lua")
local page = dofile(listings .. "collection_page.lua")
dofile(listings .. "DelegateProxy.lua")

local didSelect = "collectionView:didSelectItemAtIndexPath:"

-- Gives the delegate's class the tracker's method and exchanges the two; of a class that has no
-- such method it exchanges nothing.
local function swizzleMethodsXXX(delegate, originalSel, owner, swizzledSel)
  local class = objc.object_getClass(delegate)
  local swizzled = objc.class_getInstanceMethod(objc.object_getClass(owner), swizzledSel)
  objc.class_addMethod(class, swizzledSel,
    objc.method_getImplementation(swizzled), objc.method_getTypeEncoding(swizzled))
  objc.method_exchangeImplementations(
    objc.class_getInstanceMethod(class, originalSel),
    objc.class_getInstanceMethod(class, swizzledSel))
end

local asPrinted = true
local swizzleDelegate = swizzleMethodsXXX

objc.category(objc.UICollectionView, "MyHook", function(instance, class)
  function class:load()
    dispatch.once("UICollectionView+MyHook", function()
      swizzleMethods(self, "setDelegate:", "setMyDelegate:")
    end)
  end

  function instance:setMyDelegate_(delegate)
    if delegate ~= nil then
      swizzleDelegate(delegate, didSelect, self, "my_" .. didSelect)
    end
    if asPrinted then delegate = nil end -- the article's line is [self setMyDelegate:nil]
    self:setMyDelegate_(delegate)
  end

  instance["my_" .. didSelect] = function(self, collectionView, index)
    print "track"
    self["my_" .. didSelect](self, collectionView, index)
  end
end)

local number = 0
local function Delegate()
  number = number + 1
  return objc.class("Delegate" .. number, objc.NSObject, function(instance)
    instance[didSelect] = function(self) print "didSelectItemAtIndexPath:" end
  end)
end

local function tap(heading, ...)
  print("-- " .. heading)
  local collectionView = page.collectionView()
  for _, delegate in ipairs {...} do collectionView:setDelegate_(delegate) end
  page.tap(collectionView, 1)
  collectionView:removeFromSuperview()
end

local delegate = Delegate():new()
tap("As printed: the original setter gets nil, and nothing arrives", delegate)

asPrinted = false
tap("With the delegate passed on", Delegate():new())

delegate = Delegate():new()
local Proxy1 = objc.class("Proxy1", objc.DelegateProxy)
tap("1. A proxy that implements nothing: there is nothing to exchange with",
  Proxy1:alloc():initWithTarget_(delegate))

-- To add the method where it is missing does not help: it lies in front of the forwarding.
swizzleDelegate = function(delegate, originalSel)
  objc.class_addMethod(objc.object_getClass(delegate), originalSel, function() print "track" end)
end
local Proxy2 = objc.class("Proxy2", objc.DelegateProxy)
tap("   and with a method added, the delegate is not reached",
  Proxy2:alloc():initWithTarget_(delegate))

swizzleDelegate = swizzleMethodsXXX
delegate = Delegate():new()
tap("2. setDelegate: twice with one delegate: the second exchange undoes the first",
  delegate, delegate)

-- A method that tracks and forwards saves the proxy; the delegate below has been exchanged too.
swizzleDelegate = function(delegate, originalSel, owner, swizzledSel)
  local class = objc.object_getClass(delegate)
  if objc.class_getInstanceMethod(class, originalSel) then
    return swizzleMethodsXXX(delegate, originalSel, owner, swizzledSel)
  end
  objc.class_addMethod(class, originalSel, function(self, ...)
    print "track"
    self:target()[didSelect](self:target(), ...)
  end)
end
local Proxy3 = objc.class("Proxy3", objc.DelegateProxy)
delegate = Delegate():new()
tap("   the delegate and then its proxy: both count", delegate,
  Proxy3:alloc():initWithTarget_(delegate))
