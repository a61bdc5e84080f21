local function coded(name, fields)
  return objc.class(name, objc.NSObject, {protocols = {"NSSecureCoding"}}, function(instance, class)
    for _, field in ipairs(fields) do objc.property(instance, field) end
    instance["encodeWithCoder:"] = function(self, coder)
      for _, field in ipairs(fields) do
        coder:encodeObject_forKey_(self:valueForKey_(field), field)
      end
    end
    instance["initWithCoder:"] = function(self, coder)
      for _, field in ipairs(fields) do
        self:setValue_forKey_(coder:decodeObjectForKey_(field), field)
      end
      return self
    end
    class.supportsSecureCoding = function() return true end
  end)
end
local function class(object) return objc.object_getClassName(object) end
local function archived(value) return objc.NSKeyedArchiver:archivedDataWithRootObject_(value) end
local function unarchived(data) return objc.NSKeyedUnarchiver:unarchiveObjectWithData_(data) end
local function copy(value) return unarchived(archived(value)) end
local function reason(body)
  local ok, raised = pcall(body)
  assert.is_false(ok)
  return raised.name .. ": " .. raised.reason
end

describe("an archive", function()
  it("decodes an object, with shared references once", function()
    local Knot = coded("ArchivedKnot", {"name", "other"})
    local first, second = Knot:new(), Knot:new()
    first:setName_("one")
    first:setOther_(second)
    second:setOther_(first)
    local back = copy(first)
    assert.equal("ArchivedKnot", class(back))
    assert.equal("one", back:name())
    assert.equal(back, back:other():other())
    -- The script must break a cycle of strong references.
    second:setOther_(nil)
    back:other():setOther_(nil)
  end)

  it("keeps the classes of Foundation's values", function()
    local some = objc.box {1, "two", true, 2.5}
    assert.equal("__NSArrayI", class(copy(some)))
    assert.same({1, "two", true, 2.5}, objc.unbox(copy(some)))
    assert.equal("__NSArrayM", class(copy(some:mutableCopy())))
    assert.equal("__NSDictionaryM", class(copy(objc.box({a = 1}):mutableCopy())))
    assert.same({a = {1, 2}}, objc.unbox(copy(objc.box {a = {1, 2}})))
    assert.equal("__NSCFString", class(copy(objc.NSMutableString:stringWithString_("abc"))))
    copy(objc.NSMutableString:stringWithString_("abc")):appendString_("d")
    assert.equal("__NSSetM", class(copy(objc.NSMutableSet:setWithObject_(1))))
    assert.equal("__NSOrderedSetI", class(copy(objc.NSOrderedSet:orderedSetWithObjects_(2, 1))))
    assert.equal(objc.null, copy(objc.null))
    local data = objc.NSData:dataWithBytes_length_("a\0b", 3)
    assert.is_true(data:isEqual_(copy(data)))
    local date = objc.NSDate:dateWithTimeIntervalSince1970_(1234.5)
    assert.is_true(date:isEqual_(copy(date)))
    local url = objc.NSURL:URLWithString_("https://a.example/b?c")
    assert.is_true(url:isEqual_(copy(url)))
    local path = objc.NSIndexPath:indexPathForRow_inSection_(2, 1)
    assert.equal(path, copy(path))
    local rect = objc.NSValue:valueWithCGRect_(uikit.CGRectMake(1, 2, 3, 4.5))
    assert.is_true(rect:isEqual_(copy(rect)))
    local decimal = objc.NSDecimalNumber:decimalNumberWithString_("-12.50")
    assert.is_true(decimal:isEqual_(copy(decimal)))
    local indexes = objc.NSMutableIndexSet:indexSetWithIndexesInRange_(uikit.NSMakeRange(3, 4))
    indexes:addIndex_(10)
    assert.is_true(indexes:isEqual_(copy(indexes)))
    local counted = objc.NSCountedSet:set()
    counted:addObject_("a")
    counted:addObject_("a")
    assert.equal(2, copy(counted):countForObject_("a"))
    local text = objc.NSMutableAttributedString:alloc():initWithString_("abcd")
    text:addAttribute_value_range_("colour", "red", uikit.NSMakeRange(1, 2))
    assert.is_true(text:isEqual_(copy(text)))
    assert.equal("NSConcreteMutableAttributedString", class(copy(text)))
  end)

  it("decodes plain values unchanged", function()
    assert.equal("abc", copy("abc"))
    assert.equal(5, copy(5))
    assert.is_true(copy(true))
    assert.same({1, {a = "b"}}, copy({1, {a = "b"}}))
    assert.is_nil(copy(nil))
  end)

  it("is a binary property list", function()
    local data = archived("abc")
    assert.equal("bplist00", data:bytes():sub(1, 8))
  end)

  it("holds numbers under their keys", function()
    local archiver = objc.NSKeyedArchiver:alloc():initRequiringSecureCoding_(false)
    archiver:encodeInt_forKey_(-5, "int")
    archiver:encodeBool_forKey_(true, "bool")
    archiver:encodeDouble_forKey_(0.5, "double")
    archiver:encodeFloat_forKey_(0.1, "float")
    archiver:encodeInteger_forKey_(1 << 40, "large")
    archiver:encodeBytes_length_forKey_("xyz", 2, "bytes")
    archiver:encodeCGRect_forKey_(uikit.CGRectMake(1, 2, 3, 4), "rect")
    archiver:encodeObject_forKey_("text", "object")
    archiver:finishEncoding()
    assert.equal("NSInvalidArchiveOperationException: *** -[NSKeyedArchiver encodeInt:forKey:]: "
      .. "archive already finished, cannot encode anything more",
      reason(function() archiver:encodeInt_forKey_(1, "late") end))
    local reader = objc.NSKeyedUnarchiver:alloc():initForReadingWithData_(archiver:encodedData())
    assert.equal(-5, reader:decodeIntForKey_("int"))
    assert.is_true(reader:decodeBoolForKey_("bool"))
    assert.equal(0.5, reader:decodeDoubleForKey_("double"))
    assert.equal(string.unpack("f", string.pack("f", 0.1)), reader:decodeFloatForKey_("float"))
    assert.equal(1 << 40, reader:decodeIntegerForKey_("large"))
    assert.same({"xy", 2}, {reader:decodeBytesForKey_returnedLength_("bytes")})
    assert.equal(4, reader:decodeCGRectForKey_("rect").size.height)
    assert.is_true(reader:containsValueForKey_("int"))
    assert.is_false(reader:containsValueForKey_("none"))
    assert.equal(0, reader:decodeIntForKey_("none"))
    assert.is_nil(reader:decodeObjectForKey_("none"))
    assert.equal("NSInvalidUnarchiveOperationException: *** -[NSKeyedUnarchiver "
      .. "decodeInt64ForKey:]: value for key (object) is not an integer number",
      reason(function() reader:decodeIntegerForKey_("object") end))
    assert.equal("NSRangeException: *** -[NSKeyedUnarchiver decodeInt32ForKey:]: value "
      .. "(1099511627776) for key (large) too large to fit in 32-bit integer",
      reason(function() reader:decodeIntForKey_("large") end))
  end)

  it("reads values without a key in their order", function()
    local archiver = objc.NSKeyedArchiver:alloc():initRequiringSecureCoding_(false)
    archiver:encodeObject_("a")
    archiver:encodeObject_("b")
    local reader = objc.NSKeyedUnarchiver:alloc():initForReadingWithData_(archiver:encodedData())
    assert.equal("a", reader:decodeObject())
    assert.equal("b", reader:decodeObject())
    reader:finishDecoding()
    assert.equal("NSInvalidUnarchiveOperationException: *** -[NSKeyedUnarchiver decodeObject]: "
      .. "unarchive already finished, cannot decode anything more",
      reason(function() reader:decodeObject() end))
  end)

  it("omits a conditional object unless it is also encoded unconditionally", function()
    local Leaf = coded("ConditionalLeaf", {})
    local one, two = Leaf:new(), Leaf:new()
    local archiver = objc.NSKeyedArchiver:alloc():initRequiringSecureCoding_(false)
    archiver:encodeConditionalObject_forKey_(one, "one")
    archiver:encodeConditionalObject_forKey_(two, "two")
    archiver:encodeObject_forKey_(one, "again")
    local reader = objc.NSKeyedUnarchiver:alloc():initForReadingWithData_(archiver:encodedData())
    assert.equal(reader:decodeObjectForKey_("again"), reader:decodeObjectForKey_("one"))
    assert.is_nil(reader:decodeObjectForKey_("two"))
  end)

  it("renames classes", function()
    local Old, New = coded("OldNote", {"text"}), coded("NewNote", {"text"})
    local note = Old:new()
    note:setText_("hi")
    local data = archived(note)
    objc.NSKeyedUnarchiver:setClass_forClassName_(New, "OldNote")
    local back = unarchived(data)
    assert.equal("NewNote", class(back))
    assert.equal("hi", back:text())
    objc.NSKeyedUnarchiver:setClass_forClassName_(nil, "OldNote")
  end)

  it("names a missing class", function()
    local Gone = coded("GoneNote", {})
    objc.NSKeyedArchiver:setClassName_forClass_("NobodysNote", Gone)
    local data = archived(Gone:new())
    local text = reason(function() unarchived(data) end)
    assert.matches("NSInvalidUnarchiveOperationException: *** -[NSKeyedUnarchiver "
      .. "decodeObjectForKey:]: cannot decode object of class (NobodysNote) for key (root) because "
      .. "no class named \"NobodysNote\" was found;", text, 1, true)
  end)

  it("rejects an object that cannot be coded", function()
    local text = reason(function() archived(objc.NSObject:new()) end)
    assert.equal("NSInvalidArgumentException: -[NSObject encodeWithCoder:]: unrecognized selector "
      .. "sent to instance 0x…", (text:gsub("0x%x+", "0x…")))
    local data, failure = objc.NSKeyedArchiver
      :archivedDataWithRootObject_requiringSecureCoding_error_(objc.NSObject:new(), false)
    assert.is_nil(data)
    assert.equal(4866, failure:code())
  end)

  it("rejects data that is no archive", function()
    local name = "*** -[NSKeyedUnarchiver _initForReadingFromData:error:throwLegacyExceptions:]: "
    assert.equal("NSInvalidArgumentException: " .. name .. "incomprehensible archive "
      .. "(0x61, 0x62, 0x63)", reason(function() unarchived("abc") end))
    assert.equal("NSInvalidArgumentException: " .. name .. "data is empty; did you forget to send "
      .. "-finishEncoding to the NSKeyedArchiver?", reason(function() unarchived("") end))
    local object, failure = objc.NSKeyedUnarchiver
      :unarchivedObjectOfClass_fromData_error_(objc.NSString, "abc")
    assert.is_nil(object)
    assert.equal("NSCocoaErrorDomain", failure:domain())
    assert.equal(4864, failure:code())
  end)
end)

