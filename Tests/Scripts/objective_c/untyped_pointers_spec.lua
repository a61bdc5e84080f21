-- Pointers to `void`: the memory keeps its own type, and is read byte by byte as in C.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a pointer to void", function()
  it("writes into the variable that it points to", function()
    assert.equal("7 -1 2.5 0", printed([[
      int number = 0; store(&number, 7);
      short small = 0; void *place = &small; *(short *)place = -1;
      double real = 0; copy(&real, &(double){2.5}, sizeof real);
      BOOL truth = YES; copy(&truth, &(char){0}, 1);
      printf("%d %d %g %d", number, small, real, truth);]], [[
      static void store(void *p, int value) { *(int *)p = value; }
      static void copy(void *to, const void *from, size_t n) { memcpy(to, from, n); }]]))
  end)

  it("reads the bytes of a variable as another type", function()
    assert.equal("3f800000 3ff0000000000000 88 5566 -18 238 1", printed([[
      float one = 1.0f; double real = 1.0; long long big = 0x1122334455667788; unsigned short half = 0xffee;
      uint64_t bits; memcpy(&bits, &real, sizeof bits);
      void *wide = &big, *narrow = &half;
      BOOL truth = YES; void *said = &truth;
      printf("%x %llx %x %x %d %u %d", word(&one), bits, *(unsigned char *)wide, *((unsigned short *)wide + 1),
        *(short *)narrow, *(unsigned char *)narrow, *(char *)said);]],
      "static unsigned word(const void *p) { return *(const unsigned *)p; }"))
  end)

  it("reaches into structures, whose fields keep their locations", function()
    assert.equal("4 4010000000000000 255 abc 9 9 3f800000", printed([[
      Pack pack = {1, 2.5, "abc"};
      void *field = &pack.b; *(double *)field = 4;
      void *first = &pack.a; *(unsigned char *)first = 0xff;
      printf("%g %llx %d ", pack.b, *(unsigned long long *)field, pack.a);
      Pack other; memset(&other, 0, sizeof other); memcpy(&other, &pack, sizeof pack);
      double *inside = &other.b, *all = inside; memset(&other.b, 0, sizeof(double)); *inside = 9;
      union { float f; unsigned u; } both; void *part = &both.f; *(float *)part = 1;
      printf("%s %g %g %x", other.name, other.b, *all, both.u);]],
      "typedef struct { int a; double b; char name[8]; } Pack;"))
  end)

  it("reaches instance variables", function()
    assert.equal("65535 3.1416", printed([[
      Holder *holder = [Holder new];
      int *number = &holder->number; void *place = number; *(short *)place = -1;
      void *part = &holder->part; *(unsigned *)part = 0x40490fdb;
      printf("%d %.4f", holder->number, holder->part);]], [[
      @interface Holder : NSObject { @public int number; float part; }
      @end
      @implementation Holder
      @end]]))
  end)
end)

local messages = [=[
  typedef struct { double x, y; } Pair;
  @interface Sender : NSObject
  - (Pair)pair:(Pair)p times:(double)s;
  - (int)small;
  - (id)thing;
  @end
  @implementation Sender
  - (Pair)pair:(Pair)p times:(double)s { return (Pair){p.x * s, p.y * s}; }
  - (int)small { return -2; }
  - (id)thing { return @"thing"; }
  @end
  static NSInvocation *invocation(id target, SEL selector) {
    NSInvocation *made = [NSInvocation invocationWithMethodSignature:[target methodSignatureForSelector:selector]];
    made.target = target; made.selector = selector;
    return made;
  }]=]

