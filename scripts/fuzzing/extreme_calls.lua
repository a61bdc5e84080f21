-- Calls every native method of classes, or every function of modules, with extreme values: no value may crash the
-- host, hang it or exceed its memory.
--   hookhost scripts/fuzzing/extreme_calls.lua FIRST[-LAST] NAME …
--
-- NAME is a class, a module or a header. Each call is written to standard error before it runs, with its name and its
-- number in that name. FIRST and LAST limit the calls: FIRST those of the first name, to continue after a crash. A call
-- that takes longer than a second of processor time is reported as `slow`, one that raises the peak of memory by more
-- than 100 MB as `large`. If an argument of a Lua type is refused because of that type, further values of the type are
-- left out.

local first, last = (arg[1] or ""):match "^(%d+)%-?(%d*)$"
if not first or not arg[2] then error("usage: extreme_calls.lua FIRST[-LAST] NAME …", 0) end
first, last = tonumber(first), tonumber(last) or math.maxinteger
local name

-- A dead object, and tables that contain themselves.
local dead = objc.NSObject:new()
dead:release()
local loop, map = {}, {}
loop[1], map.self = loop, map
local large = ("x"):rep(1 << 20)

local integers = {math.mininteger, math.maxinteger, -1, 1 << 31, 1 << 60, 2 ^ 53, -2 ^ 53, 2 ^ 63, -2 ^ 63}
local fractions = {1 / 0, -1 / 0, 0 / 0, -0.0, 1e300, -1e300, 5e-324}
local strings = {"", large, "a\0b", "\xed\xa0\x80", "\xff\xfe", "%n%s%@%*d", ("9"):rep(400), "1e999999999", "(((((", ".."}
local tables = {{}, loop, map, {[2 ^ 53] = 1}, {dead}, {math.maxinteger, math.mininteger}}

