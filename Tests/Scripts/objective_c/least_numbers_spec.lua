local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(declarations, statements)
  local text = "#import <Foundation/Foundation.h>\n#include <float.h>\n" .. declarations
    .. "\nint main(void) { @autoreleasepool {\n" .. statements .. "\n} return 0; }"
  return (run(text):gsub("^.-warnings? generated%.\n", ""))
end

describe("a source", function()
  it("knows the least numbers, and what a release does", function()
    assert.equal("1 1 1 Vv", printed("", [=[
      printf("%d %d %d ", FLT_TRUE_MIN > 0, DBL_TRUE_MIN > 0, LDBL_EPSILON == DBL_EPSILON);
      printf("%.2s", [[NSObject instanceMethodSignatureForSelector:NSSelectorFromString(@"release")] methodReturnType]);]=]))
  end)
end)
