-- Mutations of texts, for random_inputs.lua and damaged_files.lua. Uses `math.random`.

local random = math.random

local function pick(list) return list[random(#list)] end

-- Numbers and bytes that parsers have to handle with care.
local spicy = {
  "0", "-1", "9223372036854775807", "-9223372036854775808", "18446744073709551616", "1e999999999", "NaN", "inf",
  "99999999999999999999999999", "\0", "\xff", "\xed\xa0\x80", "%n", "%@", "''", '"', "\\", "<", ">", "&", "(", ")",
  "[", "]", "{", "}", "*", "?", "+", "|", ",", ";", ":", "/", "#", "@", "\r\n", "\xff\xff\xff\xff", "\x7f\xff\xff\xff",
  "\x80\0\0\0", "\0\0\0\0\0\0\0\x08",
}

-- The changes: each returns a changed text.
local changes = {
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
  function(text, _, nesting) -- nesting
    local at = random(0, #text)
    local depth = random(3) == 1 and 3000 or random(40)
    local open = pick(nesting or {{"(", ")"}, {"[", "]"}, {"{", "}"}})
    return text:sub(1, at) .. open[1]:rep(depth) .. text:sub(at + 1) .. open[2]:rep(random(3) == 1 and 0 or depth)
  end,
  function(text) return text:sub(1, random(0, #text)) end, -- an early end
  function(text, seeds) return text .. pick(seeds) end, -- two inputs
}

-- The words, numbers and other characters of a text, which together are the text.
local function tokens(text)
  local parts, at = {}, 1
  while at <= #text do
    local part = text:match("^[%a_\x80-\xff]+", at) or text:match("^%d+", at) or text:match("^.", at)
    parts[#parts + 1], at = part, at + #part
  end
  return parts
end

local function class_of(token)
  return token:find "^[%a_\x80-\xff]" and "word" or token:find "^%d" and "number" or token
end

-- The edits: changes of tokens after which an input is often still valid. Each changes a list of tokens.
local edits = {
  function(parts, seeds) -- a token of another input in place of one of its class
    local at = random(#parts)
    local others = {}
    for _, part in ipairs(tokens(pick(seeds))) do
      if class_of(part) == class_of(parts[at]) then others[#others + 1] = part end
    end
    if #others > 0 then parts[at] = pick(others) end
  end,
  function(parts) -- two tokens of one class change places
    local one, other = random(#parts), random(#parts)
    if class_of(parts[one]) == class_of(parts[other]) then parts[one], parts[other] = parts[other], parts[one] end
  end,
  function(parts) -- a number
    local at = random(#parts)
    if class_of(parts[at]) == "number" then parts[at] = tostring(random(0, 3) == 0 and math.maxinteger or random(0, 4000)) end
  end,
  function(parts) -- a letter of a word
    local at = random(#parts)
    if parts[at]:find "^%a" then parts[at] = parts[at] .. string.char(random(97, 122)) end
  end,
}

local mutations = {}

-- Returns a text with an edit of its tokens; seeds are other inputs of its format.
function mutations.edited(text, seeds)
  local parts = tokens(text)
  if #parts > 0 then pick(edits)(parts, seeds) end
  return table.concat(parts)
end

-- Returns a text with a change; seeds are other inputs of its format, and nesting is a list of pairs of texts that open
-- and close an element.
function mutations.mutated(text, seeds, nesting) return pick(changes)(text, seeds, nesting) end

-- Returns characters of two inputs, as a fuzzer without knowledge of the format would combine them.
function mutations.spliced(seeds)
  local one, other = pick(seeds), pick(seeds)
  return one:sub(1, random(0, #one)) .. other:sub(random(0, #other))
end

return mutations
