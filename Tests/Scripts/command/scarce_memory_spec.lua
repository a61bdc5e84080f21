describe("a process that has no memory left", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  --- Returns a script's output and status, with the given kilobytes of address space.
  local function ending(script)
    local name = os.tmpname()
    local file <close> = assert(io.open(name, "w"))
    file:write(script)
    file:close()
    local pipe = assert(io.popen(("ulimit -v 300000; '%s' '%s' 2>&1"):format(arg[lowest], name)))
    local text = pipe:read "a"
    local _, _, status = pipe:close()
    os.remove(name)
    return status, text
  end

  it("raises Lua's errors", function()
    local status, text = ending [[
      print(pcall(string.rep, "x", 1e9))
      local labels, texts = {}, {}
      print(pcall(function()
        -- The texts are Lua's, so that its allocations are those that fail.
        for number = 1, 1e6 do
          labels[number] = objc.UILabel:new()
          texts[number] = ("x"):rep(8e6) .. number
        end
      end))
      labels, texts = nil, nil
      collectgarbage()
      collectgarbage()
      print(objc.UILabel:new():isHidden())]]
    assert.equal("false\tnot enough memory\nfalse\tnot enough memory\nfalse\n", text)
    assert.equal(0, status)
  end)

  it("ends with a message where no error can be raised", function()
    local status, text = ending [[
      objc.NSString:string():stringByPaddingToLength_withString_startingAtIndex_(1e9, "x", 0)]]
    assert.equal(137, status)
    assert.matches("not enough memory", text, 1, true)
    assert.is_nil(text:find("Fatal error", 1, true))
  end)
end)
