// Each search has a clone of the pattern's expression, so a callback may start other searches with
// the same pattern.

#include <stdlib.h>

#include "library.h"

struct icu_pattern {
  const icu_library *library;
  void *expression;
};

struct icu_search {
  const icu_library *library;
  void *expression;
  icu_search_question *question;
  void *owner;
  int options, status;
  // Where the text that ICU sees begins. ICU looks behind the range of a search even if its bounds
  // are not transparent, so it sees only the range.
  int32_t first;
  // For an anchored search, where the next match must begin.
  int32_t anchor;
  bool is_past_anchor;
  // Units of 10,000 steps of the current match, and their limit.
  int64_t steps, most_steps;
};

icu_pattern *icu_pattern_create(const icu_library *library, const uint16_t *units, int32_t count,
                                uint32_t flags, const char **fault) {
  int status = 0;
  // UParseError
  int32_t place[40] = {0};
  void *expression = library->uregex_open(units, count, flags, place, &status);
  icu_pattern *made = status > 0 ? NULL : malloc(sizeof *made);
  if (status > 0) *fault = library->u_errorName(status);
  if (made == NULL) {
    library->uregex_close(expression);
    return NULL;
  }
  *made = (icu_pattern){library, expression};
  return made;
}

void icu_pattern_free(icu_pattern *pattern) {
  pattern->library->uregex_close(pattern->expression);
  free(pattern);
}

int32_t icu_pattern_groups(icu_pattern *pattern) {
  int status = 0;
  return pattern->library->uregex_groupCount(pattern->expression, &status);
}

int32_t icu_pattern_group(icu_pattern *pattern, const uint16_t *name, int32_t count) {
  int status = 0;
  int32_t number =
      pattern->library->uregex_groupNumberFromName(pattern->expression, name, count, &status);
  return status > 0 ? 0 : number;
}

static int8_t go_on(const void *context, int32_t steps) {
  (void)steps;
  icu_search *search = (icu_search *)(intptr_t)context;
  return ++search->steps < search->most_steps && search->question(search->owner);
}

static int8_t try_position(const void *context, int64_t position) {
  icu_search *search = (icu_search *)(intptr_t)context;
  if (search->options & icu_search_is_anchored && position > search->anchor) {
    search->is_past_anchor = true;
    return false;
  }
  return !(search->options & icu_search_reports_progress) || search->question(search->owner);
}

icu_search *icu_search_create(const icu_pattern *pattern, const uint16_t *text, int32_t start,
                              int32_t end, int32_t count, int options,
                              icu_search_question *question, void *owner) {
  const icu_library *l = pattern->library;
  int status = 0;
  int32_t first = start, last = end;
  if (options & icu_search_has_transparent_bounds) {
    first = 0;
    last = count;
  } else if (options & icu_search_has_no_anchoring_bounds) {
    first = start > 0 ? start - 1 : 0;
    last = end < count ? end + 1 : count;
  }
  icu_search *made = calloc(1, sizeof *made);
  if (made == NULL) return NULL;
  *made = (icu_search){
      .library = l,
      .expression = l->uregex_clone(pattern->expression, &status),
      .question = question,
      .owner = owner,
      .options = options,
      .first = first,
      .anchor = start - first,
      // Far more than a pattern needs that does not explode.
      .most_steps = 500 + (end - start) / 10,
  };
  void *e = made->expression;
  static const unit none[1] = {0};
  l->uregex_setText(e, text == NULL ? none : text + first, last - first, &status);
  l->uregex_setRegion(e, start - first, end - first, &status);
  l->uregex_useTransparentBounds(e, (options & icu_search_has_transparent_bounds) != 0, &status);
  l->uregex_useAnchoringBounds(e, (options & icu_search_has_no_anchoring_bounds) == 0, &status);
  l->uregex_setMatchCallback(e, go_on, made, &status);
  if (options & (icu_search_is_anchored | icu_search_reports_progress))
    l->uregex_setFindProgressCallback(e, try_position, made, &status);
  made->status = status;
  return made;
}

void icu_search_free(icu_search *search) {
  search->library->uregex_close(search->expression);
  free(search);
}

bool icu_search_next(icu_search *search) {
  search->steps = 0;
  if (search->status > 0) return false;
  if (!search->library->uregex_findNext(search->expression, &search->status)) return false;
  if (search->status > 0) return false;
  if (search->options & icu_search_is_anchored) {
    int32_t start = icu_search_bound(search, 0, false) - search->first;
    if (start > search->anchor) return false;
    search->anchor = icu_search_bound(search, 0, true) - search->first;
  }
  return true;
}

bool icu_search_matches_whole(icu_search *search) {
  search->steps = 0;
  return search->status <= 0 &&
         search->library->uregex_matches(search->expression, -1, &search->status) &&
         search->status <= 0;
}

bool icu_search_failed(const icu_search *search) {
  return search->status > 0 && !search->is_past_anchor;
}

int32_t icu_search_bound(icu_search *search, int32_t group, bool is_end) {
  int status = 0;
  int32_t index = is_end ? search->library->uregex_end(search->expression, group, &status)
                         : search->library->uregex_start(search->expression, group, &status);
  return status > 0 || index < 0 ? -1 : index + search->first;
}

int icu_search_flags(const icu_search *search) {
  int status = 0, flags = 0;
  if (search->library->uregex_hitEnd(search->expression, &status)) flags |= 4;
  if (search->library->uregex_requireEnd(search->expression, &status)) flags |= 8;
  return status > 0 ? 0 : flags;
}
