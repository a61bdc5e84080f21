-- The definitions of a source: collected while it runs, and attached together, classes before
-- categories, superclasses before subclasses.

local C, native = ...
local objc = C.objc
local classes, categories

function C.implement(name, superclass, options, body)
  classes[#classes + 1] = {name = name, superclass = superclass ~= "" and superclass or nil, options = options, body = body,
    place = native.place(), bundle = C.bundle, source = C.sourceNow, is_manual = C.isManualNow}
end
function C.extend(class, name, options, body)
  categories[#categories + 1] = {class = class, name = name, options = options, body = body, place = native.place()}
end

C.property = native.property

-- The accessors of a property in a class without ARC.
function C.getter(side, variable, name)
  side[name] = function(self) return C.obj(C.getIvar(self, variable)) end
end
function C.setter(side, variable, name, is_copied)
  side[name] = function(self, value)
    local old = C.obj(C.getIvar(self, variable))
    value = C.obj(value)
    if is_copied then
      if type(value) == "function" then C.copyBlock(value)
      elseif value ~= nil then value = C.owned(C.obj(value:copy())) end
    else
      C.retain(value)
    end
    C.setIvar(self, variable, value)
    C.release(old)
  end
end

-- Maps a protocol's name to the extended encodings of its methods, with classes and blocks.
C.extendedTypes = {}
local function describe(protocol, methods, is_required)
  local types = C.extendedTypes[objc.protocol_getName(protocol)]
  for _, method in ipairs(methods) do
    local name, is_class = method[1]:gsub("^%+", "")
    objc.protocol_addMethodDescription(protocol, objc.sel(name), method[2], is_required, is_class == 0)
    types[method[1]] = method[3]
  end
end

function C.declareProtocol(name, required, optional, adopts, properties)
  if objc.getProtocol(name) then return end
  local protocol = objc.allocateProtocol(name)
  C.extendedTypes[objc.protocol_getName(protocol)] = {}
  describe(protocol, required, true)
  describe(protocol, optional, false)
  for _, adopted in ipairs(adopts) do
    local known = objc.getProtocol(adopted)
    if known then objc.protocol_addProtocol(protocol, known) end
  end
  for _, property in ipairs(properties) do
    local attributes = {}
    for letter, value in property[2]:gmatch("([^,])([^,]*)") do attributes[#attributes + 1] = {name = letter, value = value} end
    objc.protocol_addProperty(protocol, property[1], attributes, #attributes, true, not property[3])
  end
  objc.registerProtocol(protocol)
end

-- An undeclared protocol is empty, as the compiler emits it.
local function require_protocols(options)
  for _, name in ipairs(options.protocols or {}) do
    if not objc.getProtocol(name) then objc.registerProtocol(objc.allocateProtocol(name)) end
  end
end

-- The body of a class or a category; the properties of its adopted protocols come last.
local function with_adopted_properties(options, body)
  if not options.protocols then return body end
  local dynamic = options.dynamic
  options.dynamic = nil
  return function(instance, class, super)
    body(instance, class, super)
    native.declareAdopted(instance, class, options.protocols, dynamic)
  end
end

-- The classes of the source that is being loaded, by name, if it may share class names with other
-- sources, as each framework of a process may; nil if all sources are one program.
C.ownClasses = nil
function C.classNamed(name) return C.ownClasses and C.ownClasses[name] or objc[name] end

-- Makes the names in a source refer to its own classes.
local function name_own_classes(source, own)
  local named = setmetatable({}, {__index = function(_, name) return own[name] or objc[name] end})
  debug.setupvalue(source, 1, setmetatable({objc = named}, {__index = _G, __newindex = _G}))
end

-- Classes left out because their superclass is missing: with name, superclass and options.
C.orphans = {}

-- By name, the source that has implemented a class of this run.
local sources_of_classes = {}
C.sourcesOfClasses = sources_of_classes
-- Whether a class counts by hand, by name.
local manual_classes = {}
C.manualClasses = manual_classes
local DUPLICATES = "One of the two will be used. Which one is undefined."
local DUPLICATES_SINCE_18_4 = "This may cause spurious casting failures and mysterious crashes. "
  .. "One of the duplicates must be removed or renamed."
-- Whether another source, or the library, implements a class of that name already: the runtime says so, and
-- continues with the first one. A source that is imported again is a mistake of the script.
local function is_duplicate(class)
  local known = objc.getClass(class.name)
  if known == nil or sources_of_classes[class.name] == class.source then return false end
  local address = ("0x%x"):format(native.address(known) or 0)
  local text = ("Class %s is implemented in both %s (%s) and %s (%s). %s"):format(
    class.name, sources_of_classes[class.name] or native.framework(known) or "the program", address,
    class.source or "the program", address, C.available(18, 4) and DUPLICATES_SINCE_18_4 or DUPLICATES)
  C.writeError(("objc[%d]: %s\n"):format(C.functions.getpid(), text))
  local setting = C.functions.getenv "OBJC_DEBUG_DUPLICATE_CLASSES"
  if setting ~= nil and (C.cstr(setting) == "YES" or C.cstr(setting) == "FATAL") then
    C.complete()
    C.halt()
  end
  return true
end

local function define_classes()
  local waiting, is_twice = {}, {}
  for _, class in ipairs(classes) do
    -- Of two in one image the first is used too.
    if waiting[class.name] then
      is_twice[#is_twice + 1] = class
    else
      waiting[class.name] = class
    end
  end
  local function define(class)
    if waiting[class.name] ~= class then return end
    waiting[class.name] = nil
    if not C.ownClasses and is_duplicate(class) then return end
    local above = class.superclass and waiting[class.superclass]
    if above then define(above) end
    -- A class whose superclass is in such a framework does not exist either.
    if class.superclass and not objc.getClass(class.superclass) then
      C.orphans[#C.orphans + 1] = class
      return
    end
    require_protocols(class.options)
    local aligned, above, destructs = class.options.aligned, class.options.above, class.options.destructs
    class.options.aligned, class.options.above, class.options.destructs = nil, nil, nil
    sources_of_classes[class.name] = class.source
    manual_classes[class.name] = class.is_manual
    local function make()
      native.definePlace(class.place)
      return objc.class(class.name, class.superclass and C.classNamed(class.superclass), class.options,
        with_adopted_properties(class.options, class.body))
    end
    local own, other = C.ownClasses, objc.getClass(class.name)
    local made = own and other and native.sharingName(other, make) or make()
    if own then own[class.name] = made end
    if destructs then native.addDestructor(made) end
    if aligned then C.alignVariables(made, aligned) end
    if above then C.declareVariablesAbove(made, above) end
    if class.bundle then native.setBundle(class.name, class.bundle) end
  end
  for _, class in ipairs(classes) do define(class) end
  for _, class in ipairs(is_twice) do is_duplicate(class) end
end

-- Links the sources that a function runs into one image, like a linker: their definitions are
-- attached in an order independent of the sources', then the `+load`s and constructors run.
--
-- The `+load`s have their own autorelease pool.
local constructors
function C.gather(body)
  local gathered, pool = {}, native.openPool()
  objc.image(function()
    local outer_classes, outer_categories, outer_constructors = classes, categories, constructors
    classes, categories, constructors = {}, {}, gathered
    local is_done, fault = pcall(function()
      body()
      define_classes()
      local seen = {}
      for _, category in ipairs(categories) do
        -- Two sources may have private categories with the same name, which a linker treats as two.
        local key = ("%s(%s)"):format(category.class, category.name)
        seen[key] = (seen[key] or 0) + 1
        local name = seen[key] == 1 and category.name or ("%s (%d)"):format(category.name, seen[key])
        require_protocols(category.options)
        -- The runtime ignores a category whose class is in a missing framework.
        if objc.getClass(category.class) then
          native.definePlace(category.place)
          objc.category(C.classNamed(category.class), name, category.options,
            with_adopted_properties(category.options, category.body))
        end
      end
    end)
    classes, categories, constructors = outer_classes, outer_categories, outer_constructors
    if not is_done then error(fault, 0) end
    if C.tellOfImage then C.tellOfImage() end
  end)
  native.drainPool(pool)
  for _, run in ipairs(gathered) do run() end
end

-- The arguments of a long list, which need too many registers for a direct call.
function C.spread(count, list) return table.unpack(list, 1, count) end

-- Variables that sources place in their own sections, in the order they were loaded.
local sections = {}
function C.section(name, value, kind)
  local list = sections[name] or {type = kind, count = 0}
  sections[name] = list
  list.count = list.count + 1
  list[list.count] = value
end
-- The memory of a section; it moves only when another source adds to it.
function C.sectionMemory(name)
  local list = sections[name]
  if not list then return nil end
  if not list.memory or list.memory.count ~= list.count then
    list.memory = C.newArray(list.type, list.count, name)
    for place = 1, list.count do list.memory[place - 1] = list[place] end
  end
  return list.memory
end

-- Without Foundation no handler forwards messages: the runtime halts at the first unknown one.
local has_images, has_foundation = false, false
local function halt_at_unknown_messages()
  if has_foundation or not has_images then return end
  native.setForwardHandler(function(receiver, selector)
    C.complete()
    local class = objc.object_getClass(receiver)
    C.fatal(("%s[%s %s]: unrecognized selector sent to instance 0x%x (no message forward handler is installed)"):format(
      objc.class_isMetaClass(class) and "+" or "-", objc.class_getName(class), objc.sel_getName(selector),
      native.address(receiver) or 0))
  end)
end

-- Runs a source as a separate image, unless several sources are being linked.
--
-- Returns the source's `main`, if it has one.
local function link(path, source, is_manual, is_bare)
  C.noteImage(is_manual)
  has_images, has_foundation = true, has_foundation or not is_bare
  local main
  local function bring()
    local list
    local outer, is_outer_manual = C.sourceNow, C.isManualNow
    C.sourceNow, C.isManualNow = path, is_manual
    list, main = source()
    C.sourceNow, C.isManualNow = outer, is_outer_manual
    for _, run in ipairs(list) do constructors[#constructors + 1] = run end
  end
  if constructors then bring() else C.gather(bring) end
  return main
end
-- A source with ARC, and one that counts by hand.
function C.image(path, source, is_bare) return link(path, source, false, is_bare) end
function C.manualImage(path, source, is_bare) return link(path, source, true, is_bare) end

C.Exit = {isExit = true, __tostring = function() return "it ends the process" end}
C.atExit = {}

-- The program's handlers for uncaught errors: for exceptions, then for signals. A handler may end
-- the program itself; if it sends the signal again, the error is reported.
local function show_to_handlers(fault)
  if C.uncaughtHandler and type(fault) == "userdata" then C.uncaughtHandler(fault) end
  if C.handleFault then C.handleFault(fault) end
end

-- An error in a helper of this module is one of the source's line that called it. The second result is the calls
-- that led to it.
local calls
local function placed(fault)
  if type(fault) ~= "string" then return fault end
  calls = native.calls()
  return native.explained(fault) or fault
end

-- What settings of the environment ask libobjc to report while the program runs.
local DIAGNOSTICS = {OBJC_DEBUG_SCAN_WEAK_TABLES = "scanWeakVariables", OBJC_PRINT_CUSTOM_RR = "listCustomClasses",
  OBJC_PRINT_CUSTOM_AWZ = "listCustomClasses", OBJC_PRINT_CUSTOM_CORE = "listCustomClasses"}
local function start_diagnostics()
  local started = {}
  for setting, name in pairs(DIAGNOSTICS) do
    if not started[name] and C.functions.getenv(setting) == "YES" then
      started[name] = true
      C.complete()
      C[name]()
    end
  end
end

-- Runs `main` like a program, and returns its status.
function C.run(main, arguments)
  local list = C.list(arguments, #arguments + 1)
  halt_at_unknown_messages()
  start_diagnostics()
  local ok, status = xpcall(main, placed, #arguments, list)
  if not ok then
    if getmetatable(status) ~= C.Exit then
      local is_seen, ending = pcall(show_to_handlers, status)
      if is_seen or rawequal(ending, C.death) then ending = status end
      status = ending
    end
    if type(status) == "string" then native.raise(status, calls) end
    if getmetatable(status) ~= C.Exit then error(status, 0) end
    status = status.status
  end
  for _, f in ipairs(C.atExit) do f() end
  return math.tointeger(status) or 0
end

-- Loads a source, runs its `+load`s and its `main`, and returns its status and whether that ended
-- the program: a source without a `main` does not.
function C.start(source, arguments)
  local has_ended = true
  -- A program has the path of its source, without the ending, as a compiler's output beside it.
  local path = arguments[1] and arguments[1]:gsub("%.mm?$", "")
  if path and path:match "[^/]+$" then
    native.nameProgram(path:match "[^/]+$")
    arguments[1] = path
  end
  local status = C.run(function(...)
    local main = source()
    halt_at_unknown_messages()
    if main then return main(...) end
    has_ended = false
  end, arguments)
  return status, has_ended
end

-- Functions that load sources, call a function if one is passed, and run their `main`, by loading
-- function.
C.programs = setmetatable({}, {__mode = "k"})

-- A function that loads a source on each call, without results: an actor of the lab.
function C.bringing(source)
  local function bring()
    if C.ownClasses then name_own_classes(source, C.ownClasses) end
    source()
  end
  C.programs[bring] = function(arguments, loaded)
    local main = source()
    if loaded then loaded() end
    if main then C.run(main, arguments) end
  end
  return bring
end
