-- Blocks and objects in memory, and locks made of C primitives.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local imported = dofile(here .. "support/import_source.lua")

local C = require "hookhost.c"
local globals = C.globals

describe("a block in memory", function()
  local layout = [[
    #import <Foundation/Foundation.h>
    struct Descriptor { unsigned long reserved, size; void *rest[1]; };
    struct Literal { void *isa; int flags, reserved; void (*invoke)(void *, ...); struct Descriptor *descriptor; };
    enum { HAS_SIGNATURE = 1 << 30, HAS_HELPERS = 1 << 25 };
    static const char *byOffset(id block) {
      struct Literal *literal = (__bridge struct Literal *)block;
      if (!(literal->flags & HAS_SIGNATURE)) return NULL;
      void *place = literal->descriptor;
      place += 2 * sizeof(unsigned long);
      if (literal->flags & HAS_HELPERS) place += 2 * sizeof(void *);
      return *(const char **)place;
    }
    static const char *byField(id block) {
      struct Literal *literal = (__bridge void *)block;
      return literal->descriptor->rest[literal->flags & HAS_HELPERS ? 2 : 0];
    }
  ]]

  it("stores its signature after the size of its descriptor", function()
    imported(layout .. [[
      const char *first(void) { return byOffset(^(NSString *text, int count) { return 1.0; }); }
      const char *second(void) { return byField(^BOOL(id<NSCopying> copied, void (^done)(BOOL)) { return YES; }); }
      const char *third(void) { return byOffset(^{}); }
    ]])
    assert.equal('d20@?0@"NSString"8i16', C.cstr(globals.first()))
    assert.equal('B24@?0@"<NSCopying>"8@?<v@?B>16', C.cstr(globals.second()))
    assert.equal("v8@?0", C.cstr(globals.third()))
  end)

  it("is called through an invocation of its signature", function()
    imported [[
      #import <Foundation/Foundation.h>
      int sent(void) {
        __block int sum = 0;
        void (^block)(int, id) = ^(int number, id object) { sum = number + [object intValue]; };
        NSMethodSignature *signature = [NSMethodSignature signatureWithObjCTypes:"v20@?0i8@12"];
        NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:signature];
        [invocation setValue:nil forKey:@"target"];
        [invocation invokeWithTarget:block];
        return sum + 5;
      }
    ]]
    assert.equal(5, globals.sent())
    local invocation = objc.NSInvocation:invocationWithMethodSignature_(
      objc.NSMethodSignature:signatureWithObjCTypes_("i16@?0i8i12"))
    invocation:setArgument_atIndex_(3, 1)
    invocation:setArgument_atIndex_(4, 2)
    invocation:invokeWithTarget_(function(a, b) return a * 10 + b end)
    assert.equal(34, invocation:getReturnValue())
  end)
end)

describe("the implementation that forwards", function()
  it("is equal to the implementation of a method that was set to it", function()
    imported [[
      #import <Foundation/Foundation.h>
      #import <objc/message.h>
      #import <objc/runtime.h>
      @interface Forwarding : NSObject
      - (void)forwarded;
      @end
      @implementation Forwarding
      - (void)forwarded {}
      @end
      BOOL forwards(void) {
        Method method = class_getInstanceMethod([Forwarding class], @selector(forwarded));
        method_setImplementation(method, _objc_msgForward);
        return method_getImplementation(method) == _objc_msgForward;
      }
    ]]
    assert.is_true(globals.forwards())
  end)
end)

describe("an object in memory", function()
  it("has its instance variables at their offsets", function()
    imported [[
      #import <Foundation/Foundation.h>
      #import <objc/runtime.h>
      @interface Held : NSObject { @public char letter; int number; double width; char last; }
      @end
      @implementation Held
      @end
      int offsets(void) {
        Class held = [Held class];
        return (int)ivar_getOffset(class_getInstanceVariable(held, "number")) * 10000
          + (int)ivar_getOffset(class_getInstanceVariable(held, "width")) * 100 + (int)class_getInstanceSize(held);
      }
      int through(void) {
        Held *held = [Held new];
        int *number = (int *)((char *)(__bridge void *)held
          + ivar_getOffset(class_getInstanceVariable([Held class], "number")));
        *number = 41;
        held->number += 1;
        return *number;
      }
      long sizes(void) {
        NSUInteger size, alignment;
        NSGetSizeAndAlignment("{S=c{CGPoint=dd}[3s]}", &size, &alignment);
        return size * 100 + alignment;
      }
    ]]
    assert.equal(121632, globals.offsets())
    assert.equal(42, globals.through())
    assert.equal(3208, globals.sizes())
  end)
end)

