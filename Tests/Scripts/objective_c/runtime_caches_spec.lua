-- Runtime behaviour that sources observe: method caches, fatal errors, callbacks.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local INCLUDES = "#import <objc/runtime.h>\n#import <objc/objc-internal.h>\n"
local function printed(statements, before, options)
  return (main(statements, INCLUDES .. (before or ""), options))
end

describe("a class's cache of methods", function()
  local CLASSES = [=[
    @interface Upper : NSObject @end
    @implementation Upper
    - (void)one { printf("one "); }
    - (void)two { printf("two "); }
    @end
    @interface Lower : Upper @end
    @implementation Lower @end
    static BOOL holds(Class cls, SEL name) {
      int count; BOOL found = NO;
      struct objc_imp_cache_entry *entries = class_copyImpCache(cls, &count);
      for (int i = 0; i < count; i++) if (entries[i].sel == name) found = entries[i].imp != NULL;
      free(entries);
      return found;
    } ]=]

  it("is listed, and drops entries that an exchange makes stale, in subclasses as well", function()
    assert.equal("0 one one 11 00 two ", printed([=[
      Upper *upper = [Upper new]; Lower *lower = [Lower new]; SEL name = @selector(one);
      printf("%d ", holds(Upper.class, name));
      [upper one]; [lower one];
      printf("%d%d ", holds(Upper.class, name), holds(Lower.class, name));
      method_exchangeImplementations(class_getInstanceMethod(Upper.class, name),
        class_getInstanceMethod(Upper.class, @selector(two)));
      printf("%d%d ", holds(Upper.class, name), holds(Lower.class, name));
      [lower one]; ]=], CLASSES))
  end)

  it("does not notice a raw change until it is flushed", function()
    assert.equal("one one two ", printed([=[
      Upper *upper = [Upper new];
      [upper one];
      _method_setImplementationRawUnsafe(class_getInstanceMethod(Upper.class, @selector(one)),
        class_getMethodImplementation(Upper.class, @selector(two)));
      [upper one];
      _objc_flush_caches(Upper.class);
      [upper one]; ]=], CLASSES))
  end)
end)

describe("an implementation that was set without notice", function()
  it("is bypassed by the functions that the compiler calls, not by messages", function()
    assert.equal("0 1 | 1 1 | 0 1", (printed([=[
      Class root = NSObject.class;
      Method alloc = class_getClassMethod(root, @selector(alloc)), retain = class_getInstanceMethod(root, @selector(retain));
      realAlloc = (void *)method_getImplementation(alloc);
      realRetain = (void *)method_getImplementation(retain);
      _method_setImplementationRawUnsafe(alloc, (IMP)ownAlloc);
      _method_setImplementationRawUnsafe(retain, (IMP)ownRetain);
      _objc_flush_caches(root);
      id object = objc_alloc_init(root);
      printf("%d ", allocs);
      [[NSObject alloc] init];
      printf("%d | ", allocs);
      [object retain];
      printf("%d ", retains);
      objc_retain(object);
      printf("%d | ", retains);
      allocs = 0;
      id other = objc_alloc([Below class]);
      printf("%d %d", allocs, [other class] == [Below class]); ]=], [=[
      static int allocs, retains;
      static id (*realAlloc)(id, SEL), (*realRetain)(id, SEL);
      static id ownAlloc(id self, SEL _cmd) { allocs++; return realAlloc(self, _cmd); }
      static id ownRetain(id self, SEL _cmd) { retains++; return realRetain(self, _cmd); }
      @interface Below : NSObject @end
      @implementation Below @end ]=], "--no-arc")))
  end)

  it("is called for allocWithZone: only if it was set with notice", function()
    local function zones(set)
      return (printed(([=[
      Method zone = class_getClassMethod(NSObject.class, @selector(allocWithZone:));
      real = (void *)method_getImplementation(zone);
      %s(zone, (IMP)own);
      _objc_flush_caches(NSObject.class);
      [NSObject alloc]; objc_alloc(NSObject.class);
      printf("%%d", zones); ]=]):format(set), [=[
      static int zones;
      static id (*real)(id, SEL, void *);
      static id own(id self, SEL _cmd, void *zone) { zones++; return real(self, _cmd, zone); } ]=], "--no-arc"))
    end
    assert.equal("2", zones "method_setImplementation")
    assert.equal("0", zones "_method_setImplementationRawUnsafe")
  end)
end)

