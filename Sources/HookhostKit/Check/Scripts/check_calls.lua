-- Facts from the text of an actor's sources: its methods and functions, which of them can reach a
-- runtime function that changes methods, and which of these can be called without arguments. The text
-- decides only what is tried, and what is listed as not run; the inventory itself is measured.
local looks_up <const>, measure <const> = ...
local calls <const> = {}

local mutators <const> = {}
for name in ([[method_exchangeImplementations method_setImplementation class_replaceMethod class_addMethod
  object_setClass objc_allocateClassPair objc_duplicateClass class_setSuperclass
  imp_implementationWithBlock class_replaceMethodsBulk]]):gmatch "%S+" do mutators[name] = true end

-- The names by which installers are usually called; these are tried first.
local usual <const> = {"swizzl", "hook", "install", "start", "setup", "enable", "init", "shared", "load", "inject"}

-- Replaces comments, strings and characters by spaces; lines stay where they are.
local function stripped(text)
  local parts, at = {}, 1
  while true do
    local start = text:find("[\"'/]", at)
    if not start then break end
    local stop
    local two = text:sub(start, start + 1)
    if two == "//" then
      stop = (text:find("\n", start, true) or #text + 1) - 1
    elseif two == "/*" then
      stop = select(2, text:find("*/", start + 2, true)) or #text
    elseif text:byte(start) == 0x2F then
      stop = nil
    else
      local ending = text:byte(start) == 0x22 and '[\\\n"]' or "[\\\n']"
      stop = text:find(ending, start + 1) or #text
      while text:byte(stop) == 0x5C do stop = text:find(ending, stop + 2) or #text + 1 end
      stop = math.min(stop, #text)
    end
    if stop then
      parts[#parts + 1] = text:sub(at, start - 1)
      parts[#parts + 1] = text:sub(start, stop):gsub("[^\n]", " ")
      at = stop + 1
    else
      parts[#parts + 1] = text:sub(at, start)
      at = start + 1
    end
  end
  parts[#parts + 1] = text:sub(at)
  return table.concat(parts)
end

-- Returns a function that gives the line of a position.
local function lines_of(text)
  local starts = {1}
  for place in text:gmatch "\n()" do starts[#starts + 1] = place end
  return function(place)
    local low, high = 1, #starts
    while low < high do
      local middle = (low + high + 1) // 2
      if starts[middle] <= place then low = middle else high = middle - 1 end
    end
    return low
  end
end

-- The selector of a method's head, and its number of arguments.
local function selector_of(head)
  local plain = head:gsub("%b()", " ")
  local parts = {}
  for part in plain:gmatch "([%w_$]*)%s*:" do parts[#parts + 1] = part .. ":" end
  if #parts > 0 then return table.concat(parts), #parts end
  return plain:match "[%a_$][%w_$]*", 0
end

-- Notes what a body sends and calls.
local function note_calls(one)
  local words, plain, keyed = {}, {}, {}
  for word, place in one.body:gmatch "([%a_$][%w_$]*)%s*()" do
    words[word] = true
    local follower = one.body:byte(place)
    if follower == 0x5D then plain[word] = true elseif follower == 0x3A then keyed[word] = true end
  end
  for word in one.body:gmatch "%.%s*([%a_$][%w_$]*)" do plain[word] = true end
  for name in one.body:gmatch "@selector%s*%(%s*([%a_$][%w_$]*)%s*%)" do plain[name] = true end
  one.words, one.plain, one.keyed = words, plain, keyed
  for name in pairs(mutators) do one.changes = one.changes or words[name] end
  -- Handlers that a process has once, and what answers the requests of others.
  if words.NSSetUncaughtExceptionHandler or words.sigaction or keyed.registerClass and words.NSURLProtocol
    or words.signal and one.body:find "%f[%w]SIG%u" then
    one.changes = true
  end
  if one.changes then one.depth = 0 end
end

-- Replaces directives of the preprocessor by spaces, with the lines that continue them.
local function without_directives(text)
  return (text:gsub("\n[ \t]*#[^\n]*", function(line)
    return "\n" .. (" "):rep(#line - 1)
  end))
end

local keywords <const> = {["if"] = true, ["while"] = true, ["for"] = true, ["switch"] = true, ["return"] = true}

-- The function or the method that begins with a head and has the body; nil for anything else with braces.
local function unit_of(head, class, category)
  local sign, rest = head:match "^%s*([-+])%s*(.*)$"
  if sign and class then
    local selector, count = selector_of(rest:gsub("^%b()", ""))
    return selector and {class = class, category = category, sign = sign, name = selector, arguments = count, head = rest}
  end
  local before, name, arguments = head:match "^(.-)([%a_$][%w_$]*)%s*(%b())%s*$"
  if not name or keywords[name] or not before:find "[%w_%*]" or before:find "[=,]" then return end
  local inside = arguments:sub(2, -2)
  return {
    name = name, isFunction = true, isStatic = before:find "%f[%w_]static%f[^%w_]" ~= nil,
    isConstructor = before:find "constructor" ~= nil, parameters = inside,
    hasResult = not before:find "%f[%w_]void%s*$",
    arguments = (inside:find "^%s*$" or inside:find "^%s*void%s*$") and 0 or 1,
  }
end

-- Reads the functions and methods of a text without comments: each has braces at the top level.
local function read_text(list, file, text, line_of)
  local start, at, class, category = 1, 1, nil, nil
  local function enter(head)
    local place = 1
    while true do
      local first, last, word, name = head:find("@(%a+)%s*([%w_$]*)", place)
      if not first then return head:sub(place) end
      if word == "implementation" then
        class = name
        local _, stop, inside = head:find("^%s*%(%s*([%w_$]*)%s*%)", last + 1)
        category, last = inside, stop or last
      elseif word == "end" or word == "interface" or word == "protocol" then
        class, category = nil, nil
      end
      place = last + 1
      if word == "end" then place = first + 4 end
    end
  end
  while true do
    local place = text:find("[{};]", at)
    if not place then return end
    local head = enter(text:sub(start, place - 1))
    if text:byte(place) == 0x7B then
      local _, stop = text:find("^%b{}", place)
      if not stop then return end
      local one = unit_of(head, class, category)
      if one then
        local offset = head:find "%S" or 1
        one.file, one.line, one.last = file, line_of(place - #head + offset - 1), line_of(stop)
        one.body = text:sub(place, stop)
        note_calls(one)
        list[#list + 1] = one
      end
      place = stop
    end
    at, start = place + 1, place + 1
  end
end

-- An assignment to the delegate of the app or of the notification center, in one statement.
local function replaces_delegate(one)
  if not (one.words.sharedApplication or one.words.currentNotificationCenter) then return false end
  for statement in one.body:gmatch "[^;{}]+" do
    for _, accessor in ipairs {"sharedApplication", "currentNotificationCenter"} do
      if statement:find(accessor .. "%s*%]?%s*%.%s*delegate%s*=%f[^=]")
        or statement:find(accessor .. "%s*%]%s*setDelegate%s*:") then
        return true
      end
    end
  end
  return false
end

-- Where a class forwards messages, setting a delegate may put it in front of another object. So does
-- setting the delegate of the app or of the notification center. What observes an object by a key
-- path matters to SDKs that change classes of objects; of the app's delegate, always.
local function note_proxies(list, others_change_classes)
  local has_proxy = false
  for _, one in ipairs(list) do
    has_proxy = has_proxy or one.name == "forwardInvocation:" or one.name == "forwardingTargetForSelector:"
  end
  for _, one in ipairs(list) do
    local sets = has_proxy and (one.keyed.setDelegate or one.body:find "%.%s*delegate%s*=%f[^=]")
    local observes = one.keyed.addObserver and one.keyed.forKeyPath
    local is_observer = observes or one.keyed.observe and one.keyed.keyPath
    if is_observer and not one.changes and others_change_classes() then one.changes, one.depth = true, 0 end
    -- A notification center in a variable has no other delegate than its own.
    local is_center = one.words.currentNotificationCenter and (one.keyed.setDelegate or one.body:find "%.%s*delegate%s*=%f[^=]")
    if is_center or one.words.sharedApplication and (sets or observes) or replaces_delegate(one) then
      one.changes, one.depth = true, 0
    end
  end
end

-- Reads the macros of a text without comments: what uses one, uses what it stands for.
local function read_macros(macros, text)
  if not text:find("define", 1, true) then return end
  for name, body in text:gsub("\\\r?\n", " "):gmatch "\n[ \t]*#[ \t]*define[ \t]+([%a_$][%w_$]*)([^\n]*)" do
    local one = {name = name, isFunction = true, arguments = 1, body = body}
    note_calls(one)
    macros[#macros + 1] = one
  end
end

local function read_files(list, files, macros)
  for _, path in ipairs(files) do
    local file <close> = io.open(path, "rb")
    if file then
      local text = "\n" .. stripped(file:read "a")
      read_macros(macros, text)
      text = without_directives(text)
      local line_at = lines_of(text)
      -- The line break in front is not the file's.
      read_text(list, path, text, function(place) return math.max(1, line_at(place) - 1) end)
    end
  end
end

--- Reads the sources of an actor; its functions may call those of the sources that it links, and use
--- the macros of its headers and of those beside the linked sources. `others_change_classes` says
--- whether sources of other actors change the classes of objects.
function calls.read(files, linked, headers, others_change_classes)
  local list, macros = {}, {}
  read_files(list, files, macros)
  local count = #list
  read_files(list, linked, macros)
  note_proxies(list, others_change_classes)
  local beside = table.move(headers, 1, #headers, 1, {})
  for _, path in ipairs(linked) do beside[#beside + 1] = path:gsub("%.%a+$", ".h") end
  for _, path in ipairs(beside) do
    local file <close> = io.open(path, "rb")
    if file then read_macros(macros, "\n" .. stripped(file:read "a")) end
  end
  table.move(macros, 1, #macros, #list + 1, list)
  measure(list)
  -- Only the callers of an installer are asked for what they use, and a collection visits all of it.
  for _, one in ipairs(list) do one.words, one.plain, one.keyed = nil, nil, nil end
  return table.move(list, 1, count, 1, {})
end

-- The class methods by which an app gets the only object of a class.
local function accessors(list)
  local found = {}
  for _, one in ipairs(list) do
    if one.sign == "+" and one.arguments == 0 and not found[one.class]
      and (one.name:find "^shared" or one.name:find "^default" or one.name:find "[iI]nstance$") then
      found[one.class] = one.name
    end
  end
  return found
end

local function spelled(one)
  return one.isFunction and one.name or ("%s[%s %s]"):format(one.sign, one.class, one.name)
end

-- The launch of an app and the loading of a screen: an app sends these messages to objects of its own.
local lives <const> = {["application:didFinishLaunchingWithOptions:"] = true, viewDidLoad = true}

local function rank(one)
  local value = one.depth * 4 + (one.sign == "-" and 6 or 0)
  if lives[one.name] then return value + 100 end
  local name = one.name:lower()
  for place, word in ipairs(usual) do
    if name:find(word, 1, true) then return value + place / 10 - 8 end
  end
  return value
end

local never <const> = {load = true, dealloc = true, main = true, description = true}
-- Methods that the system calls, and those that take hooks away.
local others <const> = {"^view%u", "^layoutSubviews$", "^loadView$", "^did%u", "^will%u", "^awakeFromNib$", "uninstall",
  "unswizzle", "unhook", "^stop", "^remove", "^disable", "^tearDown", "^test", "^reset"}

local function is_installer(one)
  -- An app uses the class, which the runtime then initializes.
  if one.name == "initialize" then return one.sign == "+" end
  if lives[one.name] then return one.sign == "-" and not one.category and one.depth == 0 end
  if one.isStatic or one.isConstructor or never[one.name] then return false end
  for _, pattern in ipairs(others) do
    if one.name:find(pattern) then return false end
  end
  return true
end

--- The installers that may be called, the likeliest first, and those that ask for arguments. `types_of` returns the
--- types of the arguments with which an app can call one.
function calls.candidates(list, types_of)
  local accessor, found, asking, seen = accessors(list), {}, {}, {}
  for _, one in ipairs(list) do
    if one.depth and is_installer(one) and not seen[spelled(one)] then
      seen[spelled(one)] = true
      local is_plain = one.arguments == 0 or lives[one.name]
      local types = not is_plain and types_of(one) or nil
      if is_plain or types then
        found[#found + 1] = {
          name = spelled(one), class = one.class, method = one.name, sign = one.sign, isFunction = one.isFunction,
          isCategory = one.category ~= nil, accessor = one.class and accessor[one.class], file = one.file,
          line = one.line, types = types, rank = rank(one) + (types and 50 or 0),
        }
      elseif one.changes then
        asking[#asking + 1] = {name = spelled(one), file = one.file, line = one.line}
      end
    end
  end
  table.sort(found, function(a, b)
    if a.rank ~= b.rank then return a.rank < b.rank end
    return a.name < b.name
  end)
  return {found = found, asking = asking}
end

--- The installer that a name means: a function, `Class.method`, or `+[Class method]`. One with arguments needs
--- `types_of`, as for the candidates.
function calls.named(list, name, types_of)
  local sign, class, method = name:match "^([-+])%[([%w_$]+)%s+([%w_$:]+)%]$"
  if not class then class, method = name:match "^([%w_$]+)%.([%w_$:]+)$" end
  local accessor = accessors(list)
  for _, one in ipairs(list) do
    local fits = class and one.class == class and one.name == method and one.sign == (sign or "+")
      or not class and one.isFunction and one.name == name and one.arguments == 0 and not one.isStatic
    local types = fits and one.arguments > 0 and types_of and types_of(one) or nil
    if fits and (one.arguments == 0 or types) then
      return {
        name = spelled(one), class = one.class, method = one.name, sign = one.sign, isFunction = one.isFunction,
        isCategory = one.category ~= nil, accessor = one.class and accessor[one.class], types = types,
      }
    end
  end
end

local function at(list, file, line)
  for _, one in ipairs(list) do
    if one.line <= line and line <= one.last and one.file:sub(-#file) == file then return one end
  end
end

--- The classes that files implement, by name.
function calls.classes(files)
  local names = {}
  for _, path in ipairs(files) do
    local file <close> = io.open(path, "rb")
    for name, category in stripped(file and file:read "a" or ""):gmatch "@implementation%s+([%a_$][%w_$]*)%s*(%(?)" do
      if category == "" then names[name] = true end
    end
  end
  return names
end

--- Whether files contain a text.
function calls.contain(files, text)
  for _, path in ipairs(files) do
    local file <close> = io.open(path, "rb")
    if file and file:read "a":find(text, 1, true) then return true end
  end
  return false
end

--- Whether files contain one of some names, strings and comments included.
function calls.mention(files, names)
  for _, path in ipairs(files) do
    local file <close> = io.open(path, "rb")
    for word in (file and file:read "a" or ""):gmatch "[%a_$][%w_$]*" do
      if names[word] then return true end
    end
  end
  return false
end

--- For hooks (`{file, line, installed}`), whether they look up by `_cmd`, and whether a constructor
--- installed them.
function calls.bodies(list, hooks)
  local answer, functions = {}, {}
  for _, one in ipairs(list) do
    if one.isFunction then functions[one.name] = one end
  end
  for place, one in ipairs(hooks) do
    local body = at(list, one.file, one.line)
    local file, line = (one.installed or ""):match "^(.*):(%d+)$"
    local installer = file and at(list, file, tonumber(line))
    answer[place] = {
      looksUp = body ~= nil and looks_up(body.body, "_cmd", functions, 1),
      constructor = installer ~= nil and installer.isConstructor == true, installer = installer and spelled(installer),
    }
  end
  return answer
end

calls.spelled, calls.isInstaller, calls.note = spelled, is_installer, note_calls
calls.stripped, calls.selector = stripped, selector_of
return calls
