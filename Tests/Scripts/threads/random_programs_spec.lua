local programs = assert(loadfile("Tests/Scripts/threads/random_program.lua", "t", _ENV))()

describe("random programs of queues and locks", function()
  before_each(function() runloop.runUntilIdle() end)

  after_each(function() runloop.schedule "cooperative" end)

  local function text(log)
    local lines = {}
    for index, entry in ipairs(log) do lines[index] = table.concat(entry, " ") end
    return table.concat(lines, "; ")
  end

  local function run(seed, schedule)
    local program = programs.make(seed)
    local log
    objc.autoreleasepool(function()
      runloop.schedule(schedule)
      log = programs.run(program)
    end)
    local fault = programs.fault(program, log)
    assert(not fault, ("program %d under %s: %s\n%s"):format(
      seed, schedule, fault, fault and programs.describe(program) .. "\n" .. text(log)))
    return text(log)
  end

  it("are those that the tests of the package run on libdispatch", function()
    local sum = 0
    for seed = 1, 300 do
      for character in programs.describe(programs.make(seed)):gmatch "." do sum = sum * 31 + character:byte() end
    end
    assert.equal(4866440156183350910, sum)
  end)

  it("keep libdispatch's guarantees under a thousand schedules", function()
    for seed = 1, 100 do
      run(seed, "cooperative")
      for schedule = 1, 9 do run(seed, "random:" .. seed * 100 + schedule) end
    end
  end)

  it("run the same way each time under the same schedule, and differently under others", function()
    local differ = 0
    for seed = 1, 10 do
      local first = run(seed, "random:1")
      assert.equal(first, run(seed, "random:1"))
      if first ~= run(seed, "random:2") then differ = differ + 1 end
    end
    assert.is_true(differ > 5)
  end)

  for name, spoil in pairs {
    ["queues that are all concurrent"] = function(program)
      for index in ipairs(program.kinds) do program.kinds[index] = "concurrent" end
    end,
    ["barriers that are none"] = function(program)
      for _, block in ipairs(program.blocks) do block.how = block.how:gsub("^barrier_", "") end
    end,
    ["semaphores that let everybody pass"] = function(program)
      for index in ipairs(program.semaphores) do program.semaphores[index] = 9 end
    end,
    ["blocks that are in no group"] = function(program)
      for _, block in ipairs(program.blocks) do block.how = block.how:gsub("^group_", "") end
    end,
  } do
    it("are seen to break their promises with " .. name, function()
      local faults = 0
      for seed = 1, 60 do
        local spoiled = programs.make(seed)
        spoil(spoiled)
        runloop.schedule("random:" .. seed)
        if programs.fault(programs.make(seed), programs.run(spoiled)) then faults = faults + 1 end
      end
      assert.is_true(faults > 0)
    end)
  end
end)
