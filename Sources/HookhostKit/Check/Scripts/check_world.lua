-- The world of a worker of `hookhost check`: each actor loads its sources and queues its installers;
-- the drive runs these once the app is launched. Returns the functions that the worker calls.
local plan <const>, native <const>, registrations <const>, calls <const>, callers <const>, loads <const>,
  counterparts <const>, unrun <const>, arguments <const>, life <const> = ...
local lab <const>, objc <const> = require "lab", require "objc"

local C <const> = require "hookhost.c"
-- What the text of the latest actor says, and the names of the classes of each actor that was asked for.
local read, classes <const> = {}, {}
-- The classes that two sources implement, each with a sentence, by the path of the second one.
local doubled <const> = {}

-- The runtime and the sources write the same lines in each of dozens of worlds: of the former's, the report
-- has what two sources implement, and the output of the latter is dropped.
function C.writeError(text)
  local class, first, second = text:match "Class (%S+) is implemented in both (.-) %(0x%x+%) and (.-) %(0x%x+%)%."
  if class then doubled[second .. "\0" .. class] = {class = class, first = first, second = second} end
end

-- What the sources use and the program lacks: exceptions that follow may say nothing about the app.
function C.noteMissing(kind, name) native.lacks(kind, name) end

-- A class of a source that was not read, or that hookhost lacks: each message to it answers nil, as one to a
-- class that an app links weakly. The app has the class, and goes on.
local absent <const> = setmetatable({}, {__index = function() return function() end end})
function absent.alloc() return absent end
C.absentReceiver = absent
do
  -- The module's table of classes is there once one was asked for.
  local lookup <const> = objc.NSObject and getmetatable(getmetatable(objc).__index)
  local find <const> = lookup.__index
  function lookup.__index(handles, name)
    local is_found, found = pcall(find, handles, name)
    if is_found then return found end
    local caller = debug.getinfo(2, "S")
    if not (caller and caller.source:find "%.m$") or not tostring(found):find("unknown class '", 1, true) then error(found, 0) end
    native.lacks("class", name)
    return absent
  end
end

-- The objects on which installers were called, the installers that wait, and those methods that take
-- hooks away after all installers, by run.
local kept, queue, removers = {}, {}, {}

-- The text of one actor at a time: the words of twenty SDKs would make each collection take twice as long.
-- Whether the text of an actor changes the classes of objects, by the actor's number.
local changers <const> = {}

local function changes_classes(actor)
  if changers[actor] == nil then changers[actor] = calls.contain(native.files(actor), "object_setClass") end
  return changers[actor]
end

local function list_of(actor)
  if read.actor ~= actor then
    local function others_change_classes()
      for number, other in ipairs(plan.actors) do
        if number ~= actor and not other.model and changes_classes(number) then return true end
      end
      return false
    end
    read = {actor = actor, list = calls.read(native.files(actor), native.linked(actor), native.headers(actor),
      others_change_classes)}
  end
  return read.list
end

local function types_reader(actor) return arguments.reader(native.headers(actor), native.files(actor)) end

local function classes_of(actor)
  classes[actor] = classes[actor] or calls.classes(native.files(actor))
  return classes[actor]
end

