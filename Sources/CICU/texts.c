#include <stdlib.h>
#include <string.h>

#include "library.h"

// U_BUFFER_OVERFLOW_ERROR
enum { overflow = 15 };

// MARK: Collation

struct icu_collator {
  const icu_library *library;
  void *collator;
};

icu_collator *icu_collator_create(const icu_library *library, const char *locale, int options) {
  // UColAttribute and UColAttributeValue
  enum { case_level = 3, normalization = 4, strength = 5, numeric = 7 };
  enum { primary = 0, secondary = 1, tertiary = 2, on = 17 };
  int status = 0;
  void *collator = library->ucol_open(icu_locale_name_of(locale), &status);
  if (status > 0) {
    // The root's order for a name that is no locale.
    status = 0;
    collator = library->ucol_open("", &status);
  }
  if (status > 0) return NULL;
  bool ignores_accents = options & icu_ignores_accents, ignores_case = options & icu_ignores_case;
  library->ucol_setAttribute(
      collator, strength, ignores_accents ? primary : ignores_case ? secondary : tertiary, &status);
  library->ucol_setAttribute(collator, normalization, on, &status);
  if (ignores_accents && !ignores_case)
    library->ucol_setAttribute(collator, case_level, on, &status);
  if (options & icu_orders_numbers) library->ucol_setAttribute(collator, numeric, on, &status);
  icu_collator *made = status > 0 ? NULL : malloc(sizeof *made);
  if (made == NULL) {
    library->ucol_close(collator);
    return NULL;
  }
  *made = (icu_collator){library, collator};
  return made;
}

void icu_collator_free(icu_collator *collator) {
  collator->library->ucol_close(collator->collator);
  free(collator);
}

int icu_collator_compare(const icu_collator *collator, const uint16_t *left, int32_t left_count,
                         const uint16_t *right, int32_t right_count) {
  static const unit none[1] = {0};
  return collator->library->ucol_strcoll(collator->collator, left == NULL ? none : left, left_count,
                                         right == NULL ? none : right, right_count);
}

// MARK: Transforms

void icu_units_free(icu_units units) { free(units.units); }

struct icu_transform {
  const icu_library *library;
  void *transliterator;
};

icu_transform *icu_transform_create(const icu_library *library, const uint16_t *name, int32_t count,
                                    bool is_reverse) {
  int status = 0;
  // UParseError
  int32_t place[40] = {0};
  void *opened = library->utrans_openU(name, count, is_reverse, NULL, 0, place, &status);
  icu_transform *made = status > 0 ? NULL : malloc(sizeof *made);
  if (made == NULL) {
    if (opened != NULL) library->utrans_close(opened);
    return NULL;
  }
  *made = (icu_transform){library, opened};
  return made;
}

void icu_transform_free(icu_transform *transform) {
  transform->library->utrans_close(transform->transliterator);
  free(transform);
}

icu_units icu_transform_apply(icu_transform *transform, const uint16_t *text, int32_t count) {
  icu_units result = {NULL, 0};
  int64_t capacity = (int64_t)count + count / 2 + 64;
  for (;;) {
    if (capacity > INT32_MAX) return result;
    int status = 0;
    int32_t length = count, limit = count;
    unit *units = malloc((size_t)capacity * sizeof *units);
    if (units == NULL) return result;
    memcpy(units, text, (size_t)count * sizeof *units);
    transform->library->utrans_transUChars(transform->transliterator, units, &length,
                                           (int32_t)capacity, 0, &limit, &status);
    if (status <= 0 && length <= capacity) return (icu_units){units, length};
    free(units);
    if (status != overflow) return result;
    capacity = length > capacity ? (int64_t)length + 1 : capacity * 2;
  }
}

// MARK: Normalization and case

static int32_t change_text(const icu_library *l, icu_change change, const char *locale,
                           const uint16_t *text, int32_t count, unit *units, int32_t capacity,
                           int *status) {
  switch (change) {
    case icu_compatibility_decomposed:
    case icu_compatibility_composed: {
      const void *form = change == icu_compatibility_composed ? l->unorm2_getNFKCInstance(status)
                                                              : l->unorm2_getNFKDInstance(status);
      return l->unorm2_normalize(form, text, count, units, capacity, status);
    }
    case icu_uppercase: return l->u_strToUpper(units, capacity, text, count, locale, status);
    case icu_lowercase: return l->u_strToLower(units, capacity, text, count, locale, status);
    case icu_titlecase: return l->u_strToTitle(units, capacity, text, count, NULL, locale, status);
  }
  return 0;
}

icu_units icu_changed(const icu_library *library, icu_change change, const char *locale,
                      const uint16_t *text, int32_t count) {
  locale = icu_locale_name_of(locale);
  icu_units result = {NULL, 0};
  int32_t capacity = count + 16;
  for (;;) {
    int status = 0;
    unit *units = malloc((size_t)capacity * sizeof *units);
    if (units == NULL) return result;
    int32_t length = change_text(library, change, locale, text, count, units, capacity, &status);
    if (status <= 0) return (icu_units){units, length};
    free(units);
    if (status != overflow || length <= capacity) return result;
    capacity = length;
  }
}

// MARK: Boundaries

int32_t icu_boundaries(const icu_library *library, icu_parts parts, const char *locale,
                       const uint16_t *text, int32_t count, icu_boundary *boundaries,
                       icu_goes_on *goes_on, void *owner) {
  // UBRK_WORD_NONE_LIMIT, UBRK_DONE
  enum { first_word = 100, done = -1 };
  int status = 0;
  void *iterator = library->ubrk_open((int)parts, icu_locale_name_of(locale), text, count, &status);
  if (status > 0) return -1;
  int32_t found = 0;
  for (int32_t end = library->ubrk_next(iterator); end != done && found < count;
       end = library->ubrk_next(iterator)) {
    boundaries[found++] =
        (icu_boundary){end, library->ubrk_getRuleStatus(iterator) >= first_word};
    if (found % 1024 == 0 && !goes_on(owner)) {
      found = -1;
      break;
    }
  }
  library->ubrk_close(iterator);
  return found;
}
