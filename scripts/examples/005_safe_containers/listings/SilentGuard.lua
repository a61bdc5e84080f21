-- Another vendor's guard of the same classes: it returns nil for an index out of bounds, without a
-- report.

local classes = {"__NSArray0", "__NSSingleObjectArrayI", "__NSArrayI", "__NSArrayM"}

return function()
  for _, name in ipairs(classes) do
    local class = objc[name]
    local original = objc.class_getMethodImplementation(class, "objectAtIndex:")
    objc.class_replaceMethod(class, "objectAtIndex:", objc.imp(function(self, selector, index)
      if index >= 0 and index < self:count() then return original(self, selector, index) end
      return nil
    end))
  end
end
