-- Standard output and standard error that an app redirects to a file or a pipe, with `freopen` or `dup2`.

local C = ...
local c = C.functions
local files = C.files
local opened, numbers, fail = files.opened, files.numbers, files.fail
local EOF, BAD_FILE = -1, 9
local OUTPUT, ERROR = 1, 2

-- What the program prints if it is not redirected.
local originals = {[OUTPUT] = C.write, [ERROR] = C.writeError}
local standard = {[OUTPUT] = {stream = OUTPUT}, [ERROR] = {stream = ERROR}}
local function number_of(stream) return stream == C.stdout and OUTPUT or stream == C.stderr and ERROR or nil end

-- Redirects a standard stream to an open file; nil ends that. NSLog writes to standard error.
local function redirect(number, file)
  if file and file.stream then file = file.stream ~= number and file or nil end
  numbers[number] = file
  local write = originals[number]
  if file and file.stream then
    write = originals[file.stream]
  elseif file then
    function write(text) files.write_bytes(number, text) end
  end
  if number == OUTPUT then
    C.write = write
  else
    C.writeError = write
    C.setLogWriter(file and write or nil)
  end
end

function c.freopen(path, mode, stream)
  local number = number_of(stream)
  local file = opened[stream]
  if file then files.flush(file) end
  opened[stream] = nil
  local new = c.fopen(path, mode)
  if new == nil then return nil end
  local reopened = opened[new]
  opened[new] = nil
  if number then redirect(number, reopened) else opened[stream] = reopened end
  return stream
end

local dup, dup2, write_bytes, fclose = c.dup, c.dup2, files.write_bytes, c.fclose
function c.dup(number)
  if numbers[number] or not standard[number] then return dup(number) end
  return files.add(standard[number])
end
function c.dup2(number, other)
  local file = numbers[number] or standard[number]
  if not file or not standard[other] then return dup2(number, other) end
  if file ~= numbers[other] then redirect(other, file) end
  return other
end
function files.write_bytes(number, bytes)
  local stream = numbers[number] and numbers[number].stream
  if not stream then return write_bytes(number, bytes) end
  originals[stream](bytes)
  return #bytes
end
function c.fclose(stream)
  local number = number_of(stream)
  if not number then return fclose(stream) end
  if not numbers[number] then return fail(BAD_FILE, EOF) end
  redirect(number, nil)
  return 0
end
