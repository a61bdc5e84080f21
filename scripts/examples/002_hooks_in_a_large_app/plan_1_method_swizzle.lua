-- Article 002, plan 1: swizzle the class of each object that is set as the delegate. It works for a
-- plain delegate and fails in a large app, in two ways.

local listings = arg[0]:match "^.*/" .. "listings/"
local page = dofile(listings .. "collection_page.lua")
dofile(listings .. "DelegateProxy.lua")
local plan = dofile(listings .. "UICollectionView+MyHook.lua")

local didSelect = "collectionView:didSelectItemAtIndexPath:"
local swizzleMethodsXXX = plan.swizzleDelegate

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

plan.asPrinted = false
tap("With the delegate passed on", Delegate():new())

delegate = Delegate():new()
local Proxy1 = objc.class("Proxy1", objc.DelegateProxy)
tap("1. A proxy that implements nothing: there is nothing to exchange with",
  Proxy1:alloc():initWithTarget_(delegate))

-- Adding the missing method does not help: it prevents the forwarding.
function plan.swizzleDelegate(delegate, originalSel)
  objc.class_addMethod(objc.object_getClass(delegate), originalSel, function() print "track" end)
end
local Proxy2 = objc.class("Proxy2", objc.DelegateProxy)
tap("   and with a method added, the delegate is not reached",
  Proxy2:alloc():initWithTarget_(delegate))

plan.swizzleDelegate = swizzleMethodsXXX
delegate = Delegate():new()
tap("2. setDelegate: twice with one delegate: the second exchange undoes the first",
  delegate, delegate)

-- A method that tracks and forwards keeps the proxy working; the inner delegate is exchanged too.
function plan.swizzleDelegate(delegate, originalSel, owner, swizzledSel)
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
