--- The envelope of JSON outputs.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local function output_of(arguments)
  local pipe = assert(io.popen(("'%s' %s 2>/dev/null"):format(arg[lowest], arguments)))
  local output = pipe:read "a"
  return output, select(3, pipe:close())
end

local function read(text)
  local data = objc.NSString:stringWithString_(text):dataUsingEncoding_(4)
  return objc.unbox(objc.NSJSONSerialization:JSONObjectWithData_options_error_(data, 0))
end

describe("JSON output", function()
  it("begins with the name and the version of its format", function()
    local lab = os.tmpname()
    os.rename(lab, lab .. "_lab.lua")
    finally(function() os.remove(lab .. "_lab.lua") end)
    for arguments, format in pairs {
      ["help --output json kvo"] = "help", ["help --output=json --search scroll"] = "help",
      ["examples --output json"] = "examples", [("lab --output json %s_lab.lua"):format(lab)] = "lab",
    } do
      local text = output_of(arguments)
      assert.matches('^{%s*"format": ?"hookhost%.' .. format .. '",%s*"version": ?1,', text)
      assert.equal(1, read(text).version)
    end
  end)

  it("says what is not found, with status 2", function()
    local text, status = output_of "help --output json swizling"
    assert.equal(2, status)
    local answer = read(text)
    assert.is_false(answer.found)
    assert.matches("did you mean 'swizzling'", answer.message, 1, true)
    assert.equal(2, (select(2, output_of "examples --output yaml")))
  end)

  it("shows the page of the option itself where no format follows", function()
    assert.matches("option of hookhost", (output_of "help --output"), 1, true)
  end)
end)
