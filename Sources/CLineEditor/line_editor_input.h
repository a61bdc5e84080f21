// The input of the line editor: bytes, characters and keys, and signals during input.

#ifndef CLINEEDITOR_LINE_EDITOR_INPUT_H
#define CLINEEDITOR_LINE_EDITOR_INPUT_H

#include <locale.h>
#include <signal.h>
#include <stdbool.h>
#include <wchar.h>

#include "libedit.h"
#include "line_editor.h"

struct bridge_line_editor {
  libedit edit;
  EditLine *line;
  History *history;
  locale_t locale;
  const char *prompt;
  bridge_completer completer;
  void *owner;
  bool has_inserted, has_shown;
  bool brackets_pastes;  // whether bracketed paste is enabled
  bool is_pasting;
  wchar_t *queue;  // read, but not delivered yet
  size_t queued, taken, queue_size;
};

// Whether SIGINT was received since the flag was cleared.
bool line_editor_was_interrupted(void);

// Starts recording changes of the terminal's size and returns from the background.
void line_editor_note_terminal(struct sigaction previous[2]);

void line_editor_forget_terminal(const struct sigaction previous[2]);

bool line_editor_input_waits(int milliseconds);

// Reads one byte; returns 0 at the end, -1 when the line is cancelled.
int line_editor_read_byte(bridge_line_editor *editor, unsigned char *byte);

typedef enum { AT_END = 0, GIVEN_UP = -1, WAS_KEY = 1, WAS_BRACKET = 2 } line_editor_escape;

// Reads the sequence after an escape: consumes the brackets of a paste, and queues anything else.
line_editor_escape line_editor_read_escape(bridge_line_editor *editor);

// Reads a key for libedit; a cancelled line is an error without errno.
int line_editor_read_key(bridge_line_editor *editor, wchar_t *key);

// Queues a key as text, whatever command it is bound to.
void line_editor_enqueue_text(bridge_line_editor *editor, wchar_t character);

void line_editor_empty_queue(bridge_line_editor *editor);

#endif
