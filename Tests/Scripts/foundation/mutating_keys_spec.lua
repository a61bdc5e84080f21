-- Keys and members whose `hash` and `isEqual:` change the collection that sends them.

local containers = {}
local function change()
  for _, container in ipairs(containers) do container:removeAllObjects() end
end

local Key = objc.class("MutatingKey", objc.NSObject, {protocols = {"NSCopying"}}, function(instance)
  function instance:hash() change() return 3 end
  function instance:isEqual_(_) change() return true end
  function instance:copyWithZone_(_) return self end
end)

local function use(container, add, ...)
  containers = {container}
  for index = 1, 20 do
    local key = Key:new()
    add(key, index)
    for _, name in ipairs {...} do container[name](container, key) end
    add(key, index)
  end
  return container:count() < 40
end

describe("a key that changes its collection", function()
  after_each(function() containers = {} end)

  it("ends no search in a map table or a hash table", function()
    local map = objc.NSMapTable:strongToStrongObjectsMapTable()
    assert.is_true(use(map, function(key, value) map:setObject_forKey_(value, key) end, "objectForKey_", "removeObjectForKey_"))
    local hash = objc.NSHashTable:weakObjectsHashTable()
    assert.is_true(use(hash, function(key) hash:addObject_(key) end, "containsObject_", "removeObject_"))
  end)

  it("ends no search in a set, a counted set, an ordered set or a dictionary", function()
    for _, class in ipairs {objc.NSMutableSet, objc.NSCountedSet, objc.NSMutableOrderedSet} do
      local set = class:new()
      assert.is_true(use(set, function(key) set:addObject_(key) end, "containsObject_", "removeObject_"))
    end
    local dictionary = objc.NSMutableDictionary:new()
    assert.is_true(use(dictionary, function(key, value) dictionary:setObject_forKey_(value, key) end,
      "objectForKey_", "removeObjectForKey_"))
  end)
end)
