-- Article 002, the second pit: three solutions for RxCocoa and MySDK in one app.

local listings = arg[0]:match "^.*/" .. "listings/"
local page = dofile(listings .. "collection_page.lua")
local graph = dofile(listings .. "reference_graph.lua")
local cycle = dofile(listings .. "cycle.lua")
local swizzleMethods = dofile(listings .. "swizzle_methods.lua")

local didSelect = "collectionView:didSelectItemAtIndexPath:"
local Delegate = objc.class("Delegate", objc.NSObject, function(instance)
  instance[didSelect] = function(_, _, indexPath)
    print("didSelectItemAtIndexPath: " .. indexPath:item())
  end
end)
local delegate = Delegate:alloc():init()
local before = objc.snapshot()

local function attempt(fn)
  local ok, exception = pcall(fn)
  if ok then return end
  print(exception.reason:find "^stack overflow" and cycle(exception) or exception.reason)
end

local function callback(collectionView)
  attempt(function()
    objc.msgSend(collectionView:delegate(), didSelect, collectionView,
      objc.NSIndexPath:indexPathForItem_inSection_(1, 0))
  end)
end

-- A world with RxCocoa and MySDK in it; its changes are undone.
local function world(heading, fn)
  print("-- " .. heading)
  fn(dofile(listings .. "RxScrollViewDelegateProxy.lua"), page.collectionView())
  objc.restore(before)
end

local function mySDK() dofile(listings .. "BDCollectionViewDelegateProxy.lua") end

world("Solution 1: a marker tells RxCocoa that it is in the chain", function(rx, collectionView)
  mySDK()
  rx.marker, rx.assertsIdentity = true, false
  rx.setDelegate(collectionView, delegate)
  for _ = 1, 3 do rx.delegate(collectionView) end
  graph(collectionView)
  callback(collectionView)
end)

world("As printed it keeps the assertion, which is hit as before", function(rx, collectionView)
  mySDK()
  rx.marker = true
  attempt(function() rx.setDelegate(collectionView, delegate) end)
end)

local function noteSetters(collectionView)
  hook.before(collectionView, "setDelegate:", function(_, object)
    print("MySDK's setDelegate: gets " .. tostring(object):match "^<(%w+)")
  end)
end

world("Solution 2, state 1: first RxCocoa, then MySDK", function(rx, collectionView)
  mySDK()
  rx.debug = false
  noteSetters(collectionView)
  print "rx.setDelegate gets Delegate"
  rx.setDelegate(collectionView, delegate)
  graph(collectionView)
  attempt(function() rx.delegate(collectionView) end)
end)

world("Solution 2, state 2: first MySDK, then RxCocoa, if that were a hook",
  function(rx, collectionView)
    objc.category(objc.UICollectionView, "IfOnly", function(instance)
      function instance:rx_setDelegate_(object)
        if object == nil or object:isMemberOfClass_ "RxScrollViewDelegateProxy" then
          return self:rx_setDelegate_(object)
        end
        print("RxCocoa gets " .. tostring(object):match "^<(%w+)")
        local proxy = objc.RxScrollViewDelegateProxy:alloc():init()
        proxy:setScrollView_(self)
        objc.RxScrollViewDelegateProxy:assignProxy_toObject_(proxy, self)
        proxy:set_forwardToDelegate_(object)
        self:rx_setDelegate_(proxy)
      end
    end)
    swizzleMethods(objc.UICollectionView, "setDelegate:", "rx_setDelegate:")
    mySDK()
    noteSetters(collectionView)
    collectionView:setDelegate_(delegate)
    for _ = 1, 3 do rx.delegate(collectionView) end
    graph(collectionView)
    page.tap(collectionView, 1)
  end)

world("But it is none: its setter and getter are functions of its own", function(rx, collectionView)
  local method = objc.class_getInstanceMethod(objc.UICollectionView, "setDelegate:")
  local implementation = objc.method_getImplementation(method)
  rx.setDelegate(collectionView, delegate)
  print("setDelegate: is UIKit's:", objc.method_getImplementation(method) == implementation)
  print("layers over it:", #hook.list(objc.UICollectionView, "setDelegate:"))
end)

world("Solution 3: forwardingTargetForSelector:, a step before forwardInvocation:",
  function(rx, collectionView)
    mySDK()
    local sdk = dofile(listings .. "BDForwardingTarget.lua")
    -- The path of an unimplemented message, step by step.
    local RxProxy, steps = objc.RxScrollViewDelegateProxy, false
    for _, step in ipairs {"forwardingTargetForSelector:", "methodSignatureForSelector:"} do
      hook.before(RxProxy, step, function(_, selector)
        if steps and selector == objc.sel(didSelect) then print("  " .. step) end
      end)
    end
    hook.before(RxProxy, "forwardInvocation:", function() print "  forwardInvocation:" end)
    rx.setDelegate(collectionView, delegate)
    for _ = 1, 3 do rx.delegate(collectionView) end
    graph(collectionView)
    steps = true
    page.tap(collectionView, 1)
    steps = false
    hook.removeAll()
    rx.methodInvoked(collectionView, didSelect, function() print "observed" end)
    page.tap(collectionView, 2)

    print "   Another SDK at this step, which does not hand on, takes the event away"
    objc.class_replaceMethod(RxProxy, "forwardingTargetForSelector:", function() return nil end)
    page.tap(collectionView, 3)
  end)

world("Beside the article: hook.delegate, whose proxy the getter does not show",
  function(rx, collectionView)
    hook.delegate(collectionView, {[didSelect] = function(original, self, view, indexPath)
      print("track item " .. indexPath:item())
      return original(self, view, indexPath)
    end})
    rx.setDelegate(collectionView, delegate)
    for _ = 1, 3 do rx.delegate(collectionView) end
    graph(collectionView)
    page.tap(collectionView, 1)
  end)
