-- Methods under ARC that return a copy, which is the object itself if it is immutable.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

-- The description of what a method returns, after its receiver was deallocated.
local function returned(value, body)
  return (run([=[
    #import <Foundation/Foundation.h>
    @interface Holder : NSObject { id _value; }
    @end
    @implementation Holder
    - (instancetype)initWithValue:(id)value { if ((self = [super init])) _value = value; return self; }
    - (id)result { ]=] .. body .. [=[ }
    - (void)dealloc { printf("dealloc "); }
    @end
    @interface Part : NSObject <NSCopying>
    @end
    @implementation Part
    - (id)copyWithZone:(NSZone *)zone { return [[Part alloc] init]; }
    - (NSString *)description { return @"part"; }
    - (void)dealloc { printf("gone "); }
    @end
    int main(void) {
      id kept;
      @autoreleasepool {
        Holder *holder = [[Holder alloc] initWithValue:]=] .. value .. [=[];
        kept = [holder result];
      }
      printf("%s\n", [[kept description] stringByReplacingOccurrencesOfString:@"\n" withString:@""].UTF8String);
      kept = nil;
      printf("end\n");
      return 0;
    }]=]))
end

describe("a method that returns a copy", function()
  it("returns a reference of its own to an immutable object", function()
    assert.equal("dealloc {    a = b;}\nend\n", returned("[[NSMutableDictionary dictionaryWithObject:@\"b\" forKey:@\"a\"] copy]",
      "return [_value copy];"))
    assert.equal("dealloc (    1)\nend\n", returned("[[NSMutableArray arrayWithObject:@1] copy]", "return [_value copy];"))
    assert.equal("dealloc (    1)\nend\n", returned("[[NSMutableArray arrayWithObject:@1] copy]",
      "id value = _value; return [(NSArray *)value copy];"))
  end)

  it("returns the one reference of a new object", function()
    assert.equal("dealloc (    1)\nend\n", returned("[NSMutableArray arrayWithObject:@1]", "return [_value copy];"))
    assert.equal("dealloc (    1)\nend\n", returned("[[NSMutableArray arrayWithObject:@1] copy]", "return [_value mutableCopy];"))
    assert.equal("dealloc gone part\ngone end\n", returned("[Part new]", "return [_value copy];"))
  end)
end)
