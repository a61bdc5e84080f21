-- Distributes spec files to workers and publishes their events, file by file, to busted's output
-- libraries, as busted itself would.
--
-- `host` has the options and the functions that control workers. Returns the exit status.

local host, make_printed, make_report, make_variants, make_coverage = ...
local function complain(message) io.stderr:write("hookhost test: ", message, "\n") end
if not pcall(require, "busted.core") then
  complain "busted is not installed; on Debian its package is lua-busted"
  return 1
end
local path = require "pl.path"
local busted = require "busted.core" ()
if host.shows_version then
  print(busted.version)
  return 0
end
local is_terminal = host.is_terminal
local default_output = is_terminal and "utfTerminal" or "plainTerminal"
local cli = require "busted.modules.cli" {output = default_output}
cli:set_name "hookhost test"
local options, fault
local is_late = host.limited(host.limit, function() options, fault = cli:parse(host.arguments) end)
if is_late then
  complain(("the configuration ran longer than %g s"):format(host.limit))
  return 2
end
if not options then
  complain((tostring(fault):gsub("^hookhost test: error: ", "")))
  return 2
end
if options.lua and not host.is_own_program(options.lua) then
  complain(("%s names another interpreter, '%s': hookhost itself runs the tests"):format(
    options["config-file"] or ".busted", tostring(options.lua)))
end
local changed, reason = path.chdir(path.normpath(options.directory))
if not changed then
  complain(tostring(reason))
  return 2
end
if #options.lpath > 0 then
  package.path = (options.lpath .. ";" .. package.path):gsub(";;", ";")
end
if #options.cpath > 0 then
  package.cpath = (options.cpath .. ";" .. package.cpath):gsub(";;", ";")
end

-- The files: sorted, restricted to the shard, in the requested order.
local roots = #host.paths > 0 and host.paths or options.ROOT
for _, root in ipairs(roots) do
  if not path.exists(root) then
    complain(("there is no file or folder '%s'"):format(root))
    return #host.paths > 0 and 2 or 1
  end
