-- Article 002, the second pit: RxCocoa wraps delegates too, and assumes that no other code does.

local listings = arg[0]:match "^.*/" .. "listings/"
local page = dofile(listings .. "collection_page.lua")
local graph = dofile(listings .. "reference_graph.lua")
local cycle = dofile(listings .. "cycle.lua")
local rx = dofile(listings .. "RxScrollViewDelegateProxy.lua")

local didSelect = "collectionView:didSelectItemAtIndexPath:"
local Delegate = objc.class("Delegate", objc.NSObject, function(instance)
  instance[didSelect] = function(_, _, indexPath)
    print("didSelectItemAtIndexPath: " .. indexPath:item())
  end
end)
local delegate = Delegate:alloc():init()

-- Prints the error of a function. A stack overflow in native code can leave no room for the names
-- of the messages. Its text is then only "stack overflow", and the function is called once more.
local function attempt(fn)
  local ok, exception
  for _ = 1, 10 do
    ok, exception = pcall(fn)
    if ok then return end
    if type(exception) ~= "string" then break end
  end
  print(exception.reason:find "^stack overflow" and cycle(exception) or exception.reason)
end

-- One callback along the chain, beginning at the view's delegate.
local function callback(collectionView)
  attempt(function()
    objc.msgSend(collectionView:delegate(), didSelect, collectionView,
      objc.NSIndexPath:indexPathForItem_inSection_(1, 0))
  end)
end

print "-- RxCocoa alone"
local collectionView = page.collectionView()
rx.setDelegate(collectionView, delegate)
graph(collectionView)
rx.methodInvoked(collectionView, didSelect, function() print "observed" end)
print("rx.delegate is the delegate:", rx.delegate(collectionView) == collectionView:delegate())
page.tap(collectionView, 1)
collectionView:removeFromSuperview()

print "-- RxCocoa + MySDK, problem 1: the assertion of a debug build"
dofile(listings .. "BDCollectionViewDelegateProxy.lua")
collectionView = page.collectionView()
attempt(function() rx.setDelegate(collectionView, delegate) end)
graph(collectionView)
collectionView:removeFromSuperview()

print "-- In a release build there is none: the chain is longer by one proxy"
rx.debug = false
collectionView = page.collectionView()
rx.setDelegate(collectionView, delegate)
graph(collectionView)
callback(collectionView)

print "-- Problem 2: the second rx.delegate points the proxies at each other"
attempt(function() rx.delegate(collectionView) end)
graph(collectionView)
callback(collectionView)
attempt(function() collectionView:delegate():respondsToSelector_(objc.sel(didSelect)) end)
