-- `hookhost explain delegate SCRIPT EXPRESSION`: runs a script, and says why the delegate of an object
-- is not called. The expression is Lua; `...` are the results of the script.
local path <const>, expression <const> = ...
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
        sets[#sets + 1] = {
          object = tostring(self), class = delegate and objc.object_getClassName(delegate), place = place(),
          name = delegate and tostring(delegate), answers = answers_of(self, delegate),
        }
        kept[self] = true
      end, {owner = "hookhost explain"})
    end
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

local function say(...) print(string.format(...)) end
local own = {}
for _, set in ipairs(sets) do
  if set.object == tostring(object) then own[#own + 1] = set end
end
local current <const>, last <const> = object:delegate(), own[#own]
say("%s", tostring(object))
for _, set in ipairs(own) do
  say("  set to %s at %s", set.class and "a " .. set.class or "nil", set.place)
end
for _, layer in ipairs(hook.list(object, "setDelegate:")) do
  if layer.owner ~= "hookhost explain" then
    say("  setDelegate: is hooked by %s (%s), at %s", layer.owner or "?", layer.kind, layer.source or "?")
  end
end

if not last and not current then
  say "  never set: no line has set its delegate"
elseif not current then
  if last.class then say("  died: nothing else kept the %s, which was deallocated", last.class)
  else say("  replaced: it was set to nil at %s", last.place) end
else
  local class <const> = objc.object_getClassName(current)
  if last and last.class and tostring(current) ~= last.name then
    say("  wrapped: the delegate is a %s now, not the %s that was set", class, last.class)
  end
  if #own > 1 and own[#own - 1].class and own[#own - 1].name ~= last.name then
    say("  replaced: the %s of %s is not the delegate any more", own[#own - 1].class, own[#own - 1].place)
  end
  for _, name in ipairs(methods_of(object)) do
    local responds = current:respondsToSelector_(objc.sel(name))
    if responds and last and last.answers[name] == false then
      say("  answer kept: -[%s %s] came after the delegate was set; set it again", class, name)
    elseif responds then
      say("  called: -[%s %s]", class, name)
    end
  end
  local others = {}
  for _, name in ipairs(methods_of(object)) do
    if not current:respondsToSelector_(objc.sel(name)) then others[#others + 1] = name end
  end
  if #others > 0 then say("  does not respond to %s", table.concat(others, ", ")) end
end
