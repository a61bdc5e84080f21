-- Plan 1, the listing: whatever is set as the delegate has its class swizzled. As printed, the original
-- setter gets nil; a script may have it get the delegate, and swizzle in another way.

local listings = debug.getinfo(1, "S").source:match "^@(.*/)"
local swizzleMethods = dofile(listings .. "swizzle_methods.lua")
local didSelect = "collectionView:didSelectItemAtIndexPath:"
local plan = {asPrinted = true}

-- Gives the delegate's class the tracker's method and exchanges the two; of a class that has no
-- such method it exchanges nothing.
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
