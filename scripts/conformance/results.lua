-- The stored results of suites, and the runs that are out of scope.

local processes = require "processes"
local results = {}

-- The reasons of the runs that are out of scope, by run: a pattern and a reason on each line of a file.
function results.scope(conformance, name)
  local rules = {}
  for _, line in ipairs(processes.lines(processes.read(("%s/scope/%s.tsv"):format(conformance, name)) or "")) do
    local run, reason = line:match "^([^#\t][^\t]*)\t(.+)$"
    if run then rules[run] = reason end
  end
  -- A rule for a test without its variant holds for all variants.
  return setmetatable({}, {__index = function(_, run) return rules[run] or rules[run:match "^(%S+)" or run] end})
end

-- Runs that pass are only counted.
local FACTS = {"suite", "checkout", "revision", "date", "limit", "seconds", "passed"}
function results.keep(conformance, name, facts, rows)
  local lines = {}
  for _, fact in ipairs(FACTS) do lines[#lines + 1] = ("# %s: %s"):format(fact, facts[fact]) end
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

return results
