-- Why data is not a property list, in the words of Core Foundation.

local serialization = objc.NSPropertyListSerialization

local function fault(text)
  local list, _, problem = serialization:propertyListWithData_options_format_error_(text, 0)
  assert.is_nil(list)
  assert.equal(3840, problem:code())
  local info = problem:userInfo()
  local old = info.kCFPropertyListOldStyleParsingError
  return info.NSDebugDescription, old and old:userInfo().NSDebugDescription
end

describe("data that is not a property list", function()
  it("has a fault as XML and one in the old format", function()
    local cut = {"Encountered unexpected EOF", "Malformed data byte group at line 1; invalid hex"}
    assert.same(cut, {fault '<?xml version="1.0"?><plist><dict><key>a'})
    assert.same({"Encountered unknown tag html on line 2", "Malformed data byte group at line 2; invalid hex"},
      {fault "\n<html></html>"})
    assert.same({"Unexpected character é at line 1", "Unexpected character '0x9633' at line 1"}, {fault "阳光正好"})
    assert.same({'Unexpected character " at line 1', "Expected ';' or '=' after key at line 2"},
      {fault '"a" = "b";\n"c" "d";'})
    assert.same({"Unexpected character b at line 1", "Conversion of string failed."}, {fault "bplist00\xFF"})
    assert.same({"Cannot parse a NULL or zero-length data"}, {fault ""})
  end)

  it("is not what is between the letters of base 64 in XML, nor an incomplete group", function()
    for text, bytes in pairs {
      ["!!"] = "", ["a!b"] = "", ["YQ"] = "", ["YQ=="] = "a", ["Y Q\n= ="] = "a", ["YQ==YQ=="] = "aa",
      ["YWJj!ZGVm"] = "abcdef", ["YWJjZA"] = "abc", ["===="] = "\0",
    } do
      assert.equal(bytes, objc.unbox(serialization:propertyListWithData_options_format_error_(
        "<plist><data>" .. text .. "</data></plist>", 0)), text)
    end
  end)

  it("has a fault for each part of XML", function()
    for text, words in pairs {
      ["<plist/>"] = "Encountered empty plist tag",
      ["<plist><true/><false/></plist>"] =
        "Encountered unexpected element at line 1 (plist can only include one object)",
      ["<plist><dict><true/></dict></plist>"] = "Found non-key inside <dict> at line 1",
      ["<plist><dict><key>a</key></dict></plist>"] = "Value missing for key inside <dict> at line 1",
      ["<plist><string>a</key></plist>"] = "Close tag on line 1 does not match open tag string",
      ["<plist><string>a &b; c</string></plist>"] = "Encountered unknown ampersand-escape sequence at line 1",
      ["<plist><integer>1z</integer></plist>"] = "Unknown character 'z' (0x7a) in <integer> on line 1",
      ["<plist><real>x</real></plist>"] = "Encountered misformatted real on line 1",
      ["<plist><data/></plist>"] = "Encountered empty <data> on line 1",
      ["<plist>\n<date>x</date></plist>"] = "Could not interpret <date> at line 2",
      ["<plist>\n<data>é</data></plist>"] = "Could not interpret <data> on line 2 (invalid character 0xC3)",
      ["<!-- x"] = "Unterminated comment started on line 1",
    } do
      assert.equal(words, (fault(text)))
    end
  end)

  it("needs a semicolon after each entry of the old format", function()
    assert.equal("Missing ';' on line 1", select(2, fault "{a = 1}"))
    assert.equal("Missing ';' on line 2", select(2, fault "{a = 1;\nb"))
  end)
end)

describe("a text that is not a property list", function()
  it("raises the description of the error", function()
    local _, exception = pcall(function() return objc.box "阳光正好":propertyList() end)
    assert.equal("NSParseErrorException", exception.name)
    assert.equal('Error Domain=NSCocoaErrorDomain Code=3840 "Unexpected character é at line 1" '
      .. "UserInfo={NSDebugDescription=Unexpected character é at line 1, "
      .. "kCFPropertyListOldStyleParsingError=Error Domain=NSCocoaErrorDomain Code=3840 "
      .. [["Unexpected character '0x9633' at line 1" UserInfo={NSDebugDescription=]]
      .. "Unexpected character '0x9633' at line 1}}", exception.reason)
  end)
end)

describe("a file of a collection", function()
  local function read(text, class)
    objc.box(text):writeToFile_atomically_encoding_error_("/tmp/list.plist", true, 4)
    local url = objc.NSURL:fileURLWithPath_ "/tmp/list.plist"
    local made, problem = class:alloc():initWithContentsOfURL_error_(url)
    assert.is_nil(made)
    return problem:code(), problem:userInfo().NSDebugDescription
  end

  it("has the error of the serialization if it is damaged, and is corrupt if it is another list", function()
    assert.same({3840, "Encountered unknown tag html on line 1"}, {read("<html>", objc.NSDictionary)})
    assert.same({259, "file:///tmp/list.plist did not contain a top-level array value"},
      {read("{a = 1;}", objc.NSArray)})
    assert.same({259, "file:///tmp/list.plist did not contain a top-level dictionary value"},
      {read("", objc.NSDictionary)})
  end)

  it("is not written if a part is not a property list", function()
    local done, problem = objc.box {objc.NSNull:null()}:writeToURL_error_(objc.NSURL:fileURLWithPath_ "/tmp/list.plist")
    assert.is_false(done)
    assert.equal("Property list invalid for format: 100 (property lists cannot contain objects of type 'CFNull')",
      problem:userInfo().NSDebugDescription)
  end)
end)

describe("an object that is not a property list", function()
  it("is named by its type in Core Foundation", function()
    local function refusal(list)
      local data, problem = serialization:dataWithPropertyList_format_options_error_(list, 200, 0)
      assert.is_nil(data)
      assert.equal(3851, problem:code())
      return problem:userInfo().NSDebugDescription:match "%((.*)%)$"
    end
    local types = "property lists cannot contain objects of type "
    assert.equal(types .. "'CFNull'", refusal(objc.box {a = objc.NSNull:null()}))
    assert.equal(types .. "'CFURL'", refusal(objc.box {objc.NSURL:URLWithString_ "a"}))
    assert.equal(types .. "'CFType'", refusal(objc.NSObject:new()))
    local numbered = objc.NSMutableDictionary:new()
    numbered:setObject_forKey_(1, objc.NSNumber:numberWithInt_(2))
    assert.equal("property list dictionaries may only have keys which are CFStrings, not 'CFNumber'", refusal(numbered))
    local circular = objc.NSMutableArray:new()
    circular:addObject_(circular)
    assert.equal("property lists cannot contain recursive container references", refusal(circular))
    circular:removeAllObjects()
  end)
end)

describe("equal dictionaries", function()
  it("have equal binary property lists, whatever the order of their keys", function()
    local function list(...)
      local dictionary = objc.NSMutableDictionary:new()
      for _, key in ipairs {...} do dictionary:setObject_forKey_(key .. "!", key) end
      return objc.NSPropertyListSerialization:dataWithPropertyList_format_options_error_(dictionary, 200, 0, nil)
    end
    assert.equal(objc.unbox(list("a", "c", "b")), objc.unbox(list("b", "a", "c")))
  end)
end)
