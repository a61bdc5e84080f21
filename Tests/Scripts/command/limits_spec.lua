describe("a limit", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end

  --- Returns the status and the first line of standard error of a script that runs with options.
  local function ending(options, script)
    local name = os.tmpname()
    local file <close> = assert(io.open(name, "w"))
    file:write(script)
    file:close()
    local pipe = assert(io.popen(("'%s' %s '%s' 2>&1 >/dev/null"):format(arg[lowest], options, name)))
    local report = pipe:read "l"
    pipe:read "a"
    local _, _, status = pipe:close()
    os.remove(name)
    return status, report or ""
  end

  it("of time that is over while a source is read ends the program", function()
    local name = os.tmpname()
    local file <close> = assert(io.open(name .. ".m", "w"))
    file:write "int main(void) { for (;;) {} }\n"
    file:close()
    for _, seconds in ipairs {0.001, 0.01, 0.02} do
      local pipe = assert(io.popen(("'%s' --time-limit %g '%s.m' 2>&1"):format(arg[lowest], seconds, name)))
      local report = pipe:read "a"
      local _, reason, status = pipe:close()
      assert.equal("exit 124", reason .. " " .. status, report)
    end
    os.remove(name .. ".m")
    os.remove(name)
  end)

  for what, script in pairs {
    ["a loop"] = "while true do end",
    ["a loop under pcall"] = "while true do pcall(function() while true do end end) end",
    ["coroutines in coroutines"] = [[
      local function nest() while true do pcall(coroutine.wrap(nest)) end end
      nest()]],
    ["a variable that closes"] = [[
      local x <close> = setmetatable({}, {__close = function() while true do end end})]],
    ["a finalizer at the end"] = "setmetatable({}, {__gc = function() while true do end end})",
    ["a pattern that explodes"] = "(('a'):rep(30000)):find(('.-'):rep(12) .. 'b')",
    ["a handler of errors"] = [[
      xpcall(error, function() while true do end end)]],
    ["an error that tells itself"] = [[
      error(setmetatable({}, {__tostring = function() while true do end end}))]],
    ["a script that takes hooks away"] = "while true do debug.sethook() end",
    ["a process"] = "os.execute 'sleep 20'",
    ["blocks without end"] = [[
      local function again() dispatch.async(again) end
      again()]],
    ["a dealloc"] = [[
      objc.class("Slow", objc.NSObject, function(instance)
        function instance:dealloc() while true do end end
      end):new()
      collectgarbage()]],
    ["a script whose threads resumed coroutines after an error had left one"] = [[
      pcall(coroutine.wrap(function() error "left by a jump" end))
      objc.NSThread:detachNewThreadWithBlock_(function() coroutine.wrap(function() end)() end)
      runloop.runUntilIdle()
      collectgarbage()
      collectgarbage()
      local list = {}
      for number = 1, 2000 do list[number] = ("x"):rep(150 + number % 100) .. number end
      while true do end]],
  } do
    it("of time ends " .. what, function()
      local status, report = ending("--time-limit 1", script)
      assert.equal(124, status)
      assert.matches("time limit exceeded", report, 1, true)
    end)
  end

  for what, script in pairs {
    ["a turn of the run loop"] = "dispatch.async(function() while true do end end) runloop.run(1)",
    ["another thread"] = [[
      objc.NSThread:detachNewThreadWithBlock_(function()
        while true do end
      end)
      runloop.run(1)]],
    ["a block that native code calls"] = [[
      objc.box({2, 1}):enumerateObjectsUsingBlock_(function() while true do end end)]],
  } do
    it("of time names the line in " .. what, function()
      local _, report = ending("--time-limit 1", script)
      local _, before = (script:match "^(.-)while true" or ""):gsub("\n", "")
      assert.matches(":" .. before + 1 .. ": time limit exceeded", report, 1, true)
    end)
  end

  for what, script in pairs {
    ["a table"] = "local list = {} while true do list[#list + 1] = {} end",
    ["a string"] = "('x'):rep(1e9)",
    ["strings joined"] = "local text = ('x'):rep(1e6) table.concat({text, text, text, text, text}, text)",
    ["what gsub makes"] = "('x'):rep(1e6):gsub('.', ('y'):rep(100))",
    ["coroutines"] = "local list = {} while true do list[#list + 1] = coroutine.create(print) end",
    ["a hook"] = [[
      local list, view = {}, objc.UIView:new()
      hook.before(view, "layoutIfNeeded", function() while true do list[#list + 1] = {} end end)
      view:layoutIfNeeded()]],
  } do
    it("of memory ends " .. what, function()
      local status, report = ending("--memory-limit 8M", script)
      assert.equal(137, status)
      assert.matches("not enough memory", report, 1, true)
    end)
  end

  it("of memory counts the contents of containers", function()
    for _, script in ipairs {
      "local list = objc.NSMutableArray:array() for number = 1, 1e7 do list:addObject_(number) end",
      [[local set = objc.NSMutableSet:set() for number = 1, 1e7 do set:addObject_(number) end]],
      [[local keyed = objc.NSMutableDictionary:dictionary()
        for number = 1, 1e7 do keyed:setObject_forKey_(number, number) end]],
    } do
      local status, report = ending("--memory-limit 8M --time-limit 60", script)
      assert.equal(137, status)
      assert.matches("not enough memory", report, 1, true)
    end
    assert.equal(0, (ending("--memory-limit 64M --time-limit 60", [[
      for _ = 1, 20 do
        local list <close> = objc.NSMutableArray:array()
        for number = 1, 100000 do list:addObject_(number) end
      end]])))
  end)

  it("of memory ends without a collection for each of the remaining objects", function()
    -- The limit may be reached in any of the steps that create an object.
    for _, limit in ipairs {30, 31, 32, 34, 36, 40} do
      local status, report = ending(("--memory-limit %dM --time-limit 60"):format(limit), [[
        local list = objc.NSMutableArray:array()
        print(pcall(function() for _ = 1, 1e7 do list:addObject_(objc.NSObject:new()) end end))
        print(#list > 1000)]])
      assert.equal(137, status)
      assert.matches("not enough memory", report, 1, true)
    end
  end)

  it("of memory limits native objects, selectors and traces", function()
    for _, script in ipairs {
      [[local labels = {}
        for number = 1, 1e6 do
          labels[number] = objc.UILabel:new()
          labels[number]:setText_(("x"):rep(1e5) .. number)
        end]],
      [[for number = 1, 1e6 do objc.sel(("x"):rep(20000) .. number) end]],
      [[local texts = objc.NSMutableArray:array()
        for number = 1, 1e6 do
          texts:addObject_(objc.NSMutableData:dataWithLength_(20000))
        end]],
      [[objc.NSString:string():stringByPaddingToLength_withString_startingAtIndex_(1e9, "x", 0)]],
    } do
      local status, report = ending("--memory-limit 16M --time-limit 60", script)
      assert.equal(137, status)
      assert.matches("not enough memory", report, 1, true)
    end
  end)

  it("of memory for native objects can be met and survived", function()
    local status, report = ending("--memory-limit 16M", [[
      local labels = {}
      local ok, problem = pcall(function()
        for number = 1, 1e6 do
          labels[number] = objc.UILabel:new()
          labels[number]:setText_(("x"):rep(1e5) .. number)
        end
      end)
      assert(not ok and problem == "not enough memory", problem)
      labels = nil
      collectgarbage()
      collectgarbage()
      os.exit(objc.UILabel:new():isHidden() and 4 or 3)]])
    assert.equal(3, status, report)
  end)

  it("of memory can be met and survived", function()
    local status = ending("--memory-limit 8M", [[
      local list = {}
      assert(not pcall(function() while true do list[#list + 1] = {} end end))
      list = nil
      collectgarbage()
      os.exit(collectgarbage "count" < 4096 and 3 or 4)]])
    assert.equal(3, status)
  end)

  for what, script in pairs {
    ["at the end"] = "",
    ["of garbage that a native method has collected"] = [[
      for _ = 1, 1e5 do objc.NSObject:new() end]],
  } do
    it("of memory ends a finalizer " .. what, function()
      local status, report = ending("--memory-limit 8M --time-limit 60", [[
        warn "@on"
        setmetatable({}, {__gc = function()
          local list = {}
          while true do list[#list + 1] = {} end
        end})]] .. script)
      assert.equal(0, status)
      assert.equal("Lua warning: error in __gc (not enough memory)", report)
    end)
  end

  it("of time ends processes that the script has started", function()
    local status = ending("--time-limit 0.2", "os.execute 'sleep 61.125 & sleep 61.25; true'")
    assert.equal(124, status)
    local pipe = assert(io.popen [[
      for file in /proc/[0-9]*/cmdline; do tr '\0' ' ' <$file; echo; done 2>/dev/null]])
    assert.is_nil(pipe:read("a"):find("sleep 61.", 1, true))
    pipe:close()
  end)

  it("that is invalid is bad usage", function()
    for _, option in ipairs {"--time-limit 0", "--time-limit x", "--memory-limit 1T", "--memory-limit -1"} do
      assert.equal(2, (ending(option, "")), option)
    end
  end)
end)
