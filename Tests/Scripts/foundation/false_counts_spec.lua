-- Archives whose counts are false or large: the objects that are there are decoded, at once.

-- Returns the object of an archive in which a number has another value.
local function decoded(object, key, number)
  local bytes = objc.NSMutableData:data()
  local archiver = objc.NSKeyedArchiver:alloc():initForWritingWithMutableData_(bytes)
  archiver:setOutputFormat_(100)
  archiver:encodeObject_forKey_(object, "root")
  archiver:finishEncoding()
  local text, changes = tostring(objc.NSString:alloc():initWithData_encoding_(bytes, 4)):gsub(
    ("(<key>%s</key>%%s*<integer>)%%d+"):format(key), "%1" .. number)
  assert(changes == 1)
  return objc.NSKeyedUnarchiver:unarchiveObjectWithData_(objc.NSData:dataWithBytes_length_(text, #text))
end

describe("an archive with a false count", function()
  it("is decoded to the members of a hash table that it has", function()
    local members = objc.NSHashTable:hashTableWithOptions_(0)
    members:addObject_ "a"
    assert.equal(1, decoded(members, "NS.count", 1 << 60):count())
  end)

  it("is decoded to the pairs of a map table that it has", function()
    local pairs = objc.NSMapTable:strongToStrongObjectsMapTable()
    pairs:setObject_forKey_("value", "key")
    assert.equal("value", decoded(pairs, "NS.count", 1 << 60):objectForKey_ "key")
  end)
end)

it("a counted set keeps a large count of a member", function()
  local set = objc.NSCountedSet:set()
  set:addObject_ "a"
  local copy = decoded(set, "NS.count0", 5000000)
  assert.equal(5000000, copy:countForObject_ "a")
  assert.equal(1 << 60, decoded(set, "NS.count0", 1 << 60):countForObject_ "a")
end)
