// The functions of the C library; every standard header includes them.
#ifndef HOOKHOST_C_LIBRARY_H
#define HOOKHOST_C_LIBRARY_H
#include <hookhost/CTypes.h>

// Memory and strings.
void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *alloca(size_t size);
void *realloc(void *memory, size_t size);
void *reallocf(void *memory, size_t size);
void free(void *memory);
size_t malloc_size(const void *memory);
typedef struct { uintptr_t address, size; } vm_range_t;
typedef int memory_reader_t(unsigned task, uintptr_t address, uintptr_t size, void **memory);
typedef void vm_range_recorder_t(
  unsigned task, void *context, unsigned type, vm_range_t *ranges, unsigned count);
struct malloc_zone;
typedef struct malloc_introspection_t {
  int (*enumerator)(
    unsigned task, void *context, unsigned type, uintptr_t zone, memory_reader_t *reader,
    vm_range_recorder_t *recorder);
  size_t (*good_size)(struct malloc_zone *zone, size_t size);
  int (*check)(struct malloc_zone *zone);
  void (*print)(struct malloc_zone *zone, int verbose);
  void (*log)(struct malloc_zone *zone, void *address);
  void (*force_lock)(struct malloc_zone *zone);
  void (*force_unlock)(struct malloc_zone *zone);
} malloc_introspection_t;
typedef struct malloc_zone {
  void *reserved1, *reserved2;
  size_t (*size)(struct malloc_zone *zone, const void *memory);
  void *(*malloc)(struct malloc_zone *zone, size_t size);
  void *(*calloc)(struct malloc_zone *zone, size_t count, size_t size);
  void *(*valloc)(struct malloc_zone *zone, size_t size);
  void (*free)(struct malloc_zone *zone, void *memory);
  void *(*realloc)(struct malloc_zone *zone, void *memory, size_t size);
  void (*destroy)(struct malloc_zone *zone);
  const char *zone_name;
  void *batch_malloc, *batch_free;
  malloc_introspection_t *introspect;
  unsigned version;
} malloc_zone_t;
typedef struct malloc_statistics_t {
  unsigned blocks_in_use;
  size_t size_in_use, max_size_in_use, size_allocated;
} malloc_statistics_t;
#define MALLOC_PTR_IN_USE_RANGE_TYPE 1
int malloc_get_all_zones(
  unsigned task, memory_reader_t *reader, uintptr_t **zones, unsigned *count);
void malloc_zone_statistics(malloc_zone_t *zone, malloc_statistics_t *statistics);
const char *malloc_get_zone_name(malloc_zone_t *zone);
malloc_zone_t *malloc_default_zone(void);
malloc_zone_t *malloc_zone_from_ptr(const void *memory);
void *malloc_zone_malloc(malloc_zone_t *zone, size_t size);
void *malloc_zone_calloc(malloc_zone_t *zone, size_t count, size_t size);
void *malloc_zone_realloc(malloc_zone_t *zone, void *memory, size_t size);
void malloc_zone_free(malloc_zone_t *zone, void *memory);
size_t malloc_good_size(size_t size);
void *memcpy(void *to, const void *from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *memory, int byte, size_t size);
static inline void memset_pattern4(void *memory, const void *pattern, size_t size) {
  for (size_t i = 0; i < size; i++) ((char *)memory)[i] = ((const char *)pattern)[i % 4];
}
static inline void memset_pattern8(void *memory, const void *pattern, size_t size) {
  for (size_t i = 0; i < size; i++) ((char *)memory)[i] = ((const char *)pattern)[i % 8];
}
static inline void memset_pattern16(void *memory, const void *pattern, size_t size) {
  for (size_t i = 0; i < size; i++) ((char *)memory)[i] = ((const char *)pattern)[i % 16];
}
int memset_s(void *memory, size_t limit, int byte, size_t size);
int memcmp(const void *one, const void *other, size_t size);
void *memchr(const void *memory, int byte, size_t size);
void bzero(void *memory, size_t size);
void bcopy(const void *from, void *to, size_t size);
size_t strlen(const char *text);
size_t strnlen(const char *text, size_t limit);
char *strcpy(char *to, const char *from);
char *strncpy(char *to, const char *from, size_t size);
size_t strlcpy(char *to, const char *from, size_t size);
char *strcat(char *to, const char *from);
char *strncat(char *to, const char *from, size_t size);
size_t strlcat(char *to, const char *from, size_t size);
int strcmp(const char *one, const char *other);
int strncmp(const char *one, const char *other, size_t size);
int strcasecmp(const char *one, const char *other);
int strncasecmp(const char *one, const char *other, size_t size);
char *strchr(const char *text, int byte);
char *strrchr(const char *text, int byte);
char *strstr(const char *text, const char *part);
char *strcasestr(const char *text, const char *part);
char *strnstr(const char *text, const char *part, size_t size);
char *strpbrk(const char *text, const char *bytes);
size_t strspn(const char *text, const char *bytes);
size_t strcspn(const char *text, const char *bytes);
char *strtok(char *text, const char *separators);
char *strtok_r(char *text, const char *separators, char **state);
char *strsep(char **text, const char *separators);
char *strdup(const char *text);
char *strndup(const char *text, size_t size);
char *strerror(int number);