describe("a class that overrides basic methods", function()
  local CLASSES = [=[
      @interface Counting : NSObject @end
      @implementation Counting
      - (id)retain { return [super retain]; }
      + (id)allocWithZone:(NSZone *)zone { return [super allocWithZone:zone]; }
      @end
      static id itself(id self, SEL _cmd) { return self; } ]=]
  local PROGRAM = [=[
      [[Counting new] release];
      method_setImplementation(class_getInstanceMethod(NSObject.class, @selector(self)), (IMP)itself); ]=]
  local function listed(settings)
    local path = os.tmpname()
    os.remove(path)
    local file = assert(io.open(path .. ".m", "w"))
    file:write("#import <Foundation/Foundation.h>\n" .. INCLUDES .. CLASSES .. "int main(void) {" .. PROGRAM .. "return 0; }")
    file:close()
    local pipe = assert(io.popen(("%s '%s' --no-arc '%s.m' 2>&1 | grep CUSTOM"):format(settings, arg and arg[-1] or "hookhost", path)))
    local text = pipe:read "a"
    pipe:close()
    os.remove(path .. ".m")
    return (text:gsub("objc%[%d+%]", "objc"))
  end

  it("is listed where the environment asks for it", function()
    assert.equal("", listed "")
    assert.equal("objc: CUSTOM RR: Counting\n", listed "OBJC_PRINT_CUSTOM_RR=YES")
    assert.equal("objc: CUSTOM AWZ: Counting (meta)\nobjc: CUSTOM Core: NSObject\n",
      listed "OBJC_PRINT_CUSTOM_AWZ=YES OBJC_PRINT_CUSTOM_CORE=YES")
  end)
end)

describe("the runtime", function()
  it("counts the classes that have been made", function()
    assert.equal("1 1", printed [=[
      uintptr_t before = objc_debug_realized_class_generation_count;
      Class made = objc_allocateClassPair(NSObject.class, "Made", 0);
      uintptr_t after = objc_debug_realized_class_generation_count;
      objc_registerClassPair(made);
      printf("%d %d", after == before + 1, objc_debug_realized_class_generation_count == after); ]=])
  end)

  it("encodes the results and parameters of an optional method, also blocks", function()
    assert.equal([[@?<@@?@>24@0:8@?<@"<Other>"@?i>16]], printed([=[
      printf("%s", _protocol_getMethodTypeEncoding(@protocol(Answering), @selector(take:), NO, YES)); ]=], [=[
      @protocol Other @end
      @protocol Answering
      @optional
      - (id (^)(id))take:(id<Other> (^)(int))block;
      @end ]=]))
  end)

  it("ends the run when a pool is drained twice", function()
    local statements = [=[
      void *outer = objc_autoreleasePoolPush(), *inner = objc_autoreleasePoolPush();
      printf("%d ", outer != inner);
      objc_autoreleasePoolPop(outer);
      objc_autoreleasePoolPop(inner);
      printf("wrong"); ]=]
    local text = printed(statements, "void *objc_autoreleasePoolPush(void); void objc_autoreleasePoolPop(void *);",
      "--no-arc")
    assert.matches("^1 ", text)
    assert.matches("objc%[%d+%]: Invalid or prematurely%-freed autorelease pool 0x%x+%.", text)
  end)

  it("ends the run when a weak reference to a deallocating object is stored", function()
    local text = printed([=[ [[Ending new] release]; printf("wrong"); ]=], [=[
      @interface Ending : NSObject @end
      @implementation Ending
      - (void)dealloc {
        id place = nil;
        printf("%d ", objc_storeWeakOrNil(&place, self) == nil);
        @try { objc_storeWeak(&place, self); } @catch (id error) { printf("caught "); }
        [super dealloc];
      }
      @end ]=], "--no-arc")
    assert.matches("^1 ", text)
    assert.matches("objc%[%d+%]: Cannot form weak reference to instance %(0x%x+%) of class Ending%.", text)
  end)

  it("notifies a class with its own reference counting of weak references", function()
    assert.equal("weak 1", printed([=[
      Noting *object = [Noting new]; id place = nil;
      objc_storeWeak(&place, object);
      printf("%d", objc_loadWeak(&place) == object); ]=], [=[
      @interface Noting : NSObject @end
      @implementation Noting
      - (void)_setWeaklyReferenced { printf("weak "); }
      - (oneway void)release { [super release]; }
      @end ]=], "--no-arc"))
  end)

  it("transfers the reference of an instance from class_createInstance to ARC", function()
    assert.equal("dealloc dealloc end", printed([=[
      id object = class_createInstance(Ending.class, 0);
      object = nil;
      object = class_createInstance(Ending.class, 8);
      object = nil;
      printf("end"); ]=], [=[
      @interface Ending : NSObject @end
      @implementation Ending
      - (void)dealloc { printf("dealloc "); }
      @end ]=]))
  end)
end)
