-- Sources with and without ARC in one program: they count the references to an object in one way.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local imported = dofile(here .. "support/import_source.lua")
local by_hand = {arc = false}
local program = arg and arg[-1] or "hookhost"

local shared = [=[
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface MixedPart : NSObject
+ (id)new;
+ (id)part;
@end
@interface MixedHand : NSObject { @public id _kept; }
- (void)touch:(id)object;
- (void)keep:(id)object;
- (id)kept;
- (id (^)(void))blockOf:(id)object;
@end
extern NSMutableArray *mixedEvents;
id mixedMade(void) NS_RETURNS_RETAINED;
id mixedAutomatic(void) NS_RETURNS_RETAINED;
NSUInteger mixedCount(void);
void mixedNote(NSString *event);
NS_RETURNS_RETAINED id mixedMadeByARC(void);
void mixedUseMade(void);
]=]

imported(shared .. [=[
NSMutableArray *mixedEvents;
void mixedNote(NSString *event) {
  if (!mixedEvents) mixedEvents = [[NSMutableArray alloc] init];
  [mixedEvents addObject:event];
}
@implementation MixedPart
+ (id)new { return [[self alloc] init]; }
+ (id)part { return [[[self alloc] init] autorelease]; }
- (id)init { if ((self = [super init])) { [[self retain] release]; } return self; }
- (void)dealloc { mixedNote(@"gone"); [super dealloc]; }
@end
@implementation MixedHand
- (void)touch:(id)object { [object retain]; [object release]; }
- (void)keep:(id)object { [object retain]; [_kept release]; _kept = object; }
- (id)kept { return _kept; }
- (id (^)(void))blockOf:(id)object { return [[^{ return object; } copy] autorelease]; }
- (void)dealloc { [_kept release]; [super dealloc]; }
@end
id mixedMade(void) { return [[MixedPart alloc] init]; }
void mixedUseMade(void) {
  id part = mixedMadeByARC();
  mixedNote(@"made");
  [part release];
}
NSUInteger mixedCount(void) {
  id object = mixedAutomatic();
  NSUInteger count = [object retainCount];
  [object release];
  return count;
}
NSString *mixedHappened(void) {
  NSString *text = [mixedEvents componentsJoinedByString:@" "];
  [mixedEvents release];
  mixedEvents = nil;
  return text;
}
]=], by_hand)

local number = 0
-- The events of statements under ARC.
local function events(statements)
  number = number + 1
  local name = "mixedBody" .. number
  local globals = imported(shared .. ([=[
    typedef struct { id part; } Box%d;
    void %s(void) { MixedHand *hand = [MixedHand new]; (void)hand; %s }]=]):format(number, name,
      (statements:gsub("Box", "Box" .. number))))
  globals[name]()
  return tostring(globals.mixedHappened())
end

describe("an object of a source that counts by hand, under ARC,", function()
  it("lives as long as an element has it", function()
    assert.equal("held gone", events 'id list[1]; list[0] = [MixedPart new]; mixedNote(@"held"); list[0] = nil;')
    assert.equal("held gone", events 'id list[2] = {[MixedPart new], nil}; mixedNote(@"held"); (void)list;')
  end)

  it("lives as long as a field has it, and each copy of the structure", function()
    assert.equal("held gone", events 'Box box; box.part = [MixedPart new]; mixedNote(@"held"); box.part = nil;')
    assert.equal("copied held gone", events [[
      Box box = {[MixedPart new]}; Box copy = box; mixedNote(@"copied"); box.part = nil;
      mixedNote(@"held"); copy.part = nil;]])
  end)

  it("lives as long as a block has it", function()
    assert.equal("held gone", events [[
      id part = [MixedPart new]; id (^get)(void) = ^{ return part; }; part = nil; mixedNote(@"held"); get = nil;]])
  end)

  it("lives as long as native code keeps a block that has it", function()
    assert.equal("held gone end", events [[
      NSMutableArray *list = [NSMutableArray new];
      { id part = [MixedPart new]; [list addObject:^{ (void)part; }]; }
      mixedNote(@"held"); [list removeAllObjects]; mixedNote(@"end");]])
  end)

  it("lives as long as an implementation has a block that has it", function()
    assert.equal("held gone end", events [[
      IMP imp;
      { id part = [MixedPart new]; imp = imp_implementationWithBlock(^(id self) { (void)part; }); }
      mixedNote(@"held"); imp_removeBlock(imp); mixedNote(@"end");]])
  end)

  it("lives as long as a variable that blocks share has it", function()
    assert.equal("held gone", events [[
      void (^block)(void);
      { __block id part = [MixedPart new]; block = ^{ if (part) mixedNote(@"held"); }; }
      block(); block = nil;]])
  end)
end)

