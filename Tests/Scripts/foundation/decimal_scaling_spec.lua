-- Decimal numbers that are created from doubles, by powers of ten.
describe("a decimal number of a double", function()
  local Decimal <const> = objc.NSDecimalNumber
  local function text(number) return tostring(number:stringValue()) end

  it("has the digits of its scale", function()
    assert.equal("3.14", text(Decimal:numberWithDouble_(3.14)))
    local third = Decimal:alloc():initWithDouble_(0.33)
    assert.is_true(third:isKindOfClass_(Decimal))
    assert.not_equal(0.33, third:doubleValue())
    assert.is_true(math.abs(third:doubleValue() - 0.33) < 1e-15)
    assert.equal("18446744073709551615", text(Decimal:numberWithDouble_(1.7976931348623157e308)):sub(1, 20))
  end)

  it("is nothing when its digits do not fit", function()
    assert.equal("0", text(Decimal:numberWithDouble_(2.0 ^ 64)))
    assert.equal("0", text(Decimal:numberWithDouble_(2.2250738585072014e-308)))
  end)

  it("computes as any other", function()
    local sum = Decimal:alloc():initWithInt_(2):decimalNumberByAdding_(Decimal:alloc():initWithDouble_(0.5))
    assert.equal("2.5", text(sum))
  end)

  it("is not a number without digits but a minus sign", function()
    local none = Decimal:decimalNumberWithMantissa_exponent_isNegative_(0, 0, true)
    assert.is_true(none:isEqualToNumber_(Decimal:notANumber()))
  end)
end)
