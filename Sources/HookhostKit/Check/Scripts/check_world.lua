-- The world of a worker of `hookhost check`: each actor loads its sources and queues its installers;
-- the drive runs these once the app is launched. Answers the functions that the worker calls.
local plan <const>, native <const>, calls <const>, life <const> = ...
local lab <const>, objc <const> = require "lab", require "objc"

local read <const> = {}
-- The objects on which installers were called, and the installers that wait, by run.
local kept, queue = {}, {}

local function list_of(actor)
  read[actor] = read[actor] or calls.read(native.files(actor))
  return read[actor]
end

-- The object on which an app calls an instance method: the only one, else a new one.
local function receiver(one)
  local class = objc[one.class]
  if one.sign == "+" then return class end
  local object
  if one.accessor then object = objc.msgSend(class, one.accessor)
  else object = objc.msgSend(objc.msgSend(class, "alloc"), "init") end
  kept[#kept + 1] = object
  return object
end

local function call(one)
  if one.isFunction then
    local run = rawget(require "hookhost.c".globals, one.method)
    if not run then error(one.name .. " is not defined", 0) end
    return run()
  end
  objc.msgSend(receiver(one), one.method)
end

local function reason_of(fault)
  local C = require "hookhost.c"
  return getmetatable(fault) == C.Exit and "it ends the process" or tostring(fault)
end

local function app_delegate()
  return objc.UIApplication:sharedApplication():delegate()
end

-- Calls the installers that wait, which are not counted.
local function install()
  local waiting = queue
  queue = {}
  native.counting(false)
  for _, one in ipairs(waiting) do
    local before = app_delegate()
    native.trying(one.name)
    if one.mayRaise then
      local is_done, fault = pcall(call, one)
      if not is_done then native.raised(one.name, reason_of(fault)) end
    else
      call(one)
    end
    local after = app_delegate()
    if after and not rawequal(before, after) then native.delegate(objc.object_getClass(after)) end
  end
  native.counting(true)
end

local function program(path)
  if not path:find "%.m$" then return assert(loadfile(path)) end
  local run = require "hookhost.c".programs[objc.source(path)]
  return function() run {path} end
end

local drive <const> = plan.drive and program(plan.drive)
local setup <const> = plan.setup and program(plan.setup)

-- Loads the sources of an actor as one image; those that another actor has brought are there already.
local loaded = {}
local function load_image(number)
  local list = native.image(number)
  local is_done, fault = pcall(require "hookhost.c".gather, function()
    for _, source in ipairs(list) do
      if not loaded[source.path] then
        loaded[source.path] = true
        source.run()
      end
    end
  end)
  if not is_done then native.raised("", reason_of(fault)) end
end

local actors = {}
for number, actor in ipairs(plan.actors) do
  actors[actor.name] = function()
    if actor.model then
      queue[#queue + 1] = {name = actor.name, isFunction = true, method = "?", run = native.model(number)}
    else
      load_image(number)
    end
    for _, one in ipairs(native.installs(number)) do queue[#queue + 1] = one end
  end
end

local plain_call <const> = call
call = function(one)
  if one.run then return one.run() end
  return plain_call(one)
end

lab.scenario {
  name = "check", actors = actors, orders = "pairs", timeLimit = plan.timeLimit,
  setup = function(ctx)
    kept, queue, loaded = {}, {}, {}
    if setup then setup(ctx) end
    native.probe()
  end,
  drive = function(ctx)
    if not drive then return life(ctx, install, native.onlyInstalls()) end
    install()
    if not native.onlyInstalls() then drive(ctx) end
  end,
}

-- What `uikit.differences` says about methods, if this program has the table.
local function differences(methods)
  local is_there, list = pcall(function() return require "uikit".differences end)
  local rows, result = is_there and list and list() or {}, {}
  for place, method in ipairs(methods) do
    local sentences = {}
    for _, row in ipairs(rows) do
      if tostring(row.name):find(method, 1, true) then
        sentences[#sentences + 1] = ("since iOS %s: %s instead of %s"):format(row.since, row.after, row.before)
      end
    end
    result[place] = sentences
  end
  return result
end

return {
  candidates = function(actor, most) return calls.candidates(list_of(actor), most) end,
  named = function(actor, name) return calls.named(list_of(actor), name) end,
  bodies = function(actor, places) return calls.bodies(list_of(actor), places) end,
  differences = differences,
  observes = function(actor) return calls.observes(list_of(actor)) end,
  unrun = function(actor, names)
    local reached = {}
    for _, name in ipairs(names) do reached[name] = true end
    return calls.unrun(list_of(actor), reached, native.isKnown)
  end,
}
