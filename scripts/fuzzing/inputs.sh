# The driver of `scripts/fuzz inputs` and `scripts/fuzz FORMAT`, for bash: batches of inputs, each in its own process.
# Uses `program`, `scratch`, `say` and `die` of its caller.

random_inputs=$PWD/scripts/fuzzing/random_inputs.lua

# try_inputs FORMAT SECONDS SEED: batches of a format, or of all formats if it is empty, for so many seconds each. Prints
# the numbers of inputs and of accepted inputs, and each input that ended its process; fails if there is one.
# A build without coverage counters counts no lines: `swift build` would have to build all modules twice.
try_inputs() {
  local formats failures=0 format seed status inputs accepted run batch
  formats=$("$program" "$random_inputs" --formats)
  if [[ $1 == formats ]]; then
    printf '%s\n' "$formats"
    return
  fi
  if [[ -n $1 ]] && ! grep -qx -- "$1" <<< "$formats"; then die "no format is named $1; scripts/fuzz formats lists them"; fi
  batch=200
  if (( $2 < 5 )); then batch=60; fi
  for format in ${1:-$formats}; do
    SECONDS=0 inputs=0 accepted=0
    for (( seed = $3; SECONDS < $2 || seed == $3; seed++ )); do
      run=("$program" --time-limit 60 --memory-limit 500M "$random_inputs" "$format" "$seed" "$batch")
      status=0
      (cd -- "$scratch/folder" && ulimit -c 0 && exec timeout -s KILL 90 "${run[@]}") \
        > /dev/null 2> "$scratch/steps" < /dev/null || status=$?
      grep -a '^slow' "$scratch/steps" >&2 || true
      if (( status > 0 )); then
        say "$format: status $status at input $(grep -aE '^[0-9]+$' "$scratch/steps" | tail -n 1); again: ${run[*]}"
        failures=$(( failures + 1 ))
        break
      fi
      read -r last_inputs last_accepted \
        < <(sed -nE 's/^end .*: ([0-9]+) inputs, ([0-9]+) accepted$/\1 \2/p' "$scratch/steps")
      inputs=$(( inputs + last_inputs )) accepted=$(( accepted + last_accepted ))
    done
    say "$format: $inputs inputs, $accepted accepted, lines not counted"
  done
  return $(( failures > 0 ))
}
