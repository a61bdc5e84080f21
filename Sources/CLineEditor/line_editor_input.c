#define _GNU_SOURCE  // for wcwidth
#include "line_editor_input.h"

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/select.h>
#include <unistd.h>

#include "terminal.h"

// MARK: Signals

// A signal handler receives only the number of its signal.
static volatile sig_atomic_t was_interrupted, was_resized, was_continued;

static void note_signal(int number) {
  if (number == SIGINT) was_interrupted = 1;
  if (number == SIGWINCH) was_resized = 1;
  if (number == SIGCONT) was_continued = 1;
}

// Without SA_RESTART, so that a blocking read returns.
static void note(int number, struct sigaction *previous) {
  struct sigaction action = {.sa_handler = note_signal};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, previous);
}

void bridge_note_interrupts(void) {
  was_interrupted = 0;
  note(SIGINT, NULL);
  signal(SIGXFSZ, SIG_IGN);  // exceeding the file size limit is an error of the write
}

bool bridge_take_interrupt(void) {
  bool came = was_interrupted;
  was_interrupted = 0;
  return came;
}

bool line_editor_was_interrupted(void) { return was_interrupted; }

void line_editor_note_terminal(struct sigaction previous[2]) {
  note(SIGWINCH, &previous[0]);
  note(SIGCONT, &previous[1]);
}

void line_editor_forget_terminal(const struct sigaction previous[2]) {
  sigaction(SIGWINCH, &previous[0], NULL);
  sigaction(SIGCONT, &previous[1], NULL);
}

// MARK: Redrawing

static int width_of(wchar_t character, int column) {
  if (character == L'\t') return 8 - column % 8;
  if (character < 0x20 || character == 0x7F) return 2;  // ^X
  int width = wcwidth(character);
  return width < 0 ? 0 : width;
}

// Returns the column of the cursor after some text of that length.
static int advance(int column, const char *text, size_t length) {
  mbstate_t state = {0};
  for (size_t at = 0; at < length;) {
    wchar_t character;
    size_t count = mbrtowc(&character, text + at, length - at, &state);
    if (count == (size_t)-1 || count == (size_t)-2 || count == 0) return column;
    if (character != L'\001') column += width_of(character, column);  // a mark in a prompt
    at += count;
  }
  return column;
}

// Erases a line that was drawn for another width, which the terminal has wrapped again.
static void erase_line(bridge_line_editor *editor, int columns) {
  if (columns <= 0) return;
  const LineInfo *info = editor->edit.el_line(editor->line);
  int column = advance(0, editor->prompt, strlen(editor->prompt));
  column = advance(column, info->buffer, (size_t)(info->cursor - info->buffer));
  if (column >= columns) printf("\033[%dA", column / columns);
  fputs("\r\033[J", stdout);
}

// Redraws the line after the terminal has changed, or another program has used it.
static void redraw(bridge_line_editor *editor) {
  if (was_continued) {  // the shell has set its own terminal modes
    editor->edit.el_set(editor->line, EL_PREP_TERM, 0);
    editor->edit.el_set(editor->line, EL_PREP_TERM, 1);
    if (editor->brackets_pastes) fputs("\033[?2004h", stdout);
  }
  if (was_resized && !was_continued) erase_line(editor, bridge_terminal_width());
  if (was_resized) editor->edit.el_resize(editor->line);
  was_continued = was_resized = 0;
  editor->edit.el_set(editor->line, EL_REFRESH);
}

bool line_editor_input_waits(int milliseconds) {
  struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
  return poll(&input, 1, milliseconds) > 0;
}

// MARK: Reading

// Waits for input with other signals blocked. Darwin has the older call only.
static int wait_with_signals(const sigset_t *blocked) {
#if defined(__APPLE__)
  fd_set inputs;
  FD_ZERO(&inputs);
  FD_SET(STDIN_FILENO, &inputs);
  return pselect(STDIN_FILENO + 1, &inputs, NULL, NULL, NULL, blocked);
#else
  struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
  return ppoll(&input, 1, NULL, blocked);
#endif
}

