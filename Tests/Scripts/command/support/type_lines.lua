--- Types at the prompt, in a terminal that util-linux's `script` simulates.
---
--- Each line is typed when the prompt is ready: it asks the terminal to bracket pasted text, and ends that when a line
--- was entered. "^C" is pressed while the previous line runs.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local feeder = [==[
# wait_for N TEXT: until the terminal has shown a text so often, or half a minute has gone by.
wait_for() {
  local try
  for (( try = 0; try < 600; try++ )); do
    if (( $(grep -aoF -- "$2" "$shown" | wc -l) >= $1 )); then return; fi
    sleep 0.05
  done
}
prompt=$'\e[?2004h' entered=$'\e[?2004l' prompts=0
while IFS= read -r key; do
  if [[ $key == ^C ]]; then
    wait_for "$prompts" "$entered"
    sleep 0.5
    printf '\003'
  else
    prompts=$(( prompts + 1 ))
    wait_for "$prompts" "$prompt"
    printf '%s\r' "$key"
  fi
done
]==]

local function write(name, text)
  local file <close> = assert(io.open(name, "w"))
  assert(file:write(text))
end

--- Returns the terminal's contents, without carriage returns, after some lines and `:quit` were typed.
--- Options: `columns`, `state` (the folder of the history), `environment` and `arguments` of the program.
return function(lines, options)
  local name = os.tmpname()
  write(name .. ".keys", table.concat(lines, "\n") .. "\n:quit\n")
  write(name .. ".sh", feeder)
  write(name, "")
  local command = ("stty cols %d; %s exec %s %s"):format(options.columns or 80,
    options.environment or "NO_COLOR=1", arg[lowest], options.arguments or "")
  os.execute(([[
shown='%s'
shown=$shown bash "$shown.sh" < "$shown.keys" |
  XDG_STATE_HOME='%s' TERM=xterm script -qec "%s" /dev/null > "$shown" 2>&1]]):format(name, options.state, command))
  local file <close> = assert(io.open(name, "rb"))
  local text = file:read "a"
  for _, ending in ipairs {"", ".keys", ".sh"} do os.remove(name .. ending) end
  return (text:gsub("\r", ""))
end
