local JSON = objc.NSJSONSerialization

local function written(value)
  return objc.NSString:alloc():initWithData_encoding_(JSON:dataWithJSONObject_options_error_(value, 0), 4)
end

local function refusal(value)
  assert.is_false(JSON:isValidJSONObject_(value))
  local ok, exception = pcall(JSON.dataWithJSONObject_options_error_, JSON, value, 0)
  assert.is_false(ok)
  return exception.reason
end

describe("written JSON", function()
  it("has seventeen digits of a double, and a decimal number as it is", function()
    assert.equal("[0.45000000000000001,129.90000000000001,10,1e+22,-0]", tostring(written {0.45, 129.9, 10.0, 1e22, -0.0}))
    assert.equal("[0.45]", tostring(written {objc.NSDecimalNumber:decimalNumberWithString_ "0.45"}))
  end)

  it("refuses data, dates and numbers that are none", function()
    assert.matches("^Invalid type in JSON write %(.*Data.*%)$", refusal {objc.NSData:data()})
    assert.equal("Invalid type in JSON write (__NSTaggedDate)", refusal {objc.NSDate:date()})
    assert.equal("NaN number in JSON write", refusal {0 / 0})
    assert.equal("Invalid number value (infinite) in JSON write", refusal {1 / 0})
  end)
end)

describe("an error of invalid JSON", function()
  local function failure(text)
    local _, error = JSON:JSONObjectWithData_options_error_(text, 0)
    return error
  end

  it("has the line and the column, and the index", function()
    local error = failure "[1,\n 2}"
    assert.equal("Badly formed array around line 2, column 2.", error:userInfo().NSDebugDescription)
    assert.equal(6, error:userInfo().NSJSONSerializationErrorIndex)
    assert.equal("The data couldn’t be read because it isn’t in the correct format.", error:localizedDescription())
    assert.matches('Code=3840 "Badly formed array around line 2, column 2."', error:description(), 1, true)
  end)

  it("of a number with a second point is one of the container", function()
    assert.equal("Badly formed object around line 1, column 12.", failure '{"a": 117.84.}':userInfo().NSDebugDescription)
  end)

  it("has no position at the end and for empty data", function()
    assert.equal("Unexpected end of file", failure "[1,":userInfo().NSDebugDescription)
    assert.equal("Unable to parse empty data.", failure "":userInfo().NSDebugDescription)
  end)

  it("has the position in characters before iOS 15", function()
    uikit.setting("systemVersion", "14.4")
    assert.equal("Badly formed array around character 5.", failure "[1, 2}":userInfo().NSDebugDescription)
    assert.equal("No value.", failure "":userInfo().NSDebugDescription)
    assert.equal("Garbage at end.", failure "[1]]":userInfo().NSDebugDescription)
    assert.equal("Invalid number value (NaN) in JSON write", refusal {0 / 0})
    uikit.setting("systemVersion", "18.5")
  end)
end)

describe("a comma after the last element of JSON", function()
  local function read(text)
    local value, failure = objc.NSJSONSerialization:JSONObjectWithData_options_error_(
      objc.box(text):dataUsingEncoding_(4), 0)
    return value and objc.unbox(value), failure and failure:code()
  end

  it("is allowed once, in arrays and objects", function()
    assert.same({1, 2}, (read "[1, 2, ]"))
    assert.same({a = {1}}, (read '{"a": [1,],}'))
    for _, text in ipairs {"[1,,]", "[,]", '{"a":1,,}', "{,}", "[1,", '{"a":1,'} do
      local value, code = read(text)
      assert.is_nil(value, text)
      assert.equal(3840, code)
    end
  end)
end)
