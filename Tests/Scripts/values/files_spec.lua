local folder = objc.NSString:stringWithString_("~/Documents"):stringByExpandingTildeInPath()
local function path(name)
  return objc.unbox(folder:stringByAppendingPathComponent_(name))
end

describe("a file in memory", function()
  it("holds a text", function()
    local text = objc.box("gr\u{fc}n\n")
    local ok, failure = text:writeToFile_atomically_encoding_error_(path "a.txt", true,
      objc.NSUTF8StringEncoding)
    assert.is_true(ok)
    assert.is_nil(failure)
    local read = objc.NSString:stringWithContentsOfFile_encoding_error_(path "a.txt",
      objc.NSUTF8StringEncoding)
    assert.equal("gr\u{fc}n\n", objc.unbox(read))
    local mutable = objc.NSMutableString:alloc():initWithContentsOfFile_encoding_error_(
      path "a.txt", objc.NSUTF8StringEncoding)
    mutable:appendString_("!")
    assert.equal(6, mutable:length())
    local _, used = objc.NSString:stringWithContentsOfFile_usedEncoding_error_(path "a.txt")
    assert.equal(objc.NSUTF8StringEncoding, used)
    local none, wrong = objc.NSString:stringWithContentsOfFile_encoding_error_(path "a.txt",
      objc.NSASCIIStringEncoding)
    assert.is_nil(none)
    assert.equal(261, wrong:code())
  end)

  it("that is not there is an error with its path", function()
    local none, failure = objc.NSString:stringWithContentsOfFile_encoding_error_(path "none.txt",
      objc.NSUTF8StringEncoding)
    assert.is_nil(none)
    assert.equal("NSCocoaErrorDomain", failure:domain())
    assert.equal(260, failure:code())
    assert.equal(path "none.txt", failure:userInfo().NSFilePath)
    assert.equal("The file “none.txt” couldn’t be opened because there is no such file.",
      failure:localizedDescription())
    assert.is_nil(objc.NSData:dataWithContentsOfFile_(path "none.txt"))
    assert.is_nil(objc.NSArray:arrayWithContentsOfFile_(path "none.txt"))
    assert.is_nil(objc.NSDictionary:dictionaryWithContentsOfFile_(path "none.txt"))
    assert.is_false(objc.box("x"):writeToFile_atomically_("/nowhere/at/all", true))
  end)

  it("holds data", function()
    local data = objc.NSData:dataWithBytes_length_("a\0b", 3)
    local url = objc.NSURL:fileURLWithPath_(path "data")
    assert.is_true(data:writeToURL_atomically_(url, true))
    assert.is_true(data:isEqual_(objc.NSData:dataWithContentsOfURL_(url)))
    local ok, failure = data:writeToFile_options_error_(path "data", 2)
    assert.is_false(ok)
    assert.equal(516, failure:code())
  end)

  it("holds an array and a dictionary as property lists", function()
    local list = objc.box {"a", 1, true, {b = 1.5, c = {"<&>"}}}
    assert.is_true(list:writeToFile_atomically_(path "list.plist", true))
    local text = objc.NSString:stringWithContentsOfFile_encoding_error_(path "list.plist", 4)
    assert.equal([[
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<array>
	<string>a</string>
	<integer>1</integer>
	<true/>
	<dict>
		<key>b</key>
		<real>1.5</real>
		<key>c</key>
		<array>
			<string>&lt;&amp;&gt;</string>
		</array>
	</dict>
</array>
</plist>
]], objc.unbox(text))
    local back = objc.NSArray:arrayWithContentsOfFile_(path "list.plist")
    assert.is_true(list:isEqual_(back))
    assert.equal("__NSArrayM", objc.object_getClassName(
      objc.NSMutableArray:arrayWithContentsOfFile_(path "list.plist")))
    assert.is_nil(objc.NSDictionary:dictionaryWithContentsOfFile_(path "list.plist"))
    local keyed = objc.box {day = objc.NSDate:dateWithTimeIntervalSince1970_(86400),
      bytes = objc.NSData:dataWithBytes_length_("\1\2\3", 3)}
    assert.is_true(keyed:writeToURL_error_(objc.NSURL:fileURLWithPath_(path "keyed.plist")))
    assert.is_true(keyed:isEqual_(objc.NSDictionary:dictionaryWithContentsOfFile_(path "keyed.plist")))
  end)

  it("accepts only property-list values", function()
    assert.is_false(objc.box({objc.NSObject:new()}):writeToFile_atomically_(path "x.plist", true))
    local keyed = objc.NSDictionary:dictionaryWithObject_forKey_("a", 1)
    local ok, failure = keyed:writeToURL_error_(objc.NSURL:fileURLWithPath_(path "x.plist"))
    assert.is_false(ok)
    assert.equal(3851, failure:code())
  end)

  it("is removed by a restored snapshot", function()
    local before = objc.snapshot()
    objc.box("later"):writeToFile_atomically_(path "later.txt", true)
    assert.equal("later", objc.unbox(objc.NSString:stringWithContentsOfFile_(path "later.txt")))
    objc.restore(before)
    assert.is_nil(objc.NSString:stringWithContentsOfFile_(path "later.txt"))
  end)

  it("holds an archive", function()
    assert.is_true(objc.NSKeyedArchiver:archiveRootObject_toFile_({1, "a"}, path "archive"))
    assert.same({1, "a"}, objc.NSKeyedUnarchiver:unarchiveObjectWithFile_(path "archive"))
    assert.is_nil(objc.NSKeyedUnarchiver:unarchiveObjectWithFile_(path "no archive"))
  end)
end)

describe("a property list", function()
  it("is read as NeXT wrote it", function()
    local text = objc.box [[{ /* a comment */ a = (1, "b c", <0fa0>); "d" = { e = "\U00fc\n"; }; }]]
    local list = text:propertyList()
    assert.equal("b c", objc.unbox(list:objectForKey_("a"):objectAtIndex_(1)))
    assert.equal(2, list:objectForKey_("a"):objectAtIndex_(2):length())
    assert.equal("\u{fc}\n", objc.unbox(list:valueForKeyPath_("d.e")))
    local strings = objc.box [["hello" = "hallo"; // a comment
      bye = "tsch\U00fcss";]]
    assert.same({hello = "hallo", bye = "tsch\u{fc}ss"},
      objc.unbox(strings:propertyListFromStringsFileFormat()))
  end)

  it("becomes data, and an object again", function()
    local list = objc.box {a = {1, 2.5, "x"}, b = objc.NSData:dataWithBytes_length_("z", 1)}
    for _, format in ipairs {100, 200} do
      local data = objc.NSPropertyListSerialization
        :dataWithPropertyList_format_options_error_(list, format, 0)
      local back, found = objc.NSPropertyListSerialization
        :propertyListWithData_options_format_error_(data, 0)
      assert.is_true(list:isEqual_(back))
      assert.equal(format, found)
    end
    local mutable = objc.NSPropertyListSerialization:propertyListWithData_options_format_error_(
      objc.NSPropertyListSerialization:dataWithPropertyList_format_options_error_(list, 200, 0), 1)
    mutable:objectForKey_("a"):addObject_(3)
    local none, _, failure = objc.NSPropertyListSerialization
      :propertyListWithData_options_format_error_("", 0)
    assert.is_nil(none)
    assert.equal(3840, failure:code())
  end)
end)
