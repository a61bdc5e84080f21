// Starts the program of an unpacked tarball: bin/hookhost runs ../lib/hookhost/lib/hookhost.
//
// A program names its dynamic loader by an absolute path, so a program with a C library of its own
// cannot be moved. The program of the tarball names /proc/self/fd/900 as its loader, and this
// launcher opens the tarball's loader there. The kernel opens the loader before it closes
// descriptors, and child processes of the program inherit the descriptor. The launcher is linked
// statically, so it runs without any library of the system.

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { loader_descriptor = 900 };

static int fail(const char *what, const char *path) {
  fprintf(stderr, "hookhost: %s '%s': %s\n", what, path, strerror(errno));
  return 127;
}

// Appends a folder of the tarball to one of Lua's search paths, after the user's own or the default.
static void append_path(const char *name, const char *older, const char *format, const char *root) {
  const char *path = getenv(name);
  if (!path) path = getenv(older);
  char added[3 * PATH_MAX];
  snprintf(added, sizeof added, format, root, root);
  // Two semicolons are Lua's default path.
  const char *own = path ? path : ";;";
  char *value = malloc(strlen(own) + strlen(added) + 2);
  if (!value) return;
  sprintf(value, "%s%s%s", own, path ? ";" : "", added);
  if (!strstr(own, added)) setenv(name, value, 1);
  free(value);
}

int main(int count, char *arguments[]) {
  (void)count;
  char root[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", root, sizeof root - 1);
  if (length < 0) return fail("cannot find the program; /proc has to be mounted: cannot read", "/proc/self/exe");
  root[length] = '\0';
  for (int part = 0; part < 2; part++) {
    char *slash = strrchr(root, '/');
    if (slash) *slash = '\0';
  }
  char program[PATH_MAX + 64], loader[PATH_MAX + 64];
  snprintf(loader, sizeof loader, "%s/lib/hookhost/lib/loader", root);
  snprintf(program, sizeof program, "%s/lib/hookhost/lib/hookhost", root);
  int file = open(loader, O_RDONLY);
  if (file < 0) return fail("the tarball is not complete: cannot open", loader);
  if (file != loader_descriptor) {
    if (dup2(file, loader_descriptor) < 0) return fail("no descriptor 900 (ulimit -n) for", loader);
    close(file);
  }
  append_path("LUA_PATH_5_4", "LUA_PATH", "%s/share/lua/5.4/?.lua;%s/share/lua/5.4/?/init.lua", root);
  append_path("LUA_CPATH_5_4", "LUA_CPATH", "%s/lib/lua/5.4/?.so", root);
  execv(program, arguments);
  return fail("cannot run", program);
}
