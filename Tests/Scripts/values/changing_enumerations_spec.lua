-- An attributed string can change during its enumeration, and ranges can be disjoint.
describe("an attributed string", function()
  local function text(letters)
    local made = objc.NSMutableAttributedString:alloc():initWithString_(letters)
    for place = 1, #letters do made:addAttribute_value_range_("key", place, {place - 1, 1}) end
    return made
  end

  it("continues after a part that a block extended", function()
    for _, options in ipairs {0, objc.NSAttributedStringEnumerationReverse} do
      local made = text "ABCDEF"
      made:enumerateAttribute_inRange_options_usingBlock_("key", {2, 2}, options, function(_, range)
        made:replaceCharactersInRange_withString_(range, "ZZ")
      end)
      assert.equal("ABZZZZEF", tostring(made:string()))
    end
  end)

  it("continues after a part that a block removed", function()
    local made, seen = text "ABCDEF", {}
    made:enumerateAttributesInRange_options_usingBlock_({0, 6}, 0, function(attributes, range)
      seen[#seen + 1] = attributes:objectForKey_ "key"
      made:deleteCharactersInRange_(range)
    end)
    assert.same({1, 2, 3, 4, 5, 6}, seen)
    assert.equal(0, made:length())
  end)

  it("returns the value at an index outside the requested range", function()
    local made = objc.NSMutableAttributedString:alloc():initWithString_ "ABCDEF"
    made:addAttribute_value_range_("key", "value", {2, 2})
    local range = {}
    assert.equal("value", made:attribute_atIndex_longestEffectiveRange_inRange_("key", 3, range, {1, 2}))
    assert.same({location = 2, length = 1}, range)
    assert.equal("value", made:attribute_atIndex_longestEffectiveRange_inRange_("key", 3, range, {4, 2}))
    assert.same({location = 0, length = 0}, range)
  end)
end)
