-- Returns a `load` that accepts only text: a forged binary chunk crashes the process.

local load, type, find = load, type, string.find
return function(chunk, name, mode, ...)
  if mode == nil then
    mode = "t"
  elseif type(mode) == "string" then
    mode = find(mode, "t", 1, true) and "t" or ""
  end
  return load(chunk, name, mode, ...)
end
