#define _GNU_SOURCE
#include "reader_process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "reader_system.h"
#include "text_buffer.h"

extern char **environ;

// libclang parses on a thread with a stack of its own choice unless the environment says otherwise. The
// list is copied, since `setenv` may wait for a lock that a thread held which the child does not have.
static void keep_to_one_thread(void) {
  size_t count = 0;
  while (environ[count] != NULL) count++;
  char **copy = malloc((count + 2) * sizeof *copy);
  if (copy == NULL) return;
  memcpy(copy, environ, count * sizeof *copy);
  copy[count] = "LIBCLANG_NOTHREADS=1";
  copy[count + 1] = NULL;
  environ = copy;
}

static void become_reader(pid_t parent) {
  reader_process_end_with(parent);
  setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
  for (int number = 1; number < NSIG; number++)
    if (number != SIGKILL && number != SIGSTOP) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  int nothing = open("/dev/null", O_RDWR | O_CLOEXEC);
  for (int standard = 0; standard < 3; standard++)
    if (nothing >= 0) dup2(nothing, standard);
  keep_to_one_thread();
}

bool reader_process_write(int output, const void *bytes, size_t length) {
  const char *rest = bytes;
  while (length > 0) {
    ssize_t count = write(output, rest, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    rest += count;
    length -= (size_t)count;
  }
  return true;
}

int reader_process_run(void (*body)(void *context, int output), void *context, char **bytes,
                       size_t *length) {
  *bytes = NULL;
  *length = 0;
  int ends[2];
  if (!reader_process_pipe(ends)) return -1;
  for (int i = 0; i < 2; i++) {
    // Where a standard stream is closed, the pipe must not take its place.
    if (ends[i] > STDERR_FILENO) continue;
    int moved = fcntl(ends[i], F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    if (moved < 0) return close(ends[0]), close(ends[1]), -1;
    close(ends[i]);
    ends[i] = moved;
  }
  pid_t parent = getpid(), child = fork();
  if (child == 0) {
    close(ends[0]);
    become_reader(parent);
    body(context, ends[1]);
    _exit(0);
  }
  close(ends[1]);
  if (child < 0) return close(ends[0]), -1;
  text_buffer answer = {0};
  static _Thread_local char chunk[65536];
  for (;;) {
    ssize_t count = read(ends[0], chunk, sizeof chunk);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    text_add(&answer, chunk, (size_t)count);
  }
  close(ends[0]);
  int status = -1;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  *bytes = answer.bytes;
  *length = answer.length;
  if (status != -1 && WIFSIGNALED(status)) return WTERMSIG(status);
  return status != -1 && WIFEXITED(status) ? -WEXITSTATUS(status) : -1;
}
