local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(declarations, statements)
  local text = "#import <Foundation/Foundation.h>\n#include <float.h>\n" .. declarations
    .. "\nint main(void) { @autoreleasepool {\n" .. statements .. "\n} return 0; }"
  return (run(text):gsub("^.-warnings? generated%.\n", ""))
end

describe("a source", function()
  it("changes a mutable array of its own class by key", function()
    assert.equal("a 1", printed([=[
      @interface List : NSMutableArray { NSMutableArray *_own; } @end
      @implementation List
      - (id)init { if ((self = [super init])) _own = [NSMutableArray new]; return self; }
      - (NSUInteger)count { return _own.count; }
      - (id)objectAtIndex:(NSUInteger)index { return _own[index]; }
      - (void)insertObject:(id)object atIndex:(NSUInteger)index { [_own insertObject:object atIndex:index]; }
      - (void)removeObjectAtIndex:(NSUInteger)index { [_own removeObjectAtIndex:index]; }
      @end
      @interface Owner : NSObject @property NSMutableArray *list; @end
      @implementation Owner @end]=], [=[
      Owner *owner = [Owner new];
      owner.list = [List new];
      [[owner mutableArrayValueForKey:@"list"] addObject:@"a"];
      printf("%s %d", [owner.list[0] UTF8String], (int)owner.list.count);]=]))
  end)

  it("gets a set where its accessors take one", function()
    assert.equal("x", printed([=[
      @interface Shelf : NSObject @end
      @implementation Shelf
      - (NSUInteger)countOfBooks { return 0; }
      - (NSEnumerator *)enumeratorOfBooks { return [@[] objectEnumerator]; }
      - (id)memberOfBooks:(id)book { return nil; }
      - (void)addBooks:(NSSet *)books { printf("%s", [[books anyObject] UTF8String]); }
      - (void)removeBooks:(NSSet *)books {}
      @end]=], [=[
      [[[Shelf new] mutableSetValueForKey:@"books"] unionSet:[NSSet setWithObject:@"x"]];]=]))
  end)
end)
