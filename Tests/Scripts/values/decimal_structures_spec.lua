describe("the structure of a decimal number", function()
  it("holds its digits and its exponent", function()
    local decimal = objc.NSDecimalNumber:decimalNumberWithString("-12.345"):decimalValue()
    assert.equal(-3, decimal._exponent)
    assert.equal(1, decimal._isNegative)
    assert.equal(12345, decimal._mantissa[1])
    assert.equal("-12.345", tostring(objc.NSDecimalNumber:decimalNumberWithDecimal(decimal)))
    assert.equal("NaN", tostring(objc.NSDecimalNumber:decimalNumberWithDecimal(
      objc.NSDecimalNumber:notANumber():decimalValue())))
    assert.equal(5, objc.NSNumber:numberWithInt(5):decimalValue()._mantissa[1])
  end)

  it("is asked for where something else is given", function()
    assert.error_matches(function() objc.NSDecimalNumber:decimalNumberWithDecimal("1") end,
      "argument 1 must be an NSDecimal, got string")
  end)
end)
