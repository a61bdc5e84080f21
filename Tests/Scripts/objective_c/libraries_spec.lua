-- Constructs of public libraries: redeclared variables, subscripts that clang reports without a type, casts of variable
-- arguments, values in the bytes of data.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a variable outside functions", function()
  it("is the same where a function declares it again", function()
    assert.equal("5 1", printed([[
      extern int counter; extern dispatch_once_t once;
      counter++;
      for (int i = 0; i < 2; i++) dispatch_once(&once, ^{ extern int runs; runs++; });
      printf("%d %d", total(), runs);]], [[
      int counter = 4, runs; dispatch_once_t once;
      static int total(void) { return counter; }]]))
  end)

  it("is defined without a value where a header has declared it", function()
    assert.equal("0 1", printed([[printf("%d %d", number, object == nil);]],
      "extern int number; extern id object;\nint number;\nid object;"))
  end)
end)

describe("an index in brackets after an object", function()
  it("is a key where it is an element or a property that is an object", function()
    assert.equal("1 2 b", printed([=[
      NSDictionary *numbers = @{@"a": @1, @"b": @2}; NSArray *keys = @[@"a", @"b"]; Keys *held = [Keys new];
      held.key = @"b"; held.place = 1;
      printf("%d %d %s", [numbers[keys[0]] intValue], [numbers[held.key] intValue], [keys[held.place] UTF8String]);]=],
      [=[
      @interface Keys : NSObject
      @property (nonatomic, copy) NSString *key;
      @property (nonatomic) NSUInteger place;
      @end
      @implementation Keys
      @end]=]))
  end)
end)

describe("a variable argument", function()
  it("may be a pointer or an object that is cast", function()
    assert.equal("7 x 2.5", printed([[int number = 7; show(0, &number, @"x", 2.5);]], [[
      static void show(int first, ...) {
        va_list list;
        va_start(list, first);
        int *number = (int *)va_arg(list, int *);
        NSString *text = (NSString *)va_arg(list, id);
        double real = (double)va_arg(list, double);
        printf("%d %s %g", *number, text.UTF8String, real);
        va_end(list);
      }]]))
  end)

  it("may be a structure of which a field is read", function()
    assert.equal("3 9", printed([[struct pair pair = {1, 2, 3}; show(2, pair, (struct pair){7, 8, 9});]], [[
      struct pair { int a; short b; long c; };
      static void show(int count, ...) {
        va_list list;
        va_start(list, count);
        long first = va_arg(list, struct pair).c;
        printf("%ld ", first);
        printf("%ld", va_arg(list, struct pair).c);
        va_end(list);
      }]]))
  end)
end)

describe("a decimal number", function()
  it("reports that it is not a number", function()
    assert.equal("0 1 1", printed([[
      NSDecimal none = [[NSDecimalNumber notANumber] decimalValue], some;
      NSDecimalNumber *number = [NSDecimalNumber decimalNumberWithString:@"1.5"];
      some = [number decimalValue];
      printf("%u %u %u", none._length, none._isNegative, some._length);]]))
  end)
end)

describe("a block", function()
  it("has a class for the runtime's functions", function()
    assert.equal("1", printed([[void (^block)(void) = ^{};
      printf("%d", [object_getClass(block) isSubclassOfClass:NSClassFromString(@"NSBlock")]);]],
      "#import <objc/runtime.h>"))
  end)
end)

describe("an invocation", function()
  it("reads its arguments and its result from the bytes of data", function()
    assert.equal("3 2.5 0", printed([=[
      NSInvocation *call = [NSInvocation invocationWithMethodSignature:[NSMethodSignature signatureWithObjCTypes:"i@:Qd"]];
      unsigned long count[] = {3}, read = 0; double real[] = {2.5}, back = 0; int result = 1;
      [call setArgument:(void *)[[NSData dataWithBytes:count length:8] bytes] atIndex:2];
      [call setArgument:(void *)[[NSData dataWithBytes:real length:8] bytes] atIndex:3];
      void *zeros = calloc(1, sizeof(int));
      [call setReturnValue:zeros]; [call getReturnValue:&result];
      [call getArgument:&read atIndex:2]; [call getArgument:&back atIndex:3];
      printf("%lu %g %d", read, back, result);]=]))
  end)
end)
