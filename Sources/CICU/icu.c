#include <stdlib.h>
#include <string.h>

#include "library.h"

enum { capacity = 512 };

void icu_text_free(char *text) { free(text); }

/// Copies UTF-16 units as UTF-8.
static char *utf8(const unit *units, int32_t count) {
  char *made = malloc((size_t)count * 3 + 1), *end = made;
  if (made == NULL) return NULL;
  for (int32_t i = 0; i < count; i++) {
    uint32_t scalar = units[i];
    if (scalar >= 0xD800 && scalar < 0xDC00 && i + 1 < count) {
      scalar = 0x10000 + ((scalar - 0xD800) << 10) + (units[++i] - 0xDC00u);
    }
    if (scalar < 0x80) {
      *end++ = (char)scalar;
    } else if (scalar < 0x800) {
      *end++ = (char)(0xC0 | scalar >> 6);
      *end++ = (char)(0x80 | (scalar & 0x3F));
    } else if (scalar < 0x10000) {
      *end++ = (char)(0xE0 | scalar >> 12);
      *end++ = (char)(0x80 | (scalar >> 6 & 0x3F));
      *end++ = (char)(0x80 | (scalar & 0x3F));
    } else {
      *end++ = (char)(0xF0 | scalar >> 18);
      *end++ = (char)(0x80 | (scalar >> 12 & 0x3F));
      *end++ = (char)(0x80 | (scalar >> 6 & 0x3F));
      *end++ = (char)(0x80 | (scalar & 0x3F));
    }
  }
  *end = 0;
  return made;
}

/// Widens ASCII to UTF-16 units; returns their number.
static int32_t widen(const char *text, unit *units) {
  int32_t count = 0;
  while (text[count] != 0 && count < capacity - 1) {
    units[count] = (unit)(unsigned char)text[count];
    count++;
  }
  units[count] = 0;
  return count;
}

const char *icu_locale_name_of(const char *locale) {
  // ULOC_LANG_CAPACITY
  enum { longest_language = 11 };
  return strcspn(locale, "_-@.") > longest_language ? "xx" : locale;
}

static int32_t number_text(icu_library *l, icu_text kind, const char *locale, int index,
                           const char *argument, unit *units, int *status) {
  enum { decimal = 1 };
  int style = kind == icu_number_symbol ? decimal : index;
  void *format = l->unum_open(style, NULL, 0, locale, NULL, status);
  if (*status > 0) return 0;
  int32_t count =
      kind == icu_number_symbol    ? l->unum_getSymbol(format, index, units, capacity, status)
      : kind == icu_number_pattern ? l->unum_toPattern(format, 0, units, capacity, status)
                                   : l->unum_formatDecimal(format, argument, -1, units, capacity,
                                                           NULL, status);
  l->unum_close(format);
  return count;
}

static int32_t date_text(icu_library *l, icu_text kind, const char *locale, int index, unit *units,
                         int *status) {
  // Styles of 1 to 4, from short to full, are 3 to 0; 0 is -1, no date or time.
  enum { full = 4, medium = 2 };
  int date = medium, time = medium;
  if (kind == icu_date_pattern) {
    date = index / 5 == 0 ? -1 : full - index / 5;
    time = index % 5 == 0 ? -1 : full - index % 5;
  }
  static const unit zone[] = {'U', 'T', 'C', 0};
  void *format = l->udat_open(time, date, locale, zone, -1, NULL, 0, status);
  if (*status > 0) return 0;
  int32_t count = kind == icu_date_pattern
                      ? l->udat_toPattern(format, 0, units, capacity, status)
                      : l->udat_getSymbols(format, index / 100, index % 100, units, capacity,
                                           status);
  l->udat_close(format);
  return count;
}

static int32_t currency_text(icu_library *l, icu_text kind, const char *locale,
                             const char *argument, unit *units, int *status) {
  if (kind == icu_currency) return l->ucurr_forLocale(locale, units, capacity, status);
  unit code[capacity];
  widen(argument, code);
  int8_t is_choice = 0;
  int32_t count = 0;
  const unit *name =
      l->ucurr_getName(code, locale, kind == icu_currency_name, &is_choice, &count, status);
  if (*status > 0 || name == NULL || count > capacity) return 0;
  memcpy(units, name, (size_t)count * sizeof *units);
  return count;
}

