-- Inputs whose parts are shared or nested in each other: they are read once, and their results are right.

local function data(text) return objc.NSData:dataWithBytes_length_(text, #text) end
local function read(bytes, options)
  return objc.NSPropertyListSerialization:propertyListWithData_options_format_error_(data(bytes), options or 0, nil, nil)
end

-- A binary property list of objects, the first one at the top.
local function binary_list(objects)
  local offsets, at = {}, 8
  for index, object in ipairs(objects) do offsets[index], at = (">I2"):pack(at), at + #object end
  return "bplist00" .. table.concat(objects) .. table.concat(offsets) .. ("\0"):rep(6) .. "\2\1"
    .. (">I8I8I8"):pack(#objects, 0, at)
end

describe("a reader", function()
  it("creates a shared part of a property list once, unless it is mutable", function()
    local bytes = binary_list {"\xA2\1\1", "\xA1\2", "\x51a"}
    local list = read(bytes)
    assert.equal(list:objectAtIndex_(0), list:objectAtIndex_(1))
    local mutable = read(bytes, 1)
    mutable:objectAtIndex_(0):addObject_ "b"
    assert.equal(1, mutable:objectAtIndex_(1):count())
    assert.equal(2, mutable:objectAtIndex_(0):count())
  end)

  it("rejects a property list that contains itself, and one that is nested too deep through shared parts", function()
    assert.is_nil((read(binary_list {"\xA2\1\1", "\xA1\0"})))
    local function chain(levels)
      local objects = {}
      for level = 1, levels do objects[level] = "\xA2" .. string.char(level, level) end
      objects[levels + 1] = "\x09"
      return binary_list(objects)
    end
    assert.is_not_nil((read(chain(250))))
  end)

  it("keeps the last of equal keys of JSON, at the first one's index", function()
    local value = objc.NSJSONSerialization:JSONObjectWithData_options_error_(data '{"a": 1, "b": 2, "a": 3}', 0, nil)
    assert.same({a = 3, b = 2}, {a = value.a, b = value.b})
  end)

  it("finds texts whose beginnings repeat, from both ends and folded", function()
    local text = objc.NSString:stringWithString_ "aabaabaaab"
    local function range(sought, options)
      local found = text:rangeOfString_options_(sought, options)
      return {found.location, found.length}
    end
    assert.same({0, 5}, range("aabaa", 0))
    assert.same({6, 4}, range("AAAB", 1))
    assert.same({7, 3}, range("aab", 4))
    assert.same({0, 3}, range("AAB", 1 | 8))
    assert.equal("-c-c-x", tostring(objc.NSString:stringWithString_ "abcABcabx"
      :stringByReplacingOccurrencesOfString_withString_options_range_("AB", "-", 1, {0, 9})))
    assert.equal("é|é", tostring(objc.NSString:stringWithString_ "éAé":componentsSeparatedByString_ "A":componentsJoinedByString_ "|"))
  end)

  it("parses predicates that could be expressions once", function()
    local format = ("(TERNARY("):rep(16) .. "a == 1" .. (", 1, 1) == 1)"):rep(16)
    local started = os.clock()
    assert.is_true(objc.NSPredicate:predicateWithFormat_(format):evaluateWithObject_ {a = 1})
    assert.is_true(os.clock() - started < 5)
    assert.is_true(objc.NSPredicate:predicateWithFormat_("((%K) == %@) AND (b.c)[0] == 1", "a", 5)
      :evaluateWithObject_ {a = 5, b = {c = {1}}})
  end)

  it("reads a type encoding that is nested deep", function()
    local signature = objc.NSMethodSignature:signatureWithObjCTypes_("v@:" .. ("{a="):rep(100000) .. ("}"):rep(100000))
    assert.equal(3, signature:numberOfArguments())
  end)

  it("limits the attributes of an XML element, not those of a document", function()
    local function parse(text) return objc.NSXMLParser:alloc():initWithData_(data(text)):parse() end
    local attributes = {}
    for number = 1, 10001 do attributes[number] = (" a%d='1'"):format(number) end
    assert.is_false(parse("<a" .. table.concat(attributes) .. "/>"))
    assert.is_true(parse("<a" .. table.concat(attributes, "", 1, 9000) .. "/>"))
    assert.is_true(parse("<r><!-- ' < --><![CDATA[ <a ' ]]>" .. ("<a b='>' c=\"=\"/>"):rep(6000) .. "</r>"))
  end)

  it("limits the columns of a Markdown table, and the namespaces around an XML element", function()
    local function text(columns)
      local table = ("|a"):rep(columns) .. "|\n" .. ("|-"):rep(columns) .. "|\n"
      return tostring(objc.NSAttributedString:alloc():initWithMarkdownString_options_baseURL_error_(table, nil, nil, nil):string())
    end
    assert.equal(("a"):rep(1000), text(1000))
    assert.matches("^|a|a", text(1001))
    local function parse(levels, repeats)
      local element = {}
      for level = 1, levels do element[level] = ("<a xmlns:n%d='u%d'>"):format(level, level) end
      local whole = table.concat(element) .. ("</a>"):rep(levels)
      return objc.NSXMLParser:alloc():initWithData_(data("<r>" .. whole:rep(repeats) .. "</r>")):parse()
    end
    assert.is_true(parse(1000, 2))
    assert.is_false(parse(1001, 1))
  end)

  it("archives many values, and replaces the value of a key", function()
    local archiver = objc.NSKeyedArchiver:alloc():initRequiringSecureCoding_(false)
    for turn = 1, 2 do
      for index = 1, 40 do archiver:encodeInteger_forKey_(turn * index, "k" .. index) end
    end
    archiver:finishEncoding()
    local unarchiver = objc.NSKeyedUnarchiver:alloc():initForReadingFromData_error_(archiver:encodedData(), nil)
    assert.same({2, 20, 80}, {unarchiver:decodeIntegerForKey_ "k1", unarchiver:decodeIntegerForKey_ "k10",
      unarchiver:decodeIntegerForKey_ "k40"})
  end)

  it("finds links, dates and numbers side by side, each once", function()
    local text = "a@b.co 2024-02-03 x@y.com, www.example.com 555-555-5555 (http://a.b/c(d)) http://a))"
    local found = {}
    local detector = objc.NSDataDetector:dataDetectorWithTypes_error_(32 + 2048 + 8, nil)
    for _, result in ipairs(objc.unbox(detector:matchesInString_options_range_(text, 0, {0, #text}))) do
      local range = result:range()
      found[#found + 1] = text:sub(range.location + 1, range.location + range.length)
    end
    assert.same({"a@b.co", "2024-02-03", "x@y.com", "www.example.com", "555-555-5555", "http://a.b/c(d)", "http://a"}, found)
  end)

  it("counts the steps between far dates", function()
    local calendar = objc.NSCalendar:currentCalendar()
    local function date(seconds) return objc.NSDate:dateWithTimeIntervalSince1970_(seconds) end
    local parts = calendar:components_fromDate_toDate_options_(4 | 8 | 16, date(-1e18), date(1e18), 0)
    assert.is_true(parts:year() > 0)
    assert.equal(31, calendar:components_fromDate_toDate_options_(16, date(0), date(86400 * 31), 0):day())
  end)

  it("writes pieces of a file in their places", function()
    local path = "/tmp/pieces"
    objc.NSFileManager:defaultManager():createFileAtPath_contents_attributes_(path, data "abcdef", nil)
    local handle = objc.NSFileHandle:fileHandleForUpdatingAtPath_(path)
    handle:seekToFileOffset_(2)
    handle:writeData_(data "XY")
    handle:seekToFileOffset_(8)
    handle:writeData_(data "z")
    assert.equal(9, handle:offsetInFile())
    assert.equal("abXYef\0\0z", objc.box(objc.NSFileManager:defaultManager():contentsAtPath_(path)):bytes())
  end)
end)
