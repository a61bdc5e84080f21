-- The signs, widths and digits of a number formatter.

describe("a number formatter", function()
  local formatter
  before_each(function() formatter = objc.NSNumberFormatter:new() end)
  local function text(number) return tostring(formatter:stringFromNumber_(number)) end

  it("shows as many digits as count", function()
    formatter:setMaximumSignificantDigits_(3)
    assert.equal("1230", text(1234))
    assert.equal("1.23", text(1.2345))
    formatter:setMinimumSignificantDigits_(3)
    assert.equal("1.00", text(1))
  end)

  it("writes signs of its own for zero and for nothing", function()
    formatter:setZeroSymbol_("none")
    formatter:setNilSymbol_("?")
    assert.equal("none", text(0))
    assert.equal("?", text(nil))
  end)

  it("fills a width", function()
    formatter:setFormatWidth_(5)
    formatter:setPaddingCharacter_("*")
    assert.equal("***42", text(42))
    formatter:setPaddingPosition_(3)
    assert.equal("42***", text(42))
  end)

  it("has patterns for positive and negative numbers", function()
    formatter:setPositiveFormat_("#,##0.00")
    formatter:setNegativeFormat_("(#,##0.00)")
    assert.equal("1,234.50", text(1234.5))
    assert.equal("(1,234.50)", text(-1234.5))
    assert.equal("#,##0.00", tostring(formatter:positiveFormat()))
  end)

  it("spells numbers", function()
    formatter:setNumberStyle_(5)
    assert.equal("one hundred twenty-three", text(123))
    assert.equal("minus two point five", text(-2.5))
  end)

  it("reads no number beyond its bounds", function()
    formatter:setMaximum_(10)
    assert.is_nil(formatter:numberFromString_("11"))
    assert.equal(9, formatter:numberFromString_("9"):intValue())
  end)
end)
