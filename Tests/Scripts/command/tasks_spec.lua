--- The checkers of scripts/tasks accept a solution of each task, and no empty answer.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local solutions = {
  "two one: unrecognized", "the delegate died",
  [[it("on", function()
      local switch = objc.UISwitch:alloc():initWithFrame_ {50, 100, 51, 31}
      uikit.keyWindow():addSubview_(switch)
      gesture.tap(switch)
      assert.is_true(switch:isOn())
    end)
    it("off again", function()
      local switch = objc.UISwitch:alloc():initWithFrame_ {50, 200, 51, 31}
      uikit.keyWindow():addSubview_(switch)
      gesture.tap(switch)
      runloop.run(1)
      gesture.tap(switch)
      assert.is_false(switch:isOn())
    end)]],
  "line 5", [[hook.instead(objc.UIView, "setTag:", function(original, self, tag) original(self, math.min(tag, 100)) end)]],
  [[network.respond("https://weather.example/today", {body = "sunny"})]], "Page",
  "gesture.tap(uikit.keyWindow():viewWithTag_(7))", "6", "uikit.memoryWarning, objc.retainCount",
}

describe("a task", function()
  local answer = os.tmpname()
  teardown(function() os.remove(answer) end)

  local function check(number, text)
    local file <close> = assert(io.open(answer, "w"))
    file:write(text)
    file:flush()
    local pipe = assert(io.popen(("'%s' scripts/tasks/check.lua %s '%s' 2>&1"):format(arg[lowest], number, answer)))
    local output = pipe:read "a"
    return select(3, pipe:close()), output
  end

  for number, solution in ipairs(solutions) do
    it(number .. " has a solution, and is not solved by an empty answer", function()
      local status, output = check(number, solution)
      assert.equal(0, status, output)
      assert.equal(1, (check(number, "")))
    end)
  end

  it("accepts an order in any spelling, but not another order", function()
    assert.equal(0, (check(1, "Two, then one: unrecognized")))
    assert.equal(0, (check(1, "  one two: ok\n  two one: unrecognized instead of ok\n")))
    assert.equal(1, (check(1, "one two: unrecognized")))
  end)

  it("says what is wanted where there are more numbers", function()
    assert.equal(0, (check(4, "-[Page middle:]  at scrolled.lua:5\n")))
    local status, output = check(4, "12 or 5")
    assert.equal(1, status)
    assert.matches("write only the number of the line", output, 1, true)
  end)

  it("has scripts that run", function()
    for _, name in ipairs {"silent", "scrolled", "weather", "leaking", "timers"} do
      local pipe = assert(io.popen(("'%s' --time-limit 20 scripts/tasks/%s.lua 2>&1"):format(arg[lowest], name)))
      local output = pipe:read "a"
      assert.is_true(pipe:close(), output)
    end
  end)

  it("that does not exist is named", function()
    assert.equal(2, (check(11, "")))
    assert.equal(2, (check("x", "")))
  end)
end)
