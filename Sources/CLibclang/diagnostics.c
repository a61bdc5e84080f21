#include "diagnostics.h"

#include <stdio.h>
#include <string.h>

// Severities of "clang-c/Index.h".
enum { warningSeverity = 2, errorSeverity = 3 };

// The spaces that clang prints for a tab.
enum { tabWidth = 8, longestLine = 400 };

static void add_text(text_buffer *text, const char *words) { text_add(text, words, strlen(words)); }

// A line of a source, and its marked columns.
typedef struct {
  CXFile file;
  unsigned number;
  const char *start;
  size_t length;
  char marks[longestLine];
} marked_line;

static bool find_line(libclang *clang, CXTranslationUnit unit, CXSourceLocation location,
                      marked_line *line, unsigned *column) {
  unsigned offset;
  clang->getExpansionLocation(location, &line->file, &line->number, column, &offset);
  if (line->file == NULL) return false;
  size_t size;
  const char *contents = clang->getFileContents(unit, line->file, &size);
  if (contents == NULL || offset > size) return false;
  size_t start = offset, end = offset;
  while (start > 0 && contents[start - 1] != '\n') start--;
  while (end < size && contents[end] != '\n' && contents[end] != '\r') end++;
  line->start = contents + start;
  line->length = end - start;
  return line->length > 0 && line->length < longestLine;
}

// Marks the columns of a range that are on the line.
static void mark_range(libclang *clang, marked_line *line, CXSourceRange range) {
  CXFile first_file, last_file;
  unsigned first_line, last_line, first, last;
  clang->getExpansionLocation(clang->getRangeStart(range), &first_file, &first_line, &first, NULL);
  clang->getExpansionLocation(clang->getRangeEnd(range), &last_file, &last_line, &last, NULL);
  if (first_file != line->file || last_file != line->file || first_line > line->number ||
      last_line < line->number)
    return;
  if (first_line < line->number) first = 1;
  if (last_line > line->number) last = (unsigned)line->length + 1;
  for (unsigned column = first; column < last && column <= line->length; column++)
    line->marks[column - 1] = '~';
}

static void write_line(marked_line *line, text_buffer *text) {
  char gutter[32];
  int width = snprintf(gutter, sizeof gutter, "%5u | ", line->number);
  text_add(text, gutter, (size_t)width);
  text_buffer marks = {0};
  size_t shown = 0, marked = 0;
  for (size_t i = 0; i <= line->length; i++) {
    bool is_tab = i < line->length && line->start[i] == '\t';
    size_t count = is_tab ? tabWidth - shown % tabWidth : 1;
    for (size_t blank = 0; blank < count; blank++) {
      char mark = line->marks[i] == '^' && blank > 0 ? ' ' : line->marks[i];
      text_add(&marks, mark ? &mark : " ", 1);
      if (mark) marked = marks.length;
      if (i < line->length) text_add(text, is_tab ? " " : line->start + i, 1);
    }
    shown += count;
  }
  snprintf(gutter, sizeof gutter, "\n%*s| ", width - 2, "");
  add_text(text, gutter);
  if (marked > 0) text_add(text, marks.bytes, marked);
  add_text(text, "\n");
  text_free(&marks);
}

static const char errorMark[] = ": error: ";

// Returns the message if an error is about an undeclared method or property; NULL for any other.
static const char *words_of_undeclared(const char *line) {
  static const char *const beginnings[] = {
      "no visible @interface for '", "no known instance method for selector '",
      "no known class method for selector '", "property '"};
  const char *mark = strstr(line, errorMark);
  if (mark == NULL) return NULL;
  const char *words = mark + sizeof errorMark - 1;
  for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++) {
    if (strncmp(words, beginnings[i], strlen(beginnings[i])) != 0) continue;
    if (words[0] != 'p') return words;
    // `id` has no properties at all.
    const char *type = strstr(words, " not found on object of type '");
    return type != NULL && strstr(type, " *") != NULL ? words : NULL;
  }
  return NULL;
}

static bool is_undeclared(libclang *clang, CXDiagnostic diagnostic) {
  CXString line = clang->formatDiagnostic(diagnostic, clang->defaultDiagnosticDisplayOptions());
  bool result = words_of_undeclared(clang->getCString(line)) != NULL;
  clang->disposeString(line);
  return result;
}

// Without ARC a block that a function returns must be copied first; with ARC it is.
static bool is_of_returned_block(libclang *clang, CXDiagnostic diagnostic) {
  CXString line = clang->formatDiagnostic(diagnostic, clang->defaultDiagnosticDisplayOptions());
  bool result = strstr(clang->getCString(line), ": error: returning block that lives on") != NULL;
  clang->disposeString(line);
  return result;
}

