-- Redirects what `print` and `io` functions write to the standard streams to `emit`.

local emit = ...
local tostring, type, select, io, concat = tostring, type, select, io, table.concat
local stdout, stderr = io.stdout, io.stderr
local methods, math_type = getmetatable(stdout).__index, math.type
local write, output, type_of = methods.write, io.output, io.type

function print(...)
  local words = {...}
  local count = select("#", ...)
  for index = 1, count do words[index] = tostring(words[index]) end
  emit(false, concat(words, "\t", 1, count) .. "\n")
end

function methods.write(file, ...)
  if file ~= stdout and file ~= stderr or type_of(file) ~= "file" then return write(file, ...) end
  local words = {...}
  local count = select("#", ...)
  local fault
  for index = 1, count do
    local kind = type(words[index])
    if math_type(words[index]) == "float" then words[index] = ("%.14g"):format(words[index]) end
    if kind ~= "string" and kind ~= "number" then
      count = index - 1
      fault = ("bad argument #%d to 'write' (string expected, got %s)"):format(
        index, kind)
    end
    if fault then break end
  end
  emit(file == stderr, concat(words, "", 1, count))
  if fault then error(fault, 2) end
  return file
end

function io.write(...) return output():write(...) end
