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
  wchar_t queue[8];  // read, but not handed over yet
  int queued;

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

// One byte; 0 at the end, -1 when the line is given up.
static int read_byte(bridge_line_editor *editor, unsigned char *byte) {
  for (;;) {
    if (was_interrupted) return -1;
    ssize_t count = read(STDIN_FILENO, byte, 1);
    if (count >= 0) return (int)count;
    if (errno != EINTR) return -1;
    if (was_continued) editor->el_set(editor->line, EL_PREP_TERM, 1);
    if (was_resized) editor->el_resize(editor->line);
    if (was_continued || was_resized) editor->el_set(editor->line, EL_REFRESH);
    was_continued = was_resized = 0;
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

static bool input_waits(int milliseconds) {
  struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
  return poll(&input, 1, milliseconds) > 0;
}

// Reads on behind an escape: the brackets of a paste are taken out, anything else is queued.
static int read_escape(bridge_line_editor *editor) {
  static const wchar_t start[] = L"[200~", end[] = L"[201~";
  int matched = 0;
  while (matched < 5 && input_waits(20)) {
    wchar_t next;
    int count = read_character(editor, &next);
    if (count <= 0) return count;
    editor->queue[editor->queued++] = next;
    bool fits = true;
    for (int i = 0; i <= matched; i++)
      fits = fits && (editor->queue[i] == start[i] || (i == 3 && editor->queue[i] == end[i]));
    if (!fits) return 1;
    matched++;
  }
  if (matched < 5) return 1;
  editor->is_pasting = editor->queue[3] == start[3];
  editor->queued = 0;
  return 2;
}

static wchar_t take_queued(bridge_line_editor *editor) {
  wchar_t first = editor->queue[0];
  editor->queued--;
  memmove(editor->queue, editor->queue + 1, (size_t)editor->queued * sizeof(wchar_t));
  return first;
}

// What libedit reads with. A line that the caller gives up is an error without a cause.
static int read_key(EditLine *line, wchar_t *key) {
  bridge_line_editor *editor = editor_of(line);
  for (;;) {
    if (editor->queued > 0) {
      *key = take_queued(editor);
      return 1;
    }
    int count = read_character(editor, key);
    if (count <= 0) return count;
    if (*key == L'\033') {
      int found = read_escape(editor);
      if (found == 2) continue;
      return found <= 0 ? found : 1;
    }
    if (editor->is_pasting && *key == L'\t') {
      editor->queue[editor->queued++] = *key;
      *key = L'\026';  // the next key as it is
    }
    return 1;
  }
}

char *bridge_edit_line(bridge_line_editor *editor, const char *prompt) {
  editor->prompt = prompt;
  if (!input_waits(0)) editor->is_pasting = false;
  struct sigaction resized, continued;
  note(SIGWINCH, &resized);
  note(SIGCONT, &continued);
  if (editor->brackets_pastes) fputs("\033[?2004h", stdout);
  fflush(stdout);
  locale_t outer = uselocale(editor->locale);
  int count = 0;
  const char *line = editor->el_gets(editor->line, &count);
  char *copy = NULL;
  if (line != NULL && count > 0 && !was_interrupted) {
    size_t length = strlen(line);
    if (length > 0 && line[length - 1] == '\n') length--;
    copy = strndup(line, length);
  }
  uselocale(outer);
  if (editor->brackets_pastes) fputs("\033[?2004l", stdout);
  fflush(stdout);
  sigaction(SIGWINCH, &resized, NULL);
  sigaction(SIGCONT, &continued, NULL);
  return copy;
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
  free(editor);
}
