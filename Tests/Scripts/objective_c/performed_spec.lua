-- performSelector: on methods without an object result.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("performSelector:", function()
  it("returns nil where the method returns zero, and an object that is zero", function()
    assert.equal("nil 0 1", printed [=[
      NSObject *object = [NSObject new];
      printf("%s ", [object performSelector:@selector(isProxy)] ? "object" : "nil");
      NSDictionary *numbers = [NSDictionary dictionaryWithObject:@0 forKey:@"zero"];
      printf("%s ", [[[numbers performSelector:@selector(objectForKey:) withObject:@"zero"] description] UTF8String]);
      printf("%d", (BOOL)(intptr_t)[object performSelector:@selector(isKindOfClass:) withObject:[NSObject class]]);]=])
  end)
end)
