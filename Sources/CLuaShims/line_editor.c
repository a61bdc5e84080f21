#define _GNU_SOURCE  // for wcwidth
#include "line_editor.h"

#include <dlfcn.h>
#include <errno.h>
#include <langinfo.h>
#include <limits.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

#include "terminal.h"

typedef struct editline EditLine;
typedef struct history History;

// As libedit has them; its header is not needed to build.
typedef struct {
  const char *buffer, *cursor, *lastchar;
} LineInfo;
typedef struct {
  int number;
  const char *text;
} HistoryEvent;
enum { EL_EDITOR = 2, EL_BIND = 4, EL_ADDFN = 9, EL_HIST = 10, EL_GETCFN = 13, EL_CLIENTDATA = 14 };
enum { EL_PREP_TERM = 16, EL_REFRESH = 20, EL_PROMPT_ESC = 21 };
enum { H_SETSIZE = 1, H_ENTER = 10 };
enum { CC_REFRESH = 4, CC_ERROR = 6, CC_REDISPLAY = 8 };

struct bridge_line_editor {
  void *library;
  EditLine *line;
  History *history;
  locale_t locale;
  const char *prompt;
  bridge_completer completer;
  void *owner;
  bool has_inserted, has_shown;
  bool brackets_pastes;  // whether the terminal is told to
  bool is_pasting;
  wchar_t *queue;  // read, but not handed over yet
  size_t queued, taken, queue_size;

  EditLine *(*el_init)(const char *, FILE *, FILE *, FILE *);
  void (*el_end)(EditLine *);
  int (*el_set)(EditLine *, int, ...);
  int (*el_get)(EditLine *, int, ...);
  const char *(*el_gets)(EditLine *, int *);
  const LineInfo *(*el_line)(EditLine *);
  int (*el_insertstr)(EditLine *, const char *);
  void (*el_resize)(EditLine *);
  int (*el_source)(EditLine *, const char *);
  History *(*history_init)(void);
  void (*history_end)(History *);
  int (*history_do)(History *, HistoryEvent *, int, ...);
};

// MARK: Signals

// A signal handler is given nothing but the number of its signal.
static volatile sig_atomic_t was_interrupted, was_resized, was_continued;

static void note_signal(int number) {
  if (number == SIGINT) was_interrupted = 1;
  if (number == SIGWINCH) was_resized = 1;
  if (number == SIGCONT) was_continued = 1;
}

// Without SA_RESTART, so that a read that waits hears of it.
static void note(int number, struct sigaction *previous) {
  struct sigaction action = {.sa_handler = note_signal};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, previous);
}

void bridge_note_interrupts(void) {
  was_interrupted = 0;
  note(SIGINT, NULL);
  signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error of the write
}

bool bridge_take_interrupt(void) {
  bool came = was_interrupted;
  was_interrupted = 0;
  return came;
}

// MARK: Reading

// libedit hands callbacks its own object only; EL_CLIENTDATA leads from there, by a function that is
// known once the library is loaded.
static int (*get_of_library)(EditLine *, int, ...);

static bridge_line_editor *editor_of(EditLine *line) {
  void *editor = NULL;
  get_of_library(line, EL_CLIENTDATA, &editor);
  return editor;
}

static int width_of(wchar_t character, int column) {
  if (character == L'\t') return 8 - column % 8;
  if (character < 0x20 || character == 0x7F) return 2;  // ^X
  int width = wcwidth(character);
  return width < 0 ? 0 : width;
}

// How far some text of that length brings the cursor on from a column.
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

// Takes away a line that was drawn for another width, which the terminal has broken anew.
static void erase_line(bridge_line_editor *editor, int columns) {
  if (columns <= 0) return;
  const LineInfo *info = editor->el_line(editor->line);
  int column = advance(0, editor->prompt, strlen(editor->prompt));
  column = advance(column, info->buffer, (size_t)(info->cursor - info->buffer));
  if (column >= columns) printf("\033[%dA", column / columns);
  fputs("\r\033[J", stdout);
}

