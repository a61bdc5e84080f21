-- The stored results of suites, and the runs that are out of scope.

local processes = require "processes"
local results = {}

-- The reasons of runs by their names: `scope` has those of the runs that are out of scope, `reasons` those of runs that
-- fail. Each line of a file has a rule and a reason.
--
-- A rule is a run, or its beginning: "NSTask/" holds for a folder, "ARCTest" for all variants of a test, and a rule of a
-- file without a line holds for the file's end. The longest rule that matches is the run's; "*" holds for all others.
function results.rules(conformance, folder, name)
  local rules = {}
  for _, line in ipairs(processes.lines(processes.read(("%s/%s/%s.tsv"):format(conformance, folder, name)) or "")) do
    local rule, reason = line:match "^([^#\t][^\t]*)\t(.+)$"
    if rule then rules[#rules + 1] = {rule = rule, reason = reason} end
  end
  table.sort(rules, function(one, other) return #one.rule > #other.rule end)
  local function matches(run, rule)
    if rule == "*" then return true end
    if run:sub(1, #rule) ~= rule then return false end
    return #run == #rule or rule:sub(-1) == "/" or run:sub(#rule + 1, #rule + 1) == " "
  end
  return setmetatable({}, {__index = function(_, run)
    for _, one in ipairs(rules) do
      if matches(run, one.rule) then return one.reason end
    end
  end})
end

-- Runs that pass are only counted.
local FACTS = {"suite", "checkout", "revision", "date", "limit", "seconds", "sources", "passed"}
function results.keep(conformance, name, facts, rows)
  local lines = {}
  for _, fact in ipairs(FACTS) do
    if facts[fact] then lines[#lines + 1] = ("# %s: %s"):format(fact, facts[fact]) end
  end
  for _, row in ipairs(rows) do
    if row[2] ~= "passed" then lines[#lines + 1] = table.concat(row, "\t") end
  end
  os.execute(("mkdir -p -- %s"):format(processes.word(conformance .. "/results")))
  processes.write(("%s/results/%s.tsv"):format(conformance, name), table.concat(lines, "\n") .. "\n")
end

-- The facts and the rows of a stored result; nil if the suite was not run.
function results.stored(conformance, name)
  local text = processes.read(("%s/results/%s.tsv"):format(conformance, name))
  if not text then return nil end
  local facts, rows = {}, {}
  for _, line in ipairs(processes.lines(text)) do
    local fact, value = line:match "^# (%a+): (.*)$"
    if fact then
      facts[fact] = value
    elseif line ~= "" then
      local run, ending, why = line:match "^([^\t]*)\t([^\t]*)\t(.*)$"
      rows[#rows + 1] = {run = run, ending = ending, why = why}
    end
  end
  return facts, rows
end

-- The projects of the page's table, in its order: their names here and those of their repositories.
function results.projects(conformance)
  local list = {}
  for _, line in ipairs(processes.lines(processes.read(conformance .. "/projects.tsv") or "")) do
    local name, repository = line:match "^([^#\t][^\t]*)\t(.+)$"
    if name then list[#list + 1] = {name = name, repository = repository} end
  end
  return list
end

return results
