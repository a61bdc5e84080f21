-- Damaged inputs for the parsers: an error or a result for each, never a crash, a hang or too much memory.
--   hookhost scripts/fuzzing/random_inputs.lua FORMAT SEED COUNT
--   hookhost scripts/fuzzing/random_inputs.lua --formats
--
-- Inputs are mutated seeds, or are generated with the structure of the format and mutated sometimes.
--
-- The number of each input is written to standard error before it is read, and its text is written if it takes longer
-- than a second. The last line has the numbers of inputs and of accepted inputs. The same seed gives the same inputs.

package.path = arg[0]:gsub("[^/]*$", "") .. "?.lua"
local formats = require "input_formats"
for name, format in pairs(require "structured_formats") do formats[name] = format end

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

local function pick(list) return list[random(#list)] end

-- Numbers and bytes that parsers have to handle with care.
local spicy = {
  "0", "-1", "9223372036854775807", "-9223372036854775808", "18446744073709551616", "1e999999999", "NaN", "inf",
  "99999999999999999999999999", "\0", "\xff", "\xed\xa0\x80", "%n", "%@", "''", '"', "\\", "<", ">", "&", "(", ")",
  "[", "]", "{", "}", "*", "?", "+", "|", ",", ";", ":", "/", "#", "@", "\r\n", "\xff\xff\xff\xff", "\x7f\xff\xff\xff",
  "\x80\0\0\0", "\0\0\0\0\0\0\0\x08",
}

-- The mutations: each returns a changed text.
local mutations = {
  function(text) -- a byte
    if #text == 0 then return "\0" end
    local at = random(#text)
    return text:sub(1, at - 1) .. string.char(random(0, 255)) .. text:sub(at + 1)
  end,
  function(text) -- a bit
    if #text == 0 then return "\1" end
    local at = random(#text)
    return text:sub(1, at - 1) .. string.char(text:byte(at) ~ (1 << random(0, 7))) .. text:sub(at + 1)
  end,
  function(text) -- a deletion
    local at = random(#text + 1)
    return text:sub(1, at - 1) .. text:sub(at + random(1, 16))
  end,
  function(text) -- a special value
    local at = random(0, #text)
    return text:sub(1, at) .. pick(spicy) .. text:sub(at + random(1, 4))
  end,
  function(text) -- a number
    local numbers = {}
    for from, to in text:gmatch "()%d+()" do numbers[#numbers + 1] = {from, to} end
    if #numbers == 0 then return text .. pick(spicy) end
    local found = pick(numbers)
    return text:sub(1, found[1] - 1) .. pick(spicy) .. text:sub(found[2])
  end,
  function(text) -- a repetition
    local at = random(#text + 1)
    local part = text:sub(at, at + random(0, 40))
    return text:sub(1, at - 1) .. part:rep(random(1, 60)) .. text:sub(at)
  end,
  function(text) -- nesting
    local at = random(0, #text)
    local depth = random(3) == 1 and 3000 or random(40)
    local open = pick(format.nesting or {{"(", ")"}, {"[", "]"}, {"{", "}"}})
    return text:sub(1, at) .. open[1]:rep(depth) .. text:sub(at + 1) .. open[2]:rep(random(3) == 1 and 0 or depth)
  end,
  function(text) return text:sub(1, random(0, #text)) end, -- an early end
  function(text) return text .. pick(format.seeds) end, -- two inputs
}

-- Characters of other inputs of the format, as a fuzzer without knowledge of it would combine them.
local function spliced()
  local one, other = pick(format.seeds), pick(format.seeds)
  return one:sub(1, random(0, #one)) .. other:sub(random(0, #other))
end

-- Returns the next input, and its text for a report.
local function input()
  local is_made = format.make and (not format.seeds or random(3) > 1)
  local text = is_made and format.make() or random(5) == 1 and spliced() or pick(format.seeds)
  if type(text) ~= "string" then return text, "a table" end
  local most = is_made and random(0, 1) or random(1, 4)
  if not format.seeds then format.seeds = {text} end
  for _ = 1, most do text = pick(mutations)(text) end
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
