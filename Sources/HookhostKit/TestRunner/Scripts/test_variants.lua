-- Compares the runs of one file with each other: under several systems, and under other values of
-- the settings that its tests have read.
--
-- A task is a file with the version of its system and, in a variant, one setting: {file =, system =,
-- setting =, value =}. A test has the same number in all tasks of a file.

return function(host)
  local variants = {}

  -- The tasks of files: each file under each system.
  function variants.tasks(files)
    local tasks = {}
    for _, file in ipairs(files) do
      local systems = host.systems
      for index = 1, math.max(1, #systems) do
        tasks[#tasks + 1] = {file = file, system = systems[index]}
      end
    end
    return tasks
  end

  -- The tasks of files, each once.
  function variants.files(files)
    local tasks = {}
    for place, file in ipairs(files) do tasks[place] = {file = file} end
    return tasks
  end

  -- The name of a suite: with its system, if there are several.
  function variants.suite(task, name)
    if not (host.names_systems and task.system) then return name end
    return ("%s [iOS %s]"):format(name, task.system)
  end

  local titles, results, consulted = {}, {}, {}
  local order = {}

  local function key_of(task, number) return task.file .. "\0" .. number end

  -- Notes an event of a task; tests that read settings send "consulted" before their end.
  function variants.note(task, event)
    if event.kind == "consulted" then
      local known = consulted[task] or {}
      consulted[task] = known
      for index = 1, #event.settings, 2 do
        local name, value = event.settings[index], event.settings[index + 1]
        local both = name .. "\0" .. value
        if not known[both] then
          known[both] = true
          known[#known + 1] = {name = name, value = value}
        end
      end
      return
    end
    local element = event.element
    if not element or not element.number or element.descriptor ~= "it" then return end
    local key = key_of(task, element.number)
    if not titles[key] then
      local trace = element.trace or {}
      titles[key] = ("%s:%s: %s"):format(trace.short_src or task.file, trace.currentline or 0,
        element.name)
      order[#order + 1] = {key = key, file = task.file, number = element.number}
    end
    results[task] = results[task] or {}
    local result = results[task][element.number] or {}
    results[task][element.number] = result
    if event.kind == "fault" then result.message = event.message end
    if event.kind == "end" then result.status = event.status end
  end

  -- The tasks that run again: each with one other value of a setting that its tests have read.
  function variants.others(tasks)
    local others = {}
    for _, task in ipairs(tasks) do
      for _, setting in ipairs(consulted[task] or {}) do
        others[#others + 1] = {
          file = task.file, system = task.system, setting = setting.name, value = setting.value,
          usual = task,
        }
      end
    end
    return others
  end

  local words = {success = "passes", failure = "fails", error = "fails", pending = "is pending"}
  local function state(result) return result and words[result.status] or "does not end" end

  -- The tests whose result another value of a setting changes, as lines.
  function variants.dependencies(others)
    local lines = {}
    for _, other in ipairs(others) do
      for _, test in ipairs(order) do
        local usual = (results[other.usual] or {})[test.number]
        local changed = (results[other] or {})[test.number]
        if test.file == other.file and usual and usual.status ~= "pending"
          and state(usual) ~= state(changed) then
          local on = host.names_systems and other.system and (" on iOS %s"):format(other.system) or ""
          lines[#lines + 1] = ("%s%s depends on %s: %s with \"%s\""):format(
            titles[test.key], on, other.setting, state(changed), other.value)
        end
      end
    end
    return lines
  end

  local function joined(systems) return "iOS " .. table.concat(systems, ", ") end

  -- The tests whose results differ between systems, as lines.
  function variants.differences(tasks)
    local lines = {}
    if not host.names_systems or #host.systems < 2 then return lines end
    for _, test in ipairs(order) do
      local groups = {}
      for _, task in ipairs(tasks) do
        if task.file == test.file then
          local result = (results[task] or {})[test.number]
          local word = state(result)
          local message = word == "fails" and result.message and result.message:match "^[^\n]*"
          local text = result and word .. (message and " (" .. message .. ")" or "") or "is missing"
          if not groups[text] then
            groups[text] = {text = text}
            groups[#groups + 1] = groups[text]
          end
          table.insert(groups[text], task.system)
        end
      end
      if #groups > 1 then
        local parts = {}
        for _, group in ipairs(groups) do parts[#parts + 1] = group.text .. " on " .. joined(group) end
        lines[#lines + 1] = titles[test.key] .. ": " .. table.concat(parts, "; ")
      end
    end
    return lines
  end

  return variants
end