// Characters and numbers.
int isalpha(int byte);
int isdigit(int byte);
int isalnum(int byte);
int isspace(int byte);
int isupper(int byte);
int islower(int byte);
int ispunct(int byte);
int isprint(int byte);
int isxdigit(int byte);
int iscntrl(int byte);
int isgraph(int byte);
int tolower(int byte);
int toupper(int byte);
int atoi(const char *text);
long atol(const char *text);
long long atoll(const char *text);
double atof(const char *text);
long strtol(const char *text, char **end, int base);
long long strtoll(const char *text, char **end, int base);
unsigned long strtoul(const char *text, char **end, int base);
unsigned long long strtoull(const char *text, char **end, int base);
double strtod(const char *text, char **end);
float strtof(const char *text, char **end);
int abs(int number);
long labs(long number);
long long llabs(long long number);
typedef struct { int quot, rem; } div_t;
typedef struct { long quot, rem; } ldiv_t;
div_t div(int number, int by);
ldiv_t ldiv(long number, long by);
int rand(void);
void srand(unsigned seed);
long random(void);
void srandom(unsigned seed);
double drand48(void);
void srand48(long seed);
uint32_t arc4random(void);
uint32_t arc4random_uniform(uint32_t limit);
void arc4random_buf(void *memory, size_t size);
// The generator seeds itself.
void arc4random_stir(void);
void arc4random_addrandom(unsigned char *data, int count);
void qsort(void *list, size_t count, size_t size, int (*compare)(const void *, const void *));
void qsort_b(void *list, size_t count, size_t size, int (^compare)(const void *, const void *));
void *bsearch(
  const void *key, const void *list, size_t count, size_t size,
  int (*compare)(const void *, const void *));

// The process.
#define EXIT_SUCCESS 0
#define EXIT_FAILURE 1
#define RAND_MAX 0x7fffffff
void exit(int status) __dead2;
void _exit(int status) __dead2;
void abort(void) __dead2;
int atexit(void (*body)(void));
int atexit_b(void (^body)(void));
char *getenv(const char *name);
int setenv(const char *name, const char *value, int overwrite);
int unsetenv(const char *name);
int system(const char *command);
pid_t getpid(void);
pid_t getppid(void);
pid_t fork(void);
pid_t vfork(void);
int execl(const char *path, const char *argument, ...);
int execle(const char *path, const char *argument, ...);
int execlp(const char *file, const char *argument, ...);
int execv(const char *path, char *const arguments[]);
int execve(const char *path, char *const arguments[], char *const environment[]);
int execvp(const char *file, char *const arguments[]);
uid_t getuid(void);
uid_t geteuid(void);
gid_t getgid(void);
gid_t getegid(void);
unsigned sleep(unsigned seconds);
int usleep(useconds_t microseconds);
int isatty(int file);
int access(const char *path, int mode);
int close(int file);
ssize_t read(int file, void *memory, size_t size);
ssize_t write(int file, const void *memory, size_t size);
int unlink(const char *path);
int getpagesize(void);
#define _SC_PAGESIZE 29
#define _SC_PAGE_SIZE _SC_PAGESIZE
#define _SC_NPROCESSORS_CONF 57
#define _SC_NPROCESSORS_ONLN 58
long sysconf(int name);
int dup(int file);
int dup2(int file, int other);
int chdir(const char *path);
unsigned alarm(unsigned seconds);
char *basename(char *path);
char *dirname(char *path);
char *basename_r(const char *path, char *to);
char *dirname_r(const char *path, char *to);
char *getcwd(char *memory, size_t size);
const char *getprogname(void);
char ***_NSGetEnviron(void);
char ***_NSGetArgv(void);
int *_NSGetArgc(void);
char **_NSGetProgname(void);
#define R_OK 4
#define W_OK 2
#define X_OK 1
#define F_OK 0
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2

