local Item = objc.class("OperatorItem", objc.NSObject, function(instance)
  objc.property(instance, "value")
  objc.property(instance, "details")
  objc.property(instance, "list")
end)
local function item(fields)
  local made = Item:new()
  for key, value in pairs(fields) do made:setValue_forKey_(value, key) end
  return made
end
local function numbered(from, to)
  local list = {}
  for value = from, to do list[#list + 1] = item {value = value} end
  return list
end

describe("a collection operator", function()
  local ten = item {list = numbered(0, 9)}
  local function at(path) return ten:valueForKeyPath_("list." .. path) end

  it("counts, adds, averages, and finds the least and the greatest", function()
    assert.equal(45, at "@sum.value")
    assert.equal(4.5, at "@avg.value")
    assert.equal(0, at "@min.value")
    assert.equal(9, at "@max.value")
    assert.equal(10, at "@count")
    assert.equal(10, at "@count.value")
  end)

  it("works on plain numbers by self", function()
    local plain = item {list = {3, 1, 2}}
    assert.equal(6, plain:valueForKeyPath_("list.@sum.self"))
    assert.equal(1, plain:valueForKeyPath_("list.@min.intValue"))
  end)

  it("compares texts, and objects by compare:", function()
    local words = item {list = {"pear", "apple", "plum"}}
    assert.equal("apple", words:valueForKeyPath_("list.@min.self"))
    assert.equal("plum", words:valueForKeyPath_("list.@max.self"))
    local Ranked = objc.class("OperatorRanked", Item, function(instance)
      instance["compare:"] = function(self, other) return self:value() - other:value() end
    end)
    local low, high = Ranked:new(), Ranked:new()
    low:setValue_(1)
    high:setValue_(2)
    assert.equal(high, item {list = {low, high}}:valueForKeyPath_("list.@max.self"))
  end)

  it("unites with and without doubles", function()
    local values = {}
    for _ = 1, 3 do
      for value = 0, 4 do values[#values + 1] = item {value = value} end
    end
    local object = item {list = values}
    assert.equal(15, #object:valueForKeyPath_("list.@unionOfObjects.value"))
    assert.same({0, 1, 2, 3, 4}, object:valueForKeyPath_("list.@distinctUnionOfObjects.value"))
    local nested = item {list = {numbered(0, 2), numbered(1, 3)}}
    assert.same({0, 1, 2, 1, 2, 3}, nested:valueForKeyPath_("list.@unionOfArrays.value"))
    assert.same({0, 1, 2, 3}, nested:valueForKeyPath_("list.@distinctUnionOfArrays.value"))
    local owners = item {list = {item {list = {1, 2}}, item {list = {2}}}}
    assert.same({1, 2, 2}, owners:valueForKeyPath_("list.@unionOfArrays.list"))
    assert.same({1, 2}, owners:valueForKeyPath_("list.@distinctUnionOfArrays.list"))
  end)

  it("unites ten and five more of the same to fifteen, or ten distinct ones", function()
    local values = numbered(0, 9)
    for _, one in ipairs(numbered(0, 4)) do values[#values + 1] = one end
    local object = item {list = values}
    assert.equal(15, #object:valueForKeyPath_("list.@unionOfObjects.value"))
    assert.equal(10, #object:valueForKeyPath_("list.@distinctUnionOfObjects.value"))
  end)

  it("passes nil by for the extremes, counts it as 0, and rejects it in a union", function()
    local object = item {list = {item {value = 4}, item {}, item {value = 2}}}
    assert.equal(2, object:valueForKeyPath_("list.@min.value"))
    assert.equal(2, object:valueForKeyPath_("list.@avg.value"))
    assert.error_matches(
      function() object:valueForKeyPath_("list.@unionOfObjects.value") end,
      "object cannot be nil")
  end)

  it("of an empty list is 0, or nothing", function()
    local empty = item {list = {}}
    assert.equal(0, empty:valueForKeyPath_("list.@sum.value"))
    assert.equal(0, empty:valueForKeyPath_("list.@avg.value"))
    assert.is_nil(empty:valueForKeyPath_("list.@max.value"))
    assert.equal(0, empty:valueForKeyPath_("list.@count"))
  end)

  it("can be inside the path of another", function()
    local object = item {list = {
      item {details = numbered(1, 3)}, item {details = numbered(4, 6)},
      item {details = numbered(5, 5)}}}
    local outer = item {details = object}
    assert.equal(12, outer:valueForKeyPath_("details.list.@sum.details.@avg.value"))
  end)

  it("that is unknown raises", function()
    local ok, e = pcall(at, "@median.value")
    assert.is_false(ok)
    assert.equal("NSInvalidArgumentException", e.name)
    assert.is_truthy(e.reason:find("this class does not implement the median operation.", 1, true))
    assert.is_false((pcall(at, "@sum")))
  end)

  it("of a set returns sets, and no union that keeps doubles", function()
    local set = objc.NSSet:setWithArray_({"a", "bb", "cc"})
    local lengths = set:valueForKeyPath_("@distinctUnionOfObjects.length")
    assert.is_true(lengths:isKindOfClass_(objc.NSSet))
    assert.equal(2, #lengths)
    local ok, e = pcall(set.valueForKeyPath_, set, "@unionOfObjects.length")
    assert.is_false(ok)
    assert.equal("NSInvalidArgumentException", e.name)
  end)

  it("of a dictionary is a plain key, and not an operator with a path after it", function()
    local dictionary = objc.box({a = 1, b = 2})
    assert.equal(2, objc.unbox(dictionary:valueForKeyPath_("@count")))
    for path, name in pairs {["@count.a"] = "NSInvalidArgumentException", ["@sum.a"] = "NSInvalidArgumentException",
      ["@sum"] = "NSUnknownKeyException"} do
      local ok, e = pcall(dictionary.valueForKeyPath_, dictionary, path)
      assert.is_false(ok)
      assert.equal(name, e.name)
    end
    assert.is_nil(dictionary:valueForKeyPath_(nil))
  end)

  it("reads a number from the beginning of a text, and no number otherwise", function()
    local texts = objc.box({"42", "1.5"})
    assert.equal(43.5, objc.unbox(texts:valueForKeyPath_("@sum.self")))
    local words = objc.box({"plum"})
    assert.equal("NaN", tostring(words:valueForKeyPath_("@sum.self")))
    local ok, e = pcall(words.valueForKeyPath_, words, "@avg.self")
    assert.is_false(ok)
    assert.equal("NSDecimalNumberOverflowException", e.name)
  end)

  it("adds decimal numbers, whose sums are exact", function()
    local function text(list, path) return tostring(objc.box(list):valueForKeyPath_(path)) end
    assert.equal("0.3", text({0.1, 0.2}, "@sum.self"))
    assert.equal("0.15", text({0.1, 0.2}, "@avg.self"))
    assert.equal("9223372036854775808", text({math.maxinteger, 1}, "@sum.self"))
    assert.equal(0.3, item({list = {0.1, 0.2}}):valueForKeyPath_("list.@sum.self"))
  end)

  it("without a path reports that there is no such key", function()
    for _, collection in ipairs {objc.box({1}), objc.NSSet:setWithArray_({1})} do
      local ok, e = pcall(collection.valueForKeyPath_, collection, nil)
      assert.is_false(ok)
      assert.equal("NSUnknownKeyException", e.name)
    end
  end)
end)
