-- Collections of a script that claim more elements than memory holds: their methods decide, and nothing is reserved.

local function enough(index)
  if index > 100 then error("enough", 0) end
  return 65
end

local function fault(body) return tostring(select(2, pcall(body))) end

describe("a count of the largest integer", function()
  it("of an array is read until its method raises", function()
    local class = objc.class("EndlessArray", objc.NSArray)
    function class:count() return math.maxinteger end
    function class:objectAtIndex_(index) return enough(index) end
    assert.equal("enough", fault(function() return objc.NSArray:arrayWithArray_(class:new()) end))
    assert.equal("enough", fault(function() return class:new():description() end))
  end)

  it("of a string is read until its method raises", function()
    local class = objc.class("EndlessString", objc.NSString)
    function class:length() return math.maxinteger end
    function class:characterAtIndex_(index) return enough(index) end
    assert.equal("enough", fault(function() return class:new():uppercaseString() end))
  end)

  it("of a list that accessors read is read until they raise", function()
    local class = objc.class("EndlessList", objc.NSObject)
    function class:countOfItems() return math.maxinteger end
    function class:objectInItemsAtIndex_(index) return enough(index) end
    assert.equal("enough", fault(function() return class:new():valueForKey_ "items":description() end))
  end)

  it("of a list that is read by indexes is too large for memory", function()
    local class = objc.class("EndlessIndexes", objc.NSObject)
    function class:countOfItems() return math.maxinteger end
    function class:itemsAtIndexes_(_) return {} end
    assert.matches("not enough memory", fault(function() return class:new():valueForKey_ "items":description() end), 1, true)
  end)

  it("of an archive is decoded until its coder raises", function()
    local class = objc.class("EndlessCoder", objc.NSCoder)
    local decoded = 0
    function class:allowsKeyedCoding() return false end
    function class:decodeValueOfObjCType_at_(_, _) return math.maxinteger end
    function class:decodeObject()
      decoded = decoded + 1
      return enough(decoded)
    end
    assert.equal("enough", fault(function() return objc.NSArray:alloc():initWithCoder_(class:new()) end))
  end)
end)
