-- A script's attributed string implements everything with its two primitive methods.

local Plain = objc.class("OwnAttributed", objc.NSAttributedString, function(instance)
  function instance:string() return "abcd" end
  instance["attributesAtIndex:effectiveRange:"] = function(_, index)
    return {[index < 2 and "first" or "last"] = 1}
  end
end)

local Mutable = objc.class("OwnMutableAttributed", objc.NSMutableAttributedString, {ivars = {"_text", "_attributes"}},
  function(instance)
    local function get(self, name) return objc.object_getIvar(self, name) end
    function instance:init()
      objc.object_setIvar(self, "_text", "")
      objc.object_setIvar(self, "_attributes", {})
      return self
    end
    function instance:string() return get(self, "_text") end
    instance["attributesAtIndex:effectiveRange:"] = function(self, index)
      return get(self, "_attributes")[index + 1] or {}
    end
    instance["replaceCharactersInRange:withString:"] = function(self, range, text)
      local old, all = get(self, "_text"), get(self, "_attributes")
      text = tostring(text)
      for _ = 1, range.length do table.remove(all, range.location + 1) end
      for _ = 1, #text do table.insert(all, range.location + 1, {}) end
      objc.object_setIvar(self, "_text", old:sub(1, range.location) .. text .. old:sub(range.location + range.length + 1))
    end
    instance["setAttributes:range:"] = function(self, attributes, range)
      for place = range.location + 1, range.location + range.length do
        get(self, "_attributes")[place] = attributes
      end
    end
  end)

describe("an attributed string of a script's class", function()
  it("must implement string", function()
    local Bare <const> = objc.class("BareAttributed", objc.NSAttributedString)
    for _, message in ipairs {"string", "length"} do
      local is_fine, exception = pcall(objc.msgSend, Bare:new(), message)
      assert.is_false(is_fine)
      assert.equal("*** -[NSAttributedString string]: method only defined for abstract class.  "
        .. "Define -[BareAttributed string]!", exception.reason)
    end
  end)

  it("reads through its primitives", function()
    local own = Plain:new()
    assert.equal(4, own:length())
    assert.equal("bc", tostring(own:attributedSubstringFromRange_({location = 1, length = 2}):string()))
    local runs = {}
    own:enumerateAttributesInRange_options_usingBlock_({location = 0, length = 4}, 0, function(_, range)
      runs[#runs + 1] = {range.location, range.length}
    end)
    assert.same({{0, 2}, {2, 2}}, runs)
    assert.equal("abcd", tostring(own:mutableCopy():string()))
  end)

  it("changes through its primitives", function()
    local own = Mutable:alloc():init()
    own:appendAttributedString_(objc.NSAttributedString:alloc():initWithString_attributes_("xyz", {k = 1}))
    own:addAttribute_value_range_("l", 2, {location = 1, length = 1})
    assert.equal("xyz", tostring(own:string()))
    assert.equal(2, own:attribute_atIndex_effectiveRange_("l", 1, nil))
    assert.is_nil(own:attribute_atIndex_effectiveRange_("l", 0, nil))
    own:deleteCharactersInRange_({location = 0, length = 1})
    assert.equal("yz", tostring(own:string()))
  end)
end)
