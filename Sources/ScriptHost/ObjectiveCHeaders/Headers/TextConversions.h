// Conversions between the encodings of texts.
#ifndef HOOKHOST_TEXT_CONVERSIONS_H
#define HOOKHOST_TEXT_CONVERSIONS_H
#include <hookhost/CLibrary.h>

typedef void *iconv_t;
enum { ICONV_TRIVIALP, ICONV_GET_TRANSLITERATE, ICONV_SET_TRANSLITERATE, ICONV_GET_DISCARD_ILSEQ,
  ICONV_SET_DISCARD_ILSEQ };
iconv_t iconv_open(const char *target, const char *source);
size_t iconv(iconv_t conversion, char **input, size_t *inputLeft, char **output, size_t *outputLeft);
int iconvctl(iconv_t conversion, int request, void *argument);
int iconv_close(iconv_t conversion);
#endif
