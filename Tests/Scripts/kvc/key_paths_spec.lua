local Node = objc.class("PathNode", objc.NSObject, {ivars = {"_hidden"}}, function(instance)
  objc.property(instance, "name")
  objc.property(instance, "next")
  objc.property(instance, "value", {default = 0})
  objc.property(instance, "list")
  objc.property(instance, "info")
end)
local function node(fields)
  local made = Node:new()
  for key, value in pairs(fields) do made:setValue_forKey_(value, key) end
  return made
end

describe("a key path", function()
  it("is resolved key by key, and ends at nil", function()
    local first = node {next = node {name = "second", next = node {name = "third"}}}
    assert.equal("second", first:valueForKeyPath_("next.name"))
    assert.equal("third", first:valueForKeyPath_("next.next.name"))
    assert.is_nil(first:valueForKeyPath_("next.next.next.name"))
  end)

  it("sets the value of its last key, and does nothing after nil", function()
    local first = node {next = node {}}
    first:setValue_forKeyPath_("set", "next.name")
    first:setValue_forKeyPath_("lost", "next.next.name")
    assert.equal("set", first:next():name())
  end)

  it("sends messages that a class overrides", function()
    local trace = {}
    local Loud = objc.class("PathLoud", Node, function(instance, _, super)
      instance["valueForKey:"] = function(self, key)
        trace[#trace + 1] = key
        return super(self):valueForKey_(key)
      end
    end)
    local loud = Loud:new()
    loud:setNext_(node {name = "n"})
    assert.equal("n", loud:valueForKeyPath_("next.name"))
    assert.same({"next"}, trace)
  end)

  it("reads and writes tables as dictionaries", function()
    local info = {title = "t", deep = {x = 1}}
    local object = node {info = info}
    assert.equal("t", object:valueForKeyPath_("info.title"))
    assert.equal(1, object:valueForKeyPath_("info.deep.x"))
    assert.is_nil(object:valueForKeyPath_("info.nobody"))
    object:setValue_forKeyPath_(2, "info.deep.x")
    assert.equal(2, info.deep.x)
    assert.equal(2, object:valueForKeyPath_("info.@count"))
  end)

  it("maps over the elements of a list, null for nil", function()
    local object = node {list = {node {name = "a"}, node {}, node {name = "c"}}}
    assert.same({"a", objc.null, "c"}, object:valueForKeyPath_("list.name"))
    object:setValue_forKeyPath_("same", "list.name")
    assert.same({"same", "same", "same"}, object:valueForKeyPath_("list.name"))
  end)

  it("has a few keys of texts and numbers", function()
    local object = node {name = "abc", value = 2.5}
    assert.equal(3, object:valueForKeyPath_("name.length"))
    assert.equal("ABC", object:valueForKeyPath_("name.uppercaseString"))
    assert.equal(2, object:valueForKeyPath_("value.intValue"))
    assert.error_matches(
      function() object:valueForKeyPath_("name.nope") end, "not key value coding.compliant")
  end)
end)

describe("several keys at once", function()
  it("are read into a dictionary, null for nil", function()
    local object = node {name = "n", value = 3}
    assert.same(
      {name = "n", value = 3, next = objc.null},
      object:dictionaryWithValuesForKeys_({"name", "value", "next"}))
  end)

  it("are set from a dictionary, null as nil, in the order of the keys", function()
    local trace = {}
    local Loud = objc.class("PathBulk", Node, function(instance, _, super)
      instance["setValue:forKey:"] = function(self, value, key)
        trace[#trace + 1] = key
        super(self):setValue_forKey_(value, key)
      end
    end)
    local object = Loud:new()
    object:setName_("old")
    object:setValuesForKeysWithDictionary_({value = 4, name = objc.null, list = {1}})
    assert.same({"list", "name", "value"}, trace)
    assert.is_nil(object:name())
    assert.equal(4, object:value())
    assert.error_matches(
      function() object:setValuesForKeysWithDictionary_("text") end, "needs a dictionary")
  end)
end)

describe("validateValue:forKey:error:", function()
  it("sends validate<Key>:error:, and returns YES without one", function()
    local Checked = objc.class("PathChecked", Node, function(instance)
      instance["validateName:error:"] = function(self, value) return #value < 4 end
    end)
    local object = Checked:new()
    assert.is_true(object:validateValue_forKey_error_("abc", "name"))
    assert.is_false(object:validateValue_forKey_error_("abcd", "name"))
    assert.is_true(object:validateValue_forKey_error_("anything", "next"))
    local outer = node {next = object}
    assert.is_false(outer:validateValue_forKeyPath_error_("abcd", "next.name"))
  end)
end)

describe("a list that contains itself", function()
  it("has no values for a key: the recursion is an error", function()
    local list = {}
    list[1] = list
    for _, path in ipairs {"self", "description", "@sum.self", "@unionOfArrays.self"} do
      local is_done, fault = pcall(function() return objc.NSArray:arrayWithObject_(list):valueForKeyPath_(path) end)
      assert.is_false(is_done)
      assert.matches("stack overflow", tostring(fault), 1, true)
    end
  end)
end)
