#define _GNU_SOURCE
#include "child_process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <unistd.h>

// If standard output is closed, a new descriptor must not get its number.
static bool keep_from_standard(int *descriptor) {
  if (*descriptor > STDERR_FILENO) return true;
  int moved = fcntl(*descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (moved < 0) return false;
  close(*descriptor);
  *descriptor = moved;
  return true;
}

pid_t bridge_spawn_self(char *const *arguments, int *channel) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -1;
  if (!keep_from_standard(&ends[0]) || !keep_from_standard(&ends[1])) {
    close(ends[0]);
    close(ends[1]);
    return -1;
  }
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], bridge_child_channel);
  if (fcntl(STDERR_FILENO, F_GETFD) < 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  else
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO);
  pid_t child = -1;
  int fault = posix_spawn(&child, "/proc/self/exe", &actions, NULL, arguments, environ);
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
