# What the commands in scripts/ share: finding Swift, installing what is missing, building once.
# Sourced, by a path with a slash in it; the working directory does not matter.

root=${BASH_SOURCE[0]%/*}/../..
binary=$root/.build/release/hookhost

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

# Installs those of the named Debian packages that are missing, and says so.
require_packages() {
  local missing=() as_root=() package
  for package in "$@"; do
    if [[ $(dpkg-query -W -f='${db:Status-Status}' "$package" 2> /dev/null) != installed ]]; then
      missing+=("$package")
    fi
  done
  if (( ${#missing[@]} == 0 )); then return; fi

  if ! command -v apt-get > /dev/null; then
    die "these packages are missing: ${missing[*]} (Debian's names). There is no apt-get here:" \
      "install them with this system's own package manager."
  fi
  if (( EUID != 0 )); then
    if ! command -v sudo > /dev/null || { [[ ! -t 0 ]] && ! sudo -n true 2> /dev/null; }; then
      die "these packages are missing: ${missing[*]}. Run as root: apt-get install ${missing[*]}"
    fi
    as_root=(sudo)
  fi
  say "installing ${missing[*]}"
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get)
  local install=("${apt[@]}" install -y --no-install-recommends "${missing[@]}")
  if ! "${install[@]}" >&2; then
    say "updating the package lists and trying again"
    if ! { "${apt[@]}" update && "${install[@]}"; } >&2; then
      die "apt-get could not install ${missing[*]}. Run as root:" \
        "apt-get update && apt-get install ${missing[*]}"
    fi
  fi
}

# Whatever a build needs. `swift build` asks pkg-config where Debian keeps lua5.4.
require_build_tools() {
  local packages=(liblua5.4-dev libedit-dev lua-busted)
  if ! command -v pkg-config > /dev/null; then packages+=(pkg-config); fi
  require_packages "${packages[@]}"
  require_swift
}

# Whether `binary` is younger than every source. A build that had nothing to link leaves the
# binary as old as it was; the stamp remembers that it was found up to date.
is_built() {
  if [[ ! -x $binary ]]; then return 1; fi
  local reference=$binary stamp=$root/.build/hookhost.checked
  if [[ $stamp -nt $binary ]]; then reference=$stamp; fi
  [[ -z $(find "$root/Sources" "$root/Package.swift" -newer "$reference" -print -quit) ]]
}

# Builds the release binary if a source is younger. Standard output stays the script's own.
build_binary() {
  if is_built; then return; fi
  require_build_tools
  local stamp=$root/.build/hookhost.checked
  mkdir -p "$root/.build"
  touch "$stamp.next"
  say "building (the first time takes a few minutes)"
  swift build --package-path "$root" -c release --static-swift-stdlib --product hookhost >&2
  mv "$stamp.next" "$stamp"
}
