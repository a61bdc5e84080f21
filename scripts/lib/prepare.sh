# Functions of the commands in scripts/: find Swift, install missing packages, build once.
# Source it by a path with a slash; the working directory does not matter.

root=${BASH_SOURCE[0]%/*}/../..
configuration=release
binary=$root/.build/release/hookhost

# A program that is built already can be named; nothing is built then.
if [[ -n ${HOOKHOST_PROGRAM-} ]]; then binary=$HOOKHOST_PROGRAM; fi

# Uses the debug build, which rebuilds in seconds.
use_debug_build() {
  configuration=debug
  binary=$root/.build/debug/hookhost
}

say() { printf 'hookhost: %s\n' "$*" >&2; }
die() { say "$@"; exit 1; }

# Adds Swift to the PATH, or prints what to install.
require_swift() {
  if command -v swift > /dev/null; then return; fi
  if [[ -x /opt/swift/usr/bin/swift ]]; then
    export PATH=/opt/swift/usr/bin:$PATH
    return
  fi
  die "Swift 6.3 is missing. Install it from https://www.swift.org/install/linux/ and put its" \
    "usr/bin on PATH, or unpack it into /opt/swift."
}

# The packages that a build needs, each with a file that proves its presence in any release: first
# those of Swift, then those of hookhost. `swift build` finds lua5.4 with pkg-config.
build_needs=(
  binutils '/usr/bin/ld'
  libc6-dev '/usr/include/stdio.h'
  libcmark-gfm-extensions0.29.0.gfm.6 '/usr/lib/*/libcmark-gfm-extensions.so.0.29.0.gfm.*'
  libcmark-gfm0.29.0.gfm.6 '/usr/lib/*/libcmark-gfm.so.0.29.0.gfm.*'
  libcurl4 '/usr/lib/*/libcurl.so.4'
  libdeflate-tools '/usr/bin/libdeflate-gzip'
  libicu72 '/usr/lib/*/libicui18n.so.*'
  libgcc-12-dev '/usr/lib/gcc/*/*/crtbeginS.o'
  libsqlite3-0 '/usr/lib/*/libsqlite3.so.0'
  libstdc++-12-dev '/usr/include/c++/*/cstddef'
  libxml2 '/usr/lib/*/libxml2.so.2*'
  libedit-dev '/usr/include/editline/readline.h'
  liblua5.4-dev '/usr/include/lua5.4/lua.h'
  lua-busted '/usr/share/lua/5.4/busted/core.lua'
  pkg-config '/usr/bin/pkg-config'
  zlib1g '/usr/lib/*/libz.so.1'
)

# The further packages of `scripts/test`: the specs compare hookhost with lua5.4 and find a
# process's parent with ps.
spec_needs=(lua5.4 '/usr/bin/lua5.4' procps '/usr/bin/ps')
lua_needs=(lua-check '/usr/bin/luacheck' lua-ldoc '/usr/bin/ldoc')

