-- Reads the Swift compiler's intermediate language for scripts/lib/overflows.
--   lua5.4 overflows.lua arguments MODULE SOURCES < release.yaml   the command that emits a module's language
--   lua5.4 overflows.lua overflows|indexes|circles < MODULE.sil    what can trap, or calls in a circle

-- Options of the build that an emission must not have: true if a value follows.
local dropped = {
  ["-o"] = true, ["-supplementary-output-file-map"] = true, ["-filelist"] = true, ["-output-filelist"] = true,
  ["-num-threads"] = true, ["-enable-single-module-llvm-emission"] = false, ["-warnings-as-errors"] = false,
}
local replaced = {["-c"] = "-emit-sil", ["-gnone"] = "-gline-tables-only"}

local function print_arguments(module, sources)
  for line in io.lines() do
    local list = line:match '^ *args: %[(.*"%-frontend","%-c".*)%]$'
    if list and list:find(('"-module-name","%s"'):format(module), 1, true) then
      local skips = false
      for argument in list:gmatch '"([^"]*)"' do
        if skips then
          skips = false
        elseif dropped[argument] ~= nil then
          skips = dropped[argument]
        elseif not argument:find "%.swift$" then
          print(replaced[argument] or argument)
        end
      end
      for source in io.lines(sources) do print(source) end
      print "-Xllvm\n-sil-print-debuginfo"
      return
    end
  end
  error("the release build has no module " .. module, 0)
end

-- The scopes of inlined code, each with its place and the scope around it.
local scopes = {}

local function read_scope(line)
  local number = line:match "^sil_scope (%d+)"
  if not number then return end
  local file, row = line:match 'loc "([^"]*/Sources/[^"]*)":(%d+)'
  local outer = line:match "inlined_at (%d+)" or line:match "parent (%d+)"
  scopes[number] = {place = file and file:match "Sources/.*" .. ":" .. row, outer = outer}
end

-- The nearest place in the sources: that of an inlined function of the standard library is its caller's.
local function place_of(line)
  local file, row = line:match 'loc "([^"]*/Sources/[^"]*)":(%d+)'
  if file then return file:match "Sources/.*" .. ":" .. row end
  local scope = scopes[line:match "scope (%d+)" or ""]
  while scope and not scope.place do scope = scopes[scope.outer or ""] end
  return scope and scope.place
end

-- What safe code has everywhere: indexes of collections that it has just compared, and steps by one.
local common = {
  "^Index", "index is out", "^Range", "^Can't", "^loop induction", "^newElements", "^Insufficient", "^invalid Collection",
  "^Negative Array", "^Array", "^Attempting", "^Initialized count", "^Unexpectedly found nil", "replacing the buffer",
}

-- The text of an operand: its number, if it is a literal.
local function operand(value) return (value or ""):match "^integer_literal %S+ (%-?%d+)" or "_" end

local function is_common(message, operation, operands)
  for _, pattern in ipairs(common) do
    if message:find(pattern) then return true end
  end
  return (operation:find "^sadd_" or operation:find "^ssub_") and operands:find " 1$" ~= nil
end

local function print_traps(all)
  local values = {}
  for line in io.lines() do
    read_scope(line)
    if line:find "^sil " then values = {} end
    local name, value = line:match "^  (%%%d+) = (.*)"
    if name then values[name] = value end
    local condition, message = line:match '^ +cond_fail (%%%d+), "([^"]*)"'
    local place = condition and place_of(line)
    if place then
      local source = values[condition] or ""
      source = values[source:match "^tuple_extract (%%%d+)" or ""] or source
      local operation, list = source:match '^builtin "([%w_]+)"%((.-)%)'
      local first, second = (list or ""):match "^(%%%d+), (%%%d+)"
      local operands = first and " " .. operand(values[first]) .. " " .. operand(values[second]) or ""
      if all or not is_common(message, operation or "", operands) then
        print(("%s: %s (%s%s)"):format(place, message, operation or "condition", operands))
      end
    end
  end
end

-- Tarjan's algorithm, with a stack of its own.
local function print_circles()
  local calls, names, current = {}, {}, nil
  for line in io.lines() do
    if line:find "^sil " then
      current = line:find "{%s*$" and line:match "@(%S+) : "
      if current and not calls[current] then calls[current], names[#names + 1] = {}, current end
    elseif current then
      for callee in line:gmatch "function_ref @(%S+) :" do table.insert(calls[current], callee) end
    end
  end
  local count, order, low, path, is_open = 0, {}, {}, {}, {}
  local function enter(name, work)
    count = count + 1
    order[name], low[name], is_open[name] = count, count, true
    path[#path + 1], work[#work + 1] = name, {name = name, next = 1}
  end
  for _, first in ipairs(names) do
    local work = {}
    if not order[first] then enter(first, work) end
    while #work > 0 do
      local step = work[#work]
      local callee = calls[step.name][step.next]
      step.next = step.next + 1
      if callee and calls[callee] then
        if not order[callee] then
          enter(callee, work)
        elseif is_open[callee] then
          low[step.name] = math.min(low[step.name], order[callee])
          step.calls_itself = step.calls_itself or callee == step.name
        end
      elseif not callee then
        table.remove(work)
        local caller = work[#work]
        if caller then low[caller.name] = math.min(low[caller.name], low[step.name]) end
        if low[step.name] == order[step.name] then
          local circle = {}
          repeat
            circle[#circle + 1] = table.remove(path)
            is_open[circle[#circle]] = nil
          until circle[#circle] == step.name
          if #circle > 1 or step.calls_itself then print(table.concat(circle, " | ")) end
        end
      end
    end
  end
end

local mode = arg[1]
if mode == "arguments" then
  print_arguments(arg[2], arg[3])
elseif mode == "circles" then
  print_circles()
else
  print_traps(mode == "indexes")
end
