-- Methods with the attribute `objc_direct`: they can be called, and are in no method list.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local function printed(statements, before)
  return (main(statements, "#import <objc/runtime.h>\n" .. before))
end

describe("a direct method", function()
  local CLASS = [=[
    #define DIRECT __attribute__((objc_direct))
    @interface Adder : NSObject
    - (int)add:(int)n to:(int)other __attribute__((objc_direct));
    + (int)seven DIRECT;
    - (int)sum;
    @end
    @interface Adder ()
    - (int)hidden_value DIRECT;
    @end
    @implementation Adder
    - (int)add:(int)n to:(int)other { return n + other; }
    + (int)seven { return 7; }
    - (int)hidden_value { return 5; }
    - (int)sum { return [self add:[Adder seven] to:self.hidden_value]; }
    @end
    @interface More : Adder @end
    @implementation More
    - (int)sum { return [self add:1 to:[super sum]]; }
    @end ]=]

  it("is called on an object, a class, an inheriting object and nil", function()
    assert.equal("12 13 3 0", printed([=[
      Adder *none = nil;
      printf("%d %d %d %d", [[Adder new] sum], [[More new] sum], [[More new] add:1 to:2], [none add:1 to:2]); ]=], CLASS))
  end)

  it("is in no method list and responds to no message", function()
    assert.equal("sum 0 0 NSInvalidArgumentException", printed([=[
      unsigned count;
      Method *list = class_copyMethodList(Adder.class, &count);
      for (unsigned i = 0; i < count; i++) printf("%s ", sel_getName(method_getName(list[i])));
      printf("%d ", [[Adder new] respondsToSelector:sel_registerName("add:to:")]);
      printf("%d ", class_getInstanceMethod(Adder.class, sel_registerName("hidden_value")) != NULL);
      @try { [[Adder new] performSelector:sel_registerName("hidden_value")]; }
      @catch (NSException *exception) { printf("%s", exception.name.UTF8String); } ]=], CLASS))
  end)

  it("is every member of a marked class, except for members that others declare", function()
    assert.equal("9 other open 1 0 0 1", printed([=[
      Whole *whole = [Whole new];
      printf("%d ", [whole open:8]);
      unsigned count;
      Method *list = class_copyMethodList(Whole.class, &count);
      for (unsigned i = count; i > 0; i--) printf("%s ", i > 2 ? "?" : i > 1 ? "other" : "open");
      printf("%d %d %d ", [whole respondsToSelector:@selector(open:)],
        [whole respondsToSelector:sel_registerName("inner:")], [whole respondsToSelector:sel_registerName("value")]);
      printf("%d", [whole other]); ]=], [=[
      @interface Whole : NSObject
      - (int)open:(int)n;
      @end
      @interface Whole (Other)
      - (int)other;
      @end
      __attribute__((objc_direct_members)) @interface Whole (Direct)
      - (int)value;
      @end
      __attribute__((objc_direct_members)) @implementation Whole
      - (int)open:(int)n { return [self inner:n] + self.value; }
      - (int)inner:(int)n { return n + 1; }
      @end
      @implementation Whole (Direct)
      - (int)value { return 0; }
      @end
      @implementation Whole (Other)
      - (int)other { return 1; }
      @end ]=]))
  end)
end)
