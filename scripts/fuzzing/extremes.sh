# The driver of `scripts/fuzz extremes`, for bash: a job for each processor, many classes in a process, and a process of
# its own for each call that ended or stopped one. Uses `program`, `scratch` and `say` of its caller.

extreme_calls=$PWD/scripts/fuzzing/extreme_calls.lua

# spent PROCESS: the processor time of a process, in hundredths of a second; 0 if it is gone.
spent() {
  local line fields
  read -r line 2> /dev/null < "/proc/$1/stat" || { printf 0; return; }
  read -ra fields <<< "${line##*) }"
  printf %d $(( fields[11] + fields[12] ))
}

# run_extremes SECONDS-WITHOUT-A-STEP MEMORY FIRST NAME …: runs calls, and kills the process that uses so much processor
# time, or ten times as much time, without a step.
run_extremes() {
  local patience=$1 memory=$2 size=-1 last=-1 quiet=0 child since=0
  shift 2
  (cd -- "$folder" && ulimit -c 0 && exec "$program" --memory-limit "$memory" "$extreme_calls" "$@") \
    > /dev/null 2> "$steps" < /dev/null &
  child=$!
  while kill -0 "$child" 2> /dev/null; do
    sleep 0.2
    size=$(stat -c %s "$steps")
    if (( size != last )); then quiet=0 since=$(spent "$child"); else quiet=$(( quiet + 1 )); fi
    last=$size
    if (( quiet > patience * 50 || quiet > 5 && $(spent "$child") - since > patience * 100 )); then
      kill -KILL "$child" 2> /dev/null || true
    fi
  done
  wait "$child" 2> /dev/null
}

# run_extreme NUMBER NAME: runs one call in a process with 5 s of processor time, beyond what a source needs to be
# translated, and 500 MB.
run_extreme() {
  local seconds=6
  if [[ $2 == c/* ]]; then seconds=25; fi
  (cd -- "$folder" && ulimit -c 0 -t "$seconds" && exec timeout -s KILL 300 "$program" --memory-limit 500M \
    "$extreme_calls" "$1-$1" "$2") > /dev/null 2> "$alone" < /dev/null
}

# extreme_names: all modules, classes and headers that declare functions.
extreme_names() {
  "$program" -e '
    for _, name in ipairs {"objc", "uikit", "gesture", "hook", "runloop", "dispatch", "network", "trace", "lab"} do
      print(name)
    end
    for _, class in ipairs(objc.getClassList()) do
      local name = objc.class_getName(class)
      if not name:find "^NSKVONotifying_" then print(name) end
    end'
  (cd -- "$EXTREME_HEADERS" && grep -rlE '\) *[A-Z_]*;' --include='*.h' . | sed 's|^\./|c/|' | sort)
}

# try_extremes [NAME …]: all classes, modules and headers by default. Prints each call that ends the process or takes
# too long, at most 20 of each class, and fails if there is one.
try_extremes() {
  # A backtrace of a crash takes seconds.
  export EXTREME_HEADERS=$scratch/headers SWIFT_BACKTRACE=enable=no
  "$program" --emit-objc-headers "$EXTREME_HEADERS"
  local names=("$@") jobs job failures=0
  if (( $# == 0 )); then mapfile -t names < <(extreme_names); fi
  jobs=$(nproc)
  if (( jobs > ${#names[@]} )); then jobs=${#names[@]}; fi
  for (( job = 0; job < jobs; job++ )); do
    try_share "$job" "$jobs" "${names[@]}" &
  done
  for (( job = 0; job < jobs; job++ )); do wait -n || failures=1; done
  say "${#names[@]} classes, modules and headers, $(cat "$scratch"/failures.* | wc -l) calls that ended the process"
  return "$failures"
}

# try_share JOB JOBS NAME …: every name of a job, from the list of all.
try_share() {
  local job=$1 jobs=$2 folder=$scratch/folder.$1 steps=$scratch/steps.$1 alone=$scratch/alone.$1 place
  local names=() first=1 status last number here_failed=0 previous= reason batch memory patience
  shift 2
  for (( place = job + 1; place <= $#; place += jobs )); do names+=("${!place}"); done
  mkdir -p "$folder"
  : > "$scratch/failures.$job"
  while (( ${#names[@]} > 0 )); do
    status=0
    # The sources of a header's calls need memory of their own.
    if [[ ${names[0]} == c/* ]]; then batch=1 memory=3G patience=60; else batch=40 memory=500M patience=6; fi
    run_extremes "$patience" "$memory" "$first" "${names[@]:0:batch}" 2> /dev/null || status=$?
    grep -aE '^(slow|large|unread) ' "$steps" || true
    mapfile -t done < <(sed -n 's/^done //p' "$steps")
    names=("${names[@]:${#done[@]}}")
    if (( ${#done[@]} > 0 )); then first=1; fi
    if grep -qax end "$steps"; then
      if (( status > 0 )); then say "status $status after the last call of ${done[*]}: $(tail -n 1 "$steps" | cut -c 1-200)"; fi
      # An error may be left; a signal is a crash, unless it ended what would never end.
      if (( status > 128 && status != 137 )); then
        printf '%s\n' "after ${done[*]}" >> "$scratch/failures.$job"
      fi
      continue
    fi
    last=$(grep -aE '^[^ ]+ [0-9]+ .* argument [0-9]+: ' "$steps" | tail -n 1) || last=
    number=$(cut -d ' ' -f 2 <<< "$last")
    if [[ ${last%% *} != "${names[0]}" ]]; then
      # The classes before it may have used the memory of the process.
      if (( ${#done[@]} > 0 )); then continue; fi
      say "${names[0]}: status $status before the first call: $(tail -n 1 "$steps")"
      printf '%s\n' "${names[0]}" >> "$scratch/failures.$job"
      names=("${names[@]:1}")
      first=1
      continue
    fi
    if [[ ${names[0]} != "$previous" ]]; then here_failed=0; fi
    previous=${names[0]}
    status=0
    run_extreme "$number" "${names[0]}" 2> /dev/null || status=$?
    # The runtime ends a program that misuses it, with its own message, as on a device.
    if (( status == 134 )) && grep -qa '^objc\[1\]: ' "$alone"; then status=0; fi
    if (( status > 0 )); then
      here_failed=$(( here_failed + 1 ))
      reason=$(grep -a 'hookhost: \|Fatal error' "$alone" | tail -n 1 | cut -c 1-200) || true
      say "status $status: ${last:0:160}: $reason"
      printf '%s\n' "$last" >> "$scratch/failures.$job"
    fi
    first=$(( number + 1 ))
    if (( here_failed >= 20 )); then
      say "${names[0]}: the rest is left out"
      names=("${names[@]:1}")
      first=1
    fi
  done
  [[ ! -s $scratch/failures.$job ]]
}
