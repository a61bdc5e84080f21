-- Shares spec files out to workers and publishes what they send, file after file, to busted's
-- output libraries, which cannot see the difference.
--
-- `host` has the options and the functions that start and hear workers. Answers the exit status.

local host, encoding, make_printed, make_report = ...
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
local options, fault = cli:parse(host.arguments)
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

-- The files: sorted, of one shard, in the order asked for.
local roots = #host.paths > 0 and host.paths or options.ROOT
for _, root in ipairs(roots) do
  if not path.exists(root) then
    complain(("there is no file or folder '%s'"):format(root))
    return #host.paths > 0 and 2 or 1
  end
end
require "busted" (busted)
local _, _, find_files = require "busted.modules.test_file_loader" (busted, options.loaders)
local all_files = find_files(roots, options.pattern, {
  excludes = options["exclude-pattern"], verbose = options.verbose, recursive = options.recursive,
})
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

-- The workers. One that has ended is replaced as long as there are files.
local workers, is_broken, is_interrupted = {}, false, false
local known = {}
for _, name in ipairs {
  "auto-insulate", "lazy", "lpath", "cpath", "coverage", "coverage-config-file", "e", "lang",
  "sort-tests", "shuffle-tests", "keep-going", "helper", "verbose", "Xhelper", "loaders",
  "tags", "exclude-tags", "filter", "filter-out", "suppress-pending",
} do known[name] = options[name] end
local order = {
  options = known, isolation = host.isolation, limit = host.limit, seed = seed,
  leaks = host.finds_leaks, fails_on_leaks = host.fails_on_leaks, list = options.list,
  color = options.output == "utfTerminal" and is_terminal and "red" or false,
}
local patience = 3 * host.limit + 10

local function worker_of(id)
  for index, worker in ipairs(workers) do
    if worker.id == id then return worker, index end
  end
end

-- A fault outside the files: each worker runs what the helper wants, and may meet the same.
local outside, outside_count = {}, 0
local function is_news(event)
  if event.kind ~= "fault" or outside[event.message] then return false end
  outside[event.message] = true
  outside_count = outside_count + 1
  event.element.number = "outside " .. outside_count
  return true
end

