# The driver of `scripts/fuzz inputs` and `scripts/fuzz FORMAT`, for bash: batches of inputs, each in its own process.
# Uses `program`, `scratch`, `say` and `die` of its caller.

random_inputs=$PWD/scripts/fuzzing/random_inputs.lua
damaged_files=$PWD/scripts/fuzzing/damaged_files.lua

# The words before a command that is measured; see coverage.sh.
runner=()

# lines_of FORMAT: the lines that its inputs covered, if they are counted.
lines_of() {
  if (( ${#runner[@]} > 0 )); then covered_lines "$1"; else printf 'lines counted by --coverage'; fi
}

# try_files FORMAT SECONDS SEED: commands that read damaged files, each with files of its own. Prints the number of
# inputs and of those that the command accepted, and each that ended or stopped it; fails if there is one.
try_files() {
  local changer seed status accepted=0 count=0 failures=0 folder command input patience=60 least=5
  if (( ${#runner[@]} > 0 )); then patience=600 least=1; fi
  SECONDS=0
  for (( seed = $3; SECONDS < $2 || seed < $3 + least; seed++, count++ )); do
    folder=$scratch/files.$seed status=0 input=/dev/null
    mkdir "$folder"
    mapfile -t command < <("$program" "$damaged_files" "$1" "$seed" "$folder")
    if [[ -f $folder/input ]]; then input=$folder/input; fi
    changer=
    if [[ -f $folder/.changes ]]; then
      bash "$folder/.changes" > /dev/null 2>&1 < /dev/null &
      changer=$!
    fi
    # Settings may use their whole time limit of ten seconds.
    (cd -- "$folder" && if [[ -d .cache ]]; then export XDG_CACHE_HOME=$folder/.cache; fi && ulimit -c 0 -v 6000000 && exec timeout -s KILL "$patience" "${runner[@]}" "$program" "${command[@]}") \
      > /dev/null 2> "$scratch/steps" < "$input" || status=$?
    if [[ -n $changer ]]; then
      kill "$changer"
      wait "$changer" 2> /dev/null || true
    fi
    if (( status == 0 )); then accepted=$(( accepted + 1 )); fi
    if (( status > 125 )); then
      say "$1: status $status with seed $seed: $(tail -n 1 "$scratch/steps" | cut -c 1-200)"
      failures=$(( failures + 1 ))
    fi
    rm -rf -- "$folder"
  done
  say "$1: $count inputs, $accepted accepted, $(lines_of "$1")"
  all_inputs=$(( all_inputs + count )) all_accepted=$(( all_accepted + accepted ))
  return $(( failures > 0 ))
}

# try_inputs FORMAT SECONDS SEED: batches of a format, or of all formats if it is empty, for so many seconds each: one
# batch if that is 0. Prints the numbers of inputs and of accepted inputs, and each input that ended its process; fails if
# there is one.
try_inputs() {
  local formats failures=0 format seed status inputs accepted run batch patience count=0 all_inputs=0 all_accepted=0
  local commands
  formats=$("$program" "$random_inputs" --formats)
  commands=$("$program" "$damaged_files" --formats)
  if [[ $1 == formats ]]; then
    printf '%s\n' "$formats" "$commands" | sort
    return
  fi
  if [[ -n $1 ]] && ! printf '%s\n' "$formats" "$commands" | grep -qx -- "$1"; then die "no format is named $1; scripts/fuzz formats lists them"; fi
  batch=200 patience=90
  if (( ${#runner[@]} > 0 )); then patience=1800; fi
  # The tests run one batch of each format, and valgrind needs fifty times the time of an input.
  if (( $2 == 0 )); then batch=400; fi
  if (( ${#runner[@]} > 0 && $2 < 60 )); then batch=60; fi
  for format in ${1:-$formats $commands}; do
    count=$(( count + 1 ))
    if grep -qx -- "$format" <<< "$commands"; then
      try_files "$format" "$2" "$3" || failures=$(( failures + 1 ))
      continue
    fi
    SECONDS=0 inputs=0 accepted=0
    for (( seed = $3; SECONDS < $2 || seed == $3; seed++ )); do
      run=("$program" --time-limit 60 --memory-limit 500M "$random_inputs" "$format" "$seed" "$batch")
      if (( ${#runner[@]} > 0 )); then run=("${runner[@]}" "$program" "$random_inputs" "$format" "$seed" "$batch"); fi
      status=0
      (cd -- "$scratch/folder" && ulimit -c 0 && exec timeout -s KILL "$patience" "${run[@]}") \
        > /dev/null 2> "$scratch/steps" < /dev/null || status=$?
      grep -a '^slow' "$scratch/steps" >&2 || true
      # An error on the run loop after the last input exits with status 1.
      if (( status > 1 )) || ! grep -qa '^end ' "$scratch/steps"; then
        say "$format: status $status at input $(grep -aE '^[0-9]+$' "$scratch/steps" | tail -n 1); again: ${run[*]}"
        failures=$(( failures + 1 ))
        break
      fi
      read -r last_inputs last_accepted \
        < <(sed -nE 's/^end .*: ([0-9]+) inputs, ([0-9]+) accepted$/\1 \2/p' "$scratch/steps")
      inputs=$(( inputs + last_inputs )) accepted=$(( accepted + last_accepted ))
    done
    say "$format: $inputs inputs, $accepted accepted, $(lines_of "$format")"
    all_inputs=$(( all_inputs + inputs )) all_accepted=$(( all_accepted + accepted ))
  done
  if (( count > 1 )); then say "$count formats, $all_inputs inputs, $all_accepted accepted"; fi
  return $(( failures > 0 ))
}
