-- File-scope variables that refer to later functions, and variables in a section.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a variable outside functions", function()
  it("can contain functions that are defined below it", function()
    assert.equal("3 4 3 3", printed([=[
      printf("%d %d %d %d", first ? first() : -1, table.call(1), list[0](), (*place)());]=], [=[
      static int three();
      static int more(int number);
      static int (*first)() = three;
      struct Table { const char *name; int (*call)(int number); };
      static const struct Table table = {"table", more};
      static int (*list[])() = {three};
      static int (**place)() = list;
      static int three() { return 3; }
      static int more(int number) { return number + 3; }]=]))
  end)
end)

describe("a section of variables", function()
  local registered = [=[
    #include <mach-o/getsect.h>
    #include <mach-o/dyld.h>
    #define REGISTERED(name) static BOOL name(void); \
      static void *name##_pointer __attribute__((used, section("__DATA,__hooks" #name))) = name; \
      static void *name##_again __attribute__((used, section("__DATA, __all"))) = name; \
      static BOOL name(void)
    REGISTERED(first) { printf("first "); return YES; }
    REGISTERED(second) { printf("second "); return YES; }
    static unsigned long run(const char *section) {
      unsigned long size = 0;
      uint8_t *data = getsectiondata((void *)_dyld_get_image_header(0), "__DATA", section, &size);
      void **pointers = (void **)data;
      for (unsigned long i = 0; i < size / sizeof(void *); i++) {
        void (*pointer)() = pointers[i];
        pointer();
      }
      return size;
    }]=]

  it("has the variables of all sources, in their order", function()
    assert.equal("first 8 second 8 first second 16 0", printed([=[
      printf("%lu ", run("__hooksfirst"));
      printf("%lu ", run("__hookssecond"));
      printf("%lu ", run("__all"));
      printf("%lu", run("__none"));]=], registered))
  end)

  it("is found by its name in the image's header", function()
    assert.equal("16 1 16 1 1 1", printed([=[
      const struct mach_header_64 *header = (void *)_dyld_get_image_header(0);
      const struct section_64 *all = getsectbynamefromheader_64(header, "__DATA", "__all");
      uint64_t size = 0;
      char *data = getsectdatafromheader_64(header, "__DATA", "__all", &size);
      printf("%llu %d %llu ", all->size, data != NULL, size);
      printf("%d ", getsectbynamefromheader_64(header, "__DATA", "__none") == NULL);
      printf("%d ", getsectbynamefromheader((void *)header, "__DATA", "__all") == NULL);
      uint32_t none = 1;
      printf("%d", getsectdatafromheader((void *)header, "__DATA", "__all", &none) == NULL && none == 0);]=], registered))
  end)

  it("has texts and structures too", function()
    assert.equal("Shop Cart 2 5", printed([=[
      unsigned long size = 0;
      const struct mach_header_64 *header = (void *)_dyld_get_image_header(0);
      char **names = (char **)(void *)getsectiondata(header, "__DATA", "Modules", &size);
      for (unsigned long i = 0; i < size / sizeof(char *); i++) printf("%s ", names[i]);
      struct Entry *entries = (struct Entry *)(void *)getsectiondata(header, "__DATA", "Entries", &size);
      printf("%lu %d", size / sizeof(struct Entry), entries[1].number);]=], [=[
      #include <mach-o/getsect.h>
      #include <mach-o/dyld.h>
      #define IN(name) __attribute__((used, section("__DATA,"#name)))
      char *shop IN(Modules) = "Shop";
      char *cart IN(Modules) = "Cart";
      struct Entry { const char *name; int number; };
      static struct Entry one IN(Entries) = {"one", 4};
      static struct Entry two IN(Entries) = {"two", 5};]=]))
  end)
end)
