-- Static variables of functions and blocks in sections, and `_Generic` over several lines of a macro.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a static variable of a block with a section", function()
  it("is in the section when the program starts, its block too", function()
    assert.equal("2 one 5 two 7 same", printed([=[
      printf("%s ", seen);
      printf("%s", strcmp(*first()->name, "one") == 0 ? "same" : "other");]=], [=[
#import <mach-o/getsect.h>
#import <mach-o/dyld.h>
typedef struct { const char **name; void *value; } entry_t;
#define SECTION "entries"
#define ENTRY(name_, value_) ((^{ \
  __attribute__((used)) static const char *name__ = name_; \
  __attribute__((used)) static void *value__ = (__bridge void *)^{ return value_; }; \
  __attribute__((used)) __attribute__((section("__DATA," SECTION))) static entry_t entry = {&name__, (void *)&value__}; \
  return &entry; })())
static entry_t *first(void) { return ENTRY("one", 5); }
static char seen[100];
@interface Loader : NSObject @end
@implementation Loader
+ (void)load {
  unsigned long size = 0;
  entry_t *entries = (entry_t *)getsectiondata((void *)_dyld_get_image_header(0), "__DATA", SECTION, &size);
  size_t count = size / sizeof(entry_t);
  int length = sprintf(seen, "%zu", count);
  for (size_t i = 0; i < count; i++) {
    int (^block)(void) = *(int (^__unsafe_unretained *)(void))entries[i].value;
    length += sprintf(seen + length, " %s %d", *entries[i].name, block());
  }
}
+ (entry_t *)other { return ENTRY("two", 7); }
@end
]=]))
  end)
end)

describe("_Generic in a macro of several lines", function()
  it("chooses its default, also behind a comment", function()
    assert.equal("3 1 2", printed([=[ printf("%d %d %d", KIND("text"), KIND(1.0), KIND(@"x")); ]=], [=[
#define KIND(value_) ((^{ \
  return _Generic(value_, \
    double: 1, const double: 1, \
    id: 2, \
    /* a C string, luckily: its type has its length */ \
    default: 3); })())
]=]))
  end)
end)
