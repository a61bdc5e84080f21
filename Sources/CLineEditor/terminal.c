#include "terminal.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

bool bridge_write(bool to_error, const void *bytes, size_t count) {
  FILE *stream = to_error ? stderr : stdout;
  size_t written = count != 0 ? fwrite(bytes, 1, count, stream) : 0;
  return fflush(stream) == 0 && written == count;
}

// Whether a stream has lost output. A stream that was closed before the program started loses it on
// purpose.
static bool has_lost_output(FILE *stream) {
  bool is_flushed = fflush(stream) == 0;
  return (!is_flushed || ferror(stream)) && fcntl(fileno(stream), F_GETFD) >= 0;
}

static void check_output(int exit_status) {
  if (exit_status != EXIT_SUCCESS) return;
  bool has_lost_errors = has_lost_output(stderr);
  if (has_lost_output(stdout)) {
    fputs("hookhost: cannot write to standard output\n", stderr);
  } else if (!has_lost_errors) {
    return;
  }
  _exit(EXIT_FAILURE);
}

#ifdef __linux__
static void check_at_exit(int exit_status, void *context) {
  (void)context;
  check_output(exit_status);
}
#else
// The exit status is unknown here, and lost output is an error with each status.
static void check_at_exit(void) { check_output(EXIT_SUCCESS); }
#endif

void bridge_check_output_at_exit(void) {
#ifdef __linux__
  on_exit(check_at_exit, NULL);
#else
  atexit(check_at_exit);
#endif
}

char *bridge_read_line(size_t *count) {
  char *line = NULL;
  size_t capacity = 0;
  ssize_t length = getline(&line, &capacity, stdin);
  if (length < 0) {
    free(line);
    return NULL;
  }
  if (length > 0 && line[length - 1] == '\n') length--;
  *count = (size_t)length;
  return line;
}

int bridge_terminal_width(void) {
  struct winsize size;
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_col;
}