end
require "busted" (busted)
local _, _, find_files = require "busted.modules.test_file_loader" (busted, options.loaders)
-- Test bundles of project folders come after the files. A project without specs may contain
-- circular links, which busted would follow.
local projects, bundles, spec_roots = {}, {}, {}
local is_usual = #options.pattern == 1 and options.pattern[1] == "_spec"
for _, root in ipairs(roots) do
  local found = is_usual and #host.paths > 0 and path.isdir(root) and host.projects(root)
  for _, bundle in ipairs(found or {}) do
    projects[bundle.name] = bundle
    bundles[#bundles + 1] = bundle.name
  end
  if not found or found.has_specs or #found == 0 and not found.is_project then spec_roots[#spec_roots + 1] = root end
end
-- Each folder is searched once, by its own path before links to it, so circles of links end.
local dir, lfs = require "pl.dir", require "lfs"
function dir.getallfiles(start)
  local found, seen, folders, links = {}, {}, {start}, {}
  local place, link = 1, 1
  while folders[place] or links[link] do
    local folder = folders[place]
    if folder then place = place + 1 else folder, link = links[link], link + 1 end
    local facts = lfs.attributes(folder) or {}
    local key = ("%s:%s"):format(facts.dev, facts.ino)
    if facts.mode == "directory" and not seen[key] then
      seen[key] = true
      local is_open, names, state = pcall(lfs.dir, folder)
      for name in is_open and names or next, state or {} do
        local inner = folder:gsub("/$", "") .. "/" .. name
        local mode = name ~= "." and name ~= ".." and lfs.attributes(inner, "mode")
        if mode == "file" then
          found[#found + 1] = inner
        elseif mode == "directory" then
          local list = lfs.symlinkattributes(inner, "mode") == "link" and links or folders
          list[#list + 1] = inner
        end
      end
    end
  end
  return found
end
local all_files = #spec_roots == 0 and {} or find_files(spec_roots, options.pattern, {
  excludes = options["exclude-pattern"], verbose = options.verbose, recursive = options.recursive,
})
table.move(bundles, 1, #bundles, #all_files + 1, all_files)
if #all_files == 0 then
  complain(("no test file matches '%s' in: %s"):format(
    table.concat(options.pattern, "' or '"), table.concat(roots, ", ")))
  return 1
end
local files, other_files = {}, {}
for place, file in ipairs(all_files) do
  local list = (place - 1) % host.shard_count == host.shard_index - 1 and files or other_files
  list[#list + 1] = file
end
if #files == 0 then
  complain(("nothing to do: there are %d files for %d shards"):format(
    #all_files, host.shard_count))
  return 0
end
local seed = tonumber(options.seed) or require "busted.utils".urandom() or 1
if options["sort-files"] then
  table.sort(files)
elseif options["shuffle-files"] then
  require "busted.utils".shuffle(files, seed)
end

-- Each file, under each system, is a task in the pool of workers.
local variants = make_variants(host)
local tasks = variants.tasks(files)
local is_broken, is_interrupted = false, false
local known = {}
for _, name in ipairs {
  "auto-insulate", "lazy", "lpath", "cpath", "coverage", "coverage-config-file", "e", "lang",
  "sort-tests", "shuffle-tests", "keep-going", "helper", "verbose", "Xhelper", "loaders",
  "tags", "exclude-tags", "filter", "filter-out", "suppress-pending",
} do known[name] = options[name] end
local order = {
  options = known, isolation = host.isolation, limit = host.limit, seed = seed,
  objective_c = host.objective_c, projects = projects, leaks = host.finds_leaks, fails_on_leaks = host.fails_on_leaks, list = options.list,
  assumptions = host.finds_assumptions, files = host.files,
  schedule = host.schedule, coverage_format = host.coverage_format or nil,
  updates_pictures = host.updates_pictures,
  color = options.output == "utfTerminal" and is_terminal and "red" or false,
}

-- Faults outside the files: each worker runs the helper, and may report the same fault.
local outside, outside_count = {}, 0
local function is_news(event)
  if event.kind ~= "fault" or outside[event.message] then return false end
  outside[event.message] = true
  outside_count = outside_count + 1
  event.element.number = "outside " .. outside_count
  return true
end

-- The coverage that workers measured: the lines that ran.
local coverage = make_coverage(host, complain)

-- Runs tasks; calls `deliver(place, event)` with events, task by task; it may return "stop".
local function run_files(list, deliver)
  local events, current, stopped = {}, 1, false
  for place, task in ipairs(list) do
    events[place] = {}
    host.add_task(place, {
      file = task.file, system = task.system, setting = task.setting, value = task.value,
    })
  end

  -- Delivers the known events in the order of the files: up to the first unfinished file, or all.
  local function drain()
    while current <= #list and (not stopped or is_interrupted) do
      local queue = events[current]
      local event = table.remove(queue, 1)
      if not event and not is_interrupted then return end
      event = event or {kind = "done"}
      if deliver(current, event) == "stop" then stopped = true end
      if event.kind == "done" then current = current + 1 end
    end
  end

  -- The state of each worker: its current test and file, and its results so far.
  local notes = {}
  local function note_of(worker)
    notes[worker] = notes[worker] or {early = {}}
    return notes[worker]
  end

  local function take(note, place, event)
    if event.kind == "output" and not place then
      -- Output of a helper, or of code that runs before the files.
      io.stderr:write(event.text)
    elseif event.kind == "picture" then
      complain("wrote " .. event.path)
    elseif event.kind == "coverage" then
      coverage.add(event.files)
    elseif event.kind == "broken" then
      complain(event.message)
      is_broken, stopped = true, true
    elseif not place then
      if is_news(event) then table.insert(note.early, event) end
    else
      local queue = events[place]
      table.move(note.early, 1, #note.early, #queue + 1, queue)
      note.early = {}
      if event.subject == "test" then
        note.running = event.kind == "start" and event.element or nil
        note.begun = host.now()
      elseif event.subject == "file" then
        note.file = event.kind == "start" and event.element or nil
      end
      queue[#queue + 1] = event
    end
  end

  -- A worker was lost in a file: the running test is an error, the rest of the file was not run.
  local function lose(note, place, ending, is_late)
    if not place then
      if not is_interrupted then
        complain("a worker could not start: " .. ending)
        is_broken, stopped = true, true
      end
      return
    end
    local queue = events[place]
    local function add(event) queue[#queue + 1] = event end
    local running = note.running
    local message = is_late and "time limit exceeded: " .. ending or ending
    message = message .. (running and "" or " while the file ran, outside any test")
    if not is_interrupted then
      message = message .. "; what came after it in the file was not run"
    end
    add {kind = "fault", fault = "error", message = message,
      element = running or {number = -1, descriptor = "file", name = list[place].file}}
    if running then
      running.duration = host.now() - note.begun
      add {kind = "end", subject = "test", status = "error", element = running}
    end
    if note.file then
      note.file.duration = note.file.duration or 0
      add {kind = "end", subject = "file", element = note.file}
    end
    add {kind = "done"}
  end

  while current <= #list and (not stopped or is_interrupted) do
    local kind, worker, place, detail, is_late = host.next_event()
    if not kind then
      drain()
      break
    elseif kind == "interrupted" then
      is_interrupted, stopped = true, true
    elseif kind == "failed" then
      complain("cannot start a process: " .. detail)
      is_broken, stopped = true, true
    else
      local note = note_of(worker)
      if kind == "message" then
        take(note, place, detail)
      elseif kind == "lost" then
        lose(note, place, detail, is_late)
      else
        take(note, place, {kind = "done"})
        notes[worker] = nil
      end
      if not is_interrupted then drain() end
    end
  end
  if stopped then host.drop_tasks() end
  return stopped
end

-- Lets the waiting workers run the functions that follow all files.
local function end_workers(deliver)
  host.dismiss_workers()
  for kind, _, _, detail in host.next_event do
    if kind == "interrupted" then
      is_interrupted = true
    elseif kind == "message" then
      if is_news(detail) then deliver(#files, detail) end
      if detail.kind == "output" then io.stderr:write(detail.text) end
    elseif kind == "lost" and not is_interrupted then
      complain "time limit exceeded: a worker does not come to its end"
      is_broken = true
    end
  end
end

-- The longest part of a test that sends nothing: a worker that is silent for longer hangs.
local longest = host.limit
for _, bundle in pairs(projects) do
  longest = math.max(longest, host.limit * (1 + bundle.source_count // 20))
end
host.open_pool(order, longest)
if options.list then
  local count, failed = 0, false
  local problem
  run_files(variants.files(files), function(_, event)
    if event.kind == "name" then
      count = count + 1
      local written, reason = io.write(event.name, "\n")
      problem = problem or not written and reason
    elseif event.kind == "fault" then
      failed = true
      complain(event.message)
    elseif event.kind == "output" then
      io.stderr:write(event.text)
    end
  end)
  local flushed, reason = io.flush()
  problem = problem or not flushed and reason
  if problem then complain("cannot write the list: " .. problem) end
  if is_interrupted then return 130 end
  if problem then return 1 end
  if count == 0 then complain "there is no such test" end
  return (failed or is_broken or count == 0) and 1 or 0
end

-- The report.
local report = make_report(
  host, busted, options, default_output, is_terminal, make_printed)
if report.is_faulty() then return 2 end
local counts = report.counts
local runs = options["repeat"]
local names, titles = {}, host.names_systems and {} or nil
for place, task in ipairs(tasks) do
  names[place] = task.file
  if titles then titles[place] = variants.suite(task, task.file) end
end
local differing, depending = {}, {}
for run = 1, runs do
  report.begin(run, runs, names, options["shuffle-tests"] and seed or nil, titles)
  local stopped = run_files(tasks, function(place, event)
    variants.note(tasks[place], event)
    if event.kind == "consulted" then return end
    local element = event.element
    if element and element.descriptor == "file" and element.name then
      element.name = variants.suite(tasks[place], element.name)
    end
    report.take(place, event)
    if event.kind == "done" and not options["keep-going"] and counts.bad > 0 then return "stop" end
  end)
  if run == runs and not stopped then
    differing = variants.differences(tasks)
    if host.finds_assumptions then
      local others = variants.others(tasks)
      run_files(others, function(place, event) variants.note(others[place], event) end)
      depending = variants.dependencies(others)
    end
    end_workers(report.take)
  end
  report.finish(run, runs)
  if stopped then break end
end
report.close()
local is_counted = options.coverage
  and (host.coverage_format or not package.searchpath("luacov.runner", package.path))
local tests, has_sources = {table.unpack(all_files)}, #bundles > 0
for _, file in ipairs(all_files) do has_sources = has_sources or file:find "%.m$" ~= nil end
for _, bundle in pairs(projects) do table.move(bundle.tests, 1, #bundle.tests, #tests + 1, tests) end
if not coverage.write(is_counted, roots, tests, has_sources) then is_broken = true end
if is_interrupted then
  complain "interrupted; what had not run is missing in the report"
  return 130
end
host.close_pool()
-- A report that a program reads is not mixed with these lines.
local shows_lines = options.output:match "Terminal$" and io.stdout or io.stderr
for _, lines in ipairs {differing, depending} do
  for _, line in ipairs(lines) do shows_lines:write(line, "\n") end
end
if host.fails_on_assumptions and #depending > 0 then is_broken = true end

if counts.tests == 0 and counts.bad == 0 and not is_broken then
  local is_filtered = #options.filter + #options["filter-out"] + #options.tags
    + #options["exclude-tags"] > 0
  -- The matching tests may belong to another shard.
  local elsewhere = 0
  if is_filtered and #other_files > 0 then
    order.list = true
    host.open_pool(order, longest)
    run_files(variants.files(other_files), function(_, event)
      if event.kind == "name" then elsewhere = elsewhere + 1 end
      return elsewhere > 0 and "stop" or nil
    end)
  end
  if elsewhere > 0 then
    complain "no test of this shard matches the filters"
  else
    complain(is_filtered and "no test matches the filters" or "there is no test in these files")
    return 1
  end
end
return (report.is_faulty() or counts.bad > 0 or is_broken) and 1 or 0
