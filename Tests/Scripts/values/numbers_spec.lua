local Number = objc.NSNumber

describe("a number", function()
  local function class_of(object) return tostring(object:class()) end

  it("is one object when it is small and whole, and a constant when it is a BOOL", function()
    assert.equal("__NSCFNumber", class_of(objc.box(1)))
    assert.is_true(rawequal(objc.box(1), objc.box(1)))
    assert.is_true(rawequal(objc.box(2.0), objc.box(2.0)))
    assert.is_false(rawequal(objc.box(1), objc.box(1.0)))
    assert.is_false(rawequal(objc.box(1.5), objc.box(1.5)))
    assert.is_false(rawequal(objc.box(1 << 55), objc.box(1 << 55)))
    assert.is_true(rawequal(objc.box((1 << 55) - 1), objc.box((1 << 55) - 1)))
    assert.equal("__NSCFBoolean", class_of(objc.box(true)))
    assert.is_true(rawequal(objc.box(true), Number:numberWithBool_(1)))
  end)

  it("keeps the C type that it was created with, as CoreFoundation does", function()
    for message, encoding in pairs {
      numberWithChar = "c", numberWithUnsignedChar = "s", numberWithShort = "s",
      numberWithUnsignedShort = "i", numberWithInt = "i", numberWithUnsignedInt = "q",
      numberWithLong = "q", numberWithLongLong = "q", numberWithUnsignedLong = "q",
      numberWithInteger = "q", numberWithUnsignedInteger = "q", numberWithFloat = "f",
      numberWithDouble = "d", numberWithBool = "c",
    } do
      assert.equal(encoding, Number[message .. "_"](Number, 1):objCType(), message)
    end
    assert.equal("Q", Number:numberWithUnsignedLongLong_(-1):objCType())
    assert.equal("18446744073709551615", tostring(Number:numberWithUnsignedLongLong_(-1)))
  end)

  it("is cut to its type", function()
    assert.equal(-128, Number:numberWithChar_(128):intValue())
    assert.equal(44, Number:numberWithUnsignedChar_(300):intValue())
    assert.equal(1, objc.box(1.9):integerValue())
    assert.equal(-1, objc.box(-1.9):intValue())
  end)

  it("describes itself as its type does", function()
    assert.equal("0.1", tostring(objc.box(0.1)))
    assert.equal("0.1", tostring(Number:numberWithFloat_(0.1)))
    assert.equal("0.3333333333333333", tostring(objc.box(1 / 3)))
    assert.equal("1", tostring(objc.box(true)))
    assert.equal("100", tostring(objc.box(100.0)))
    assert.equal("-5", tostring(objc.box(-5):stringValue()))
  end)

  it("is equal to another of the same value, and to no string", function()
    assert.is_true(objc.box(1):isEqual_(objc.box(1.0)))
    assert.is_true(objc.box(true):isEqual_(objc.box(1)))
    assert.equal(objc.box(1):hash(), objc.box(1.0):hash())
    assert.is_false(objc.box(1):isEqual_("1"))
    assert.is_false(objc.constant("1"):isEqual_(objc.box(1)))
    assert.is_false(Number:numberWithFloat_(0.1):isEqual_(objc.box(0.1)))
    assert.equal(objc.NSOrderedAscending, objc.box(1):compare_(1.5))
    assert.error_matches(function() objc.box(1):compare_(nil) end, "nil argument", 1, true)
  end)

  it("is never deallocated as a tagged pointer", function()
    assert.equal(math.maxinteger, objc.retainCount(objc.box(1)))
    assert.error_matches(function() hook.before(objc.box(1), "intValue", function() end) end, ".")
  end)

  it("rejects an unimplemented message with the private class's name", function()
    assert.error_matches(function() objc.box(1):length() end,
      "-[__NSCFNumber length]: unrecognized selector sent to instance", 1, true)
    assert.error_matches(function() objc.box(true):length() end,
      "-[__NSCFBoolean length]: unrecognized selector sent to instance", 1, true)
  end)
end)

describe("a value", function()
  it("keeps a structure", function()
    local value = objc.NSValue:valueWithRange_({location = 3, length = 4})
    assert.equal("NSConcreteValue", tostring(value:class()))
    assert.same({location = 3, length = 4}, value:rangeValue())
    assert.equal("NSRange: {3, 4}", tostring(value))
    assert.equal("NSPoint: {1.5, -2}", tostring(objc.NSValue:valueWithCGPoint_({x = 1.5, y = -2})))
    assert.equal(2, objc.NSValue:valueWithCGRect_({0, 0, 2, 1}):CGRectValue().size.width)
    assert.is_true(value:isEqualToValue_(objc.NSValue:valueWithRange_({location = 3, length = 4})))
  end)
end)

describe("a decimal number", function()
  local function decimal(text) return objc.NSDecimalNumber:decimalNumberWithString_(text) end

  it("counts in tens", function()
    assert.equal("0.3", tostring(decimal("0.1"):decimalNumberByAdding_(decimal("0.2"))))
    assert.equal("-0.05", tostring(decimal("0.1"):decimalNumberBySubtracting_(decimal("0.15"))))
    assert.equal("0.0125", tostring(decimal("0.5"):decimalNumberByMultiplyingBy_(decimal("0.025"))))
    assert.equal("3.3333333333333333333333333333333333333",
      tostring(decimal("10"):decimalNumberByDividingBy_(decimal("3"))))
    assert.equal("8", tostring(decimal("2"):decimalNumberByRaisingToPower_(3)))
    assert.equal("1200", tostring(decimal("1.2e3")))
    assert.equal("NaN", tostring(decimal("abc")))
  end)

  it("refuses to divide by zero", function()
    local ok, exception = pcall(function()
      decimal("1"):decimalNumberByDividingBy_(objc.NSDecimalNumber:zero())
    end)
    assert.is_false(ok)
    assert.equal("NSDecimalNumberDivideByZeroException", exception.name)
  end)
end)
