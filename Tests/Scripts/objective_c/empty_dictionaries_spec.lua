-- An empty dictionary remains a dictionary in Lua, where a table without keys could be a list.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("an empty dictionary", function()
  it("remains one after JSON parsing", function()
    assert.equal("none 0 1", printed [=[
      NSData *json = [@"{\"args\": {}, \"list\": [], \"deep\": [{}]}" dataUsingEncoding:NSUTF8StringEncoding];
      NSDictionary *all = [NSJSONSerialization JSONObjectWithData:json options:0 error:NULL];
      printf("%s ", all[@"args"][@"key"] ? "some" : "none");
      printf("%lu ", [all[@"list"] count]);
      printf("%d", [[all[@"deep"] firstObject] isKindOfClass:NSDictionary.class]);]=])
  end)

  it("is an empty table for a script, which may fill it", function()
    local table = objc.NSDictionary:dictionaryWithDictionary_(objc.NSDictionary:dictionary())
    local json = objc.NSJSONSerialization:JSONObjectWithData_options_error_(
      objc.NSData:dataWithBytes_length_('{"a": {}}', 9), 0)
    assert.same({}, json.a)
    assert.is_true(objc.NSMutableArray:arrayWithObject_(json.a):objectAtIndex_(0) ~= nil)
    json.a[1] = "x"
    assert.equal(1, objc.NSArray:arrayWithArray_(json.a):count())
    assert.is_truthy(table)
  end)
end)
