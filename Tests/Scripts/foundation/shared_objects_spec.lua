-- Objects that a system shares, and values that depend on nothing else.

describe("a system's shared object", function()
  it("is the predicate of a truth value", function()
    local yes <const> = objc.NSPredicate:predicateWithValue_(true)
    assert.is_true(rawequal(yes, objc.NSPredicate:predicateWithFormat_("TRUEPREDICATE")))
    assert.is_false(rawequal(yes, objc.NSPredicate:predicateWithValue_(false)))
  end)

  it("is a constant decimal number", function()
    local number <const> = objc.NSDecimalNumber
    for _, name in ipairs {"zero", "one", "notANumber", "maximumDecimalNumber", "minimumDecimalNumber"} do
      assert.is_true(rawequal(number[name](number), number[name](number)))
    end
  end)
end)

describe("a hash", function()
  it("of a date is its whole seconds", function()
    local date <const> = objc.NSDate:dateWithTimeIntervalSinceReferenceDate_(418301435.786752)
    assert.equal(418301435, date:hash())
    assert.equal(-2, objc.NSDate:dateWithTimeIntervalSinceReferenceDate_(-1.5):hash())
  end)

  it("of a string multiplies as C's type int does", function()
    assert.equal(52948922483, objc.box("你好世界"):hash())
  end)
end)

describe("a scanner made by the class", function()
  it("is of the system's class, also for a subclass", function()
    local Own <const> = objc.class("OwnScanner", objc.NSScanner)
    assert.equal("NSConcreteScanner", objc.object_getClassName(Own:scannerWithString_("1")))
  end)

  it("has the current locale if it is localized", function()
    local scanner <const> = objc.NSScanner:localizedScannerWithString_("1")
    assert.is_true(scanner:locale():isEqual_(objc.NSLocale:currentLocale()))
    assert.is_nil(objc.NSScanner:scannerWithString_("1"):locale())
  end)
end)

describe("an argument that is nil", function()
  it("names no archive", function()
    assert.is_nil(objc.NSKeyedUnarchiver:unarchiveObjectWithFile_(nil))
    assert.is_nil(objc.NSUnarchiver:unarchiveObjectWithFile_(nil))
  end)

  it("is no identity of a credential", function()
    assert.is_nil(objc.NSURLCredential:credentialWithIdentity_certificates_persistence_(nil, nil, 1))
    assert.is_nil(objc.NSURLCredential:alloc():initWithIdentity_certificates_persistence_(nil, nil, 1))
  end)
end)

describe("a port", function()
  it("is one of the kernel", function()
    assert.equal("NSMachPort", objc.object_getClassName(objc.NSPort:port()))
    assert.equal("NSMachPort", objc.object_getClassName(objc.NSPort:alloc():init()))
  end)
end)

describe("the weeks of a month", function()
  it("are at most six in a year", function()
    local calendar <const> = objc.NSCalendar:calendarWithIdentifier_("gregorian")
    local range <const> = calendar:rangeOfUnit_inUnit_forDate_(4096, 4, objc.NSDate:date())
    assert.same({location = 1, length = 6}, {location = range.location, length = range.length})
  end)
end)