describe("the memory of an invocation", function()
  it("is read through untyped pointers, and written through them", function()
    assert.equal("3 6 3 6 6", printed([[
      Sender *sender = [Sender new];
      NSInvocation *sent = invocation(sender, @selector(pair:times:));
      Pair pair = {1, 2}; double scale = 3;
      void *arguments[] = {&pair, &scale};
      for (int k = 0; k < 2; k++) [sent setArgument:arguments[k] atIndex:k + 2];
      [sent invoke];
      Pair out; void *place = &out; [sent getReturnValue:place];
      char *raw = malloc(sizeof(Pair)); [sent getReturnValue:raw];
      unsigned char buffer[16]; [sent getReturnValue:buffer];
      Pair back; memcpy(&back, buffer, sizeof back);
      printf("%g %g %g %g %g", out.x, out.y, ((Pair *)raw)->x, ((Pair *)raw)->y, back.y);]], messages))
  end)

  it("is read as characters when a native method is invoked", function()
    assert.equal("That That, then This", printed([[
      NSString *made = [NSString alloc];
      NSInvocation *sent = invocation(made, @selector(initWithCString:encoding:));
      char *memory = malloc(5); strcpy(memory, "This");
      NSStringEncoding encoding = NSUTF8StringEncoding;
      [sent setArgument:&memory atIndex:2]; [sent setArgument:&encoding atIndex:3];
      memory[2] = 'a'; memory[3] = 't';
      [sent invoke];
      __unsafe_unretained NSString *result; [sent getReturnValue:&result];
      char *same; [sent getArgument:&same atIndex:2];
      printf("%s %s", result.UTF8String, same);
      strcpy(memory, "This"); printf(", then %s", same);]], messages))
  end)

  it("has as many bytes as the method's type", function()
    assert.equal("fffffffe thing thing", printed([[
      Sender *sender = [Sender new];
      NSInvocation *sent = invocation(sender, @selector(small)); [sent invoke];
      long long wide = 0; [sent getReturnValue:&wide];
      NSInvocation *asked = invocation(sender, @selector(thing)); [asked invoke];
      void *bare = NULL; [asked getReturnValue:&bare];
      __unsafe_unretained id object = nil; void *place = &object; [asked getReturnValue:place];
      printf("%llx %s %s", wide, [(__bridge id)bare UTF8String], [object UTF8String]);]], messages))
  end)

  it("holds the bytes of data and of numbers", function()
    assert.equal("258 2 ffffffff00000005 7 7", printed([[
      int whole; [@(258) getValue:&whole];
      char letter; CFNumberGetValue((__bridge CFNumberRef)@(258), kCFNumberCharType, &letter);
      long half = -1; CFNumberGetValue((__bridge CFNumberRef)@5, kCFNumberIntType, &half);
      int seven = 7, again; NSData *data = [NSData dataWithBytes:&seven length:sizeof seven];
      [data getBytes:&again length:sizeof again];
      printf("%d %d %lx %d %d", whole, letter, half, again, *(const int *)data.bytes);]]))
  end)
end)

describe("a value of a source's own structure", function()
  it("keeps its bytes, its type and its equality", function()
    assert.equal("1 2 1 0 {?=di} {length = 16, bytes = 0x000000000000f03f0200000000000000}", printed([[
      Mixed mixed = {1, 2}, other = {1, 3}, got;
      NSValue *value = [NSValue valueWithBytes:&mixed objCType:@encode(Mixed)];
      mixed.x = 5;
      [value getValue:&got];
      NSValue *same = [NSValue value:&got withObjCType:@encode(Mixed)], *boxed = @(other);
      printf("%g %d %d %d %s %s", got.x, got.y, [value isEqual:same], [value isEqual:boxed], value.objCType,
        value.description.UTF8String);]], "typedef struct __attribute__((objc_boxable)) { double x; int y; } Mixed;"))
  end)
end)

describe("the qualifiers of a method's types", function()
  it("are part of the encodings of its arguments and its result", function()
    assert.equal("n@ o^@ N^i O@ R@ r* Vv 1", printed([[
      Method method = class_getInstanceMethod([Wired class], @selector(in:out:both:copied:referred:text:));
      for (unsigned place = 2; place < method_getNumberOfArguments(method); place++)
        printf("%s ", method_copyArgumentType(method, place));
      NSMethodSignature *signature = [Wired instanceMethodSignatureForSelector:@selector(away)];
      printf("%s %d", signature.methodReturnType, signature.isOneway);]], [[
      #import <objc/runtime.h>
      @interface Wired : NSObject
      @end
      @implementation Wired
      - (void)in:(in id)a out:(out id *)b both:(inout int *)c copied:(bycopy id)d referred:(byref id)e
        text:(const char *)t {}
      - (oneway void)away {}
      @end]]))
  end)
end)

describe("variable arguments", function()
  it("can be read as the elements of the arguments", function()
    assert.equal("1.5 2.5 3 4", printed([[
      Pair pair = {1.5f, 2.5f};
      show(2, pair, (Quad){{3, 4}});]], [[
      typedef struct { float a, b; } Pair;
      typedef struct { double list[2]; } Quad;
      static void show(int count, ...) {
        va_list list, rest;
        va_start(list, count);
        va_copy(rest, list);
        float *floats = (float *)va_arg(list, float[2]);
        (void)va_arg(rest, Pair);
        Quad quad = va_arg(rest, Quad);
        printf("%g %g %g %g", floats[0], floats[1], quad.list[0], quad.list[1]);
        va_end(list); va_end(rest);
      }]]))
  end)

end)

