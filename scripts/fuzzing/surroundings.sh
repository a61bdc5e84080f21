# Where the programs of `scripts/fuzz calls` run, for bash: by themselves, in a sandbox, at the prompt, in the lab, and after
# the launch of an app from a source. Uses `program`, `scratch` and `calls` of its caller.

# run_calls SEED STEPS: runs a program, and writes its steps into the file `steps`. Each fifth seed has the same surroundings.
run_calls() {
  local folder=$scratch/folder limits=(--time-limit 60 --memory-limit 1G) run status=0
  local wrapped="arg = {[0] = '$calls', '$1', '$2'} dofile(arg[0])"
  printf '%s\n' "$wrapped" > "$scratch/calls.lua"
  : > "$scratch/input"
  case $(( $1 % 5 )) in
    0) run=("$program" "${limits[@]}" "$calls" "$1" "$2") ;;
    1) run=("$program" --sandbox "${limits[@]}" "$calls" "$1" "$2") ;;
    2)
      printf '%s\nprint(1)\n' "$wrapped" > "$scratch/input"
      run=("$program" -i)
      ;;
    3)
      printf '%s\n' "local function calls() $wrapped end" \
        'lab.scenario {name = "calls", timeLimit = 60, setup = function() return {} end, drive = function() end,' \
        '  actors = {one = {install = calls}, other = {install = calls}}}' > "$scratch/calls_lab.lua"
      run=("$program" lab "$scratch/calls_lab.lua")
      ;;
    4)
      printf '%s\n' '#import <UIKit/UIKit.h>' '@interface Delegate : UIResponder <UIApplicationDelegate>' \
        '@property (nonatomic, strong) UIWindow *window;' '@end' '@implementation Delegate' '@end' \
        'int main(int argc, char **argv) { return UIApplicationMain(argc, argv, nil, @"Delegate"); }' > "$scratch/app.m"
      run=("$program" "${limits[@]}" --drive "$scratch/calls.lua" "$scratch/app.m")
      ;;
  esac
  again="(cd FOLDER && ${run[*]})"
  (cd -- "$folder" && ulimit -c 0 && exec timeout -s KILL 120 "${run[@]}") \
    > "$scratch/printed" 2> "$scratch/steps" < "$scratch/input" || status=$?
  if (( $1 % 5 == 1 )); then mv "$scratch/printed" "$scratch/steps"; fi
  # The lab keeps only the first lines of a run.
  if (( $1 % 5 == 3 )) && grep -q 'calls  *2  *2 ok' "$scratch/printed"; then printf '\nend\n' >> "$scratch/steps"; fi
  return "$status"
}
