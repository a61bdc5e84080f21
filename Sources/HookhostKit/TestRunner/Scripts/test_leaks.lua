-- Answers the functions that name the objects which tests leave behind.
--
-- To know what is garbage takes a collection, so they are looked for once a file: the serial number
-- of an object says which test made it.

local host, tell = ...
local leaks = {}
local tests, start

-- The objects left behind, by the names of classes, with one of each; nil when there are none.
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

-- Begins a test, by its number; answers the mark of its objects.
function leaks.begin(number)
  local mark = host.mark()
  tests[#tests + 1] = {mark = mark, number = number}
  return mark
end

-- Tells what the test of a number has left behind since a mark, and answers it.
function leaks.tell(number, mark)
  local words = words_of(host.leaks(mark))
  if words then tell {kind = "leaks", test = number, leaks = words} end
  return words
end

-- Tells what all tests of the file have left behind.
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
