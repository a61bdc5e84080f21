-- The identity of texts in containers.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a text in a container that Foundation has created", function()
  it("is one object, and lives as long as the container", function()
    assert.equal("1 a long text that is no tagged pointer 1", printed [=[
      NSData *json = [@"{\"a\": \"a long text that is no tagged pointer\"}" dataUsingEncoding:4];
      NSDictionary *made = [NSJSONSerialization JSONObjectWithData:json options:0 error:nil];
      __unsafe_unretained NSString *text;
      @autoreleasepool { text = made[@"a"]; }
      printf("%d %s ", text == made[@"a"], text.UTF8String);
      NSArray *parts = [@"the first long part,the second long part" componentsSeparatedByString:@","];
      printf("%d", parts[1] == parts.lastObject);]=])
  end)
end)
