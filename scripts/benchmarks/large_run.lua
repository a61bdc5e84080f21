-- One operation of large.lua: `large_run.lua NAME whole|interrupt|memory`.

local operations = dofile((arg[0]:gsub("[^/]*$", "")) .. "large_inputs.lua")
local name, mode = arg[1], arg[2]

local function peak()
  for line in io.lines "/proc/self/status" do
    local size = line:match "^VmHWM:%s*(%d+)"
    if size then return size // 1024 end
  end
end

for _, operation in ipairs(operations) do
  if operation.name == name then
    local is_made, made = pcall(operation.make)
    if not is_made then
      print("ended before the operation: " .. tostring(made):match "%C*":sub(1, 60))
      print("peak " .. peak())
      return
    end
    if mode == "interrupt" then
      local pid = io.open "/proc/self/stat":read "n"
      os.execute(("(sleep 0.1; kill -INT %d) &"):format(pid))
    end
    local started, spent = os.clock(), nil
    local _, fault = pcall(function()
      operation.run(made)
      spent = os.clock() - started
      -- The interrupt may come at any line behind a short operation, so this waits for it here.
      if mode == "interrupt" and spent < 0.3 then while os.clock() - started < 1 do end end
    end)
    local whole = os.clock() - started
    if spent then
      print(("ended done %.2f s"):format(spent))
    elseif tostring(fault):find "interrupted!" then
      print(("ended left %.2f s"):format(whole - 0.1))
    else
      print(("ended %.2f s %s"):format(whole, tostring(fault):match "%C*":sub(1, 60)))
    end
    print("peak " .. peak())
  end
end
