-- How mock and hook libraries inspect calls.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(declarations, statements)
  return (run("#import <Foundation/Foundation.h>\n#import <objc/runtime.h>\n" .. declarations
    .. "\nint main(void) {\n" .. statements .. "\nreturn 0; }"))
end

describe("a hook on the method that a literal sends", function()
  it("finds nil where the literal has it", function()
    assert.equal("2 keys, nil at 1; 3 objects, nil at 1", printed([[
      @implementation NSDictionary (Hook)
      + (instancetype)hookedWithObjects:(const id [])objects forKeys:(const id [])keys count:(NSUInteger)count {
        for (NSUInteger i = 0; i < count; i++) {
          if (!objects[i]) printf("%lu keys, nil at %lu; ", count, i);
        }
        return [self hookedWithObjects:objects forKeys:keys count:1];
      }
      @end
      @implementation NSArray (Hook)
      + (instancetype)hookedWithObjects:(const id [])objects count:(NSUInteger)count {
        for (NSUInteger i = 0; i < count; i++) if (!objects[i]) printf("%lu objects, nil at %lu", count, i);
        return [self hookedWithObjects:objects count:1];
      }
      @end]], [[
      Class dictionary = object_getClass(NSDictionary.class), array = object_getClass(NSArray.class);
      method_exchangeImplementations(
        class_getInstanceMethod(dictionary, @selector(dictionaryWithObjects:forKeys:count:)),
        class_getInstanceMethod(dictionary, @selector(hookedWithObjects:forKeys:count:)));
      method_exchangeImplementations(
        class_getInstanceMethod(array, @selector(arrayWithObjects:count:)),
        class_getInstanceMethod(array, @selector(hookedWithObjects:count:)));
      id missing = nil;
      id one = @{@"a": @1, @"b": missing};
      id other = @[@"a", missing, @"c"];
      (void)one; (void)other;]]))
  end)
end)

describe("a hook on the initializer of arrays", function()
  it("finds nil where a list of C has it", function()
    assert.equal("2 objects, nil at 1; 3 objects, nil at 1 and 2; ", printed([[
      static void list(id placeholder, SEL selector, const id *objects, NSUInteger count) {
        printf("%lu objects, nil at", count);
        for (NSUInteger i = 0, found = 0; i < count; i++) {
          if (!objects[i]) printf(found++ ? " and %lu" : " %lu", i);
        }
        printf("; ");
      }]], [[
      Class class = NSClassFromString(@"__NSPlaceholderArray");
      Method method = class_getInstanceMethod(class, @selector(initWithObjects:count:));
      id (*old)(id, SEL, const id *, NSUInteger) = (void *)method_getImplementation(method);
      method_setImplementation(method, imp_implementationWithBlock(^(id self, const id *objects, NSUInteger count) {
        list(self, @selector(initWithObjects:count:), objects, count);
        return old(self, @selector(initWithObjects:count:), objects, 1);
      }));
      const id two[] = {@"a", nil}, three[] = {@"a", nil, nil};
      (void)[NSArray arrayWithObjects:two count:2];
      (void)[[NSArray alloc] initWithObjects:three count:3];]]))
  end)
end)

describe("a proxy that returns another class from `class`", function()
  it("receives the messages that fill a buffer as they are", function()
    assert.equal("getCharacters: getCString:maxLength:encoding: ", printed([[
      @interface Proxy : NSProxy @end
      @implementation Proxy
      - (BOOL)isKindOfClass:(Class)class { return [NSString isSubclassOfClass:class]; }
      - (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
        return [NSString instanceMethodSignatureForSelector:selector];
      }
      - (void)forwardInvocation:(NSInvocation *)invocation { printf("%s ", sel_getName(invocation.selector)); }
      @end]], [[
      id proxy = [Proxy alloc];
      unichar buffer[10];
      char text[10];
      [proxy getCharacters:buffer];
      [proxy getCString:text maxLength:10 encoding:NSASCIIStringEncoding];]]))
  end)
end)

