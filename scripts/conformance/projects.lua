-- Suites that `hookhost test` runs from the checkout of a project: each test of its report is a run.

local processes = require "processes"
local projects = {}

-- Reports the lines of a TAP report. The lines below a failed test say where and why.
local function note(lines, report)
  local failed, said
  local function finish()
    if failed then report(failed, false, said or "no reason is given") end
    failed, said = nil, nil
  end
  local count, seen = 0, {}
  for _, line in ipairs(lines) do
    local no, name = line:match "^(n?o?t? ?)ok %d+ %- (.*)$"
    if name then
      finish()
      count = count + 1
      seen[name] = (seen[name] or 0) + 1
      if seen[name] > 1 then name = ("%s (%d)"):format(name, seen[name]) end
      if no == "" then report(name, true) else failed = name end
    elseif failed then
      said = said or line:match "^# Failure message: (.*)$"
    end
  end
  finish()
  return count
end

-- How many sources of the tests' targets were read, of how many.
local function sources(lines)
  local read, all = 0, 0
  for _, line in ipairs(lines) do
    local one, of = line:match "^hookhost test: .*: (%d+) of (%d+) sources were read$"
    if one then read, all = read + one, all + of end
  end
  return ("%d of %d"):format(read, all)
end

-- Runs the tests of a checkout; returns how many sources were read.
function projects.run(program, checkout, options, report)
  local command = {program, "test", "-o", "TAP"}
  for name in pairs(options.names) do command[#command + 1] = "--filter=" .. name end
  command[#command + 1] = checkout
  local output, status = processes.run(command, {folder = checkout, seconds = options.seconds})
  options.log("report", output)
  local lines = processes.lines(output)
  local count = note(lines, report)
  if status == nil or count == 0 then
    report("the project", false, status == nil and "time limit" or processes.told(lines))
  end
  return sources(lines)
end

return projects
