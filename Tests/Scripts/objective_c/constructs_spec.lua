-- C and Objective-C where Lua means something else.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function body(statements, before)
  return (run("#import <UIKit/UIKit.h>\n#include <stdatomic.h>\n#include <pthread.h>\n" .. (before or "")
    .. "\nint main(void) {\n" .. statements .. "\nreturn 0; }"))
end

describe("a translated source", function()
  it("distinguishes multi-character literals from operators", function()
    assert.equal("4 2", body [=[printf("%lu %lu", @[@1, @2, @3, @4].count, @{@1: @2, @3: @4}.count);]=])
  end)

  it("keeps the sign of zero and of infinity, and converts both operands to double", function()
    assert.equal("-0 -0.0 +inf -inf 2.5 0.5 1.8446744073709552e+19", body [=[
      double zero = -1.0; zero *= 0;
      long big = 9223372036854775807; int one = 1, two = 2;
      printf("%g %.1f %+g %g %g %g %.17g", zero, zero, 1 / 0.0, 1 / zero, 1.5 + one, one / (double)two, 2.0 * big);]=])
  end)

  it("may leave a number unused that a message with a block returns", function()
    assert.equal("2", body([=[Half *half = [Half new]; __block int n = 0; NSString *text = @"a";
      [half with:^(Half *one) { n++; if ([one with:nil] > 0 && text.length) n++; }]; printf("%d", n);]=], [=[
      @interface Half : NSObject
      - (double)with:(void (^)(Half *))block;
      @end
      @implementation Half
      - (double)with:(void (^)(Half *))block { if (block) block(self); return 0.5; }
      @end]=]))
  end)

  it("uses memory again for something of another size", function()
    assert.equal("7 3.5 9", body [=[
      NSInvocation *call = [NSInvocation invocationWithMethodSignature:[NSMethodSignature signatureWithObjCTypes:"v@:qdc"]];
      long long number = 7; double ratio = 3.5; char letter = 9; void *memory = NULL;
      [call setArgument:&number atIndex:2]; [call setArgument:&ratio atIndex:3]; [call setArgument:&letter atIndex:4];
      memory = reallocf(memory, 8); [call getArgument:memory atIndex:2]; printf("%lld ", *(long long *)memory);
      memory = reallocf(memory, 8); [call getArgument:memory atIndex:3]; printf("%g ", *(double *)memory);
      memory = reallocf(memory, 1); [call getArgument:memory atIndex:4]; printf("%d", *(char *)memory);
      free(memory);]=])
  end)

  it("compares the bytes of variables", function()
    assert.equal("1 0 1", body [=[double one = 2.5, other = 2.5; int three = 3, four = 4;
      CGPoint here = {1, 2}, there = {1, 2};
      printf("%d %d %d", memcmp(&one, &other, sizeof(double)) == 0, memcmp(&three, &four, sizeof(int)) == 0,
        memcmp(&here, &there, sizeof(CGPoint)) == 0);]=])
  end)

  it("passes unsigned numbers of the upper half through invocations", function()
    assert.equal("18446744073709551615", body [=[
      NSInvocation *call = [NSInvocation invocationWithMethodSignature:[NSMethodSignature signatureWithObjCTypes:"v@:Q"]];
      unsigned long long number = -1, other = 0;
      [call setArgument:&number atIndex:2]; [call getArgument:&other atIndex:2];
      printf("%llu", other);]=])
  end)

  it("has zeros in a structure that a property holds before it is set", function()
    assert.equal("0 0", body([=[Moved *moved = [Moved new]; printf("%g %g", [moved sum], moved.offset.vertical);]=], [=[
      @interface Moved : NSObject
      @property UIOffset offset;
      - (double)sum;
      @end
      @implementation Moved
      - (double)sum { return self.offset.horizontal + [self offset].vertical; }
      @end]=]))
  end)

  it("passes a transform with a field that is named like a pointer's memory to the library", function()
    assert.equal("3 0.5", body [=[
      CGAffineTransform wide = CGAffineTransformScale(CGAffineTransformMakeScale(1.5, 1), 2, 0.5);
      printf("%g %g", wide.a, wide.d);]=])
  end)

  it("accesses an element of a literal", function()
    assert.equal("2", body [=[printf("%d", [@[@1, @2][1] intValue]);]=])
  end)

  it("reads YES and __block in the arguments of a macro", function()
    assert.equal("1 1", body([=[SAME(__block int n = 0; void (^add)(void) = ^{ n++; }; add(); BOOL yes = YES;
      printf("%d %d", n, yes));]=], "#define SAME(...) __VA_ARGS__"))
  end)

  it("sends class properties to the class", function()
    assert.equal("7", body("Settings.level = 4; Settings.level += 3; printf(\"%d\", Settings.level);", [=[
      static int level;
      @interface Settings : NSObject
      @property (class) int level;
      @end
      @implementation Settings
      + (int)level { return level; }
      + (void)setLevel:(int)value { level = value; }
      @end]=]))
  end)

  it("evaluates a left-hand side once in an assignment with side effects", function()
    assert.equal("2 0 1", body [=[
      id list[2]; int n = 0, x = 0;
      while (n < 2) list[n++] = @(x++);
      printf("%d %d %d", n, [list[0] intValue], [list[1] intValue]);]=])
  end)

  it("treats a parameter that is declared as an array as a pointer", function()
    assert.equal("5 2", body([=[int list[] = {1, 2, 3}; printf("%d %d", sum(list + 1), list[1]);]=],
      "static int sum(int v[]) { int a = *v++; return a + v[0]; }"))
  end)

  it("walks over rows", function()
    assert.equal("4", body [=[int rows[2][3] = {{1, 2, 3}, {4, 5, 6}}; int (*row)[3] = rows; printf("%d", (*(row + 1))[0]);]=])
  end)

  it("keeps bit-fields within their width", function()
    assert.equal("1 -8", body [=[struct { unsigned a : 3; int b : 4; } f = {5, 7}; f.a += 4; f.b++; printf("%u %d", f.a, f.b);]=])
  end)

  it("can store a static variable's own address in it", function()
    assert.equal("1", body "static void *context = &context; printf(\"%d\", context == &context);")
  end)

  it("changes structures and arrays in instance variables where they are", function()
    assert.equal("5 1 9", body("[[Holder new] go];", [=[
      @interface Holder : NSObject { CGRect _rect; struct { unsigned on : 1; } _flags; int _list[3]; }
      @end
      @implementation Holder
      - (void)go {
        _rect.origin.x = 5; _flags.on = 1; _list[1] = 9;
        printf("%g %d %d", _rect.origin.x, _flags.on, _list[1]);
      }
      @end]=]))
  end)

  it("begins with the element of a nested designator", function()
    assert.equal("3 4 5", body [=[
      CGRect rect = {.size.width = 3, .size.height = 4};
      int rows[2][2] = {[1][0] = 5};
      printf("%g %g %d", rect.size.width, rect.size.height, rows[1][0]);]=])
  end)

  it("scans a text as C does", function()
    assert.equal("3 12 0.5 ab", body [=[
      int n; double d; char s[8];
      int count = sscanf("12, 0.5 ab", "%d, %lf %7s", &n, &d, s);
      printf("%d %d %g %s", count, n, d, s);]=])
  end)

  it("encodes arrays and structures without a name", function()
    assert.equal("[3i] {?=i} @?", body [=[printf("%s %s %s", @encode(int[3]), @encode(struct { int x; }), @encode(void (^)(int)));]=])
  end)

  it("runs the finally block on every exit", function()
    assert.equal("402 11 7", body([=[printf("%d %d %d", loop(), jump(), answer());]=], [=[
      static int loop(void) {
        int r = 0;
        for (int i = 0; i < 5; i++) { @try { if (i == 1) continue; if (i == 3) break; r += i; } @finally { r += 100; } }
        return r;
      }
      static int jump(void) { int r = 0; @try { r = 1; goto done; } @finally { r += 10; } r = 99; done: return r; }
      static int answer(void) {
        @try { @throw @"x"; } @catch (id thrown) { return 5; } @finally { return 7; }
      }]=]))
  end)

  it("enumerates objects of a class of its own", function()
    assert.equal("0 1 2 ", body([=[for (NSNumber *n in [Three new]) printf("%d ", n.intValue);]=], [=[
      @interface Three : NSObject <NSFastEnumeration>
      @end
      @implementation Three
      - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                        objects:(id __unsafe_unretained [])objects count:(NSUInteger)count {
        static unsigned long changes;
        NSUInteger n = 0;
        state->mutationsPtr = &changes;
        state->itemsPtr = objects;
        while (n < count && state->state < 3) objects[n++] = @(state->state++);
        return n;
      }
      @end]=]))
  end)

  it("defines methods with a variable number of arguments", function()
    assert.equal("6", body([=[printf("%d", [[Sum new] of:3, 1, 2, 3]);]=], [=[
      @interface Sum : NSObject
      - (int)of:(int)count, ...;
      @end
      @implementation Sum
      - (int)of:(int)count, ... {
        va_list list; int sum = 0;
        va_start(list, count);
        while (count-- > 0) sum += va_arg(list, int);
        va_end(list);
        return sum;
      }
      @end]=]))
  end)

  it("has room for more variables than Lua has", function()
    local lines, sum = {}, {}
    for n = 1, 300 do
      lines[n] = ("int v%d = %d;"):format(n, n)
      sum[n] = "v" .. n
    end
    local inner = "int (^block)(void) = ^{ return v300 + v1; };"
    assert.equal("45150 301", body(table.concat(lines, "\n") .. inner .. "printf(\"%d %d\", "
      .. table.concat(sum, " + ") .. ", block());"))
  end)

  it("reaches a case label in a loop, after another label", function()
    assert.equal("5", (body([=[printf("%d", inner(0));]=],
      "static int inner(int x) { switch (x) { while (x < 5) { again: case 0: x++; } } return x; }"):gsub("^.*\n", "")))
  end)
end)

