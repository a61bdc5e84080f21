-- Attributes that macros of the same file write, with other attributes between the macro and its use.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local function printed(statements, before)
  return (main(statements, [=[
    #import <objc/runtime.h>
    #define PLAIN __attribute__((unused))
    #define NAMED(name) __attribute__((objc_runtime_name(name)))
    #define ALIGNED(bytes) __attribute__((aligned (bytes)))
    #define FINALLY(function) __attribute__((cleanup(function)))
    static const char *others = "blocks aligned(4) cleanup objc_runtime_name";
    static void end(int *value) { printf("end %d", *value); }
    @interface Direct : NSObject @end
    @implementation Direct
    - (int)direct __attribute__((objc_direct)) { return 1; }
    - (int)ordinary PLAIN { return [self direct]; }
    @end ]=] .. (before or "")))
end

describe("an attribute from a macro", function()
  it("does not make a method direct because another one is", function()
    assert.equal("1 0", printed [[
      printf("%d %d", [Direct instancesRespondToSelector:sel_registerName("ordinary")],
        [Direct instancesRespondToSelector:sel_registerName("direct")]);]])
  end)

  it("does not share a variable among blocks", function()
    assert.equal("1", printed [[
      PLAIN int value = 1;
      void (^block)(void) = ^{ printf("%d", value); };
      value = 2;
      block();]])
  end)

  it("has the argument of the macro", function()
    assert.equal("Real 64 end 3", printed([[
      printf("%s %d ", class_getName([Placed class]),
        (int)ivar_getOffset(class_getInstanceVariable([Placed class], "second")));
      FINALLY(end) int value PLAIN = 3;]], [[
      NAMED("Real") @interface Placed : NSObject { char first; ALIGNED(64) char second; } @end
      @implementation Placed @end ]]))
  end)
end)
