-- Article 002, plan 2: wrap each delegate in our own proxy. The proxy must only be one link of the
-- chain, wherever the app has set its own.

local listings = arg[0]:match "^.*/" .. "listings/"
local page = dofile(listings .. "collection_page.lua")
local graph = dofile(listings .. "reference_graph.lua")
dofile(listings .. "BDCollectionViewDelegateProxy.lua")

local Delegate = objc.class("Delegate", objc.NSObject, function(instance)
  function instance:collectionView_didSelectItemAtIndexPath_(_, indexPath)
    print("didSelectItemAtIndexPath: " .. indexPath:item())
  end
end)

-- The app's proxy, which implements nothing, like IGListKit's.
local AppProxy = objc.class("AppProxy", objc.DelegateProxy)

print "-- Case 1: the app sets the delegate itself"
local collectionView, delegate = page.collectionView(), Delegate:new()
collectionView:setDelegate_(delegate)
graph(collectionView)
page.tap(collectionView, 3)

print "-- Case 2: the app sets a proxy of its delegate"
collectionView:removeFromSuperview()
collectionView = page.collectionView()
local proxy = AppProxy:alloc():initWithTarget_(delegate)
collectionView:setDelegate_(proxy)
graph(collectionView)
page.tap(collectionView, 4)

print "-- Proxies of proxies, as many as one likes"
local outer = AppProxy:alloc():initWithTarget_(AppProxy:alloc():initWithTarget_(proxy))
local keep = outer:target()
collectionView:setDelegate_(outer)
graph(collectionView)
page.tap(collectionView, 5)

print "-- setDelegate: twice, first the delegate and then the app's proxy"
collectionView:setDelegate_(delegate)
collectionView:setDelegate_(proxy)
page.tap(collectionView, 6)

print "-- What the app reads and sets again is not wrapped twice"
local reread = collectionView:delegate()
print(objc.NSStringFromClass(objc.object_getClass(reread)))
collectionView:setDelegate_(reread)
graph(collectionView)
page.tap(collectionView, 7)

print "-- nil is passed on"
collectionView:setDelegate_(nil)
print(collectionView:delegate())
page.tap(collectionView, 8)

print "-- As printed, the setter is setDd_TrackerProxy: and nothing keeps the proxy"
objc.UICollectionView["setBd_TrackerProxy:"] = function(self, object)
  self:doesNotRecognizeSelector_(objc.sel "setBd_TrackerProxy:")
end
local _, exception = pcall(function() collectionView:setDelegate_(delegate) end)
print((exception.reason:gsub("0x%x+", "0x…")))
objc.autoreleasepool(function() end)
print(collectionView:delegate())
