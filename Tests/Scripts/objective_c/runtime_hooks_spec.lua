-- Functions with which a program changes the runtime's behaviour.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")
local run = dofile(here .. "support/run_source.lua")
local headers = "#import <objc/runtime.h>\n#import <objc/objc-internal.h>\n"

describe("objc_setForwardHandler", function()
  it("calls a function for unimplemented messages", function()
    assert.equal("Plain told: 7 -> 3\n", (main([=[
      objc_setForwardHandler((void *)&take, NULL);
      id plain = [Plain new];
      printf("-> %s\n", ((id (*)(id, SEL, id))objc_msgSend)(plain, sel_registerName("told:"), @7)
        == (id)Plain.class ? "3" : "0"); ]=], headers .. [=[
      @interface Plain : NSObject
      @end
      @implementation Plain
      @end
      static id take(id self, SEL name, id one) {
        printf("%s %s %d ", object_getClassName(self), sel_getName(name), [one intValue]);
        return (id)[Plain class];
      }
      ]=])))
  end)
end)

describe("a hook for names of classes", function()
  it("is not asked for the name that it is asked for", function()
    assert.equal("Odd Other none\n", (main([=[
      objc_setHook_getClass(look, &next);
      printf("%s\n", objc_getClass("Odd") ? "found" : "none"); ]=], headers .. [=[
      static objc_hook_getClass next;
      static BOOL look(const char *name, Class *result) {
        printf("%s ", name);
        objc_getClass("Odd");
        if (strcmp(name, "Odd") == 0) objc_getClass("Other");
        return next(name, result);
      }
      ]=])))
  end)
end)

describe("a protocol", function()
  it("keeps the classes and blocks of its methods", function()
    assert.equal(table.concat({
      [[@"NSString"24@0:8@"NSArray<Told>"16]], [[v24@0:8@?<v@?@"<Told>"i>16]], [[@"NSString"24@0:8@"NSArray<Told>"16]],
      "none", ""}, "\n"), (main([=[
      const char *(^types)(Protocol *, SEL, BOOL) = ^(Protocol *p, SEL name, BOOL isRequired) {
        return _protocol_getMethodTypeEncoding(p, name, isRequired, YES) ?: "none";
      };
      printf("%s\n", types(@protocol(Telling), @selector(tell:), YES));
      printf("%s\n", types(@protocol(Telling), @selector(run:), NO));
      printf("%s\n", types(@protocol(More), @selector(tell:), YES));
      printf("%s\n", types(@protocol(Telling), @selector(run:), YES)); ]=], headers .. [=[
      @protocol Told
      @end
      @protocol Telling
      - (NSString *)tell:(NSArray<NSNumber *><Told> *)list;
      @optional
      - (void)run:(void (^)(id<Told>, int))block;
      @end
      @protocol More <Telling>
      @end
      ]=])))
  end)
end)

describe("exit in a +load", function()
  it("ends the program before main", function()
    local text, status = run [=[
      #import <Foundation/Foundation.h>
      @interface Early : NSObject
      @end
      @implementation Early
      + (void)load { printf("load\n"); exit(4); }
      @end
      int main(void) { printf("main\n"); return 0; } ]=]
    assert.equal("load\n", text)
    assert.equal(4, status)
  end)
end)

describe("objc_setUncaughtExceptionHandler", function()
  it("returns the handler before, which is Foundation's own", function()
    assert.equal("1 1\n", (main([=[
      objc_uncaught_exception_handler first = objc_setUncaughtExceptionHandler(&note);
      printf("%d ", NSGetUncaughtExceptionHandler() == &note);
      objc_setUncaughtExceptionHandler(first);
      printf("%d\n", NSGetUncaughtExceptionHandler() == NULL); ]=], headers .. "static void note(id e) {}\n")))
  end)
end)
