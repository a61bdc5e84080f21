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
    assert.matches("SIGABRT: Invalid or prematurely%-freed autorelease pool 0x%x+%.", text)
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
    assert.matches("SIGABRT: Cannot form weak reference to instance %(0x%x+%) of class Ending%.", text)
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