-- The object on which an app calls an instance method: the only one, else a new one.
local function receiver(one)
  local class = objc[one.class]
  if one.sign == "+" then return class end
  for place = one.removes and #kept or 0, 1, -1 do
    if kept[place]:isKindOfClass_(class) then return kept[place] end
  end
  local object = one.accessor and objc.msgSend(class, one.accessor)
  -- A class method such as `sharedCache` may return an object of another class.
  if not object or not object:isKindOfClass_(class) then object = objc.msgSend(objc.msgSend(class, "alloc"), "init") end
  -- An app keeps it; while only sources run, a variable of this script does not.
  if object then object:retain() end
  kept[#kept + 1] = object
  return object
end

local function call(one)
  if one.isFunction then
    local run = rawget(C.globals, one.method)
    if not run then error(one.name .. " is not defined", 0) end
    return run()
  end
  local object = receiver(one)
  -- Making the object has run it.
  if one.sign == "-" and one.method == "init" and not one.accessor then return end
  if one.types then return arguments.call(one, receiver) end
  if one.method == "viewDidLoad" and object:isKindOfClass_(objc.UIViewController) then return object:loadViewIfNeeded() end
  if one.method:find ":" then return objc.msgSend(object, one.method, objc.UIApplication:sharedApplication(), nil) end
  -- The first message initializes a class, and sending `initialize` would repeat it.
  objc.msgSend(object, one.method == "initialize" and "class" or one.method)
end

-- The objects of the system that have one delegate, for which SDKs compete.
local shared <const> = {UIApplication = "sharedApplication", UNUserNotificationCenter = "currentNotificationCenter"}

-- The delegates of these objects, by class.
local function delegates()
  local found = {}
  for class, accessor in pairs(shared) do found[class] = objc.msgSend(objc[class], accessor):delegate() end
  return found
end

-- Notes the delegates that were set since the given ones.
local function note_delegates(before)
  for class, delegate in pairs(delegates()) do
    if not rawequal(before[class], delegate) then native.delegate(objc.object_getClass(delegate), class) end
  end
end

-- Calls the installers that wait, which are not counted.
local function install()
  local waiting = queue
  queue = {}
  local copied = native.copied()
  table.move(copied, 1, #copied, #waiting + 1, waiting)
  table.move(removers, 1, #removers, #waiting + 1, waiting)
  native.counting(false)
  for _, one in ipairs(waiting) do
    local before = delegates()
    native.trying(one.name)
    native.inSources(not one.run)
    if one.mayRaise then
      local is_done, fault = pcall(call, one)
      if not is_done then native.raised(one.name, tostring(fault)) end
    else
      call(one)
    end
    native.inSources(false)
    note_delegates(before)
  end
  native.inSources(true)
  registrations.ask()
  native.inSources(false)
  native.counting(true)
end

local function program(path)
  if not path:find "%.m$" then return assert(loadfile(path)) end
  local run = C.programs[objc.source(path)]
  return function() run {path} end
end

local drive <const> = plan.drive and program(plan.drive)
local setup <const> = plan.setup and program(plan.setup)

-- Loads the sources of an actor as one image; those that another actor has brought are there already.
local loaded = {}
local function load_image(number)
  local images = {native.image(number)}
  for _, other in ipairs(native.beside(number)) do images[#images + 1] = native.image(other) end
  native.inSources(true)
  -- A source may lack a function of one that was not read: the others are loaded nevertheless.
  local first
  local function try(load, ...)
    local is_done, fault = pcall(load, ...)
    if not is_done and first == nil then first = fault end
  end
  try(C.gather, function()
    for _, image in ipairs(images) do
      for _, source in ipairs(image) do
        if not loaded[source.path] then
          loaded[source.path] = true
          try(source.run)
        end
      end
    end
  end)
  native.inSources(false)
  if first == nil then return end
  -- What an actor raises alone is in its inventory.
  if native.loadsAlone(number) then error(first, 0) end
  native.raised("", tostring(first))
end

local actors = {}
for number, actor in ipairs(plan.actors) do
  actors[actor.name] = function()
    if actor.model then
      queue[#queue + 1] = {name = actor.name, isFunction = true, method = "?", run = native.model(number)}
    else
      load_image(number)
    end
    for _, one in ipairs(native.installs(number)) do table.insert(one.removes and removers or queue, one) end
  end
end

local plain_call <const> = call
call = function(one)
  if one.run then return one.run() end
  return plain_call(one)
end

local forget_definitions <const> = C.markDefinitions()

lab.scenario {
  name = "check", actors = actors, orders = "pairs", timeLimit = plan.timeLimit,
  setup = function(ctx)
    kept, queue, removers, loaded = {}, {}, {}, {}
    arguments.reset()
    forget_definitions()
    native.inSources(false)
    registrations.reset()
    if setup then setup(ctx) end
    native.probe()
  end,
  drive = function(ctx)
    if not drive then
      life(ctx, install, native.onlyInstalls(), native.fault, native.isHooked)
      -- Sources may set delegates where the app has launched.
      return note_delegates {}
    end
    install()
    if not native.onlyInstalls() then drive(ctx) end
  end,
}

-- Words of `uikit.differences` that say that a method is not sent any more, or not always.
local silences <const> = {
  "not sent", "not called", "not come", "miss", "sees? nothing", "in its place", "preferred where",
  "without that method", "in scene apps",
}

-- Whether a text names a method: by its selector, or as `-[Class selector]` of one of its classes; where subclasses do
-- not call super, of its own class.
local function names(text, method, is_own)
  local selector = method.selector:gsub("%p", "%%%0")
  local class = text:match("%[([%w_]+) " .. selector .. "%]")
  if class then
    for place, one in ipairs(method.classes) do
      if one == class then return place == 1 or not is_own end
    end
    return false
  end
  return method.selector:find(":", 1, true) ~= nil and (" " .. text .. " "):find("[^%w_:]" .. selector .. "[^%w_:]") ~= nil
end

-- Methods of UIViewController that no version of `uikit.differences` sends, from Apple's "What's New in iOS" of iOS 6.
local retired <const> = {
  viewWillUnload = "not sent, since a view stays loaded when memory is low; before: sent before the view was unloaded",
  viewDidUnload = "not sent, since a view stays loaded when memory is low; before: sent after the view was unloaded",
  ["shouldAutorotateToInterfaceOrientation:"] =
    "not sent, `supportedInterfaceOrientations` is in its place; before: sent at each rotation of the device",
}

-- Why no version sends a method; nil if one does.
local function retirement(method)
  for _, class in ipairs(method.classes) do
    if class == "UIViewController" then return retired[method.selector] end
  end
  return nil
end

-- The entries of `uikit.differences` about methods that some versions of the system do not send.
local function differences(methods)
  local rows, result = require "uikit".differences(), {}
  for place, method in ipairs(methods) do
    local sentences = {}
    local reason = retirement(method)
    if reason then sentences[1] = "since iOS 6.0: " .. reason end
    for _, row in ipairs(rows) do
      local says = false
      for _, words in ipairs(silences) do says = says or row.after:find(words) ~= nil end
      local is_own = row.after:find("not call super", 1, true) ~= nil
      if says and (names(row.before, method, is_own) or names(row.after, method, is_own)) then
        sentences[#sentences + 1] = ("since iOS %s (%s): %s; before: %s"):format(row.since, row.name, row.after, row.before)
      end
    end
    result[place] = sentences
  end
  return result
end

-- The numbers of the actors that define a class whose name the sources of an actor contain.
local function mentioned(actor)
  local result, own = {}, native.files(actor)
  for number in ipairs(plan.actors) do
    local names = number ~= actor and not plan.actors[number].model and classes_of(number) or {}
    if next(names) and calls.mention(own, names) then result[#result + 1] = number end
  end
  return result
end

-- The classes of an actor that another source implements as well.
local function doubles(actor)
  local result, own = {}, {}
  for _, path in ipairs(native.files(actor)) do own[path] = true end
  for _, one in pairs(doubled) do
    if own[one.second] then result[#result + 1] = one end
  end
  table.sort(result, function(a, b)
    if a.class ~= b.class then return a.class < b.class end
    return a.second < b.second
  end)
  return result
end

-- Whether a class of the system has a method, by the selectors that were asked for: all classes are searched.
local known <const> = {}

local function is_known(selector)
  if known[selector] == nil then known[selector] = native.isKnown(selector) end
  return known[selector]
end

return {
  mentioned = mentioned, doubles = doubles,
  forget = function()
    read = {}
    return true
  end,
  candidates = function(actor, most)
    local list <const> = list_of(actor)
    local answer <const> = calls.candidates(list, types_reader(actor))
    answer.found, answer.left = arguments.nearest(answer.found, most)
    local others <const> = unrun.callers(list, is_known)
    for _, one in ipairs(answer.found) do one.meetsOthers = others[one.name] end
    return answer
  end,
  named = function(actor, name) return calls.named(list_of(actor), name, types_reader(actor)) end,
  loads = function(actor) return loads(list_of(actor)) end,
  callers = function(actor, name) return callers(list_of(actor), name) end,
  counterpart = function(actor, name) return counterparts(list_of(actor), name) or {} end,
  bodies = function(actor, places) return calls.bodies(list_of(actor), places) end,
  differences = differences,
  unrun = function(actor, names)
    local reached = {}
    for _, name in ipairs(names) do reached[name] = true end
    local list <const> = list_of(actor)
    return {hooks = unrun.hooks(list, reached, is_known), foreign = (unrun.foreign(list, is_known))}
  end,
}
