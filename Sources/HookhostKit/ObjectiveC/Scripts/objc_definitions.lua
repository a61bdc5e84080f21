-- What a source defines: it is gathered while the source runs, and attached as a whole, classes before
-- categories, a superclass before what inherits from it.

local C, native = ...
local objc = C.objc
local classes, categories

function C.implement(name, superclass, options, body)
  classes[#classes + 1] = {name = name, superclass = superclass ~= "" and superclass or nil, options = options, body = body}
end
function C.extend(class, name, options, body)
  categories[#categories + 1] = {class = class, name = name, options = options, body = body}
end

C.property = native.property

local function describe(protocol, methods, is_required)
  for _, method in ipairs(methods) do
    local name, is_class = method[1]:gsub("^%+", "")
    objc.protocol_addMethodDescription(protocol, objc.sel(name), method[2], is_required, is_class == 0)
  end
end

function C.declareProtocol(name, required, optional, adopts, properties)
  if objc.getProtocol(name) then return end
  local protocol = objc.allocateProtocol(name)
  describe(protocol, required, true)
  describe(protocol, optional, false)
  for _, adopted in ipairs(adopts) do
    local known = objc.getProtocol(adopted)
    if known then objc.protocol_addProtocol(protocol, known) end
  end
  for _, property in ipairs(properties) do
    local attributes = {}
    for letter, value in property[2]:gmatch("(%a)([^,]*)") do attributes[#attributes + 1] = {name = letter, value = value} end
    objc.protocol_addProperty(protocol, property[1], attributes, #attributes, true, true)
  end
  objc.registerProtocol(protocol)
end

local function define_classes()
  local waiting = {}
  for _, class in ipairs(classes) do waiting[class.name] = class end
  local function define(class)
    if not waiting[class.name] then return end
    waiting[class.name] = nil
    local above = class.superclass and waiting[class.superclass]
    if above then define(above) end
    objc.class(class.name, class.superclass and objc[class.superclass], class.options, class.body)
  end
  for _, class in ipairs(classes) do define(class) end
end

-- Runs a source: what it defines is attached, then its `+load`s and constructors run.
--
-- Answers the source's `main`, when it has one.
function C.image(_, source)
  local constructors, main
  objc.image(function()
    local outer_classes, outer_categories = classes, categories
    classes, categories = {}, {}
    constructors, main = source()
    define_classes()
    for _, category in ipairs(categories) do
      objc.category(category.class, category.name, category.options, category.body)
    end
    classes, categories = outer_classes, outer_categories
  end)
  for _, run in ipairs(constructors) do run() end
  return main
end

C.Exit = {}
C.atExit = {}

-- Runs `main` as the program does; answers its status.
function C.run(main, arguments)
  local list = C.list(arguments)
  local ok, status = pcall(main, #arguments, list)
  if not ok then
    if getmetatable(status) ~= C.Exit then error(status, 0) end
    status = status.status
  end
  for _, f in ipairs(C.atExit) do f() end
  return math.tointeger(status) or 0
end

-- A function that brings a source in whenever it is called, and answers nothing: an actor of the lab.
function C.bringing(source)
  return function() source() end
end
