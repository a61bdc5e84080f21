-- Writes the page "Compatibility" from the stored results.

local conformance, root = arg[1], arg[2]
package.path = conformance .. "/?.lua;" .. package.path
local processes = require "processes"
local results = require "results"

local SUITES = {
  {"objc4", "Apple's runtime, objc4"}, {"libobjc2", "GNUstep's runtime, libobjc2"},
  {"gnustep-base", "GNUstep base"}, {"apportable", "Apportable's Foundation"}, {"lua", "Lua's own tests"},
  {"ocmock", "OCMock"}, {"kiwi", "Kiwi"}, {"masonry", "Masonry"}, {"fmdb", "fmdb"}, {"reactiveobjc", "ReactiveObjC"},
  {"jjexception", "JJException"}, {"dznemptydataset", "DZNEmptyDataSet"},
}

local lines = {}
local function add(line, ...) lines[#lines + 1] = line:format(...) end
-- A text in a cell of a table.
local function cell(text)
  text = text:gsub("%s+", " "):gsub("[|`]", "'"):gsub("0x%x+", "0x…"):gsub("%f[%S]/%S*/", "")
  return #text > 160 and text:sub(1, 157) .. "…" or text
end

add "# Compatibility"
add ""
add "How many tests of published suites pass, and why each other one does not."
add ""
add "## Overview"
add ""
add "`scripts/suites NAME FOLDER` runs a suite from a checkout, and `scripts/suites page` writes this page from the runs"
add "that `--keep` stored. A run is out of scope if it needs what does not exist here (machine code, other processes,"
add "Mach, classes of macOS, the Internet, the layout of the runtime's data in memory), or if it expects what another"
add "runtime does in its own way. The reasons are in `scripts/conformance/scope` and `scripts/conformance/reasons`; where"
add "there is none, the first line that the run prints is given."
add ""
add "| suite | checkout | hookhost | date | passed | failed | out of scope | seconds |"
add "| --- | --- | --- | --- | --- | --- | --- | --- |"
local kept = {}
for _, suite in ipairs(SUITES) do
  local facts, rows = results.stored(conformance, suite[1])
  if facts then
    -- The reasons may be newer than the run.
    local scope, reasons = results.rules(conformance, "scope", suite[1]), results.rules(conformance, "reasons", suite[1])
    local counts = {}
    for _, row in ipairs(rows) do
      if scope[row.run] then row.ending, row.why = "out of scope", scope[row.run] end
      row.why = row.ending == "failed" and reasons[row.run] or row.why
    end
    for _, row in ipairs(rows) do counts[row.ending] = (counts[row.ending] or 0) + 1 end
    add("| %s | %s | %s | %s | %d | %d | %d | %s |", suite[2], facts.checkout, facts.revision, facts.date,
      facts.passed, counts.failed or 0, counts["out of scope"] or 0, facts.seconds)
    kept[#kept + 1] = {suite = suite, facts = facts, rows = rows}
  end
end
local projects = results.projects(conformance)
add ""
add "## Projects"
add ""
add "`hookhost test FOLDER` runs the tests of these checkouts as they are, without options. The sources are those of the"
add "targets of tests, with what they link. A pod that a checkout lacks is found if its folder is beside the checkout."
add ""
add "| project | checkout | hookhost | date | sources read | passed | failed |"
add "| --- | --- | --- | --- | --- | --- | --- |"
local failures = {}
for _, project in ipairs(projects) do
  local facts, rows = results.stored(conformance, project.name)
  if facts then
    add("| %s | %s | %s | %s | %s | %s | %d |", project.repository, facts.checkout, facts.revision, facts.date,
      facts.sources or "", facts.passed, #rows)
    local reasons = results.rules(conformance, "reasons", project.name)
    local groups = {}
    for _, row in ipairs(rows) do
      -- Without a reason, the tests that fail by the same words are one group.
      local why = reasons[row.run] or row.why:gsub("^%S*:%d+: ", ""):gsub("^%S*%.%a+:%d+: ", "")
      local group = groups[why]
      if group then
        group.count = group.count + 1
      else
        group = {repository = project.repository, count = 1, why = why}
        groups[why] = group
        failures[#failures + 1] = group
      end
    end
  end
end
add ""
add "Why their tests fail:"
add ""
add "| project | tests | reason |"
add "| --- | --- | --- |"
for _, one in ipairs(failures) do add("| %s | %d | %s |", one.repository, one.count, cell(one.why)) end
for _, one in ipairs(kept) do
  add ""
  add("## %s", one.suite[2])
  add ""
  add("The limit of a run is %s seconds. Runs that do not pass:", one.facts.limit)
  add ""
  add "| run | end | reason |"
  add "| --- | --- | --- |"
  for _, row in ipairs(one.rows) do
    add("| %s | %s | %s |", cell(row.run), row.ending, cell(row.why))
  end
end
processes.write(root .. "/Sources/HookhostKit/HookhostKit.docc/Compatibility.md", table.concat(lines, "\n") .. "\n")
