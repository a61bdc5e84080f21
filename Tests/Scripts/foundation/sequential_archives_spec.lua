-- Archives without keys are read in the order in which they were written.

describe("an archive without keys", function()
  it("decodes a graph", function()
    local data = objc.NSArchiver:archivedDataWithRootObject_(objc.box {"a", {b = 2}})
    local back = objc.NSUnarchiver:unarchiveObjectWithData_(data)
    assert.same({"a", {b = 2}}, objc.unbox(back))
  end)

  it("has its data after each root object", function()
    local data = objc.NSMutableData:data()
    local archiver = objc.NSArchiver:alloc():initForWritingWithMutableData_(data)
    archiver:encodeRootObject_("one")
    assert.is_true(#data > 0)
    archiver:encodeRootObject_("two")
    local reader = objc.NSUnarchiver:alloc():initForReadingWithData_(data)
    assert.equal("one", tostring(reader:decodeObject()))
    assert.is_false(reader:isAtEnd())
    assert.equal("two", tostring(reader:decodeObject()))
    assert.is_true(reader:isAtEnd())
  end)

  it("is not a keyed archive, and does not contain one", function()
    local data = objc.NSArchiver:archivedDataWithRootObject_("x")
    assert.is_false((pcall(function() return objc.NSKeyedUnarchiver:unarchiveObjectWithData_(data) end)))
    local archiver = objc.NSArchiver:alloc():initForWritingWithMutableData_(objc.NSMutableData:data())
    assert.is_false(archiver:allowsKeyedCoding())
  end)

  it("completes its data after each root, also when it is deallocated or writes into other data", function()
    local function read(data)
      local reader, found = objc.NSUnarchiver:alloc():initForReadingWithData_(data), {}
      while not reader:isAtEnd() do found[#found + 1] = reader:decodeObject() end
      return table.concat(found, " ")
    end
    local one, other = objc.NSMutableData:data(), objc.NSMutableData:data()
    objc.autoreleasepool(function()
      local archiver <close> = objc.NSArchiver:alloc():initForWritingWithMutableData_(one)
      archiver:encodeObject_ "a"
      assert.equal("a", read(one))
      archiver:encodeObject_ "b"
      archiver:initForWritingWithMutableData_(other)
      archiver:encodeObject_ "c"
    end)
    assert.equal("a b", read(one))
    assert.equal("a b c", read(other))
  end)

  it("has the data that it had at a snapshot", function()
    local data = objc.NSMutableData:data()
    local archiver = objc.NSArchiver:alloc():initForWritingWithMutableData_(data)
    archiver:encodeObject_ "a"
    local length = data:length()
    local snapshot = objc.snapshot()
    archiver:encodeObject_ "b"
    assert.is_true(data:length() > length)
    objc.restore(snapshot)
    assert.equal(length, data:length())
  end)

  it("writes 5,000 roots in the time that each needs", function()
    local data = objc.NSMutableData:data()
    local archiver = objc.NSArchiver:alloc():initForWritingWithMutableData_(data)
    local started = os.clock()
    for index = 1, 5000 do archiver:encodeObject_("text " .. index) end
    assert.is_true(data:length() > 50000)
    assert.is_true(os.clock() - started < 5)
  end)
end)

describe("an archive", function()
  for name, make in pairs {
    ["a notification"] = function() return objc.NSNotification:notificationWithName_object_("n", "o") end,
    ["a set of characters"] = function()
      return objc.NSCharacterSet:characterSetWithCharactersInString_("ab")
    end,
    ["a calendar"] = function() return objc.NSCalendar:calendarWithIdentifier_("gregorian") end,
    ["a time zone"] = function() return objc.NSTimeZone:timeZoneWithName_("Europe/Berlin") end,
    ["an identifier"] = function()
      return objc.NSUUID:alloc():initWithUUIDString_("E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    end,
    ["a locale"] = function() return objc.NSLocale:localeWithLocaleIdentifier_("de_DE") end,
  } do
    it("decodes " .. name, function()
      local data = objc.NSKeyedArchiver:archivedDataWithRootObject_(make())
      assert.is_true(make():isEqual_(objc.NSKeyedUnarchiver:unarchiveObjectWithData_(data)))
    end)
  end
end)
