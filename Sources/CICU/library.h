// The library inside this module: its functions.

#ifndef CICU_LIBRARY_H
#define CICU_LIBRARY_H

#include "CICU.h"

#include "CSharedLibrary.h"

typedef uint16_t unit;

// The declarations of ICU's headers that are used here; they are stable since ICU 62.
#define FUNCTIONS(F)                                                                              \
  F(void *, unum_open, (int, const unit *, int32_t, const char *, void *, int *))                 \
  F(void, unum_close, (void *))                                                                   \
  F(int32_t, unum_getSymbol, (const void *, int, unit *, int32_t, int *))                         \
  F(int32_t, unum_getAttribute, (const void *, int))                                              \
  F(int32_t, unum_toPattern, (const void *, int8_t, unit *, int32_t, int *))                      \
  F(int32_t, unum_formatDecimal,                                                                  \
    (const void *, const char *, int32_t, unit *, int32_t, void *, int *))                        \
  F(void *, unumf_openForSkeletonAndLocale, (const unit *, int32_t, const char *, int *))         \
  F(void *, unumf_openResult, (int *))                                                            \
  F(void, unumf_formatInt, (const void *, int64_t, void *, int *))                                \
  F(int32_t, unumf_resultToString, (const void *, unit *, int32_t, int *))                        \
  F(void, unumf_closeResult, (void *))                                                            \
  F(void, unumf_close, (void *))                                                                  \
  F(void *, udat_open,                                                                            \
    (int, int, const char *, const unit *, int32_t, const unit *, int32_t, int *))                \
  F(void, udat_close, (void *))                                                                   \
  F(int32_t, udat_toPattern, (const void *, int8_t, unit *, int32_t, int *))                      \
  F(int32_t, udat_getSymbols, (const void *, int, int32_t, unit *, int32_t, int *))               \
  F(void *, udatpg_open, (const char *, int *))                                                   \
  F(void, udatpg_close, (void *))                                                                 \
  F(int32_t, udatpg_getBestPattern, (void *, const unit *, int32_t, unit *, int32_t, int *))      \
  F(void *, ucal_open, (const unit *, int32_t, const char *, int, int *))                         \
  F(void, ucal_close, (void *))                                                                   \
  F(int32_t, ucal_getAttribute, (const void *, int))                                              \
  F(int, ulocdata_getMeasurementSystem, (const char *, int *))                                    \
  F(void *, ulocdata_open, (const char *, int *))                                                 \
  F(void, ulocdata_close, (void *))                                                               \
  F(int32_t, ulocdata_getDelimiter, (void *, int, unit *, int32_t, int *))                        \
  F(int32_t, ucurr_forLocale, (const char *, unit *, int32_t, int *))                             \
  F(const unit *, ucurr_getName, (const unit *, const char *, int, int8_t *, int32_t *, int *))   \
  F(int32_t, ucurr_getDefaultFractionDigits, (const unit *, int *))                               \
  F(int32_t, uloc_getDisplayName, (const char *, const char *, unit *, int32_t, int *))           \
  F(int32_t, uloc_getDisplayLanguage, (const char *, const char *, unit *, int32_t, int *))       \
  F(int32_t, uloc_getDisplayCountry, (const char *, const char *, unit *, int32_t, int *))        \
  F(int32_t, uloc_getDisplayScript, (const char *, const char *, unit *, int32_t, int *))         \
  F(int32_t, uloc_countAvailable, (void))                                                         \
  F(const char *, uloc_getAvailable, (int32_t))                                                   \
  F(void, uloc_setDefault, (const char *, int *))                                                 \
  F(void *, uplrules_open, (const char *, int *))                                                 \
  F(void, uplrules_close, (void *))                                                               \
  F(int32_t, uplrules_select, (const void *, double, unit *, int32_t, int *))                     \
  F(const char *, u_errorName, (int))                                                             \
  F(void *, uregex_open, (const unit *, int32_t, uint32_t, void *, int *))                        \
  F(void, uregex_close, (void *))                                                                 \
  F(void *, uregex_clone, (const void *, int *))                                                  \
  F(int32_t, uregex_groupCount, (void *, int *))                                                  \
  F(int32_t, uregex_groupNumberFromName, (void *, const unit *, int32_t, int *))                  \
  F(void, uregex_setText, (void *, const unit *, int32_t, int *))                                 \
  F(void, uregex_setRegion, (void *, int32_t, int32_t, int *))                                    \
  F(void, uregex_useTransparentBounds, (void *, int8_t, int *))                                   \
  F(void, uregex_useAnchoringBounds, (void *, int8_t, int *))                                     \
  F(void, uregex_setMatchCallback,                                                                \
    (void *, int8_t (*)(const void *, int32_t), const void *, int *))                             \
  F(void, uregex_setFindProgressCallback,                                                         \
    (void *, int8_t (*)(const void *, int64_t), const void *, int *))                             \
  F(int8_t, uregex_findNext, (void *, int *))                                                     \
  F(int8_t, uregex_matches, (void *, int32_t, int *))                                             \
  F(int32_t, uregex_start, (void *, int32_t, int *))                                              \
  F(int32_t, uregex_end, (void *, int32_t, int *))                                                \
  F(int8_t, uregex_hitEnd, (const void *, int *))                                                 \
  F(int8_t, uregex_requireEnd, (const void *, int *))                                             \
  F(void *, ucol_open, (const char *, int *))                                                     \
  F(void, ucol_close, (void *))                                                                   \
  F(void, ucol_setAttribute, (void *, int, int, int *))                                           \
  F(int, ucol_strcoll, (const void *, const unit *, int32_t, const unit *, int32_t))              \
  F(void *, utrans_openU, (const unit *, int32_t, int, const unit *, int32_t, void *, int *))     \
  F(void, utrans_close, (void *))                                                                 \
  F(void, utrans_transUChars,                                                                     \
    (const void *, unit *, int32_t *, int32_t, int32_t, int32_t *, int *))                        \
  F(const void *, unorm2_getNFKCInstance, (int *))                                                \
  F(const void *, unorm2_getNFKDInstance, (int *))                                                \
  F(int32_t, unorm2_normalize, (const void *, const unit *, int32_t, unit *, int32_t, int *))     \
  F(int32_t, u_strToUpper, (unit *, int32_t, const unit *, int32_t, const char *, int *))         \
  F(int32_t, u_strToLower, (unit *, int32_t, const unit *, int32_t, const char *, int *))         \
  F(int32_t, u_strToTitle, (unit *, int32_t, const unit *, int32_t, void *, const char *, int *)) \
  F(void *, ubrk_open, (int, const char *, const unit *, int32_t, int *))                         \
  F(void, ubrk_close, (void *))                                                                   \
  F(int32_t, ubrk_next, (void *))                                                                 \
  F(int32_t, ubrk_getRuleStatus, (void *))

/// Returns a locale's name, or an unknown one for a name whose language is longer than ICU's: its
/// locale would have no data, and some functions of ICU would end the process.
const char *icu_locale_name_of(const char *locale);

struct icu_library {
  void *library;
  int version;
  FUNCTIONS(SHARED_LIBRARY_FIELD)
};

#endif