describe("the type encoding of a native method", function()
  it("has C's types for its result and its arguments", function()
    assert.equal("B i Q f v", printed("", [[
      NSMethodSignature *(^signature)(Class, SEL) = ^(Class class, SEL selector) {
        return [class instanceMethodSignatureForSelector:selector];
      };
      printf("%s %s %s %s %s", signature(NSFileManager.class, @selector(removeItemAtPath:error:)).methodReturnType,
        signature(NSString.class, @selector(intValue)).methodReturnType,
        [signature(NSMutableIndexSet.class, @selector(addIndex:)) getArgumentTypeAtIndex:2],
        signature(NSURLSessionTask.class, @selector(priority)).methodReturnType,
        signature(NSObject.class, @selector(setValue:forUndefinedKey:)).methodReturnType);]]))
  end)

  it("makes an invocation's buffer as large as its result", function()
    assert.equal("4 42", printed("", [[
      NSMethodSignature *signature = [NSString instanceMethodSignatureForSelector:@selector(intValue)];
      NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:signature];
      int value = 42, answer = 0;
      char buffer[signature.methodReturnLength];
      [[NSValue value:&value withObjCType:@encode(int)] getValue:buffer];
      [invocation setReturnValue:buffer];
      [invocation getReturnValue:&answer];
      printf("%lu %d", signature.methodReturnLength, answer);]]))
  end)

  it("stores a C string of a constant type in a value", function()
    assert.equal("Hello", printed("", [[
      const char *text = "Hello", *same = NULL;
      [[NSValue valueWithBytes:&text objCType:"r*"] getValue:&same];
      printf("%s", same);]]))
  end)
end)

describe("a message with pointers for further results", function()
  it("may have them before its other arguments", function()
    assert.equal("1 begun begun", printed("", [[
      NSString *folder = NSTemporaryDirectory(), *longest;
      NSArray *matches;
      [NSFileManager.defaultManager createFileAtPath:[folder stringByAppendingPathComponent:@"begun"]
        contents:nil attributes:nil];
      NSUInteger count = [[folder stringByAppendingPathComponent:@"beg"] completePathIntoString:&longest
        caseSensitive:YES matchesIntoArray:&matches filterTypes:nil];
      printf("%lu %s %s", count, longest.lastPathComponent.UTF8String, [matches[0] lastPathComponent].UTF8String);]]))
  end)
end)

describe("an atomic operation", function()
  it("starts at 0 in an instance variable that was never set", function()
    assert.equal("0 1 2", printed([[
      #include <stdatomic.h>
      @interface Counter : NSObject { int64_t _Atomic _count; } - (long long)next; @end
      @implementation Counter
      - (long long)next { return atomic_fetch_add(&_count, 1); }
      @end]], [[
      Counter *counter = [Counter new];
      long long one = counter.next, two = counter.next;
      printf("%lld %lld %lld", one, two, counter.next);]]))
  end)
end)

describe("the stack of machine code", function()
  it("has no frame after the first one", function()
    assert.equal("0 frames", printed("#import <libunwind.h>", [[
      unw_cursor_t cursor; unw_context_t context; int count = 0;
      unw_getcontext(&context);
      unw_init_local(&cursor, &context);
      while (unw_step(&cursor) > 0) count++;
      printf("%d frames", count);]]))
  end)
end)

describe("a block that an invocation has as an argument", function()
  it("is equal to itself and to no other", function()
    assert.equal("1 0", printed([[
      typedef void (^Body)(void);
      @interface Taker : NSObject - (void)take:(Body)body; @end
      @implementation Taker - (void)take:(Body)body {} @end
      static id first;
      @interface Recorder : NSProxy @end
      @implementation Recorder
      - (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
        return [Taker instanceMethodSignatureForSelector:selector];
      }
      - (void)forwardInvocation:(NSInvocation *)call {
        __unsafe_unretained id body;
        [call getArgument:&body atIndex:2];
        if (first) printf(first == body ? "%d " : "%d", [first isEqual:body]);
        if (!first) first = body;
      }
      @end]], [[
      id recorder = [Recorder alloc];
      Body body = ^{};
      [recorder take:body]; [recorder take:body]; [recorder take:^{ printf(""); }];]]))
  end)
end)

describe("C memory that a proxy receives for a native method", function()
  it("is the argument of its invocation", function()
    assert.equal("z", printed([[
      @interface Filler : NSProxy @end
      @implementation Filler
      - (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
        return [NSString instanceMethodSignatureForSelector:selector];
      }
      - (void)forwardInvocation:(NSInvocation *)call {
        unichar *characters;
        [call getArgument:&characters atIndex:2];
        characters[0] = 'z';
      }
      @end]], [[
      unichar characters[4] = {'a'};
      [(NSString *)[Filler alloc] getCharacters:characters];
      printf("%c", characters[0]);]]))
  end)
end)
