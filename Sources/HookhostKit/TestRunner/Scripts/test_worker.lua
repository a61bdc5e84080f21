-- Runs the spec files that the coordinator assigns, with busted's core, and sends events.
--
-- `host` has send, receive, limited, printing, mark, leaks, threads, await and kind.
-- `unit_tests` returns the chunks that make XCTest. Returns 0, or 1 if nothing could be run.

local host, teach, timeline, make_leaks, keep_libraries, make_coverage, teach_screens,
  make_elements, declare_loaders, unit_tests = ...
local order = host.receive()
local function tell(event) host.send(event) end
local uikit = uikit

local busted = require "busted.core" ()
local options = order.options
local assert, pcall, xpcall, tostring = assert, pcall, xpcall, tostring

-- Finds the tests. busted's own functions are wrapped while it registers them. The event for the
-- end of a test is delayed until the leaks of the test are known.
local isolation, limit = order.isolation, order.limit
local held
local elements = make_elements(busted)
local text, description = elements.text, elements.description
local leaks = order.leaks and make_leaks(host, tell)

-- Runs what has a name with `#system:12.4` under that version of the system.
local function under_system(element, run)
  local version = type(element.name) == "string" and element.name:match "#system:(%S+)"
  if not version then return run() end
  local before = uikit.settings().systemVersion.value
  local is_known, fault = pcall(uikit.setting, "systemVersion", version)
  if not is_known then
    element.run = function() error(("#system:%s: %s"):format(version, tostring(fault)), 0) end
    return run()
  end
  local results = table.pack(pcall(run))
  uikit.setting("systemVersion", before)
  if not results[1] then error(results[2], 0) end
  return table.unpack(results, 2, results.n)
end

local function wrapped(executor)
  return function(element)
    local number = elements.number(element)
    host.printing(number)
    local start = leaks and leaks.begin(number)
    held = {}
    local luassert = require "luassert"
    local mark = isolation == "test" and luassert:snapshot()
    local world = isolation == "test" and objc.snapshot()
    if order.assumptions then host.record_settings() end
    local done, fault = pcall(under_system, element, function() return executor(element) end)
    host.printing(0)
    if order.assumptions then
      local settings = host.consulted()
      if #settings > 0 then tell {kind = "consulted", test = number, settings = settings} end
    end
    local threads = host.threads()
    if #threads > 0 then
      tell {kind = "threads", test = number, threads = table.concat(threads, "; ")}
    end
    local events = held
    held = nil
    local last = events[1]
    if last and start and (order.fails_on_leaks or world) then
      local told, words = pcall(leaks.tell, number, start)
      if not told then
        last.status = "error"
        tell {kind = "fault", fault = "error", element = last.element, message = tostring(words)}
      elseif words and order.fails_on_leaks and last.status == "success" then
        last.status = "error"
        tell {kind = "fault", fault = "error", element = last.element, message = "leaked " .. words}
      end
    end
    for _, event in ipairs(events) do tell(event) end
    if mark then
      mark:revert()
      objc.restore(world)
    end
    if not done then error(fault, 0) end
  end
end
local register = busted.register
function busted.register(descriptor, executor, attributes)
  if descriptor == "it" and type(executor) == "function" then
    executor = wrapped(executor)
  elseif descriptor == "describe" and type(executor) == "function" then
    local plain = executor
    executor = function(element)
      return under_system(element, function() return plain(element) end)
    end
  end
  return register(descriptor, executor, attributes)
end

-- A part of a test: a body, a setup or a file. It has a time limit and must not exit the process.
local exit_status
local function refuse_exit(code)
  exit_status = code == nil and "" or tostring(code)
  error(("os.exit(%s) was called, which would have ended the run"):format(exit_status), 2)
end

local function kind_of(value)
  local metatable = debug.getmetatable(value)
  local kind = type(metatable) == "table" and rawget(metatable, "__type")
  return (kind == "failure" or kind == "pending") and kind or "error"
end

local function words_of(element, value, trace)
  local found, words = pcall(busted.rewriteMessage, element, value, trace)
  return found and tostring(words) or "an error that cannot be shown: " .. tostring(words)
end

