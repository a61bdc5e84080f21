-- Plan 2, the listing: setDelegate: is hooked, and each delegate is wrapped in a proxy that tracks.
-- The property is spelled bd_TrackerProxy throughout; the article's setter is setDd_TrackerProxy:.

local listings = debug.getinfo(1, "S").source:match "^@(.*/)"
local swizzleMethods = dofile(listings .. "swizzle_methods.lua")
local DelegateProxy = dofile(listings .. "DelegateProxy.lua")

-- The handler of a tracked event; a script can set it.
local tracker = {event = function(text) print("track " .. text) end}

local BDCollectionViewDelegateProxy = objc.class("BDCollectionViewDelegateProxy", DelegateProxy,
  {protocols = {"UICollectionViewDelegate"}}, function(instance, _, super)
    function instance:collectionView_didSelectItemAtIndexPath_(collectionView, indexPath)
      tracker.event("item " .. indexPath:item())
      if objc.msgSend(self:target(), "respondsToSelector:",
        objc.sel "collectionView:didSelectItemAtIndexPath:") then
        self:target():collectionView_didSelectItemAtIndexPath_(collectionView, indexPath)
      end
    end

    function instance:bd_isCollectionViewTrackerDecorator() return true end

    function instance:respondsToSelector_(aSelector)
      if aSelector == objc.sel "bd_isCollectionViewTrackerDecorator" then return true end
      return super(self):respondsToSelector_(aSelector)
    end
  end)

objc.category(objc.UICollectionView, "MyHook", function(instance, class)
  function instance:setBd_TrackerProxy_(object)
    objc.setAssociatedObject(self, objc.sel "bd_TrackerProxy", object, "RETAIN_NONATOMIC")
  end

  function instance:bd_TrackerProxy()
    return objc.getAssociatedObject(self, objc.sel "bd_TrackerProxy")
  end

  function class:load()
    dispatch.once("UICollectionView+MyHook", function()
      swizzleMethods(self, "setDelegate:", "setMyDelegate:")
    end)
  end

  function instance:setMyDelegate_(delegate)
    if delegate == nil then
      self:setMyDelegate_(delegate)
      return
    end

    -- The chain already contains a tracker.
    if delegate:respondsToSelector_(objc.sel "bd_isCollectionViewTrackerDecorator") then
      self:setMyDelegate_(delegate)
      return
    end

    local proxy <close> = BDCollectionViewDelegateProxy:alloc():initWithTarget_(delegate)
    self:setMyDelegate_(proxy)
    self:setBd_TrackerProxy_(proxy)
  end
end)

return tracker
