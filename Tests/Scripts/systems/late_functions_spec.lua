-- Functions of C that came later than the system: null in a source, as weakly linked functions are.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "../objective_c/support/run_source.lua")

local questions = [[
  #import <Foundation/Foundation.h>
  #import <dlfcn.h>
  #import <os/lock.h>
  int main(void) { @autoreleasepool {
    dispatch_queue_t queue = dispatch_queue_create("a", 0);
    void (*check)(dispatch_queue_t) = dispatch_assert_queue;
    BOOL ten = NO;
    if (@available(iOS 10.0, *)) ten = YES;
    printf("%d%d%d%d%d%d %s\n", &dispatch_assert_queue != NULL, dispatch_assert_queue != 0, check != NULL,
      &os_unfair_lock_lock ? 1 : 0, dlsym(RTLD_DEFAULT, "os_unfair_lock_lock") != NULL, &pthread_mutex_lock != NULL,
      ten ? "ten" : "older");
  } return 0; }]]
local call = [[
  #import <os/lock.h>
  #import <stdio.h>
  int main(void) { os_unfair_lock lock = OS_UNFAIR_LOCK_INIT; os_unfair_lock_lock(&lock); printf("locked\n"); return 0; }]]

describe("a function of a later system", function()
  it("is null, as @available says", function()
    assert.matches("111111 ten", (run(questions)), 1, true)
    assert.matches("000001 older", (run(questions, "--system 9.3")), 1, true)
    assert.matches("111111 ten", (run(questions, "--system 10.3")), 1, true)
  end)

  it("is there since its version, as the hook of lazy class names", function()
    local source = [[
      #import <objc/runtime.h>
      #import <objc/objc-internal.h>
      #import <stdio.h>
      static const char *namer(Class cls) { return "name"; }
      int main(void) {
        if (&objc_setHook_lazyClassNamer == NULL) return printf("absent\n"), 0;
        objc_hook_lazyClassNamer first, second;
        objc_setHook_lazyClassNamer(namer, &first);
        objc_setHook_lazyClassNamer(namer, &second);
        printf("%d %d\n", first == NULL, second == namer);
        return 0;
      }]]
    assert.matches("^absent\n", (run(source, "--system 13.7")))
    assert.matches("^1 1\n", (run(source, "--system 14.0")))
  end)

  it("ends the source that calls it, with its version", function()
    assert.matches("locked", (run(call)), 1, true)
    assert.matches("EXC_BAD_ACCESS (code=1, address=0x0): the function 'os_unfair_lock_lock' is null; "
      .. "it exists since iOS 10.0, and the system is iOS 9.3", (run(call, "--system 9.3")), 1, true)
  end)

  it("has a version that `uikit.since` and the help say", function()
    assert.same({"10.0", "9.3", "12.0"},
      {uikit.since "os_unfair_lock_lock", uikit.since "CFArrayCreate", uikit.since "sqlite3_prepare_v3"})
  end)
end)

describe("a null function pointer", function()
  it("is a bad access where a source calls it", function()
    assert.matches("EXC_BAD_ACCESS (code=1, address=0x0): the function 'f' is null", (run [[
      #include <stdio.h>
      #include <stdlib.h>
      int main(int count, char **arguments) {
        int (*f)(int) = count > 9 ? abs : NULL;
        printf("%d\n", f(3));
        return 0;
      }]]), 1, true)
  end)
end)
