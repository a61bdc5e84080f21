# The driver of `scripts/fuzz extremes`, for bash: many classes in a process, and a process of its own for each call
# that ended or stopped one. Uses `program`, `scratch` and `say` of its caller.

extreme_calls=$PWD/scripts/fuzzing/extreme_calls.lua

# run_extremes SECONDS-WITHOUT-A-STEP MEMORY FIRST NAME …: runs calls, and kills the process that stops writing steps.
run_extremes() {
  local patience=$1 memory=$2 size=-1 last=-1 quiet=0 child
  shift 2
  (cd -- "$scratch/folder" && ulimit -c 0 && exec "$program" --memory-limit "$memory" "$extreme_calls" "$@") \
    > /dev/null 2> "$scratch/steps" < /dev/null &
  child=$!
  while kill -0 "$child" 2> /dev/null; do
    sleep 0.2
    size=$(stat -c %s "$scratch/steps")
    if (( size == last )); then quiet=$(( quiet + 1 )); else quiet=0; fi
    last=$size
    if (( quiet > patience * 5 )); then kill -KILL "$child" 2> /dev/null || true; fi
  done
  wait "$child" 2> /dev/null
}

# run_extreme NUMBER NAME: runs one call in a process with 5 s of processor time and 500 MB.
run_extreme() {
  (cd -- "$scratch/folder" && ulimit -c 0 -t 5 && exec timeout -s KILL 60 "$program" --memory-limit 500M \
    "$extreme_calls" "$1-$1" "$2") > /dev/null 2> "$scratch/alone" < /dev/null
}

# try_extremes [NAME …]: all classes and modules by default. Prints each call that ends the process or takes too
# long, at most 20 of each class, and fails if there is one.
try_extremes() {
  # A backtrace of a crash takes seconds.
  export EXTREME_HEADERS=$scratch/headers SWIFT_BACKTRACE=enable=no
  "$program" --emit-objc-headers "$EXTREME_HEADERS"
  local names=("$@") failures=0 count first=1 status last number here_failed=0 previous= reason batch memory patience
  if (( $# == 0 )); then
    mapfile -t names < <("$program" -e '
      for _, name in ipairs {"objc", "uikit", "gesture", "hook", "runloop", "dispatch", "network", "trace", "lab"} do
        print(name)
      end
      for _, class in ipairs(objc.getClassList()) do
        local name = objc.class_getName(class)
        if not name:find "^NSKVONotifying_" then print(name) end
      end')
    mapfile -t -O "${#names[@]}" names < <(
      cd -- "$EXTREME_HEADERS" && grep -rlE '\) *[A-Z_]*;' --include='*.h' . | sed 's|^\./|c/|' | sort)
  fi
  count=${#names[@]}
  while (( ${#names[@]} > 0 )); do
    status=0
    # The sources of a header's calls need memory of their own.
    if [[ ${names[0]} == c/* ]]; then batch=1 memory=3G patience=60; else batch=40 memory=500M patience=6; fi
    run_extremes "$patience" "$memory" "$first" "${names[@]:0:batch}" 2> /dev/null || status=$?
    grep -aE '^(slow|large) ' "$scratch/steps" || true
    mapfile -t done < <(sed -n 's/^done //p' "$scratch/steps")
    names=("${names[@]:${#done[@]}}")
    if (( ${#done[@]} > 0 )); then first=1; fi
    if tail -n 1 "$scratch/steps" | grep -qax end; then continue; fi
    last=$(grep -aE '^[^ ]+ [0-9]+ .* argument [0-9]+: ' "$scratch/steps" | tail -n 1) || last=
    number=$(cut -d ' ' -f 2 <<< "$last")
    if [[ ${last%% *} != "${names[0]}" ]]; then
      # The classes before it may have used the memory of the process.
      if (( ${#done[@]} > 0 )); then continue; fi
      say "${names[0]}: status $status before the first call: $(tail -n 1 "$scratch/steps")"
      failures=$(( failures + 1 ))
      names=("${names[@]:1}")
      first=1
      continue
    fi
    if [[ ${names[0]} != "$previous" ]]; then here_failed=0; fi
    previous=${names[0]}
    status=0
    run_extreme "$number" "${names[0]}" || status=$?
    if (( status > 0 )); then
      failures=$(( failures + 1 ))
      here_failed=$(( here_failed + 1 ))
      reason=$(grep -a 'hookhost: \|Fatal error' "$scratch/alone" | tail -n 1 | cut -c 1-200) || true
      say "status $status: ${last:0:160}: $reason"
    fi
    first=$(( number + 1 ))
    if (( here_failed >= 20 )); then
      say "${names[0]}: the rest is left out"
      names=("${names[@]:1}")
      first=1
    fi
  done
  say "$count classes and modules, $failures calls that ended the process"
  return $(( failures > 0 ))
}