# require_packages PACKAGE FILE …: installs the packages whose files are missing, and prints them.
require_packages() {
  local missing=() as_root=() need
  for (( need = 0; need < $#; need += 2 )); do
    if ! compgen -G "${@:need + 2:1}" > /dev/null; then missing+=("${@:need + 1:1}"); fi
  done
  if (( ${#missing[@]} == 0 )); then return; fi

  if ! command -v apt-get > /dev/null; then
    die "these packages are missing: ${missing[*]} (Debian's names). There is no apt-get here:" \
      "install them with this system's own package manager."
  fi
  local advice="apt-get update && apt-get install ${missing[*]}"
  if (( EUID != 0 )); then
    if ! command -v sudo > /dev/null || { [[ ! -t 0 ]] && ! sudo -n true 2> /dev/null; }; then
      die "these packages are missing: ${missing[*]}. Run as root: $advice"
    fi
    as_root=(sudo)
  fi
  say "installing ${missing[*]}"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get)
  local install=("${apt[@]}" install -y --no-install-recommends "${missing[@]}")
  # A new machine has no package lists, and those of an old one name versions that are gone.
  "${apt[@]}" update -qq > /dev/null 2>&1 || true
  if ! "${install[@]}" >&2; then
    die "apt-get could not install ${missing[*]}. Run as root: $advice"
  fi
}

# Installs the allocator of `compile` if that is possible.
want_allocator() {
  if ! ( require_packages libjemalloc2 '/usr/lib/*/libjemalloc.so.2' ); then
    say "building without jemalloc takes a quarter longer"
  fi
}

# Requires everything for a build; Swift first, because nothing works without it.
require_build_tools() {
  require_swift
  require_packages "${build_needs[@]}"
  want_allocator
  check_compiler
  check_memory
}

# Exits if the compiler is too old for the package, and warns if its version is not the tested one.
check_compiler() {
  local version
  version=$(swift --version 2> /dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
  if [[ -z $version || $(printf '%s\n6.2\n' "$version" | sort -V | head -n 1) != 6.2 ]]; then
    die "$(command -v swift) is Swift ${version:-of an unknown version}; hookhost needs Swift 6.3" \
      "(https://www.swift.org/install/linux/). Put its usr/bin first on PATH."
  fi
  if [[ $version != 6.3 ]]; then say "Swift $version is not tested; hookhost is tested with 6.3"; fi
}

# Warns if a build may run out of memory: two optimized modules are compiled at once.
check_memory() {
  local kilobytes
  kilobytes=$(awk '/^(MemTotal|SwapTotal):/ { sum += $2 } END { print sum + 0 }' /proc/meminfo \
    2> /dev/null) || return 0
  if (( kilobytes > 0 && kilobytes < 4000000 )); then
    say "this machine has $(( kilobytes / 1000 )) MB of memory and swap; a build needs 4,000 MB." \
      "Add swap if the compiler is killed."
  fi
}

# Returns whether no source has changed since the last build began. A build that links nothing does
# not change the binary's time, and sources can change during a build, so a stamp file has the time.
is_built() {
  if [[ ! -x $binary ]]; then return 1; fi
  local reference=$binary stamp=$root/.build/hookhost.$configuration
  if [[ -e $stamp ]]; then reference=$stamp; fi
  [[ -z $(find "$root/Sources" "$root/Package.swift" -newer "$reference" -print -quit) ]]
}

# The flags of a release build, besides those that Package.swift adds for HOOKHOST_BUILD=fast. They are
# not in Package.swift, which other packages may depend on.
# - Exclusive access is not checked; the tests, which use a debug build, check it.
# - A fixed load address needs no relocations: 110 pages fewer are touched before a script starts.
# - No symbols are exported, because Swift's runtime scans all of them at launch. C modules find
#   Lua's symbols in its shared library.
# - The C++ library of Swift's runtime is linked statically: loading the shared one takes a quarter
#   of the launch time. The linker finds it in a folder with no other file; without an archive on the
#   system, it links the shared one.
# - Functions with the same instructions are linked once.
# - Unicode's tables of names, ages, scripts and word breaks, half a megabyte, are left out: only properties of
#   `Unicode.Scalar.Properties` and Swift's regular expressions read them, which no module uses; a call would
#   end the program with a message.
# - lld links, in a second; it has a script that leaves out the tables for unwinding.
# - Swift's references are counted without atomic instructions, which took a seventh of the time to make
#   and free an object: one thread of the process runs at a time, and a switch synchronizes both.
# - There is no debug information: the program is a third of the size, and is written faster.
tuning=(
  --static-swift-stdlib -Xswiftc -enforce-exclusivity=unchecked
  -Xswiftc -Xfrontend -Xswiftc -assume-single-threaded
  -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
  -Xlinker --no-export-dynamic -Xlinker --icf=all -debug-info-format none
  -Xswiftc -use-ld=lld -Xlinker -z -Xlinker nostart-stop-gc
  -Xlinker -T -Xlinker "$root/scripts/lib/sections.ld" -Xlinker --no-eh-frame-hdr
)

for table in ScalarName NameAlias Age Script ScriptExtensions WordBreakProperty; do
  tuning+=(
    -Xlinker "--wrap=_swift_stdlib_get$table"
    -Xlinker "--defsym=__wrap__swift_stdlib_get$table=swift_deletedMethodError"
  )
done

# write_whole PROGRAM PATH: writes a program with one write. Its pages are then cached in large
# blocks, which are mapped as a whole: a script starts with 260 page faults fewer, until the program
# is read from the disk again. The linker and `cp` write small pieces.
write_whole() {
  dd if="$1" of="$2" bs="$(stat -c %s -- "$1")" iflag=fullblock status=none
  chmod 755 -- "$2"
}

# compile COMMAND …: runs a command that compiles, with jemalloc and huge pages, which are faster for the
# compiler than glibc's allocator: the processor time of a module falls by a sixth. Programs that the
# command starts inherit the allocator, so tests are compiled with it but run without it.
compile() {
  local allocator=/usr/lib/$(uname -m)-linux-gnu/libjemalloc.so.2
  if [[ -e $allocator ]]; then
    LD_PRELOAD=$allocator MALLOC_CONF=thp:always "$@"
  else
    "$@"
  fi
}

# Builds a product.
build_product() {
  local build=(swift build --package-path "$root" -c "$configuration" --product "$1")
  if [[ $configuration == release ]]; then
    local archive libraries=$root/.build/libraries
    mkdir -p "$libraries"
    archive=$(clang -print-file-name=libstdc++.a)
    if [[ -e $archive ]]; then ln -sf -- "$archive" "$libraries/"; fi
    build+=("${tuning[@]}" -Xlinker "-L$libraries")
    "$root/scripts/lib/compress" "$root/.build/embedded"
    # The flags of the manifest, for this command alone: tests of the package use it without them. And
    # the driver that starts a module once the interfaces below exist.
    build=(env HOOKHOST_BUILD=fast "${build[@]}")
    if [[ $(swift build --help-hidden) == *--use-integrated-swift-driver* ]]; then
      build+=(--use-integrated-swift-driver)
    fi
  fi
  # SwiftPM warns of the option, and writes its progress to standard output.
  if ! compile "${build[@]}" >&2 2> >(grep -v --line-buffered -- --use-integrated-swift-driver >&2); then
    die "the build failed. If the errors are about files in .build, as after a copy or an" \
      "interruption, remove that folder and try again: rm -rf '$root/.build'"
  fi
  if [[ $configuration == release ]]; then
    local program=${binary%/*}/$1
    write_whole "$program" "$program.new"
    mv -f -- "$program.new" "$program"
  fi
}

# Writes the commit of the tree, which `hookhost --version` names; the file changes only with it.
write_commit() {
  local commit file=$root/Sources/CCommit/commit.h
  commit=$(git -C "$root" rev-parse --short=10 HEAD 2> /dev/null) || return 0
  if [[ -n $(git -C "$root" status --porcelain --untracked-files=no 2> /dev/null) ]]; then commit+=+; fi
  local text="#define HOOKHOST_COMMIT \"$commit\""
  if [[ $(cat "$file" 2> /dev/null) != "$text" ]]; then printf '%s\n' "$text" > "$file"; fi
}

# Builds the program if a source is newer. Writes nothing to standard output, which is the script's.
build_binary() {
  if [[ -n ${HOOKHOST_PROGRAM-} ]]; then
    if [[ ! -x $binary ]]; then die "HOOKHOST_PROGRAM names '$binary', which is no program"; fi
    return
  fi
  if is_built; then return; fi
  require_build_tools
  local stamp=$root/.build/hookhost.$configuration
  mkdir -p "$root/.build"
  write_commit
  touch "$stamp.next"
  say "building for $configuration (the first time takes a few minutes)"
  build_product hookhost
  mv "$stamp.next" "$stamp"
}
