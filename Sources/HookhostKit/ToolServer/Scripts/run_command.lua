-- Runs a command line, and returns its output, at most a number of bytes of it, and its exit status.
local command <const>, most <const> = ...
local pipe <const> = assert(io.popen(command .. " 2>&1 < /dev/null", "r"))
local parts, size, left_off = {}, 0, 0
while true do
  local part <const> = pipe:read(4096)
  if not part then break end
  local kept <const> = part:sub(1, math.max(0, most - size))
  parts[#parts + 1] = kept
  size = size + #kept
  left_off = left_off + #part - #kept
end
local _, how <const>, status <const> = pipe:close()
return table.concat(parts), how == "signal" and 128 + status or status, left_off
