local Attributed, Mutable = objc.NSAttributedString, objc.NSMutableAttributedString

describe("an attributed string", function()
  local function raises(reason, body)
    local ok, exception = pcall(body)
    assert.is_false(ok)
    assert.equal(reason, exception.reason)
  end

  it("is of the concrete classes, and no string", function()
    local string = Attributed:alloc():initWithString_("abc")
    assert.equal("NSConcreteAttributedString", tostring(string:class()))
    assert.equal("NSConcreteMutableAttributedString", tostring(string:mutableCopy():class()))
    assert.is_false(string:isKindOfClass_(objc.NSString))
    assert.is_true(rawequal(string, string:copy()))
    assert.equal("abc", tostring(string:string()))
  end)

  it("keeps the attributes of its parts", function()
    local string = Mutable:alloc():initWithString_attributes_("abcdef", {k = "v"})
    string:addAttribute_value_range_("z", 1, {location = 1, length = 2})
    local range = {}
    assert.equal(1, string:attribute_atIndex_effectiveRange_("z", 2, range))
    assert.same({location = 1, length = 2}, range)
    assert.is_nil(string:attribute_atIndex_effectiveRange_("z", 3, nil))
    string:replaceCharactersInRange_withString_({location = 1, length = 1}, "XY")
    assert.equal("aXYcdef", tostring(string:string()))
    assert.equal(1, string:attribute_atIndex_effectiveRange_("z", 2, nil))
    string:removeAttribute_range_("z", {location = 0, length = 7})
    assert.equal("aXYcdef{\n    k = v;\n}", tostring(string))
    assert.is_true(string:isEqual_(Attributed:alloc():initWithString_attributes_("aXYcdef", {k = "v"})))
  end)

  it("enumerates its runs", function()
    local string = Mutable:alloc():initWithString_("abcd")
    string:addAttribute_value_range_("a", "x", {location = 0, length = 2})
    local seen = {}
    string:enumerateAttribute_inRange_options_usingBlock_("a", {location = 0, length = 4}, 0,
      function(value, range) seen[#seen + 1] = tostring(value) .. range.location .. range.length end)
    assert.same({"x02", "nil22"}, seen)
  end)

  it("owns its values, and releases them with their runs", function()
    local deaths = 0
    local Mortal = objc.class("AttributeMortal", objc.NSObject, function(instance)
      function instance:dealloc() deaths = deaths + 1 end
    end)
    local string = Mutable:alloc():initWithString_("abcd")
    objc.autoreleasepool(function()
      string:addAttribute_value_range_("a", Mortal:new(), {location = 0, length = 2})
      collectgarbage()
    end)
    collectgarbage()
    objc.autoreleasepool(function() end)
    assert.equal(0, deaths)
    string:removeAttribute_range_("a", {location = 0, length = 4})
    assert.equal(1, deaths)
  end)

  it("rejects nil with the message of its class", function()
    raises("NSConcreteAttributedString initWithString:: nil value",
      function() Attributed:alloc():initWithString_(nil) end)
    raises("NSConcreteAttributedString initWithString:: nil value",
      function() Attributed:alloc():initWithString_attributes_(nil, {}) end)
    raises("NSConcreteMutableAttributedString initWithString:: nil value",
      function() Mutable:alloc():initWithString_(nil) end)
    raises("NSConcreteMutableAttributedString initWithString:attributes:: nil value",
      function() Mutable:alloc():initWithString_attributes_(nil, {}) end)
    local string = Mutable:alloc():initWithString_("abc")
    raises("NSConcreteMutableAttributedString addAttribute:value:range:: nil value",
      function() string:addAttribute_value_range_("k", nil, {location = 0, length = 1}) end)
    raises("NSMutableRLEArray objectAtIndex:effectiveRange:: Out of bounds",
      function() string:addAttribute_value_range_("k", 1, {location = 0, length = 9}) end)
  end)

  it("does nothing to an empty range at any location", function()
    local string = Mutable:alloc():initWithString_("abc")
    local nowhere = {location = 1000, length = 0}
    string:addAttributes_range_(nil, nowhere)
    string:setAttributes_range_(nil, nowhere)
    string:removeAttribute_range_("k", nowhere)
    string:enumerateAttributesInRange_options_usingBlock_(nowhere, 0, nil)
    string:enumerateAttribute_inRange_options_usingBlock_("k", nowhere, 0, nil)
    assert.equal("abc", tostring(string:string()))
    assert.error_matches(function()
      string:enumerateAttributesInRange_options_usingBlock_({location = 0, length = 1}, 0, nil)
    end, "block must not be nil")
  end)
end)
