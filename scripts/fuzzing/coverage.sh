# The lines that inputs of a format cover, for bash: callgrind notes the instructions that ran, and the debug information
# has their lines. So no further build is needed. Uses `program` and `scratch` of its caller.

parsers=$PWD/scripts/fuzzing/parsers.txt

# prepare_coverage: sets `runner`, the words before a command that is to be measured. Valgrind cannot read Swift's debug
# information, so a copy of the program has none.
prepare_coverage() {
  require_packages valgrind '/usr/bin/valgrind' binutils '/usr/bin/objdump'
  objdump --dwarf=decodedline -w "$program" 2> /dev/null > "$scratch/lines" || true
  objcopy --strip-debug "$program" "$scratch/measured"
  program=$scratch/measured
  runner=(valgrind -q --tool=callgrind --trace-children=yes --dump-instr=yes --compress-pos=no --compress-strings=no
    "--callgrind-out-file=$scratch/instructions.%p")
}

# covered_lines FORMAT: the lines of the format's parser that ran since the last call, as "N of M lines"; those of each
# file go to standard error.
covered_lines() {
  cat "$scratch"/instructions.* 2> /dev/null | awk -v own="$program" '
    /^ob=/ { is_own = $0 == "ob=" own; next }
    is_own && /^0x/ { print $1 }' | sort -u > "$scratch/ran"
  rm -f -- "$scratch"/instructions.*
  grep "^$1 " "$parsers" | awk -v ran="$scratch/ran" -v lines="$scratch/lines" '
    {
      while ((getline address < ran) > 0) has_run[address] = 1
      for (place = 2; place <= NF; place++) wanted[$place ~ /\.c$/ ? $place : $place ".swift"] = 1
      while ((getline row < lines) > 0) {
        count = split(row, part, " ")
        if (count < 3 || !(part[1] in wanted) || part[2] !~ /^[0-9]+$/) continue
        line = part[1] ":" part[2]
        if (!(line in seen)) { seen[line] = 1; total[part[1]]++; all++ }
        if (seen[line] == 1 && part[3] in has_run) { seen[line] = 2; hit[part[1]]++; covered++ }
      }
      for (file in total) printf "  %s: %d of %d lines\n", file, hit[file], total[file] > "/dev/stderr"
      printf "%d of %d lines of its parser covered\n", covered, all
    }'
}
