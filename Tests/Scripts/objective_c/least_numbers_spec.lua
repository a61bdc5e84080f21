local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")
local run_main = dofile(here .. "support/run_main.lua")

local function printed(declarations, statements) return run_main(statements, "#include <float.h>\n" .. declarations) end

describe("a source", function()
  it("has the smallest numbers", function()
    assert.equal("1 1 1", printed("", [=[
      printf("%d %d %d", FLT_TRUE_MIN > 0, DBL_TRUE_MIN > 0, LDBL_EPSILON == DBL_EPSILON);]=]))
  end)

  it("counts the references beyond the first, and walks over a frame's places", function()
    assert.equal("1 0 4 8 0", run([=[
      #import <Foundation/Foundation.h>
      int main(void) {
        NSObject *object = [NSObject new];
        [object retain];
        printf("%d ", (int)NSExtraRefCount(object));
        [object release];
        printf("%d ", (int)NSExtraRefCount(object));
        NSUInteger size = 0, alignment = 0;
        const char *types = NSGetSizeAndAlignment("i16{a=i23c4}0", &size, &alignment);
        printf("%d ", (int)size);
        types = NSGetSizeAndAlignment(types, &size, &alignment);
        printf("%d %d", (int)size, (int)strlen(types));
        return 0;
      }]=], "--no-arc"))
  end)
end)
