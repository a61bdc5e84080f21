-- Plan 1, the listing: the class of each object that is set as the delegate is swizzled. As printed,
-- the original setter receives nil; a script can pass it the delegate, and swizzle in another way.

local listings = debug.getinfo(1, "S").source:match "^@(.*/)"
local swizzleMethods = dofile(listings .. "swizzle_methods.lua")
local didSelect = "collectionView:didSelectItemAtIndexPath:"
local plan = {asPrinted = true}

-- Adds the tracker's method to the delegate's class and exchanges the two. If the class has no such
-- method, nothing is exchanged.
function plan.swizzleDelegate(delegate, originalSel, owner, swizzledSel)
  local class = objc.object_getClass(delegate)
  local swizzled = objc.class_getInstanceMethod(objc.object_getClass(owner), swizzledSel)
  objc.class_addMethod(class, swizzledSel,
    objc.method_getImplementation(swizzled), objc.method_getTypeEncoding(swizzled))
  objc.method_exchangeImplementations(
    objc.class_getInstanceMethod(class, originalSel),
    objc.class_getInstanceMethod(class, swizzledSel))
end

objc.category(objc.UICollectionView, "MyHook", function(instance, class)
  function class:load()
    dispatch.once("UICollectionView+MyHook", function()
      swizzleMethods(self, "setDelegate:", "setMyDelegate:")
    end)
  end

  function instance:setMyDelegate_(delegate)
    if delegate ~= nil then
      plan.swizzleDelegate(delegate, didSelect, self, "my_" .. didSelect)
    end
    if plan.asPrinted then delegate = nil end -- the article's line is [self setMyDelegate:nil]
    self:setMyDelegate_(delegate)
  end

  instance["my_" .. didSelect] = function(self, collectionView, index)
    print "track"
    self["my_" .. didSelect](self, collectionView, index)
  end
end)

return plan
