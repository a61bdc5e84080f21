-- Damaged inputs for the parsers: an error or a result for each, never a crash, a hang or too much memory.
--   hookhost scripts/fuzzing/random_inputs.lua FORMAT SEED COUNT
--   hookhost scripts/fuzzing/random_inputs.lua --formats
--
-- Inputs are mutated seeds, or are generated with the structure of the format and mutated sometimes. In two of five, only
-- tokens are changed, so that they get past the first checks.
--
-- The number of each input is written to standard error before it is read, and its text is written if it takes longer
-- than a second. The last line has the numbers of inputs and of accepted inputs. The same seed gives the same inputs.

package.path = arg[0]:gsub("[^/]*$", "") .. "?.lua"
local formats = require "input_formats"
for _, more in ipairs {"structured_formats", "text_formats", "class_changes", "network_formats", "object_states", "connection_formats"} do
  for name, format in pairs(require(more)) do formats[name] = format end
end

if arg[1] == "--formats" then
  local names = {}
  for name in pairs(formats) do names[#names + 1] = name end
  table.sort(names)
  print(table.concat(names, "\n"))
  return
end
local format, seed, count = formats[arg[1]], tonumber(arg[2]), tonumber(arg[3])
if not format or math.type(seed) ~= "integer" or math.type(count) ~= "integer" then
  error("usage: random_inputs.lua FORMAT SEED COUNT; `--formats` lists the formats", 0)
end
math.randomseed(seed)
local random = math.random

local mutations = require "mutations"
local function pick(list) return list[random(#list)] end

-- Returns the next input, and its text for a report.
local function input()
  local is_made = format.make and (not format.seeds or random(3) > 1)
  local text = is_made and format.make() or random(5) == 1 and mutations.spliced(format.seeds) or pick(format.seeds)
  if type(text) ~= "string" then return text, "a table" end
  local most = (is_made or format.costly) and random(0, 1) or random(1, 4)
  if not format.seeds then format.seeds = {text} end
  if not is_made and random(5) <= 2 then
    for _ = 1, most do text = mutations.edited(text, format.seeds) end
    return text, text
  end
  for _ = 1, most do text = mutations.mutated(text, format.seeds, format.nesting) end
  if #text > 200000 then text = text:sub(1, 200000) end
  return text, text
end

local accepted = 0
if format.costly then count = count // 20 end
for number = 1, count do
  io.stderr:write(number, "\n")
  local text, shown = input()
  local started = os.clock()
  local is_done, result = pcall(format.read, text)
  if is_done and result ~= nil and result ~= false then accepted = accepted + 1 end
  if os.clock() - started > 1 then
    io.stderr:write(("slow %d %.1f s: %q\n"):format(number, os.clock() - started, shown:sub(1, 200)))
  end
end
io.stderr:write(("end %s: %d inputs, %d accepted\n"):format(arg[1], count, accepted))
