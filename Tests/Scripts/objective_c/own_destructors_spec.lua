-- `.cxx_destruct` that a program replaces or adds: deallocation calls it.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a .cxx_destruct of a program's own", function()
  it("runs after every dealloc, the subclass's first, and may call the compiler's", function()
    assert.equal("1 1 dealloc -upper destruct:lower destruct:upper -part end", (run [[
      #import <Foundation/Foundation.h>
      #import <objc/runtime.h>
      @interface Part : NSObject @end
      @implementation Part
      - (void)dealloc { printf("-part "); }
      @end
      @interface Upper : NSObject { Part *_part; } @end
      @implementation Upper
      - (instancetype)init { if ((self = [super init])) _part = [Part new]; return self; }
      - (void)dealloc { printf("-upper "); }
      @end
      @interface Lower : Upper @end
      @implementation Lower
      - (void)dealloc { printf("dealloc "); }
      @end
      static void (*compilers)(id, SEL);
      static void replaced(id self, SEL _cmd) { printf("destruct:upper "); compilers(self, _cmd); }
      static void added(id self, SEL _cmd) { printf("destruct:lower "); }
      int main(void) {
        SEL selector = sel_registerName(".cxx_destruct");
        Method method = class_getInstanceMethod([Upper class], selector);
        printf("%d ", method != NULL);
        compilers = (void (*)(id, SEL))method_setImplementation(method, (IMP)replaced);
        printf("%d ", class_addMethod([Lower class], selector, (IMP)added, "v@:"));
        @autoreleasepool { [Lower new]; }
        printf("end");
        return 0;
      }]]))
  end)
end)
