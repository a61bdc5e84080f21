// ICU's macros for the code units of UTF-8 and UTF-16, as far as iOS has their headers.
#ifndef hookhost_unicode
#define hookhost_unicode
#include <stdint.h>

typedef int32_t UChar32;
typedef int8_t UBool;
typedef uint16_t UChar;

#define U_SENTINEL (-1)
#define U_IS_SURROGATE(c) (((c) & 0xfffff800) == 0xd800)

#define U8_MAX_LENGTH 4
#define U8_IS_SINGLE(c) (((c) & 0x80) == 0)
#define U8_IS_LEAD(c) ((uint8_t)(c) >= 0xc2 && (uint8_t)(c) <= 0xf4)
#define U8_IS_TRAIL(c) (((c) & 0xc0) == 0x80)
#define U8_COUNT_TRAIL_BYTES(lead) \
  (U8_IS_LEAD(lead) ? 1 + ((uint8_t)(lead) >= 0xe0) + ((uint8_t)(lead) >= 0xf0) : 0)
#define U8_MASK_LEAD_BYTE(lead, count) ((lead) &= (1 << (6 - (count))) - 1)
#define U8_LENGTH(c) \
  ((uint32_t)(c) < 0x80 ? 1 : (uint32_t)(c) < 0x800 ? 2 \
   : (uint32_t)(c) >= 0x110000 || U_IS_SURROGATE(c) ? 0 : (uint32_t)(c) < 0x10000 ? 3 : 4)

// Whether a byte may follow: the second one excludes long forms, surrogates and what is above the last code point.
#define hookhost_U8_FOLLOWS(lead, place, next) \
  (U8_IS_TRAIL(next) && !((place) == 0 && (((lead) == 0xe0 && (next) < 0xa0) \
    || ((lead) == 0xed && (next) > 0x9f) || ((lead) == 0xf0 && (next) < 0x90) \
    || ((lead) == 0xf4 && (next) > 0x8f))))
// The code point at an index, which moves behind it; negative for bytes that are not UTF-8.
#define U8_NEXT(bytes, index, length, c) \
  do { \
    uint8_t hookhost_lead = (uint8_t)(bytes)[(index)++]; \
    (c) = hookhost_lead; \
    if (U8_IS_SINGLE(hookhost_lead)) break; \
    int hookhost_count = U8_COUNT_TRAIL_BYTES(hookhost_lead); \
    (c) = hookhost_count == 0 ? U_SENTINEL : hookhost_lead & ((1 << (6 - hookhost_count)) - 1); \
    for (int hookhost_place = 0; hookhost_place < hookhost_count; hookhost_place++) { \
      uint8_t hookhost_next = (index) == (length) ? 0 : (uint8_t)(bytes)[(index)]; \
      if (!hookhost_U8_FOLLOWS(hookhost_lead, hookhost_place, hookhost_next)) { \
        (c) = U_SENTINEL; \
        break; \
      } \
      (c) = (c) << 6 | (hookhost_next & 0x3f); \
      (index)++; \
    } \
  } while (0)

#define U16_MAX_LENGTH 2
#define U16_IS_LEAD(c) (((c) & 0xfffffc00) == 0xd800)
#define U16_IS_TRAIL(c) (((c) & 0xfffffc00) == 0xdc00)
#define U16_IS_SURROGATE(c) U_IS_SURROGATE(c)
#define U16_IS_SINGLE(c) (!U_IS_SURROGATE(c))
#define U16_LENGTH(c) ((uint32_t)(c) <= 0xffff ? 1 : 2)
#define U16_LEAD(c) ((UChar)(((c) >> 10) + 0xd7c0))
#define U16_TRAIL(c) ((UChar)(((c) & 0x3ff) | 0xdc00))
#define U16_GET_SUPPLEMENTARY(lead, trail) \
  (((UChar32)(lead) << 10) + (UChar32)(trail) - ((0xd800 << 10) + 0xdc00 - 0x10000))

#endif
