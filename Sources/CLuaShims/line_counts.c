#include "line_counts.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#include "running_threads.h"

// Files are found by the text of their names; the last one is tried first. The address of a name is no
// key, because Lua frees names with their functions.
typedef struct bridge_line_counter {
  bridge_line_counts *files;
  size_t count, room;
  size_t last;  // the file of the line that ran last
} counter;

// Lines above this are a mistake: of a chunk that was forged.
enum { MOST_LINES = 1 << 22 };

static bridge_line_counts *add_file(counter *made, const char *source) {
  if (made->count == made->room) {
    size_t room = made->room == 0 ? 16 : made->room * 2;
    bridge_line_counts *files = realloc(made->files, room * sizeof *files);
    if (files == NULL) return NULL;
    made->files = files;
    made->room = room;
  }
  char *copy = strdup(source);
  if (copy == NULL) return NULL;
  made->last = made->count;
  bridge_line_counts *file = &made->files[made->count++];
  *file = (bridge_line_counts){.source = copy};
  return file;
}

static bridge_line_counts *find_file(counter *made, const char *source) {
  if (made->last < made->count && strcmp(made->files[made->last].source, source) == 0)
    return &made->files[made->last];
  for (size_t i = 0; i < made->count; i++) {
    if (strcmp(made->files[i].source, source) != 0) continue;
    made->last = i;
    return &made->files[i];
  }
  return add_file(made, source);
}

static void count(counter *made, const char *source, int line) {
  if (line < 0 || line > MOST_LINES) return;
  bridge_line_counts *file = find_file(made, source);
  if (file == NULL) return;
  if ((size_t)line >= file->line_count) {
    size_t lines = (size_t)line + 256;
    uint32_t *counts = realloc(file->counts, lines * sizeof *counts);
    if (counts == NULL) return;
    memset(counts + file->line_count, 0, (lines - file->line_count) * sizeof *counts);
    file->counts = counts;
    file->line_count = lines;
  }
  if (file->counts[line] < UINT32_MAX) file->counts[line]++;
}

static void note_line(lua_State *L, lua_Debug *call) {
  counter *made = bridge_state_of(L)->line_counter;
  if (made == NULL || call->event != LUA_HOOKLINE || !lua_getinfo(L, "S", call)) return;
  if (call->source[0] == '@') count(made, call->source + 1, call->currentline);
}

bool bridge_count_lines(bridge_state *state) {
  if (state->line_counter != NULL) return true;
  state->line_counter = calloc(1, sizeof(counter));
  if (state->line_counter == NULL) return false;
  bridge_note_own_hook(note_line);
  bridge_remove_hook(state->main_thread);
  return true;
}

size_t bridge_counted_files(const bridge_state *state) {
  return state->line_counter == NULL ? 0 : state->line_counter->count;
}

const bridge_line_counts *bridge_counts_of_file(const bridge_state *state, size_t index) {
  return &state->line_counter->files[index];
}

void bridge_remove_hook(lua_State *L) {
  if (bridge_state_of(L)->line_counter != NULL) lua_sethook(L, note_line, LUA_MASKLINE, 0);
  else lua_sethook(L, NULL, 0, 0);
}

void bridge_free_line_counts(bridge_state *state) {
  counter *made = state->line_counter;
  if (made == NULL) return;
  for (size_t i = 0; i < made->count; i++) {
    free(made->files[i].source);
    free(made->files[i].counts);
  }
  free(made->files);
  free(made);
  state->line_counter = NULL;
}
