#define _GNU_SOURCE
#include "confinement.h"

#if defined(__linux__)

#include <fcntl.h>
#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The numbers of <linux/landlock.h>, which is absent or older than the running kernel on some systems.
enum {
  landlock_create_ruleset = 444,
  landlock_add_rule = 445,
  landlock_restrict_self = 446,
  create_ruleset_version = 1,
  rule_path_beneath = 1,
};

enum {
  write_file = 1 << 1,
  // Removing and making files, folders, links, pipes, sockets and devices.
  change_folder = 0x1FF0,
  refer = 1 << 13,
  truncate_file = 1 << 14,
};

struct ruleset {
  uint64_t files;
  uint64_t net;
  uint64_t scoped;
};

struct __attribute__((packed)) path_rule {
  uint64_t allowed;
  int32_t folder;
};

// Allows an access below a folder; one that does not exist needs no rule.
static void allow(int ruleset, const char *path, uint64_t access) {
  int folder = open(path, O_PATH | O_CLOEXEC);
  if (folder < 0) return;
  struct path_rule rule = {access, folder};
  syscall(landlock_add_rule, ruleset, rule_path_beneath, &rule, 0);
  close(folder);
}

// Allows writing to the folder for caches, which is made here if it is not there yet.
static void allow_caches(int ruleset, uint64_t access) {
  char path[PATH_MAX];
  const char *caches = getenv("XDG_CACHE_HOME");
  const char *home = getenv("HOME");
  if (caches && caches[0] == '/') {
    snprintf(path, sizeof path, "%s", caches);
  } else if (home && home[0] == '/') {
    snprintf(path, sizeof path, "%s/.cache", home);
  } else {
    return;
  }
  mkdir(path, 0700);
  size_t length = strnlen(path, sizeof path);
  snprintf(path + length, sizeof path - length, "/hookhost");
  mkdir(path, 0700);
  allow(ruleset, path, access);
}

int confinement_begin(void) {
  long version = syscall(landlock_create_ruleset, NULL, 0, create_ruleset_version);
  if (version < 1) return 0;
  struct ruleset rules = {.files = write_file | change_folder};
  if (version >= 2) rules.files |= refer;
  if (version >= 3) rules.files |= truncate_file;
  if (version >= 4) rules.net = 3;    // bind and connect
  if (version >= 6) rules.scoped = 3; // abstract sockets and signals
  size_t size = version >= 6 ? sizeof rules : version >= 4 ? 16 : 8;
  int ruleset = (int)syscall(landlock_create_ruleset, &rules, size, 0);
  if (ruleset < 0) return 0;
  const char *temporary = getenv("TMPDIR");
  if (temporary && temporary[0] == '/') allow(ruleset, temporary, rules.files);
  allow(ruleset, "/tmp", rules.files); // of tmpnam
  allow(ruleset, "/dev", rules.files & (write_file | truncate_file));
  allow(ruleset, "/dev/shm", rules.files);
  allow_caches(ruleset, rules.files);
  int is_confined = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
    && syscall(landlock_restrict_self, ruleset, 0) == 0;
  close(ruleset);
  return is_confined;
}

#else

int confinement_begin(void) {
  return 0;
}

#endif