describe("secure coding", function()
  it("accepts only instances of the expected classes", function()
    local data = archived(objc.box {1})
    local array = objc.NSKeyedUnarchiver
      :unarchivedObjectOfClass_fromData_error_(objc.NSArray, data)
    assert.same({1}, objc.unbox(array))
    local object, failure = objc.NSKeyedUnarchiver
      :unarchivedObjectOfClass_fromData_error_(objc.NSString, data)
    assert.is_nil(object)
    assert.equal(4864, failure:code())
    assert.equal("value for key 'root' was of unexpected class 'NSArray'. Allowed classes are "
      .. "'{(\n    NSString\n)}'.", failure:userInfo().NSDebugDescription)
  end)

  it("requires classes that adopt it", function()
    local Open = objc.class("OpenNote", objc.NSObject, {protocols = {"NSCoding"}}, function(instance)
      instance["encodeWithCoder:"] = function() end
      instance["initWithCoder:"] = function(self) return self end
    end)
    local data, failure = objc.NSKeyedArchiver
      :archivedDataWithRootObject_requiringSecureCoding_error_(Open:new(), true)
    assert.is_nil(data)
    assert.equal("This decoder will only decode classes that adopt NSSecureCoding. Class "
      .. "'OpenNote' does not adopt it.", failure:userInfo().NSDebugDescription)
    data = archived(Open:new())
    local object, refused = objc.NSKeyedUnarchiver
      :unarchivedObjectOfClass_fromData_error_(Open, data)
    assert.is_nil(object)
    assert.equal(4864, refused:code())
  end)

  it("is adopted by Foundation's values", function()
    for name in ("NSArray NSDictionary NSSet NSOrderedSet NSString NSNumber NSValue NSData NSDate "
      .. "NSURL NSNull NSIndexSet NSIndexPath NSError NSAttributedString"):gmatch("%w+") do
      assert.is_true(objc[name]:conformsToProtocol_("NSSecureCoding"), name)
      assert.is_true(objc[name]:supportsSecureCoding(), name)
      assert.is_true(objc[name]:conformsToProtocol_("NSCopying"), name)
    end
    assert.is_true(objc.NSMutableArray:conformsToProtocol_("NSFastEnumeration"))
    assert.is_false(objc.NSObject:conformsToProtocol_("NSCopying"))
  end)
end)
