-- The runs of a mutable attributed string, compared with a list of the attributes of each character.

describe("the runs of a mutable attributed string", function()
  local seed = 20

  -- Returns the runs of the list, as texts "location length value".
  local function expected(units)
    local runs = {}
    for index, value in ipairs(units) do
      local last = runs[#runs]
      if last and last.value == value then last.length = last.length + 1
      else runs[#runs + 1] = {location = index - 1, length = 1, value = value} end
    end
    return runs
  end

  local function found(text)
    local runs = {}
    text:enumerateAttributesInRange_options_usingBlock_({0, text:length()}, 0, function(attributes, range)
      runs[#runs + 1] = {location = range.location, length = range.length, value = objc.box(attributes):objectForKey_ "number" or 0}
    end)
    return runs
  end

  local function attributed(length, value)
    return objc.NSAttributedString:alloc():initWithString_attributes_(("x"):rep(length), value > 0 and {number = value} or {})
  end

  it("are those of its characters after any sequence of changes", function()
    math.randomseed(seed)
    for _ = 1, 40 do
      local text, units = objc.NSMutableAttributedString:new(), {}
      for _ = 1, 30 do
        local location = math.random(0, #units)
        local length = math.random(0, math.min(5, #units - location))
        local value, action = math.random(0, 2), math.random(4)
        if action == 1 then
          local size = math.random(0, 4)
          text:replaceCharactersInRange_withAttributedString_({location, length}, attributed(size, value))
          for _ = 1, length do table.remove(units, location + 1) end
          for _ = 1, size do table.insert(units, location + 1, value) end
        elseif action == 2 then
          text:appendAttributedString_(attributed(length, value))
          for _ = 1, length do units[#units + 1] = value end
        elseif length > 0 then
          if value > 0 then text:addAttribute_value_range_("number", value, {location, length})
          else text:removeAttribute_range_("number", {location, length}) end
          for index = location + 1, location + length do units[index] = value end
        end
        assert.same(expected(units), found(text))
      end
    end
  end)

  it("release their values with the text, and when they are merged", function()
    local key = objc.NSObject:new()
    local text = objc.NSMutableAttributedString:alloc():initWithString_ "abcdef"
    text:addAttribute_value_range_("key", key, {0, 6})
    text:addAttribute_value_range_("other", 1, {2, 2})
    assert.equal(3, key:retainCount() - 1)
    text:removeAttribute_range_("other", {2, 2})
    assert.equal(1, key:retainCount() - 1)
    text:deleteCharactersInRange_ {0, 6}
    assert.equal(0, key:retainCount() - 1)
  end)

  it("are found and changed in a text with 10,000 of them in the time that each needs", function()
    local text = objc.NSMutableAttributedString:alloc():initWithString_(("ab"):rep(10000))
    local started = os.clock()
    for index = 0, 9999 do text:addAttribute_value_range_("number", index, {2 * index, 2}) end
    assert.equal(10000, #found(text))
    local values = 0
    text:enumerateAttribute_inRange_options_usingBlock_("number", {0, 20000}, 2, function() values = values + 1 end)
    assert.equal(10000, values)
    local archived = objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(text, false, nil)
    assert.is_true(text:isEqualToAttributedString_(objc.NSKeyedUnarchiver:unarchiveObjectWithData_(archived)))
    assert.is_true(os.clock() - started < 12)
  end)
end)