it("an autoreleased block of a source that counts by hand ends with the statement under ARC that claims it", function()
  assert.equal("gone next", events '(void)[hand blockOf:[MixedPart new]](); mixedNote(@"next");')
  assert.equal("held gone", events [=[
    id (^get)(void) = [hand blockOf:[MixedPart new]]; mixedNote(@"held"); get = nil;]=])
end)

describe("a variable of an object of another source", function()
  it("holds what ARC assigns to it, for a class that counts by hand", function()
    assert.equal("held gone end gone", events [[
      hand->_kept = [MixedPart new]; mixedNote(@"held"); hand->_kept = nil; mixedNote(@"end");
      hand->_kept = [MixedPart new];]])
  end)

  it("takes over a reference that is counted by hand, for a class of ARC", function()
    local owner = "@interface MixedOwner : NSObject { @public id stored; } @end\n"
    imported(shared .. owner .. "@implementation MixedOwner @end")
    imported(shared .. owner .. [=[
      void mixedStore(void) {
        MixedOwner *owner = [[MixedOwner alloc] init];
        id part = [[MixedPart alloc] init];
        owner->stored = part;
        mixedNote([NSString stringWithFormat:@"%lu", [part retainCount]]);
        owner->stored = nil;
        owner->stored = part;
        [owner release];
      }]=], by_hand).mixedStore()
    assert.equal("1 gone", events "")
  end)
end)

describe("the result of a function that returns a retained object", function()
  it("of a source that counts by hand ends with its variable, or its statement", function()
    assert.equal("held gone gone field gone", events [[
      { id part = mixedMade(); mixedNote(@"held"); (void)part; }
      (void)mixedMade();
      Box box; box.part = mixedMade(); mixedNote(@"field"); box.part = nil;]])
  end)

  it("of ARC has one reference in a source that counts by hand", function()
    imported(shared .. "id mixedAutomatic(void) { return [MixedPart new]; }")
    assert.equal("gone 1", events 'NSUInteger count = mixedCount(); mixedNote([NSString stringWithFormat:@"%lu", count]);')
  end)
end)

describe("an object under ARC that a source counts by hand", function()
  it("has a reference of each variable, element and block", function()
    assert.equal("touched one two gone", events [[
      id part = [MixedPart part]; id list[1]; list[0] = part; id (^get)(void) = ^{ return part; };
      [hand touch:part]; mixedNote(@"touched"); part = nil; mixedNote(@"one"); list[0] = nil;
      mixedNote(@"two"); get = nil;]])
  end)

  it("belongs to both sources", function()
    assert.equal("kept gone", events [[
      id part = [MixedPart new]; [hand keep:part]; part = nil; mixedNote(@"kept"); [hand keep:nil];]])
  end)
end)

describe("a function that returns a reference by its declaration in a header", function()
  it("gives it to the caller, in a source of either kind", function()
    assert.equal("made gone end", events [[
      { id part = mixedMade(); mixedNote(@"made"); (void)part; } mixedNote(@"end");]])
    imported(shared .. "id mixedMadeByARC(void) { return [MixedPart new]; }")
    assert.equal("made gone end", events 'mixedUseMade(); mixedNote(@"end");')
  end)
end)

describe("a script's variable", function()
  it("holds an object that a source counts by hand", function()
    local kept
    objc.autoreleasepool(function()
      local part, hand = objc.MixedPart:part(), objc.MixedHand:new()
      hand:touch(part)
      kept = part
    end)
    assert.equal("nil", tostring(imported("int mixedNothing;").mixedHappened()))
    assert.is_true(kept:isKindOfClass(objc.MixedPart))
    kept = nil
    objc.autoreleasepool(function() end)
    assert.is_nil(kept)
    assert.equal("gone", tostring(imported("int mixedNothing2;").mixedHappened()))
  end)
end)

describe("a script's pool", function()
  it("releases an object that no variable of the script has", function()
    local globals = imported(shared .. [=[
      void mixedLater(void) { MixedPart *part = [MixedPart new]; CFAutorelease(CFBridgingRetain(part)); mixedNote(@"end"); }
    ]=])
    objc.autoreleasepool(function() globals.mixedLater() end)
    assert.equal("end gone", tostring(globals.mixedHappened()))
  end)
end)