-- Runs files; gives `deliver(place, event)` what happens, file after file; it may answer "stop".
local function run_files(list, order, deliver)
  local events, current, next_file, stopped = {}, 1, 1, false
  for place = 1, #list do events[place] = {} end

  -- Delivers what is known in the order of the files: up to the first that is not done, or all.
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

  local function assign(worker)
    worker.place, worker.running, worker.heard = nil, nil, host.now()
    if next_file <= #list and not stopped then
      worker.place = next_file
      next_file = next_file + 1
      events[worker.place], worker.early = worker.early or {}, nil
      host.send(worker.id, encoding.encode(list[worker.place]))
    end
  end

  local function start()
    local id, problem = host.start()
    if not id then
      complain("cannot start a process: " .. problem)
      is_broken, stopped = true, true
      return
    end
    local worker = {id = id, heard = host.now(), is_new = true}
    workers[#workers + 1] = worker
    host.send(id, encoding.encode(order))
  end

  -- A worker has ended in the middle of a file: what it ran is an error, the rest was not run.
  local function bury(worker, index, ending)
    table.remove(workers, index)
    if worker.is_new and not is_interrupted then
      complain("a worker could not start: " .. ending)
      is_broken, stopped = true, true
    elseif worker.place then
      local queue = events[worker.place]
      local function add(event) queue[#queue + 1] = event end
      local running = worker.running
      local message = worker.is_late and "time limit exceeded: " .. ending or ending
      message = message .. (running and "" or " while the file ran, outside any test")
      if not is_interrupted then
        message = message .. "; what came after it in the file was not run"
      end
      add {kind = "fault", fault = "error", message = message,
        element = running or {
          number = -1, descriptor = "file", name = list[worker.place]}}
      if running then
        running.duration = host.now() - worker.begun
        add {kind = "end", subject = "test", status = "error", element = running}
      end
      if worker.file then
        worker.file.duration = worker.file.duration or 0
        add {kind = "end", subject = "file", element = worker.file}
      end
      add {kind = "done"}
    end
  end

  local function take(worker, event)
    worker.heard = host.now()
    if event.kind == "ready" then
      worker.is_new = false
      assign(worker)
    elseif event.kind == "output" and not worker.place then
      -- Of a helper, or of what runs before the files.
      io.stderr:write(event.text)
    elseif event.kind == "broken" then
      complain(event.message)
      is_broken, stopped = true, true
    elseif not worker.place then
      worker.early = worker.early or {}
      if is_news(event) then table.insert(worker.early, event) end
    else
      if event.subject == "test" then
        worker.running = event.kind == "start" and event.element or nil
        worker.begun = host.now()
      elseif event.subject == "file" then
        worker.file = event.kind == "start" and event.element or nil
      end
      local queue = events[worker.place]
      queue[#queue + 1] = event
      if event.kind == "done" then assign(worker) end
    end
  end

  for _, worker in ipairs(workers) do assign(worker) end
  while current <= #list and not stopped do
    local busy = 0
    for _, worker in ipairs(workers) do
      if worker.place or worker.is_new then busy = busy + 1 end
    end
    local wanted = math.min(host.jobs, busy + #list - next_file + 1)
    while #workers < wanted and not stopped do start() end
    if stopped then break end
    local id, bytes, ending = host.receive(1)
    if not is_interrupted and (host.is_interrupted() or ending == "interrupted") then
      is_interrupted, stopped = true, true
      for index = #workers, 1, -1 do
        host.kill(workers[index].id)
        bury(workers[index], index, "interrupted")
      end
      drain()
    elseif id then
      local worker, index = worker_of(id)
      if bytes then take(worker, encoding.decode(bytes)) else bury(worker, index, ending) end
      drain()
    else
      for _, worker in ipairs(workers) do
        if worker.place and host.now() - worker.heard > patience then
          worker.is_late = true
          host.kill(worker.id)
        end
      end
    end
  end
  return stopped
end

-- Has the workers, which wait, run what stands behind all files.
local function end_workers(deliver)
  for _, worker in ipairs(workers) do
    worker.heard = host.now()
    host.send(worker.id, encoding.encode(false))
  end
  while #workers > 0 do
    local id, bytes, ending = host.receive(1)
    if host.is_interrupted() or ending == "interrupted" then
      is_interrupted = true
      for _, worker in ipairs(workers) do host.kill(worker.id) end
      return
    end
    local worker, index = worker_of(id)
    if bytes then
      local event = encoding.decode(bytes)
      worker.heard = host.now()
      if is_news(event) then deliver(#files, event) end
      if event.kind == "output" then io.stderr:write(event.text) end
    elseif worker then
      table.remove(workers, index)
    end
    for _, late in ipairs(workers) do
      if host.now() - late.heard > patience then
        complain "time limit exceeded: a worker does not come to its end"
        is_broken = true
        host.kill(late.id)
      end
    end
  end
end

if options.list then
  local count, failed = 0, false
  local problem
  run_files(files, order, function(_, event)
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
for run = 1, runs do
  report.begin(run, runs, files, options["shuffle-tests"] and seed or nil)
  local stopped = run_files(files, order, function(place, event)
    report.take(place, event)
    if event.kind == "done" and not options["keep-going"] and counts.bad > 0 then return "stop" end
  end)
  if run == runs and not stopped then end_workers(report.take) end
  report.finish(run, runs)
  if stopped then break end
end
report.close()
if is_interrupted then
  complain "interrupted; what had not run is missing in the report"
  return 130
end
for _, worker in ipairs(workers) do host.finish(worker.id) end

if counts.tests == 0 and counts.bad == 0 and not is_broken then
  local is_filtered = #options.filter + #options["filter-out"] + #options.tags
    + #options["exclude-tags"] > 0
  -- The tests that match may be those of another shard.
  local elsewhere = 0
  if is_filtered and #other_files > 0 then
    workers = {}
    order.list = true
    run_files(other_files, order, function(_, event)
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