static int32_t locale_text(icu_library *l, icu_text kind, const char *locale, int index,
                           const char *argument, unit *units, int *status) {
  switch (kind) {
    case icu_locale_name:
      return l->uloc_getDisplayName(argument, locale, units, capacity, status);
    case icu_language_name:
      return l->uloc_getDisplayLanguage(argument, locale, units, capacity, status);
    case icu_region_name:
      return l->uloc_getDisplayCountry(argument, locale, units, capacity, status);
    case icu_script_name:
      return l->uloc_getDisplayScript(argument, locale, units, capacity, status);
    case icu_available_locale:
      return index < l->uloc_countAvailable() ? widen(l->uloc_getAvailable(index), units) : 0;
    case icu_date_template: {
      void *generator = l->udatpg_open(locale, status);
      if (*status > 0) return 0;
      unit skeleton[capacity];
      int32_t length = widen(argument, skeleton);
      int32_t count =
          l->udatpg_getBestPattern(generator, skeleton, length, units, capacity, status);
      l->udatpg_close(generator);
      return count;
    }
    default: {
      void *data = l->ulocdata_open(locale, status);
      if (*status > 0) return 0;
      int32_t count = l->ulocdata_getDelimiter(data, index, units, capacity, status);
      l->ulocdata_close(data);
      return count;
    }
  }
}

char *icu_locale_text(icu_library *library, icu_text kind, const char *locale, int index,
                      const char *argument) {
  locale = icu_locale_name_of(locale);
  unit units[capacity];
  int status = 0;
  int32_t count = 0;
  switch (kind) {
    case icu_number_symbol:
    case icu_number_pattern:
    case icu_formatted_number:
      count = number_text(library, kind, locale, index, argument, units, &status);
      break;
    case icu_date_pattern:
    case icu_date_symbol:
      count = date_text(library, kind, locale, index, units, &status);
      break;
    case icu_currency:
    case icu_currency_symbol:
    case icu_currency_name:
      count = currency_text(library, kind, locale, argument, units, &status);
      break;
    default: count = locale_text(library, kind, locale, index, argument, units, &status);
  }
  // Positive codes are errors, negative ones warnings.
  return status > 0 || count < 0 || count > capacity ? NULL : utf8(units, count);
}

char *icu_plural_category(const icu_library *library, const char *locale, double number) {
  unit units[capacity];
  int status = 0;
  void *rules = library->uplrules_open(icu_locale_name_of(locale), &status);
  if (status > 0) return NULL;
  int32_t count = library->uplrules_select(rules, number, units, capacity, &status);
  library->uplrules_close(rules);
  return status > 0 || count < 0 || count > capacity ? NULL : utf8(units, count);
}

/// Returns how many digits a number has before its thousands are separated.
static int grouped_digits(icu_library *l, const char *locale, int *status) {
  static const unit none[] = {0};
  unit units[capacity];
  void *format = l->unumf_openForSkeletonAndLocale(none, 0, locale, status);
  void *result = l->unumf_openResult(status);
  l->unumf_formatInt(format, 1000, result, status);
  int32_t count = l->unumf_resultToString(result, units, capacity, status);
  l->unumf_closeResult(result);
  l->unumf_close(format);
  return count > 4 ? 4 : 5;
}

int icu_locale_number(icu_library *library, icu_number kind, const char *locale, int index,
                      const char *argument) {
  locale = icu_locale_name_of(locale);
  enum { decimal = 1, gregorian = 1 };
  int status = 0, result = -1;
  switch (kind) {
    case icu_number_attribute: {
      void *format = library->unum_open(decimal, NULL, 0, locale, NULL, &status);
      if (status > 0) return -1;
      result = library->unum_getAttribute(format, index);
      library->unum_close(format);
      break;
    }
    case icu_calendar_attribute: {
      static const unit zone[] = {'U', 'T', 'C', 0};
      void *calendar = library->ucal_open(zone, -1, locale, gregorian, &status);
      if (status > 0) return -1;
      result = library->ucal_getAttribute(calendar, index);
      library->ucal_close(calendar);
      break;
    }
    case icu_measurement_system:
      result = library->ulocdata_getMeasurementSystem(locale, &status);
      break;
    case icu_currency_places: {
      unit code[capacity];
      widen(argument, code);
      result = library->ucurr_getDefaultFractionDigits(code, &status);
      break;
    }
    case icu_grouped_digits: result = grouped_digits(library, locale, &status); break;
    case icu_available_locales: return library->uloc_countAvailable();
  }
  return status > 0 ? -1 : result;
}