describe("an out-parameter of a native method", function()
  it("receives its value", function()
    assert.equal("1 12 5.5", body [=[
      NSScanner *scanner = [NSScanner scannerWithString:@"12 5.5"];
      int n = 0; double d = 0;
      BOOL found = [scanner scanInt:&n];
      [scanner scanDouble:&d];
      printf("%d %d %g", found, n, d);]=])
    assert.equal("(null) NSCocoaErrorDomain", body [=[
      NSError *error = nil;
      id object = [NSJSONSerialization JSONObjectWithData:[@"{" dataUsingEncoding:NSUTF8StringEncoding] options:0 error:&error];
      printf("%s", [NSString stringWithFormat:@"%@ %@", object, error.domain].UTF8String);]=])
    assert.equal("1 0 1", body [=[
      CGFloat red, green, alpha;
      [UIColor.redColor getRed:&red green:&green blue:NULL alpha:&alpha];
      printf("%g %g %g", red, green, alpha);]=])
    assert.equal("4 8 7", body [=[
      NSUInteger start, end, contents;
      [@"one\ntwo\nthree" getLineStart:&start end:&end contentsEnd:&contents forRange:NSMakeRange(5, 1)];
      printf("%lu %lu %lu", start, end, contents);]=])
    assert.equal("{1, 2}", body [=[
      NSMutableAttributedString *text = [[NSMutableAttributedString alloc] initWithString:@"hello"];
      [text addAttribute:@"x" value:@1 range:NSMakeRange(1, 2)];
      NSRange range;
      [text attributesAtIndex:1 effectiveRange:&range];
      printf("%s", NSStringFromRange(range).UTF8String);]=])
  end)

  it("stops an enumeration", function()
    assert.equal("2", body [=[
      __block int calls = 0;
      [@[@1, @2, @3] enumerateObjectsUsingBlock:^(id object, NSUInteger index, BOOL *stop) { calls++; if (index == 1) *stop = YES; }];
      printf("%d", calls);]=])
  end)

  it("is skipped if it is NULL", function()
    assert.equal("untouched", body [=[
      NSError *error = [NSError errorWithDomain:@"untouched" code:1 userInfo:nil];
      [NSJSONSerialization JSONObjectWithData:[@"[]" dataUsingEncoding:NSUTF8StringEncoding] options:0 error:&error];
      printf("%s", error.domain.UTF8String);]=])
  end)
end)

