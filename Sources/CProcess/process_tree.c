// Linux lists the children of each thread in `/proc/PROCESS/task/THREAD/children`. Nothing here
// allocates or locks, so that a signal handler can kill the processes that a script has started.

#define _GNU_SOURCE
#include "process_tree.h"

#if !defined(__APPLE__)

#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { most_children = 256, path_size = 64, deepest = 32 };

void bridge_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }

void bridge_end_with_parent(void) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  bridge_adopt_orphans();
}

// A path that is built without printf, which signal handlers must not call.
typedef struct path {
  char text[path_size];
  size_t length;
} path;

static void add(path *path, const char *text) {
  while (*text != '\0' && path->length + 1 < path_size) path->text[path->length++] = *text++;
  path->text[path->length] = '\0';
}

static void add_number(path *path, pid_t number) {
  char digits[16];
  size_t index = sizeof digits - 1;
  digits[index] = '\0';
  do {
    digits[--index] = (char)('0' + number % 10);
    number /= 10;
  } while (number > 0);
  add(path, digits + index);
}

static pid_t number_at(const char *text) {
  pid_t number = 0;
  while (*text >= '0' && *text <= '9') number = 10 * number + (*text++ - '0');
  return number;
}

// Adds the children of one thread to the array, and returns the number of elements.
static size_t read_children(pid_t process, pid_t thread, pid_t *children, size_t count) {
  path path = {.length = 0};
  add(&path, "/proc/");
  add_number(&path, process);
  add(&path, "/task/");
  add_number(&path, thread);
  add(&path, "/children");
  int file = open(path.text, O_RDONLY | O_CLOEXEC);
  if (file < 0) return count;
  char bytes[512];
  pid_t number = 0;
  ssize_t size;
  while ((size = read(file, bytes, sizeof bytes)) > 0) {
    for (ssize_t i = 0; i < size; i++) {
      if (bytes[i] >= '0' && bytes[i] <= '9') {
        number = 10 * number + (bytes[i] - '0');
      } else if (number > 0) {
        if (count < most_children) children[count++] = number;
        number = 0;
      }
    }
  }
  close(file);
  return count;
}

// The kernel's directory entry; libc declares it only for its own `readdir`.
struct folder_entry {
  uint64_t inode;
  int64_t offset;
  uint16_t size;
  uint8_t type;
  char name[];
};

static size_t children_of(pid_t process, pid_t *children) {
  path path = {.length = 0};
  add(&path, "/proc/");
  add_number(&path, process);
  add(&path, "/task");
  int folder = open(path.text, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return 0;
  size_t count = 0;
  _Alignas(struct folder_entry) char entries[1024];
  long size;
  while ((size = syscall(SYS_getdents64, folder, entries, sizeof entries)) > 0) {
    for (long offset = 0; offset < size;) {
      struct folder_entry *entry = (struct folder_entry *)(entries + offset);
      pid_t thread = number_at(entry->name);
      if (thread > 0) count = read_children(process, thread, children, count);
      offset += entry->size;
    }
  }
  close(folder);
  return count;
}

// Each process is stopped before its children are listed, so that it cannot start more.
static void end_children(pid_t process, int depth) {
  pid_t children[most_children];
  size_t count = children_of(process, children);
  for (size_t i = 0; i < count; i++) {
    kill(children[i], SIGSTOP);
    if (depth < deepest) end_children(children[i], depth + 1);
    kill(children[i], SIGKILL);
  }
}

void bridge_end_descendants(pid_t process) { end_children(process, 0); }

#endif
