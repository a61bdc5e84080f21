-- Decimal numbers are rounded, and rejected, according to a behavior.

local Decimal = objc.NSDecimalNumber
local function number(text) return Decimal:decimalNumberWithString_(text) end
local function behavior(mode, scale, raises)
  local handler = objc.NSDecimalNumberHandler
  local make = handler["decimalNumberHandlerWithRoundingMode:scale:raiseOnExactness:raiseOnOverflow:"
    .. "raiseOnUnderflow:raiseOnDivideByZero:"]
  return make(handler, mode, scale, false, raises, raises, raises)
end

describe("decimal numbers", function()
  it("are rounded to the places of a behavior", function()
    local third = number("1"):decimalNumberByDividingBy_withBehavior_(number("3"), behavior(0, 2, true))
    assert.equal("0.33", tostring(third:stringValue()))
    local rounded = number("2.5"):decimalNumberByRoundingAccordingToBehavior_(behavior(3, 0, true))
    assert.equal("2", tostring(rounded:stringValue()))
  end)

  it("divide by zero according to the behavior", function()
    local ok, failure = pcall(function() return number("1"):decimalNumberByDividingBy_(number("0")) end)
    assert.is_false(ok)
    assert.equal("NSDecimalNumberDivideByZeroException", failure.name)
    local nothing = number("1"):decimalNumberByDividingBy_withBehavior_(number("0"), behavior(0, 2, false))
    assert.equal("NaN", tostring(nothing:stringValue()))
  end)

  it("overflow", function()
    local ok, failure = pcall(function() return number("10"):decimalNumberByRaisingToPower_(300) end)
    assert.is_false(ok)
    assert.equal("NSDecimalNumberOverflowException", failure.name)
  end)
end)
