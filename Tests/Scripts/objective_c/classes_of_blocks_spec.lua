-- The classes of blocks, from Apple's Block_private.h and clang's "Automatic Reference Counting": a block that
-- captures nothing is global, a literal is on the stack until it is copied, and ARC copies it unless it is a
-- receiver or a variadic argument.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local imported = dofile(here .. "support/import_source.lua")

describe("the class of a block", function()
  local count = 0
  local function classes(options, body)
    count = count + 1
    local source = [=[
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
static int total;
@interface ClassedBlocks : NSObject { int count; }
- (id)ofSelf;
@end
@implementation ClassedBlocks
- (id)ofSelf { return [^{ return self->count; } copy]; }
@end
NSString *classes(void) {
  int local = 3;
  ]=] .. body .. [=[
}]=]
    local globals = imported((source:gsub("ClassedBlocks", "ClassedBlocks" .. count)), options)
    return tostring(globals.classes())
  end

  it("is global if it captures no variable", function()
    for _, arc in ipairs {true, false} do
      assert.equal("__NSGlobalBlock__ __NSGlobalBlock__ __NSGlobalBlock__", classes({arc = arc}, [=[
  static int calls;
  id plain = ^{}, adding = ^(int more) { total += more; calls++; };
  return [NSString stringWithFormat:@"%s %@ %@", object_getClassName(plain), [adding class], [[plain copy] class]];]=]))
    end
  end)

  it("is that of the heap under ARC, unless it is a receiver or a variadic argument", function()
    assert.equal("__NSMallocBlock__ __NSStackBlock__ __NSMallocBlock__ __NSMallocBlock__", classes({arc = true}, [=[
  id kept = ^{ return local; };
  return [NSString stringWithFormat:@"%@ %@ %@ %@", [kept class], [^{ return local; } class],
    [[^{ return local; } copy] class], [[ClassedBlocks new].ofSelf class]];]=]))
  end)

  it("is that of the stack without ARC until the block is copied", function()
    assert.equal("__NSStackBlock__ __NSMallocBlock__ 1", classes({arc = false}, [=[
  int (^made)(void) = ^{ return local; };
  Class before = [made class];
  made = [[made copy] autorelease];
  return [NSString stringWithFormat:@"%@ %@ %d", before, [made class],
    [made isKindOfClass:NSClassFromString(@"NSBlock")]];]=]))
  end)

  it("is in its description, with the address that %p prints", function()
    assert.equal("1 1 1", classes({arc = true}, [=[
  id kept = ^{ return local; };
  NSString *wanted = [NSString stringWithFormat:@"<__NSMallocBlock__: %p>", kept];
  return [NSString stringWithFormat:@"%d %d %d", [[kept description] isEqual:wanted],
    [[NSString stringWithFormat:@"%@", kept] isEqual:wanted],
    [[@[kept] description] isEqual:[NSString stringWithFormat:@"(\n    \"%@\"\n)", wanted]]];]=]))
  end)
end)
