// ICU's rules of texts: collation, transforms, normalization, case and boundaries. Included by CICU.h.

#ifndef CICU_TEXTS_H
#define CICU_TEXTS_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The order of texts in a locale. It may be used by several threads at a time.
typedef struct icu_collator icu_collator;

/// Differences that a collator ignores, and its further rules.
enum {
  icu_ignores_case = 1,
  icu_ignores_accents = 2,
  /// Runs of digits are compared by their numbers.
  icu_orders_numbers = 4,
};

icu_collator *_Nullable icu_collator_create(const icu_library *library, const char *locale,
                                            int options);
void icu_collator_free(icu_collator *collator);
/// Returns −1, 0 or 1.
int icu_collator_compare(const icu_collator *collator, const uint16_t *_Nullable left,
                         int32_t left_count, const uint16_t *_Nullable right, int32_t right_count);

/// Rules that change a text, such as a transliteration.
typedef struct icu_transform icu_transform;

/// Creates a transform by its identifier; NULL if there is none, or no inverse.
icu_transform *_Nullable icu_transform_create(const icu_library *library, const uint16_t *name,
                                              int32_t count, bool is_reverse);
void icu_transform_free(icu_transform *transform);

/// UTF-16 units that the caller frees by `icu_units_free`; NULL after an error.
typedef struct {
  uint16_t *_Nullable units;
  int32_t count;
} icu_units;

void icu_units_free(icu_units units);
/// Applies a transform; not from two threads at the same time.
icu_units icu_transform_apply(icu_transform *transform, const uint16_t *text, int32_t count);

/// Changes that depend only on the text, or on a locale.
typedef enum {
  /// Compatibility decomposition and composition (NFKD, NFKC).
  icu_compatibility_decomposed,
  icu_compatibility_composed,
  icu_uppercase,
  icu_lowercase,
  icu_titlecase,
} icu_change;

icu_units icu_changed(const icu_library *library, icu_change change, const char *locale,
                      const uint16_t *text, int32_t count);

/// A boundary: the end of a part, and whether the part is a word.
typedef struct {
  int32_t end;
  bool is_word;
} icu_boundary;

/// `UBreakIteratorType`
typedef enum { icu_words = 1, icu_sentences = 3 } icu_parts;

/// Asks the caller whether a long operation goes on.
typedef bool icu_goes_on(void *_Nonnull owner);

/// Writes the ends of the parts of a text, at most `count` of them; returns their number, or −1 after
/// an error, or if `goes_on` returns false, which is asked after each thousand of them.
int32_t icu_boundaries(const icu_library *library, icu_parts parts, const char *locale,
                       const uint16_t *text, int32_t count, icu_boundary *boundaries,
                       icu_goes_on *goes_on, void *owner);

#pragma clang assume_nonnull end

#endif