describe("memory that a message fills or reads", function()
  it("is an invocation's", function()
    assert.equal("7 4 1", body([=[
      NSInvocation *call = [NSInvocation invocationWithMethodSignature:[Adder instanceMethodSignatureForSelector:@selector(add:to:)]];
      int a = 3, b = 4, sum = 0, again = 0;
      call.selector = @selector(add:to:);
      [call setArgument:&a atIndex:2];
      [call setArgument:&b atIndex:3];
      Adder *adder = [Adder new];
      [call invokeWithTarget:adder];
      [call getReturnValue:&sum];
      [call getArgument:&again atIndex:3];
      __unsafe_unretained id target;
      [call getArgument:&target atIndex:0];
      printf("%d %d %d", sum, again, target == adder);]=], [=[
      @interface Adder : NSObject
      - (int)add:(int)a to:(int)b;
      @end
      @implementation Adder
      - (int)add:(int)a to:(int)b { return a + b; }
      @end]=]))
  end)

  it("is data's, a string's, an array's", function()
    assert.equal("97 99 z o 3", body [=[
      unsigned char bytes[3];
      [[NSData dataWithBytes:"abc" length:3] getBytes:bytes length:3];
      NSMutableData *data = [NSMutableData dataWithLength:2];
      ((char *)data.mutableBytes)[1] = 'z';
      unichar letters[5];
      [@"hello" getCharacters:letters range:NSMakeRange(0, 5)];
      __unsafe_unretained id list[3];
      [@[@1, @2, @3] getObjects:list range:NSMakeRange(0, 3)];
      printf("%d %d %c %c %d", bytes[0], bytes[2], ((const char *)data.bytes)[1], letters[4], [list[2] intValue]);]=])
  end)
end)

