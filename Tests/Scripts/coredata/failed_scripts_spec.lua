-- A script that breaks what Core Data's scripts use: the error of its function, not that of a class without a name.

local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

it("the error of Core Data's scripts is raised for each of their classes", function()
  local name = os.tmpname()
  local file <close> = assert(io.open(name, "w"))
  file:write [[
    string.format = function() error "broken" end
    print(select(2, pcall(function() return objc.NSManagedObjectContext end)))
    print(select(2, pcall(function() return objc.NSFetchRequest end)))
    print(select(2, pcall(function() return objc.NSNoSuchClass end)))
  ]]
  file:close()
  local pipe <close> = assert(io.popen(("'%s' '%s' 2>&1"):format(arg[lowest], name)))
  local first, second, third = pipe:read("l", "l", "l")
  os.remove(name)
  assert.matches(":1: broken$", first)
  assert.matches(":1: broken", second)
  assert.matches("unknown class 'NSNoSuchClass'", third, 1, true)
end)
