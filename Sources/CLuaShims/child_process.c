#define _GNU_SOURCE
#include "child_process.h"

#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

pid_t bridge_spawn_self(char *const *arguments, int *channel) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return -1;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], bridge_child_channel);
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

void bridge_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }

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
