# What the commands in scripts/ share: finding Swift, installing what is missing, building once.
# Sourced, by a path with a slash in it; the working directory does not matter.

root=${BASH_SOURCE[0]%/*}/../..
configuration=release
binary=$root/.build/release/hookhost

# From here on the build for debugging is meant: an edit is in it after seconds.
use_debug_build() {
  configuration=debug
  binary=$root/.build/debug/hookhost
}

say() { printf 'hookhost: %s\n' "$*" >&2; }
die() { say "$@"; exit 1; }

# Puts Swift on the PATH, or says what to install.
require_swift() {
  if command -v swift > /dev/null; then return; fi
  if [[ -x /opt/swift/usr/bin/swift ]]; then
    export PATH=/opt/swift/usr/bin:$PATH
    return
  fi
  die "Swift 6.3 is missing. Install it from https://www.swift.org/install/linux/ and put its" \
    "usr/bin on PATH, or unpack it into /opt/swift."
}

# What a build needs, each with a file that shows that it is there, whatever package of whatever
# release brought it: first what Swift itself runs and links with, then what hookhost is made of.
# `swift build` asks pkg-config where Debian keeps lua5.4.
build_needs=(
  binutils '/usr/bin/ld'
  libc6-dev '/usr/include/stdio.h'
  libcurl4 '/usr/lib/*/libcurl.so.4'
  libgcc-12-dev '/usr/lib/gcc/*/*/crtbeginS.o'
  libsqlite3-0 '/usr/lib/*/libsqlite3.so.0'
  libstdc++-12-dev '/usr/include/c++/*/cstddef'
  libxml2 '/usr/lib/*/libxml2.so.2*'
  libedit-dev '/usr/include/editline/readline.h'
  liblua5.4-dev '/usr/include/lua5.4/lua.h'
  lua-busted '/usr/share/lua/5.4/busted/core.lua'
  pkg-config '/usr/bin/pkg-config'
)

# What the parts of `scripts/test` need beside that: the specs compare hookhost with lua5.4 and ask
# ps for a process's parent.
spec_needs=(lua5.4 '/usr/bin/lua5.4' procps '/usr/bin/ps')
lua_needs=(lua-check '/usr/bin/luacheck' lua-ldoc '/usr/bin/ldoc')

# Installs the packages of those things that are missing, and says so.
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
  if ! "${install[@]}" >&2; then
    say "updating the package lists and trying again"
    if ! { "${apt[@]}" update && "${install[@]}"; } >&2; then
      die "apt-get could not install ${missing[*]}. Run as root: $advice"
    fi
  fi
}

# Whatever a build needs; Swift first, since nothing else is of use without it.
require_build_tools() {
  require_swift
  require_packages "${build_needs[@]}"
}

# Whether `binary` is younger than every source. A build that had nothing to link leaves the
# binary as old as it was; the stamp remembers that it was found up to date.
is_built() {
  if [[ ! -x $binary ]]; then return 1; fi
  local reference=$binary stamp=$root/.build/hookhost.$configuration
  if [[ $stamp -nt $binary ]]; then reference=$stamp; fi
  [[ -z $(find "$root/Sources" "$root/Package.swift" -newer "$reference" -print -quit) ]]
}

# What a build for release is tuned with, here and not in the package, which others may depend on:
# - Overlapping accesses are not looked for; the tests look for them, which are built for debugging.
# - A program at a fixed address has nothing to relocate when it starts: 110 pages fewer are touched
#   before the first line of a script.
# - It exports no names: Swift's runtime looks through all of them when it starts. Modules in C find
#   Lua's in its shared library.
# - The C++ library that Swift's runtime needs is inside: loading the shared one costs a quarter of
#   the start. The linker takes it from a folder that holds nothing else; where a system has no such
#   archive, it takes the shared one.
tuning=(
  --static-swift-stdlib -Xswiftc -enforce-exclusivity=unchecked
  -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -Xclang-linker -Xswiftc -static-libgcc
  -Xlinker --no-export-dynamic
)

# write_whole PROGRAM PLACE: writes a program in one piece. The system then keeps its pages in large
# blocks and maps a block at a time: a script starts with 260 page faults fewer, until the program
# is read from the disk again. The linker and `cp` write small pieces.
write_whole() {
  dd if="$1" of="$2" bs="$(stat -c %s -- "$1")" iflag=fullblock status=none
  chmod 755 -- "$2"
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
  fi
  "${build[@]}" >&2
  if [[ $configuration == release ]]; then
    local program=${binary%/*}/$1
    write_whole "$program" "$program.new"
    mv -f -- "$program.new" "$program"
  fi
}

# Builds the program if a source is younger. Standard output stays the script's own.
build_binary() {
  if is_built; then return; fi
  require_build_tools
  local stamp=$root/.build/hookhost.$configuration
  mkdir -p "$root/.build"
  touch "$stamp.next"
  say "building for $configuration (the first time takes a few minutes)"
  build_product hookhost
  mv "$stamp.next" "$stamp"
}
