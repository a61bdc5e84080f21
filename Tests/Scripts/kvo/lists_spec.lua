local New, Old = objc.NSKeyValueObservingOptionNew, objc.NSKeyValueObservingOptionOld
local Prior = objc.NSKeyValueObservingOptionPrior
local Observer = objc.class("ListObserver", objc.NSObject, {ivars = {"_changes"}},
  function(instance)
    function instance:changes() return objc.object_getIvar(self, "_changes") end
    function instance:init()
      objc.object_setIvar(self, "_changes", {})
      return self
    end
    instance["observeValueForKeyPath:ofObject:change:context:"] =
      function(self, path, object, change) table.insert(self:changes(), change) end
  end)
local Owner = objc.class("ListOwner", objc.NSObject, {ivars = {"_bare", "_items"}},
  function(instance)
    objc.property(instance, "plain")
    function instance:init()
      objc.object_setIvar(self, "_items", {})
      objc.object_setIvar(self, "_bare", {})
      return self
    end
    function instance:items() return objc.object_getIvar(self, "_items") end
    instance["insertObject:inItemsAtIndex:"] = function(self, object, index)
      table.insert(self:items(), index + 1, object)
    end
    instance["removeObjectFromItemsAtIndex:"] = function(self, index)
      table.remove(self:items(), index + 1)
    end
    instance["replaceObjectInItemsAtIndex:withObject:"] = function(self, index, object)
      self:items()[index + 1] = object
    end
  end)
local kept = {} -- observers; observing does not retain them
local function observe(object, path, options)
  local observer = Observer:new()
  kept[#kept + 1] = observer
  object:addObserver_forKeyPath_options_context_(observer, path, options or New | Old, nil)
  return observer:changes()
end

describe("an observed list", function()
  local Insertion, Removal = objc.NSKeyValueChangeInsertion, objc.NSKeyValueChangeRemoval
  local Replacement = objc.NSKeyValueChangeReplacement

  it("is silent when it is changed directly", function()
    local owner = Owner:new()
    local changes = observe(owner, "bare")
    table.insert(objc.object_getIvar(owner, "_bare"), "a")
    assert.equal(0, #changes)
  end)

  it("lists the elements that its accessors insert, remove and replace", function()
    local owner = Owner:new()
    local changes = observe(owner, "items")
    owner:insertObject_inItemsAtIndex_("a", 0)
    owner:insertObject_inItemsAtIndex_("b", 1)
    owner:replaceObjectInItemsAtIndex_withObject_(1, "c")
    owner:removeObjectFromItemsAtIndex_(0)
    assert.same({
      {kind = Insertion, indexes = {0}, new = {"a"}},
      {kind = Insertion, indexes = {1}, new = {"b"}},
      {kind = Replacement, indexes = {1}, old = {"b"}, new = {"c"}},
      {kind = Removal, indexes = {0}, old = {"a"}},
    }, changes)
  end)

  for _, key in ipairs {"items", "bare", "plain"} do
    it("reports each change through mutableArrayValueForKey: once: " .. key, function()
      local owner = Owner:new()
      local changes = observe(owner, key)
      local list = owner:mutableArrayValueForKey_(key)
      list:addObject_("a")
      list:addObject_("b")
      list:removeObjectAtIndex_(0)
      assert.same({
        {kind = Insertion, indexes = {0}, new = {"a"}},
        {kind = Insertion, indexes = {1}, new = {"b"}},
        {kind = Removal, indexes = {0}, old = {"a"}},
      }, changes)
      assert.same({"b"}, owner:valueForKey_(key))
    end)
  end

  it("notifies before and after each of them on request", function()
    local owner = Owner:new()
    local changes = observe(owner, "items", Prior)
    local list = owner:mutableArrayValueForKey_("items")
    list:addObject_("a")
    list:addObject_("b")
    list:removeLastObject()
    assert.equal(6, #changes)
    assert.is_true(changes[1].notificationIsPrior)
    assert.is_nil(changes[2].notificationIsPrior)
    assert.same({0}, changes[1].indexes)
  end)

  it("notifies manually with indexes", function()
    local owner = Owner:new()
    local changes = observe(owner, "bare")
    owner:willChange_valuesAtIndexes_forKey_(Insertion, {0, 1}, "bare")
    objc.object_setIvar(owner, "_bare", {"x", "y"})
    owner:didChange_valuesAtIndexes_forKey_(Insertion, {0, 1}, "bare")
    assert.same({{kind = Insertion, indexes = {0, 1}, new = {"x", "y"}}}, changes)
  end)

  it("is notified as a whole to observers of its count", function()
    local owner = Owner:new()
    local changes = observe(owner, "items.@count")
    owner:mutableArrayValueForKey_("items"):addObject_("a")
    assert.same({{kind = 1, old = 0, new = 1}}, changes)
  end)

  it("notifies once of a replacement, also where the owner only removes and inserts", function()
    local Plain = objc.class("ListOwnerWithoutReplacing", objc.NSObject, {ivars = {"_items"}},
      function(instance)
        function instance:items() return objc.object_getIvar(self, "_items") end
        instance["insertObject:inItemsAtIndex:"] = function(self, object, index)
          table.insert(self:items(), index + 1, object)
        end
        instance["removeObjectFromItemsAtIndex:"] = function(self, index)
          table.remove(self:items(), index + 1)
        end
      end)
    local owner = Plain:new()
    objc.object_setIvar(owner, "_items", {"a", "b"})
    local changes = observe(owner, "items")
    owner:mutableArrayValueForKey_("items"):replaceObjectAtIndex_withObject_(1, "c")
    assert.same({{kind = Replacement, indexes = {1}, old = {"b"}, new = {"c"}}}, changes)
    assert.same({"a", "c"}, owner:items())
  end)
end)
