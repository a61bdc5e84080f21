#include "line_editor_paste.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "line_editor_input.h"

// Reads a line of a paste without libedit, which redraws the line for each key. Returns NULL when
// the paste ends before the line does; then the line is queued for editing.
static char *read_pasted_line(bridge_line_editor *editor) {
  char *line = NULL;
  size_t length = 0, size = 0;
  for (;;) {
    unsigned char byte;
    if (line_editor_read_byte(editor, &byte) <= 0) break;
    if (length + 1 >= size) {
      size = size == 0 ? 256 : 2 * size;
      char *longer = realloc(line, size);
      if (longer == NULL) break;
      line = longer;
    }
    if (byte == '\r' || byte == '\n') {
      line[length] = '\0';
      return line;
    }
    if (byte != '\033' && byte != '\0') line[length++] = (char)byte;
    if (byte != '\033') continue;
    line_editor_escape found = line_editor_read_escape(editor);
    if (found == WAS_BRACKET && editor->is_pasting) continue;
    if (found != WAS_KEY) break;
    // An escape in a paste is ignored; the characters after it are text.
    for (; editor->taken < editor->queued && length + MB_LEN_MAX < size; editor->taken++) {
      mbstate_t state = {0};
      size_t count = wcrtomb(line + length, editor->queue[editor->taken], &state);
      if (count != (size_t)-1) length += count;
    }
  }
  line_editor_empty_queue(editor);
  mbstate_t state = {0};
  for (size_t at = 0; at < length && !line_editor_was_interrupted();) {
    wchar_t character;
    size_t count = mbrtowc(&character, line + at, length - at, &state);
    bool is_text = count != (size_t)-1 && count != (size_t)-2 && count != 0;
    line_editor_enqueue_text(editor, is_text ? character : 0xFFFD);
    at += is_text ? count : 1;
    if (!is_text) state = (mbstate_t){0};
  }
  free(line);
  return NULL;
}

// Writes what libedit would: the prompt without the marks of zero-width parts, and control
// characters in caret notation.
static void show_line(const char *prompt, const char *line) {
  for (; *prompt != '\0'; prompt++)
    if (*prompt != '\001') putchar(*prompt);
  for (; *line != '\0'; line++) {
    unsigned char byte = (unsigned char)*line;
    if (byte == 0x7F || (byte < 0x20 && byte != '\t'))
      printf("^%c", byte ^ 0x40);
    else
      putchar(byte);
  }
  putchar('\n');
}

char *line_editor_paste_line(bridge_line_editor *editor) {
  char *line = read_pasted_line(editor);
  if (line != NULL) show_line(editor->prompt, line);
  return line;
}
