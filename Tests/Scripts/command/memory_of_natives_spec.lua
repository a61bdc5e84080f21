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
    local pipe = assert(io.popen(("'%s' --memory-limit %s '%s' 2>&1"):format(arg[lowest], limit, name)))
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
end)
