-- What functions answer without a reference for the caller, in sources with and without ARC: who claims it.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local imported = dofile(here .. "support/import_source.lua")

local shared = [=[
#import <Foundation/Foundation.h>
@interface ClaimedPart : NSObject { int _number; }
+ (id)part:(int)number;
- (id)initWithNumber:(int)number;
@end
@interface ClaimedHolder : NSObject { id _first; id (^_block)(void); id _last; }
@property (nonatomic, copy) id (^made)(void);
- (id)initWithFirst:(id)first;
- (id)first;
- (void)setLast:(id)last;
- (void)hold:(id (^)(void))block;
- (id)run;
- (id (^)(void))blockOf:(id)object;
@end
void claimedNote(NSString *event);
int claimedCollect(void);
]=]

require "hookhost.c".globals.claimedCollect = function()
  collectgarbage()
  return 1
end
imported(shared .. [=[
static NSMutableString *events;
void claimedNote(NSString *event) {
  if (!events) events = [NSMutableString new];
  [events appendFormat:@"%@ ", event];
}
NSString *claimedEvents(void) { NSString *text = [events autorelease]; events = nil; return text; }
@implementation ClaimedPart
+ (id)part:(int)number { return [[[self alloc] initWithNumber:number] autorelease]; }
- (id)initWithNumber:(int)number { if ((self = [super init])) _number = number; return self; }
- (void)dealloc { claimedNote([NSString stringWithFormat:@"-%d", _number]); [super dealloc]; }
@end
@implementation ClaimedHolder
@synthesize made = _made;
- (id)initWithFirst:(id)first { if ((self = [super init])) _first = [first retain]; return self; }
- (id)first { return _first; }
- (void)setLast:(id)last { [last retain]; [_last release]; _last = last; }
- (void)hold:(id (^)(void))block { block = [block copy]; [_block release]; _block = block; }
- (id)run { return _block ? _block() : nil; }
- (id (^)(void))blockOf:(id)object { return [[^{ return object; } copy] autorelease]; }
- (void)dealloc { [_first release]; [_made release]; [_block release]; [_last release]; [super dealloc]; }
@end
]=], {arc = false})

local number = 0
-- The events of a function under ARC that has a holder and a new object, the argument of the call.
local function events(statements)
  number = number + 1
  local name = "claimedBody" .. number
  local globals = imported(shared .. ([=[
    static void %s_(ClaimedHolder *holder, id object) { %s claimedNote(@"end"); }
    void %s(void) { @autoreleasepool {
      ClaimedHolder *holder = [ClaimedHolder new]; %s_(holder, [ClaimedPart part:0]); claimedNote(@"back"); holder = nil;
      claimedNote(@"pool"); } }]=]):format(name, statements, name, name))
  globals[name]()
  return tostring(globals.claimedEvents()):sub(1, -2)
end

describe("an argument of a call under ARC", function()
  it("is not claimed by a function that finds it in another object", function()
    assert.equal("left end -0 back pool", events [[
      { ClaimedHolder *other = [[ClaimedHolder alloc] initWithFirst:object]; (void)[other first]; } claimedNote(@"left");]])
  end)

  it("ends with its statement, also where a collection comes before", function()
    assert.equal("-1 next end -0 back pool", events [[
      [holder setLast:[ClaimedPart part:1] != nil && claimedCollect() ? nil : object]; claimedNote(@"next");]])
  end)
end)

describe("what a performed selector answers under ARC", function()
  it("stays in the pool, since it need not be an object, unless a variable retains it", function()
    assert.equal("next end -0 back pool -1", events [[
      [holder hold:^id { return [ClaimedPart part:1]; }]; (void)[holder performSelector:@selector(run)]; [holder hold:nil];
      claimedNote(@"next");]])
    assert.equal("-1 next end -0 back pool", events [[
      [holder hold:^id { return [ClaimedPart part:1]; }];
      { ClaimedPart *part = (claimedCollect(), (ClaimedPart *)[holder performSelector:@selector(run)]); (void)part;
        [holder hold:nil]; }
      claimedNote(@"next");]])
  end)

  it("is not its receiver, which ends with the statement", function()
    assert.equal("-1 next end -0 back pool", events [[
      (void)[[ClaimedPart part:1] performSelector:@selector(self)]; claimedNote(@"next");]])
  end)
end)

describe("a method under ARC that returns self", function()
  it("leaves nothing in the pool", function()
    local declared = shared .. "@interface ClaimedOwn : NSObject\n- (id)own;\n@end\n"
    imported(declared .. '@implementation ClaimedOwn\n- (id)own { return self; }\n- (void)dealloc { claimedNote(@"gone"); }\n@end')
    local globals = imported(declared .. [=[
      void claimedOwn(void) {
        @autoreleasepool { ClaimedOwn *object = [[ClaimedOwn alloc] init]; [object own]; [object release]; claimedNote(@"end"); }
      }]=], {arc = false})
    globals.claimedOwn()
    assert.equal("gone end ", tostring(globals.claimedEvents()))
  end)
end)

describe("a source that counts by hand", function()
  it("passes on what a block under ARC answers to the caller that claims it", function()
    assert.equal("run -1 gone end -0 back pool", events [[
      [holder hold:^id { return [ClaimedPart part:1]; }];
      { id part = [holder run]; (void)part; claimedNote(@"run"); [holder hold:nil]; } claimedNote(@"gone");]])
  end)

  it("releases the blocks in an object's variables in the order in which its dealloc does", function()
    assert.equal("end back -0 -1 -2 pool", events [=[
      holder.made = [holder blockOf:object]; [holder hold:[holder blockOf:[ClaimedPart part:1]]];
      [holder setLast:[ClaimedPart part:2]];]=])
  end)
end)
