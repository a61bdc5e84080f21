-- Runs every fenced block of a Markdown file and reports in the Test Anything Protocol:
--   hookhost scripts/lib/readme.lua HOOKHOST FILE
-- A `lua` block is a script, each line of an `sh` block a command; an `sh` block with a here-document is
-- one script, which ends at the first command that fails. All must succeed. A `text`
-- block is the exact output of the block before it. Other fenced blocks are errors, so that every
-- block is checked. Commands that run this script (`scripts/test`) or take minutes
-- (`scripts/bench`) are not run, but must exist.

local hookhost, path = ...
local checked_only = {["scripts/test"] = true, ["scripts/bench"] = true}

local function blocks_of(file)
  local blocks, block, number = {}, nil, 0
  for line in io.lines(file) do
    number = number + 1
    local language = line:match "^```(%w*)"
    if not language then
      if block then block[#block + 1] = line end
    elseif block then
      blocks[#blocks + 1], block = block, nil
    else
      block = {language = language, line = number}
    end
  end
  assert(not block, "the last block is not closed")
  return blocks
end

local function output_of(command)
  local pipe = assert(io.popen(("{ %s\n} 2>&1"):format(command)))
  local output = pipe:read "a"
  local succeeded, _, status = pipe:close()
  return output, succeeded, status
end

local function run_lua(block)
  local name = os.tmpname()
  local script <close> = setmetatable({}, {__close = function() os.remove(name) end})
  local file = assert(io.open(name, "w"))
  file:write(table.concat(block, "\n"), "\n")
  file:close()
  return output_of(("'%s' '%s'"):format(hookhost, name))
end

local function run_sh(block)
  local output, whole = {}, table.concat(block, "\n")
  if whole:find "<<'%u+'" then return output_of("set -e\n" .. whole .. "\n") end
  for _, line in ipairs(block) do
    local command = line:match "^%s*(%S+)"
    if checked_only[command] then
      local file = io.open(command)
      if not file then return "there is no " .. command, false, 127 end
      file:close()
    elseif command and not command:find "^#" then
      local text, succeeded, status = output_of(line)
      output[#output + 1] = text
      if not succeeded then return table.concat(output), false, status end
    end
  end
  return table.concat(output), true
end

local runners = {lua = run_lua, sh = run_sh}
local count, faults, previous = 0, 0, nil

local function report(block, fault)
  count = count + 1
  if fault then faults = faults + 1 end
  local verdict = fault and "not ok" or "ok"
  print(("%s %d - line %d (%s)"):format(verdict, count, block.line, block.language))
  if fault then print((("# " .. fault):gsub("\n", "\n# "))) end
end

for _, block in ipairs(blocks_of(path)) do
  local run = runners[block.language]
  if run then
    local output, succeeded, status = run(block)
    previous = output
    report(block, not succeeded and ("status %s, after:\n%s"):format(status, output) or nil)
  elseif block.language == "text" and previous then
    local expected = table.concat(block, "\n") .. "\n"
    report(block, expected ~= previous and "the output is:\n" .. previous or nil)
    previous = nil
  else
    report(block, "nothing runs or compares this block")
  end
end
print("1.." .. count)
os.exit(faults == 0)
