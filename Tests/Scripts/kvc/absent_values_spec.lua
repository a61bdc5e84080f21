-- Elements without a value for a key.

describe("a collection's values for a key", function()
  local elements = {{name = "a"}, {other = "b"}, {name = "c"}}

  it("are nulls in an array, and left out of a set", function()
    local array = objc.NSArray:arrayWithArray_(elements):valueForKey_ "name"
    assert.equal(3, #array)
    assert.equal(objc.NSNull:null(), array:objectAtIndex(1))
    assert.equal(2, #objc.NSSet:setWithArray_(elements):valueForKey_ "name")
    local ordered = objc.NSOrderedSet:orderedSetWithArray_(elements):valueForKey_ "name"
    assert.equal("a c", tostring(ordered:array():componentsJoinedByString_ " "))
  end)
end)

describe("a key that is nil", function()
  it("has no value in a dictionary or in the settings", function()
    assert.is_nil(objc.NSDictionary:dictionaryWithObject_forKey_(1, "a"):valueForKey_(nil))
    assert.is_nil(objc.NSUserDefaults:standardUserDefaults():valueForKey_(nil))
  end)
end)
