-- Calls what is written in Lua with wrong arguments: an error must have the place of its caller.
--   hookhost scripts/fuzzing/wrong_arguments.lua HEADERS [NAME …]
--
-- NAME is a class, or a header in the folder HEADERS as `c/HEADER`; by default all classes that have methods in Lua, and
-- the headers of C's and Core Foundation's functions. A method is called with each wrong value in each position, the
-- others being plausible, without arguments and with too many; a C function with null pointers. An error that has its
-- place in a script of the program is printed, with the call; the status is then 1.

local here = arg[0]:gsub("[^/]*$", "")
local Receivers, Functions = dofile(here .. "core_data_receivers.lua"), dofile(here .. "extreme_functions.lua")

local dead = objc.NSObject:new()
dead:release()
local loop = {}
loop[1] = loop

-- Values of all types, each with a name.
local wrong = {
  {"nil", nil}, {"true", true}, {"-1", -1}, {"1.5", 1.5}, {"nan", 0 / 0}, {"mininteger", math.mininteger}, {"a string", "x"},
  {"bytes", "\xff\0"}, {"an empty table", {}}, {"a list of numbers", {1, 2}}, {"a list of objects", {objc.NSObject:new()}},
  {"a map", {a = 1}}, {"a table that contains itself", loop}, {"a function", function() end}, {"an object", objc.NSObject:new()},
  {"a dead object", dead}, {"null", objc.null}, {"a class", objc.NSObject}, {"a selector", objc.sel "self"},
  {"a thread", coroutine.create(print)}, {"a file", io.stdout},
}

io.stdout:setvbuf "line"
local found, seen, calls = 0, {}, 0

-- The text of an error, or the reason of an exception.
local function text_of(fault)
  if type(fault) == "string" then return fault end
  local is_read, reason = pcall(function() return fault.reason end)
  return is_read and type(reason) == "string" and reason or ""
end

-- Makes a call; prints its error if it has its place in a script of the program.
local function try(title, what, body, ...)
  calls = calls + 1
  local is_done, fault = pcall(body, ...)
  if is_done then return end
  local place = text_of(fault):match "%[[%l_]+%]:%d+: .*"
  if not place or seen[title .. place] then return end
  found = found + 1
  seen[title .. place] = true
  print(("%s with %s: %s"):format(title, what, place))
end

-- Calls a function that has `count` parameters; `plausible` are arguments that it accepts.
local function try_call(title, count, body, plausible)
  try(title, "no arguments", body)
  try(title, "too many arguments", body, table.unpack(plausible, 1, count + 3))
  for index = 1, count do
    for _, value in ipairs(wrong) do
      local given = table.move(plausible, 1, count, 1, {})
      given[index] = value[2]
      try(title, ("argument %d %s"):format(index, value[1]), body, table.unpack(given, 1, count))
    end
  end
end

-- Methods that end an object or wait by definition.
local excluded = {dealloc = true, release = true, lock = true}

local function try_methods(class, sign, receiver, use)
  local owner = sign == "-" and class or objc.object_getClass(class)
  for _, method in ipairs(objc.class_copyMethodList(owner) or {}) do
    local selector = objc.sel_getName(objc.method_getName(method))
    if not excluded[selector] then
      local title = ("%s[%s %s]"):format(sign, objc.class_getName(class), selector)
      local count = select(2, selector:gsub(":", ""))
      -- An initializer needs an object of its own for each call.
      local shared = not selector:find "^init" and receiver()
      try_call(title, count, function(...)
        local object = shared or receiver()
        tostring(objc.msgSend(object, selector, ...))
        if use then use(object) end
      end, Receivers.arguments(selector))
    end
  end
end

local function try_class(name)
  local class = objc[name]
  try_methods(class, "+", function() return class end)
  try_methods(class, "-", Receivers.receiver(name))
  try(name, "the run loop", runloop.run, 0)
end

-- Imports a source with the calls; those of functions that do not compile are left out.
local function import(header, class, functions)
  local list = {}
  for index, declared in ipairs(functions) do list[index] = Functions.null_call(declared) end
  local path = os.tmpname()
  os.remove(path)
  path = path .. ".m"
  local file = assert(io.open(path, "w"))
  local source = Functions.source(header, class, list)
  file:write(source)
  file:close()
  local is_read, fault = pcall(objc.import, path)
  os.remove(path)
  if is_read then return functions, list end
  local faulty = {}
  for line in tostring(fault):gmatch ":(%d+):%d+: error" do faulty[tonumber(line)] = true end
  local _, first = source:match "^(.*)\n  case 1:":gsub("\n", "")
  local rest = {}
  for index, declared in ipairs(functions) do
    if not faulty[first + 1 + index] then rest[#rest + 1] = declared end
  end
  if #rest == #functions then error(fault, 0) end
  return import(header, class, rest)
end

local headers = arg[1]
local function try_header(header)
  local class = "Calls_" .. header:gsub("%W", "_")
  local functions, list = import(header, class, Functions.declared(headers .. "/" .. header))
  for index = 1, #functions do
    try(list[index], "null pointers", function() objc.getClass(class):run_(index) end)
  end
end

local names = table.move(arg, 2, #arg, 1, {})
if #names == 0 then
  names = Receivers.classes()
  table.sort(names)
  for header in ([[hookhost/CFiles.h hookhost/CLibrary.h hookhost/CValues.h hookhost/Locks.h hookhost/Sockets.h
    CoreFoundation/CoreFoundation.h CommonCrypto/CommonCrypto.h Security/Security.h sqlite3.h zlib.h]]):gmatch "%S+" do
    names[#names + 1] = "c/" .. header
  end
end
for _, name in ipairs(names) do
  objc.autoreleasepool(function()
    if name:find "^c/" then try_header(name:sub(3)) else try_class(name) end
  end)
end
print(("arguments: %d calls, %d errors in scripts of the program"):format(calls, found))
os.exit(found == 0)