// Waits for input; signals are unblocked only here, so that none is missed.
static void wait_for_input(bridge_line_editor *editor) {
  sigset_t noted, outer;
  sigemptyset(&noted);
  sigaddset(&noted, SIGINT);
  sigaddset(&noted, SIGWINCH);
  sigaddset(&noted, SIGCONT);
  sigprocmask(SIG_BLOCK, &noted, &outer);
  do {
    if (was_continued || was_resized) redraw(editor);
  } while (!was_interrupted && wait_with_signals(&outer) < 0 && errno == EINTR);
  sigprocmask(SIG_SETMASK, &outer, NULL);
}

int line_editor_read_byte(bridge_line_editor *editor, unsigned char *byte) {
  for (;;) {
    if (!line_editor_input_waits(0)) wait_for_input(editor);
    if (was_interrupted) return -1;
    ssize_t count = read(STDIN_FILENO, byte, 1);
    if (count >= 0) return (int)count;
    if (errno != EINTR) return -1;
  }
}

// Reads one character; an invalid byte is U+FFFD.
static int read_character(bridge_line_editor *editor, wchar_t *character) {
  mbstate_t state = {0};
  for (int length = 1;; length++) {
    unsigned char byte;
    int count = line_editor_read_byte(editor, &byte);
    if (count <= 0) return count;
    size_t result = mbrtowc(character, (const char *)&byte, 1, &state);
    if (result != (size_t)-1 && result != (size_t)-2) return 1;
    if (result == (size_t)-1 || length == MB_LEN_MAX) {
      *character = 0xFFFD;
      return 1;
    }
  }
}

// Without memory the character is lost.
static void enqueue(bridge_line_editor *editor, wchar_t character) {
  if (editor->queued == editor->queue_size) {
    size_t size = editor->queue_size == 0 ? 64 : 2 * editor->queue_size;
    wchar_t *queue = realloc(editor->queue, size * sizeof *queue);
    if (queue == NULL) return;
    editor->queue = queue;
    editor->queue_size = size;
  }
  editor->queue[editor->queued++] = character;
}

void line_editor_enqueue_text(bridge_line_editor *editor, wchar_t character) {
  if (character < 0x20 || character == 0x7F) enqueue(editor, L'\026');
  enqueue(editor, character);
}

void line_editor_empty_queue(bridge_line_editor *editor) {
  editor->queued = editor->taken = 0;
}

line_editor_escape line_editor_read_escape(bridge_line_editor *editor) {
  static const wchar_t start[] = L"[200~", end[] = L"[201~";
  line_editor_empty_queue(editor);
  for (size_t i = 0; i < 5; i++) {
    if (!line_editor_input_waits(20)) return WAS_KEY;
    wchar_t next;
    int count = read_character(editor, &next);
    if (count <= 0) return count == 0 ? AT_END : GIVEN_UP;
    enqueue(editor, next);
    if (next != start[i] && !(i == 3 && next == end[i])) return WAS_KEY;
  }
  if (editor->queued != 5) return WAS_KEY;
  editor->is_pasting = editor->queue[3] == start[3];
  line_editor_empty_queue(editor);
  return WAS_BRACKET;
}

int line_editor_read_key(bridge_line_editor *editor, wchar_t *key) {
  for (;;) {
    if (editor->taken < editor->queued) {
      *key = editor->queue[editor->taken++];
      return 1;
    }
    line_editor_empty_queue(editor);
    int count = read_character(editor, key);
    if (count <= 0) return count;
    if (*key == L'\033') {
      line_editor_escape found = line_editor_read_escape(editor);
      if (found == WAS_BRACKET) continue;
      return (int)found;
    }
    if (editor->is_pasting && *key == L'\t') {
      enqueue(editor, *key);
      *key = L'\026';  // inserts the next key literally
    }
    return 1;
  }
}
