-- Units, measurements, and localized amounts.

local function text(value) return value and tostring(value) end

describe("a measurement", function()
  local function of(value, unit) return objc.NSMeasurement:alloc():initWithDoubleValue_unit_(value, unit) end

  it("becomes one of another unit of its dimension", function()
    local mile = of(1, objc.NSUnitLength:kilometers()):measurementByConvertingToUnit_(objc.NSUnitLength:meters())
    assert.equal(1000.0, mile:doubleValue())
    local warm = of(100, objc.NSUnitTemperature:celsius()):measurementByConvertingToUnit_(
      objc.NSUnitTemperature:fahrenheit())
    assert.near(212, warm:doubleValue(), 1e-6)
  end)

  it("is equal to the same amount in other units", function()
    assert.is_true(of(1, objc.NSUnitLength:kilometers()):isEqual_(of(1000, objc.NSUnitLength:meters())))
  end)

  it("adds up in the base unit", function()
    local sum = of(1, objc.NSUnitLength:kilometers()):measurementByAddingMeasurement_(
      of(5, objc.NSUnitLength:meters()))
    assert.equal(1005.0, sum:doubleValue())
    assert.equal("m", text(sum:unit():symbol()))
  end)

  it("rejects another dimension", function()
    local ok, failure = pcall(function()
      return of(1, objc.NSUnitLength:meters()):measurementByConvertingToUnit_(objc.NSUnitMass:grams())
    end)
    assert.is_false(ok)
    assert.equal("NSInvalidArgumentException", failure.name)
  end)
end)

describe("a formatter", function()
  it("writes numbers of bytes", function()
    local bytes = objc.NSByteCountFormatter:new()
    assert.equal("Zero KB", text(bytes:stringFromByteCount_(0)))
    assert.equal("1 byte", text(bytes:stringFromByteCount_(1)))
    assert.equal("999 bytes", text(bytes:stringFromByteCount_(999)))
    assert.equal("1 KB", text(bytes:stringFromByteCount_(1000)))
    assert.equal("1.5 MB", text(bytes:stringFromByteCount_(1500000)))
    assert.equal("1 KB", text(objc.NSByteCountFormatter:stringFromByteCount_countStyle_(1024, 1)))
  end)

  it("writes lengths and masses", function()
    local length = objc.NSLengthFormatter:new()
    assert.equal("5 m", text(length:stringFromValue_unit_(5, 11)))
    length:setUnitStyle_(3)
    assert.equal("1 kilometer", text(length:stringFromValue_unit_(1, 14)))
    assert.equal("2.5 kg", text(objc.NSMassFormatter:new():stringFromValue_unit_(2.5, 14)))
  end)

  it("writes amounts of time", function()
    local time = objc.NSDateComponentsFormatter:new()
    assert.equal("1:02:03", text(time:stringFromTimeInterval_(3723)))
    time:setUnitsStyle_(3)
    assert.equal("1 hour, 2 minutes, 3 seconds", text(time:stringFromTimeInterval_(3723)))
    time:setUnitsStyle_(1)
    assert.equal("1h 2m 3s", text(time:stringFromTimeInterval_(3723)))
  end)

  it("reads and writes names", function()
    local formatter = objc.NSPersonNameComponentsFormatter:new()
    local name = formatter:personNameComponentsFromString_("Dr. Ada King Lovelace PhD")
    assert.equal("Ada", text(name:givenName()))
    assert.equal("King", text(name:middleName()))
    assert.equal("Lovelace", text(name:familyName()))
    assert.equal("Dr.", text(name:namePrefix()))
    assert.equal("Ada Lovelace", text(formatter:stringFromPersonNameComponents_(name)))
  end)
end)

describe("a date interval", function()
  local function of(start, duration)
    return objc.NSDateInterval:alloc():initWithStartDate_duration_(
      objc.NSDate:dateWithTimeIntervalSinceReferenceDate_(start), duration)
  end

  it("meets others", function()
    local both = of(0, 100):intersectionWithDateInterval_(of(50, 100))
    assert.equal(50.0, both:duration())
    assert.is_nil(of(0, 10):intersectionWithDateInterval_(of(20, 5)))
    assert.equal(-1, of(0, 10):compare_(of(0, 20)))
  end)

  it("is never negative", function()
    assert.is_false((pcall(of, 0, -1)))
  end)
end)
