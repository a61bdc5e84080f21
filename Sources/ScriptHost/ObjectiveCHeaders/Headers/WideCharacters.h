// Strings of wide characters, of <wchar.h> and <wctype.h>.
#ifndef HOOKHOST_WIDE_CHARACTERS_H
#define HOOKHOST_WIDE_CHARACTERS_H
#include <hookhost/CLibrary.h>

typedef int wctype_t;
#define WEOF ((wint_t)-1)

size_t wcslen(const wchar_t *text);
size_t wcsnlen(const wchar_t *text, size_t count);
int wcscmp(const wchar_t *one, const wchar_t *other);
int wcsncmp(const wchar_t *one, const wchar_t *other, size_t count);
wchar_t *wcscpy(wchar_t *to, const wchar_t *from);
wchar_t *wcsncpy(wchar_t *to, const wchar_t *from, size_t count);
wchar_t *wcscat(wchar_t *to, const wchar_t *from);
wchar_t *wcsncat(wchar_t *to, const wchar_t *from, size_t count);
wchar_t *wcschr(const wchar_t *text, wchar_t character);
wchar_t *wcsrchr(const wchar_t *text, wchar_t character);
wchar_t *wcsstr(const wchar_t *text, const wchar_t *part);
wchar_t *wcsdup(const wchar_t *text);
wchar_t *wmemcpy(wchar_t *to, const wchar_t *from, size_t count);
wchar_t *wmemmove(wchar_t *to, const wchar_t *from, size_t count);
wchar_t *wmemset(wchar_t *to, wchar_t character, size_t count);
wchar_t *wmemchr(const wchar_t *text, wchar_t character, size_t count);
int wmemcmp(const wchar_t *one, const wchar_t *other, size_t count);
long wcstol(const wchar_t *text, wchar_t **end, int base);
double wcstod(const wchar_t *text, wchar_t **end);
size_t mbstowcs(wchar_t *to, const char *from, size_t count);
size_t wcstombs(char *to, const wchar_t *from, size_t count);
wint_t btowc(int byte);
int wctob(wint_t character);

int iswalpha(wint_t character);
int iswdigit(wint_t character);
int iswalnum(wint_t character);
int iswspace(wint_t character);
int iswupper(wint_t character);
int iswlower(wint_t character);
int iswpunct(wint_t character);
wint_t towupper(wint_t character);
wint_t towlower(wint_t character);

#endif
