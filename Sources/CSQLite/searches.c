// The functions of SQL that search texts: instr, replace and the trims. Those of SQLite compare the whole pattern at
// each character, and have no point at which a time limit stops them; a value may have a gigabyte. These give the same
// results in linear time.

#define _GNU_SOURCE

#include "library.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// SQLITE_UTF8, SQLITE_DETERMINISTIC, SQLITE_INNOCUOUS
enum { properties = 1 | 0x800 | 0x200000 };
// SQLITE_BLOB, SQLITE_NULL
enum { blob = 4, null = 5 };

// The data of each function is its library; see functions.c.
static void *(*_Atomic user_data)(void *);

typedef struct {
  const unsigned char *start;
  size_t count;
} text;

static bool continues(unsigned char byte) { return (byte & 0xC0) == 0x80; }

// Returns the bytes of a value; no start for NULL, or without memory.
static text text_of(const sqlite_library *library, void *value) {
  const unsigned char *start = library->value_text(value);
  return (text){start, start == NULL ? 0 : (size_t)library->value_bytes(value)};
}

static bool is_null(const sqlite_library *library, void *value) {
  return library->value_type(value) == null;
}

static void find(void *context, int count, void **values) {
  (void)count;
  const sqlite_library *library = user_data(context);
  if (is_null(library, values[0]) || is_null(library, values[1])) return;
  bool is_text = library->value_type(values[0]) != blob || library->value_type(values[1]) != blob;
  text whole, sought;
  if (is_text) {
    whole = text_of(library, values[0]);
    sought = text_of(library, values[1]);
    if (whole.start == NULL || sought.start == NULL)
      return library->result_error_code(context, no_memory);
  } else {
    whole = (text){library->value_blob(values[0]), (size_t)library->value_bytes(values[0])};
    sought = (text){library->value_blob(values[1]), (size_t)library->value_bytes(values[1])};
  }
  if (sought.count == 0) return library->result_int64(context, 1);
  if (sought.count > whole.count) return library->result_int64(context, 0);
  const unsigned char *found;
  // No character but the first begins within another.
  if (is_text && continues(sought.start[0]))
    found = memcmp(whole.start, sought.start, sought.count) == 0 ? whole.start : NULL;
  else
    found = memmem(whole.start, whole.count, sought.start, sought.count);
  if (found == NULL) return library->result_int64(context, 0);
  int64_t place = 1;
  for (const unsigned char *byte = whole.start; byte < found; byte++)
    if (!is_text || !continues(byte[1])) place++;
  library->result_int64(context, place);
}

// Replaces each occurrence of a text; with no result, returns the size that it would have.
static size_t replaced(text whole, text old, text made, unsigned char *result) {
  size_t size = 0;
  const unsigned char *rest = whole.start, *end = whole.start + whole.count;
  for (;;) {
    const unsigned char *found =
        rest == end ? NULL : memmem(rest, (size_t)(end - rest), old.start, old.count);
    size_t kept = (size_t)((found == NULL ? end : found) - rest);
    if (result != NULL) memcpy(result + size, rest, kept);
    size += kept;
    if (found == NULL) return size;
    if (result != NULL && made.count > 0) memcpy(result + size, made.start, made.count);
    size += made.count;
    rest = found + old.count;
  }
}

static void replace(void *context, int count, void **values) {
  (void)count;
  const sqlite_library *library = user_data(context);
  for (int place = 0; place < 2; place++)
    if (is_null(library, values[place])) return;
  text whole = text_of(library, values[0]), old = text_of(library, values[1]);
  if (whole.start == NULL || old.start == NULL)
    return library->result_error_code(context, no_memory);
  if (old.start[0] == 0) return library->result_value(context, values[0]);
  if (is_null(library, values[2])) return;
  text made = text_of(library, values[2]);
  if (made.start == NULL) return library->result_error_code(context, no_memory);
  size_t size = replaced(whole, old, made, NULL);
  // SQLITE_LIMIT_LENGTH
  if (size > (size_t)library->limit(library->context_db_handle(context), 0, -1))
    return library->result_error_code(context, too_big);
  unsigned char *result = library->malloc64(size + 1);
  if (result == NULL) return library->result_error_code(context, no_memory);
  replaced(whole, old, made, result);
  result[size] = 0;
  library->result_text(context, (const char *)result, (int)size, library->free);
}

