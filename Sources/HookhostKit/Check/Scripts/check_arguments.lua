-- Installers that ask for arguments, such as `+startWithKey:` and `setDataSource:`: an app can call those that
-- an interface declares, and does so with objects of its own.
local calls <const> = ...
local objc <const> = require "objc"
local arguments <const> = {}

local qualifiers <const> = {}
for word in ([[nullable nonnull null_unspecified _Nullable _Nonnull _Null_unspecified __nullable __nonnull __kindof
  __unused const in inout]]):gmatch "%S+" do qualifiers[word] = "" end

local plain <const> = {
  BOOL = true, bool = true, NSInteger = 1, NSUInteger = 1, int = 1, CGFloat = 1, double = 1, float = 1, NSTimeInterval = 1,
}

-- Functions that make a class or a selector of a text.
local lookups <const> = {
  "NSSelectorFromString", "NSClassFromString", "sel_registerName", "sel_getUid", "objc_getClass", "objc_lookUpClass",
}

-- Whether a method may hook what its text names, as the helpers of SDKs for their own installers do.
local function is_named_by_text(one, types)
  if not table.concat(types, " "):find "NSString" then return false end
  for _, name in ipairs(lookups) do
    if one.body:find(name, 1, true) then return true end
  end
  return false
end

-- The types of a method's arguments; nil if one of them is neither a number nor an object of a known class.
local function types_of(one)
  local types = {}
  for type in one.head:gsub("^%b()", ""):gmatch ":%s*(%b())" do
    type = type:sub(2, -2):gsub("[%a_]+", qualifiers):gsub("%s+", "")
    if not plain[type] and not type:find "^id<[%w_$,]+>$" and not type:find "^%u[%w_$]*%*$"
      and not type:find "^%u[%w_$]*%b<>%*$" then return nil end
    types[#types + 1] = type
  end
  return #types == one.arguments and not is_named_by_text(one, types) and types or nil
end

-- The methods and setters that the interfaces in files declare, as `Class selector`.
local function declarations(...)
  local names = {}
  local function read(class, body)
    for head in body:gmatch "%f[-+][-+]%s*(%b()[^;{]*);" do
      local selector = calls.selector((head:gsub("^%b()", "")))
      if selector then names[class .. " " .. selector] = true end
    end
    for name in body:gmatch "@property[^;]-([%a_$][%w_$]*)%s*;" do
      names[("%s set%s%s:"):format(class, name:sub(1, 1):upper(), name:sub(2))] = true
    end
  end
  for _, files in ipairs {...} do
    for _, path in ipairs(files) do
      local file <close> = io.open(path, "rb")
      local text = file and calls.stripped(file:read "a") or ""
      for class, head, body in text:gmatch "@interface%s+([%w_$]+)([^\n{;]*)(.-)@end" do
        if not head:find "%(%s*%)" then read(class, head .. body) end
      end
    end
  end
  return names
end

--- Returns a function that gives the types of an installer's arguments; nil if an app cannot call it.
function arguments.reader(...)
  local files, names = {...}, nil
  return function(one)
    local types = one.head and types_of(one)
    if not types then return nil end
    names = names or declarations(table.unpack(files))
    return names[one.class .. " " .. one.name] and types or nil
  end
end

-- The most installers with arguments that are tried: most of the others do something else first, and each costs a run.
local most_tried <const> = 8

--- Divides installers into those to try, at most `most`, and those left out; of those with arguments, the nearest to a
--- hook come first.
function arguments.nearest(found, most)
  local tried, left, count = {}, {}, 0
  for _, one in ipairs(found) do
    count = count + (one.types and 1 or 0)
    table.insert(#tried < most and (not one.types or count <= most_tried) and tried or left, one)
  end
  return tried, left
end

-- The objects that the app has made for installers, and the classes that conform to their protocols.
local kept, made = {}, {}

--- Forgets the objects of an earlier run.
function arguments.reset() kept, made = {}, {} end

-- An app keeps what it has made; while only sources run, a variable of this script does not.
local function keep(object)
  if object then object:retain() end
  kept[#kept + 1] = object
  return object
end

local function new(class) return keep(objc.msgSend(objc.msgSend(class, "alloc"), "init")) end

-- The app's delegate, its first screens and its window.
local function app_objects()
  local delegate = objc.UIApplication:sharedApplication():delegate()
  local window = delegate and delegate:window()
  local controller = window and window:rootViewController()
  local first = controller and controller:isKindOfClass_(objc.UINavigationController) and controller:viewControllers()[1]
  local found = {}
  for _, object in pairs {delegate, first or controller, controller, window} do found[#found + 1] = object end
  return found
end

-- An object of the app that conforms to protocols; of a new class, if no object does.
local function conforming(names)
  local protocols = {}
  for name in names:gmatch "[^,]+" do
    protocols[#protocols + 1] = objc.getProtocol(name)
  end
  for _, object in ipairs(app_objects()) do
    local fits = true
    for _, protocol in ipairs(protocols) do fits = fits and object:conformsToProtocol_(protocol) end
    if fits then return object end
  end
  made[names] = made[names] or objc.class("CheckObject" .. names:gsub(",", ""), objc.NSObject, function() end)
  for _, protocol in ipairs(protocols) do objc.class_addProtocol(made[names], protocol) end
  return new(made[names])
end

-- The objects of the system of which an app has one.
local shared <const> = {
  UIApplication = "sharedApplication", UIScreen = "mainScreen", UIDevice = "currentDevice", NSBundle = "mainBundle",
  NSUserDefaults = "standardUserDefaults", NSURLSession = "sharedSession", NSNotificationCenter = "defaultCenter",
}

-- A value of a type, as an app has one.
local function value(type)
  if plain[type] then return plain[type] end
  local protocols = type:match "^id<(.*)>$"
  if protocols then return conforming(protocols) end
  local name = type:match "^[%w_$]+"
  if name == "NSString" then return "check" end
  if name == "NSNumber" then return 1 end
  if name == "NSURL" then return objc.NSURL:URLWithString_ "https://check.example/" end
  local class = objc[name]
  if shared[name] then return objc.msgSend(class, shared[name]) end
  for _, object in ipairs(app_objects()) do
    if object:isKindOfClass_(class) then return object end
  end
  return new(class)
end

-- The most objects of different classes to which a method of a category is sent.
local most_receivers <const> = 3

-- The objects of an app that have a method of a category: its own, and a table view as most apps have.
local function category_receivers(class)
  local found, seen = {}, {}
  local function add(object)
    local name = objc.class_getName(objc.object_getClass(object))
    if not seen[name] and #found < most_receivers then found[#found + 1] = object end
    seen[name] = true
  end
  if not class:isSubclassOfClass_(objc.UIResponder) then return found end
  if objc.UITableView:isSubclassOfClass_(class) then
    add(keep(objc.UITableView:alloc():initWithFrame_style_({0, 0, 390, 560}, 0)))
  end
  for _, object in ipairs(objc.liveObjects(class)) do add(object) end
  return found
end

--- Calls an installer with arguments; `receiver` returns the object that has it, or the class.
function arguments.call(one, receiver)
  local values = {}
  for place, type in ipairs(one.types) do values[place] = value(type) end
  local receivers = one.isCategory and one.sign == "-" and category_receivers(objc[one.class]) or {}
  if #receivers == 0 then receivers[1] = receiver(one) end
  for _, object in ipairs(receivers) do objc.msgSend(object, one.method, table.unpack(values, 1, #one.types)) end
end

return arguments
