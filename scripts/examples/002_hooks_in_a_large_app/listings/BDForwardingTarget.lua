-- Solution 3: MySDK leaves RxDelegateProxy as the delegate, and overrides its forwarding target.
-- The tracker reports and jumps to the proxy's forwardInvocation:.

local listings = debug.getinfo(1, "S").source:match "^@(.*/)"
local swizzleMethods = dofile(listings .. "swizzle_methods.lua")
local didSelect = "collectionView:didSelectItemAtIndexPath:"
local sdk = {event = function(text) print("track " .. text) end}

local Tracker = objc.class("BDForwardingTracker", objc.NSObject, function(instance)
  objc.property(instance, "rxProxy", {policy = "weak"})

  instance[didSelect] = function(self, collectionView, indexPath)
    sdk.event("item " .. indexPath:item())
    local rxProxy = self:rxProxy()
    local invocation = objc.NSInvocation:invocationWithMethodSignature_(
      self:methodSignatureForSelector_(didSelect))
    invocation:setSelector_(didSelect)
    invocation:setTarget_(rxProxy)
    invocation:setArgument_atIndex_(collectionView, 2)
    invocation:setArgument_atIndex_(indexPath, 3)
    rxProxy:forwardInvocation_(invocation)
  end
end)

objc.category("RxScrollViewDelegateProxy", "BDTracker", function(instance, class)
  -- MySDK's hook of setDelegate: treats it as tracked, and does not wrap it.
  function instance:bd_isCollectionViewTrackerDecorator() return true end

  function instance:bd_forwardingTargetForSelector_(aSelector)
    if aSelector ~= objc.sel(didSelect) then
      return self:bd_forwardingTargetForSelector_(aSelector)
    end
    local tracker = objc.getAssociatedObject(self, "bd_tracker")
    if not tracker then
      tracker = Tracker:alloc():init()
      tracker:setRxProxy_(self)
      objc.setAssociatedObject(self, "bd_tracker", tracker, "RETAIN_NONATOMIC")
    end
    return tracker
  end

  function class:load()
    dispatch.once("RxScrollViewDelegateProxy+BDTracker", function()
      swizzleMethods(
        self, "forwardingTargetForSelector:", "bd_forwardingTargetForSelector:")
    end)
  end
end)

return sdk
