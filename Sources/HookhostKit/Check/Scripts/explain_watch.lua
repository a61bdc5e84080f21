-- Records the messages that set a delegate while a script runs, for `hookhost explain delegate`.
--
-- A hook that is installed before the script is the innermost one: it sees the delegate that is stored.
-- A trace sees the argument of the message itself, before the hooks of the script change it.
local property <const> = ...
local objc <const>, hook <const>, trace <const> = require "objc", require "hook", require "trace"
local OWNER <const> = "hookhost explain"

-- Each setting: the object, its property, the delegate that was stored, and what the object asked it.
local settings <const> = {}
local watch <const> = {settings = settings}

-- The address of an object, which needs no message to it.
function watch.address(object)
  return object and tostring(objc.NSString:stringWithFormat_("%p", object))
end
local address_of <const> = watch.address

function watch.is_dead(object) return objc.object_getClassName(object):find "^_NSZombie_" ~= nil end

-- The property that a setter sets, if it is one for a delegate.
local function property_of(selector)
  local name = selector:match "^set(%w+):$"
  if not name then return end
  if not name:find "^%u%u" then name = name:sub(1, 1):lower() .. name:sub(2) end
  if name == property or name:find "[dD]elegate$" or name:find "[dD]ataSource$" then return name end
end

local function each_class(object, call)
  local class = objc.object_getClass(object)
  while class do
    call(class)
    class = objc.class_getSuperclass(class)
  end
end

-- Whether a protocol inherits from one of those in a set.
local function is_within(protocol, names)
  if names[objc.protocol_getName(protocol)] then return true end
  for _, parent in ipairs(objc.protocol_copyProtocolList(protocol) or {}) do
    if is_within(parent, names) then return true end
  end
  return false
end

