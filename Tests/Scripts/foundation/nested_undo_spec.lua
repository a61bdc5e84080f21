describe("an undo manager returns", function()
  it("nested groups one by one when the last one is undone", function()
    local manager = objc.NSUndoManager:new()
    local Number = objc.class("UndoneNumber", objc.NSObject, function(instance)
      objc.property(instance, "value", {default = 0})
      function instance:change_(value)
        manager:beginUndoGrouping()
        manager:registerUndoWithTarget_selector_object_(self, "change:", self:value())
        self:setValue_(value)
        manager:endUndoGrouping()
      end
    end)
    local number = Number:new()
    for value = 1, 3 do number:change_(value) end
    local seen = {}
    for place = 1, 3 do
      manager:undoNestedGroup()
      seen[place] = number:value()
    end
    assert.same({2, 1, 0}, seen)
  end)
end)
