local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local function output_of(arguments)
  local pipe = assert(io.popen(("'%s' %s 2>&1"):format(arg[lowest], arguments)))
  local output = pipe:read "a"
  return output, select(3, pipe:close())
end

describe("hookhost examples", function()
  local folder

  before_each(function()
    folder = os.tmpname()
    os.remove(folder)
  end)

  after_each(function() os.execute(("rm -rf '%s'"):format(folder)) end)

  it("lists the installed examples", function()
    local text, status = output_of "examples"
    assert.equal(0, status)
    assert.matches("003_delay_button%s+Method swizzling: a button that waits", text)
    assert.matches("lab%s+Scenarios of the lab", text)
  end)

  it("copies one, which runs in its new folder", function()
    local place = folder .. "/003_delay_button"
    assert.same({place .. "\n", 0}, {output_of(("examples copy 003_delay_button '%s'"):format(folder))})
    local text, status = output_of(("'%s/delay_button.lua'"):format(place))
    assert.equal(0, status)
    assert.is_true(#text > 0)
  end)

  it("offers the one that has a part of a name that is unknown", function()
    local text, status = output_of "examples copy delay"
    assert.equal(2, status)
    assert.matches("did you mean '003_delay_button'?", text, 1, true)
  end)

  it("rejects a target that exists", function()
    output_of(("examples copy 003_delay_button '%s'"):format(folder))
    local text, status = output_of(("examples copy 003_delay_button '%s'"):format(folder))
    assert.equal(2, status)
    assert.matches("is there already", text, 1, true)
  end)

  it("leaves no part of a copy that cannot be written", function()
    local pipe = assert(io.popen(("trap '' XFSZ; ulimit -f 4; '%s' examples copy 007_check '%s' 2>&1"):format(arg[lowest], folder)))
    local text, status = pipe:read "a", select(3, pipe:close())
    assert.same({true, 1}, {text:find "cannot write '[^\n]*: File too large\n$" ~= nil, status})
    assert.is_nil((io.open(folder .. "/007_check")))
  end)

  it("reports mistakes", function()
    for arguments, reason in pairs {
      ["copy"] = "copy needs the name", ["copy 003_delay_buton"] = "did you mean '003_delay_button'?",
      ["take it"] = "not 'take'", ["copy a b c"] = "a name and a folder", ["--al"] = "unrecognized option '--al'",
      ["copy 003_delay_button /dev/null/x"] = "cannot write",
    } do
      local text, status = output_of("examples " .. arguments)
      assert.equal(reason == "cannot write" and 1 or 2, status)
      assert.matches(reason, text, 1, true)
    end
  end)
end)