local function list(...)
  local all = {}
  for _, part in ipairs {...} do table.move(part, 1, #part, #all + 1, all) end
  return all
end

local numbers = list(fractions, {2 ^ 53, 2 ^ 63, -2 ^ 63, math.maxinteger, math.mininteger})

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

local everything = list(integers, fractions, strings, tables, {dead, true, print, coroutine.create(print), io.stdout})
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

local function peak()
  local file = io.open "/proc/self/status"
  if not file then return 0 end
  local text = file:read "a"
  file:close()
  return tonumber(text:match "VmHWM:%s*(%d+)") // 1024
end

local number, highest = 0, peak()

-- Makes a call. Returns whether the argument was refused because of its type.
local function try(title, body, arguments, place, value)
  number = number + 1
  if number < first or number > last then return end
  local shown = type(value) == "string" and ("%q"):format(value:sub(1, 20)) or tostring(value)
  io.stderr:write(name, " ", number, " ", title, " argument ", place, ": ", type(value), " ", (shown:gsub("\n", " ")), "\n")
  local given = table.move(arguments, 1, arguments.n, 1, {n = arguments.n})
  given[place] = value
  local started, is_refused = os.clock(), false
  for _ = 1, 4 do
    local is_done, fault = pcall(body, table.unpack(given, 1, given.n))
    -- An error of code that could not raise it is raised by the next native function.
    pcall(function() return objc.sel "self" end)
    if is_done then break end
    local is_named, text, index, better = pcall(function() return tostring(fault), wanted(tostring(fault)) end)
    if is_named and type(value) ~= "userdata" then
      is_refused = text:find("argument " .. place .. " must be .-, got " .. type(value)) ~= nil
    end
    if not is_named or not index or index == place or index > given.n then break end
    given[index], arguments[index] = better, better
  end
  local seconds = os.clock() - started
  if seconds > 1 then io.stderr:write(("slow %s %d: %.1f s\n"):format(name, number, seconds)) end
  if seconds > 0.002 then
    local now = peak()
    if now > highest + 100 then io.stderr:write(("large %s %d: %d MB more\n"):format(name, number, now - highest)) end
    highest = math.max(highest, now)
  end
  return is_refused
end

-- Makes a call with each of some values as an argument.
local function try_all(title, body, arguments, place, values)
  local refused = {}
  for _, value in ipairs(values) do
    if refused[type(value)] then number = number + 1 else
      refused[type(value)] = try(title, body, arguments, place, value)
    end
  end
end

-- Methods that end the run or wait for input by definition.
local excluded = {
  dealloc = true, release = true, abort = true, exit = true, ["suspend"] = true, ["terminate"] = true,
  ["sleepForTimeInterval:"] = true, ["sleepUntilDate:"] = true, ["wait"] = true, ["lock"] = true,
}

-- Receivers with contents, for classes whose empty objects would return early.
local samples = {
  NSString = function() return objc.NSString:stringWithString_ "a b/c.d" end,
  NSMutableString = function() return objc.NSMutableString:stringWithString_ "a b/c.d" end,
  NSData = function() return objc.NSData:dataWithBytes_length_("abcdef", 6) end,
  NSMutableData = function() return objc.NSMutableData:dataWithLength_(6) end,
  NSArray = function() return objc.NSArray:arrayWithObjects_("a", "b") end,
  NSMutableArray = function() return objc.NSMutableArray:arrayWithObjects_("a", "b") end,
  NSDictionary = function() return objc.box {a = 1, b = 2} end,
  NSMutableDictionary = function() return objc.box({a = 1, b = 2}):mutableCopy() end,
  NSSet = function() return objc.NSSet:setWithObjects_("a", "b") end,
  NSMutableSet = function() return objc.NSMutableSet:setWithObjects_("a", "b") end,
  NSIndexSet = function() return objc.NSIndexSet:indexSetWithIndexesInRange_ {1, 5} end,
  NSMutableIndexSet = function() return objc.NSMutableIndexSet:indexSetWithIndexesInRange_ {1, 5} end,
  NSIndexPath = function() return objc.NSIndexPath:indexPathForRow_inSection_(1, 2) end,
  NSNumber = function() return objc.NSNumber:numberWithInt_(7) end,
  NSDecimalNumber = function() return objc.NSDecimalNumber:decimalNumberWithString_ "12.5" end,
  NSCalendar = function() return objc.NSCalendar:currentCalendar() end,
  NSDate = function() return objc.NSDate:date() end,
  NSAttributedString = function() return objc.NSAttributedString:alloc():initWithString_ "text" end,
  NSMutableAttributedString = function() return objc.NSMutableAttributedString:alloc():initWithString_ "text" end,
  NSURL = function() return objc.NSURL:URLWithString_ "http://a.b/c?d#e" end,
  NSValue = function() return objc.NSValue:valueWithRange_ {1, 2} end,
  NSMethodSignature = function() return objc.NSMethodSignature:signatureWithObjCTypes_ "v@:i" end,
  NSRegularExpression = function()
    return objc.NSRegularExpression:regularExpressionWithPattern_options_error_("a(b)", 0)
  end,
  NSScanner = function() return objc.NSScanner:scannerWithString_ "1 2" end,
}

-- Uses an object whose property has an extreme value: a view is laid out and drawn, a formatter formats.
local function use(object)
  local function send(selector, ...) pcall(objc.msgSend, object, selector, ...) end
  if object:isKindOfClass_(objc.UIView) then
    pcall(function()
      local window = uikit.keyWindow()
      window:addSubview_(object)
      object:setNeedsLayout()
      window:layoutIfNeeded()
      uikit.render(window)
    end)
    send("sizeThatFits:", {100, 100})
    send "intrinsicContentSize"
    send "removeFromSuperview"
  elseif object:isKindOfClass_(objc.NSFormatter) then
    for _, value in ipairs {1234.5, "12", objc.NSDate:date()} do send("stringForObjectValue:", value) end
    for _, selector in ipairs {"dateFromString:", "numberFromString:"} do send(selector, "2020") end
  elseif object:isKindOfClass_(objc.CALayer) then
    pcall(function()
      local view = objc.UIView:alloc():initWithFrame_ {0, 0, 50, 50}
      view:layer():addSublayer_(object)
      uikit.render(view)
    end)
  end
  pcall(tostring, object)
end

local function try_methods(class, receiver, sign)
  for _, method in ipairs(objc.class_copyMethodList(class) or {}) do
    local selector = objc.sel_getName(objc.method_getName(method))
    local types = objc.method_getTypeEncoding(method) or ""
    local count = select(2, selector:gsub(":", ""))
    if not excluded[selector] then
      local encodings = {}
      -- A type may be one that signatures do not know, as a bit field.
      local has_types, signature = pcall(function() return objc.NSMethodSignature:signatureWithObjCTypes_(types) end)
      local arguments = {n = count}
      for index = 1, count do
        local is_known, encoding = pcall(function() return has_types and signature:getArgumentTypeAtIndex_(index + 1) end)
        encodings[index] = is_known and encoding or "@"
        arguments[index] = select(2, values_of(encodings[index]))
      end
      local title = sign .. "[" .. name .. " " .. selector .. "]"
      local function body(...)
        local object = receiver()
        local made = objc.msgSend(object, selector, ...)
        if sign == "-" and selector:find "^set%u" then use(object) end
        if type(made) ~= "userdata" then return end
        -- A result may be valid and too large to describe, copy or enumerate.
        pcall(tostring, made)
        for _, question in ipairs {"hash", "copy", "count", "length", "allObjects", "bytes"} do
          if question ~= selector then pcall(objc.msgSend, made, question) end
        end
        pcall(function() objc.each(made)() end)
      end
      for index = 1, count do
        try_all(title, body, arguments, index, (values_of(encodings[index])))
      end
    end
  end
end

local modules = {
  objc = objc, uikit = uikit, gesture = gesture, hook = hook, runloop = runloop, dispatch = dispatch, network = network,
  trace = trace, lab = lab,
}

local function try_functions(functions)
  local names = {}
  for field, value in pairs(functions) do
    if type(value) == "function" then names[#names + 1] = field end
  end
  table.sort(names)
  for _, field in ipairs(names) do
    for place = 1, 4 do
      try_all(name .. "." .. field, functions[field], {n = place}, place, everything)
    end
  end
end

local function try_class(class)
  try_methods(objc.object_getClass(class), function() return class end, "+")
  try_methods(class, samples[name] or function()
    local is_made, object = pcall(function() return class:alloc():init() end)
    return is_made and object or class:alloc()
  end, "-")
end

-- The C functions of a header, `c/HEADER`, in the folder that EXTREME_HEADERS names. A function whose calls do not
-- compile is left out, with a line that says so.
local function try_header(header)
  local Functions = dofile((arg[0]:gsub("[^/]*$", "")) .. "extreme_functions.lua")
  local public, made = Functions.public(os.getenv "EXTREME_HEADERS", header), 0
  local function run(functions)
    if #functions == 0 then return end
    local calls = {}
    for _, declared in ipairs(functions) do
      for _, call in ipairs(Functions.calls(declared)) do calls[#calls + 1] = call end
    end
    if number + #calls < first or number >= last then
      number = number + #calls
      return
    end
    made = made + 1
    local class, path = "Extremes" .. made, os.tmpname()
    os.remove(path)
    local file = assert(io.open(path .. ".m", "w"))
    file:write(Functions.source(public, class, calls))
    file:close()
    local is_read, fault = pcall(objc.import, path .. ".m")
    os.remove(path .. ".m")
    if is_read then
      local function body(index) return objc.getClass(class):run_(index) end
      for index, call in ipairs(calls) do try(call, body, {n = 1}, 1, index) end
    elseif #functions > 1 then
      local half = #functions // 2
      run(table.move(functions, 1, half, 1, {}))
      run(table.move(functions, half + 1, #functions, 1, {}))
    else
      number = number + #calls
      local reason = tostring(fault):match "error: ([^\n]*)" or tostring(fault):sub(1, 100)
      io.stderr:write("unread ", functions[1].name, ": ", reason, "\n")
    end
  end
  local all = Functions.declared(os.getenv "EXTREME_HEADERS" .. "/" .. header)
  for start = 1, #all, 25 do run(table.move(all, start, math.min(start + 24, #all), 1, {})) end
end

for index = 2, #arg do
  name, number = arg[index], 0
  objc.autoreleasepool(function()
    if name:find "^c/" then
      try_header(name:sub(3))
    elseif modules[name] then
      try_functions(modules[name])
    else
      local class = objc.getClass(name)
      if not class then error(name .. " is no class", 0) end
      try_class(class)
    end
  end)
  first = 1
  io.stderr:write("done ", name, "\n")
end
io.stderr:write "end\n"
