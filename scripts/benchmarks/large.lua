-- Operations on inputs of 8 MB: each ends by itself or at the limits of time and memory, soon after they are reached.
--   hookhost scripts/benchmarks/large.lua PROGRAM [OPERATION]
-- Each operation runs in a process of its own, once without limits, and once with an interrupt after a tenth of a second,
-- where the lag is the processor time from the interrupt to its error, and once with a memory limit of 200 MB, where the
-- peak is that of the process. Exits with 1 if a lag or a peak is too high, or if a process ends with a signal.

local here = arg[0]:gsub("[^/]*$", "")
local program, wanted = arg[1], arg[2]
local operations = dofile(here .. "large_inputs.lua")

local longest_lag, highest_peak = 1.5, 400

-- Runs one mode of an operation, and returns the words that it printed, or how it ended.
local function run(operation, mode, options)
  local pipe = assert(io.popen(("ulimit -c 0; timeout -s KILL 300 '%s' %s '%slarge_run.lua' '%s' %s 2>&1; echo status $?"):format(
    program, options, here, operation, mode)))
  local output = pipe:read "a"
  pipe:close()
  return output:match "ended (%C*)", output:match "peak (%d+)", tonumber(output:match "status (%d+)"), output
end

local failures = 0
for _, operation in ipairs(operations) do
  local name = operation.name
  if not wanted or wanted == name then
    local answer, _, status = run(name, "whole", "--time-limit 20 --memory-limit 3G")
    local lag, _, interrupted = run(name, "interrupt", "--memory-limit 3G")
    local _, peak, limited = run(name, "memory", "--time-limit 20 --memory-limit 200M")
    local late = tonumber((lag or ""):match "^left ([%d.]+)") or 0
    local is_high = late > longest_lag or (tonumber(peak) or 0) > highest_peak
    for _, ending in ipairs {status, interrupted, limited} do
      if ending ~= 0 and ending ~= 124 and ending ~= 137 and ending ~= 1 then is_high = true end
    end
    if status == 0 and not answer or interrupted == 0 and not lag then is_high = true end
    if is_high then failures = failures + 1 end
    print(("large  %-44s %-28s interrupt: %-16s memory: %4s MB, status %d  %s"):format(
      name, answer or "status " .. status, lag or "status " .. interrupted, peak or "?", limited, is_high and "missed" or "ok"))
    io.stdout:flush()
  end
end
os.exit(failures == 0 and 0 or 1)
