local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run_main = dofile(here .. "support/run_main.lua")

local function printed(declarations, statements) return run_main(statements, "#include <float.h>\n" .. declarations) end

describe("a source", function()
  it("has a method without arguments whose name ends in an underscore", function()
    assert.equal("1 0 4 5", printed([=[
      @interface A : NSObject @end
      @implementation A
      - (int)bar_ { return 4; }
      + (int)bar_ { return 5; }
      @end]=], [=[
      A *a = [A new];
      printf("%d %d %d %d", [a respondsToSelector:@selector(bar_)], [a respondsToSelector:@selector(bar:)],
        [a bar_], [A bar_]);]=]))
  end)
end)
