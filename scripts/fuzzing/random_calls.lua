-- Random calls of everything that a script can reach: no value, order or re-entrance may crash the
-- host.
--   hookhost scripts/fuzzing/random_calls.lua SEED STEPS
--
-- Each step is written to standard error before it runs, so that the last one is known when the
-- process crashes. The same seed always gives the same steps.

package.path = arg[0]:gsub("[^/]*$", "") .. "?.lua"
local Values, World = require "random_values", require "random_world"

local seed, steps = tonumber(arg[1]), tonumber(arg[2])
if not (math.type(seed) == "integer" and math.type(steps) == "integer") then
  error("usage: random_calls.lua SEED STEPS", 0)
end
math.randomseed(seed)
local random, pick = math.random, Values.pick
local world = World.new()
local snapshots = {}
local perform

-- The bodies of methods, hooks and blocks.
local functions = {
  function() end, function(...) return ... end, function(self) return self end, function() error "refused" end,
  function() error(nil) end, function() return 0 / 0 end, function() return "text" end, function() return {} end,
  function() return random(0, 4) end, function() return 44 end, function() return random(2) == 1 end,
  function() return {random(10, 100), random(10, 100)} end, function() return world:object() end,
  function() runloop.run(0.05) end, function() collectgarbage() end, function() hook.removeAll() end,
  function() coroutine.yield() end, function() perform() end, function() perform() end,
  function() return objc.UITableViewCell:new() end, function() uikit.keyWindow():layoutIfNeeded() end,
  function(_, sender) return sender:dequeueReusableCellWithIdentifier_ "cell" end,
  function(_, sender) sender:removeFromSuperview() end, function(_, sender) sender:reloadData() end,
  function(_, sender) sender:setDelegate_(nil) end, function(_, sender) sender:setDataSource_(nil) end,
  function(_, sender) gesture.tap(sender) end, function(_, sender) gesture.drag(sender, {by = {0, -80}}) end,
  function(_, sender) sender:setContentOffset_ {0, random(-100, 1000)} end,
  function(_, sender) sender:setFrame_ {0, 0, random(0, 400), random(0, 800)} sender:layoutIfNeeded() end,
  function(_, sender) uikit.keyWindow():addSubview_(sender) end, function(self) self:release() end,
  function(_, sender) objc.object_setClass(sender, world:class()) end,
  function(_, sender) sender:popViewControllerAnimated_(random(2) == 1) end,
  function(_, sender) sender:pushViewController_animated_(objc.UIViewController:new(), true) end,
  function(_, sender) sender:dismissViewControllerAnimated_completion_(true, nil) end,
}

-- They nest up to three levels, and two errors of three are caught inside.
local depth = 0
for i, body in ipairs(functions) do
  functions[i] = function(...)
    if depth > 2 then return end
    depth = depth + 1
    local results = table.pack(pcall(body, ...))
    depth = depth - 1
    if results[1] then return table.unpack(results, 2, results.n) end
    if random(3) == 1 then error(results[2], 0) end
  end
end
local values = Values.new(world, functions)

local function describe(value)
  if type(value) == "userdata" then
    local ok, class = pcall(objc.object_getClass, value)
    return ok and class and "a " .. objc.class_getName(class) or "userdata"
  elseif type(value) == "string" then
    return ("%q"):format(value:sub(1, 40))
  elseif type(value) == "table" or type(value) == "function" or type(value) == "thread" then
    return type(value)
  end
  return tostring(value)
end

-- A sandbox has no standard error.
local function note(...)
  local line = table.concat({...}, " ")
  if io then io.stderr:write(line, "\n") else print(line) end
end

local function noteCall(name, arguments)
  local texts = {}
  for i = 1, arguments.n do texts[i] = describe(arguments[i]) end
  note(name, "(" .. table.concat(texts, ", ") .. ")")
end

-- Makes a call, and repeats it with a better argument while the error names one.
local function call(name, body, arguments)
  for _ = 1, 8 do
    noteCall(name, arguments)
    local results = table.pack(pcall(body, table.unpack(arguments, 1, arguments.n)))
    if results[1] then
      for i = 2, results.n do world:keep(results[i]) end
      return
    end
    if not values:mend(arguments, tostring(results[2])) then return end
  end
end

local function send(receiver)
  local ok, class = pcall(objc.object_getClass, receiver)
  if not ok or not class then return end
  local selectors = world:methods_of(class)
  if #selectors == 0 then return end
  local selector = pick(selectors)
  local _, colons = selector:gsub(":", "")
  local count = random(20) == 1 and random(0, 4) or colons
  call(describe(receiver) .. " " .. selector, function(...)
    return objc.msgSend(receiver, selector, ...)
  end, values:arguments(count))
end

local moduleFunctions = {}
for name, module in pairs {objc = objc, uikit = uikit, gesture = gesture, hook = hook, dispatch = dispatch, trace = trace} do
  for field, value in pairs(module) do
    if type(value) == "function" then table.insert(moduleFunctions, {name .. "." .. field, value}) end
  end
end
table.sort(moduleFunctions, function(a, b) return a[1] < b[1] end)

perform = function() for _ = 1, random(3) do send(world:object()) end end

-- The types of steps, with their frequencies.
local kinds = {
  {40, "send", function() send(world:object()) end},
  {10, "send to a class", function() send(world:class()) end},
  {12, "make", function() world:keep(world:class():alloc():init()) end},
  {10, "call", function()
    local found = pick(moduleFunctions)
    call(found[1], found[2], values:arguments(random(0, 4)))
  end},
  {6, "stage", function() world:stage(functions) end},
  {3, "define", function() world:subclass(functions) end},
  {3, "add", function() uikit.keyWindow():addSubview_(world:object()) end},
  {3, "touch", function()
    local name = pick {"tap", "press", "drag", "flick", "pinch", "rotate"}
    gesture[name](world:object(), {by = {random(-200, 200), random(-200, 200)}, scale = 2, angle = 1, duration = 0.1})
  end},
  {3, "run", function() runloop.run(random(0, 3) / 2) end},
  {3, "hook", function()
    local target = random(2) == 1 and world:object() or world:class()
    local token = hook[pick {"before", "after", "instead"}](target, world:selector(), pick(functions))
    if random(2) == 1 then token:remove() end
  end},
  {2, "snapshot", function() table.insert(snapshots, objc.snapshot()) end},
  {1, "restore", function() objc.restore(pick(snapshots)) end},
  {2, "collect", function() collectgarbage() end},
  {1, "drop", function() world:drop() end},
  {1, "look", function()
    objc.describe(world:object())
    objc.liveObjects()
    uikit.render()
    uikit.tree()
  end},
}
local total = 0
for _, kind in ipairs(kinds) do total = total + kind[1] end

for step = 1, steps do
  local chosen = random(total)
  for _, kind in ipairs(kinds) do
    chosen = chosen - kind[1]
    if chosen <= 0 then
      note(step, kind[2])
      pcall(kind[3])
      break
    end
  end
end
note "end"
