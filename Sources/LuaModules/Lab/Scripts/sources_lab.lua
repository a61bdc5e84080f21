-- The scenario of `hookhost lab --sources`: each source is an actor, and so is each install, which
-- runs after all sources are loaded. An install with arguments is called as by an app's delegate that has been
-- launched. Hooks belong to the source that defines them.
local sources <const>, installs <const>, drive_path <const>, setup_path <const>, native <const> = ...
local lab <const>, objc <const> = require "lab", require "objc"

-- Returns the text of a source without its comments and strings.
local function text_of(path)
  local file <close> = assert(io.open(path))
  local text = file:read "a"
  return (text:gsub("/%*.-%*/", " "):gsub("//[^\n]*", ""))
end

local actors <const>, loads <const>, calls <const>, owners <const>, texts <const> = {}, {}, {}, {}, {}
-- For each source that install functions name: its C functions in the latest definition.
local functions <const> = {}

-- Returns a function that loads the files of one source as one image.
local function bringing(source)
  local bring = {}
  for place, path in ipairs(source.files) do
    native.reading(path)
    bring[place] = objc.source(path, {include = source.folders})
  end
  if #bring == 1 then return bring[1] end
  local C = require "hookhost.c"
  return function()
    C.gather(function()
      for _, one in ipairs(bring) do one() end
    end)
  end
end

-- The classes of each source that defines a class of the same name as another source.
local own_classes <const> = {}
for _, source in ipairs(sources) do
  local list = {}
  for place, path in ipairs(source.files) do list[place] = text_of(path) end
  texts[source.name] = list
end
local holders <const> = {}
for name, list in pairs(texts) do
  for _, text in ipairs(list) do
    for class, next in text:gmatch "@implementation%s+([%w_$]+)%s*(%(?)" do
      if next == "" then
        if holders[class] and holders[class] ~= name then own_classes[name], own_classes[holders[class]] = {}, {} end
        holders[class] = name
      end
    end
  end
end

-- Loads a source whose classes are kept apart from those of the same name in other sources.
local function bring_apart(bring, own)
  local C = require "hookhost.c"
  for class in pairs(own) do own[class] = nil end
  C.ownClasses = own
  local is_done, fault = pcall(bring)
  C.ownClasses = nil
  if not is_done then error(fault, 0) end
end

local function class_of(owner, name)
  local own = own_classes[owner]
  return own and own[name] or objc[name]
end

