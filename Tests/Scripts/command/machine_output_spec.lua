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

  it("has the code and the errors of a translated source", function()
    local path = os.tmpname()
    os.remove(path)
    path = path .. ".m"
    finally(function() os.remove(path) end)
    local function write(text)
      local file <close> = assert(io.open(path, "w"))
      file:write(text)
    end
    write "#import <Foundation/Foundation.h>\nint main(void) { NSLog(@\"a\"); return 0; }\n"
    local text, status = output_of("translate --output json " .. path)
    local answer = read(text)
    assert.equal(0, status)
    assert.same({"hookhost.translate", path, true}, {answer.format, answer.file, answer.isWhole})
    assert.matches("NSLog", answer.code, 1, true)
    write "int main(void) { return nothing; }\n"
    text, status = output_of("translate --output json " .. path)
    answer = read(text)
    assert.equal(1, status)
    assert.is_false(answer.isWhole)
    assert.is_nil(answer.code)
    assert.matches(":1:25: error: use of undeclared identifier 'nothing'", answer.errors[1], 1, true)
  end)

  it("has the shown entries of a trace, and the chain to a change", function()
    local path = os.tmpname()
    finally(function() os.remove(path) end)
    local file <close> = assert(io.open(path, "w"))
    file:write [[
view = objc.UIView:new()
local page = objc.class("JSONPage", objc.NSObject, function(instance)
  function instance:open() view:setTag_(3) end
end):new()
page:open()
]]
    file:flush()
    local only = read(output_of("trace --output json --only UIView " .. path))
    assert.same({"hookhost.trace", 1}, {only.format, only.version})
    local set
    for _, entry in ipairs(only.entries) do
      if entry.name == "-[UIView setTag:]" then set = entry end
    end
    assert.same({"UIView", "setTag:", "3", "message"}, {set.class, set.selector, set.arguments, set.kind})
    assert.is_true(only.hidden >= 0)
    local why = read(output_of("trace --output json --why view.tag " .. path))
    assert.same({"view.tag", 1}, {why.subject, why.changes})
    assert.same({"-[JSONPage open]", "-[UIView setTag:]"}, {why.entries[1].name, why.entries[2].name})
    assert.same({0, 1}, {why.entries[1].depth, why.entries[2].depth})
    local none = read(output_of("trace --output json --why view.alpha " .. path))
    assert.same({0, "view.alpha did not change", 0}, {none.changes, none.message, #none.entries})
    assert.equal(2, (select(2, output_of("trace --output yaml " .. path))))
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
