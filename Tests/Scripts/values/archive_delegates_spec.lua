-- The messages of archivers and unarchivers to their delegates.

local Note = objc.class("DelegateNote", objc.NSObject, {ivars = {"_text"}}, function(instance)
  instance["text"] = function(self) return objc.object_getIvar(self, "_text") end
  instance["setText:"] = function(self, text) objc.object_setIvar(self, "_text", text) end
  instance["encodeWithCoder:"] = function(self, coder) coder:encodeObject_forKey_(self:text(), "text") end
  instance["initWithCoder:"] = function(self, coder)
    self:setText_(coder:decodeObjectForKey_("text"))
    return self
  end
end)

local function note(text)
  local made = Note:new()
  made:setText_(text)
  return made
end

local function listener(name, methods)
  return objc.class(name, objc.NSObject, function(instance)
    for selector, body in pairs(methods) do instance[selector] = body end
  end):new()
end

local function archived(delegate, object)
  local archiver = objc.NSKeyedArchiver:alloc():initRequiringSecureCoding_(false)
  archiver:setDelegate_(delegate)
  archiver:encodeObject_forKey_(object, "root")
  return archiver:encodedData()
end

local function read(data, delegate)
  local unarchiver = objc.NSKeyedUnarchiver:alloc():initForReadingFromData_error_(data)
  unarchiver:setRequiresSecureCoding_(false)
  unarchiver:setDelegate_(delegate)
  local root = unarchiver:decodeObjectForKey_("root")
  unarchiver:finishDecoding()
  return root
end

describe("an archiver's delegate", function()
  it("replaces an object, and is notified of the replacement", function()
    local replaced = {}
    local other <const> = note "other"
    local delegate <const> = listener("ReplacingDelegate", {
      ["archiver:willEncodeObject:"] = function(_, _, object)
        return object:isKindOfClass_(Note) and other or object
      end,
      ["archiver:willReplaceObject:withObject:"] = function(_, _, old, new)
        replaced[#replaced + 1] = tostring(old:text()) .. ">" .. tostring(new:text())
      end,
    })
    assert.equal("other", tostring(read(archived(delegate, note "one")):text()))
    assert.same({"one>other"}, replaced)
  end)

  it("leaves an object out", function()
    local delegate <const> = listener("OmittingDelegate", {["archiver:willEncodeObject:"] = function() return nil end})
    assert.is_nil(read(archived(delegate, note "one")))
  end)
end)

describe("an unarchiver's delegate", function()
  it("is notified of a replaced object", function()
    local heard = {}
    local other <const> = note "other"
    local delegate <const> = listener("ReadingDelegate", {
      ["unarchiver:didDecodeObject:"] = function(_, _, object)
        return object:isKindOfClass_(Note) and other or object
      end,
      ["unarchiver:willReplaceObject:withObject:"] = function(_, _, old, new)
        heard[#heard + 1] = tostring(old:text()) .. ">" .. tostring(new:text())
      end,
      ["unarchiverWillFinish:"] = function() heard[#heard + 1] = "will" end,
      ["unarchiverDidFinish:"] = function() heard[#heard + 1] = "did" end,
    })
    assert.equal("other", tostring(read(archived(nil, note "one"), delegate):text()))
    assert.same({"one>other", "will", "did"}, heard)
  end)

  it("is declared by a protocol", function()
    assert.is_truthy(objc.protocol_getMethodDescription(objc.getProtocol("NSKeyedUnarchiverDelegate"),
      "unarchiver:cannotDecodeObjectOfClassName:originalClasses:", false, true))
  end)
end)
