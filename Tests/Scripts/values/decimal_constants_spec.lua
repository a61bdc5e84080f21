describe("a decimal number", function()
  it("that is no number is always the same object", function()
    local none = objc.NSDecimalNumber:notANumber()
    assert.is_true(rawequal(none, objc.NSDecimalNumber:notANumber()))
    assert.is_true(rawequal(none, objc.NSDecimalNumber:decimalNumberWithString_ "word"))
    assert.equal("NaN", tostring(none:stringValue()))
  end)

  it("of zero and one is always the same object", function()
    for _, name in ipairs {"zero", "one"} do
      local class = objc.NSDecimalNumber
      assert.is_true(rawequal(class[name](class), class[name](class)))
    end
    assert.equal("1", tostring(objc.NSDecimalNumber:one()))
  end)

  it("has its integer of 64 bits without a sign", function()
    local greatest = objc.NSDecimalNumber:decimalNumberWithString_ "18446744073709551615"
    assert.equal(2.0 ^ 64, greatest:unsignedLongLongValue())
    assert.equal(-1, greatest:longLongValue())
  end)
end)
