// POSIX regular expressions.
#ifndef HOOKHOST_REGULAR_EXPRESSIONS_H
#define HOOKHOST_REGULAR_EXPRESSIONS_H
#include <hookhost/CLibrary.h>

typedef long long regoff_t;
typedef struct { int re_magic; size_t re_nsub; const char *re_endp; void *re_g; } regex_t;
typedef struct { regoff_t rm_so, rm_eo; } regmatch_t;
enum { REG_BASIC, REG_EXTENDED, REG_ICASE, REG_NOSUB = 4, REG_NEWLINE = 8, REG_NOTBOL = 1, REG_NOTEOL = 2,
  REG_STARTEND = 4 };
enum { REG_NOMATCH = 1, REG_BADPAT, REG_ECOLLATE, REG_ECTYPE, REG_EESCAPE, REG_ESUBREG, REG_EBRACK, REG_EPAREN,
  REG_EBRACE, REG_BADBR, REG_ERANGE, REG_ESPACE, REG_BADRPT };
int regcomp(regex_t *expression, const char *pattern, int options);
int regexec(const regex_t *expression, const char *text, size_t count, regmatch_t *matches, int options);
size_t regerror(int code, const regex_t *expression, char *buffer, size_t size);
void regfree(regex_t *expression);
#endif
