-- The messages of exceptions, log lines and faults of data in Swift sources: the literals that follow
-- `RuntimeError(.kind,`, `exception(named: …,`, `ListFault(`, `writeLog(` and `warn(`. An interpolation becomes `*`,
-- and so does a value between two literals.

local openings = {
  "RuntimeError%(%s*%.%w+,%s*()\"", "exception%(%s*named:%s*\"%w+\",%s*()\"", "writeLog%(%s*()\"", "[^%w]warn%(%s*()\"",
  "ListFault%(%s*()\"",
}
local escapes = {n = "\n", t = "\t"}

-- Returns the text of a literal at a quotation mark, and the position after it.
local function literal(source, start)
  local parts, place = {}, start + 1
  local ending = '"'
  if source:sub(start, start + 2) == '"""' then
    ending, place = '"""', start + 3
  end
  while source:sub(place, place + #ending - 1) ~= ending do
    local byte = source:sub(place, place)
    assert(byte ~= "", "a literal without an end")
    if byte ~= "\\" then
      parts[#parts + 1], place = byte, place + 1
    elseif source:sub(place + 1, place + 1) == "(" then
      parts[#parts + 1] = "*"
      place = select(2, source:find("%b()", place + 1)) + 1
    else
      local letter = source:sub(place + 1, place + 1)
      parts[#parts + 1] = letter == "\n" and "" or escapes[letter] or letter
      place = place + 2
    end
  end
  local text = table.concat(parts)
  if ending == '"""' then text = text:gsub("\n%s*", "\n"):gsub("^\n", ""):gsub("\n$", "") end
  return text, place + #ending
end

-- Returns a message at a literal: the literals that are joined with `+`.
local function sentence(source, start)
  local text, place = literal(source, start)
  while true do
    local after = source:match("^%s*%+%s*()", place)
    if not after then return text end
    if source:sub(after, after) == '"' then
      local more
      more, place = literal(source, after)
      text = text .. more
    else
      text = text .. "*"
      local value = source:match("^[%w.()?!:, ]-%s*%+%s*()\"", after)
      if not value then return text end
      local more
      more, place = literal(source, value)
      text = text .. more
    end
  end
end

-- Returns the messages of the sources in a list of folders, each once, sorted.
return function(root, folders)
  local found, list = {}, {}
  for _, folder in ipairs(folders) do
    local pipe = assert(io.popen(("find '%sSources/%s' -name '*.swift' | sort"):format(root, folder)))
    for path in pipe:lines() do
      local file = assert(io.open(path))
      local source = file:read "a"
      file:close()
      for _, opening in ipairs(openings) do
        for start in source:gmatch(opening) do
          local text = sentence(source, start):gsub("%*%*+", function(stars) return #stars == 3 and stars or "*" end)
          if not found[text] then
            found[text] = path
            list[#list + 1] = text
          end
        end
      end
    end
    pipe:close()
  end
  table.sort(list)
  return list, found
end
