-- Root classes of a source with ARC: what the runtime's functions create has one reference.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local root = [=[
#import <objc/runtime.h>
#import <objc/objc-internal.h>
OBJC_ROOT_CLASS
@interface Root { Class isa; }
+ (id)alloc; + (id)new; - (id)init; - (id)initNothing; - (id)copyWithZone:(void *)zone;
@end
@implementation Root
+ (void)initialize {}
+ (Class)class { return self; }
+ (id)alloc {
  void *(*function)(id __unsafe_unretained) = (typeof(function))_objc_rootAlloc;
  return (__bridge_transfer id)function(self);
}
+ (id)new { return [[self alloc] init]; }
- (id)init { return _objc_rootInit(self); }
- (id)initNothing { return nil; }
- (id)copyWithZone:(void *)zone { return self; }
- (void)dealloc { printf("dealloc "); _objc_rootDealloc(self); }
@end
]=]

local function printed(statements) return (main(statements, root)) end

describe("an object of a root class with ARC", function()
  it("is deallocated with the variable that has it", function()
    assert.equal("1 dealloc 2 dealloc 3", printed [=[
      Root *one = [Root new];
      printf("1 ");
      one = [[Root alloc] init];
      printf("2 ");
      one = nil;
      printf("3"); ]=])
  end)

  it("is deallocated by an initializer that returns nil", function()
    assert.equal("dealloc 1 1", printed [=[
      Root *none = [[Root alloc] initNothing];
      printf("1 %d", none == nil); ]=])
  end)

  it("has one reference from class_createInstance", function()
    assert.equal("1 dealloc 2", printed [=[
      Root *one;
      one = class_createInstance([Root class], 0);
      printf("%d ", object_getClass(one) == [Root class]);
      one = nil;
      printf("2"); ]=])
  end)
end)
