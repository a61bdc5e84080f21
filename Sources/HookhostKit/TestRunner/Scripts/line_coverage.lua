-- Measures which lines run, in a worker.
--
-- Files of tests, of libraries and of the host itself are left out. After each file of tests the new
-- counts are sent, so that a worker that is lost takes only those of its last file with it.

local host, tell, order = ...

host.count_lines()
local folder = require "lfs".currentdir()
local tests, sent, lines, names = {}, {}, {}, {}

-- The name of a file in a report; nil for a file that is not measured.
local function name_of(file)
  if names[file] ~= nil then return names[file] or nil end
  local name = file:gsub("^%./", "")
  if name:sub(1, #folder + 1) == folder .. "/" then name = name:sub(#folder + 2) end
  -- Installed modules, such as busted, are not part of the tested code.
  if name:find "^/usr/" or name:find "_spec%.lua$" then name = nil end
  names[file] = name or false
  return name
end

local coverage = {}
-- Sends what has run since the last time; `test` is the file of tests that has run.
function coverage.tell(test)
  tests[test] = true
  for _, bundle in pairs(order.projects) do
    for _, path in ipairs(bundle.tests or {}) do tests[path] = true end
  end
  local files = {}
  for file, counts in pairs(host.line_counts()) do
    local name = not tests[file] and name_of(file)
    if name then
      local known, news = sent[file] or {}, {}
      for line, count in pairs(counts) do
        if count > (known[line] or 0) then
          news[#news + 1], news[#news + 2] = line, count - (known[line] or 0)
        end
      end
      local is_first = lines[file] == nil
      if is_first then lines[file] = host.lines_of(file) or false end
      if lines[file] and (is_first or #news > 0) then
        files[#files + 1] = {name = name, counts = news, lines = is_first and lines[file] or nil}
      end
      sent[file] = counts
    end
  end
  if #files > 0 then tell {kind = "coverage", files = files} end
end
return coverage
