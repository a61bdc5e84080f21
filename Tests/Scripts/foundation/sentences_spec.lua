-- How many messages of Foundation, WebKit and the runtime have a source for their words.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local read = dofile(here .. "support/sentences.lua")

local folders = {
  "SelectorRuntime", "FoundationCore", "FoundationFiles", "FoundationText", "FoundationNetwork", "FoundationModels",
  "FoundationThreads", "WebKit", "Threads",
}

-- The sources by message, from the table.
local function table_of_sources()
  local sources, current = {}, nil
  for line in io.lines(here .. "support/sentences.txt") do
    local heading = line:match "^%[(%l+.*)%]$"
    if heading and (heading:find "^%l+: " or heading == "own" or heading == "memory") then
      current = heading
    elseif current and line ~= "" then
      sources[line] = current
    end
  end
  return sources
end

describe("a message of an exception or a log line", function()
  local list, paths = read(here .. "../../../", folders)
  local sources = table_of_sources()

  it("is listed with the source of its words", function()
    local missing, present = {}, {}
    for _, text in ipairs(list) do
      local line = text:gsub("\n", "\\n")
      present[line] = true
      if not sources[line] then missing[#missing + 1] = line .. " (" .. paths[text] .. ")" end
    end
    assert.same({}, missing)
    local gone = {}
    for line in pairs(sources) do
      if not present[line] then gone[#gone + 1] = line end
    end
    assert.same({}, gone)
  end)

  it("has published words more often than words from memory", function()
    local counts = {published = 0, memory = 0, own = 0}
    for _, source in pairs(sources) do
      local kind = (source == "own" or source == "memory") and source or "published"
      counts[kind] = counts[kind] + 1
    end
    local text = ("%d published, %d from memory, %d own"):format(counts.published, counts.memory, counts.own)
    assert.is_true(counts.published >= 99 and counts.memory < counts.published, text)
  end)
end)
