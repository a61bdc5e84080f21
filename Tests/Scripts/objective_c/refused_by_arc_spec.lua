-- Sources that clang refuses under ARC.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local head = "#import <Foundation/Foundation.h>\n@interface Thing : NSObject\n@end\n@implementation Thing\n@end\n"

describe("a source that ARC refuses", function()
  it("is an error, unless it is run without ARC", function()
    local source = head .. [=[
      int main(void) {
        Thing *made = [Thing new];
        Thing **address = &made;
        printf("%d\n", *address != nil);
        return 0;
      }]=]
    local output, status = run(source)
    assert.equal(1, status)
    assert.matches("error: pointer to non-const type 'Thing *' with no explicit ownership", output, 1, true)
    assert.matches("ARC refuses this source; --no-arc, or objc.import's {arc = false}, counts references by hand",
      output, 1, true)
    assert.equal("1\n", (run(source, "--no-arc")))
  end)

  it("counts by hand if it sends the messages of manual reference counting", function()
    assert.equal("2\n", (run(head .. [=[
      int main(void) {
        NSAutoreleasePool *pool = [NSAutoreleasePool new];
        Thing *made = [[Thing alloc] init];
        [made retain];
        printf("%lu\n", (unsigned long)[made retainCount]);
        [pool drain];
        return 0;
      }]=])))
  end)
end)

describe("a warning about nil", function()
  it("begins with the line of the source", function()
    local output = run("#import <Foundation/Foundation.h>\nint main(void) {\n  [[NSMutableArray array] addObject:nil];\n}\n")
    assert.matches("^File.m:3:37: warning: null passed to a callee", output)
    assert.not_matches("runtime.h", output, 1, true)
  end)
end)
