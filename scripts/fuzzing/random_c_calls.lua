-- Makes the calls of a source of random_c_sources.lua; prints the number of each step before it.
--   hookhost scripts/fuzzing/random_c_calls.lua FILE [STEP]

objc.import(arg[1])
local Fuzz = objc.Fuzz
local only = tonumber(arg[2])
for step = only or 1, only or 120 do
  print("\nstep " .. step)
  -- A fault is one of the source: an exception, or an error at the line that has undefined behavior.
  local is_done, fault = pcall(Fuzz.run_, Fuzz, step)
  local place = not is_done and type(fault) == "string" and fault:match "%[[%l_]+%]:%d+: .*"
  if place then print("\nown error: " .. place) end
end
print "\nend"