describe("threads of a source", function()
  it("wait for each other at @synchronized", function()
    assert.equal("20", body [=[
      NSObject *lock = [NSObject new];
      __block int count = 0;
      dispatch_group_t group = dispatch_group_create();
      dispatch_queue_t queue = dispatch_queue_create("c", DISPATCH_QUEUE_CONCURRENT);
      for (int i = 0; i < 4; i++)
        dispatch_group_async(group, queue, ^{
          for (int j = 0; j < 5; j++)
            @synchronized (lock) { int old = count; [NSThread sleepForTimeInterval:0.01]; count = old + 1; }
        });
      dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
      printf("%d", count);]=])
  end)

  it("leave @synchronized by an exception, and by a jump", function()
    assert.equal("free free", body [=[
      NSObject *lock = [NSObject new];
      dispatch_queue_t queue = dispatch_queue_create("q", NULL);
      @try { @synchronized (lock) { @throw @"x"; } } @catch (id thrown) {}
      dispatch_async(queue, ^{ @synchronized (lock) { printf("free "); } });
      dispatch_sync(queue, ^{});
      @synchronized (lock) { goto out; }
      out:;
      dispatch_queue_t other = dispatch_queue_create("r", NULL);
      dispatch_async(other, ^{ @synchronized (lock) { printf("free"); } });
      dispatch_sync(other, ^{});]=])
  end)

  it("have C's locks, atomic operations and threads", function()
    assert.equal("1 16 8 2", body([=[
      pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
      pthread_mutex_lock(&mutex);
      int busy = pthread_mutex_trylock(&mutex) != 0;
      pthread_mutex_unlock(&mutex);
      int32_t value = 5;
      OSAtomicIncrement32(&value);
      OSAtomicAdd32(10, &value);
      atomic_int atomic = 3;
      atomic_fetch_add(&atomic, 4);
      atomic++;
      int argument = 1;
      pthread_t thread;
      pthread_create(&thread, NULL, increment, &argument);
      pthread_join(thread, NULL);
      printf("%d %d %d %d", busy, value, atomic_load(&atomic), argument);]=],
      "#include <libkern/OSAtomic.h>\nstatic void *increment(void *p) { ++*(int *)p; return p; }"))
  end)
end)

describe("reading a source", function()
  it("shows errors as clang prints them", function()
    local printed, status = run "int main(void) { return missing; }"
    assert.equal(table.concat({
      "File.m:1:25: error: use of undeclared identifier 'missing'",
      "    1 | int main(void) { return missing; }",
      "      |                         ^",
      "1 error generated.", ""}, "\n"), (printed:gsub("~", "")))
    assert.equal(1, status)
  end)

  it("warns of a function that is declared and not available", function()
    local printed, status = run "#include <stdlib.h>\nint main(void) { return system(\"x\"); }"
    assert.match("File.m:2:25: warning: the function 'system' is not available", printed)
    assert.match("the function 'system' is not available\n", printed)
    assert.equal(1, status)
  end)

  it("finds sources in the folders of Lua's files", function()
    local folder = os.tmpname()
    os.remove(folder)
    os.execute("mkdir " .. folder)
    finally(function() os.execute("rm -r " .. folder) end)
    local file = assert(io.open(folder .. "/Required.m", "w"))
    file:write "int required_answer(void) { return 42; }"
    file:close()
    local before = package.path
    finally(function() package.path = before os.execute("rm -rf " .. folder) end)
    package.path = folder .. "/?.lua;" .. before
    require "Required"
    assert.equal(42, require "hookhost.c".globals.required_answer())
  end)
end)