describe("a lock of C's", function()
  it("excludes, and can be locked again if it is recursive", function()
    imported [[
      #import <Foundation/Foundation.h>
      #import <pthread.h>
      #import <os/lock.h>
      #import <libkern/OSAtomic.h>
      static pthread_mutex_t plain = PTHREAD_MUTEX_INITIALIZER;
      static os_unfair_lock unfair = OS_UNFAIR_LOCK_INIT;
      static OSSpinLock spin = OS_SPINLOCK_INIT;
      int tried(void) {
        pthread_mutex_t recursive;
        pthread_mutexattr_t attributes;
        pthread_mutexattr_init(&attributes);
        pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
        pthread_mutex_init(&recursive, &attributes);
        pthread_mutex_lock(&recursive);
        pthread_mutex_lock(&recursive);
        pthread_mutex_unlock(&recursive);
        pthread_mutex_unlock(&recursive);
        pthread_mutex_lock(&plain);
        int busy = pthread_mutex_trylock(&plain) != 0;
        pthread_mutex_unlock(&plain);
        os_unfair_lock_lock(&unfair);
        int held = !os_unfair_lock_trylock(&unfair);
        os_unfair_lock_unlock(&unfair);
        OSSpinLockLock(&spin);
        int spinning = !OSSpinLockTry(&spin);
        OSSpinLockUnlock(&spin);
        return busy * 100 + held * 10 + spinning;
      }
      int counted(void) {
        int32_t count = 5;
        OSAtomicIncrement32(&count);
        OSAtomicCompareAndSwap32(6, 9, &count);
        return OSAtomicAdd32(2, &count);
      }
    ]]
    assert.equal(111, globals.tried())
    assert.equal(11, globals.counted())
  end)

  it("lives in an instance variable as long as its object", function()
    imported [[
      #import <Foundation/Foundation.h>
      #import <pthread.h>
      @interface Locked : NSObject { pthread_mutex_t _lock; }
      - (int)take;
      - (void)give;
      @end
      @implementation Locked
      - (int)take { return pthread_mutex_trylock(&_lock); }
      - (void)give { pthread_mutex_unlock(&_lock); }
      @end
      static Locked *locked;
      int taken(void) { locked = [Locked new]; return [locked take]; }
      int again(void) { int busy = [locked take] != 0; [locked give]; return busy * 10 + [locked take]; }
    ]]
    assert.equal(0, globals.taken())
    collectgarbage()
    assert.equal(10, globals.again())
  end)

  it("makes threads wait for conditions and for each other", function()
    imported [[
      #import <Foundation/Foundation.h>
      #import <pthread.h>
      static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
      static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
      static int state;
      static void *work(void *argument) {
        pthread_mutex_lock(&lock);
        while (state == 0) pthread_cond_wait(&changed, &lock);
        state += *(int *)argument;
        pthread_mutex_unlock(&lock);
        return argument;
      }
      int joined(void) {
        pthread_t thread;
        int amount = 4;
        void *result = NULL;
        pthread_create(&thread, NULL, work, &amount);
        pthread_mutex_lock(&lock);
        state = 1;
        pthread_cond_signal(&changed);
        pthread_mutex_unlock(&lock);
        pthread_join(thread, &result);
        return state * 10 + *(int *)result;
      }
    ]]
    assert.equal(54, globals.joined())
  end)
end)

describe("the zone of memory", function()
  it("allocates, changes and frees blocks", function()
    imported [[
      #import <Foundation/Foundation.h>
      #import <malloc/malloc.h>
      int zoned(void) {
        malloc_zone_t *zone = malloc_default_zone();
        int *numbers = malloc_zone_calloc(zone, 2, sizeof(int));
        numbers[1] = 5;
        numbers = malloc_zone_realloc(zone, numbers, 4 * sizeof(int));
        char *text = malloc_zone_malloc(zone, 2);
        strcpy(text, "a");
        int result = numbers[0] + numbers[1] + (malloc_zone_from_ptr(text) == zone);
        malloc_zone_free(zone, text);
        malloc_zone_free(zone, numbers);
        return result;
      }]]
    assert.equal(6, globals.zoned())
  end)
end)