function busted.safe(descriptor, run, element)
  busted.context.push(element)
  local status, message, trace, results = "success"
  local function guarded()
    results = table.pack(xpcall(run, function(value)
      status = kind_of(value)
      trace = busted.getTrace(element, 3, value)
      message = words_of(element, value, trace)
    end))
  end
  exit_status = nil
  -- The sources of a project are linked in one part, which has the limit for each twenty of them.
  local project = descriptor == "file" and order.projects[element.name]
  local limit = project and limit * (1 + project.source_count // 20) or limit
  if run ~= element.run and descriptor ~= "finally" then
    guarded()
  elseif host.limited(limit, guarded) then
    status, trace, results = "error", element.trace, {n = 1, false}
    local place = trace and trace.short_src .. ":" .. trace.currentline or tostring(element.name)
    message = ("%s: time limit exceeded: it ran longer than %g s"):format(place, limit)
  end
  if results[1] and exit_status then
    results, status, trace = {n = 1, false}, "error", element.trace
    message = ("os.exit(%s) was called, which would have ended the run"):format(exit_status)
  end
  exit_status = nil
  if not results[1] then
    if status == "success" then
      status, trace = "error", busted.getTrace(element, 3, results[2])
      message = words_of(element, results[2], trace)
    elseif status == "failure" and descriptor ~= "it" then
      status = "error"
    end
    local parent = busted.context.parent(element)
    busted.publish({status, element.descriptor}, element, parent, message, trace)
  end
  results[1] = busted.status(status)
  busted.context.pop()
  return table.unpack(results, 1, results.n)
end

require "busted" (busted)
busted.register = register
teach(host)
local screens = teach_screens(host, order)
package.preload["hookhost.timeline"] = timeline
local function xctest(make, ...)
  local module = make(busted, host, screens, ...)
  -- What a test's instance variables hold is no leak.
  module.releases_each = order.fails_on_leaks or isolation == "test"
  return module
end
package.preload["hookhost.xctest"] = function() return xctest(unit_tests()) end
declare_loaders(host, order)
-- A file that can be run by itself begins with a call of the runner, which is running here.
package.loaded["busted.runner"] = function() return function() end end

local parts = {file = true, describe = true, test = true}
local faults = {failure = true, error = true, pending = true}
local publish = busted.publish
function busted.publish(channel, element, parent, detail, trace, ...)
  local subject, moment = channel[1], channel[2]
  if order.list then
    if subject == "error" and element then
      tell {kind = "fault", fault = subject, element = description(element, parent),
        message = text(detail) or "Nil error", trace = elements.place(trace)}
    end
  elseif parts[subject] and (moment == "start" or moment == "end") then
    local event = {kind = moment, subject = subject, element = description(element, parent),
      status = subject == "test" and detail or nil}
    if held and (#held > 0 or subject == "test" and moment == "end") then held[#held + 1] = event
    else tell(event) end
  elseif faults[subject] and element and element.descriptor then
    local event = {kind = "fault", fault = subject, element = description(element, parent),
      message = text(detail) or subject == "pending" and "" or "Nil error",
      trace = elements.place(trace)}
    if held and #held > 0 then held[#held + 1] = event else tell(event) end
  end
  return publish(channel, element, parent, detail, trace, ...)
end

-- The initialization that busted's own runner does before it loads files.
if not options["auto-insulate"] then register("file", "file", {}) end
if options.lazy then
  register("setup", "lazy_setup")
  register("teardown", "lazy_teardown")
end
if #options.lpath > 0 then
  package.path = (options.lpath .. ";" .. package.path):gsub(";;", ";")
end
if #options.cpath > 0 then
  package.cpath = (options.cpath .. ";" .. package.cpath):gsub(";;", ";")
end
local late = ("time limit exceeded: it ran longer than %g s"):format(limit)
local function stop(message)
  tell {kind = "broken", message = message}
  return 1
end
local coverage
-- A LuaCov that is installed measures, or says why it cannot.
local has_luacov = package.searchpath("luacov.runner", package.path) ~= nil
local is_luacov = options.coverage and not order.coverage_format and has_luacov
if options.coverage and not is_luacov then
  coverage = make_coverage(host, tell, order)
elseif options.coverage then
  local started, fault = require "busted.modules.luacov" ()(options["coverage-config-file"])
  if not started then return stop(tostring(fault)) end
end
for _, statement in ipairs(options.e or {}) do
  local chunk, fault = load(statement, "=(command line)")
  local ran, problem
  local is_late = host.limited(limit, function()
    ran, problem = pcall(chunk or error, not chunk and fault or nil)
  end)
  if is_late then return stop("-e: " .. late) end
  if not ran then return stop("-e: " .. tostring(problem)) end
end
busted.sort = options["sort-tests"]
busted.randomize = options["shuffle-tests"]
busted.randomseed = order.seed
require "busted.languages.en"
if options.lang ~= "en" then require("busted.languages." .. options.lang) end
local luassert = require "luassert"
luassert:set_parameter("TableErrorHighlightColor", order.color or "none")
local function note_failure()
  if not options["keep-going"] then busted.skipAll = true end
  return nil, true
end
busted.subscribe({"error"}, note_failure)
busted.subscribe({"failure"}, note_failure)
require "busted.luajit" ()
if options.helper and options.helper ~= "" then
  local helped, fault
  local is_late = host.limited(limit, function()
    helped, fault = require "busted.modules.helper_loader" ()(busted, options.helper, {
      verbose = options.verbose, language = options.lang, arguments = options.Xhelper,
    })
  end)
  if is_late then helped, fault = nil, late end
  if not helped then
    return stop(("cannot run the helper '%s': %s"):format(options.helper, tostring(fault)))
  end
end
require "busted.modules.filter_loader" ()(busted, {
  tags = options.tags, excludeTags = options["exclude-tags"], filter = options.filter,
  filterOut = options["filter-out"], list = order.list,
  nokeepgoing = not options["keep-going"], suppressPending = options["suppress-pending"],
})
if order.list then
  busted.subscribe({"test", "end"}, function(element, parent, status)
    if not (options["suppress-pending"] and status == "pending") then
      local names = {}
      local current = element
      while current and current.descriptor ~= "file" and (current.name or current.descriptor) do
        table.insert(names, 1, text(current.name or current.descriptor))
        current = busted.context.parent(current)
      end
      local name, place = table.concat(names, " "), element.trace
      if place and place.what == "Lua" then
        name = place.short_src .. ":" .. place.currentline .. ": " .. name
      end
      tell {kind = "name", name = name}
    end
    return nil, false
  end, {priority = 1})
end

-- The files, one after the other, as the coordinator gives them out.
local loaders = {"project", "objective_c", table.unpack(options.loaders)}
local _, load_file = require "busted.modules.test_file_loader" (busted, loaders)
local block = require "busted.block" (busted)
local root = busted.context.get()
-- The helper's functions around all tests belong to each of the contexts.
local around_all = {table.unpack(busted.context.children(root))}
local function fresh_context()
  local last = busted.context.get()
  busted.context.clear()
  root = busted.context.get()
  for key, value in pairs(last) do root[key] = value end
  root.file = nil
  for _, element in ipairs(around_all) do busted.context.attach(element) end
end

-- Errors between the tests of a file, such as from the `dealloc` of the last objects.
local function tell_fault_of_file(name, fault)
  tell {kind = "fault", fault = "error", message = text(fault), element = {
    number = -1, descriptor = "file", name = name,
  }}
end

local is_ready = busted.safe_publish("suite", {"suite", "start"}, root, 1, 1, order.seed)
  and block.setup(root)
if order.schedule then runloop.schedule(order.schedule) end
if order.files then
  local mounted, fault = pcall(host.mount, order.files.path, order.files.is_read_only)
  if not mounted then return stop(tostring(fault)) end
end
local base = isolation ~= "none" and objc.snapshot()
local mark = isolation ~= "none" and luassert:snapshot()
local restore_libraries = keep_libraries()
host.wait()
for task in host.receive do
  if not task then break end
  local name = task.file
  elements.reset()
  host.printing(0)
  screens.begin_file(name)
  if leaks then leaks.begin_file() end
  fresh_context()
  os.exit = refuse_exit
  math.randomseed(order.seed)
  if task.system then uikit.setting("systemVersion", task.system) end
  if task.setting then uikit.setting(task.setting, task.value) end
  local run, trace_of, rewrite = load_file(busted, name)
  if run and is_ready then
    busted.executors.file(name, setmetatable({
      getTrace = trace_of, rewriteMessage = rewrite,
    }, {__call = run}))
    busted.execute()
  end
  if coverage then coverage.tell(name) end
  local tests = package.loaded["hookhost.xctest"]
  if tests then tests.release_tests() end
  if base then restore_libraries() end
  if leaks and not order.list and not order.fails_on_leaks and isolation ~= "test" then
    local told, fault = pcall(leaks.tell_all)
    if not told then tell_fault_of_file(name, fault) end
  end
  if base then
    mark:revert()
    mark = luassert:snapshot()
    local restored, fault = pcall(objc.restore, base)
    if not restored then tell_fault_of_file(name, fault) end
  end
  host.wait()
end
fresh_context()
block.lazyTeardown(root)
block.teardown(root)
busted.safe_publish("suite", {"suite", "end"}, root, 1, 1)
return 0