// Input and output.
typedef struct __sFILE FILE;
extern FILE *stdin;
extern FILE *stdout;
extern FILE *stderr;
#define EOF (-1)
#define BUFSIZ 1024
#define FILENAME_MAX 1024
#define FOPEN_MAX 20
#define L_tmpnam 1024
#define TMP_MAX 308915776
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2
int printf(const char *format, ...) __printflike(1, 2);
int fprintf(FILE *file, const char *format, ...) __printflike(2, 3);
int sprintf(char *to, const char *format, ...) __printflike(2, 3);
int snprintf(char *to, size_t size, const char *format, ...) __printflike(3, 4);
int asprintf(char **to, const char *format, ...) __printflike(2, 3);
int vprintf(const char *format, va_list arguments) __printflike(1, 0);
int vfprintf(FILE *file, const char *format, va_list arguments) __printflike(2, 0);
int vsprintf(char *to, const char *format, va_list arguments) __printflike(2, 0);
int vsnprintf(char *to, size_t size, const char *format, va_list arguments) __printflike(3, 0);
int vasprintf(char **to, const char *format, va_list arguments) __printflike(2, 0);
int sscanf(const char *text, const char *format, ...);
int fscanf(FILE *file, const char *format, ...);
int vfscanf(FILE *file, const char *format, va_list arguments);
int puts(const char *text);
int fputs(const char *text, FILE *file);
int putchar(int byte);
int fputc(int byte, FILE *file);
int putc(int byte, FILE *file);
int getchar(void);
int fgetc(FILE *file);
char *fgets(char *memory, int size, FILE *file);
FILE *fopen(const char *path, const char *mode);
int fclose(FILE *file);
int fflush(FILE *file);
int fseek(FILE *file, long offset, int from);
long ftell(FILE *file);
int feof(FILE *file);
int ferror(FILE *file);
size_t fread(void *memory, size_t size, size_t count, FILE *file);
size_t fwrite(const void *memory, size_t size, size_t count, FILE *file);
void perror(const char *text);
int remove(const char *path);
int rename(const char *from, const char *to);
int setvbuf(FILE *file, char *memory, int mode, size_t size);
int fileno(FILE *file);