static int order(const void *left, const void *right) {
  const text *one = left, *other = right;
  size_t count = one->count < other->count ? one->count : other->count;
  int result = memcmp(one->start, other->start, count);
  if (result != 0) return result;
  return one->count < other->count ? -1 : one->count > other->count;
}

// The length of the character at the start of a text, as SQLite reads UTF-8.
static size_t first(text whole) {
  size_t count = 1;
  if (whole.start[0] >= 0xC0)
    while (count < whole.count && continues(whole.start[count])) count++;
  return count;
}

// Characters to remove, in order.
typedef struct {
  text *all;
  size_t count, longest;
} characters;

static bool has(const characters *set, const unsigned char *start, size_t count) {
  text sought = {start, count};
  return bsearch(&sought, set->all, set->count, sizeof sought, order) != NULL;
}

// Which ends a trim removes from.
enum { left_end = 1, right_end = 2 };

static text trimmed(text whole, const characters *set, int ends) {
  while ((ends & left_end) && whole.count > 0) {
    size_t size = 1, most = whole.count < set->longest ? whole.count : set->longest;
    while (size <= most && !has(set, whole.start, size)) size++;
    if (size > most) break;
    whole = (text){whole.start + size, whole.count - size};
  }
  while ((ends & right_end) && whole.count > 0) {
    size_t size = 1, most = whole.count < set->longest ? whole.count : set->longest;
    while (size <= most && !has(set, whole.start + whole.count - size, size)) size++;
    if (size > most) break;
    whole.count -= size;
  }
  return whole;
}

static void trim(void *context, int count, void **values, int ends) {
  const sqlite_library *library = user_data(context);
  if (is_null(library, values[0]) || (count > 1 && is_null(library, values[1]))) return;
  text whole = text_of(library, values[0]), rest = {(const unsigned char *)" ", 1};
  if (count > 1) rest = text_of(library, values[1]);
  if (whole.start == NULL || rest.start == NULL)
    return library->result_error_code(context, no_memory);
  // As in SQLite, a NUL ends the characters to remove.
  rest.count = strnlen((const char *)rest.start, rest.count);
  characters set = {malloc((rest.count + 1) * sizeof(text)), 0, 0};
  if (set.all == NULL) return library->result_error_code(context, no_memory);
  while (rest.count > 0) {
    size_t size = first(rest);
    set.all[set.count++] = (text){rest.start, size};
    if (size > set.longest) set.longest = size;
    rest = (text){rest.start + size, rest.count - size};
  }
  // No character of Unicode is longer.
  if (set.longest > 4) set.longest = 4;
  qsort(set.all, set.count, sizeof(text), order);
  text result = trimmed(whole, &set, ends);
  free(set.all);
  library->result_text(context, (const char *)result.start, (int)result.count, TRANSIENT);
}

static void trim_left(void *context, int count, void **values) {
  trim(context, count, values, left_end);
}

static void trim_right(void *context, int count, void **values) {
  trim(context, count, values, right_end);
}

static void trim_both(void *context, int count, void **values) {
  trim(context, count, values, left_end | right_end);
}

bool define_searches(sqlite_library *library, void *database) {
  static const struct {
    const char *name;
    int count;
    void (*body)(void *, int, void **);
  } all[] = {
      {"instr", 2, find},         {"replace", 3, replace},    {"ltrim", 1, trim_left},
      {"ltrim", 2, trim_left},    {"rtrim", 1, trim_right},   {"rtrim", 2, trim_right},
      {"trim", 1, trim_both},     {"trim", 2, trim_both},
  };
  user_data = library->user_data;
  for (size_t place = 0; place < sizeof all / sizeof all[0]; place++)
    if (library->create_function_v2(database, all[place].name, all[place].count, properties,
                                    library, all[place].body, NULL, NULL, NULL)
        != success)
      return false;
  return true;
}
