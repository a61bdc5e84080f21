// Regular expressions of ICU. Included by CICU.h.

#ifndef CICU_PATTERNS_H
#define CICU_PATTERNS_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A compiled pattern, which any number of searches can use at the same time.
typedef struct icu_pattern icu_pattern;

/// Compiles a pattern of UTF-16 units; NULL if it is invalid, with ICU's name of the fault. The
/// flags are those of `URegexpFlag`.
icu_pattern *_Nullable icu_pattern_create(const icu_library *library, const uint16_t *units,
                                          int32_t count, uint32_t flags,
                                          const char *_Nullable *_Nonnull fault);
void icu_pattern_free(icu_pattern *pattern);
int32_t icu_pattern_groups(icu_pattern *pattern);
/// Returns the number of a named group; 0 if there is none.
int32_t icu_pattern_group(icu_pattern *pattern, const uint16_t *name, int32_t count);

/// A search for matches in a text.
typedef struct icu_search icu_search;

/// Asks whether a search may continue. It is called during long matches; with the option
/// `icu_search_reports_progress` also at each position where a match is tried.
typedef bool icu_search_question(void *owner);

/// `NSMatchingOptions`, from NSRegularExpression.h.
enum {
  icu_search_reports_progress = 1,
  icu_search_is_anchored = 4,
  icu_search_has_transparent_bounds = 8,
  icu_search_has_no_anchoring_bounds = 16,
};

/// Creates a search from index `start` to `end`. It keeps the addresses of the text and the pattern,
/// which must outlive it.
icu_search *_Nullable icu_search_create(const icu_pattern *pattern,
                                        const uint16_t *_Nullable text,
                                        int32_t start, int32_t end, int32_t count, int options,
                                        icu_search_question *question, void *owner);
void icu_search_free(icu_search *search);

/// Finds the next match; false without one, and after a failure.
bool icu_search_next(icu_search *search);
/// Whether the pattern matches the whole range.
bool icu_search_matches_whole(icu_search *search);
/// Whether the search was given up: the question was answered with false, the match needed too many
/// steps, or its state needed too much memory.
bool icu_search_failed(const icu_search *search);
/// The beginning or the end of a group of the last match; −1 if the group did not match.
int32_t icu_search_bound(icu_search *search, int32_t group, bool is_end);
/// Whether the last match reached the end of the range, and whether it depends on more text: 4 and
/// 8, as in `NSMatchingFlags`.
int icu_search_flags(const icu_search *search);

#pragma clang assume_nonnull end

#endif
