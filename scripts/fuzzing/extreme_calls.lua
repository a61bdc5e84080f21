-- Calls every native method of a class, or every function of a module, with extreme values: no value may crash the
-- host, hang it or exceed its memory.
--   hookhost scripts/fuzzing/extreme_calls.lua NAME [FIRST]
--
-- NAME is a class or a module. Each call is written to standard error with its number before it runs; FIRST is the
-- number of the first call that is made, to continue after a crash. A call that takes longer than a second is
-- reported as `slow`.

local name, first = arg[1], tonumber(arg[2] or 1)
if not name or not first then error("usage: extreme_calls.lua NAME [FIRST]", 0) end

-- A dead object, and tables that contain themselves.
local dead = objc.NSObject:new()
dead:release()
local loop, map = {}, {}
loop[1], map.self = loop, map
local large = ("x"):rep(1 << 20)

local integers = {math.mininteger, math.maxinteger, -1, 2 ^ 53, -2 ^ 53, 2 ^ 63, -2 ^ 63, 1 << 31, 1 << 60}
local numbers = {1 / 0, -1 / 0, 0 / 0, -0.0, 1e300, -1e300, 5e-324, 2 ^ 53, 2 ^ 63, -2 ^ 63, math.maxinteger, math.mininteger}
local strings = {"", large, "a\0b", "\xed\xa0\x80", "\xff\xfe", "%n%s%@%*d", ("9"):rep(400), "1e999999999", "(((((", "../../.."}
local tables = {{}, loop, map, {[2 ^ 53] = 1}, {dead}, {math.maxinteger, math.mininteger}}

