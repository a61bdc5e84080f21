-- Launches the app of the sources for XCUIApplication: their `main`, or the only application delegate.
--
-- Returns the function: with an application it launches and returns nil or a problem; with nil it notes
-- that the app has ended; with any other value it returns whether the app has ended.

local has_launched, is_terminated, launched_with_defaults = false, false, false

local function application_delegates()
  local found = {}
  for _, class in ipairs(objc.getClassList()) do
    local is_delegate = objc.class_conformsToProtocol(class, "UIApplicationDelegate")
    if is_delegate and not objc.class_getName(class):find "^UI" then found[#found + 1] = class end
  end
  table.sort(found, function(a, b) return objc.class_getName(a) < objc.class_getName(b) end)
  return found
end

local function end_last_run()
  local application = objc.UIApplication:sharedApplication()
  if is_terminated then return end
  if has_launched or application and application:delegate() then uikit.terminate() end
end

-- Makes the arguments and the environment those of the process.
local function set_process(application)
  hook.removeAll "XCUITest"
  local arguments = {}
  for argument in objc.each(application:launchArguments() or {}) do arguments[#arguments + 1] = tostring(argument) end
  local defaults = objc.NSUserDefaults:standardUserDefaults()
  local domain = objc.NSMutableDictionary:dictionary()
  for place = 1, #arguments - 1 do
    local key = arguments[place]:match "^%-(%w.*)$"
    if key then domain:setObject_forKey_(arguments[place + 1], key) end
  end
  -- Those of the last launch go.
  if launched_with_defaults then defaults:removeVolatileDomainForName_("NSArgumentDomain") end
  launched_with_defaults = domain:count() > 0
  if launched_with_defaults then defaults:setVolatileDomain_forName_(domain, "NSArgumentDomain") end
  -- Added to the arguments and variables that the process has already.
  if #arguments > 0 then
    hook.instead(objc.NSProcessInfo, "arguments", function(original, self)
      local all = {}
      for argument in objc.each(objc.box(original(self))) do all[#all + 1] = argument end
      return objc.box(table.move(arguments, 1, #arguments, #all + 1, all))
    end, {key = "XCUIApplication arguments", owner = "XCUITest"})
  end
  local added = application:launchEnvironment()
  if added and added:count() > 0 then
    hook.instead(objc.NSProcessInfo, "environment", function(original, self)
      local all = objc.box(original(self)):mutableCopy()
      all:addEntriesFromDictionary_(added)
      return all
    end, {key = "XCUIApplication environment", owner = "XCUITest"})
  end
  return arguments
end

return function(application)
  if application == nil then
    is_terminated = true
    return nil
  end
  if type(application) ~= "userdata" then return is_terminated end
  local c = require "hookhost.c"
  local main = rawget(c.globals, "main")
  local delegates = not main and application_delegates() or {}
  if #delegates > 1 then
    local names = {}
    for _, class in ipairs(delegates) do names[#names + 1] = objc.class_getName(class) end
    return "several classes are application delegates, and no source has a main: " .. table.concat(names, ", ")
  end
  local can_launch = main or delegates[1]
  if can_launch then end_last_run() end
  local arguments = set_process(application)
  is_terminated = false
  if main then
    has_launched = true
    c.run(main, {"App", table.unpack(arguments)})
  elseif delegates[1] then
    has_launched = true
    uikit.launch(delegates[1])
  end
end