// Draws the line again after the terminal has changed, or another program has used it.
static void redraw(bridge_line_editor *editor) {
  if (was_continued) {  // the shell has set modes of its own
    editor->el_set(editor->line, EL_PREP_TERM, 0);
    editor->el_set(editor->line, EL_PREP_TERM, 1);
    if (editor->brackets_pastes) fputs("\033[?2004h", stdout);
  }
  if (was_resized && !was_continued) erase_line(editor, bridge_terminal_width());
  if (was_resized) editor->el_resize(editor->line);
  was_continued = was_resized = 0;
  editor->el_set(editor->line, EL_REFRESH);
}

static bool input_waits(int milliseconds) {
  struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
  return poll(&input, 1, milliseconds) > 0;
}

// Waits for input; signals come only here, so that none is missed.
static void wait_for_input(bridge_line_editor *editor) {
  sigset_t noted, outer;
  sigemptyset(&noted);
  sigaddset(&noted, SIGINT);
  sigaddset(&noted, SIGWINCH);
  sigaddset(&noted, SIGCONT);
  sigprocmask(SIG_BLOCK, &noted, &outer);
  struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
  do {
    if (was_continued || was_resized) redraw(editor);
  } while (!was_interrupted && ppoll(&input, 1, NULL, &outer) < 0 && errno == EINTR);
  sigprocmask(SIG_SETMASK, &outer, NULL);
}

// One byte; 0 at the end, -1 when the line is given up.
static int read_byte(bridge_line_editor *editor, unsigned char *byte) {
  for (;;) {
    if (!input_waits(0)) wait_for_input(editor);
    if (was_interrupted) return -1;
    ssize_t count = read(STDIN_FILENO, byte, 1);
    if (count >= 0) return (int)count;
    if (errno != EINTR) return -1;
  }
}

