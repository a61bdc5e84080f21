-- Names with dollar signs, which preprocessors such as Logos generate.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

describe("a name with dollar signs", function()
  it("is one of functions, variables, parameters, fields and properties", function()
    assert.equal("2 5 4 7\n", (main([=[
      _logos_orig$_ungrouped$Foo$bar$ = &_logos_method$_ungrouped$Foo$bar$;
      struct Pair$ pair = { .f$ = 4 };
      int $ = 7;
      printf("%d %d %d %d\n", _logos_orig$_ungrouped$Foo$bar$(1), [[Foo new] sum:2], pair.f$, $); ]=], [=[
      #import <Foundation/Foundation.h>
      struct Pair$ { int f$; };
      static int (*_logos_orig$_ungrouped$Foo$bar$)(int);
      static int _logos_method$_ungrouped$Foo$bar$(int a$b) { return a$b + 1; }
      @interface Foo : NSObject
      @property int x$y;
      @end
      @implementation Foo { int iv$ar; }
      - (int)sum:(int)p$q { iv$ar = p$q; self.x$y = 3; return iv$ar + self.x$y; }
      @end
      ]=])))
  end)
end)

it("a version in a macro parameter counts as reached", function()
  assert.equal("frame 1\n", (main([=[ TryAdd(2, frame); ]=], [=[
    #import <Foundation/Foundation.h>
    #define Try(least, name) ({ if (@available(iOS least, *)) printf("%s 1\n", #name); })
    #define TryAdd(least, name) Try(least, name);
    ]=])))
end)
