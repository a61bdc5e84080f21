local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run_main = dofile(here .. "support/run_main.lua")

local function printed(declarations, statements) return run_main(statements, "#include <float.h>\n" .. declarations) end

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

  it("receives a set where its accessors expect one", function()
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

  it("reads values from a dictionary, null for nil", function()
    assert.equal("v 1", printed([=[
      @interface Pair : NSObject @property id one, other; @end
      @implementation Pair @end]=], [=[
      Pair *pair = [Pair new];
      pair.other = @"b";
      [pair setValuesForKeysWithDictionary:@{@"one": @"v", @"other": [NSNull null]}];
      printf("%s %d", [pair.one UTF8String], pair.other == nil);]=]))
  end)

  it("receives a set for a set's key without a value", function()
    assert.equal("1 1 1 1", printed([=[
      @interface Tagged : NSObject { id plain; } @property NSMutableSet *tags; @property NSMutableOrderedSet *order; @end
      @implementation Tagged @end]=], [=[
      Tagged *tagged = [Tagged new];
      NSMutableDictionary *dictionary = [NSMutableDictionary dictionary];
      [[tagged mutableSetValueForKey:@"tags"] addObject:@"a"];
      [[tagged mutableOrderedSetValueForKey:@"order"] addObject:@"a"];
      [[dictionary mutableSetValueForKey:@"new"] addObject:@"a"];
      printf("%d %d %d %d", [tagged.tags isKindOfClass:[NSSet class]], [tagged.order isKindOfClass:[NSOrderedSet class]],
        [dictionary[@"new"] isKindOfClass:[NSSet class]], (int)[dictionary[@"new"] count]);]=]))
  end)

  it("sets nothing from a missing dictionary", function()
    assert.equal("done", printed("", [=[
      [[NSObject new] setValuesForKeysWithDictionary:(NSDictionary *)nil];
      printf("done");]=]))
  end)
end)