// One character; a byte that belongs to none is U+FFFD.
static int read_character(bridge_line_editor *editor, wchar_t *character) {
  mbstate_t state = {0};
  for (int length = 1;; length++) {
    unsigned char byte;
    int count = read_byte(editor, &byte);
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

// A key that is text whatever it is bound to.
static void enqueue_text(bridge_line_editor *editor, wchar_t character) {
  if (character < 0x20 || character == 0x7F) enqueue(editor, L'\026');
  enqueue(editor, character);
}

static void empty_queue(bridge_line_editor *editor) {
  editor->queued = editor->taken = 0;
}

typedef enum { AT_END = 0, GIVEN_UP = -1, WAS_KEY = 1, WAS_BRACKET = 2 } escape;

// Reads on behind an escape: the brackets of a paste are taken out, anything else is queued.
static escape read_escape(bridge_line_editor *editor) {
  static const wchar_t start[] = L"[200~", end[] = L"[201~";
  empty_queue(editor);
  for (size_t i = 0; i < 5; i++) {
    if (!input_waits(20)) return WAS_KEY;
    wchar_t next;
    int count = read_character(editor, &next);
    if (count <= 0) return count == 0 ? AT_END : GIVEN_UP;
    enqueue(editor, next);
    if (next != start[i] && !(i == 3 && next == end[i])) return WAS_KEY;
  }
  if (editor->queued != 5) return WAS_KEY;
  editor->is_pasting = editor->queue[3] == start[3];
  empty_queue(editor);
  return WAS_BRACKET;
}

// What libedit reads with. A line that the caller gives up is an error without a cause.
static int read_key(EditLine *line, wchar_t *key) {
  bridge_line_editor *editor = editor_of(line);
  for (;;) {
    if (editor->taken < editor->queued) {
      *key = editor->queue[editor->taken++];
      return 1;
    }
    empty_queue(editor);
    int count = read_character(editor, key);
    if (count <= 0) return count;
    if (*key == L'\033') {
      escape found = read_escape(editor);
      if (found == WAS_BRACKET) continue;
      return (int)found;
    }
    if (editor->is_pasting && *key == L'\t') {
      enqueue(editor, *key);
      *key = L'\026';  // the next key as it is
    }
    return 1;
  }
}

// MARK: Pasting

// Reads a line of a paste without libedit, which draws the line anew for each key. NULL when the
// paste ends before the line does: then the line is queued, for a person to finish.
static char *read_pasted_line(bridge_line_editor *editor) {
  char *line = NULL;
  size_t length = 0, size = 0;
  for (;;) {
    unsigned char byte;
    if (read_byte(editor, &byte) <= 0) break;
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
    escape found = read_escape(editor);
    if (found == WAS_BRACKET && editor->is_pasting) continue;
    if (found != WAS_KEY) break;
    // An escape in a paste means nothing; what follows it is text.
    for (; editor->taken < editor->queued && length + MB_LEN_MAX < size; editor->taken++) {
      mbstate_t state = {0};
      size_t count = wcrtomb(line + length, editor->queue[editor->taken], &state);
      if (count != (size_t)-1) length += count;
    }
  }
  empty_queue(editor);
  mbstate_t state = {0};
  for (size_t at = 0; at < length && !was_interrupted;) {
    wchar_t character;
    size_t count = mbrtowc(&character, line + at, length - at, &state);
    bool is_text = count != (size_t)-1 && count != (size_t)-2 && count != 0;
    enqueue_text(editor, is_text ? character : 0xFFFD);
    at += is_text ? count : 1;
    if (!is_text) state = (mbstate_t){0};
  }
  free(line);
  return NULL;
}

// Writes what libedit would: the prompt without the marks around what has no width, control
// characters in the line by the keys that make them.
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

static char *paste_line(bridge_line_editor *editor) {
  char *line = read_pasted_line(editor);
  if (line != NULL) show_line(editor->prompt, line);
  return line;
}

static char *edit_line(bridge_line_editor *editor) {
  int count = 0;
  const char *line = editor->el_gets(editor->line, &count);
  if (line == NULL || count <= 0 || was_interrupted) return NULL;
  size_t length = strlen(line);
  if (length > 0 && line[length - 1] == '\n') length--;
  return strndup(line, length);
}

char *bridge_edit_line(bridge_line_editor *editor, const char *prompt) {
  editor->prompt = prompt;
  if (editor->is_pasting && !input_waits(100)) editor->is_pasting = false;
  struct sigaction resized, continued;
  note(SIGWINCH, &resized);
  note(SIGCONT, &continued);
  // Before the prompt: libedit would do it only behind that, and lose keys that are typed at once.
  editor->el_set(editor->line, EL_PREP_TERM, 1);
  if (editor->brackets_pastes) fputs("\033[?2004h", stdout);
  fflush(stdout);
  locale_t outer = uselocale(editor->locale);
  char *line = editor->is_pasting ? paste_line(editor) : NULL;
  if (line == NULL && !was_interrupted) line = edit_line(editor);
  editor->el_set(editor->line, EL_PREP_TERM, 0);
  empty_queue(editor);
  uselocale(outer);
  if (editor->brackets_pastes) fputs("\033[?2004l", stdout);
  fflush(stdout);
  sigaction(SIGWINCH, &resized, NULL);
  sigaction(SIGCONT, &continued, NULL);
  return line;
}

// MARK: Completing

static unsigned char complete(EditLine *line, int key) {
  (void)key;
  bridge_line_editor *editor = editor_of(line);
  if (editor->completer == NULL) return CC_ERROR;
  const LineInfo *info = editor->el_line(line);
  size_t count = (size_t)(info->cursor - info->buffer);
  char *text = malloc(count + 1);
  if (text == NULL) return CC_ERROR;
  memcpy(text, info->buffer, count);
  editor->has_inserted = editor->has_shown = false;
  editor->completer(editor->owner, text, count);
  free(text);
  if (editor->has_shown) return CC_REDISPLAY;
  return editor->has_inserted ? CC_REFRESH : CC_ERROR;
}

void bridge_set_completer(bridge_line_editor *editor, bridge_completer completer, void *owner) {
  editor->completer = completer;
  editor->owner = owner;
}

void bridge_insert_text(bridge_line_editor *editor, const char *text) {
  editor->el_insertstr(editor->line, text);
  editor->has_inserted = true;
}

void bridge_show_below(bridge_line_editor *editor, const char *text) {
  fputs("\n", stdout);
  fputs(text, stdout);
  fflush(stdout);
  editor->has_shown = true;
}

// MARK: Life

static char *prompt_of(EditLine *line) {
  return (char *)(uintptr_t)editor_of(line)->prompt;
}

static bool find_functions(bridge_line_editor *editor) {
  struct {
    const char *name;
    void *function;
  } wanted[] = {
      {"el_init", &editor->el_init},           {"el_end", &editor->el_end},
      {"el_set", &editor->el_set},             {"el_get", &editor->el_get},
      {"el_gets", &editor->el_gets},           {"el_line", &editor->el_line},
      {"el_insertstr", &editor->el_insertstr}, {"el_resize", &editor->el_resize},
      {"el_source", &editor->el_source},       {"history_init", &editor->history_init},
      {"history_end", &editor->history_end},   {"history", &editor->history_do},
  };
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    void *found = dlsym(editor->library, wanted[i].name);
    if (found == NULL) return false;
    memcpy(wanted[i].function, &found, sizeof found);
  }
  return true;
}

// The locale of the environment, or one that knows UTF-8 when that knows bytes only.
static locale_t locale_for_text(void) {
  locale_t own = newlocale(LC_CTYPE_MASK, "", (locale_t)0);
  if (own != (locale_t)0 && strcmp(nl_langinfo_l(CODESET, own), "UTF-8") == 0) return own;
  locale_t plain = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  if (plain == (locale_t)0) return own;
  if (own != (locale_t)0) freelocale(own);
  return plain;
}

static void bind_keys(bridge_line_editor *editor) {
  static const char *const keys[][2] = {
      {"^I", "hookhost-complete"},    {"^R", "em-inc-search-prev"},
      {"\033[3~", "ed-delete-next-char"}, {"\033[1~", "ed-move-to-beg"},
      {"\033[4~", "ed-move-to-end"},  {"\033[H", "ed-move-to-beg"},
      {"\033[F", "ed-move-to-end"},   {"\033[1;5C", "em-next-word"},
      {"\033[1;5D", "ed-prev-word"},
  };
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
    editor->el_set(editor->line, EL_BIND, keys[i][0], keys[i][1], NULL);
}

bridge_line_editor *bridge_open_line_editor(int history_size) {
  if (!isatty(STDOUT_FILENO)) return NULL;
  bridge_line_editor *editor = calloc(1, sizeof *editor);
  if (editor == NULL) return NULL;
  editor->locale = locale_for_text();
  editor->library = dlopen("libedit.so.2", RTLD_NOW | RTLD_LOCAL);
  locale_t outer = uselocale(editor->locale);
  if (editor->library != NULL && find_functions(editor)) {
    editor->line = editor->el_init("hookhost", stdin, stdout, stderr);
    editor->history = editor->history_init();
  }
  if (editor->line == NULL || editor->history == NULL) {
    uselocale(outer);
    bridge_close_line_editor(editor);
    return NULL;
  }
  get_of_library = editor->el_get;
  HistoryEvent event;
  editor->history_do(editor->history, &event, H_SETSIZE, history_size);
  editor->el_set(editor->line, EL_CLIENTDATA, editor);
  editor->el_set(editor->line, EL_EDITOR, "emacs");
  editor->el_set(editor->line, EL_PROMPT_ESC, prompt_of, '\001');
  editor->el_set(editor->line, EL_HIST, editor->history_do, editor->history);
  editor->el_set(editor->line, EL_GETCFN, read_key);
  editor->el_set(editor->line, EL_ADDFN, "hookhost-complete", "complete the name", complete);
  bind_keys(editor);
  editor->el_source(editor->line, NULL);
  uselocale(outer);
  const char *terminal = getenv("TERM");
  editor->brackets_pastes =
      terminal != NULL && *terminal != '\0' && strcmp(terminal, "dumb") != 0;
  return editor;
}

void bridge_remember_line(bridge_line_editor *editor, const char *line) {
  HistoryEvent event;
  locale_t outer = uselocale(editor->locale);
  editor->history_do(editor->history, &event, H_ENTER, line);
  uselocale(outer);
}

void bridge_close_line_editor(bridge_line_editor *editor) {
  if (editor->history != NULL) editor->history_end(editor->history);
  if (editor->line != NULL) editor->el_end(editor->line);
  if (editor->library != NULL) dlclose(editor->library);
  if (editor->locale != (locale_t)0) freelocale(editor->locale);
  free(editor->queue);
  free(editor);
}
