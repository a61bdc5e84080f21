-- Random programs of queues, groups, semaphores, locks, once and apply, and the invariants of every run.
--
-- The tests of the package run the same programs on libdispatch. No program can deadlock: the owner of a queue
-- waits only for a queue with a higher number, and work under a semaphore, a lock or a token waits for
-- nothing.

--- SplitMix64, by Steele, Lea and Flood, 2014: numbers from 1 on.
local function numbers(seed)
  local state = seed
  return function(most)
    state = state + 0x9e3779b97f4a7c15
    local mixed = (state ~ (state >> 30)) * 0xbf58476d1ce4e5b9
    mixed = (mixed ~ (mixed >> 27)) * 0x94d049bb133111eb
    return ((mixed ~ (mixed >> 31)) >> 33) % most + 1
  end
end

--- The program of a seed.
---
--- `kinds` are the types of its queues, `semaphores` the values of its semaphores, `blocks` the submitted blocks: how,
--- to which queue, in which of two groups, and their steps.
local function make(seed)
  local random = numbers(seed)
  local program = {kinds = {}, semaphores = {}, blocks = {}, applies = {}}
  for index = 1, random(3) + 1 do
    program.kinds[index] = random(2) == 1 and "serial" or "concurrent"
  end
  for index = 1, random(2) do program.semaphores[index] = random(2) end
  local left = random(16) + 8
  local actions

  local function block(held, waits)
    local made = {id = #program.blocks + 1, how = "async", queue = random(#program.kinds), group = random(2)}
    program.blocks[made.id] = made
    local chance = random(10)
    if chance <= 3 then
      made.how = "group_async"
    elseif chance <= 5 then
      made.how = "barrier_async"
    elseif chance <= 8 and waits and made.queue > held then
      made.how = chance == 6 and "barrier_sync" or "sync"
    end
    local runsHere = made.how == "sync" or made.how == "barrier_sync"
    -- A pool has few threads, so no block of one waits.
    made.actions = actions(random(4) - 1, made.queue, runsHere or program.kinds[made.queue] == "serial")
    return made
  end

  local function action(held, waits)
    local chance = random(10)
    if chance <= 5 and left > 0 then
      left = left - 1
      return {kind = "submit", block = block(held, waits)}
    elseif chance == 6 then
      return {kind = "semaphore", which = random(#program.semaphores)}
    elseif chance == 7 then
      return {kind = "lock"}
    elseif chance >= 9 and waits then
      local apply = {kind = "apply", id = #program.applies + 1, queue = random(#program.kinds), count = random(3) + 1}
      if apply.queue > held then
        program.applies[apply.id] = apply
        return apply
      end
    end
    return {kind = "once"}
  end

  function actions(count, held, waits)
    local list = {}
    for index = 1, count do list[index] = action(held, waits) end
    return list
  end

  program.actions = actions(random(6) + 4, 0, true)
  return program
end

--- Returns the program as a line, to compare two generators.
local function describe(program)
  local words = {table.concat(program.kinds, " "), table.concat(program.semaphores, " ")}
  local function add(actions)
    for _, action in ipairs(actions) do
      if action.kind == "submit" then
        local block = action.block
        words[#words + 1] = ("%s %d %d {"):format(block.how, block.queue, block.group)
        add(block.actions)
        words[#words + 1] = "}"
      elseif action.kind == "apply" then
        words[#words + 1] = ("apply %d %d"):format(action.queue, action.count)
      else
        words[#words + 1] = action.kind .. (action.which and " " .. action.which or "")
      end
    end
  end
  add(program.actions)
  return table.concat(words, " ")
end

--- Runs a program, and returns its events in order: a list of `{what, whom}`.
local function run(program)
  local log, queues, semaphores, groups = {}, {}, {}, {}
  for index, kind in ipairs(program.kinds) do
    queues[index] = dispatch.queue("queue " .. index, {concurrent = kind == "concurrent"})
  end
  for index, value in ipairs(program.semaphores) do semaphores[index] = dispatch.semaphore_create(value) end
  for index = 1, 2 do groups[index] = dispatch.group_create() end
  local lock, token, worker = objc.NSLock:new(), objc.onceToken(), objc.NSObject:new()
  local perform

  local function note(what, whom) log[#log + 1] = {what, whom} end

  -- At every message, a thread switch is possible.
  local function inside(whom, body)
    note("begin", whom)
    worker:hash()
    if body then body() end
    worker:hash()
    note("end", whom)
  end

  local function submit(block)
    local function body()
      inside(block.id, function() perform(block.actions) end)
    end
    note("call", block.id)
    if block.how == "group_async" then
      dispatch.group_async(groups[block.group], queues[block.queue], body)
    else
      dispatch[block.how](queues[block.queue], body)
    end
    note("made", block.id)
  end

  function perform(actions)
    for _, action in ipairs(actions) do
      if action.kind == "submit" then
        submit(action.block)
      elseif action.kind == "semaphore" then
        dispatch.semaphore_wait(semaphores[action.which])
        inside("semaphore " .. action.which)
        dispatch.semaphore_signal(semaphores[action.which])
      elseif action.kind == "lock" then
        lock:lock()
        inside "lock"
        lock:unlock()
      elseif action.kind == "once" then
        dispatch.once(token, function() inside "once" end)
        note("past", "once")
      else
        note("call", "apply " .. action.id)
        dispatch.apply(action.count, queues[action.queue], function(index)
          inside(("apply %d, %d"):format(action.id, index))
        end)
        note("made", "apply " .. action.id)
      end
    end
  end

  perform(program.actions)
  for index, group in ipairs(groups) do
    note("call", "notify " .. index)
    dispatch.group_notify(group, queues[1], function() inside("notify " .. index) end)
  end
  for index, group in ipairs(groups) do
    note("call", "wait " .. index)
    dispatch.group_wait(group)
    note("made", "wait " .. index)
  end
  runloop.runUntilIdle()
  return log
end

--- Returns the violated invariant of a run, or nil.
local function fault(program, log)
  local at, once = {call = {}, made = {}, begin = {}, ["end"] = {}}, nil
  local inside = {}
  for position, entry in ipairs(log) do
    local what, whom = entry[1], entry[2]
    local most = whom == "lock" and 1
    local semaphore = type(whom) == "string" and whom:match "^semaphore (%d)"
    if semaphore then most = program.semaphores[tonumber(semaphore)] end
    if most then
      inside[whom] = (inside[whom] or 0) + (what == "begin" and 1 or -1)
      if inside[whom] > most then return "too many inside " .. whom end
    elseif what == "past" then
      if not at["end"].once then return "somebody is past once before its block has ended" end
    else
      if at[what][whom] then return ("%s of %s comes twice"):format(what, whom) end
      at[what][whom] = position
    end
    if whom == "once" then once = true end
  end
  if once and not at["end"].once then return "the block of once has not ended" end

  -- The work that runs on each queue, the iterations of apply too.
  local entries = {}
  for _, block in ipairs(program.blocks) do
    if at.call[block.id] then
      entries[#entries + 1] = {
        whom = block.id, queue = block.queue, call = at.call[block.id], made = at.made[block.id],
        isAlone = program.kinds[block.queue] == "serial" or block.how:find "^barrier" ~= nil,
      }
    end
  end
  for _, apply in pairs(program.applies) do
    local call, made = at.call["apply " .. apply.id], at.made["apply " .. apply.id]
    for index = 0, call and apply.count - 1 or -1 do
      entries[#entries + 1] = {
        whom = ("apply %d, %d"):format(apply.id, index), queue = apply.queue, call = call, made = made,
        isAlone = program.kinds[apply.queue] == "serial", isIteration = true,
      }
    end
  end
  for _, entry in ipairs(entries) do
    entry.first, entry.last = at.begin[entry.whom], at["end"][entry.whom]
    if not (entry.first and entry.last and entry.made) then return ("%s has not run"):format(entry.whom) end
    if entry.first < entry.call then return ("%s runs before it was asked for"):format(entry.whom) end
    if entry.isIteration and entry.last > entry.made then return "apply answers too early" end
    local block = program.blocks[entry.whom]
    if block and block.how:find "sync$" and not block.how:find "async$" and entry.last > entry.made then
      return ("sync of %d answers too early"):format(entry.whom)
    end
  end
  for _, one in ipairs(entries) do
    for _, other in ipairs(entries) do
      if one ~= other and one.queue == other.queue and (one.isAlone or other.isAlone) then
        if one.first < other.first and one.last > other.first then
          return ("%s begins while %s runs"):format(other.whom, one.whom)
        end
        if one.made < other.call and one.first > other.first then
          return ("%s comes before %s"):format(other.whom, one.whom)
        end
      end
    end
  end

  for index = 1, 2 do
    local notified, waited = at.begin["notify " .. index], at.made["wait " .. index]
    if not notified or not waited then return "a group is never done" end
    for _, block in ipairs(program.blocks) do
      local isMember = block.how == "group_async" and block.group == index and at.call[block.id]
      if isMember and at.made[block.id] < at.call["notify " .. index] and at["end"][block.id] > notified then
        return ("group %d is notified before %d has ended"):format(index, block.id)
      end
      if isMember and at.made[block.id] < at.call["wait " .. index] and at["end"][block.id] > waited then
        return ("group %d is waited for before %d has ended"):format(index, block.id)
      end
    end
  end
end

return {make = make, describe = describe, run = run, fault = fault}
