-- Native code at a memory limit raises the error of the limit, which a script can catch: a parser that stops there does not
-- call its input damaged, and a long result is refused before it is made.

describe("at a memory limit", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  local function run(limit, script)
    local name = os.tmpname()
    local file <close> = assert(io.open(name, "w"))
    file:write(script)
    file:close()
    local pipe = assert(io.popen(("'%s' %s '%s' 2>&1"):format(arg[lowest], limit and "--memory-limit " .. limit or "", name)))
    local output = pipe:read "a"
    local _, _, status = pipe:close()
    os.remove(name)
    return output, status
  end

  for what, parser in pairs {
    ["of a property list"] = {
      part = "<string>twenty letters or more, that are not small</string>", first = "<plist><array>", last = "</array></plist>",
      counts = {160, 180},
      call = "objc.NSPropertyListSerialization:propertyListWithData_options_format_error_(data, 0, nil, nil)",
    },
    ["of JSON"] = {
      part = "[],", first = "[", last = "1]", counts = {1000, 1200},
      call = "objc.NSJSONSerialization:JSONObjectWithData_options_error_(data, 0, nil)",
    },
  } do
    it("the parser " .. what .. " does not say that its input is damaged", function()
      local caught = 0
      for _, thousands in ipairs(parser.counts) do
        local output = run("24M", ([[
          local data, part = objc.NSMutableData:new(), ("%s"):rep(1000)
          local function add(text) data:appendBytes_length_(text, #text) end
          add "%s"
          for _ = 1, %d do add(part) end
          add "%s"
          print(pcall(function() return %s ~= nil end))]]):format(parser.part, parser.first, thousands, parser.last, parser.call))
        assert.matches("not enough memory\n$", output)
        if output:find "^false" then caught = caught + 1 end
      end
      assert.is_true(caught > 0)
    end)
  end

  it("long texts are refused before they are made", function()
    local output, status = run("60M", [[
      local parts = objc.NSMutableArray:arrayWithArray_ {("x"):rep(100000)}
      for _ = 1, 12 do parts:addObjectsFromArray_(parts) end
      print(pcall(function() return parts:componentsJoinedByString_ "," end))
      local data = objc.NSMutableData:dataWithLength_(40000000)
      print(pcall(function() return data:base64EncodedStringWithOptions_(0) end))
      print(objc.UILabel:new():isHidden())]])
    assert.equal("false\tnot enough memory\nfalse\tnot enough memory\nfalse\n", output)
    assert.equal(0, status)
  end)

  it("conversions of a long text or of data are refused before they are made", function()
    local calls = {
      "text:stringByDeletingPathExtension()", "text:stringByAppendingPathComponent_ 'a'", "text:cStringLength()",
      "text:propertyList()", "text:dataUsingEncoding_(4)", "text:decomposedStringWithCanonicalMapping()",
      "text:stringByAddingPercentEncodingWithAllowedCharacters_(objc.NSCharacterSet:alphanumericCharacterSet())",
      "objc.NSString:stringWithFormat_(text)", "text:writeToFile_atomically_('/tmp/x', false)",
      "objc.NSData:dataWithContentsOfFile_(text)", "objc.NSKeyedArchiver:archivedDataWithRootObject_(text)",
      "objc.UILabel:new():setText_(text)", "objc.UITextView:new():setText_(text)", "attributed:size()",
      "attributed:deleteCharactersInRange_ {0, 5}", "label:sizeThatFits_ {100, 100}", "data:base64Encoding()",
      "data:base64EncodedDataWithOptions_(0)", "objc.NSKeyedArchiver:archivedDataWithRootObject_(data)",
      "objc.NSAttributedString:loadFromHTMLWithData_options_completionHandler_(data, nil, print)",
      "objc.NSAttributedString:alloc():initWithData_options_documentAttributes_error_(data, {})",
      "objc.NSAttributedString:alloc():initWithMarkdown_options_baseURL_error_(data)", "objc.NSString:stringWithCString_(data)",
      "objc.NSString:stringWithString_(long)", "objc.NSJSONSerialization:JSONObjectWithData_options_error_(data, 0)",
      "objc.NSURL:URLWithDataRepresentation_relativeToURL_(data)",
    }
    local output, status = run("10M", ([[
      local text = objc.NSString:string():stringByPaddingToLength_withString_startingAtIndex_(4000000, "abc defg\n", 0)
      local attributed = objc.NSMutableAttributedString:alloc():initWithString_(text)
      local label, data = objc.UILabel:new(), objc.NSMutableData:dataWithLength_(6000000)
      label:setAttributedText_(attributed)
      local long = ("x"):rep(3000000)
      local calls = {function() return %s end}
      for place, call in ipairs(calls) do
        local is_done, fault = pcall(call)
        if is_done or tostring(fault) ~= "not enough memory" then
          print(place, is_done, tostring(fault):sub(1, 60))
        end
      end
      print(text:length(), text:substringToIndex_(3), text:characterAtIndex_(5), text:rangeOfString_("bc").location)]])
      :format(table.concat(calls, " end, function() return ")))
    assert.equal("4000000\tabc\t101\t1\n", output)
    assert.equal(0, status)
  end)

  it("dropped data is collected, however many objects are kept beside it", function()
    local output, status = run("150M", [[
      local kept = {}
      for i = 1, 40000 do kept[i] = objc.NSObject:new() end
      local bytes = ("x"):rep(100000)
      for _ = 1, 3000 do objc.NSMutableData:dataWithBytes_length_(bytes, #bytes) end
      print(#kept)]])
    assert.equal("40000\n", output)
    assert.equal(0, status)
  end)

  it("large objects that are dropped are collected without a limit", function()
    local output = run(nil, [[
      local kept = {}
      for i = 1, 20000 do kept[i] = objc.NSObject:new() end
      local bytes = ("x"):rep(100000)
      for _ = 1, 4000 do objc.NSMutableData:dataWithBytes_length_(bytes, #bytes) end
      for line in io.lines "/proc/self/status" do
        local peak = line:match "VmHWM:%s*(%d+)"
        if peak then print(tonumber(peak) < 250000, #kept) end
      end]])
    assert.equal("true\t20000\n", output)
  end)
end)
