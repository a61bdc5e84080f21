-- `hookhost explain delegate SCRIPT EXPRESSION`: runs a script, and says why the delegate of an object
-- is not called. The expression is Lua; `...` are the results of the script.
local path <const>, expression <const>, format <const>, property <const>, watch <const> = ...
local objc <const>, hook <const>, runloop <const> = require "objc", require "hook", require "runloop"

watch.start()

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
  results = table.pack(require "hookhost.c".programs[objc.source(path)]({path}, watch.classes))
else
  local script = assert(loadfile(path))
  results = table.pack(script())
end
runloop.run(0)
watch.finish()

local ask, fault = load("return " .. expression, "=(expression)")
if not ask then ask, fault = load(expression, "=(expression)") end
if not ask then error(fault, 0) end
local object <const> = ask(table.unpack(results, 1, results.n))
if type(object) ~= "userdata" then error(("'%s' is no object, but %s"):format(expression, tostring(object)), 0) end

-- The property that holds the delegate: the one that is asked for, `delegate`, or the first that was set.
local function slot_of()
  if property ~= "" then return property end
  if object:respondsToSelector_(objc.sel "delegate") then return "delegate" end
  for _, set in ipairs(watch.settings) do
    if set.object == watch.address(object) and set.slot:find "elegate$" then return set.slot end
  end
  local class = objc.object_getClass(object)
  while class do
    local names = {}
    for _, one in ipairs(objc.class_copyPropertyList(class) or {}) do
      local name = objc.property_getName(one)
      if name:find "[dD]elegate$" then names[#names + 1] = name end
    end
    table.sort(names)
    if #names > 0 then return names[#names] end
    class = objc.class_getSuperclass(class)
  end
end

local slot <const> = slot_of()
if not slot or not object:respondsToSelector_(objc.sel(slot)) then
  error(("%s has no %s"):format(tostring(object), property ~= "" and property or "delegate"), 0)
end

-- The report: sentences for readers; objects with `reason` and what it names for programs.
local lines, findings, settings, hooks = {}, {}, {}, {}
local function say(...) lines[#lines + 1] = string.format(...) end
local function find(reason, members, ...)
  members.reason, members.text = reason, string.format(...)
  findings[#findings + 1] = members
  say("  %s", members.text)
end

local function short(class, place) return ("the %s of %s"):format(class, place) end

local own = {}
for _, set in ipairs(watch.settings) do
  if set.slot == slot and set.object == watch.address(object) then own[#own + 1] = set end
end
local setter <const> = "set" .. slot:sub(1, 1):upper() .. slot:sub(2) .. ":"
local current = object[slot](object)
local last <const> = own[#own]
local layers = {}
if last and last.receiver then
  layers = hook.list(objc.object_getClass(last.receiver), last.selector)
elseif object:respondsToSelector_(objc.sel(setter)) then
  layers = hook.list(object, setter)
end
local message <const> = last and last.selector or setter
local is_dead <const> = current and watch.is_dead(current)
say("%s%s", slot == "delegate" and "" or slot .. " of ", tostring(object))
local former
for _, set in ipairs(own) do
  local place = watch.place(set)
  local class = set.given_class or set.class
  settings[#settings + 1] = {class = class, place = place}
  say("  set to %s at %s", class and "a " .. class or "nil", place)
  if class and set ~= last and set.delegate ~= last.delegate then former = set end
end
local wrappers = {}
for _, layer in ipairs(layers) do
  if layer.owner ~= "hookhost explain" then
    hooks[#hooks + 1] = {owner = layer.owner, kind = layer.kind, place = layer.source}
    wrappers[#wrappers + 1] = layer.owner or "?"
    say("  %s is hooked by %s (%s), at %s", message, layer.owner or "?", layer.kind, layer.source or "?")
  end
end

if not current then
  if last and (last.given_class or last.class) then
    local class = last.given_class or last.class
    if last.given then
      find("replaced", {class = class, place = watch.place(last)},
        "replaced: the %s that was set at %s did not reach the object: a hook passed on %s", class, watch.place(last),
        last.class and "a " .. last.class .. ", which was deallocated" or "nil")
    else
      find("died", {class = class}, "died: nothing else kept the %s, which was deallocated", class)
    end
  elseif former then
    find("replaced", {place = watch.place(last)}, "replaced: it was set to nil at %s", watch.place(last))
  elseif last then
    find("never set", {place = watch.place(last)}, "never set: it was set to nil only, at %s", watch.place(last))
  else
    find("never set", {}, "never set: no line has set its %s", slot)
  end
elseif is_dead then
  local class = last and last.class or "delegate"
  find("died", {class = class}, "died: nothing else kept the %s, which was deallocated; the property is not weak, so that "
    .. "the next message to it crashes", class)
else
  local class <const> = objc.object_getClassName(current)
  if last and last.given then
    find("wrapped", {class = class, former = last.given_class}, "wrapped: the delegate is a %s now, not the %s that was set%s",
      class, last.given_class, wrappers[1] and "; " .. message .. " is hooked by " .. table.concat(wrappers, ", ") or "")
  elseif last and last.class and watch.address(current) ~= last.delegate then
    find("wrapped", {class = class, former = last.class},
      "wrapped: the delegate is a %s now, not the %s that was set", class, last.class)
  end
  if former then
    local place = watch.place(former)
    find("replaced", {class = former.given_class or former.class, place = place},
      "replaced: %s is not the delegate any more", short(former.given_class or former.class, place))
  end
  local others, target = {}, nil
  local function called(method, times)
    return ("%s: %s"):format(times == 1 and "called once" or "called " .. times .. " times", method)
  end
  for _, name in ipairs(watch.methods(object, slot, current)) do
    local responds = current:respondsToSelector_(objc.sel(name))
    local method = ("-[%s %s]"):format(class, name)
    local is_late = responds and last and last.answers[name] == false
    if is_late and last.asked[name] then
      find("answer kept", {method = method}, "answer kept: %s came after the delegate was set; set it again", method)
    elseif is_late then
      find("added later", {method = method}, "added later: %s came after the delegate was set, and is called since: "
        .. "the answer is not kept", method)
    elseif responds then
      local times = watch.times(object, current, name)
      local inner = not times and watch.target(current, name)
      local inner_times = inner and watch.times(object, inner, name)
      if times == 0 then
        find("not called", {method = method}, "not called: %s, to which it responds", method)
      elseif times then
        find("called", {method = method, times = times}, "%s", called(method, times))
      elseif inner_times then
        local one = ("-[%s %s]"):format(objc.object_getClassName(inner), name)
        find("forwarded", {method = method, times = inner_times}, "forwarded: it responds to %s by forwarding; %s", method,
          inner_times == 0 and "not called: " .. one or called(one, inner_times))
      else
        find("forwarded", {method = method}, "forwarded: it responds to %s by forwarding; the calls are not counted", method)
      end
    else
      others[#others + 1] = name
      target = target or watch.target(current, name)
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
    format = "hookhost.explain", version = 1, object = tostring(object), property = slot,
    delegate = current and (is_dead and objc.object_getClassName(current) or tostring(current)),
    settings = settings, hooks = hooks, findings = findings,
  }, {"format", "version"}), "\n")
else
  io.write(table.concat(lines, "\n"), "\n")
end
local is_written, fault = io.stdout:flush()
if not is_written then error("cannot write to standard output: " .. fault, 0) end
