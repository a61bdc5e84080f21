#include "line_editor.h"

#include <langinfo.h>
#if defined(__APPLE__)
#include <xlocale.h>
#endif
#include <locale.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "libedit.h"
#include "line_editor_input.h"
#include "line_editor_paste.h"

// MARK: Reading

// libedit passes only its own object to callbacks; EL_CLIENTDATA provides the editor, by a function
// that is known after the library is loaded.
static int (*get_of_library)(EditLine *, int, ...);

static bridge_line_editor *editor_of(EditLine *line) {
  void *editor = NULL;
  get_of_library(line, EL_CLIENTDATA, &editor);
  return editor;
}

static int read_key(EditLine *line, wchar_t *key) {
  return line_editor_read_key(editor_of(line), key);
}

static char *edit_line(bridge_line_editor *editor) {
  int count = 0;
  const char *line = editor->edit.el_gets(editor->line, &count);
  if (line == NULL || count <= 0 || line_editor_was_interrupted()) return NULL;
  size_t length = strlen(line);
  if (length > 0 && line[length - 1] == '\n') length--;
  return strndup(line, length);
}

char *bridge_edit_line(bridge_line_editor *editor, const char *prompt) {
  editor->prompt = prompt;
  if (editor->is_pasting && !line_editor_input_waits(100)) editor->is_pasting = false;
  struct sigaction outer_handling[2];
  line_editor_note_terminal(outer_handling);
  // Before the prompt: libedit would do it after the prompt, and lose keys that are typed at once.
  editor->edit.el_set(editor->line, EL_PREP_TERM, 1);
  if (editor->brackets_pastes) fputs("\033[?2004h", stdout);
  fflush(stdout);
  locale_t outer = uselocale(editor->locale);
  char *line = editor->is_pasting ? line_editor_paste_line(editor) : NULL;
  if (line == NULL && !line_editor_was_interrupted()) line = edit_line(editor);
  editor->edit.el_set(editor->line, EL_PREP_TERM, 0);
  line_editor_empty_queue(editor);
  uselocale(outer);
  if (editor->brackets_pastes) fputs("\033[?2004l", stdout);
  fflush(stdout);
  line_editor_forget_terminal(outer_handling);
  return line;
}

// MARK: Completion

static unsigned char complete(EditLine *line, int key) {
  (void)key;
  bridge_line_editor *editor = editor_of(line);
  if (editor->completer == NULL) return CC_ERROR;
  const LineInfo *info = editor->edit.el_line(line);
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
  editor->edit.el_insertstr(editor->line, text);
  editor->has_inserted = true;
}

void bridge_show_below(bridge_line_editor *editor, const char *text) {
  fputs("\n", stdout);
  fputs(text, stdout);
  fflush(stdout);
  editor->has_shown = true;
}

// MARK: Creation

static char *prompt_of(EditLine *line) {
  return (char *)(uintptr_t)editor_of(line)->prompt;
}

// The locale of the environment, or a UTF-8 locale if that one is not UTF-8.
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
    editor->edit.el_set(editor->line, EL_BIND, keys[i][0], keys[i][1], NULL);
}

bridge_line_editor *bridge_open_line_editor(int history_size) {
  if (!isatty(STDOUT_FILENO)) return NULL;
  bridge_line_editor *editor = calloc(1, sizeof *editor);
  if (editor == NULL) return NULL;
  editor->locale = locale_for_text();
  locale_t outer = uselocale(editor->locale);
  if (libedit_load(&editor->edit)) {
    editor->line = editor->edit.el_init("hookhost", stdin, stdout, stderr);
    editor->history = editor->edit.history_init();
  }
  if (editor->line == NULL || editor->history == NULL) {
    uselocale(outer);
    bridge_close_line_editor(editor);
    return NULL;
  }
  get_of_library = editor->edit.el_get;
  HistoryEvent event;
  editor->edit.history_do(editor->history, &event, H_SETSIZE, history_size);
  editor->edit.el_set(editor->line, EL_CLIENTDATA, editor);
  editor->edit.el_set(editor->line, EL_EDITOR, "emacs");
  editor->edit.el_set(editor->line, EL_PROMPT_ESC, prompt_of, '\001');
  editor->edit.el_set(editor->line, EL_HIST, editor->edit.history_do, editor->history);
  editor->edit.el_set(editor->line, EL_GETCFN, read_key);
  editor->edit.el_set(editor->line, EL_ADDFN, "hookhost-complete", "complete the name", complete);
  bind_keys(editor);
  editor->edit.el_source(editor->line, NULL);
  uselocale(outer);
  const char *terminal = getenv("TERM");
  editor->brackets_pastes =
      terminal != NULL && *terminal != '\0' && strcmp(terminal, "dumb") != 0;
  return editor;
}

void bridge_remember_line(bridge_line_editor *editor, const char *line) {
  HistoryEvent event;
  locale_t outer = uselocale(editor->locale);
  editor->edit.history_do(editor->history, &event, H_ENTER, line);
  uselocale(outer);
}

void bridge_close_line_editor(bridge_line_editor *editor) {
  if (editor->history != NULL) editor->edit.history_end(editor->history);
  if (editor->line != NULL) editor->edit.el_end(editor->line);
  libedit_unload(&editor->edit);
  if (editor->locale != (locale_t)0) freelocale(editor->locale);
  free(editor->queue);
  free(editor);
}
