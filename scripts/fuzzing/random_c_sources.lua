-- Writes a random Objective-C source that calls what takes variable arguments and functions of the caller: formats with
-- hostile conversions, comparators that throw, jump or free what they compare, handlers of signals, threads and exits.
--   hookhost scripts/fuzzing/random_c_sources.lua SEED FILE
--
-- The class `Fuzz` has a method `run:` that makes each of 120 calls by its number, for random_c_calls.lua.

local seed, path = tonumber(arg[1]), arg[2]
math.randomseed(seed)

local function any(list) return list[math.random(#list)] end

local numbers = {"0", "1", "-1", "*", "2147483647", "-2147483648", "99999999999999999999", "4096", "%", "$", "1$", "2$", "1000000$"}
local lengths = {"", "", "", "h", "hh", "l", "ll", "q", "j", "z", "t", "L", "hhh", "w"}
local written, read = "diouxXeEfFgGaAcsCSpn@%DOUmZ ", "diouxXeEfgGaAcsCSpn%D[]@Zm"

local function conversion(letters)
  local text = "%"
  for _ = 1, math.random(0, 2) do text = text .. any {"-", "+", " ", "#", "0", "'"} end
  if math.random() < 0.5 then text = text .. any(numbers) end
  if math.random() < 0.4 then text = text .. "." .. any(numbers) end
  local index = math.random(#letters)
  return text .. any(lengths) .. letters:sub(index, index)
end

local function format(letters)
  local parts = {}
  for index = 1, math.random(4) do parts[index] = conversion(letters) .. any {"", " ", "x", "\\377", "%%"} end
  return '"' .. table.concat(parts) .. '"'
end

local values = {
  "0", "-1", "INT_MIN", "INT_MAX", "LLONG_MIN", "LLONG_MAX", "1LL << 60", "NAN", "INFINITY", "-0.0", "1e308", "1e308L", "text",
  "large", "NULL", "&number", "&wide", "buffer", 'L"wide"', '"\\377\\xfe"', '@"object"', "nil", "[NSObject class]", "freed",
}

local function arguments()
  local parts = {}
  for index = 1, math.random(0, 5) do parts[index] = ", " .. any(values) end
  return table.concat(parts)
end

local sizes = {"0", "1", "2", "8", "16", "sizeof buffer", "SIZE_MAX", "1LL << 31", "1LL << 60", "-1"}
local counts = {"0", "1", "2", "100", "8192", "SIZE_MAX", "1LL << 61"}
local widths = {"0", "1", "3", "4", "8", "4096", "SIZE_MAX", "1LL << 61"}

local comparators = {"throws", "jumps", "frees", "sorts", "lies", "changes", "compares", "(void *)0", "(void *)puts", "(void *)1234"}

-- Makes a statement of a step.
local makers = {
  function() return ("printf(%s%s)"):format(format(written), arguments()) end,
  function() return ("fprintf(%s, %s%s)"):format(any {"stdout", "stderr", "NULL", "file"}, format(written), arguments()) end,
  function() return ("snprintf(%s, %s, %s%s)"):format(any {"buffer", "NULL"}, any(sizes), format(written), arguments()) end,
  function() return ("sprintf(buffer, %s%s)"):format(format(written), arguments()) end,
  function() return ("asprintf(%s, %s%s)"):format(any {"&made", "NULL"}, format(written), arguments()) end,
  function() return ("listed(%d, %s%s)"):format(math.random(0, 9), format(written), arguments()) end,
  function() return ("listed(10, %s%s)"):format(format(read), arguments()) end,
  function() return ("sscanf(%s, %s%s)"):format(any {"text", "large", '"-99999999999999999999 0x 1e999 nan"'}, format(read), arguments()) end,
  function() return ("fscanf(%s, %s%s)"):format(any {"file", "NULL"}, format(read), arguments()) end,
  function() return ("NSLog(@%s%s)"):format(format(written), arguments()) end,
  function() return ("[NSString stringWithFormat:@%s%s]"):format(format(written), arguments()) end,
  function() return ("[NSPredicate predicateWithFormat:@%s%s]"):format(format(written), arguments()) end,
  function() return ("[NSException raise:@\"name\" format:@%s%s]"):format(format(written), arguments()) end,
  function() return ("strftime(buffer, %s, %s, &moment)"):format(any(sizes), format "aAbBcCdDeFgGhHIjklmMnNpPrRsStTuUvVwWxXyYzZ+%") end,
  function() return ("qsort(%s, %s, %s, %s)"):format(any {"list", "buffer", "NULL", "freed"}, any(counts), any(widths), any(comparators)) end,
  function() return ("qsort(list, %s, 4, %s)"):format(any {"100", "1000"}, any(comparators)) end,
  function() return ("bsearch(%s, list, %s, %s, %s)"):format(any {"&number", "NULL"}, any(counts), any(widths), any(comparators)) end,
  function()
    return ("qsort_b(list, %s, 4, ^(const void *a, const void *b) { return %s(a, b); })"):format(
      any {"10", "100"}, any {"throws", "jumps", "frees", "lies"})
  end,
  function()
    return ("[[NSMutableArray arrayWithArray:@[@3, @1, @2]] sortUsingFunction:%s context:NULL]"):format(
      any {"(void *)throws", "(void *)jumps", "(void *)lies"})
  end,
  function() return ("atexit(%s)"):format(any {"leaves", "raises", "registers", "NULL"}) end,
  function()
    return ("signal(%s, %s)"):format(
      any {"SIGUSR1", "SIGINT", "SIGSEGV", "SIGKILL", "-1", "999"}, any {"handles", "SIG_IGN", "SIG_DFL", "(void *)7"})
  end,
  function() return ("signal(%s, %s); raise(SIGUSR1)"):format("SIGUSR1", any {"handles", "jumps_out", "SIG_IGN"}) end,
  function() return ("raise(%s)"):format(any {"0", "-1", "999", "SIGURG", "SIGWINCH"}) end,
  function()
    return ("pthread_create(%s, NULL, %s, %s); pthread_join(thread, %s)"):format(
      any {"&thread", "&thread", "NULL"}, any {"works", "throws_out", "exits", "NULL", "jumps_away"}, any {"NULL", "list"}, any {"NULL", "&result"})
  end,
  function() return ("pthread_once(%s, %s)"):format(any {"&once", "NULL"}, any {"again", "raises", "NULL"}) end,
  function()
    return ("pthread_key_create(&key, %s); pthread_setspecific(key, %s)"):format(
      any {"free", "destroys", "NULL"}, any {"list", "NULL", "text", "malloc(8)"})
  end,
  function() return ("pthread_mutex_%s(%s)"):format(any {"unlock", "destroy", "trylock"}, any {"&mutex", "NULL", "(void *)buffer"}) end,
  function() return ("pthread_cond_%s(%s)"):format(any {"signal", "broadcast", "destroy"}, any {"&condition", "NULL"}) end,
  function()
    return ("dispatch_apply(%s, dispatch_get_global_queue(0, 0), ^(size_t index) { %s })"):format(
      any {"3", "0"}, any {"throws(list, list);", "jumps(list, list);"})
  end,
  function() return ("dispatch_once(&token, ^{ %s })"):format(any {"raises();", "jumps(list, list);", ""}) end,
  function() return ("memcpy(%s, %s, %s)"):format(any {"buffer", "NULL", "freed"}, any {"large", "list", "NULL"}, any(sizes)) end,
  function() return ("%s(buffer, large, %s)"):format(any {"strncpy", "strncat", "strlcpy", "strlcat", "memmove", "memccpy_of"}, any(sizes)) end,
  function() return ("realloc(%s, %s)"):format(any {"NULL", "malloc(8)", "freed", "buffer", "list + 1"}, any(sizes)) end,
  function() return ("calloc(%s, %s)"):format(any(counts), any(sizes)) end,
  function() return ("free(%s)"):format(any {"NULL", "freed", "buffer", "list + 1", "(void *)throws", "(void *)8"}) end,
  function()
    return ("strto%s(%s, %s, %s)"):format(
      any {"l", "ll", "ul", "ull"}, any {"text", "large", '"-"', '"0x"'}, any {"NULL", "&made"}, any {"0", "1", "-1", "36", "37"})
  end,
  function() return "longjmp(never, 1)" end,
  function()
    return ("fseek(file, %s, %s); fread(buffer, %s, %s, file)"):format(
      any {"-1", "LONG_MAX", "LONG_MIN", "0"}, any {"0", "1", "2", "9"}, any(sizes), any(counts))
  end,
  function() return ("setvbuf(file, %s, %s, %s)"):format(any {"NULL", "buffer"}, any {"0", "2", "77"}, any(sizes)) end,
}

local head = [[
#pragma clang diagnostic ignored "-Weverything"
#import <Foundation/Foundation.h>
#include <math.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <limits.h>
#include <string.h>
#include <time.h>
static char buffer[4096], large[100000], *text = "12 0x7f -3.5e10 abc", *made;
static int number, depth, list_of[8192], *list = list_of;
static long long wide;
static void *freed, *result;
static FILE *file;
static struct tm moment = {.tm_year = INT_MAX, .tm_mon = -1, .tm_mday = 99, .tm_wday = 77, .tm_hour = INT_MIN};
static jmp_buf out, never;
static pthread_t thread;
static pthread_key_t key;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t condition = PTHREAD_COND_INITIALIZER;
static dispatch_once_t token;
static int throws(const void *a, const void *b) { @throw [NSException exceptionWithName:@"thrown" reason:nil userInfo:nil]; }
static int jumps(const void *a, const void *b) { longjmp(out, 2); }
static int frees(const void *a, const void *b) { if (list != list_of) free(list); list = list_of; return 1; }
static int lies(const void *a, const void *b) { return (number = number * 1103515245 + 12345) % 3 - 1; }
static int compares(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
static int changes(const void *a, const void *b) { *(int *)a = -*(int *)b; return compares(a, b); }
static int sorts(const void *a, const void *b) { if (depth++ < 20) qsort(list, 10, 4, sorts); return compares(a, b); }
static void leaves(void) { exit(3); }
static void raises(void) { [NSException raise:@"raised" format:@"%d", 1]; }
static void registers(void) { if (depth++ < 1000) atexit(registers); }
static void handles(int number) { write(2, "", 0); }
static void jumps_out(int number) { longjmp(out, 4); }
static void *works(void *given) { qsort(list, 100, 4, compares); return given; }
static void *throws_out(void *given) { raises(); return NULL; }
static void *exits(void *given) { pthread_exit(given); }
static void *jumps_away(void *given) { longjmp(out, 3); }
static void again(void) { if (depth++ < 3) pthread_once(&once, again); }
static void destroys(void *given) { pthread_setspecific(key, given); }
static void *memccpy_of(void *to, const void *from, size_t count) { return memccpy(to, from, 'x', count); }
static void listed(int kind, const char *format, ...) {
  va_list list, copy;
  va_start(list, format);
  va_copy(copy, list);
  switch (kind) {
  case 0: vprintf(format, list); break;
  case 1: vfprintf(stderr, format, list); break;
  case 2: vsnprintf(buffer, 16, format, list); vsnprintf(buffer, 16, format, copy); break;
  case 3: vsprintf(buffer, format, list); break;
  case 4: vasprintf(&made, format, list); break;
  case 5: NSLogv(@"%d %@ %s", list); break;
  case 6: (void)[[NSString alloc] initWithFormat:@"%s %d %@" arguments:list]; break;
  case 8: va_end(list); vprintf(format, list); break;
  case 9: for (int each = 0; each < 9; each++) (void)va_arg(list, long long); break;
  case 10: vsscanf(text, format, list); break;
  }
  va_end(copy);
  va_end(list);
}
@interface Fuzz : NSObject
+ (void)run:(int)step;
@end
@implementation Fuzz
+ (void)run:(int)step {
  memset(large, 'x', sizeof large - 1);
  if (!file) { file = tmpfile(); if (file) fputs("12 -3.5e10 abc\n", file); }
  if (!freed) { freed = malloc(16); free(freed); }
  depth = 0;
  if (step % 3 == 0) { list = malloc(8192 * sizeof *list); memset(list, 7, 8192 * sizeof *list); }
  @try {
    switch (step) {
]]

local lines = {head}
for step = 1, 120 do lines[#lines + 1] = ("    case %d: %s; break;"):format(step, any(makers)()) end
lines[#lines + 1] = "    }\n  } @catch (NSException *exception) {\n  }\n}\n@end\n"
local file = assert(io.open(path, "w"))
file:write(table.concat(lines, "\n"))
file:close()
