// ICU's C interface, as in Debian's libicu72: the locales' data, regular expressions and the rules
// of texts. It is loaded with the first use, and not linked.

#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// The library's functions.
typedef struct icu_library icu_library;

/// These functions are provided because functions of a library that may be missing are found by
/// name, with the suffix of its version, and cast. Loads the library; NULL when none is installed.
icu_library *_Nullable icu_library_load(void);
/// The major version of the library, which its symbols end with.
int icu_library_version(const icu_library *library);
/// Says on the error output, once, that there is no library for locales. It is provided because
/// Swift does not import the C library's `stderr` as a constant.
void icu_report_few_locales(void);

/// Texts of a locale. `index` and `argument` choose one of several.
typedef enum {
  /// A symbol of numbers, by `UNumberFormatSymbol`.
  icu_number_symbol,
  /// The pattern of numbers, by `UNumberFormatStyle`.
  icu_number_pattern,
  /// The pattern of a date style times 5 plus a time style, by `NSDateFormatterStyle`.
  icu_date_pattern,
  /// A name of months, days or eras: `UDateFormatSymbolType` times 100 plus the index.
  icu_date_symbol,
  /// The best pattern for the template `argument`.
  icu_date_template,
  /// The code of the locale's currency.
  icu_currency,
  /// The symbol and the name of the currency `argument`.
  icu_currency_symbol,
  icu_currency_name,
  /// A quotation mark, by `ULocaleDataDelimiterType`.
  icu_delimiter,
  /// The names of the locale, language, region or script `argument` in the locale's language.
  icu_locale_name,
  icu_language_name,
  icu_region_name,
  icu_script_name,
  /// The number `argument`, by `UNumberFormatStyle`: with separators, in words or as an ordinal.
  icu_formatted_number,
  /// The identifier of the available locale `index`.
  icu_available_locale,
} icu_text;

/// Returns a text in UTF-8, to be freed by `icu_text_free`; NULL if the library has none.
char *_Nullable icu_locale_text(icu_library *library, icu_text kind, const char *locale, int index,
                                const char *argument);
void icu_text_free(char *_Nullable text);

/// Returns the plural category of a number, such as `few`, to be freed by `icu_text_free`; NULL after
/// an error.
char *_Nullable icu_plural_category(const icu_library *library, const char *locale, double number);

/// Numbers of a locale.
typedef enum {
  /// An attribute of decimal numbers, by `UNumberFormatAttribute`.
  icu_number_attribute,
  /// The first weekday and the minimum of days in the first week, by `UCalendarAttribute`.
  icu_calendar_attribute,
  /// The `UMeasurementSystem`.
  icu_measurement_system,
  /// How many decimal places the currency `argument` has.
  icu_currency_places,
  /// How many digits a number has before its thousands are separated: 4 or 5.
  icu_grouped_digits,
  /// How many locales are available.
  icu_available_locales,
} icu_number;

/// Returns a number; -1 for an error.
int icu_locale_number(icu_library *library, icu_number kind, const char *locale, int index,
                      const char *argument);

#pragma clang assume_nonnull end

#include "CICUPatterns.h"
#include "CICUTexts.h"

#endif