local function list(...)
  local all = {}
  for _, part in ipairs {...} do table.move(part, 1, #part, #all + 1, all) end
  return all
end

local function structures(fields)
  local all = {}
  for _, value in ipairs {1 / 0, -1 / 0, 0 / 0, 1e300, -1e300, math.maxinteger, math.mininteger, 2 ^ 63} do
    local one = {}
    for index, field in ipairs(fields) do one[field] = index % 2 == 1 and value or 1 end
    all[#all + 1] = one
    local two = {}
    for _, field in ipairs(fields) do two[field] = value end
    all[#all + 1] = two
  end
  return all
end

local everything = list(integers, numbers, strings, tables, {dead, true, print, coroutine.create(print), io.stdout})
local nested = {
  CGRect = true, UIEdgeInsets = true, NSDirectionalEdgeInsets = true, CGAffineTransform = true, CGPoint = true,
  CGSize = true, _NSRange = true,
}
local fields = {
  CGPoint = {"x", "y"}, CGSize = {"width", "height"}, _NSRange = {"location", "length"}, UIOffset = {"horizontal", "vertical"},
  UIEdgeInsets = {"top", "left", "bottom", "right"}, CGAffineTransform = {"a", "b", "c", "d", "tx", "ty"},
  CGVector = {"dx", "dy"}, NSDirectionalEdgeInsets = {"top", "leading", "bottom", "trailing"},
}
local rectangles = {}
for _, point in ipairs(structures(fields.CGPoint)) do
  rectangles[#rectangles + 1] = {point.x, point.y, point.x, point.y}
  rectangles[#rectangles + 1] = {0, 0, point.x, point.y}
end

-- The extreme values for a type encoding, and a plain value.
local function values_of(encoding)
  local kind = encoding:match "^[rnNoORV]*(.)"
  local structure = encoding:match "^{([%w_]+)"
  if structure == "CGRect" then return rectangles, {0, 0, 10, 10} end
  if structure and nested[structure] and fields[structure] then
    local plain = {}
    for _, field in ipairs(fields[structure]) do plain[field] = 1 end
    return structures(fields[structure]), plain
  end
  if ("cislqCISLQ"):find(kind, 1, true) then return integers, 1 end
  if kind == "d" or kind == "f" then return numbers, 1 end
  if kind == "B" then return {true, 0}, true end
  if kind == "*" then return strings, "a" end
  if kind == ":" then return strings, "description" end
  if kind == "#" then return {objc.NSObject, objc.NSProxy}, objc.NSObject end
  return everything, nil
end

-- A plain value of the type that an error names; nil if it names none.
local function wanted(message)
  local place, text = message:match "argument (%d+) must be (.-), got"
  if not place then return nil end
  place = tonumber(place)
  local class = text:match "^an? (%u%w+)"
  if class and objc.getClass(class) then
    local is_made, object = pcall(function() return objc.getClass(class):alloc():init() end)
    if is_made and object then return place, object end
  end
  for _, pair in ipairs {
    {"string", "a"}, {"selector", "description"}, {"integer", 1}, {"boolean", true}, {"number", 1}, {"list", {}},
    {"dictionary", {a = 1}}, {"table", {}}, {"function", function() end}, {"block", function() end},
    {"class", objc.NSObject}, {"object", objc.NSObject:new()},
  } do
    if text:find(pair[1]) then return place, pair[2] end
  end
end

local number = 0
local function try(title, body, arguments, place, value)
  number = number + 1
  if number < first then return end
  io.stderr:write(number, " ", title, " argument ", place, ": ", type(value), " ",
    (type(value) == "string" and ("%q"):format(value:sub(1, 20)) or tostring(value)):gsub("\n", " "), "\n")
  local given = table.move(arguments, 1, arguments.n, 1, {n = arguments.n})
  given[place] = value
  local started = os.clock()
  for _ = 1, 4 do
    local is_done, fault = pcall(body, table.unpack(given, 1, given.n))
    if is_done then break end
    local index, better = wanted(tostring(fault))
    if not index or index == place or index > given.n then break end
    given[index], arguments[index] = better, better
  end
  if os.clock() - started > 1 then io.stderr:write("slow ", number, "\n") end
end

-- Methods that end the run or wait for input by definition.
local excluded = {
  dealloc = true, release = true, abort = true, exit = true, ["suspend"] = true, ["terminate"] = true,
  ["sleepForTimeInterval:"] = true, ["sleepUntilDate:"] = true, ["wait"] = true, ["lock"] = true,
}

local function try_methods(class, receiver, sign)
  for _, method in ipairs(objc.class_copyMethodList(class) or {}) do
    local selector = objc.sel_getName(objc.method_getName(method))
    local types = objc.method_getTypeEncoding(method) or ""
    local count = select(2, selector:gsub(":", ""))
    if not excluded[selector] then
      local encodings = {}
      local signature = objc.NSMethodSignature:signatureWithObjCTypes_(types)
      local arguments = {n = count}
      for index = 1, count do
        local is_known, encoding = pcall(function() return signature:getArgumentTypeAtIndex_(index + 1) end)
        encodings[index] = is_known and encoding or "@"
        arguments[index] = select(2, values_of(encodings[index]))
      end
      local title = sign .. "[" .. name .. " " .. selector .. "]"
      local function body(...) return objc.msgSend(receiver(), selector, ...) end
      for index = 1, count do
        for _, value in ipairs((values_of(encodings[index]))) do try(title, body, arguments, index, value) end
      end
    end
  end
end

local module = ({
  objc = objc, uikit = uikit, gesture = gesture, hook = hook, runloop = runloop, dispatch = dispatch, network = network,
  trace = trace,
})[name]
if module then
  local names = {}
  for field, value in pairs(module) do
    if type(value) == "function" then names[#names + 1] = field end
  end
  table.sort(names)
  for _, field in ipairs(names) do
    for place = 1, 4 do
      for _, value in ipairs(everything) do
        try(name .. "." .. field, module[field], {n = place}, place, value)
      end
    end
  end
else
  local class = objc.getClass(name)
  if not class then error(name .. " is no class", 0) end
  try_methods(objc.object_getClass(class), function() return class end, "+")
  try_methods(class, function()
    local is_made, object = pcall(function() return class:alloc():init() end)
    return is_made and object or class:alloc()
  end, "-")
end
io.stderr:write "end\n"