-- The protocol of the property, those of the object's class that extend it, and those that the
-- delegate adopts and that extend it.
local function protocols_of(object, slot, delegate)
  local roots, classes = {}, {}
  each_class(object, function(class)
    local declared = objc.class_getProperty(class, slot)
    for name in (declared and objc.property_getAttributes(declared) or ""):gmatch "<([%w_]+)>" do roots[name] = true end
    classes[#classes + 1] = objc.class_getName(class)
    local custom = classes[#classes] .. slot:sub(1, 1):upper() .. slot:sub(2)
    if objc.getProtocol(custom) then roots[custom] = true end
  end)
  roots.NSObject = nil
  local found = {}
  local function add(protocol)
    local name = objc.protocol_getName(protocol)
    if name == "NSObject" or found[name] then return end
    found[name] = protocol
    for _, parent in ipairs(objc.protocol_copyProtocolList(protocol) or {}) do add(parent) end
  end
  for _, protocol in ipairs(objc.copyProtocolList() or {}) do
    local name = objc.protocol_getName(protocol)
    local is_own = delegate and objc.class_conformsToProtocol(objc.object_getClass(delegate), protocol)
    for _, class in ipairs(classes) do
      is_own = is_own or name:sub(1, #class) == class and class ~= "NSObject" and name:find("elegate", #class, true)
    end
    if roots[name] or is_own and is_within(protocol, roots) then add(protocol) end
  end
  return found
end

local methods <const> = {}

-- The names of the methods that an object may send to a delegate, sorted.
function watch.methods(object, slot, delegate)
  local key = table.concat({objc.object_getClassName(object), slot, delegate and objc.object_getClassName(delegate) or ""}, " ")
  if methods[key] then return methods[key] end
  local names, is_known = {}, {}
  for _, protocol in pairs(protocols_of(object, slot, delegate)) do
    for _, required in ipairs {true, false} do
      for _, one in ipairs(objc.protocol_copyMethodDescriptionList(protocol, required, true) or {}) do
        local name = tostring(one.name)
        if not is_known[name] then names[#names + 1] = name end
        is_known[name] = true
      end
    end
  end
  table.sort(names)
  methods[key] = names
  return names
end

-- The class that defines a method of an object.
local function home_of(object, name)
  local home
  each_class(object, function(class)
    if home then return end
    for _, method in ipairs(objc.class_copyMethodList(class) or {}) do
      if objc.sel_getName(objc.method_getName(method)) == name then
        home = class
        return
      end
    end
  end)
  return home
end

-- The calls of each method by the class that defines it and the method's name, then by object, and
-- then by the first argument if it is an object: the sender, by custom.
local counts <const> = {}

local function count(names, delegate)
  for _, name in ipairs(names) do
    local class = home_of(delegate, name)
    local key = class and objc.class_getName(class) .. " " .. name
    if key and not counts[key] then
      local times = {}
      counts[key] = times
      hook.before(class, name, function(self, sender)
        local one = address_of(self)
        local is_object, address = pcall(address_of, type(sender) == "userdata" and sender or nil)
        local from = is_object and address or "any"
        times[one] = times[one] or {}
        times[one][from] = (times[one][from] or 0) + 1
      end, {owner = OWNER})
    end
  end
end

-- How often an object has called a delegate's method; nil for a method that was not counted.
function watch.times(object, delegate, name)
  local class = home_of(delegate, name)
  local times = class and counts[objc.class_getName(class) .. " " .. name]
  if not times then return end
  local calls = times[address_of(delegate)] or {}
  return (calls.any or 0) + (calls[address_of(object)] or 0)
end

-- The object to which a delegate forwards a message, if that object responds to it.
function watch.target(delegate, name)
  local selector = objc.sel(name)
  local is_sent, target = pcall(delegate.forwardingTargetForSelector_, delegate, selector)
  if is_sent and target and target ~= delegate and target:respondsToSelector_(selector) then return target end
end

local asking
local asked <const> = {}

-- Records the answers that an object gets from the delegate that it was given, while it is set.
local function watch_answers(delegate)
  local class = objc.object_getClass(delegate)
  local name = objc.class_getName(class)
  if asked[name] then return end
  asked[name] = true
  hook.before(class, "respondsToSelector:", function(self, selector)
    if asking and asking.delegate == address_of(self) then asking.asked[tostring(selector)] = true end
  end, {owner = OWNER})
end

-- The lines of the script or the source that are running, the innermost first.
local function frames()
  local found = {}
  for level = 4, 80 do
    local info = debug.getinfo(level, "Sl")
    if not info then return found end
    if info.currentline > 0 and info.source:sub(1, 1) == "@" then
      found[#found + 1] = {file = info.short_src, line = info.currentline, first = info.linedefined}
    end
  end
  return found
end

local calls <const> = {}

-- Asks a delegate what it implements, before its object does, and counts the calls from now on.
local function prepare(setting, object, delegate)
  local names, targets = watch.methods(object, setting.slot, delegate), {}
  for _, name in ipairs(names) do
    setting.answers[name] = delegate:respondsToSelector_(objc.sel(name))
    local target = not home_of(delegate, name) and watch.target(delegate, name)
    if target and not targets[address_of(target)] then
      targets[address_of(target)] = true
      count(names, target)
    end
  end
  count(names, delegate)
end

local function new_setting(slot, delegate)
  local setting = {slot = slot, frames = frames(), asked = {}, answers = {}}
  calls[#calls + 1] = setting
  setting.delegate, setting.class = address_of(delegate), delegate and objc.object_getClassName(delegate)
  return setting
end

-- A setter that calls the one of its superclass is one setting: what the inner one stores, and asks.
local function close(setting)
  local outer = setting.outer
  asking = outer
  if outer and outer.slot == setting.slot and outer.object == setting.object then
    outer.delegate, outer.class, outer.answers = setting.delegate, setting.class, setting.answers
    for name in pairs(setting.asked) do outer.asked[name] = true end
  else
    settings[#settings + 1] = setting
  end
end

local watched <const> = {}

local function watch_setter(class, selector, slot)
  hook.instead(class, selector, function(original, self, delegate)
    local setting = new_setting(slot, delegate)
    setting.object, setting.outer, asking = address_of(self), asking, nil
    if delegate then
      prepare(setting, self, delegate)
      watch_answers(delegate)
    end
    asking = setting
    local is_done, fault = pcall(original, self, delegate)
    close(setting)
    if not is_done then error(fault, 0) end
  end, {owner = OWNER})
end

-- A session, an interaction or a connection gets its delegate when it is created.
local function watch_creation(class, selector)
  local index = 0
  for part in selector:gmatch "([%w_]*):" do
    index = index + 1
    if part:find "[dD]elegate$" then break end
  end
  hook.instead(class, selector, function(original, self, ...)
    local delegate = select(index, ...)
    local setting = new_setting("delegate", delegate)
    setting.receiver, setting.selector = self, selector
    local made = original(self, ...)
    if not made then return made end
    setting.object = address_of(made)
    if delegate then prepare(setting, made, delegate) end
    settings[#settings + 1] = setting
    return made
  end, {owner = OWNER})
end

local selectors <const>, is_traced = {}, {}

local function watch_methods(class, is_meta)
  for _, method in ipairs(objc.class_copyMethodList(class) or {}) do
    local selector = objc.sel_getName(objc.method_getName(method))
    local slot = not is_meta and property_of(selector)
    local is_creation = not slot and selector:find "[dD]elegate:" and (is_meta or selector:find "^init")
    if slot or is_creation then
      if not is_traced[selector] then selectors[#selectors + 1] = selector end
      is_traced[selector] = true
      if slot then watch_setter(class, selector, slot) else watch_creation(class, selector) end
    end
  end
end

-- Watches the setters of the classes that were not there before.
function watch.classes()
  for _, class in ipairs(objc.getClassList()) do
    local name = objc.class_getName(class)
    if not watched[name] then
      watched[name] = true
      watch_methods(class, false)
      watch_methods(objc.object_getClass(class), true)
    end
  end
end

local function addresses(text)
  local found = {}
  for class, address in text:gmatch "<([%w_]+): (0x%x+)" do found[address] = class end
  return found
end

-- Names the argument of the message where hooks have passed on another one, and those hooks.
local function compare(setting, entries, index)
  local own, layers, first = entries[index], {}, nil
  for number = index - 1, 1, -1 do
    local entry = entries[number]
    if entry.depth < own.depth and not first then
      if entry.owner ~= OWNER then layers[#layers + 1] = entry end
      if entry.kind == "message" then first = entry end
    end
  end
  if not first then return end
  local reached = addresses(own.args)
  for address, class in pairs(addresses(first.args)) do
    if not reached[address] then setting.given, setting.given_class = address, class end
  end
  -- The caller is outside the code of all these hooks. A handler begins behind the line of the call
  -- that installs it.
  local last = 0
  for number, frame in ipairs(setting.frames) do
    for _, layer in ipairs(layers) do
      local file, line = (layer.source or ""):match "^(.*):(%d+)$"
      local behind = file == frame.file and frame.first - tonumber(line)
      if behind and behind >= 0 and behind <= (layer.kind == "hook" and 3 or 0) then last = number end
    end
  end
  setting.frame = setting.frames[last + 1]
end

local is_tracing = false

-- Ends the trace, and compares the messages with what reached the setters.
function watch.finish()
  if not is_tracing then return end
  is_tracing = false
  local entries, number = trace.stop(), 0
  for index, entry in ipairs(entries) do
    if entry.owner == OWNER and entry.kind == "hook" and is_traced[entry.selector] then
      number = number + 1
      if calls[number] then compare(calls[number], entries, index) end
    end
  end
end

function watch.place(setting)
  local frame = setting.frame or setting.frames[1]
  return frame and frame.file .. ":" .. frame.line or "native code"
end

-- Watches all classes from now on, also those that a script creates.
function watch.start()
  watch.classes()
  local class <const>, start <const> = objc.class, trace.start
  function objc.class(...)
    local made = class(...)
    watch.classes()
    return made
  end
  function trace.start(...)
    watch.finish()
    return start(...)
  end
  is_tracing = true
  start {selectors = selectors}
end

return watch
