describe("NSLog", function()
  -- Returns a script's standard error, by running it in another process.
  local function logged(script)
    local name = os.tmpname()
    local file <close> = assert(io.open(name, "w"))
    file:write(script)
    file:flush()
    local lowest = 0
    while arg[lowest - 1] do lowest = lowest - 1 end
    local pipe = assert(io.popen(("'%s' '%s' 2>&1 >/dev/null"):format(arg[lowest], name)))
    local output = pipe:read "a"
    pipe:close()
    os.remove(name)
    return output
  end

  it("writes the virtual time, a process and the text to standard error", function()
    assert.equal(
      "2026-01-01 00:00:00.000 script[1:1] hello\n2026-01-01 00:01:02.500 script[1:1] later\n",
      logged 'objc.NSLog "hello" runloop.run(62.5) objc.NSLog "later"')
  end)

  it("sends no command to a terminal", function()
    assert.equal("2026-01-01 00:00:00.000 script[1:1] a\\x1B[2Jb\\x07\tc\\x9B\\x7F\n",
      logged [[objc.NSLog "a\27[2Jb\a\tc\u{9B}\127"]])
    local report = logged [[
      local Odd = objc.class("Odd\27]0;title\a", objc.NSObject)
      objc.NSLog("%@", Odd:new())
      trace.start()
      Odd:new():hash()
      trace.stop()
      io.stdout:setvbuf "no"
      uikit.keyWindow():addSubview_(objc.class("View\27[31m", objc.UIView):new())
      local tree, text = uikit.tree(), objc.describe(Odd)
      io.stderr:write(tree, text)
      Odd:new():missing()]]
    assert.is_nil(report:find("[\0-\8\11-\31\127]"))
    assert.matches("Odd\\x1B]0;title\\x07", report, 1, true)
    assert.matches("View\\x1B[31m", report, 1, true)
  end)

  it("has the formats of objects, numbers, strings and pointers", function()
    assert.equal(
      "2026-01-01 00:00:00.000 script[1:1] 7 1.500000 text 100% UIView (null)\n",
      logged [[objc.NSLog("%d %f %s 100%% %@ %@", 7, 1.5, "text", objc.UIView, nil)]])
    assert.is_truthy(logged [[objc.NSLog("%p", objc.UIView)]]:find "%] 0x%x+\n$")
  end)

  it("describes an object by its own description", function()
    assert.is_truthy(logged [[
      local Class = objc.class("Described", objc.NSObject, function(instance)
        function instance:description() return "in its own words" end
      end)
      objc.NSLog("%@", Class:new())]]:find("] in its own words\n", 1, true))
  end)

  it("prints lists and dictionaries as property lists, and whole numbers as NSNumber does", function()
    assert.equal(
      "2026-01-01 00:00:00.000 script[1:1] 2 (\n    1,\n    \"two words\",\n        {\n        x = 1;\n"
        .. "    }\n)\n",
      logged [[objc.NSLog("%@ %@", 2.0, {1, "two words", {x = true}})]])
  end)

  it("treats nil as zero, like a missing argument", function()
    assert.equal(
      "2026-01-01 00:00:00.000 script[1:1] 0 0.000000 (null)\n",
      logged [[objc.NSLog("%d %f %s", nil, nil, nil)]])
  end)
end)