describe("a message with a form of its own", function()
  it("may be sent with a dot", function()
    assert.equal("2.5 18446744073709551615 1", printed([[
      NSDecimalNumber *number = [NSDecimalNumber decimalNumberWithString:@"2.5"];
      NSDecimal decimal = number.decimalValue;
      NSMutableData *data = [NSMutableData dataWithLength:1];
      ((char *)data.mutableBytes)[0] = 1;
      printf("%s %llu %d", [NSDecimalNumber decimalNumberWithDecimal:decimal].stringValue.UTF8String,
        @(ULLONG_MAX).unsignedLongLongValue, *(const char *)data.bytes);]]))
  end)
end)

describe("an argument of a native method that accepts any value", function()
  it("is the number that a variable has", function()
    assert.equal("1 2.5 7 -3", printed([=[
      SEL selectors[] = {@selector(initWithBool:), @selector(initWithDouble:), @selector(initWithLong:),
        @selector(initWithShort:)};
      BOOL truth = YES, truth2; double real = 2.5, real2; long wide = 7, wide2; short small = -3, small2;
      void *given[] = {&truth, &real, &wide, &small}, *got[] = {&truth2, &real2, &wide2, &small2};
      for (int place = 0; place < 4; place++) {
        NSInvocation *made = [NSInvocation invocationWithMethodSignature:
          [NSNumber instanceMethodSignatureForSelector:selectors[place]]];
        [made setArgument:given[place] atIndex:2];
        [made getArgument:got[place] atIndex:2];
      }
      printf("%d %g %ld %d", truth2, real2, wide2, small2);]=]))
  end)
end)

describe("memory for the encoded type of a value", function()
  it("receives the value, though a number has a wider type", function()
    assert.equal("7 -3 1.5", printed([[
      unsigned made = 7; short small = -3; float real = 1.5f;
      unsigned *first = malloc(sizeof made); [[NSValue valueWithBytes:&made objCType:@encode(unsigned)] getValue:first];
      void *second = malloc(sizeof small); [[NSNumber numberWithShort:small] getValue:second];
      void *third = malloc(sizeof real); [[NSNumber numberWithFloat:real] getValue:third];
      printf("%u %d %g", *first, *(short *)second, *(float *)third);]]))
  end)
end)

describe("the bytes of mutable data", function()
  it("can be changed after a collection that found no variable with the data", function()
    assert.equal("3", printed([=[
      NSMutableArray *list = [NSMutableArray arrayWithObject:[NSMutableData dataWithLength:1]];
      for (int round = 0; round < 3; round++) {
        @autoreleasepool { ((char *)[list[0] mutableBytes])[0] += round; }
        @autoreleasepool { for (int made = 0; made < 5000; made++) [NSObject new]; }
      }
      printf("%d", ((char *)[list[0] mutableBytes])[0]);]=]))
  end)

  it("are read and written without messages, also by functions of the C library", function()
    assert.equal("597 255 120 102 0", printed([=[
      NSMutableData *data = [NSMutableData dataWithBytes:"abcdef" length:6];
      method_setImplementation(class_getInstanceMethod(object_getClass(data), @selector(getBytes:range:)), (IMP)count);
      method_setImplementation(
        class_getInstanceMethod(object_getClass(data), @selector(replaceBytesInRange:withBytes:)), (IMP)count);
      unsigned char *bytes = data.mutableBytes;
      unsigned sum = 0;
      for (int place = 0; place < 6; place++) sum += bytes[place];
      bytes[1] = 0x1FF;
      memset(bytes + 2, 'x', 2);
      printf("%u %d %d %d %d", sum, bytes[1], bytes[3], bytes[5], messages);]=], [=[
      #import <objc/runtime.h>
      static int messages;
      static void count(id self, SEL _cmd, NSRange range, const void *bytes) { messages++; }]=]))
  end)

  it("may be written up to the capacity, and the data does not have them", function()
    assert.equal("ok 0 1 o", printed([=[
      NSMutableData *data = [NSMutableData dataWithCapacity:4];
      unichar *letters = data.mutableBytes;
      letters[0] = 'o';
      letters[1] = 'k';
      printf("%s %lu ", [NSString stringWithCharacters:letters length:2].UTF8String, (unsigned long)data.length);
      @try { letters[2] = 'x'; } @catch (NSException *raised) { printf("%d ", [raised.name isEqual:NSRangeException]); }
      [data appendBytes:letters length:1];
      printf("%c", *(const char *)data.bytes);]=]))
  end)
end)
