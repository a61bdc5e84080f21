-- A script's own mutable collections: their initializers call their primitives.

describe("a subclass of a mutable collection", function()
  it("makes a set by its room and its members", function()
    local Bag = objc.class("OwnBag", objc.NSMutableSet, function(instance, _, super)
      objc.property(instance, "kept")
      function instance:initWithCapacity(count)
        local made = super(self):init()
        made:setKept_ {"room for " .. count}
        return made
      end
      function instance:addObject_(object)
        local list = self:kept()
        list[#list + 1] = object
        self:setKept_(list)
      end
    end)
    assert.same({"room for 2", "a", "b"}, Bag:setWithObjects_("a", "b"):kept())
    assert.same({"room for 1", "c"}, Bag:alloc():initWithArray_({"c"}):kept())
  end)

  it("makes a dictionary by its room, its objects and its keys", function()
    local Book = objc.class("OwnBook", objc.NSMutableDictionary, function(instance, _, super)
      objc.property(instance, "kept")
      function instance:initWithCapacity(count)
        local made = super(self):init()
        made:setKept_ {"room for " .. count}
        return made
      end
      function instance:setObject_forKey_(object, key)
        local list = self:kept()
        list[#list + 1] = key .. "=" .. object
        self:setKept_(list)
      end
    end)
    assert.same({"room for 1", "k=v"}, Book:dictionaryWithObject_forKey_("v", "k"):kept())
  end)

  it("makes an array by its room and its insertions", function()
    local Row = objc.class("OwnRow", objc.NSMutableArray, function(instance, _, super)
      objc.property(instance, "kept")
      function instance:initWithCapacity(count)
        local made = super(self):init()
        made:setKept_ {"room for " .. count}
        return made
      end
      function instance:insertObject_atIndex_(object, index)
        local list = self:kept()
        list[#list + 1] = object .. " at " .. index
        self:setKept_(list)
      end
    end)
    assert.same({"room for 2", "a at 0", "b at 1"}, Row:arrayWithObjects_("a", "b"):kept())
  end)

  it("needs an initializer for its room", function()
    local Bare = objc.class("OwnBareSet", objc.NSMutableSet, function() end)
    assert.error_matches(function() Bare:setWithObject_ "a" end,
      "initWithCapacity: cannot be sent to an abstract object of class OwnBareSet")
  end)
end)

describe("a set that is compared with nil", function()
  it("shares nothing with it", function()
    for _, set in ipairs {objc.NSSet:setWithArray_ {1}, objc.NSOrderedSet:orderedSetWithArray_ {1}} do
      assert.is_false(set:intersectsSet_(nil))
      assert.is_false(set:isSubsetOfSet_(nil))
    end
    assert.is_true(objc.NSSet:set():isSubsetOfSet_(nil))
    assert.is_false(objc.NSOrderedSet:orderedSetWithArray_({1}):intersectsOrderedSet_(nil))
  end)
end)