// Errors and assertions.
extern int *__error(void);
#define errno (*__error())
#define EPERM 1
#define ENOENT 2
#define EINTR 4
#define EIO 5
#define EBADF 9
#define ENOMEM 12
#define EACCES 13
#define EBUSY 16
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define ERANGE 34
#define EAGAIN 35
#define ETIMEDOUT 60
void __assert_rtn(const char *function, const char *file, int line, const char *text) __dead2;
#ifdef NDEBUG
#define assert(condition) ((void)0)
#else
#define assert(condition) \
  (__builtin_expect(!(condition), 0) ? __assert_rtn(__func__, __FILE__, __LINE__, #condition) \
                                     : (void)0)
#endif
#define static_assert _Static_assert
#define __Check_Compile_Time(condition) extern int compile_time_assert_failed[(condition) ? 1 : -1]
#define __Require(condition, label) do { if (!(condition)) goto label; } while (0)
#define __Require_Quiet(condition, label) __Require(condition, label)
#define __Require_noErr(error, label) __Require((error) == 0, label)
#define __Require_noErr_Quiet(error, label) __Require((error) == 0, label)

// The locale: always the one of the C standard.
#define LC_ALL 0
#define LC_COLLATE 1
#define LC_CTYPE 2
#define LC_MONETARY 3
#define LC_NUMERIC 4
#define LC_TIME 5
#define LC_MESSAGES 6
struct lconv { char *decimal_point, *thousands_sep, *grouping; };
struct lconv *localeconv(void);
char *setlocale(int category, const char *name);

// Time.
struct timeval { time_t tv_sec; suseconds_t tv_usec; };
struct timespec { time_t tv_sec; long tv_nsec; };
struct timezone { int tz_minuteswest, tz_dsttime; };
struct tm {
  int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
  long tm_gmtoff;
  char *tm_zone;
};
#define CLOCKS_PER_SEC 1000000
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 6
time_t time(time_t *time);
clock_t clock(void);
double difftime(time_t end, time_t start);
time_t mktime(struct tm *time);
time_t timegm(struct tm *time);
struct tm *localtime(const time_t *time);
struct tm *gmtime(const time_t *time);
struct tm *localtime_r(const time_t *time, struct tm *result);
struct tm *gmtime_r(const time_t *time, struct tm *result);
size_t strftime(char *to, size_t size, const char *format, const struct tm *time);
char *strptime(const char *text, const char *format, struct tm *time);
typedef struct _xlocale *locale_t;
size_t strftime_l(
  char *to, size_t size, const char *format, const struct tm *time, locale_t locale);
char *strptime_l(const char *text, const char *format, struct tm *time, locale_t locale);
double strtod_l(const char *text, char **end, locale_t locale);
long strtol_l(const char *text, char **end, int base, locale_t locale);
int gettimeofday(struct timeval *time, void *zone);
int clock_gettime(int clock, struct timespec *time);
uint64_t clock_gettime_nsec_np(int clock);
#define CLOCK_MONOTONIC_RAW 4
#define CLOCK_MONOTONIC_RAW_APPROX 5
#define CLOCK_UPTIME_RAW 8
#define CLOCK_UPTIME_RAW_APPROX 9
#define CLOCK_PROCESS_CPUTIME_ID 12
#define CLOCK_THREAD_CPUTIME_ID 16
int nanosleep(const struct timespec *time, struct timespec *rest);
typedef struct mach_timebase_info { uint32_t numer, denom; } mach_timebase_info_data_t;
typedef mach_timebase_info_data_t *mach_timebase_info_t;
int mach_timebase_info(mach_timebase_info_t info);
uint64_t mach_absolute_time(void);
uint64_t mach_continuous_time(void);

// Dynamic loading and the stack.
typedef struct dl_info {
  const char *dli_fname;
  void *dli_fbase;
  const char *dli_sname;
  void *dli_saddr;
} Dl_info;
#define RTLD_LAZY 1
#define RTLD_NOW 2
#define RTLD_LOCAL 4
#define RTLD_GLOBAL 8
#define RTLD_NOLOAD 16
#define RTLD_NEXT ((void *)-1)
#define RTLD_DEFAULT ((void *)-2)
#define RTLD_SELF ((void *)-3)
int dladdr(const void *address, Dl_info *info);
void *dlopen(const char *path, int mode);
void *dlsym(void *library, const char *name);
int dlclose(void *library);
char *dlerror(void);
int backtrace(void **frames, int limit);
size_t backtrace_async(void **frames, size_t limit, uint32_t *task);
char **backtrace_symbols(void *const *frames, int count);

// The system.
struct utsname {
  char sysname[256], nodename[256], release[256], version[256], machine[256];
};
int uname(struct utsname *name);

#include <hookhost/Signals.h>
#include <hookhost/Images.h>

#include <hookhost/CValues.h>
#include <hookhost/CFiles.h>

#endif