for _, source in ipairs(sources) do
  local name = source.name
  local bring = bringing(source)
  functions[name] = {}
  loads[#loads + 1] = name
  owners[name] = name
  actors[name] = function(ctx)
    ctx["loaded " .. name] = true
    if own_classes[name] then bring_apart(bring, own_classes[name]) else bring() end
    for wanted in pairs(functions[name]) do
      functions[name][wanted] = rawget(require "hookhost.c".globals, wanted)
    end
  end
end
table.sort(loads)

-- Whether a text implements a class, and whether it implements a class method, also in a category.
local function implements(text, class, method)
  local is_there = false
  for body in (text .. "\n@end"):gmatch("@implementation%s+" .. class .. "%f[^%w_](.-)@end") do
    if not body:find "^%s*%(" then is_there = true end
    if body:find("%+%s*%b()%s*" .. method .. "%f[^%w_:]") then return true, true end
  end
  return is_there, false
end

local function defines(text, name)
  return text:find("%f[%w_]" .. name .. "%s*%b()%s*{") ~= nil
end

-- Returns the sources that define an install's method, else its class, or its C function.
local function owners_of(class, method)
  local exact, near = {}, {}
  for _, name in ipairs(loads) do
    local has_class, has_method = false, false
    for _, text in ipairs(texts[name]) do
      if class then
        local some_class, some_method = implements(text, class, method)
        has_class, has_method = has_class or some_class, has_method or some_method
      else
        has_method = has_method or defines(text, method)
      end
    end
    if has_method then exact[#exact + 1] = name elseif has_class then near[#near + 1] = name end
  end
  return #exact > 0 and exact or near
end

-- The classes of each source that implement a method with arguments: `{class, sign, types, owner}`.
local function implementers_of(class, selector)
  local found, seen = {}, {}
  for _, owner in ipairs(loads) do
    for _, text in ipairs(texts[owner]) do
      for name, body in (text .. "\n@end"):gmatch "@implementation%s+([%w_$]+)(.-)@end" do
        for sign, signature in body:gmatch "([-+])%s*%b()%s*([^{};]-)%s*{" do
          local parts, types = {}, {}
          for part in signature:gsub("%b()", " "):gmatch "([%w_$]*)%s*:" do parts[#parts + 1] = part .. ":" end
          for type in signature:gmatch "%b()" do types[#types + 1] = type:sub(2, -2) end
          local key = owner .. " " .. name
          if table.concat(parts) == selector and (not class or class == name) and not seen[key] then
            seen[key] = true
            found[#found + 1] = {class = name, sign = sign, types = types, owner = owner, selector = selector}
          end
        end
      end
    end
  end
  return found
end

-- The value that an app's delegate would pass at its launch for a parameter of a type.
local function launch_value(type, keyword)
  type = type:gsub("%b<>", " ")
  local class = type:match "([%u][%w_$]*)%s*%*"
  local application = objc.UIApplication:sharedApplication()
  if class == "UIApplication" or not class and keyword:lower():find "application$" then return application end
  if class == "NSNotification" then
    return objc.NSNotification:notificationWithName_object_("UIApplicationDidFinishLaunchingNotification", application)
  elseif class == "UIWindow" then
    return application:keyWindow()
  elseif type:find("^", 1, true) then
    return function() end
  elseif not class and (type:find "BOOL" or type:find "bool") then
    return false
  elseif not class and not type:find "%f[%w]id%f[^%w]" and not type:find "instancetype" then
    return 0
  end
  return nil
end

local receivers <const> = {}

-- The object of a class that an app sends the message to: its delegate if it is one, else a new one.
local function receiver(found)
  local delegate = objc.UIApplication:sharedApplication():delegate()
  if delegate and delegate:isKindOfClass_(found) then return delegate end
  local object = found:new()
  receivers[#receivers + 1] = object
  return object
end

local function add_launch(install, one)
  local name = ("%s.%s.%s"):format(one.owner, one.class, one.selector)
  if actors[name] then error(("--install names %s twice"):format(install), 0) end
  calls[#calls + 1] = name
  owners[name] = one.owner
  actors[name] = {owner = one.owner, install = function(ctx)
    if not ctx["loaded " .. one.owner] then return end
    local found, values, count = class_of(one.owner, one.class), {}, 0
    for keyword in one.selector:gmatch "([^:]*):" do
      count = count + 1
      values[count] = launch_value(one.types[count] or "id", keyword)
    end
    objc.msgSend(one.sign == "+" and found or receiver(found), one.selector, table.unpack(values, 1, count))
  end}
end

-- The source before a name, as in `FILE.m:Class.method`, and the name.
local function divided(install)
  for _, source in ipairs(sources) do
    for _, label in ipairs {source.name, source.path, source.path:match "[^/]+$"} do
      if install:sub(1, #label + 1) == label .. ":" and #install > #label + 1 then return label, install:sub(#label + 2) end
    end
  end
  if install:sub(-1) == ":" then return nil, install end
  return install:match "^(.+):([^:]+)$"
end

local function source_named(file, install)
  for _, source in ipairs(sources) do
    if file == source.name or file == source.path or file == source.path:match "[^/]+$" then return source.name end
  end
  error(("--install %s: no source is named %s"):format(install, file), 0)
end

local function add(install, class, method, owner)
  local name = owner .. "." .. (class and class .. "." .. method or method)
  if actors[name] then error(("--install names %s twice"):format(install), 0) end
  if not class then functions[owner][method] = false end
  calls[#calls + 1] = name
  owners[name] = owner
  actors[name] = {owner = owner, install = function(ctx)
    -- Its source may be missing in a subset of the actors.
    if not ctx["loaded " .. owner] then return end
    if not class then
      local run = functions[owner][method]
      if not run then error(("%s is static in %s, so that no app can call it"):format(method, owner), 0) end
      run()
      return
    end
    local found, selector = class_of(owner, class), objc.sel(method)
    local own = native.method(found, method, owner)
    if own then return objc.method_invoke(found, own) end
    if not objc.class_respondsToSelector(objc.object_getClass(found), selector) then
      error(("%s has no class method +%s without arguments, which --install names"):format(class, method), 0)
    end
    objc.msgSend(found, selector)
  end}
end

for _, install in ipairs(installs) do
  local file, plain = divided(install)
  plain = plain or install
  local takes_arguments = plain:find "^[%a_][%w_:]*:$" or plain:find "^[%a_][%w_]*%.[%a_][%w_:]*:$"
  if not takes_arguments and not plain:find "^[%a_][%w_]*%.?[%w_]*$" then
    error(("--install takes functions and Class.method, with FILE.m: before them, not '%s'"):format(install), 0)
  end
  local class, method = plain:match "^([%w_]+)%.([%w_:]+)$"
  method = method or plain
  local found = {}
  if takes_arguments then
    for _, one in ipairs(implementers_of(class, method)) do found[#found + 1] = one.owner end
  else
    found = owners_of(class, method)
  end
  if file then
    local owner = source_named(file, install)
    local is_there = false
    for _, name in ipairs(found) do is_there = is_there or name == owner end
    if not is_there then error(("%s does not define %s, which --install names"):format(file, plain), 0) end
    found = {owner}
  end
  if #found == 0 then error(("no source defines %s, which --install names"):format(plain), 0) end
  if takes_arguments then
    for _, one in ipairs(implementers_of(class, method)) do
      if not file or one.owner == found[1] then add_launch(install, one) end
    end
  else
    for _, owner in ipairs(found) do add(install, class, method, owner) end
  end
end
table.sort(calls)

local function program(path)
  if not path:find "%.m$" then return assert(loadfile(path)) end
  native.reading(path)
  local run = require "hookhost.c".programs[objc.source(path)]
  return function() run {path} end
end

local names = {}
for place, source in ipairs(sources) do names[place] = source.title end
lab.scenario {
  name = table.concat(names, " "), actors = actors, orders = native.orders(loads, calls, owners),
  setup = setup_path and program(setup_path) or nil, drive = program(drive_path),
}
