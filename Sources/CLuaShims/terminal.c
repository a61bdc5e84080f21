#include "terminal.h"

#include <dlfcn.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

void bridge_write(bool to_error, const void *bytes, size_t count) {
  FILE *stream = to_error ? stderr : stdout;
  if (count != 0) fwrite(bytes, 1, count, stream);
  fflush(stream);
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

struct bridge_line_editor {
  void *library;
  char *(*readline)(const char *prompt);
  int (*add_history)(const char *line);
};

bridge_line_editor *bridge_open_line_editor(void) {
  bridge_line_editor *editor = calloc(1, sizeof *editor);
  if (editor == NULL) return NULL;
  editor->library = dlopen("libedit.so.2", RTLD_NOW | RTLD_LOCAL);
  if (editor->library != NULL) {
    editor->readline = (char *(*)(const char *))dlsym(editor->library, "readline");
    editor->add_history = (int (*)(const char *))dlsym(editor->library, "add_history");
  }
  if (editor->readline == NULL || editor->add_history == NULL) {
    bridge_close_line_editor(editor);
    return NULL;
  }
  setlocale(LC_CTYPE, "");  // libedit drops bytes above 127 in the C locale
  return editor;
}

char *bridge_edit_line(bridge_line_editor *editor, const char *prompt) {
  return editor->readline(prompt);
}

void bridge_remember_line(bridge_line_editor *editor, const char *line) {
  editor->add_history(line);
}

void bridge_close_line_editor(bridge_line_editor *editor) {
  if (editor->library != NULL) dlclose(editor->library);
  free(editor);
}
