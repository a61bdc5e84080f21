local log, kept

--- A coder that stores its values in a table and records the messages.
local Coder = objc.class("TableCoder", objc.NSCoder, function(instance)
  instance.allowsKeyedCoding = function() return true end
  for _, kind in ipairs {"Object", "Bool", "Integer", "Double"} do
    instance["encode" .. kind .. ":forKey:"] = function(_, value, key)
      log[#log + 1] = kind .. " " .. key
      kept[key] = value
    end
    instance["decode" .. kind .. "ForKey:"] = function(_, key)
      log[#log + 1] = "? " .. kind .. " " .. key
      return kept[key]
    end
  end
  instance["encodeBytes:length:forKey:"] = function(_, bytes, length, key)
    log[#log + 1] = "Bytes " .. key .. " " .. length
    kept[key] = bytes
  end
  instance["decodeBytesForKey:returnedLength:"] = function(_, key)
    log[#log + 1] = "? Bytes " .. key
    return kept[key], #kept[key]
  end
  instance["containsValueForKey:"] = function(_, key) return kept[key] ~= nil end
end)

--- The messages while an object is encoded, and decoded as an equal one.
local function coded(object)
  log, kept = {}, {}
  local coder = Coder:new()
  object:encodeWithCoder_(coder)
  local written = table.concat(log, ", ")
  local read = object:classForCoder():alloc():initWithCoder_(coder)
  assert.is_true(object:isEqual_(read))
  return written
end

describe("a script's coder", function()
  before_each(function() log, kept = {}, {} end)

  it("receives the elements that containers encode", function()
    assert.equal("Object NS.object.0, Object NS.object.1",
      coded(objc.NSArray:arrayWithObjects_("a", 2)))
    assert.equal("Object NS.key.0, Object NS.object.0",
      coded(objc.NSDictionary:dictionaryWithObject_forKey_(1, "k")))
    assert.equal("Object NS.object.0", coded(objc.NSSet:setWithObject_("a")))
    assert.equal("Object NS.object.0", coded(objc.NSOrderedSet:orderedSetWithObject_("a")))
  end)

  it("receives the values that texts, data and numbers encode", function()
    assert.equal("Bytes NS.bytes 6", coded(objc.NSMutableString:stringWithString_("héllo")))
    assert.equal("Bytes NS.bytes 3", coded(objc.NSData:dataWithBytes_length_("abc", 3)))
    assert.equal("Integer NS.intval", coded(objc.NSNumber:numberWithInt_(7)))
    assert.equal("Double NS.dblval", coded(objc.NSNumber:numberWithDouble_(1.5)))
    assert.equal("Bool NS.boolval", coded(objc.NSNumber:numberWithBool_(true)))
  end)

  it("receives the values that the smaller classes encode", function()
    assert.equal("Object NS.base, Object NS.relative",
      coded(objc.NSURL:URLWithString_("http://host/a")))
    assert.equal("Double NS.time", coded(objc.NSDate:dateWithTimeIntervalSince1970_(5)))
    assert.equal("Bytes NS.uuidbytes 16", coded(objc.NSUUID:UUID()))
    assert.equal("Object NSKey, Bool NSAscending",
      coded(objc.NSSortDescriptor:sortDescriptorWithKey_ascending_("k", true)))
    assert.equal("Object NSString, Object NSAttributes", coded(
      objc.NSAttributedString:alloc():initWithString_attributes_("abc", {k = "v"})))
  end)

  it("is read by the messages that it has", function()
    local coder = Coder:new()
    kept["NS.time"] = 25.0
    local date = objc.NSDate:alloc():initWithCoder_(coder)
    assert.equal(25.0, date:timeIntervalSinceReferenceDate())
    assert.same({"? Double NS.time"}, log)
  end)

  it("without keys receives the values in their order", function()
    local written = {}
    local Plain = objc.class("PlainCoder", objc.NSCoder, function(instance)
      instance["encodeObject:"] = function(_, value) written[#written + 1] = value end
      instance["encodeValueOfObjCType:at:"] = function(_, kind, value)
        written[#written + 1] = kind .. value
      end
    end)
    objc.NSArray:arrayWithObjects_("a", "b"):encodeWithCoder_(Plain:new())
    assert.same({"q2", "a", "b"}, written)
  end)

  it("that has no method for a value is named", function()
    local Poor = objc.class("PoorCoder", objc.NSCoder, function(instance)
      instance.allowsKeyedCoding = function() return true end
    end)
    local ok, raised = pcall(function()
      objc.NSDate:date():encodeWithCoder_(Poor:new())
    end)
    assert.is_false(ok)
    assert.truthy(raised.reason:find("encodeDouble:forKey:]: method only defined for abstract class", 1, true))
  end)
end)

describe("a subclass of the archiver", function()
  it("receives the parts of Foundation's objects, and encodes them through super", function()
    local keys = {}
    local Archiver = objc.class("NotingArchiver", objc.NSKeyedArchiver, function(instance)
      instance["encodeObject:forKey:"] = function(self, value, key)
        keys[#keys + 1] = key
        objc.super("NotingArchiver", self):encodeObject_forKey_(value, key)
      end
    end)
    local url = objc.NSURL:URLWithString_("http://host/a")
    local data = Archiver:archivedDataWithRootObject_requiringSecureCoding_error_(url, false)
    assert.same({"root", "NS.base", "NS.relative"}, keys)
    local read = objc.NSKeyedUnarchiver:unarchivedObjectOfClass_fromData_error_(objc.NSURL, data)
    assert.is_true(url:isEqual_(read))
  end)

  it("is not needed: a hook on the archiver receives them too", function()
    local keys = {}
    local token = hook.before(objc.NSKeyedArchiver, "encodeDouble:forKey:",
      function(_, _, key) keys[#keys + 1] = key end)
    objc.NSKeyedArchiver:archivedDataWithRootObject_requiringSecureCoding_error_(
      objc.NSDate:date(), false)
    token:remove()
    assert.same({"NS.time"}, keys)
  end)
end)

describe("an attributed string in an archive", function()
  it("has its runs as pairs of length and place of the attributes", function()
    local text = objc.NSMutableAttributedString:alloc():initWithString_("aabb")
    text:addAttribute_value_range_("k", 1, {location = 0, length = 1})
    text:addAttribute_value_range_("k", 1, {location = 3, length = 1})
    assert.equal("Object NSString, Object NSAttributes, Object NSAttributeInfo", coded(text))
    assert.equal(2, #kept.NSAttributes)
    assert.equal("\1\0\2\1\1\0", objc.unbox(kept.NSAttributeInfo))
  end)

  it("without keys that has nothing of a value or a character set raises", function()
    local Broken = objc.class("BrokenCoder", objc.NSCoder)
    function Broken:allowsKeyedCoding() return false end
    function Broken:decodeValueOfObjCType_at_() return 99999 end
    function Broken:decodeObject() return 99999 end
    for _, class in ipairs {objc.NSCharacterSet, objc.NSValue} do
      local is_decoded, fault = pcall(function() return class:alloc():initWithCoder_(Broken:new()) end)
      assert.is_false(is_decoded)
      assert.matches(("NSInvalidArgumentException: *** -[%s initWithCoder:]: the coder has no "):format(tostring(class)),
        tostring(fault), 1, true)
    end
  end)

  it("without keys receives the type of a structure that has no number", function()
    local values, place = {}, 0
    local Sequence = objc.class("SequenceCoder", objc.NSCoder)
    function Sequence:allowsKeyedCoding() return false end
    function Sequence:encodeValueOfObjCType_at_(_, value) values[#values + 1] = value end
    function Sequence:encodeObject_(value) values[#values + 1] = value end
    function Sequence:decodeObject()
      place = place + 1
      return values[place]
    end
    function Sequence:decodeValueOfObjCType_at_() return self:decodeObject() end
    local vector = objc.NSValue:valueWithCGVector_ {1, 2}
    vector:encodeWithCoder_(Sequence:new())
    assert.is_true(vector:isEqual_(objc.NSValue:alloc():initWithCoder_(Sequence:new())))
  end)
end)
