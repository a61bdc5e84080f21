#include "terminal.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>

bool bridge_write(bool to_error, const void *bytes, size_t count) {
  FILE *stream = to_error ? stderr : stdout;
  size_t written = count != 0 ? fwrite(bytes, 1, count, stream) : 0;
  return fflush(stream) == 0 && written == count;
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
