-- The lifetime of less common ARC variables, and other language constructs.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function body(statements, before)
  return (run([=[
    #import <Foundation/Foundation.h>
    @interface Value : NSObject { @public int number; }
    @end
    @implementation Value
    + (Value *)number:(int)number { Value *value = [Value new]; value->number = number; return value; }
    - (void)dealloc { printf("-%d ", number); }
    @end
    ]=] .. (before or "") .. "\nint main(void) { @autoreleasepool {\n" .. statements .. "\n} return 0; }"))
end

describe("a variable", function()
  it("that is __autoreleasing leaves its object to the pool", function()
    assert.equal("in 1 -7 ", body [=[
      __weak Value *seen;
      @autoreleasepool {
        Value *__autoreleasing kept;
        { Value *value = [Value number:7]; kept = value; seen = value; }
        printf("in %d ", seen != nil);
      }]=])
  end)

  it("that is an array releases its objects at the end of its scope", function()
    assert.equal("in -2 -1 out ", body [=[
      { Value *values[3]; for (int i = 0; i < 2; i++) values[i + 1] = [Value number:i + 1]; printf("in "); }
      printf("out ");]=])
  end)
end)

describe("a source", function()
  it("catches nil where anything is caught", function()
    assert.equal("id rest ", body [=[
      @try { @throw nil; } @catch (NSObject *object) { printf("object "); } @catch (id any) { printf("id%s ", any ? "!" : ""); }
      @try { @throw nil; } @catch (...) { printf("rest "); }]=])
  end)

  it("may have functions with the names that the translation uses", function()
    assert.equal("3 4 5", body([=[int held __attribute__((cleanup(ended))) = 5; printf("%d %d ", cleanup(3), wide(4));]=],
      "static void ended(int *n) { printf(\"%d\", *n); }\nstatic int cleanup(int n) { return n; } static int wide(int n) { return n; }"
      .. " static int setOf(int n) { return n; }"))
  end)

  it("may have a function that returns a pointer to a function", function()
    assert.equal("4 B", body([=[printf("%d %c", pick(0)(-4), pick(1)('b'));]=],
      "#include <ctype.h>\nstatic int (*pick(int k))(int) { static int (*t[])(int) = {abs, toupper}; return t[k]; }"))
  end)

  it("reports mistakes that only ARC detects, and none without ARC", function()
    local text = body("int (^(^add)(int))(int) = ^(int x) { return ^(int y) { return x + y; }; }; printf(\"%d\", add(1)(2));",
      "typedef NSString **List;")
    assert.matches("no explicit ownership", text, 1, true)
    assert.is_falsy(text:find("returning block", 1, true))
  end)
end)
