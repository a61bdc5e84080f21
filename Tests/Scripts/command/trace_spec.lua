describe("hookhost trace", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end
  local program = arg[lowest]
  local folder

  setup(function()
    folder = os.tmpname()
    os.remove(folder)
    assert(os.execute("mkdir " .. folder))
  end)
  teardown(function() os.execute("rm -r " .. folder) end)

  local function write(name, text)
    local path = folder .. "/" .. name
    local file = assert(io.open(path, "w"))
    file:write(text)
    file:close()
    return path
  end

  local function read(path)
    local file = io.open(path)
    if not file then return nil end
    local text = file:read "a"
    file:close()
    return text
  end

  local function run(arguments)
    local pipe = assert(io.popen(("'%s' trace %s 2>&1"):format(program, arguments)))
    local output = pipe:read "a"
    return output, select(3, pipe:close())
  end

  local work = [[
    local D = objc.class("Watcher", objc.NSObject, function(instance)
      function instance:scrollViewDidScroll_(view) end
    end)
    local view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 300, 300}
    view:setContentSize_ {300, 3000}
    uikit.keyWindow():addSubview_(view)
    local delegate = D:alloc():init()
    view:setDelegate_(delegate)
    hook.before(D, "scrollViewDidScroll:", function() end, {owner = "</script><b>sdk"})
    gesture.flick(view, {by = {x = 0, y = -100}})
    print "script's own output"
  ]]

  it("prints the trace after the script's output", function()
    local script = write("work.lua", work)
    local output, status = run("--classes Watcher " .. script)
    assert.equal(0, status)
    assert.matches("^script's own output\n", output)
    assert.matches("0%.016667    before %-%[Watcher scrollViewDidScroll:%]", output)
    assert.not_matches("-[UIWindow", output, 1, true)
  end)

  it("writes Chrome's trace events, nested and in order", function()
    local script, file = write("work.lua", work), folder .. "/trace.json"
    assert.equal(0, select(2, run(("-o %s %s"):format(file, script))))
    local text = read(file)
    assert.matches('^{"displayTimeUnit":"ms"', text)
    local phases, ends, count = {}, {}, 0
    for line in text:gmatch "[^\n]+" do
      local phase = line:match '"ph":"(%a)"'
      if phase then phases[phase] = (phases[phase] or 0) + 1 end
      local start, duration = line:match '"ts":([%d.e-]+),"dur":([%d.e-]+)'
      if start then
        start, duration = tonumber(start), tonumber(duration)
        count = count + 1
        while #ends > 0 and ends[#ends] <= start do ends[#ends] = nil end
        assert.is_true(duration > 0)
        if #ends > 0 then assert.is_true(start + duration <= ends[#ends] + 0.01) end
        ends[#ends + 1] = start + duration
      end
    end
    assert.is_true(count > 100)
    for _, phase in ipairs {"X", "C", "i", "M"} do assert.is_true((phases[phase] or 0) > 1) end
    assert.matches("contentOffset", text)
    assert.matches("finger 1 ended", text)
  end)

  it("writes one page that holds all it needs and that no text breaks out of", function()
    local script, file = write("work.lua", work), folder .. "/trace.html"
    assert.equal(0, select(2, run(("-o %s %s"):format(file, script))))
    local text = read(file)
    assert.matches("^<!doctype html>", text)
    assert.matches("\\u003c/script>\\u003cb>sdk", text, 1, true)
    assert.not_matches("</script><b>sdk", text, 1, true)
    local page, data = text:match "^(.-)<script id=\"data\" type=\"application/json\">(.-)</script>"
    assert.matches('"lost":0', data, 1, true)
    for _, use in ipairs {'getElementById%("(%w+)"%)', 'field%("(%w+)"%)'} do
      for name in text:gmatch(use) do
        if name ~= "data" then assert.matches('id="' .. name .. '"', page, 1, true) end
      end
    end
    for _, outside in ipairs {'src="', "@import", "url(", "fetch(", 'href="'} do
      assert.not_matches(outside, text, 1, true)
    end
  end)

  it("keeps the script's status, and writes the trace of one that fails", function()
    local file = folder .. "/failed.txt"
    local failing = write("failing.lua", "objc.NSObject:hash() error 'broken'")
    local output, status = run(("-o %s %s"):format(file, failing))
    assert.equal(1, status)
    assert.matches("broken", output)
    assert.matches("+[NSObject hash]", read(file), 1, true)
    local leaving = write("leaving.lua", "objc.NSObject:hash() os.exit(7)")
    os.remove(file)
    assert.equal(7, select(2, run(("-o %s %s"):format(file, leaving))))
    assert.matches("+[NSObject hash]", read(file), 1, true)
  end)

  it("traces a script that traces itself", function()
    local script = write("self.lua", [[
      trace.start {selectors = {"hash"}}
      objc.NSObject:hash()
      local list = trace.stop()
      print(#list, list[1].depth)
      objc.NSObject:class()
    ]])
    local output = run(script)
    assert.matches("^1\t0\n", output)
    assert.matches("+[NSObject hash]", output, 1, true)
    assert.matches("+[NSObject class]", output, 1, true)
  end)

  it("reports why it cannot write, and leaves no partial file", function()
    local script = write("work.lua", work)
    for target, why in pairs {
      ["/dev/full"] = "No space left on device", [folder] = "Is a directory",
      [folder .. "/none/x.json"] = "No such file or directory",
    } do
      local output, status = run(("-o '%s' %s"):format(target, script))
      assert.equal(1, status)
      assert.matches("trace: cannot write the trace to '" .. target .. "': " .. why, output, 1, true)
    end
    local output, status = run(script .. " > /dev/full")
    assert.equal(1, status)
    assert.equal("", output)
    assert.is_nil(read(folder .. "/none"))
  end)

  it("finds out before the script runs that there is no place for the trace", function()
    local script = write("loud.lua", [[print "ran"]])
    assert.no.matches("ran", (run(("-o '%s/none/x.json' %s"):format(folder, script))))
    assert.matches("ran", (run(("-o '%s/x.txt' %s"):format(folder, script))))
  end)

  it("rejects unknown input with status 2", function()
    local script = write("work.lua", work)
    for arguments, message in pairs {
      [""] = "there is no script to run", ["--limit 0 " .. script] = "'--limit' takes",
      ["-o"] = "'-o' needs a value", ["--classes"] = "'--classes' needs a value",
    } do
      local output, status = run(arguments)
      assert.equal(2, status)
      assert.matches(message, output, 1, true)
    end
    local output, status = run("--help")
    assert.equal(0, status)
    assert.matches("--selectors", output, 1, true)
  end)

  it("reports how many entries a bounded trace dropped", function()
    local script = write("many.lua", "for i = 1, 100 do objc.NSObject:hash() end")
    local output = run("--all --limit 10 " .. script)
    assert.matches("%(%d+ earlier entries were dropped%)\n$", output)
    assert.equal(11, select(2, output:gsub("\n", "")))
  end)
end)
