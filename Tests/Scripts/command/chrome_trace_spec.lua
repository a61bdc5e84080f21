-- The requirements of Perfetto on a file, checked event by event.
describe("a trace in Chrome's format", function()
  local folder = debug.getinfo(1, "S").source:match "^@(.*/)" or ""
  local chrome = dofile(folder .. "chrome_trace.lua")
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end
  local program = arg[lowest]

  local function trace(text, options)
    local script, file = os.tmpname(), os.tmpname() .. ".json"
    local handle = assert(io.open(script, "w"))
    handle:write(text)
    handle:close()
    local status = select(3, os.execute(("'%s' trace -o '%s' %s '%s' > /dev/null 2>&1"):format(
      program, file, options or "", script)))
    handle = assert(io.open(file))
    local read = chrome.json(handle:read "a")
    handle:close()
    os.remove(script)
    os.remove(file)
    os.remove((file:gsub("%.json$", "")))
    return read, status
  end

  it("holds only events that Perfetto accepts, over flicks, coroutines, restores and errors", function()
    local read, status = trace [[
      local C = objc.class("Chrome", objc.NSObject, function(instance)
        function instance:scrollViewDidScroll_(view) self:hash() end
        function instance:fail_(x) self:hash() error("no") end
        function instance:wait() coroutine.yield() return self:hash() end
      end)
      hook.instead(C, "fail:", function(original, self, x) return original(self, x) end)
      hook.throttle(C, "scrollViewDidScroll:", {mode = "last", interval = 0.1})
      local c = C:alloc():init()
      local view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 300, 300}
      view:setContentSize_ {300, 30000}
      uikit.keyWindow():addSubview_(view)
      view:setDelegate_(c)
      local world = objc.snapshot()
      for i = 1, 3 do
        gesture.flick(view, {by = {x = 0, y = -120}})
        local run = coroutine.wrap(function() c:wait() c:wait() end)
        run() c:hash() run() run()
        pcall(c.fail_, c, ("\0\xff\xc3\"\\\u{2028}</script>é"):rep(3))
        c:performSelector_withObject_afterDelay_(objc.sel "hash", nil, 0.001 * i)
        runloop.run(2)
        if i == 2 then objc.restore(world) end
      end
      coroutine.wrap(function() c:wait() end)()
      error "the end"
    ]]
    assert.equal(1, status)
    local counts = chrome.check(read)
    for phase, least in pairs {X = 1000, C = 100, i = 10, M = 3, s = 5, f = 5} do
      assert.is_true((counts[phase] or 0) >= least, phase .. " " .. (counts[phase] or 0))
    end
  end)

  it("does not change the output of the examples, and is valid for each", function()
    local examples = folder .. "../../../scripts/examples/"
    for _, name in ipairs {
      "000_stop_scroll/hook_delegate", "002_hooks_in_a_large_app/web_view_bridge",
      "003_delay_button/delay_button", "004_full_screen_pop/navigation_bar",
    } do
      local file = os.tmpname()
      local pipe = assert(io.popen(("'%s' trace -o '%s.json' '%s%s.lua' 2>&1"):format(
        program, file, examples, name)))
      local output = pipe:read "a"
      pipe:close()
      local expected = assert(io.open(examples .. name .. ".expected"))
      assert.equal(expected:read "a":gsub("exit status %d+\n$", ""), output)
      expected:close()
      local handle = assert(io.open(file .. ".json"))
      assert.is_true(chrome.check(chrome.json(handle:read "a")).X > 100)
      handle:close()
      os.remove(file)
      os.remove(file .. ".json")
    end
  end)

  it("stays whole where the clock is far away, and where most of it was dropped", function()
    for i, text in ipairs {
      "runloop.run(1e9) objc.NSObject:hash() runloop.run(1e15) objc.NSObject:hash()",
      [[for i = 1, 200 do
          objc.NSObject:performSelector_withObject_afterDelay_("hash", nil, i * 1e-9)
        end
        runloop.run(1)]],
    } do
      chrome.check(trace(text))
      local read = trace(text, "--limit 7")
      assert.equal(7, chrome.check(read).X)
      assert.equal(i == 2, read.otherData.dropped > 7)
    end
  end)

  it("shows a finger, an offset with its velocity, and the cause of scheduled work", function()
    local read = trace [[
      local view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 300, 300}
      view:setContentSize_ {300, 3000}
      uikit.keyWindow():addSubview_(view)
      gesture.drag(view, {by = {x = 0, y = -60}, duration = 0.1})
      local C = objc.class("Later", objc.NSObject, function(instance)
        function instance:ask() dispatch.after(0.5, function() self:answer() end) end
        function instance:answer() end
      end)
      local c = C:alloc():init()
      c:ask()
    ]]
    local names, spans, arrows = {}, {}, {}
    for _, event in ipairs(read.traceEvents) do
      names[event.name:gsub("0x%x+", "0x")] = true
      if event.ph == "X" then spans[event.ts .. " " .. event.tid] = event.name end
      if event.ph == "s" or event.ph == "f" then
        arrows[#arrows + 1] = spans[event.ts .. " " .. event.tid] or event.ph
      end
    end
    for _, name in ipairs {
      "finger 1 began", "finger 1 ended", "<UIScrollView: 0x> contentOffset",
      "<UIScrollView: 0x> velocity", "<UIScrollView: 0x> state", "process_name",
    } do assert.is_true(names[name], name) end
    assert.same({"-[Later ask]", "-[Later answer]"}, arrows)
  end)
end)
