-- A vendor's guard that checks before the call: for an index out of bounds, it reports and returns
-- nil. It exchanges a method of each private class of the array cluster.

local classes = {"__NSArray0", "__NSSingleObjectArrayI", "__NSArrayI", "__NSArrayM"}

return function(report)
  for _, name in ipairs(classes) do
    local class = objc[name]
    local original = objc.class_getMethodImplementation(class, "objectAtIndex:")
    objc.class_replaceMethod(class, "objectAtIndex:", objc.imp(function(self, selector, index)
      if index >= 0 and index < self:count() then return original(self, selector, index) end
      report(("%s: index %d of %d"):format(name, index, self:count()))
      return nil
    end))
  end
end