// Writes the place of a diagnostic that a macro's expansion causes, such as `nil`, as clang does: that of the
// expansion. libclang's text begins with the macro's definition. Returns the text after the place.
static const char *write_place(libclang *clang, CXDiagnostic diagnostic, const char *words,
                               text_buffer *text) {
  CXSourceLocation location = clang->getDiagnosticLocation(diagnostic);
  CXFile spelled_file, file;
  unsigned spelled_line, spelled_column, line, column;
  clang->getSpellingLocation(location, &spelled_file, &spelled_line, &spelled_column, NULL);
  clang->getExpansionLocation(location, &file, &line, &column, NULL);
  bool is_in_macro = spelled_file != file || spelled_line != line || spelled_column != column;
  const char *rest = strstr(words, ": ");
  if (!is_in_macro || file == NULL || rest == NULL) return words;
  CXString name = clang->getFileName(file);
  char place[32];
  snprintf(place, sizeof place, ":%u:%u", line, column);
  add_text(text, clang->getCString(name));
  add_text(text, place);
  clang->disposeString(name);
  return rest;
}

static void write_one(
    libclang *clang, CXTranslationUnit unit, CXDiagnostic diagnostic, text_buffer *text) {
  CXString string = clang->formatDiagnostic(diagnostic, clang->defaultDiagnosticDisplayOptions());
  const char *words = write_place(clang, diagnostic, clang->getCString(string), text);
  const char *rest = words_of_undeclared(words);
  if (rest != NULL) {
    text_add(text, words, (size_t)(rest - words) - (sizeof errorMark - 1));
    add_text(text, ": warning: ");
    words = rest;
  }
  add_text(text, words);
  add_text(text, "\n");
  clang->disposeString(string);
  marked_line line = {0};
  unsigned column;
  if (!find_line(clang, unit, clang->getDiagnosticLocation(diagnostic), &line, &column)) return;
  for (unsigned i = 0; i < clang->getDiagnosticNumRanges(diagnostic); i++)
    mark_range(clang, &line, clang->getDiagnosticRange(diagnostic, i));
  if (column >= 1 && column <= line.length + 1) line.marks[column - 1] = '^';
  write_line(&line, text);
}

// Whether a note shows the definition of a macro of a system header, which clang leaves out.
static bool is_of_system_macro(libclang *clang, CXDiagnostic note) {
  if (!clang->Location_isInSystemHeader(clang->getDiagnosticLocation(note))) return false;
  CXString line = clang->formatDiagnostic(note, clang->defaultDiagnosticDisplayOptions());
  bool result = strstr(clang->getCString(line), ": note: expanded from macro '") != NULL;
  clang->disposeString(line);
  return result;
}

static void write_with_notes(
    libclang *clang, CXTranslationUnit unit, CXDiagnostic diagnostic, text_buffer *text) {
  write_one(clang, unit, diagnostic, text);
  CXDiagnosticSet notes = clang->getChildDiagnostics(diagnostic);
  for (unsigned i = 0; i < clang->getNumDiagnosticsInSet(notes); i++) {
    CXDiagnostic note = clang->getDiagnosticInSet(notes, i);
    if (!is_of_system_macro(clang, note)) write_with_notes(clang, unit, note, text);
    clang->disposeDiagnostic(note);
  }
}

static void write_count(text_buffer *text, int warnings, int errors) {
  char line[80] = "";
  const char *and = warnings && errors ? " and " : "";
  char parts[2][32] = {"", ""};
  if (warnings) snprintf(parts[0], 32, "%d warning%s", warnings, warnings == 1 ? "" : "s");
  if (errors) snprintf(parts[1], 32, "%d error%s", errors, errors == 1 ? "" : "s");
  snprintf(line, sizeof line, "%s%s%s generated.\n", parts[0], and, parts[1]);
  if (warnings || errors) add_text(text, line);
}

error_counts diagnostics_write(
    libclang *clang, CXTranslationUnit unit, bool copies_blocks, text_buffer *text) {
  error_counts counts = {0};
  int warnings = 0;
  for (unsigned i = 0; i < clang->getNumDiagnostics(unit); i++) {
    CXDiagnostic diagnostic = clang->getDiagnostic(unit, i);
    int severity = clang->getDiagnosticSeverity(diagnostic);
    if (severity == errorSeverity && copies_blocks && is_of_returned_block(clang, diagnostic)) {
      clang->disposeDiagnostic(diagnostic);
      continue;
    }
    if (severity >= errorSeverity && is_undeclared(clang, diagnostic)) counts.undeclared++;
    else if (severity >= errorSeverity) counts.errors++;
    else if (severity == warningSeverity) warnings++;
    if (severity >= warningSeverity) write_with_notes(clang, unit, diagnostic, text);
    clang->disposeDiagnostic(diagnostic);
  }
  write_count(text, warnings + counts.undeclared, counts.errors);
  return counts;
}
