# Makes the tarball of an installed tree; scripts/package sources it.
#
# The program brings its loader, C library, Lua, libclang and busted, so it needs no package and runs
# with any C library of the system, and without one. It needs Linux with /proc.

# copy_libraries FILE FOLDER: copies the shared libraries that a file needs, once each.
copy_libraries() {
  local library
  for library in $(ldd -- "$1" | sed -n 's/.* => \(\/[^ ]*\) .*/\1/p'); do
    if [[ ! -e $2/${library##*/} ]]; then cp -L -- "$library" "$2/"; fi
  done
}

# loader_of FILE: prints the path of a program's dynamic loader.
loader_of() { readelf -l -- "$1" | sed -n 's/.*program interpreter: \(.*\)\]/\1/p'; }

# patch_loader FILE: replaces the name of the loader by the descriptor that the launcher opens.
patch_loader() {
  local old new=/proc/self/fd/900 offset
  old=$(loader_of "$1")
  if (( ${#old} < ${#new} )); then die "$1: the name of the loader, $old, is too short to replace"; fi
  offset=$(LC_ALL=C grep -abo -m 1 -F -- "$old" "$1" | sed -n '1s/:.*//p')
  { printf '%s' "$new"; head -c $(( ${#old} - ${#new} )) /dev/zero; } |
    dd of="$1" bs=1 seek="$offset" conv=notrunc status=none
}

# make_tarball TREE FOLDER VERSION: prints the path of the tarball of an installed tree.
make_tarball() {
  local tree=$1 folder=$2 version=$3 name top own clang library machine
  machine=$(uname -m)
  name=hookhost-$version-linux-$machine
  top=$scratch/$name
  mkdir -p "$top/bin" "$top/lib/hookhost/lib" "$top/share/lua/5.4" "$top/lib/lua/5.4"
  cp -r -- "$tree/usr/share/." "$top/share/"
  rm -rf -- "$top/share/lintian" "$top/share/doc"
  # libclang looks for its libraries in ../lib, which is the same folder.
  own=$top/lib/hookhost/lib
  cp -- "$tree/usr/bin/hookhost" "$own/hookhost"
  copy_libraries "$binary" "$own"
  cp -L -- "$(loader_of "$binary")" "$own/loader"
  # A library that refers to the loader by its name finds this file.
  ln -s loader "$own/$(basename -- "$(loader_of "$binary")")"
  patch_loader "$own/hookhost"
  "$(command -v cc clang | head -n 1)" -Os -static -o "$top/bin/hookhost" "$root/scripts/lib/launcher.c"
  strip -- "$top/bin/hookhost"

  clang=$(readlink -f -- "$(dirname -- "$(readlink -f -- "$(command -v clang swift | head -n 1)")")/../lib/libclang.so" || true)
  if [[ -e $clang ]]; then
    cp -L -- "$clang" "$own/libclang.so"
    strip --strip-unneeded -- "$own/libclang.so"
    copy_libraries "$clang" "$own"
  else
    say "no libclang beside the compiler: the tarball's program uses that of the system"
  fi

  # busted, with the modules that it requires.
  for library in argparse.lua busted busted.lua cliargs cliargs.lua dkjson.lua luassert mediator.lua pl say system term; do
    if [[ -e /usr/share/lua/5.4/$library ]]; then
      cp -rL -- "/usr/share/lua/5.4/$library" "$top/share/lua/5.4/"
    fi
  done
  for library in lfs.so system term; do
    for place in /usr/lib/*/lua/5.4/$library; do
      if [[ -e $place ]]; then cp -rL -- "$place" "$top/lib/lua/5.4/"; fi
    done
  done

  notices "$top"
  tar -C "$scratch" --owner=0 --group=0 --sort=name -czf "$scratch/$name.tar.gz" "$name"
  mv -f -- "$scratch/$name.tar.gz" "$folder/"
  printf '%s\n' "$folder/$name.tar.gz"
}

# notices FOLDER: writes how to use the tarball, and the licences of what it contains.
notices() {
  local file package
  cat > "$1/README" << README
hookhost $version for Linux: run bin/hookhost, from any folder; nothing has to be installed.
The folder can be moved as a whole, and bin/hookhost can be linked from a folder on PATH.
It needs /proc and nothing else of the system. Optional: libedit.so.2 for the prompt's line editing,
ICU for locales, and librsvg-2.so.2 for PNG pictures.

share/hookhost: examples, guides, the reference for a browser, and the schemas of JSON outputs.
lib/hookhost: the program, with the libraries that it uses. share/licenses has their licences.
README
  mkdir -p "$1/share/licenses"
  for file in "$1"/lib/hookhost/lib/*.so* /usr/share/lua/5.4/busted.lua; do
    package=$(package_of "/lib/$(uname -m)-linux-gnu/${file##*/}" || true)
    if [[ $file == /usr/* ]]; then package=$(package_of "$file" || true); fi
    if [[ -n $package && -e /usr/share/doc/$package/copyright ]]; then
      cp -L -- "/usr/share/doc/$package/copyright" "$1/share/licenses/$package"
    fi
  done
  cp -- /usr/share/common-licenses/Apache-2.0 "$1/share/licenses/swift-and-clang" 2> /dev/null || true
}
