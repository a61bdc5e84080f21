-- `hookhost explain delegate SCRIPT EXPRESSION`: runs a script, and says why the delegate of an object
-- is not called. The expression is Lua; `...` are the results of the script.
local path <const>, expression <const>, format <const> = ...
local objc <const>, hook <const>, runloop <const> = require "objc", require "hook", require "runloop"

-- The line of the script or the source that is running.
local function place()
  for level = 3, 60 do
    local info = debug.getinfo(level, "Sl")
    if not info then return "native code" end
    if info.currentline > 0 and info.source:sub(1, 1) == "@" then return info.short_src .. ":" .. info.currentline end
  end
  return "native code"
end

-- What identifies an object: its description changes with its state, but not the address in it.
local function identity_of(object)
  local text = tostring(object)
  return text:match "0x%x+" or text
end

-- The protocol that a class's delegates adopt, by custom: of the class, or of a superclass.
local function protocol_of(object)
  local class = objc.object_getClass(object)
  while class do
    local is_known, found = pcall(objc.getProtocol, objc.class_getName(class) .. "Delegate")
    if is_known and found then return found end
    class = objc.class_getSuperclass(class)
  end
end

local function methods_of(object)
  local protocol, names = protocol_of(object), {}
  if not protocol then return names end
  for _, required in ipairs {true, false} do
    for _, one in ipairs(objc.protocol_copyMethodDescriptionList(protocol, required, true) or {}) do
      names[#names + 1] = tostring(one.name)
    end
  end
  table.sort(names)
  return names
end

-- Whether an object's class, or a superclass, defines a method; then returns that class.
local function home_of(object, name)
  local class = objc.object_getClass(object)
  while class do
    for _, method in ipairs(objc.class_copyMethodList(class) or {}) do
      if objc.sel_getName(objc.method_getName(method)) == name then return class end
    end
    class = objc.class_getSuperclass(class)
  end
end

-- How often each method was called, by the class that defines it and the method's name, then by object.
local counts <const> = {}

-- Counts the calls of the methods of a delegate.
local function count(object, delegate)
  for _, name in ipairs(methods_of(object)) do
    local class = home_of(delegate, name)
    local key = class and objc.class_getName(class) .. " " .. name
    if key and not counts[key] then
      local times = {}
      counts[key] = times
      hook.before(class, name, function(self)
        local one = identity_of(self)
        times[one] = (times[one] or 0) + 1
      end, {owner = "hookhost explain"})
    end
  end
end

-- How often a delegate's method was called; nil for one that it forwards.
local function times_of(delegate, name)
  local class = home_of(delegate, name)
  local times = class and counts[objc.class_getName(class) .. " " .. name]
  return times and (times[identity_of(delegate)] or 0)
end

local function answers_of(object, delegate)
  local answers = {}
  if delegate then
    for _, name in ipairs(methods_of(object)) do answers[name] = delegate:respondsToSelector_(objc.sel(name)) end
  end
  return answers
end

local sets <const>, kept = {}, setmetatable({}, {__mode = "k"})
for _, class in ipairs(objc.getClassList()) do
  for _, method in ipairs(objc.class_copyMethodList(class) or {}) do
    if objc.sel_getName(objc.method_getName(method)) == "setDelegate:" then
      hook.before(class, "setDelegate:", function(self, delegate)
        local one = {
          object = identity_of(self), class = delegate and objc.object_getClassName(delegate), place = place(),
          name = delegate and identity_of(delegate), answers = answers_of(self, delegate),
        }
        -- A subclass calls the setter of its superclass.
        local before = sets[#sets]
        local is_same = before and before.object == one.object and before.name == one.name and before.place == one.place
        if not is_same then sets[#sets + 1] = one end
        if delegate then count(self, delegate) end
        kept[self] = true
      end, {owner = "hookhost explain"})
    end
  end
end

-- The object is the only line on standard output then.
if format == "json" then
  print = function(...) -- luacheck: ignore 121
    local texts = table.pack(...)
    for index = 1, texts.n do texts[index] = tostring(texts[index]) end
    io.stderr:write(table.concat(texts, "\t"), "\n")
  end
end

local results
if path:find "%.m$" then
  results = table.pack(require "hookhost.c".programs[objc.source(path)] {path})
else
  local script = assert(loadfile(path))
  results = table.pack(script())
end
runloop.run(0)

local ask, fault = load("return " .. expression, "=(expression)")
if not ask then ask, fault = load(expression, "=(expression)") end
if not ask then error(fault, 0) end
local object <const> = ask(table.unpack(results, 1, results.n))
if type(object) ~= "userdata" then error(("'%s' is no object, but %s"):format(expression, tostring(object)), 0) end
if not object:respondsToSelector_(objc.sel "delegate") then
  error(("%s has no delegate"):format(tostring(object)), 0)
end

-- The report: sentences for readers; objects with `reason` and what it names for programs.
local lines, findings, settings, hooks = {}, {}, {}, {}
local function say(...) lines[#lines + 1] = string.format(...) end
local function find(reason, members, ...)
  members.reason, members.text = reason, string.format(...)
  findings[#findings + 1] = members
  say("  %s", members.text)
end

local own = {}
for _, set in ipairs(sets) do
  if set.object == identity_of(object) then own[#own + 1] = set end
end
local current <const>, last <const> = object:delegate(), own[#own]
say("%s", tostring(object))
for _, set in ipairs(own) do
  settings[#settings + 1] = {class = set.class, place = set.place}
  say("  set to %s at %s", set.class and "a " .. set.class or "nil", set.place)
end
for _, layer in ipairs(hook.list(object, "setDelegate:")) do
  if layer.owner ~= "hookhost explain" then
    hooks[#hooks + 1] = {owner = layer.owner, kind = layer.kind, place = layer.source}
    say("  setDelegate: is hooked by %s (%s), at %s", layer.owner or "?", layer.kind, layer.source or "?")
  end
end

if not last and not current then
  find("never set", {}, "never set: no line has set its delegate")
elseif not current then
  if last.class then
    find("died", {class = last.class}, "died: nothing else kept the %s, which was deallocated", last.class)
  else
    find("replaced", {place = last.place}, "replaced: it was set to nil at %s", last.place)
  end
else
  local class <const> = objc.object_getClassName(current)
  if last and last.class and identity_of(current) ~= last.name then
    find("wrapped", {class = class, former = last.class},
      "wrapped: the delegate is a %s now, not the %s that was set", class, last.class)
  end
  local former <const> = own[#own - 1]
  if former and former.class and former.name ~= last.name then
    find("replaced", {class = former.class, place = former.place},
      "replaced: the %s of %s is not the delegate any more", former.class, former.place)
  end
  local others, target = {}, nil
  for _, name in ipairs(methods_of(object)) do
    local responds = current:respondsToSelector_(objc.sel(name))
    local method = ("-[%s %s]"):format(class, name)
    if responds and last and last.answers[name] == false then
      find("answer kept", {method = method}, "answer kept: %s came after the delegate was set; set it again", method)
    elseif responds then
      local times = times_of(current, name)
      if times == 0 then
        find("not called", {method = method}, "not called: %s, to which it responds", method)
      elseif times then
        find("called", {method = method, times = times}, "called %s: %s", times == 1 and "once" or times .. " times", method)
      else
        find("forwarded", {method = method}, "forwarded: it responds to %s by forwarding; the calls are not counted", method)
      end
    else
      others[#others + 1] = name
      local is_sent, next_one = pcall(current.forwardingTargetForSelector_, current, objc.sel(name))
      if is_sent and next_one and next_one:respondsToSelector_(objc.sel(name)) then target = next_one end
    end
  end
  if target then
    local inner = objc.object_getClassName(target)
    find("wrapped", {class = class, former = inner}, "wrapped: the %s forwards to a %s, but its respondsToSelector: answers NO "
      .. "for what that one implements, so that it is not called", class, inner)
  end
  if #others > 0 then
    find("does not respond", {selectors = others}, "does not respond to %s", table.concat(others, ", "))
  end
end

-- A value as JSON; the members of an object are sorted, but for those of `first`.
local function encoded(value, first)
  if type(value) ~= "table" then
    if type(value) ~= "string" then return tostring(value) end
    return '"' .. value:gsub('[%c"\\]', function(byte) return ("\\u%04x"):format(byte:byte()) end) .. '"'
  end
  local parts = {}
  if value[1] ~= nil or next(value) == nil then
    for index, one in ipairs(value) do parts[index] = encoded(one) end
    return "[" .. table.concat(parts, ",") .. "]"
  end
  local names = {}
  for name in pairs(value) do names[#names + 1] = name end
  table.sort(names)
  for _, name in ipairs(first or {}) do parts[#parts + 1] = encoded(name) .. ":" .. encoded(value[name]) end
  for _, name in ipairs(names) do
    local is_first = false
    for _, other in ipairs(first or {}) do is_first = is_first or other == name end
    if not is_first then parts[#parts + 1] = encoded(name) .. ":" .. encoded(value[name]) end
  end
  return "{" .. table.concat(parts, ",") .. "}"
end

if format == "json" then
  io.write(encoded({
    format = "hookhost.explain", version = 1, object = tostring(object), delegate = current and tostring(current),
    settings = settings, hooks = hooks, findings = findings,
  }, {"format", "version"}), "\n")
else
  io.write(table.concat(lines, "\n"), "\n")
end
local is_written, fault = io.stdout:flush()
if not is_written then error("cannot write to standard output: " .. fault, 0) end
