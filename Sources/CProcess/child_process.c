#define _GNU_SOURCE
#include "child_process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include "process_tree.h"
#include "program_arguments.h"

#if defined(__APPLE__)
#include <crt_externs.h>
#define environ (*_NSGetEnviron())
#endif

// If standard output is closed, a new descriptor must not get its number.
static bool keep_from_standard(int *descriptor) {
  if (*descriptor > STDERR_FILENO) return true;
  int moved = fcntl(*descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (moved < 0) return false;
  close(*descriptor);
  *descriptor = moved;
  return true;
}

// Darwin has no flags for these: another thread that starts a process meanwhile may inherit the ends.
static bool make_channel(int ends[2]) {
#if defined(__APPLE__)
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) return false;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    setsockopt(ends[i], SOL_SOCKET, SO_NOSIGPIPE, &(int){1}, sizeof(int));
  }
  return true;
#else
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0;
#endif
}

// The ends of a channel, neither of them with the number of a standard stream.
static bool make_free_channel(int ends[2]) {
  if (!make_channel(ends)) return false;
  if (keep_from_standard(&ends[0]) && keep_from_standard(&ends[1])) return true;
  close(ends[0]);
  close(ends[1]);
  return false;
}

pid_t bridge_spawn_self(char *const *arguments, int *channel) {
  int ends[2];
  if (!make_free_channel(ends)) return -1;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], bridge_child_channel);
  if (fcntl(STDERR_FILENO, F_GETFD) < 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  else
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO);
  pid_t child = -1;
  int fault = posix_spawn(&child, bridge_program_path(), &actions, NULL, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (fault != 0) {
    close(ends[0]);
    errno = fault;
    return -1;
  }
  *channel = ends[0];
  return child;
}

bool bridge_can_copy_self(void) {
#if defined(__APPLE__)
  return false;
#else
  // The folder has two links, and one for each thread.
  struct stat threads;
  return stat("/proc/self/task", &threads) == 0 && threads.st_nlink == 3;
#endif
}

pid_t bridge_copy_self(int *channel) {
  int ends[2];
  if (!make_free_channel(ends)) return -1;
  pid_t original = getpid(), child = fork();
  *channel = ends[child == 0];
  close(ends[child != 0]);
  if (child < 0) close(*channel);
  if (child != 0) return child;
  bridge_end_with_parent();
  // The original may have ended before the copy asked to end with it.
  if (getppid() != original) _exit(1);
  return 0;
}

bool bridge_send(int channel, const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t sent = send(channel, rest, count, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) return false;
    rest += sent;
    count -= (size_t)sent;
  }
  return true;
}
