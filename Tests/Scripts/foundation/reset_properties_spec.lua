-- Properties that are `null_resettable` or `nullable`: their setters take nil, which brings back what they begin with.

describe("a property that is set to nil", function()
  -- A new object, the selector of its setter and of its getter, and another value.
  local properties = {
    {"NSDateFormatter", "AMSymbol", "in the morning"}, {"NSDateFormatter", "monthSymbols", {"a", "b"}},
    {"NSDateFormatter", "veryShortStandaloneWeekdaySymbols", {"a", "b"}}, {"NSDateFormatter", "longEraSymbols", {"a"}},
    {"NSNumberFormatter", "minusSign", "~"}, {"NSNumberFormatter", "decimalSeparator", ";"},
    {"NSNumberFormatter", "groupingSeparator", ";"}, {"NSNumberFormatter", "positivePrefix", "p"},
    {"NSNumberFormatter", "currencySymbol", "p"}, {"NSNumberFormatter", "currencyCode", "EUR"},
    {"NSNumberFormatter", "currencyDecimalSeparator", ";"}, {"NSNumberFormatter", "exponentSymbol", "x"},
    {"NSNumberFormatter", "positiveFormat", "000"}, {"NSNumberFormatter", "notANumberSymbol", "none"},
    {"NSOperationQueue", "name", "queue", true}, {"NSThread", "name", "thread"}, {"UITextField", "font"},
  }

  local function shown(value) return type(value) == "table" and table.concat(value, ",") or tostring(value) end

  for _, property in ipairs(properties) do
    local class, name, other, is_own = table.unpack(property)
    local setter = "set" .. name:gsub("^%l", string.upper) .. ":"

    it(("has its first value again: %s of %s"):format(name, class), function()
      local object = objc.getClass(class):new()
      local first = shown(objc.msgSend(object, name))
      objc.msgSend(object, setter, other or objc.UIFont:systemFontOfSize_(40))
      assert.not_equal(first, shown(objc.msgSend(object, name)))
      objc.msgSend(object, setter, nil)
      -- The name of a queue contains its address.
      if is_own then assert.not_equal(other, shown(objc.msgSend(object, name))) end
      if not is_own then assert.equal(first, shown(objc.msgSend(object, name))) end
    end)
  end

  it("is the style's, if a number formatter has one", function()
    local formatter = objc.NSNumberFormatter:new()
    formatter:setNumberStyle_(objc.NSNumberFormatterPercentStyle)
    formatter:setPositiveSuffix_ " per cent"
    formatter:setPositiveSuffix_(nil)
    assert.equal("50%", formatter:stringFromNumber_(0.5))
  end)

  it("empties a text field, and makes a label's color the usual one", function()
    local field, label = objc.UITextField:new(), objc.UILabel:new()
    field:setText_ "text"
    field:setAttributedText_(nil)
    assert.equal("", field:text())
    local usual = label:textColor()
    label:setTextColor_(objc.UIColor:redColor())
    label:setTextColor_(nil)
    assert.is_true(label:textColor():isEqual_(usual))
  end)
end)