describe("random programs of two sources", function()
  for seed = 1, 4 do
    it("deallocate in the order of the model, seed " .. seed, function()
      local folder = os.tmpname()
      os.remove(folder)
      local fuzzing = here .. "../../../scripts/fuzzing"
      local pipe = assert(io.popen(("mkdir '%s' && '%s' '%s/random_counting.lua' %d '%s' && '%s' '%s/counting.lua' '%s' 2>/dev/null")
        :format(folder, program, fuzzing, seed, folder, program, fuzzing, folder)))
      local printed = pipe:read "a"
      pipe:close()
      local expected = assert(io.open(folder .. "/expected.txt")):read "a"
      os.execute(("rm -r '%s'"):format(folder))
      assert.equal(expected, printed)
    end)
  end
end)

describe("the pool of a source that counts by hand", function()
  local globals = imported [=[
#import <Foundation/Foundation.h>
@interface PooledPart : NSObject { int _number; }
+ (id)part:(int)number;
- (id)initWithNumber:(int)number;
- (id)copyPart;
@end
@interface PooledHolder : NSObject
- (id)first:(id)first second:(id)second;
@end
NSMutableArray *pooledEvents;
@implementation PooledPart
+ (id)part:(int)number { return [[PooledPart alloc] initWithNumber:number]; }
- (id)initWithNumber:(int)number { if ((self = [super init])) _number = number; return self; }
- (id)copyPart { return [[PooledPart alloc] initWithNumber:_number + 100]; }
- (void)dealloc { [pooledEvents addObject:[NSString stringWithFormat:@"-%d", _number]]; }
@end
@implementation PooledHolder
- (id)first:(id)first second:(id)second { id other = second; second = nil; return first ? first : other; }
@end
void pooledStart(void) { pooledEvents = [NSMutableArray new]; }
NSString *pooledEnd(void) { return [pooledEvents componentsJoinedByString:@" "]; }
]=]
  imported([=[
#import <Foundation/Foundation.h>
@interface PooledPart : NSObject
+ (id)part:(int)number;
- (id)copyPart;
@end
@interface PooledHolder : NSObject
- (id)first:(id)first second:(id)second;
@end
@interface PooledHand : NSObject { int _number; }
@end
extern NSMutableArray *pooledEvents;
static void note(NSString *event) { [pooledEvents addObject:event]; }
@implementation PooledHand
- (id)initWithNumber:(int)number { if ((self = [super init])) _number = number; return self; }
- (id)copyPart { return [[PooledHand alloc] initWithNumber:_number + 100]; }
- (void)dealloc { note([NSString stringWithFormat:@"-%d", _number]); [super dealloc]; }
@end
id pooledHand(int number) { return [[[PooledHand alloc] initWithNumber:number] autorelease]; }
id (^pooledBlock(id object))(void) { return [[^{ return object; } copy] autorelease]; }
void pooledPassed(void) {
  PooledHolder *holder = [[PooledHolder alloc] init];
  @autoreleasepool {
    [holder first:[PooledPart part:1] second:[PooledPart part:2]];
    note(@"passed");
  }
  note(@"drained");
  [holder release];
}
void pooledOrder(void) {
  @autoreleasepool {
    [[[PooledHand alloc] initWithNumber:1] autorelease];
    PooledHand *captured = [[PooledHand alloc] initWithNumber:2];
    pooledBlock(captured);
    [captured release];
    [[[PooledHand alloc] initWithNumber:3] autorelease];
    note(@"made");
  }
}
]=], by_hand)
  imported([=[
#import <Foundation/Foundation.h>
@interface PooledHand : NSObject
- (id)copyPart;
@end
id pooledHand(int number);
extern NSMutableArray *pooledEvents;
void pooledCopied(void) {
  @autoreleasepool {
    id copy = [pooledHand(1) copyPart];
    copy = nil;
    [pooledEvents addObject:@"dropped"];
  }
}
]=])
  local function events(name)
    globals.pooledStart()
    require "hookhost.c".globals[name]()
    return tostring(globals.pooledEnd())
  end

  it("has what a method under ARC creates and returns, until it is drained", function()
    assert.equal("passed -2 -1 drained", events "pooledPassed")
  end)

  it("releases blocks in the order of what else is in it", function()
    assert.equal("made -3 -2 -1", events "pooledOrder")
  end)

  it("has nothing of what a method named as a copy creates and ARC drops", function()
    assert.equal("-1 -101 dropped", events "pooledCopied")
  end)
end)
