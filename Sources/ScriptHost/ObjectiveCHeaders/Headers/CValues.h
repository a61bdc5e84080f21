// Rarely used functions of the C library: characters, strings, numbers, lists and times.
#ifndef HOOKHOST_C_VALUES_H
#define HOOKHOST_C_VALUES_H
#include <hookhost/CTypes.h>

int isascii(int byte);
int isblank(int byte);
int isnumber(int byte);
int ishexnumber(int byte);
int toascii(int byte);
int digittoint(int byte);

int strcoll(const char *one, const char *other);
size_t strxfrm(char *to, const char *from, size_t size);
char *stpcpy(char *to, const char *from);
char *stpncpy(char *to, const char *from, size_t size);
char *index(const char *text, int byte);
char *rindex(const char *text, int byte);
void *memccpy(void *to, const void *from, int byte, size_t size);
void *memmem(const void *memory, size_t size, const void *part, size_t partSize);
int bcmp(const void *one, const void *other, size_t size);
int timingsafe_bcmp(const void *one, const void *other, size_t size);
int strerror_r(int number, char *to, size_t size);
int ffs(int number);
int ffsl(long number);
int ffsll(long long number);
int fls(int number);
int flsl(long number);
int flsll(long long number);

typedef struct { long long quot, rem; } lldiv_t;
typedef struct { intmax_t quot, rem; } imaxdiv_t;
lldiv_t lldiv(long long number, long long by);
imaxdiv_t imaxdiv(intmax_t number, intmax_t by);
intmax_t imaxabs(intmax_t number);
intmax_t strtoimax(const char *text, char **end, int base);
uintmax_t strtoumax(const char *text, char **end, int base);
long long strtoq(const char *text, char **end, int base);
long double strtold(const char *text, char **end);
int rand_r(unsigned *seed);
long lrand48(void);
long mrand48(void);
double erand48(unsigned short state[3]);
long nrand48(unsigned short state[3]);
long jrand48(unsigned short state[3]);

void *valloc(size_t size);
void *aligned_alloc(size_t alignment, size_t size);
int posix_memalign(void **memory, size_t alignment, size_t size);
int heapsort(void *list, size_t count, size_t size, int (*compare)(const void *, const void *));
int mergesort(void *list, size_t count, size_t size, int (*compare)(const void *, const void *));
int heapsort_b(void *list, size_t count, size_t size, int (^compare)(const void *, const void *));
int mergesort_b(void *list, size_t count, size_t size, int (^compare)(const void *, const void *));
void qsort_r(
  void *list, size_t count, size_t size, void *thunk,
  int (*compare)(void *, const void *, const void *));
void *bsearch_b(
  const void *key, const void *list, size_t count, size_t size,
  int (^compare)(const void *, const void *));
void _Exit(int status) __dead2;
void quick_exit(int status) __dead2;
void setprogname(const char *name);
int vsscanf(const char *text, const char *format, va_list arguments);

struct tm;
struct timespec;
char *asctime(const struct tm *time);
char *asctime_r(const struct tm *time, char *to);
char *ctime(const time_t *time);
char *ctime_r(const time_t *time, char *to);
time_t timelocal(struct tm *time);
void tzset(void);
#define TIME_UTC 1
int timespec_get(struct timespec *time, int base);
int clock_getres(int clock, struct timespec *time);
#define timercmp(a, b, order) \
  ((a)->tv_sec == (b)->tv_sec ? (a)->tv_usec order(b)->tv_usec : (a)->tv_sec order(b)->tv_sec)
#define timerclear(a) ((a)->tv_sec = (a)->tv_usec = 0)
#define timerisset(a) ((a)->tv_sec || (a)->tv_usec)
#define timeradd(a, b, sum) \
  do { \
    (sum)->tv_sec = (a)->tv_sec + (b)->tv_sec; \
    (sum)->tv_usec = (a)->tv_usec + (b)->tv_usec; \
    if ((sum)->tv_usec >= 1000000) { (sum)->tv_sec++; (sum)->tv_usec -= 1000000; } \
  } while (0)
#define timersub(a, b, rest) \
  do { \
    (rest)->tv_sec = (a)->tv_sec - (b)->tv_sec; \
    (rest)->tv_usec = (a)->tv_usec - (b)->tv_usec; \
    if ((rest)->tv_usec < 0) { (rest)->tv_sec--; (rest)->tv_usec += 1000000; } \
  } while (0)

#endif
