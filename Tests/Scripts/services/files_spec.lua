describe("NSFileManager", function()
  local manager = objc.NSFileManager:defaultManager()
  local root = objc.NSTemporaryDirectory() .. "spec"

  before_each(function()
    manager:createDirectoryAtPath_withIntermediateDirectories_attributes_error_(root .. "/in", true, nil)
  end)
  after_each(function() manager:removeItemAtPath_error_(root) end)

  it("makes, reads and lists files in memory", function()
    assert.is_true(manager:createFileAtPath_contents_attributes_(root .. "/a.txt", "text", nil))
    assert.is_false(manager:createFileAtPath_contents_attributes_(root .. "/no/a.txt", "text", nil))
    assert.equal("text", objc.unbox(manager:contentsAtPath_(root .. "/a.txt")))
    assert.is_true(manager:fileExistsAtPath_(root .. "/a.txt"))
    assert.same({true, false}, {manager:fileExistsAtPath_isDirectory_(root .. "/a.txt")})
    assert.same({true, true}, {manager:fileExistsAtPath_isDirectory_(root .. "/in/")})
    assert.same({false, false}, {manager:fileExistsAtPath_isDirectory_(root .. "/none")})
    assert.same({"a.txt", "in"}, (manager:contentsOfDirectoryAtPath_error_(root)))
    assert.equal(4, manager:attributesOfItemAtPath_error_(root .. "/a.txt").NSFileSize)
    assert.is_false(manager:fileExistsAtPath_(nil))
  end)

  it("reads a mutable collection whose containers are mutable, too", function()
    manager:createFileAtPath_contents_attributes_(root .. "/a.plist", "({ list = (a, b); }, (c))", nil)
    local list = objc.NSMutableArray:arrayWithContentsOfFile_(root .. "/a.plist")
    list:objectAtIndex_(0):setObject_forKey_("x", "key")
    list:objectAtIndex_(0):objectForKey_("list"):addObject_("c")
    list:objectAtIndex_(1):addObject_("d")
    assert.same({{list = {"a", "b", "c"}, key = "x"}, {"c", "d"}}, objc.unbox(list))
    local fixed = objc.NSArray:arrayWithContentsOfFile_(root .. "/a.plist")
    assert.is_false(fixed:objectAtIndex_(1):isKindOfClass_(objc.NSMutableArray))
  end)

  it("has a folder /tmp from the beginning", function()
    finally(function() manager:removeItemAtPath_error_ "/tmp/a.txt" end)
    assert.same({true, true}, {manager:fileExistsAtPath_isDirectory_ "/tmp"})
    assert.is_true(manager:createFileAtPath_contents_attributes_("/tmp/a.txt", "text", nil))
  end)

  it("copies, moves and removes, and reports errors", function()
    manager:createFileAtPath_contents_attributes_(root .. "/a", "1", nil)
    assert.is_true((manager:copyItemAtPath_toPath_error_(root .. "/a", root .. "/in/b")))
    assert.is_true((manager:moveItemAtPath_toPath_error_(root .. "/a", root .. "/c")))
    assert.same({"c", "in", "in/b"}, manager:subpathsAtPath_(root))
    local done, failure = manager:copyItemAtPath_toPath_error_(root .. "/c", root .. "/in/b")
    assert.same({false, "NSCocoaErrorDomain", 516}, {done, failure:domain(), failure:code()})
    done, failure = manager:removeItemAtPath_error_(root .. "/none")
    assert.same({false, 4}, {done, failure:code()})
    local list
    list, failure = manager:contentsOfDirectoryAtPath_error_(root .. "/none")
    assert.is_nil(list)
    assert.equal(260, failure:code())
  end)

  it("returns an app's folders", function()
    local documents = objc.NSSearchPathForDirectoriesInDomains(objc.NSDocumentDirectory, 1, true)[1]
    assert.equal(objc.NSHomeDirectory() .. "/Documents", documents)
    assert.equal(documents, manager:URLsForDirectory_inDomains_(9, 1)[1]:path())
    assert.is_true(manager:fileExistsAtPath_(documents))
  end)
end)

describe("NSJSONSerialization", function()
  local json = objc.NSJSONSerialization
  local function text(value, options)
    return objc.unbox((json:dataWithJSONObject_options_error_(value, options or 0)))
  end
  local function read(source, options)
    return json:JSONObjectWithData_options_error_(source, options or 0)
  end

  it("writes every value of JSON", function()
    assert.equal([==[{"a":[1,2.5,true,null,"x\/\"\n"],"b":{}}]==],
      text {a = {1, 2.5, true, objc.null, "x/\"\n"}, b = objc.NSDictionary:dictionary()})
    assert.equal('{\n  "a" : [\n    1\n  ]\n}', text({a = {1}}, objc.NSJSONWritingPrettyPrinted))
    assert.equal('["/"]', text({"/"}, objc.NSJSONWritingWithoutEscapingSlashes))
    assert.same({true, false, false}, {json:isValidJSONObject_{1}, json:isValidJSONObject_("x"),
      json:isValidJSONObject_{objc.UIView:new()}})
    assert.error_matches(function() text(1) end, "Invalid top%-level type in JSON write")
    assert.error_matches(function() text {0 / 0} end, "NaN number in JSON write")
    assert.error_matches(function() text {objc.NSObject:new()} end,
      "Invalid type in JSON write %(NSObject%)")
  end)

  it("parses JSON, and reports where it is invalid", function()
    assert.same({a = {1, -2.5e3, true, "é😀"}}, (read [==[ {"a": [1, -2.5e3, true, "\u00e9\ud83d\ude00"]} ]==]))
    assert.equal(objc.null, read("[null]")[1])
    assert.equal(7, (read("7", objc.NSJSONReadingFragmentsAllowed)))
    local value, failure = read "[1,,]"
    assert.is_nil(value)
    assert.same({"NSCocoaErrorDomain", 3840}, {failure:domain(), failure:code()})
    for _, source in ipairs {"", "7", "{", "{1:2}", "[01]", '["\\x"]', "[1] 2", '["a\nb"]'} do
      assert.is_nil((read(source)))
    end
    local list = read("[1]", objc.NSJSONReadingMutableContainers)
    list:addObject_(2)
    assert.equal(2, #list)
  end)
end)

describe("a stream of a file", function()
  it("begins at the offset that is set before it is opened", function()
    local path = objc.NSTemporaryDirectory() .. "offset.txt"
    objc.NSFileManager:defaultManager():createFileAtPath_contents_attributes_(path, "head body", nil)
    local stream = objc.NSInputStream:inputStreamWithFileAtPath_(path)
    assert.is_true(stream:setProperty_forKey_(5, objc.NSStreamFileCurrentOffsetKey))
    stream:open()
    assert.equal("body", (select(2, stream:read_maxLength_(nil, 10))))
  end)
end)
