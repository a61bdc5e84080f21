-- Unsigned numbers of 64 bits that are negative in Lua: limits, ranges, paths and predicates.

local objc = require "objc"
local uikit = require "uikit"
local LARGEST = -1

describe("an unsigned number above INT64_MAX", function()
  it("is no length that a string is padded to", function()
    assert.error_matches(function()
      objc.NSString:stringWithString_ "abc":stringByPaddingToLength_withString_startingAtIndex_(LARGEST, "x", 0)
    end, "NSMallocException.*unable to allocate memory for length %(18446744073709551615%)")
  end)

  it("ends a range after every other location", function()
    local function text(range) return ("%d %d"):format(range.location, range.length) end
    assert.equal("0 -1", text(uikit.NSUnionRange({0, LARGEST}, {3, 4})))
    assert.equal("3 4", text(uikit.NSIntersectionRange({2, LARGEST - 2}, {3, 4})))
    assert.equal("0 0", text(uikit.NSIntersectionRange({LARGEST - 5, 5}, {3, 4})))
  end)

  it("is the last index of a path", function()
    local last = objc.NSIndexPath:indexPathWithIndex_(LARGEST)
    assert.matches("path = 18446744073709551615}", tostring(last:description()))
    assert.equal(1, last:compare_(objc.NSIndexPath:indexPathWithIndex_(1)))
  end)

  it("is a limit of a cache that nothing reaches", function()
    local cache = objc.NSCache:new()
    cache:setCountLimit_(LARGEST)
    cache:setObject_forKey_("value", "key")
    assert.equal(LARGEST, cache:countLimit())
    assert.equal("value", tostring(cache:objectForKey_ "key"))
  end)

  it("is an argument of %lu in predicates and expressions", function()
    local predicate = objc.NSPredicate:predicateWithFormat_("size == %lu AND %K != %d AND id > %llx", LARGEST, "id", -1, 1 << 63)
    assert.equal("size == 18446744073709551615 AND id != -1 AND id > 9223372036854775808", tostring(predicate:predicateFormat()))
    local number = objc.NSNumber:numberWithUnsignedLongLong_(LARGEST)
    assert.is_true(predicate:evaluateWithObject_ {size = number, id = number})
    assert.equal("18446744073709551615", tostring(objc.NSExpression:expressionWithFormat_("%u", LARGEST):description()))
  end)
end)
