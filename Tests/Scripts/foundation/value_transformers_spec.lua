-- Values are transformed by transformers that are found by their names.

local function named(name) return objc.NSValueTransformer:valueTransformerForName_(name) end

describe("value transformers", function()
  it("exist for nil and for truth", function()
    assert.is_false(named("NSNegateBoolean"):transformedValue_(true):boolValue())
    assert.is_true(named("NSIsNil"):transformedValue_(nil):boolValue())
    assert.is_true(named("NSIsNotNil"):transformedValue_("x"):boolValue())
  end)

  it("are the registered ones, or those of the class of the name", function()
    objc.class("ShoutingTransformer", objc.NSValueTransformer, function(instance)
      function instance:transformedValue_(value) return tostring(value):upper() end
    end)
    assert.equal("ABC", tostring(named("ShoutingTransformer"):transformedValue_("abc")))
    assert.is_nil(named("NobodysTransformer"))
    objc.NSValueTransformer:setValueTransformer_forName_(named("ShoutingTransformer"), "loud")
    assert.equal("ABC", tostring(named("loud"):transformedValue_("abc")))
  end)

  it("are not reversible by default", function()
    assert.is_false((pcall(function() return named("NSIsNil"):reverseTransformedValue_(true) end)))
    assert.is_true(named("NSNegateBoolean"):reverseTransformedValue_(false):boolValue())
  end)
end)
