describe("an observed set", function()
  local New, Old = objc.NSKeyValueObservingOptionNew, objc.NSKeyValueObservingOptionOld
  local changes = {}
  local Observer = objc.class("SetObserver", objc.NSObject, function(instance)
    instance["observeValueForKeyPath:ofObject:change:context:"] = function(self, path, object, c)
      local function text(list) return list and table.concat(list, " ") end
      table.insert(changes, {c.kind, old = text(c.old), new = text(c.new), indexes = c.indexes})
    end
  end)
  local Owner = objc.class("SetOwner", objc.NSObject, {ivars = {"_bare", "_kept"}},
    function(instance)
      objc.property(instance, "plain")
      local function keep(self, members) objc.object_setIvar(self, "_kept", members) end
      function instance:helped() return objc.object_getIvar(self, "_kept") or {} end
      instance["addHelped:"] = function(self, objects)
        local members = self:helped()
        for _, object in ipairs(objects) do members[#members + 1] = object end
        keep(self, members)
      end
      instance["removeHelped:"] = function(self, objects)
        local gone, members = {}, {}
        for _, object in ipairs(objects) do gone[object] = true end
        for _, member in ipairs(self:helped()) do
          if not gone[member] then members[#members + 1] = member end
        end
        keep(self, members)
      end
    end)
  local observer = Observer:new()
  local expected = {
    {2, new = "1 2 3"}, {3, old = "1"}, {2, new = "1"}, {3, old = "1"}, {3, old = "3"},
    {4, old = "2", new = "3"}}

  for _, key in ipairs {"bare", "plain", "helped"} do
    it("lists the members that mutableSetValueForKey: adds, removes and replaces: " .. key, function()
      changes = {}
      local object = Owner:new()
      object:addObserver_forKeyPath_options_context_(observer, key, New | Old, nil)
      local proxy = object:mutableSetValueForKey_(key)
      proxy:unionSet_({1, 2, 3})
      proxy:minusSet_({1})
      proxy:addObject_(1)
      proxy:removeObject_(1)
      proxy:intersectSet_({2})
      proxy:setSet_({3})
      object:removeObserver_forKeyPath_(observer, key)
      assert.same(expected, changes)
    end)
  end

  it("reports the changes of its own accessors", function()
    changes = {}
    local object = Owner:new()
    object:addObserver_forKeyPath_options_context_(observer, "helped", New | Old, nil)
    object:addHelped_({1, 2})
    object:removeHelped_({2})
    object:removeObserver_forKeyPath_(observer, "helped")
    assert.same({{2, new = "1 2"}, {3, old = "2"}}, changes)
  end)

  it("notifies manually, with the changed objects", function()
    changes = {}
    local object = Owner:new()
    object:setValue_forKey_({1, 2}, "bare")
    object:addObserver_forKeyPath_options_context_(observer, "bare", New | Old, nil)
    for mutation = objc.NSKeyValueUnionSetMutation, objc.NSKeyValueSetSetMutation do
      object:willChangeValueForKey_withSetMutation_usingObjects_("bare", mutation, {2, 3})
      object:didChangeValueForKey_withSetMutation_usingObjects_("bare", mutation, {2, 3})
    end
    object:removeObserver_forKeyPath_(observer, "bare")
    assert.same({{2, new = "3"}, {3, old = "2"}, {3, old = "1"}, {4, old = "1", new = "3"}}, changes)
  end)
end)
