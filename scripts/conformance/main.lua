-- Runs one suite: prints a line for each run, and the counts at the end.

local conformance, name, program, revision, folder, commit = table.unpack(arg, 1, 6)
package.path = conformance .. "/?.lua;" .. package.path
local processes = require "processes"
local results = require "results"

local options = {seconds = 20, names = {}}
local place = 7
while arg[place] do
  local option = arg[place]
  if option == "--keep" then
    options.keep = true
  elseif option:find "^%-%-" then
    place = place + 1
    local value = arg[place] or error(("%s needs a value"):format(option), 0)
    if option == "--seconds" then options.seconds = tonumber(value) or error("--seconds needs a number", 0)
    elseif option == "--logs" then options.logs = value
    elseif option == "--commit" then commit = value
    elseif option == "--framework" then options.framework = value
    else error(("there is no option '%s'"):format(option), 0) end
  else
    options.names[option] = true
  end
  place = place + 1
end
options.commit = commit
local is_whole = next(options.names) == nil
if options.keep and not is_whole then error("--keep stores the result of all tests", 0) end
if options.logs then os.execute("mkdir -p -- " .. processes.word(options.logs)) end

-- Whether a test was named, or none was.
function options.wants(test) return is_whole or options.names[test] == true end
-- Stores the output of a run.
function options.log(run, text)
  if options.logs then processes.write(("%s/%s.log"):format(options.logs, (run:gsub("/", "+"))), text) end
end

local scope, reasons = results.rules(conformance, "scope", name), results.rules(conformance, "reasons", name)
local rows, counts = {}, {passed = 0, failed = 0, ["out of scope"] = 0}
local begun = os.time()
-- A run that ended: whether it passed, and why not, in the words of the run.
local function report(run, is_passed, why)
  if run:sub(1, #folder + 1) == folder .. "/" then run = run:sub(#folder + 2) end
  local outside = not is_passed and scope[run]
  local ending = is_passed and "passed" or outside and "out of scope" or "failed"
  why = is_passed and "" or (outside or reasons[run] or (why or "")):gsub("[\t\n]", " ")
  for _, path in ipairs {program .. ": ", folder .. "/"} do why = why:gsub(path:gsub("%p", "%%%0"), "") end
  rows[#rows + 1] = {run, ending, why}
  counts[ending] = counts[ending] + 1
  print(("%s\t%s\t%s"):format(run, ending, why))
end

-- Whether a run needs what does not exist here; such a run is only started if its test is named.
function options.skips(run)
  if not is_whole or not scope[run] then return false end
  report(run, false)
  return true
end

-- The suites that have no runner of their own are projects.
local own = {
  objc4 = "objc4", libobjc2 = "libobjc2", ["gnustep-base"] = "gnustep_base", apportable = "apportable",
  lua = "lua_tests",
}
local sources = require(own[name] or "projects").run(program, folder, options, report)
local facts = {
  suite = name, checkout = commit ~= "" and commit or "not known", revision = revision, date = os.date "%Y-%m-%d",
  limit = options.seconds, seconds = os.time() - begun, sources = sources, passed = counts.passed,
}
if options.keep then results.keep(conformance, name, facts, rows) end
print(("%s: %d passed, %d failed, %d out of scope, of %d runs in %d s"):format(
  name, counts.passed, counts.failed, counts["out of scope"], #rows, facts.seconds))
