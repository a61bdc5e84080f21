local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_main.lua")

describe("a block", function()
  it("has values associated with it, and others have none", function()
    assert.equal("7 (null) (null)\n", run([[
  static char key;
  int n = 1;
  int (^one)(void) = [^{ return n; } copy], (^two)(void) = [^{ return n + 1; } copy];
  objc_setAssociatedObject(one, &key, @7, OBJC_ASSOCIATION_RETAIN);
  id before = objc_getAssociatedObject(one, &key), other = objc_getAssociatedObject(two, &key);
  objc_setAssociatedObject(one, &key, nil, OBJC_ASSOCIATION_RETAIN);
  puts([NSString stringWithFormat:@"%@ %@ %@", before, other, objc_getAssociatedObject(one, &key)].UTF8String);
]], "#import <objc/runtime.h>"))
  end)
end)
