-- Returns the functions that report leaked objects of tests.
--
-- Finding leaks needs a garbage collection, so it is done once per file: the serial number of an
-- object tells which test created it.

local host, tell = ...
local leaks = {}
local tests, start

-- Returns the leaked objects, counted by class, with an example of each; nil if there are none.
local function words_of(list)
  local groups, names = {}, {}
  for _, leak in ipairs(list) do
    if not groups[leak.name] then
      names[#names + 1] = leak.name
      groups[leak.name] = {count = 0, object = leak.object}
    end
    groups[leak.name].count = groups[leak.name].count + 1
  end
  table.sort(names)
  for index, name in ipairs(names) do
    local shown, text = pcall(tostring, groups[name].object)
    names[index] = ("%d %s, as %s"):format(groups[name].count, name, shown and text or "?")
  end
  return #names > 0 and table.concat(names, "; ") or nil
end

function leaks.begin_file()
  tests, start = {}, host.mark()
end

-- Begins a test, by its number; returns a mark for its objects.
function leaks.begin(number)
  local mark = host.mark()
  tests[#tests + 1] = {mark = mark, number = number}
  return mark
end

-- Reports and returns the objects that a test has leaked since a mark.
function leaks.tell(number, mark)
  local words = words_of(host.leaks(mark))
  if words then tell {kind = "leaks", test = number, leaks = words} end
  return words
end

-- Reports the leaked objects of all tests in the file.
function leaks.tell_all()
  tests[#tests + 1] = {mark = math.maxinteger, number = 0}
  local left, place = {}, 0
  for _, leak in ipairs(host.leaks(start)) do
    while leak.mark > tests[place + 1].mark do place = place + 1 end
    left[place] = left[place] or {}
    table.insert(left[place], leak)
  end
  for place = 0, #tests do
    if left[place] then
      local test = tests[place]
      tell {kind = "leaks", test = test and test.number or 0, leaks = words_of(left[place])}
    end
  end
end

return leaks
