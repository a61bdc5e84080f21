-- The reports of `hookhost lab` on scenarios that try schedules of their threads.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end
local hookhost = arg[lowest]:gsub("^[^/]+/", os.getenv "PWD" .. "/%0")

local scenarios = [[
local Counter = objc.class("Counter", objc.NSObject, function(instance)
  objc.property(instance, "value", {policy = "assign", default = 0})
  objc.property(instance, "atom", {policy = "assign", default = 0, atomic = true})
end)
local function twice(work)
  for _ = 1, 2 do objc.NSThread:detachNewThreadWithBlock_(work) end
end
local function add(name, install, fields)
  fields = fields or {}
  fields.name, fields.actors = name, {sdk = install}
  fields.setup = function() return {counter = Counter:new()} end
  fields.drive = function() runloop.runUntilIdle() end
  fields.schedules = fields.schedules or "all"
  lab.scenario(fields)
end
add("racing", function(ctx)
  twice(function() ctx.counter:setValue_(ctx.counter:value() + 1) end)
end)
add("losing", function(ctx)
  twice(function() ctx.counter:setAtom_(ctx.counter:atom() + 1) end)
end, {expect = function(ctx) return ctx.counter:atom() == 2 end, schedules = 100})
add("waiting", function()
  local locks = {objc.NSLock:new(), objc.NSLock:new()}
  for first = 1, 2 do
    objc.NSThread:detachNewThreadWithBlock_(function()
      locks[first]:lock()
      locks[3 - first]:lock()
      locks[3 - first]:unlock()
      locks[first]:unlock()
    end)
  end
end)
add("fine", function(ctx) twice(function() ctx.counter:atom() end) end)
]]

describe("hookhost lab's reports of schedules", function()
  local folder

  setup(function()
    folder = os.tmpname()
    os.remove(folder)
    assert(os.execute(("mkdir '%s'"):format(folder)))
    local file <close> = assert(io.open(folder .. "/a_lab.lua", "w"))
    file:write(scenarios)
  end)

  teardown(function() os.execute(("rm -r '%s'"):format(folder)) end)

  --- Returns the command's output on both streams, and its status.
  local function run(options)
    local pipe = assert(io.popen(("cd '%s' && '%s' lab %s a_lab.lua 2>&1"):format(folder, hookhost, options)))
    local output = pipe:read "a"
    return output, select(3, pipe:close())
  end

  it("name the one with the fewest switches, and the command to run it again", function()
    local output, status = run ""
    assert.equal(1, status)
    assert.matches("sdk: race instead of ok: .-\n +schedule: cooperative %(again with %-%-schedule 'cooperative'%)", output)
    for _, verdict in ipairs {"failed", "deadlock"} do
      local schedule = output:match(
        "sdk: " .. verdict .. " instead of ok: [^\n]+\n +schedule: (exact:%d+>%d+) %(again with %-%-schedule '%1'%)")
      assert.is_truthy(schedule, output)
      local again = run("--schedule '" .. schedule .. "'")
      assert.matches("sdk: " .. verdict .. " instead of ok: [^\n]+\n +schedule: " .. schedule, again)
    end
    assert.matches("ok +fine +1  1 ok\n", output)
  end)

  it("are the same in JSON, in JUnit's XML, on the page, and in several processes", function()
    local schedule = run(""):match "sdk: deadlock instead of ok: [^\n]+\n +schedule: (exact:%d+>%d+)"
    assert.matches('"verdict": "deadlock".-"schedule": "' .. schedule .. '"', (run "--output json"))
    local escaped = schedule:gsub(">", "&gt;")
    assert.matches('type="deadlock">.-\nschedule: ' .. escaped .. " ", (run "--output junit"))
    assert.matches("<dt>schedule</dt><dd><code>" .. escaped .. "</code>", (run "--output html"))
    assert.matches("schedule: " .. schedule, (run "--jobs 2"))
  end)

  it("name one schedule only on request", function()
    local output, status = run "--schedule=cooperative --jobs 2"
    assert.equal(1, status)
    assert.matches("ok +losing", output)
    assert.matches("ok +waiting", output)
    assert.matches("FAILED +racing", output)
    output, status = run "--schedule fair"
    assert.equal(2, status)
    assert.matches("'--schedule' takes cooperative, random:SEED or an exact schedule", output, 1, true)
  end)
end)
